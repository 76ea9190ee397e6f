import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { type Features, readStepped, type SteppedLayer, scoresOf, writeStepped } from "../topics/features.ts";

/** A note of the examples with what it tells of its writer, each with the words that tell it. */
export interface NoteExample {
	note: string;
	facts: readonly { id: PersonFactId; quote: string }[];
}

/** A thought of a note: one sentence, or two that follow each other. */
export interface Thought {
	text: string;
	/** The sentence that ends it, as it was written. */
	quote: string;
}

/** A learned layer with the odds from which each fact is believed. */
interface FactLayer extends SteppedLayer {
	made_of: string;
	names: readonly PersonFactId[];
	least: readonly number[];
}

const EXAMPLES = new URL("examples/", import.meta.url);
const WEIGHTS = new URL("facts.bin", import.meta.url);
const SENTENCE = /[^.!?;\n]+[.!?;\n]*/g;
/** Longer notes are read from their beginning. */
const MOST_SENTENCES = 16;

let learned: FactLayer | undefined;

export interface Author {
	/** Wrote of whatever people write of; others wrote of a few facts and of what comes near them. */
	everyday: boolean;
	notes: NoteExample[];
}

/** Every example, by author. */
export function readNoteExamples(): Author[] {
	return readdirSync(EXAMPLES)
		.filter((name) => name.endsWith(".json"))
		.toSorted()
		.map((name) => ({
			everyday: name.startsWith("everyday"),
			notes: JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8")) as NoteExample[],
		}));
}

/** What is judged of a note, sentence by sentence and pair by pair. */
export function thoughtsOf(note: string): Thought[] {
	const sentences = (note.match(SENTENCE) ?? [])
		.map((one) => one.trim())
		.filter((one) => /\w/.test(one))
		.slice(0, MOST_SENTENCES);
	return sentences.flatMap((quote, at) => {
		const before = sentences[at - 1];
		return before === undefined
			? [{ text: quote, quote }]
			: [
					{ text: quote, quote },
					{ text: `${before} ${quote}`, quote },
				];
	});
}

/** How far each fact is told by a thought, above the odds from which it is believed; in the order of the layer's names. */
export function factsIn(features: Features): { id: PersonFactId; above: number }[] {
	const layer = readLayer();
	const scores = scoresOf(layer, features);
	return layer.names.map((id, at) => ({ id, above: (scores[at] ?? 0) - (layer.least[at] ?? 0) }));
}

/** Writes what was learned behind a hash of the examples it was learned from. */
export function writeFactLayer(
	facts: readonly { id: PersonFactId; least: number; weights: Float64Array }[],
): void {
	const head = {
		made_of: examplesHash(),
		names: facts.map(({ id }) => id),
		least: facts.map(({ least }) => least),
	};
	writeStepped(
		WEIGHTS,
		head,
		facts.flatMap(({ weights }) => [...weights]),
	);
}

function readLayer(): FactLayer {
	learned ??= readStepped<FactLayer>(WEIGHTS, examplesHash(), "npm run notes");
	return learned;
}

function examplesHash(): string {
	return createHash("sha256").update(JSON.stringify(readNoteExamples())).digest("hex");
}
