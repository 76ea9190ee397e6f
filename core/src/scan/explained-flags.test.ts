import { expect, test } from "vitest";
import { factsFromText } from "../person/facts-from-text.ts";
import { flagsOfRules, RED_FLAG_RULES, type RedFlagRuleId } from "../skin/red-flags/red-flag-rules.ts";
import { withoutExplained } from "./explained-flags.ts";

const left = (note: string, ...rules: RedFlagRuleId[]) =>
	withoutExplained(flagsOfRules(new Set(rules)), note, factsFromText(note)).map(({ rule_id }) => rule_id);

test.each([
	["Isotretinoin since spring and everything is so dry and flaky", "doctor-today", "watch-today"],
	["I am 24 weeks pregnant and have a brown mask on both cheeks", "doctor-soon", "watch-soon"],
	["Rosacea, diagnosed and under control with the gel from my doctor", "doctor-soon", "watch-soon"],
] as const)("%s: %s becomes one sentence on what to watch for", (note, flag, instead) => {
	expect(left(note, `red-flag.${flag}`)).toEqual([`red-flag.${instead}`]);
});

test.each([
	["Isotretinoin since spring, dry, and one toe is hot and swollen", "doctor-today"],
	["Isotretinoin since spring, dry lips and my mood is low", "doctor-today"],
	["I am 24 weeks pregnant with a brown patch that bleeds", "doctor-soon"],
	["I am 24 weeks pregnant with a dark patch that grows", "doctor-soon"],
	["Rosacea, diagnosed, and now my eyes are gritty", "doctor-soon"],
	["Everything is dry and cracked", "doctor-today"],
] as const)("%s: %s stays", (note, flag) => {
	expect(left(note, `red-flag.${flag}`)).toEqual([`red-flag.${flag}`]);
});

test("no flag with a rule of its own is ever explained away", () => {
	const note = "Isotretinoin since spring, pregnant, rosacea under control, dry with a brown mask";
	for (const { rule_id } of RED_FLAG_RULES) {
		if (rule_id === "red-flag.doctor-today" || rule_id === "red-flag.doctor-soon") continue;
		expect(left(note, rule_id)).toEqual([rule_id]);
	}
});
