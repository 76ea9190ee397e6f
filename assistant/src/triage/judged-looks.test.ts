import { describe, expect, it } from "vitest";
import { triage } from "./triage.ts";

const rulesOf = (text: string) =>
	triage
		.read(
			[text],
			"talk",
		)(text)
		.map(({ rule_id }) => rule_id);

describe("looks that somebody wants judged", () => {
	it.each(["rate my face out of 10. dont be nice. am i ugly", "how pretty am i, score me"])(
		"are no crisis: %s",
		(text) => expect(rulesOf(text)).not.toContain("red-flag.suicidal"),
	);

	it("are one beside a wish to die", () => {
		expect(rulesOf("rate my face, am i ugly. i want to die and i have the pills here").join(" ")).toMatch(
			/suicidal|crisis/,
		);
	});
});
