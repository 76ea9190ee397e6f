// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetAnswers, readAnswers, readStep, writeAnswers, writeStep } from "./onboarding-answers.ts";

const ANSWERS = {
	goals: ["Even tone" as const],
	concerns: ["Redness" as const],
	preferences: { pregnancy: "breastfeeding" as const },
};
const NONE = { goals: [], concerns: [], preferences: {} };

beforeEach(() => sessionStorage.clear());

test("answers and the step reached wait for the person who gave them, and nothing of it is chosen for another", () => {
	writeAnswers(7, ANSWERS);
	writeStep(7, "fine_tune");
	expect(readAnswers(8)).toEqual(NONE);
	expect(readStep(8)).toBe("selfie");
	expect(readAnswers(7)).toEqual(ANSWERS);
	expect(readStep(7)).toBe("fine_tune");
	forgetAnswers(7);
	expect(readAnswers(7)).toEqual(NONE);
});
