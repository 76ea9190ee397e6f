import { expect, test } from "vitest";
import { phrasesTheSame } from "./narrate-check.ts";

const STANDS_OUT =
	"What stands out most: moderate redness on the nose and the left cheek (3.5 of 5), followed by shine.";
const OPEN = "Left open, because this photo could not show it: visible pores and lines.";
const CALM = "Most of what this photo shows looks calm.";

test.each([
	[
		STANDS_OUT,
		"What shows first is moderate redness on the nose and the left cheek, at 3.5 of 5, and then shine.",
	],
	[
		STANDS_OUT,
		"There is moderate redness on the nose and the left cheek (3.5 of 5), with shine coming next.",
	],
	[OPEN, "This photo could not show visible pores and lines."],
	[CALM, "Most of this photo looks calm."],
])("%s may be said as %s", (source, text) => {
	expect(phrasesTheSame(source, text)).toBe(true);
});

test.each([
	[
		"another severity",
		"There is moderate redness on the nose and the left cheek (4.5 of 5), followed by shine.",
	],
	[
		"another scale",
		"There is moderate redness on the nose and the left cheek (3.5 of 10), followed by shine.",
	],
	["no severity", "There is moderate redness on the nose and the left cheek, followed by shine."],
	[
		"a number more",
		"There is moderate redness on the nose and the left cheek (3.5 of 5), followed by 2 kinds of shine.",
	],
	[
		"a number in letters",
		"There is moderate redness on the nose and the left cheek (3.5 of 5), in two patches, then shine.",
	],
	[
		"findings swapped",
		"There is moderate shine on the nose and the left cheek (3.5 of 5), followed by redness.",
	],
	[
		"a stronger degree",
		"There is severe redness on the nose and the left cheek (3.5 of 5), followed by shine.",
	],
	[
		"a degree more",
		"There is moderate redness on the nose and the left cheek (3.5 of 5), followed by very strong shine.",
	],
	[
		"another side",
		"There is moderate redness on the nose and the right cheek (3.5 of 5), followed by shine.",
	],
	["a place left out", "There is moderate redness on the nose (3.5 of 5), followed by shine."],
	[
		"a finding more",
		"There is moderate redness on the nose and the left cheek (3.5 of 5), followed by shine and pimples.",
	],
	[
		"its opposite",
		"There is no moderate redness on the nose and the left cheek (3.5 of 5), followed by shine.",
	],
	[
		"a diagnosis",
		"Your rosacea shows as moderate redness on the nose and the left cheek (3.5 of 5), followed by shine.",
	],
	[
		"a cause",
		"Stress gives you moderate redness on the nose and the left cheek (3.5 of 5), followed by shine.",
	],
	["advice", "Treat the moderate redness on the nose and the left cheek (3.5 of 5), followed by shine."],
	[
		"an age",
		"Beyond your age, there is moderate redness on the nose and the left cheek (3.5 of 5), then shine.",
	],
	["a product", "CeraVe sees moderate redness on the nose and the left cheek (3.5 of 5), followed by shine."],
	[
		"a second sentence",
		"See: moderate redness on the nose and the left cheek (3.5 of 5), followed by shine. Be brave.",
	],
	["Markdown", "There is **moderate redness** on the nose and the left cheek (3.5 of 5), followed by shine."],
	["HTML", "There is moderate redness on the nose and the left cheek (3.5 of 5), followed by shine<b></b>."],
	["a link", "There is moderate redness on the nose and the left cheek (3.5 of 5), then shine www.spam.com."],
	["no end", "There is moderate redness on the nose and the left cheek (3.5 of 5), followed by shine"],
	[
		"a flood",
		`${"Well now, ".repeat(40)}there is moderate redness on the nose and the left cheek (3.5 of 5), then shine.`,
	],
])("a sentence with %s is not the same", (_what, text) => {
	expect(phrasesTheSame(STANDS_OUT, text)).toBe(false);
});

test("what was not shown stays not shown", () => {
	expect(phrasesTheSame(OPEN, "This photo shows visible pores and lines.")).toBe(false);
	expect(phrasesTheSame(CALM, "Most of what this photo shows does not look calm.")).toBe(false);
	expect(phrasesTheSame(CALM, "All of what this photo shows looks calm.")).toBe(false);
});
