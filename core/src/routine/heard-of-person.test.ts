import { expect, test } from "vitest";
import { heardOfPerson } from "./facts-from-answers.ts";

test("nobody past the age for it is heard to expect a child", () => {
	const heard = [
		{ id: "breastfeeding", sure: false },
		{ id: "rosacea", sure: false },
	] as const;
	expect(heardOfPerson(heard, { age_band: "65+" }).map(({ id }) => id)).toEqual(["rosacea"]);
	expect(heardOfPerson(heard, { age_band: "25-34" })).toHaveLength(2);
	expect(heardOfPerson(heard, {})).toHaveLength(2);
});
