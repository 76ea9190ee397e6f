// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetAnswers, noteSelfie, readAnswers, wasSelfieChosen, writeAnswers } from "./join-calls.ts";

const ANSWERS = { goals: ["Even tone" as const], concerns: ["Redness" as const] };
const NONE = { goals: [], concerns: [] };

beforeEach(() => sessionStorage.clear());

test("answers wait for the person who gave them, and nothing of it is chosen for another", () => {
	writeAnswers(7, ANSWERS);
	noteSelfie(7);
	expect(readAnswers(8)).toEqual(NONE);
	expect(wasSelfieChosen(8)).toBe(false);
	expect(readAnswers(7)).toEqual(ANSWERS);
	expect(wasSelfieChosen(7)).toBe(true);
	forgetAnswers(7);
	expect(readAnswers(7)).toEqual(NONE);
	expect(wasSelfieChosen(7)).toBe(false);
});
