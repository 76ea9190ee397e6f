import { expect, test } from "vitest";
import { type AskedOfNote, unreadQuestions } from "../../person/note-questions.ts";
import type { Person } from "../../routine/person.ts";
import { makeInput, runScan } from "../../scan/testing/fixture-scans.ts";
import type { RedFlag } from "../../skin/red-flag.ts";
import { flagsOfRules } from "../../skin/red-flags/red-flag-rules.ts";
import { withNoteAnswered } from "./answer-note.ts";

interface Told {
	/** The kind that the meaning of every question told. */
	kind?: AskedOfNote["kind"];
	/** It is as good as certain. */
	plain?: true;
	/** What each question was understood as, by a word of it; the others were not understood. */
	meant?: Readonly<Record<string, string>>;
	person?: Partial<Person["preferences"]>;
	in_use?: string[];
	flags?: RedFlag[];
}

/** Rules and texts of the answers in a plan for this note. */
function answersTo(
	note: string,
	{ kind, plain, meant = {}, person = {}, in_use = [], flags = [] }: Told = {},
) {
	const asked = unreadQuestions(note).map((unread): AskedOfNote => {
		const question = { ...unread, ...(kind !== undefined && { kind }), ...(plain && { plain }) };
		const row = Object.entries(meant).find(([word]) => question.text.includes(word))?.[1];
		return row === undefined
			? question
			: { ...question, meant: { intent: "known_question", known: `question.${row}` } };
	});
	const told = { goals: [], issues: [], preferences: person };
	const input = makeInput({ note, person: told, in_use, note_flags: flags });
	const { analysis_result } = runScan(input);
	const { care_plan } = withNoteAnswered({
		observation: input.observation,
		note,
		person: told,
		in_use,
		analysis: { ...analysis_result, asked },
		previous_plan: null,
		now: "2026-03-31T08:00:00.000Z",
	});
	return (care_plan.notes ?? []).filter(({ rule_id }) => /^answer\.(?:question|open)/.test(rule_id));
}

test("a question that is understood is answered in the assistant's words, short and without its table of sources", () => {
	const [said, ...others] = answersTo("Travelling a lot. Does a silk pillow do anything?", {
		meant: { silk: "silk_sleep" },
	});
	expect(others).toEqual([]);
	expect(said).toMatchObject({ rule_id: "answer.question_read", safety: true });
	expect(said?.text).toMatch(/^You asked/);
	expect(said?.text).not.toMatch(/Based on|\*\*|Ask me/);
	expect(said?.text.length).toBeLessThanOrEqual(420 + "You asked about ".length + 60);
});

test("answers stand in the order of the questions, whoever knows them", () => {
	const rules = answersTo("Does silk help? How long until it works? Is rice water good?", {
		meant: { silk: "silk_sleep" },
	}).map(({ rule_id, text }) => `${rule_id} ${text.slice(0, 60)}`);
	expect(rules[0]).toMatch(/question_read/);
	expect(rules[1]).toMatch(/question_how_long/);
	expect(rules[2]).toMatch(/question_read You asked about rice water/);
});

test("what nobody is sure of is said to be open, with the question in its own words for the chat", () => {
	const [open] = answersTo("Does the moon change my skin?");
	expect(open).toMatchObject({ rule_id: "answer.open_question", asks: "Does the moon change my skin?" });
	expect(open?.text).toMatch(
		/^"Does the moon change my skin\?": we are not sure enough of this question to answer it here\..*chat/,
	);
});

test("a question whose kind was told is answered by the plan where nothing else knows", () => {
	const [said] = answersTo("Carry on or pack it in?", { kind: "go_on" });
	expect(said).toMatchObject({ rule_id: "answer.question_go_on", asks: "Carry on or pack it in?" });
});

test("no more than two are left open, and what a plan is for is not among them", () => {
	expect(answersTo("Does the moon matter? Does jazz matter? Does paint matter?")).toHaveLength(2);
	expect(answersTo("Any tips?")).toEqual([]);
	expect(answersTo("What should I use?")[0]?.text).toMatch(/^You asked what to use\. A mild wash/);
});

test("the plan's own answer stands before one for everybody", () => {
	const said = answersTo("Is my retinol ok?", {
		meant: { retinol: "retinol_thins" },
		person: { pregnancy: "pregnant" },
		in_use: ["retinol 0.5%"],
	});
	expect(said.map(({ rule_id }) => rule_id)).toEqual(["answer.question_keep"]);
	expect(said[0]?.text).toMatch(/No, leave it off/);
});

test("a row that a single word called up gives way to what was understood", () => {
	const said = answersTo("Is a bath with hot water before bed bad for my sleep?", {
		meant: { bath: "sleep_stress" },
	});
	expect(said).toHaveLength(1);
	expect(said[0]?.text).toMatch(/sleep, stress/);
});

test("nothing that acts is advised to skin that has to be calm first", () => {
	const ask = "Should I pop them?";
	const said = (note: string) => answersTo(note, { meant: { pop: "squeezing" } })[0]?.text;
	expect(said(ask)).toMatch(/Better not.*benzoyl peroxide/);
	const calm = said(`My skin is tight, flaky and burns. ${ask}`);
	expect(calm).toContain("Better not");
	expect(calm).toMatch(/leave benzoyl peroxide and salicylic acid out/);
	expect(calm).not.toContain("does the rest");
});

test("one question in two sentences is answered once, and a thing is what was named before", () => {
	expect(
		answersTo("My sister swears by rice water. Is it any good?").filter(({ text }) =>
			/rice water/.test(text),
		),
	).toHaveLength(1);
});

test("a child without a plan gets no further answers", () => {
	const said = answersTo("Is rice water good?", { person: { age_band: "under-13" } });
	expect(said).toEqual([]);
});

test("what would go onto skin that has just been treated waits until it has healed", () => {
	const said = (note: string) =>
		answersTo(note)
			.map(({ text }) => text)
			.join(" ");
	const ask = "Is a clay mask a good idea?";
	expect(said(ask)).not.toMatch(/Not now/);
	expect(said(`I had laser on my face on Saturday. ${ask}`)).toMatch(/clay or mud mask\. Not now, unless/);
});

test.each([
	"A spot beside my nose comes off on the towel, bleeds and scabs over, since March. What do you have to scrape it off?",
	"The bump on my cheek bleeds and never heals. Is there a better gel for it?",
])("nothing is put on a place that has to be seen, and nothing taken off it: %s", (note) => {
	const flags = flagsOfRules(new Set(["red-flag.doctor-soon"] as const));
	const [said, ...others] = answersTo(note, { flags });
	expect(others).toEqual([]);
	expect(said?.text).toMatch(/Nothing yourself: take nothing off it, and put no gel/);
});

test("what is open where a doctor has to look is left to that doctor", () => {
	const flags = flagsOfRules(new Set(["red-flag.doctor-soon"] as const));
	const [open] = answersTo("Does the moon change my skin?", { flags });
	expect(open?.text).toMatch(/Ask the doctor who looks/);
});

test("of what the plan stops by its name nothing is said to be open", () => {
	expect(
		answersTo("I put toothpaste on spots. Is toothpaste really a myth?", { in_use: ["toothpaste"] }),
	).not.toContainEqual(expect.objectContaining({ rule_id: "answer.open_question" }));
});

test.each([
	["Nur die Mitesser auf der Nase nerven, der Rest passt mir gut.", /Englisch/],
	["Tengo la piel muy seca y no sé qué crema usar por la noche.", /inglés/],
	["Cały dzień pył z cementu, po umyciu twarz ciągnie. Da się?", /angielsku/],
])("a note in another language hears in it that the plan is in English: %s", (note, said) => {
	const input = makeInput({ note, person: { goals: [], issues: [], preferences: {} } });
	const { analysis_result } = runScan(input);
	const { care_plan } = withNoteAnswered({
		observation: input.observation,
		note,
		person: input.person,
		in_use: [],
		analysis: { ...analysis_result, asked: [] },
		previous_plan: null,
		now: "2026-03-31T08:00:00.000Z",
	});
	expect(care_plan.notes?.filter(({ rule_id }) => rule_id === "answer.in_english")).toHaveLength(1);
	expect(care_plan.notes?.find(({ rule_id }) => rule_id === "answer.in_english")?.text).toMatch(said);
});

test("a kind that is as good as certain goes before what else was understood, one that is not stays behind", () => {
	const note = "Travelling a lot. Does a silk pillow do anything?";
	const meant = { silk: "silk_sleep" };
	expect(answersTo(note, { kind: "glow_by", plain: true, meant })[0]?.rule_id).toBe(
		"answer.question_glow_by",
	);
	expect(answersTo(note, { kind: "glow_by", meant })[0]?.rule_id).toBe("answer.question_read");
});

test("a no of the plan stands, however certain another kind is", () => {
	const kept = answersTo("Is salicylic acid ok?", {
		kind: "brand_ok",
		plain: true,
		person: { pregnancy: "pregnant" },
	}).map(({ text }) => text);
	expect(kept.join(" ")).toMatch(/No, leave it off/);
});

test("what the sentence before names is what the answer speaks of", () => {
	const [said] = answersTo("I have dark circles like my mother. Do eye creams do anything?");
	expect(said?.text).toMatch(/Against dark rings none does much/);
});

test("a child without a plan hears a word to their question, and an emergency nothing beside it", () => {
	const child = answersTo("Do I need retinol?", { kind: "too_early", person: { age_band: "under-13" } });
	expect(child.map(({ text }) => text).join(" ")).toMatch(/young skin renews itself/);
	const flags = flagsOfRules(new Set(["red-flag.airway-swelling"] as const));
	expect(answersTo("Can I scrub it?", { kind: "scrub", flags })).toEqual([]);
});

test("a balm of lanolin is a no for whoever is allergic to that", () => {
	const note = "I am allergic to lanolin. Can I use Aquaphor?";
	expect(answersTo(note).map(({ text }) => text)).toEqual([
		expect.stringMatching(/^You asked about Aquaphor\. No: such balms hold lanolin/),
	]);
	expect(
		answersTo("Can I use Aquaphor?")
			.map(({ text }) => text)
			.join(),
	).not.toContain("allergic to");
});

test("a question that names a bottle is not left open where a line says what becomes of it", () => {
	const note = "I am allergic to aspirin. Is stridex same thing or am I good?";
	const open = (in_use: string[]) =>
		answersTo(note, { in_use }).filter(({ rule_id }) => rule_id === "answer.open_question");
	expect(open(["stridex pads"])).toEqual([]);
	expect(open([])).toHaveLength(1);
});
