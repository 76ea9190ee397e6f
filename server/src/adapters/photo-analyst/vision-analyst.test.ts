import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import type { PhotoAnalysis } from "@dewlight/vision/analyze-photo.ts";
import { PhotoUnreadable } from "@dewlight/vision/decode/photo-unreadable.ts";
import type { AnalysisPool } from "@dewlight/vision/pool/analysis-pool.ts";
import { AnalysisPoolError } from "@dewlight/vision/pool/pool-messages.ts";
import { expect, test } from "vitest";
import { createVisionAnalyst } from "./vision-analyst.ts";

const TIMINGS = { decode: 0, detect: 0, mesh: 0, quality: 0, measure: 0, pictures: 0 };
const PICTURE = new Uint8Array(1);

/** What the engine finds in a photo of so many spots; null in one that fails its checks. */
function analysisOf(spots: number | null): PhotoAnalysis {
	const close = { zone: "chin" as const, picture: PICTURE, marks: PICTURE };
	return {
		photo_quality: { status: spots === null ? "fail" : "pass", reason: null, checks: [] },
		observation: spots === null ? null : makeObservation({ readings: { "inflamed_spots.chin": spots } }),
		pictures: {
			thumbnail: PICTURE,
			layers: [{ concern: "acne", picture: PICTURE }],
			closeUps: [{ concern: "acne", ...close }],
			overlay: null,
		},
		timings_ms: TIMINGS,
	};
}

type Answer = number | null | Error | "never";

/** Answers by the photo's first byte: its place in `answers`. */
function analystWith(answers: Answer[]) {
	const asked: number[] = [];
	const analyze: AnalysisPool["analyze"] = ([place = 0], { signal } = {}) => {
		asked.push(place);
		const answer = answers[place] ?? null;
		if (answer instanceof Error) return Promise.reject(answer);
		if (answer !== "never") return Promise.resolve(analysisOf(answer));
		if (signal?.aborted) return Promise.reject(new AnalysisPoolError("canceled"));
		return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
	};
	const pool = { analyze, close: async () => undefined } as Partial<AnalysisPool> as AnalysisPool;
	const [photo = PICTURE, ...frames] = answers.map((_, place) => Uint8Array.of(place));
	const analyst = createVisionAnalyst({ threads: 1 }, pool);
	return {
		asked,
		analyze: (signal?: AbortSignal) => analyst.analyze(photo, { frames, ...(signal && { signal }) }),
	};
}

test.each([
	["is no picture", new PhotoUnreadable("damaged")],
	["needs too much memory", new PhotoUnreadable("too_much_memory")],
	["kills its thread", new AnalysisPoolError("crashed")],
	["takes too long", new AnalysisPoolError("timeout")],
	["finds the line full", new AnalysisPoolError("busy")],
	["fails its checks", null],
] as const)("a frame that %s leaves the report to the others", async (_, answer) => {
	const { analyze } = analystWith([2, answer, 2]);
	const { observation, photoQuality } = await analyze();
	expect(photoQuality.status).toBe("pass");
	expect(observation?.frames).toEqual({ taken: 3, used: 2 });
});

test("the frames of a photo that fails its checks are not looked at", async () => {
	const { analyze, asked } = analystWith([null, 2, 2]);
	expect((await analyze()).observation).toBeNull();
	expect(asked).toEqual([0]);
});

test("pictures of spots that most frames do not show are left out", async () => {
	const { layers, closeUps } = await analystWith([1, 0, 0]).analyze();
	expect([layers, closeUps]).toEqual([[], []]);
	expect((await analystWith([1, 1, 0]).analyze()).closeUps).toHaveLength(1);
});

test("a scan that is stopped while a frame is looked at stops", async () => {
	const stop = new AbortController();
	const analyzing = analystWith([1, "never", 1]).analyze(stop.signal);
	stop.abort(new Error("stopped"));
	await expect(analyzing).rejects.toThrow("stopped");
});
