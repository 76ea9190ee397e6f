import { describe, expect, test } from "vitest";
import { CONCERNS, type Concern } from "./concern.ts";
import { findConcerns, isReportable, unreadableConcerns, unreadIn, unreadSentence } from "./find-concerns.ts";
import { METRIC_NAMES, type MetricName } from "./observation.ts";
import { canBeNote, leavesMuchOpen, type QualityCheckName } from "./photo-quality.ts";
import { CALM_READINGS, makeObservation } from "./testing/make-observation.ts";

function without(...lost: MetricName[]) {
	const readings = Object.entries(CALM_READINGS).map(([id, value]) =>
		lost.some((metric) => id.startsWith(`${metric}.`)) ? [id, null] : [id, value],
	);
	return makeObservation({ readings: Object.fromEntries(readings), reason: "the photo is too soft" });
}

describe("what can be read", () => {
	test("is told by the rules of the findings, whichever metrics are lost", () => {
		for (let mask = 0; mask < 2 ** METRIC_NAMES.length; mask += 1) {
			const lost = METRIC_NAMES.filter((_, index) => mask & (1 << index));
			const observation = without(...lost);
			expect(unreadableConcerns(observation.metrics)).toEqual(unreadIn(findConcerns(observation)));
		}
	});

	test("dryness goes with texture or with shine", () => {
		expect(unreadableConcerns(without("texture").metrics)).toEqual(["texture", "dryness"]);
		expect(unreadableConcerns(without("shine").metrics)).toEqual(["shine", "dryness"]);
	});

	test("makes a report from half of the concerns on", () => {
		const lost = (count: number): Concern[] => CONCERNS.slice(0, count);
		expect(isReportable(lost(5))).toBe(true);
		expect(isReportable(lost(6))).toBe(false);
	});

	test("is named in one sentence", () => {
		expect(unreadSentence([])).toBe("");
		expect(unreadSentence(["acne", "lines"])).toBe("Acne-like spots and lines cannot be read in this photo.");
	});
});

test("a person is asked first about a photo whose report would leave more than three concerns open", () => {
	const asks = (count: number) => leavesMuchOpen({ status: "warn", unread: CONCERNS.slice(0, count) });
	expect([0, 3, 4].map(asks)).toEqual([false, false, true]);
	expect(leavesMuchOpen({ status: "fail", unread: CONCERNS.slice(0, 8) })).toBe(false);
});

test("a refused photo may be a note where it shows one face, and a good one is no note by itself", () => {
	const failed = (name: QualityCheckName) =>
		canBeNote({ status: "fail", checks: [{ name, status: "fail", value: null, limit: null }] });
	expect((["face_size", "sharpness", "exposure", "pose", "occlusion"] as const).map(failed)).toEqual(
		Array(5).fill(true),
	);
	expect((["decode", "face_count", "plausible_skin"] as const).map(failed)).toEqual(Array(3).fill(false));
	expect(canBeNote({ status: "warn", checks: [] })).toBe(false);
});
