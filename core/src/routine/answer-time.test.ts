import { expect, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsInUse } from "../person/own-products.ts";
import type { QuestionKind } from "../person/question-readers.ts";
import { understand } from "../person/understand.ts";
import { answerOfKind } from "./answer-asked.ts";
import { readSituation } from "./read-situation.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

interface Told {
	before?: string;
	note?: string;
	in_use?: readonly string[];
	/** What shows most. */
	shows?: Parameters<typeof buildFinding>[0];
}

function answerTo(
	kind: QuestionKind,
	text: string,
	{ before = "", note = "", in_use = [], shows = "acne" }: Told = {},
) {
	const facts = [...understand(note), ...factsInUse(in_use), ...wishesOf(note)];
	const request = buildRequest({ findings: [buildFinding(shows, 2)], facts });
	const asker = { request, situation: readSituation(request), planned: [], refused: new Set<string>() };
	return answerOfKind(kind, { text, before }, asker)?.text ?? "";
}

test("how long it takes is told of what was named, else of the sentence before, else of what shows", () => {
	expect(answerTo("how_long", "How long until my dark marks are gone?")).toMatch(/marks .*3 to 6 months/);
	expect(answerTo("how_long", "How long until it is gone?", { before: "Marks from old pimples." })).toMatch(
		/marks/,
	);
	expect(answerTo("how_long", "How long until it is gone?")).toMatch(/6 to 8 weeks/);
	expect(answerTo("how_long", "How long?", { shows: "lines" })).toMatch(/3 to 6 months of a retinoid/);
	expect(answerTo("how_long", "How long?", { shows: "redness" })).toMatch(/two to four weeks/);
});

test("whoever names a day too near is told so, and nobody else", () => {
	expect(answerTo("how_long", "Will the marks be gone in 4 weeks?")).toContain(
		"Not fully by the time you name",
	);
	expect(answerTo("how_long", "Will the marks be gone in 8 months?")).not.toContain("Not fully");
});

test("marks go, dents and deep lines stay, patches are kept down", () => {
	expect(answerTo("permanent", "Are these brown marks permanent?")).toMatch(
		/^You asked whether this stays\. No: flat marks/,
	);
	expect(answerTo("permanent", "Will the pitted scars go?")).toMatch(/Dents stay/);
	expect(answerTo("permanent", "Do wrinkles ever go away?")).toMatch(/deep ones/);
	expect(answerTo("permanent", "Will the patches go?", { note: "I am pregnant." })).toMatch(
		/within a year after it/,
	);
});

test("two weeks are too early to tell, four months are not", () => {
	expect(answerTo("not_working", "2 weeks on benzoyl peroxide and still spots, is it useless?")).toMatch(
		/too early/,
	);
	const late = answerTo("not_working", "4 months on it and still spots, is it useless?");
	expect(late).toMatch(/fair to leave it/);
	expect(late).not.toMatch(/too early/);
	expect(
		answerTo("not_working", "3 weeks and nothing, stop it?", { note: "My doctor gave me tretinoin." }),
	).toMatch(/Ask whoever prescribed it/);
});

test("purging is judged by what somebody uses and feels", () => {
	expect(answerTo("purging", "Is it purging?", { note: "My face burns and peels." })).toMatch(/irritation/);
	expect(answerTo("purging", "Is it purging?", { in_use: ["adapalene gel"] })).toMatch(/It may be/);
	expect(answerTo("purging", "Is it purging?", { in_use: ["Nivea cream"] })).toMatch(/Hardly/);
});

test("what has to be seen is told no time, and what is no good for somebody is not gone on with", () => {
	expect(answerTo("permanent", "Will this mole go away?")).toMatch(/Let a doctor look/);
	expect(answerTo("how_long", "How long until it fades?", { before: "I have a mole on my cheek." })).toMatch(
		/Let a doctor look/,
	);
	expect(answerTo("not_working", "2 weeks on retinol and still spots", { note: "I am pregnant." })).toBe("");
	expect(answerTo("not_working", "3 weeks and nothing", { note: "I use hydrocortisone on my face." })).toBe(
		"",
	);
	expect(answerTo("purging", "Is it purging?", { note: "I take roaccutane." })).toMatch(
		/stop nothing on your own/,
	);
	expect(answerTo("not_working", "once a day for 5 months and still spots")).not.toMatch(/too early/);
});

test.each([
	["I am pregnant.", "works_best", "What works best against wrinkles?"],
	["I am breastfeeding.", "eye_cream", "What helps the lines under my eyes?"],
	["I am 15.", "eye_cream", "What helps the lines under my eyes?"],
	["I am allergic to retinol.", "works_best", "What works best against wrinkles?"],
] as const)("names no retinol to begin to somebody it is not for: %s", (note, kind, text) => {
	expect(answerTo(kind, text, { note, shows: "lines" })).not.toMatch(/retinol/i);
});

test.each(["I had laser on my face last week.", "My face is sunburnt.", "I also take roaccutane."])(
	"tells nobody to go on with a retinoid over treated or raw skin: %s",
	(note) => {
		const told = answerTo("go_on", "Should I keep going?", { note: `My doctor gave me tretinoin. ${note}` });
		expect(told).not.toMatch(/every third night/);
	},
);
