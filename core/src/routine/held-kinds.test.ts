import { expect, it, test } from "vitest";
import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { ROUTINE_RULES } from "../knowledge/plan-notes.ts";

test.each(["rule.nothing_named", "rule.treatments_after_visit", "rule.basics_until_visit"] as const)(
	"%s names no product and still says which sunscreen and moisturizer will do",
	(id) => {
		const { text } = ROUTINE_RULES[id];
		expect(text).toMatch(/no product/i);
		expect(text).toContain("any plain sunscreen of SPF 30 or more and any moisturizer without fragrance");
	},
);

it("counts the weeks of a treatment that waits from the visit on", () => {
	expect(ROUTINE_RULES["rule.treatments_after_visit"].text).toContain("count its weeks from then");
});

it("says of tinted sunscreens nothing that a picked one contradicts", () => {
	expect(ROUTINE_RULES["rule.tint_of_spf_30"].text).not.toContain("we know have SPF 30");
});

it("promises a slow start on deep tones only to what can irritate", () => {
	const rule = PERSON_RULES.find(({ id }) => id === "person.darker_tone");
	expect(rule?.note).toContain("what can irritate starts slowly");
});
