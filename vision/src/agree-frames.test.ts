import type { Observation, Zone } from "@dewlight/core/skin/observation.ts";
import { LINES_IN_DOUBT } from "@dewlight/core/skin/readings.ts";
import { makeObservation, type Readings } from "@dewlight/core/skin/testing/make-observation.ts";
import { expect, test } from "vitest";
import { agreeOverFrames, isStillSeen } from "./agree-frames.ts";

const SPOTS = "inflamed_spots.chin";
const RED = "redness.nose";

function read(readings: Readings, photo: Partial<Observation["photo"]> = {}, ita_deg = 40): Observation {
	return makeObservation({ readings, photo, ita_deg, sd_share: 0.1 });
}

function metricOf(observation: Observation, id: string) {
	const found = observation.metrics.find((metric) => metric.id === id);
	if (!found) throw new Error(`no ${id}`);
	return found;
}

const agreed = (id: string, values: (number | null)[]) => {
	const [photo, ...frames] = values.map((value) => read({ [id]: value }));
	return metricOf(agreeOverFrames(photo, frames), id);
};

test("each number is the median over the photo and its frames, and what was sent and used is told", () => {
	const frames = [read({ [RED]: 6 }), read({ [RED]: 4 }), null];
	const together = agreeOverFrames(read({ [RED]: 11 }), frames);
	expect(metricOf(together, RED).value).toBe(6);
	expect(together.frames).toEqual({ taken: 4, used: 3 });
});

test("the measured spread is stated, and never less than one photo states", () => {
	expect(agreed(RED, [4, 6, 8]).sd).toBeCloseTo(2, 5);
	expect(agreed(RED, [6, 6, 6]).sd).toBeCloseTo(0.6, 5);
});

test.each([
	["in one of three", [2, 0, 0], 0],
	["in two of three", [2, 3, 0], 2],
	["in two of four", [2, 3, 0, 0], 0],
	["in three of four", [2, 3, 2, 0], 2],
	["in one of two", [2, 0], 0],
] as const)("spots seen %s frames", (_, values, told) => {
	expect(agreed(SPOTS, [...values]).value).toBe(told);
});

test("a frame takes no reading away, and gives none that the photo did not allow", () => {
	expect(agreed(RED, [5, null, null])).toMatchObject({ measurable: true, value: 5 });
	expect(agreed(RED, [null, 5, 5])).toMatchObject({ measurable: false, value: null });
});

test("lines that one frame takes for hair or shade are left open", () => {
	const doubting = read({ "wrinkles.forehead": null });
	const metrics = doubting.metrics.map((one) =>
		one.id === "wrinkles.forehead" && !one.measurable ? { ...one, reason: LINES_IN_DOUBT } : one,
	);
	const together = agreeOverFrames(read({ "wrinkles.forehead": 5 }), [{ ...doubting, metrics }]);
	expect(metricOf(together, "wrinkles.forehead")).toMatchObject({
		measurable: false,
		reason: LINES_IN_DOUBT,
	});
});

test.each([
	["the head turned", { pose_deg: { yaw: 12, pitch: 0, roll: 0 } }, 40],
	["a smile", { expression: { mouth_open: 0.2, smile: 0.5, corner_lift: 0, eye_open: 0.3 } }, 40],
	["a blur", { reblur: 0.9 }, 40],
	["other light", { light_asymmetry: 25 }, 40],
	["skin of another tone", {}, 5],
] as const)("a frame with %s counts nothing", (_, photo, ita) => {
	const together = agreeOverFrames(read({ [RED]: 2 }), [read({ [RED]: 9 }, photo, ita)]);
	expect(metricOf(together, RED).value).toBe(2);
	expect(together.frames).toEqual({ taken: 2, used: 1 });
});

test("pictures of what most frames did not show are not shown", () => {
	const gone = agreeOverFrames(read({ [SPOTS]: 1 }), [read({ [SPOTS]: 0 }), read({ [SPOTS]: 0 })]);
	expect(isStillSeen("acne", gone)).toBe(false);
	expect(isStillSeen("redness", gone)).toBe(true);
	expect(isStillSeen("acne", read({ [SPOTS]: 1 }))).toBe(true);
});

test("lighter areas are told where most frames show them", () => {
	const paler = (zones: Zone[]): Observation => {
		const calm = read({});
		const metrics = calm.metrics.map((one) =>
			one.id === "evenness.face" && one.measurable ? { ...one, paler: zones } : one,
		);
		return { ...calm, metrics };
	};
	const frames = [paler(["left_cheek", "right_cheek"]), paler([])];
	const together = agreeOverFrames(paler(["left_cheek", "left_jaw"]), frames);
	expect(metricOf(together, "evenness.face")).toMatchObject({ paler: ["left_cheek"] });
});
