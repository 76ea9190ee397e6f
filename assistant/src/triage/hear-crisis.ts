import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { judge, readLayers } from "./danger-layer.ts";
import { tellsOfHarm } from "./in-talk.ts";
import { chancesOf, logSum, type NamesLayer, scoresOf } from "./names-layer.ts";
import {
	hashOf,
	passageOf,
	type Rarity,
	type SaidWords,
	saidWords,
	sentencesOf,
	WORD_PLACES,
} from "./said-words.ts";
import { readTalkLayers } from "./talk-weights.ts";
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
type Crisis = (typeof CRISES)[number];
/** What else a message can say. */
export const NO_CRISES = ["calm", "mind", "emergency", "accident", "doctor-now", "doctor-soon"] as const;

/** A message of a talk as it sounds: how far a crisis outweighs all else, and how likely each kind of it is. */
interface HeardCrisis {
	odds: number;
	/** How far all dangers of a body together outweigh calm and distress. */
	body: number;
	chances: Readonly<Record<Crisis, number>>;
}

function crisisIn(layer: NamesLayer, sentences: readonly string[], rarity: Rarity): HeardCrisis {
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

/**
 * How far a crisis outweighs all else before its full words are said, and one careful sentence; chosen on an author whom
 * the layer had not read (docs/science.md, "Red flags").
 */
const TOLD = -0.4;
const CAREFUL = -1;
/** A word of harm tells a crisis that is heard only so far. */
const WITH_HARM = -0.5;
/** A kind this sure is spoken of alone; below it the words hold for the writer and for somebody else. */
const SURE_KIND = 0.6;
/** How much what notes have taught counts beside what talks have. */
const NOTE_SHARE = 0.4;
const LEAST = -6;
/** A single thought has to say more than the whole of a message, and a few words say little. */
const ALONE = 1.2;
/** A message that so plainly tells of a body is not taken apart. */
const OF_A_BODY = 0.5;
/** Of another language few words are known. */
const FOREIGN = 1;
const FEW_WORDS = 3;

/** A crisis that a message of a talk tells; null where there is none. */
export interface CrisisHeard {
	said: "told" | "perhaps";
	/** Null where no kind is sure. */
	kind: Crisis | null;
	/** How likely it is somebody else's. */
	theirs: number;
	odds: number;
}

export function hearCrisis(text: string): CrisisHeard | null {
	const english = inEnglish(text);
	const read = [text, ...(english === null || english === text ? [] : [english])];
	const heard = read.map(sentencesOf).filter((sentences) => sentences.length > 0);
	const all = heard.map(oddsOf).toSorted((a, b) => b.odds - a.odds);
	const [most] = all;
	if (most === undefined) return null;
	// What is heard in another language has to be heard in its English words too.
	const odds =
		all.length < 2 ? most.odds : all.reduce((sum, one) => sum + one.odds, 0) / all.length - FOREIGN;
	const harm = heard.some((sentences) => tellsOfHarm(sentences.join(" ")));
	if (odds <= CAREFUL) return null;
	const [likeliest] = CRISES.map((kind) => ({ kind, chance: most.chances[kind] })).toSorted(
		(x, y) => y.chance - x.chance,
	);
	return {
		said: odds > TOLD || (harm && odds > WITH_HARM) ? "told" : "perhaps",
		kind: likeliest !== undefined && likeliest.chance >= SURE_KIND ? likeliest.kind : null,
		theirs: most.chances["red-flag.bystander"],
		odds,
	};
}

/** How far the dangers of a body outweigh calm in a message of a talk, by what talks have taught. */
export function bodyIn(text: string): number {
	const { rarity } = readLayers();
	const read = [text, inEnglish(text) ?? text].map(sentencesOf).filter((sentences) => sentences.length > 0);
	return Math.max(-9, ...read.map((sentences) => crisisIn(readTalkLayers().crises, sentences, rarity).body));
}

/** The whole message, or the one thought of it that says most. */
function oddsOf(sentences: readonly string[]): HeardCrisis {
	const { crises } = readTalkLayers();
	const layers = readLayers();
	const crisis = (some: readonly string[]) => crisisIn(crises, some, layers.rarity);
	const note = (some: readonly string[]) => {
		const judged = judge(layers, saidWords(passageOf(some), layers.rarity));
		return Math.max(LEAST, (judged[0] ?? LEAST) - Math.max(0, judged.at(-1) ?? 0));
	};
	const whole = crisis(sentences);
	const apart = sentences.length > 1 && whole.body < OF_A_BODY;
	const parts = apart ? sentences.filter((one) => one.split(" ").length > FEW_WORDS) : [];
	const [most = whole] = [whole, ...parts.map((one) => ({ ...crisis([one]), alone: true }))]
		.map((heard) => ("alone" in heard ? { ...heard, odds: heard.odds - ALONE } : heard))
		.toSorted((a, b) => b.odds - a.odds);
	const notes = Math.max(note(sentences), ...parts.map((one) => note([one]) - 1));
	return { ...most, odds: most.odds + NOTE_SHARE * notes };
}

/** The rules of a crisis that was heard, each with whose it is. */
export function flagsOfCrisis({ said, kind, theirs }: CrisisHeard): RedFlag[] {
	const rule: RedFlagRuleId = said === "perhaps" ? "red-flag.watch-crisis" : (kind ?? "red-flag.crisis");
	return flagsOfRules(new Set([rule])).map((flag) => ({ ...flag, theirs }));
}
