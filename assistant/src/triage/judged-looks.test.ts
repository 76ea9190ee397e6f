import { describe, expect, it } from "vitest";
import { rulesInTalk } from "./testing/rules-in-talk.ts";

describe("looks that somebody wants judged", () => {
	it.each(["rate my face out of 10. dont be nice. am i ugly", "how pretty am i, score me"])(
		"are no crisis: %s",
		(text) => expect(rulesInTalk(text)).not.toContain("red-flag.suicidal"),
	);

	it("are one beside a wish to die", () => {
		expect(rulesInTalk("rate my face, am i ugly. i want to die and i have the pills here").join(" ")).toMatch(
			/suicidal|crisis/,
		);
	});
});
