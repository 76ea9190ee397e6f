import { expect, test } from "vitest";
import { scheduleWords } from "./schedule.ts";

test.each([
	["morning", 7, 1, "Every morning"],
	["night", 7, 1, "Every night"],
	["night", 3, 1, "3 nights a week"],
	["night", 1, 3, "1 night a week from week 3 after you start"],
	["weekly", 2, null, "Twice a week"],
	["weekly", 1, 5, "Once a week from week 5 after you start"],
	["weekly", 3, 1, "3 times a week"],
	["weekly", 7, 1, "Every day"],
] as const)("%s, %i a week from week %s reads %s", (section, per_week, start_week, words) => {
	expect(scheduleWords(section, { per_week, start_week })).toBe(words);
});

test("a plan that does not say how often says nothing", () => {
	expect(scheduleWords("morning", { per_week: null, start_week: 2 })).toBeNull();
});
