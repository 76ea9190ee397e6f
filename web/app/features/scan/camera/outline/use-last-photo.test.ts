import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerFetch } from "../../testing/show-page.tsx";
import { lastPhotoQuery } from "./use-last-photo.ts";

afterEach(() => vi.unstubAllGlobals());

const read = () =>
	new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(lastPhotoQuery);
const tile = (id: number, status: string) => ({ id, status, thumbnail_filename: `thumb-${id}.webp` });
const engine = { name: "test", version: "1", crop: 512 };
const taken = {
	pose_deg: { yaw: 3, pitch: -2, roll: 1 },
	inter_ocular_px: 412.5,
	px_per_mm: 4.5,
	reblur: 0.3,
	light_asymmetry: 2,
	colour_cast: 0,
	clip_high: 0,
};
const report = { taken, engine };

test("the newest finished scan gives its thumbnail and how it was taken", async () => {
	const calls = answerFetch({
		"GET /api/checkins": { json: [tile(9, "processing"), tile(8, "complete"), tile(7, "complete")] },
		"GET /api/checkins/8": { json: report },
		"GET /api/thumbnails/thumb-8.webp": {},
	});
	expect(await read()).toMatchObject({
		thumbnail: expect.any(Blob),
		taken: { engine, inter_ocular_px: 412.5, photo: { px_per_mm: 4.5, pose_deg: { yaw: 3 } } },
	});
	expect(calls).toHaveLength(3);
});

test("where no thumbnail is kept, or it cannot be had, its numbers still guide", async () => {
	answerFetch({
		"GET /api/checkins": { json: [{ ...tile(8, "complete"), thumbnail_filename: null }] },
		"GET /api/checkins/8": { json: report },
	});
	expect(await read()).toMatchObject({ thumbnail: null, taken: { inter_ocular_px: 412.5 } });
	vi.spyOn(console, "warn").mockReturnValue();
	answerFetch({
		"GET /api/checkins": { json: [tile(8, "complete")] },
		"GET /api/checkins/8": { json: report },
		"GET /api/thumbnails/thumb-8.webp": { status: 404, json: {} },
	});
	expect(await read()).toMatchObject({ thumbnail: null, taken: { inter_ocular_px: 412.5 } });
});

test("a photo kept as a note is no pose to repeat", async () => {
	answerFetch({
		"GET /api/checkins": { json: [{ ...tile(9, "complete"), kept_as_note: true }, tile(8, "complete")] },
		"GET /api/checkins/8": { json: report },
		"GET /api/thumbnails/thumb-8.webp": {},
	});
	expect(await read()).toMatchObject({ taken: { inter_ocular_px: 412.5 } });
});

test("nobody is asked further without a finished scan", async () => {
	const calls = answerFetch({ "GET /api/checkins": { json: [tile(9, "processing")] } });
	expect(await read()).toBeNull();
	expect(calls).toHaveLength(1);
});
