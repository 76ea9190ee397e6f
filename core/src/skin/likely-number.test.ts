import { expect, test } from "vitest";
import { likelyNumber } from "./likely-number.ts";
import { countSentence } from "./metric-words.ts";
import type { DetectionPower, MeasuredMetric } from "./observation.ts";

function spots(seen: Partial<DetectionPower>, value = 2): MeasuredMetric {
	const base = { id: "inflamed_spots.face", metric: "inflamed_spots", zone: "face", unit: "count" } as const;
	const known = { power: 0.85, limit: 7, doubtful: 0, expected: 2, ...seen };
	return { ...base, value, sd: 0, confidence: 0.6, measurable: true, reason: null, seen: known };
}

const numberOf = (seen: Partial<DetectionPower>) => likelyNumber(spots(seen))?.number ?? Number.NaN;

test("there are likely more than were found, the more the less a photo shows", () => {
	const found = { expected: 8 };
	expect(numberOf(found)).toBeGreaterThan(8);
	expect(numberOf({ ...found, power: 0.6 })).toBeGreaterThan(numberOf(found));
	expect(numberOf({ ...found, limit: 11 })).toBeGreaterThan(numberOf(found));
	expect(numberOf({ ...found, limit: null })).toBeGreaterThan(numberOf(found));
});

test("where none was found there is hardly any", () => {
	expect(numberOf({ expected: 0 })).toBeLessThan(0.5);
});

test("more found is never fewer likely", () => {
	const numbers = [0, 0.3, 1, 2, 5, 20].map((expected) => numberOf({ expected }));
	expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test("without a word of what would have shown nothing is said of what is missed", () => {
	expect(likelyNumber({ ...spots({}), seen: undefined })).toBeNull();
	expect(likelyNumber(spots({ expected: undefined }))).toBeNull();
	expect(countSentence({ ...spots({}), seen: undefined })).toBe("");
});

test("the sentence says at least how many, what share is found and how many there may be", () => {
	expect(countSentence(spots({}))).toBe(
		"At least 2 show, and about seven of ten such spots are found on a photo like this, some of them as darker marks: there may be 3 (2 to 5).",
	);
	expect(countSentence(spots({ expected: 0.9 }, 1))).toMatch(
		/^At least 1 shows, .+: there may be 1 \(1 to \d\)\.$/,
	);
	expect(countSentence(spots({ expected: 0 }, 0))).toBe("");
});
