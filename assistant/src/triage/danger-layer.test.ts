import { expect, test } from "vitest";
import {
	CALM,
	DANGERS,
	type Danger,
	type DangerLayers,
	pack,
	readLayers,
	rulesRaised,
	type Thresholds,
} from "./danger-layer.ts";
import type { ReadAs } from "./in-talk.ts";
import type { NamesLayer } from "./names-layer.ts";
import { PLACES, passageOf, saidWords, withoutMarks } from "./said-words.ts";

/** A layer that says the same of every text. */
function always(starts: Readonly<Record<string, number>>): NamesLayer {
	const names = Object.keys(starts);
	return { names, steps: new Int8Array(0), largest: 1, starts: Object.values(starts) };
}

function raisedAt(
	said: Partial<Record<Danger, number>>,
	text = "i wish i could breathe",
	kind = "red-flag.breathing",
	thresholds: Thresholds = { held: 4, careful: 2, mind: 3 },
	as: ReadAs = "note",
) {
	const starts = Object.fromEntries(DANGERS.map((name) => [name, said[name] ?? -9]));
	const kinds = Object.fromEntries(DANGERS.map((name) => [name, always({ [kind]: 0 })]));
	const layers: DangerLayers = {
		// No word was ever met: only where the layers start counts.
		rarity: new Float32Array(PLACES),
		dangers: always({ [CALM]: 0, ...starts }),
		kinds: { ...(kinds as Record<Danger, NamesLayer>), mind: always({ "red-flag.distress": 0 }) },
		thresholds,
		made_of: "",
	};
	return [...rulesRaised([text], layers, { as })];
}

test("what is plain raises a flag, what may be raises one careful sentence, and less raises nothing", () => {
	expect(raisedAt({ emergency: 5 })).toEqual(["red-flag.breathing"]);
	expect(raisedAt({ emergency: 3 })).toEqual(["red-flag.watch-emergency"]);
	expect(raisedAt({ emergency: 1 })).toEqual([]);
});

test("distress is told beside danger that may be, and never counts as danger", () => {
	expect(raisedAt({ mind: 9 }, "i am ashamed and hide at home")).toEqual(["red-flag.distress"]);
	expect(raisedAt({ mind: 9 })).toEqual(["red-flag.perhaps-distress"]);
	expect(raisedAt({ mind: 3.5, crisis: 6 })).toEqual(["red-flag.perhaps-distress"]);
});

test("a rule speaks only where the text says what its words are about; the urgency stays", () => {
	expect(raisedAt({ "doctor-now": 5 }, "cat bit my cheek", "red-flag.bite")).toEqual(["red-flag.bite"]);
	expect(raisedAt({ "doctor-now": 5 }, "cat bit my cheek", "red-flag.burn")).toEqual([
		"red-flag.doctor-today",
	]);
	expect(raisedAt({ crisis: 5 }, "she says she is on the roof", "red-flag.violence")).toEqual([
		"red-flag.crisis",
	]);
});

test("a crisis that is only thought of is told gently where a word of harm stands, and else nobody is asked", () => {
	expect(raisedAt({ crisis: 3 }, "lol i will kill myself on friday", "red-flag.suicidal")).toEqual([
		"red-flag.perhaps-crisis",
	]);
	expect(raisedAt({ crisis: 3 }, "happy with my skin and just want to know what i may have missed")).toEqual(
		[],
	);
});

test("a line that says nothing of despair is not taken for it", () => {
	expect(raisedAt({ crisis: 5 }, "see you tomorrow", "red-flag.suicidal")).toEqual([]);
	expect(raisedAt({ crisis: 5 }, "nicked my chin shaving", "red-flag.self-harm")).toEqual([]);
	expect(raisedAt({ crisis: 5 }, "you took money from my account", "red-flag.suicidal")).toEqual([]);
	expect(raisedAt({ crisis: 5 }, "i wish i was not alive", "red-flag.suicidal")).toEqual([
		"red-flag.suicidal",
	]);
});

test("what is kept says of a text what was trained, and every danger has its rules", () => {
	const layers = readLayers();
	expect(pack(layers).length).toBeLessThan(6_000_000);
	expect(layers.dangers.names).toEqual([CALM, ...DANGERS]);
	for (const danger of DANGERS) expect(layers.kinds[danger].names.length).toBeGreaterThan(0);
});

test("where a sentence ends is heard, and word lists read over it", () => {
	const rarity = new Float32Array(PLACES).fill(1);
	const places = (passage: string) => [...saidWords(passage, rarity).places].toSorted((a, b) => a - b);
	const passage = passageOf(["i am done", "thank you"]);
	expect(places(passage)).not.toEqual(places("i am done thank you"));
	expect(withoutMarks(passage)).toBe("i am done thank you");
});

test("a long text says no more than a short one", () => {
	const rarity = new Float32Array(PLACES).fill(1);
	const length = (text: string) => Math.hypot(...saidWords(text, rarity).amounts);
	expect(length("my lips are swollen since lunch and i feel faint, which cream")).toBeCloseTo(
		length("my lips"),
		3,
	);
});

test("what is kept still tells a rare word from a common one", () => {
	expect(new Set(Array.from(readLayers().rarity)).size).toBeGreaterThan(50);
});

test("a misspelled word shares most of its letters with the word", () => {
	const { rarity } = readLayers();
	const places = (text: string) => new Set(saidWords(text, rarity).places);
	const right = places("swelling");
	const shared = [...places("swelliing")].filter((place) => right.has(place));
	expect(shared.length).toBeGreaterThan(5);
});

test("in a talk a danger that is only heard is one careful sentence, and its full words stand where it is plain", () => {
	const talk = (said: Partial<Record<Danger, number>>, text: string, kind?: string) =>
		raisedAt(said, text, kind, { held: -1.5, careful: -3.5, mind: -3 }, "talk");
	expect(talk({ "doctor-now": 1 }, "pink and sore where the mask sat")).toEqual(["red-flag.watch-today"]);
	expect(talk({ "doctor-now": 3 }, "pink and sore where the mask sat", "red-flag.bite")).toEqual([
		"red-flag.doctor-today",
	]);
	expect(talk({ "doctor-soon": 0 }, "the bumps came back on my cheeks")).toEqual(["red-flag.watch-soon"]);
	expect(talk({ "doctor-soon": -2 }, "the bumps came back on my cheeks")).toEqual([]);
});

test("in a talk a crisis is left to the layer that hears it, and what else is told stands by itself", () => {
	const thresholds = { held: -1.5, careful: -3.5, mind: -3 };
	const text = "honestly they would do better without me around here";
	expect(raisedAt({ crisis: 4 }, text, "red-flag.suicidal", thresholds, "talk")).toEqual([]);
	expect(raisedAt({ crisis: 4, emergency: 1 }, text, "red-flag.collapse", thresholds, "talk")).toEqual([
		"red-flag.collapse",
	]);
});

test("in a talk what sounds like an emergency keeps its place", () => {
	const thresholds = { held: -1.5, careful: -3.5, mind: -3 };
	expect(
		raisedAt({ emergency: 0.5 }, "i wish i could breathe", "red-flag.breathing", thresholds, "talk"),
	).toEqual(["red-flag.breathing"]);
	expect(
		raisedAt({ emergency: -1 }, "i wish i could breathe", "red-flag.breathing", thresholds, "talk"),
	).toEqual(["red-flag.watch-emergency"]);
});

test("beside a crisis that is only guessed first aid and help are told in full, and a guessed visit in one sentence", () => {
	const beside = (said: Partial<Record<Danger, number>>) =>
		raisedAt({ crisis: 1.5, ...said }, "i wish i could breathe and it is all too much", "red-flag.bite", {
			held: -1.5,
			careful: -3.5,
			mind: -3,
		});
	expect(beside({ emergency: 0.2 })).toEqual(["red-flag.perhaps-crisis", "red-flag.collapse"]);
	expect(beside({ accident: 0.2 })).toEqual(["red-flag.perhaps-crisis", "red-flag.accident"]);
	expect(beside({ "doctor-now": 0.2 })).toEqual(["red-flag.perhaps-crisis", "red-flag.doctor-today"]);
	expect(beside({ "doctor-soon": 0.2 })).toEqual(["red-flag.perhaps-crisis", "red-flag.watch-soon"]);
});
