import { drawFace, drawFaceAnew, encodeFace, encodePixels } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "vitest";
import { metricValue, readFace, readPhoto } from "./testing/read-face.ts";

const FACE = { person: 3, papules: { forehead: { count: 3 } }, redness: { nose: 5 } } as const;

test("the same options draw the same pixels, and a kept face is the one that is drawn", () => {
	const options = { ...FACE, width: 300, height: 300 };
	const drawn = drawFaceAnew(options);
	expect(drawFaceAnew(options)).toEqual(drawn);
	expect(drawFace(options)).toEqual(drawn);
	expect(drawFace(options)).toEqual(drawn);
});

test("the same bytes give the identical observation, key for key", async () => {
	const bytes = await encodeFace(FACE);
	const first = await readPhoto(bytes);
	const second = await readPhoto(bytes);
	expect(JSON.stringify(second)).toBe(JSON.stringify(first));
});

test("a photo stored on its side and marked so reads as the upright one", async () => {
	const pixels = drawFace({ ...FACE, width: 640, height: 640 });
	const upright = await readPhoto(await encodePixels(pixels, { format: "png" }));
	for (const orientation of [3, 6, 8]) {
		const turned = await readPhoto(await encodePixels(pixels, { format: "png", orientation }));
		expect(turned.observation).toEqual(upright.observation);
	}
});

test("a second photo of the same person moves no cheek redness beyond its stated noise", async () => {
	const first = await readFace({ person: 0, shot: 1, redness: { left_cheek: 6 } });
	const second = await readFace({ person: 0, shot: 2, center: [0.51, 0.46], redness: { left_cheek: 6 } });
	const sd = first.observation?.metrics.find(({ id }) => id === "redness.left_cheek")?.sd ?? 0;
	const change = Math.abs(
		metricValue(first, "redness.left_cheek") - metricValue(second, "redness.left_cheek"),
	);
	expect(change).toBeLessThan(Math.max(1, 1.96 * Math.SQRT2 * sd));
});
