import { expect, test } from "vitest";
import {
	DISTORTIONS,
	describeMistakes,
	describeNarrator,
	isHonest,
	isMistaken,
	judgeRephrasings,
} from "./rephrasings.ts";

const JUDGED = judgeRephrasings();
/** The least share of honest sentences that get through. */
const LEAST_ACCEPTED = 0.8;

test("no dishonest rephrasing gets into a report, of whatever kind", () => {
	expect(describeMistakes(JUDGED.filter((one) => !isHonest(one)))).toBe("");
	expect(new Set(JUDGED.map(({ distortion }) => distortion))).toEqual(new Set([null, ...DISTORTIONS]));
});

test("nearly every honest one does", () => {
	const honest = JUDGED.filter(isHonest);
	const accepted = honest.filter((one) => !isMistaken(one));
	expect(honest.length).toBeGreaterThan(20);
	expect(accepted.length / honest.length, describeMistakes(honest)).toBeGreaterThanOrEqual(LEAST_ACCEPTED);
});

test("the table has a row for each kind", () => {
	expect(describeNarrator(JUDGED).split("\n")).toHaveLength(2 + DISTORTIONS.length);
});
