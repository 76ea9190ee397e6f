import { expect, test } from "vitest";
import { leansBack, noteQuestions, unreadQuestions } from "./note-questions.ts";

const asked = (note: string) => noteQuestions(note).map(({ text }) => text);

test.each([
	["a mark", "Cheeks are dry. Does a humidifier help?", "Does a humidifier help?"],
	["the order of a question alone", "dry again. should i change the soap", "should i change the soap"],
	["wondering", "wondering if snail mucin does anything", "wondering if snail mucin does anything"],
	["not being sure", "Not sure whether I need a toner", "Not sure whether I need a toner"],
	["a last clause", "I want it flat by June, can that be done", "I want it flat by June, can that be done"],
	[
		"true or not",
		"They say ice shrinks pores, true or nonsense",
		"They say ice shrinks pores, true or nonsense",
	],
	["what others say of care", "My sister swears by black soap", "My sister swears by black soap"],
])("a question is heard by %s", (_how, note, question) => {
	expect(asked(note)).toEqual([question]);
});

test("two questions of a sentence are two, and a choice between two things is one", () => {
	expect(asked("Is it too late to begin, and would I have to give up my balm?")).toEqual([
		"Is it too late to begin",
		"would I have to give up my balm?",
	]);
	expect(asked("Is it the blade or is it me?")).toHaveLength(1);
});

test("what only leads to a question is none", () => {
	const asked = noteQuestions("What I do want to know: is vitamin C in the morning overkill?");
	expect(asked.map(({ text }) => text)).toEqual(["is vitamin C in the morning overkill?"]);
});

test("a word or two behind a story ask about the story", () => {
	expect(asked("We have hard water since May and my face is tight. Connected?")).toEqual([
		"We have hard water since May and my face is tight. Connected?",
	]);
});

test.each([
	"My mother is 63 and gets asked for ID. Nothing more to say.",
	"AM: the vitamin C, PM: the cream. My sister told me a joke.",
	"My flatmate has forty serums, an orange one smells like hot dogs??",
	"Hello. Thanks!",
	"",
])("nothing is asked in: %s", (note) => {
	expect(asked(note)).toEqual([]);
});

test("only what names nothing of its own leans on what stands before it", () => {
	expect(
		["is it", "Should I?", "And does that help?", "good for skin or bad?"].filter(leansBack),
	).toHaveLength(4);
	expect(["Does sauna help?", "Is zinc safe?", "Can I use spf?"].filter(leansBack)).toEqual([]);
	expect(unreadQuestions("Ice cubes. Is that ok?")).toEqual([
		{ text: "Is that ok?", before: "Ice cubes.", own: true, meant: null },
	]);
});

test("in a language of which words alone are known the last question counts", () => {
	expect(asked("¿Qué tal? Trabajo en la calle. ¿Sirve el limón para las manchas de la cara?")).toEqual([
		"¿Sirve el limón para las manchas de la cara?",
	]);
});
