import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerFetch } from "../../testing/answer-fetch.ts";
import { lastPhotoQuery } from "./use-last-pose.ts";

afterEach(() => vi.unstubAllGlobals());

const read = () =>
	new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(lastPhotoQuery);
const tile = (id: number, status: string) => ({ id, status, thumbnail_filename: `thumb-${id}.webp` });
const quality = (value: number) => ({
	photo_quality: {
		status: "pass",
		reason: null,
		checks: [{ name: "face_size", status: "pass", value, limit: 120 }],
	},
});

test("the newest finished scan gives its thumbnail and the size its check reported", async () => {
	const calls = answerFetch({
		"GET /api/checkins": { json: [tile(9, "processing"), tile(8, "complete"), tile(7, "complete")] },
		"GET /api/checkins/8": { json: quality(412.5) },
		"GET /api/thumbnails/thumb-8.webp": {},
	});
	expect(await read()).toMatchObject({ eyeCornersPx: 412.5, thumbnail: expect.any(Blob) });
	expect(calls).toHaveLength(3);
});

test("a share of the face in view is no size", async () => {
	answerFetch({
		"GET /api/checkins": { json: [tile(8, "complete")] },
		"GET /api/checkins/8": { json: quality(0.95) },
		"GET /api/thumbnails/thumb-8.webp": {},
	});
	expect(await read()).toMatchObject({ eyeCornersPx: null });
});

test("a photo kept as a note is no pose to repeat", async () => {
	answerFetch({
		"GET /api/checkins": { json: [{ ...tile(9, "complete"), kept_as_note: true }, tile(8, "complete")] },
		"GET /api/checkins/8": { json: quality(300) },
		"GET /api/thumbnails/thumb-8.webp": {},
	});
	expect(await read()).toMatchObject({ eyeCornersPx: 300 });
});

test("nobody is asked further without a finished scan", async () => {
	const calls = answerFetch({ "GET /api/checkins": { json: [tile(9, "processing")] } });
	expect(await read()).toBeNull();
	expect(calls).toHaveLength(1);
});
