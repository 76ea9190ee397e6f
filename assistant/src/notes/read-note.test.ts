import { afterAll, beforeAll, expect, test } from "vitest";
import { createEncoder } from "../encoder/encoder.ts";
import { createNoteReader } from "./read-note.ts";

const encoder = createEncoder({ timeoutMs: 60_000 });
const readNote = createNoteReader(encoder);
beforeAll(() => encoder.warmUp(), 60_000);
afterAll(() => encoder.close());

const rowsOf = async (note: string) =>
	(await readNote(note)).map(({ meant }) => meant?.known ?? meant?.intent ?? null);

test.each([
	["Flaky since the move. wondering if hard water from the tap does this to a face", "question.tap_water"],
	["My aunt says you should drink three litres of water a day for good skin", "question.spot_myths"],
	["Should I be using an eye cream at 30 or is moisturizer enough", "question.eye_cream"],
	["I have little white hard bumps by my eyes, can I squeeze those milia out?", "question.milia"],
	["Can my husband use the same cream as me, or is sharing a bad idea?", "question.shared"],
])("what a note asks is understood: %s", async (note, row) => {
	expect(await rowsOf(note)).toContain(row);
});

test("what leans on the sentence before it is read with that", async () => {
	expect(await rowsOf("Got a sauna membership for my birthday. Good for skin or bad?")).toEqual([
		"question.sauna",
	]);
});

test.each([
	"Would the thing in the drawer sort that too?",
	"Does the moon have anything to do with it?",
	"Which of the two would your mother pick?",
	"What does my report say about the left cheek?",
	"Find me a cheap serum?",
])("nobody is answered on a guess: %s", async (note) => {
	expect(await rowsOf(note)).toEqual([null]);
});

test("what a note as a whole tells of is answered too, where it surely is a known case", async () => {
	const note =
		"Forehead full of tiny bumps, every single one alike, and they itch. The antibiotic made it worse.";
	expect((await readNote(note)).map(({ meant }) => meant?.particular)).toEqual(["case.forehead_same_bumps"]);
});

test("a note that asks nothing is read as such", async () => {
	expect(await readNote("Dry winter cheeks, every year the same.")).toEqual([]);
});

test.each([
	["Been peeling for weeks. Do I power through it or pack it in?", "go_on"],
	["Cousin's wedding on Saturday, how do I look less wrecked by then", "glow_by"],
	["Which of this lot ends up in the bin?", "stop_first"],
])("what kind of question a plan answers is told by its meaning: %s", async (note, kind) => {
	expect((await readNote(note)).map((asked) => asked.kind)).toContain(kind);
});

test("what no plan answers is of no kind", async () => {
	expect((await readNote("Can I delete my photo later?")).map(({ kind }) => kind)).toEqual([undefined]);
});
