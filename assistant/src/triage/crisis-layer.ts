import type { RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { chancesOf, logSum, type NamesLayer, scoresOf } from "./names-layer.ts";
import { passageOf } from "./passages.ts";
import { hashOf, type Rarity, type SaidWords, saidWords, WORD_PLACES } from "./said-words.ts";
import { classesOf } from "./word-classes.ts";

/** Whose crisis a message tells and of which kind, by the rule that speaks to it. */
export const CRISES = [
	"red-flag.suicidal",
	"red-flag.self-harm",
	"red-flag.overdose",
	"red-flag.violence",
	"red-flag.bystander",
	"red-flag.starving",
] as const satisfies readonly RedFlagRuleId[];
export type Crisis = (typeof CRISES)[number];
/** What else a message can say. */
export const NO_CRISES = ["calm", "mind", "emergency", "accident", "doctor-now", "doctor-soon"] as const;

/** A message of a talk as it sounds: how far a crisis outweighs all else, and how likely each kind of it is. */
export interface HeardCrisis {
	odds: number;
	/** How far all dangers of a body together outweigh calm and distress. */
	body: number;
	chances: Readonly<Record<Crisis, number>>;
}

export function crisisIn(layer: NamesLayer, sentences: readonly string[], rarity: Rarity): HeardCrisis {
	const scores = scoresOf(layer, crisisWords(sentences, rarity));
	const own = scores.slice(NO_CRISES.length);
	const chances = chancesOf(own);
	return {
		odds: logSum(own) - logSum(scores.slice(0, NO_CRISES.length)),
		body: logSum(scores.slice(2, NO_CRISES.length)) - logSum(scores.slice(0, 2)),
		chances: Object.fromEntries(
			CRISES.map((crisis, at) => [crisis, chances[at] ?? 0]),
		) as HeardCrisis["chances"],
	};
}

/** Fewer places than the dangers have: what is learned from are short texts. */
const WORDS = 2 ** 16;
const LETTERS = 2 ** 15;
const CLASSES = 2 ** 13;
export const CRISIS_PLACES = WORDS + LETTERS + CLASSES;
/** How much the classes of words count beside the words. */
const CLASS_SHARE = 0.8;
/** A class is paired with each of so many that follow it. */
const FARTHEST = 3;

/** What some sentences say, by their words and by who did what to whom. */
export function crisisWords(sentences: readonly string[], rarity: Rarity): SaidWords {
	const said = saidWords(passageOf(sentences), rarity);
	const places = Array.from(said.places, (place) =>
		place < WORD_PLACES ? place % WORDS : WORDS + (place % LETTERS),
	);
	const classes = classCounts(sentences);
	const amounts = [...classes.values()].map((times) => 1 + Math.log(times));
	const share = CLASS_SHARE / (Math.hypot(...amounts) || 1);
	return {
		places: Int32Array.from([...places, ...classes.keys()]),
		amounts: Float32Array.from([...said.amounts, ...amounts.map((amount) => amount * share)]),
	};
}

function classCounts(sentences: readonly string[]): Map<number, number> {
	const counts = new Map<number, number>();
	const add = (what: string) => {
		const place = WORDS + LETTERS + (hashOf(what) % CLASSES);
		counts.set(place, (counts.get(place) ?? 0) + 1);
	};
	for (const sentence of sentences) {
		const classes = classesOf(sentence);
		for (const [at, one] of classes.entries()) {
			const [second, third] = classes.slice(at + 1);
			add(one);
			for (const other of classes.slice(at + 1, at + 1 + FARTHEST)) add(`${one}_${other}`);
			if (third !== undefined) add(`${one}=${second}=${third}`);
		}
	}
	return counts;
}
