import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { RED_FLAG_RULES, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { hasToBeSeen } from "./guessed-visits.ts";
import {
	asideInNote,
	crisisInNote,
	GUESSED_VISIT,
	isHintedInNote,
	namesDistress,
	visitInNote,
} from "./in-note.ts";
import { isDistressInTalk, type ReadAs, saidInTalk } from "./in-talk.ts";
import { speaksOf } from "./kind-words.ts";
import { chancesOf, logSum, type NamesLayer, scoresOf } from "./names-layer.ts";
import { PLACES, type SaidWords, saidWords, WORD_PLACES, withoutMarks } from "./said-words.ts";

/** What a text can say, the most urgent first, beside nothing to worry about. */
export const DANGERS = ["crisis", "emergency", "accident", "doctor-now", "doctor-soon", "mind"] as const;
export type Danger = (typeof DANGERS)[number];
export const CALM = "calm" as const;

/** What is told where the danger is plain and its kind is not. */
const GENERAL: Record<Danger, RedFlagRuleId> = {
	crisis: "red-flag.crisis",
	emergency: "red-flag.collapse",
	accident: "red-flag.accident",
	"doctor-now": "red-flag.doctor-today",
	"doctor-soon": "red-flag.doctor-soon",
	mind: "red-flag.distress",
};
/** The one sentence where a danger may be told and is not plain. */
const PERHAPS: Record<Exclude<Danger, "mind">, RedFlagRuleId> = {
	crisis: "red-flag.watch-crisis",
	emergency: "red-flag.watch-emergency",
	accident: "red-flag.watch-accident",
	"doctor-now": "red-flag.watch-today",
	"doctor-soon": "red-flag.watch-soon",
};
/** What is told of a crisis that is only guessed, in a note. */
const GENTLY: RedFlagRuleId = "red-flag.perhaps-crisis";
/** A kind this sure has its own words. */
const SURE_KIND = 0.4;
/** A more urgent danger with this chance stands in the place of the likelier one: too early is better than too late. */
const URGENT_CHANCE = 0.3;

/** How far danger outweighs calm before something is said; chosen on texts the layers had not seen. */
export interface Thresholds {
	/** Danger is plain: products are held back. */
	held: number;
	/** From here up to `held` danger is possible: one careful sentence. */
	careful: number;
	/** Distress is told: a kind word. */
	mind: number;
}

export interface DangerLayers {
	/** How telling each place is, in steps of a byte (`inRaritySteps`); only their proportions count. */
	rarity: ArrayLike<number>;
	/** Calm and each danger. */
	dangers: NamesLayer;
	/** The rules of each danger. */
	kinds: Record<Danger, NamesLayer>;
	thresholds: Thresholds;
	/** Fingerprint of the examples the layers were trained on. */
	made_of: string;
}

const IDS = new Set<string>(RED_FLAG_RULES.map(({ rule_id }) => rule_id));
const MIND = DANGERS.indexOf("mind");
const CRISIS = DANGERS.indexOf("crisis");
const EMERGENCY = DANGERS.indexOf("emergency");
const DOCTOR_NOW = DANGERS.indexOf("doctor-now");

/** How far each danger outweighs calm in a passage, as a logarithm. */
export type Judged = readonly number[];

export function judge({ dangers }: Pick<DangerLayers, "dangers">, words: SaidWords): Judged {
	const [calm = 0, ...scores] = scoresOf(dangers, words);
	return scores.map((score) => score - calm);
}

/** How far all dangers together outweigh calm and distress. */
export function dangerIn(judged: Judged): number {
	return logSum(judged.filter((_, at) => at !== MIND)) - logSum([0, judged[MIND] ?? -99]);
}

export function distressIn(judged: Judged): number {
	return judged[MIND] ?? -99;
}

/**
 * The rules that the passages of one text raise, in lower case and spelled out; where no danger is plain, the careful
 * sentence of the passage that comes nearest to one. `besides` is danger seen in the same text read otherwise.
 */
export function rulesRaised(
	passages: readonly string[],
	layers: DangerLayers = readLayers(),
	{ besides = 0, as = "note" }: { besides?: number; as?: ReadAs } = {},
): Set<RedFlagRuleId> {
	const raised = new Set<RedFlagRuleId>();
	const plain = passages.map(withoutMarks);
	const seen = plain.some(hasToBeSeen);
	const asSure = (rule: RedFlagRuleId, danger: number, urgent: Danger): RedFlagRuleId =>
		besides === 0 && urgent !== "emergency"
			? visitInNote(rule, {
					danger,
					seen,
					distressed: judged.some((one) => distressIn(one) > layers.thresholds.mind),
				})
			: rule;
	const text = plain.join(" , ");
	// A crisis of a talk is heard by a layer of its own (`hear-crisis.ts`).
	const judged = passages
		.map((passage) => judge(layers, saidWords(passage, layers.rarity)))
		.map((scores) => (as === "talk" ? withoutCrisis(scores) : scores));
	const alone = judged.map(dangerIn);
	const nearest = Math.max(...alone);
	const danger = nearest + besides;
	const { held, careful, mind } = layers.thresholds;
	const told = (urgent: Danger, scores: Judged, passage: string): RedFlagRuleId[] =>
		urgent === "emergency" && (scores[EMERGENCY] ?? 0) + besides < PLAIN_EMERGENCY
			? [ruleOf(layers, insteadOfEmergency(scores), scores, passage, text), PERHAPS.emergency]
			: [ruleOf(layers, urgent, scores, passage, text)];
	const inTalk = (scores: Judged, passage: string, most: boolean): RedFlagRuleId[] => {
		const urgent = mostUrgent(scores);
		const heard = { urgent, as: asHeard(urgent, scores, besides), danger: dangerIn(scores) + besides };
		const said = saidInTalk(heard, layers.thresholds);
		if (said === "told") return told(urgent, scores, passage);
		return said === "perhaps" && most ? [PERHAPS[urgent]] : [];
	};
	for (const [at, scores] of judged.entries()) {
		const passage = plain[at] ?? "";
		const own = alone[at] ?? 0;
		if (own < Math.min(nearest, held)) continue;
		if (as === "talk") {
			for (const rule of inTalk(scores, passage, own === nearest)) raised.add(rule);
			continue;
		}
		const urgent = mostUrgent(scores);
		if (urgent === "crisis") {
			const said = crisisInNote({ passage, own, besides, most: own === nearest }, layers.thresholds);
			const other = withoutCrisis(scores);
			const rest = dangerIn(other) + besides;
			if (said === "told") for (const rule of told(urgent, scores, passage)) raised.add(rule);
			else if (said === "gently") raised.add(GENTLY);
			const aside = mostUrgent(other);
			// Only a visit may shrink to one sentence: first aid and a call for help never do.
			const faint =
				said === "gently" && aside === "doctor-soon" && rest <= GUESSED_VISIT && !plain.some(isToBeSeenAside);
			if (said !== "told" && rest > held)
				for (const rule of faint ? [PERHAPS[aside]] : told(aside, other, passage))
					raised.add(besides === 0 ? asideInNote(rule, { danger: rest, seen }) : rule);
			else if (said === "perhaps") raised.add(PERHAPS.crisis);
		} else if (danger > held)
			for (const rule of told(urgent, scores, passage)) raised.add(asSure(rule, danger, urgent));
		else if (danger > careful && own === nearest && isHintedInNote(urgent)) raised.add(PERHAPS[urgent]);
	}
	const distress = judged.map(distressIn);
	const most = Math.max(...distress);
	if (danger <= held && most > mind) {
		const passage = plain[distress.indexOf(most)];
		if (passage !== undefined && (as === "note" || isDistressInTalk(most, passage, mind))) {
			const rule = ruleOf(layers, "mind", [], passage, text);
			const unnamed = as === "note" && besides === 0 && rule === GENERAL.mind && !namesDistress(passage);
			raised.add(unnamed ? "red-flag.perhaps-distress" : rule);
		}
	}
	return raised;
}

/**
 * From here on an emergency outweighs calm. Of texts by authors the layers had not read, those below were calm more often than
 * an emergency (8 and 6): they are told first aid or to see a doctor today, and when to call for help.
 */
const PLAIN_EMERGENCY = 0;

/** Something to be looked at beside a story that sounds of a crisis; a pregnancy told in it is nothing by itself. */
function isToBeSeenAside(passage: string): boolean {
	return hasToBeSeen(passage.replaceAll(/\bpregnan\w*/g, " "));
}

/** What is told as an emergency, or as the less that a guess at one is told as. */
function asHeard(urgent: Exclude<Danger, "mind">, scores: Judged, besides: number): Exclude<Danger, "mind"> {
	if (urgent !== "emergency" || (scores[EMERGENCY] ?? 0) + besides >= PLAIN_EMERGENCY) return urgent;
	return insteadOfEmergency(scores);
}

/** What is only guessed to be an emergency is an accident sooner than a visit where it sounds more like one. */
function insteadOfEmergency(scores: Judged): "accident" | "doctor-now" {
	return (scores[ACCIDENT] ?? -99) > (scores[DOCTOR_NOW] ?? -99) ? "accident" : "doctor-now";
}

function withoutCrisis(scores: Judged): Judged {
	return scores.map((score, at) => (at === CRISIS ? -99 : score));
}

/**
 * What the letters of another language tell beside its English words: the layers saw many words that languages share.
 * It only ever adds to danger, and a little is added in any case: a glossary knows few words, and a danger passed over
 * weighs more than a false alarm.
 */
export function dangerBeside(passages: readonly string[], layers: DangerLayers = readLayers()): number {
	const alone = passages.map((passage) => dangerIn(judge(layers, saidWords(passage, layers.rarity))));
	return FOREIGN_LEAN + WRITTEN_SHARE * Math.max(0, ...alone);
}

const FOREIGN_LEAN = 1;
const WRITTEN_SHARE = 0.4;

function mostUrgent(scores: Judged): Exclude<Danger, "mind"> {
	const chances = chancesOf(scores.slice(0, MIND));
	const likeliest = chances.indexOf(Math.max(...chances));
	const urgent = DANGERS[chances.findIndex((chance, at) => chance >= URGENT_CHANCE || at === likeliest)];
	return urgent === undefined || urgent === "mind" ? "emergency" : urgent;
}

/** The kind that fits and that the text speaks of; general words where none is sure. */
function ruleOf(
	{ kinds, rarity }: DangerLayers,
	danger: Danger,
	scores: Judged,
	passage: string,
	text: string,
): RedFlagRuleId {
	const kind = kinds[danger];
	const sure = chancesOf(scoresOf(kind, inFewerPlaces(saidWords(passage, rarity))));
	const [best] = kind.names
		.flatMap((id, at) => (isRule(id) && speaksOf(id, text) ? [{ id, sure: sure[at] ?? 0 }] : []))
		.toSorted((a, b) => b.sure - a.sure);
	if (best !== undefined && best.sure >= SURE_KIND) return best.id;
	return danger === "emergency" && isSpill(scores, text) ? SPILLED : GENERAL[danger];
}

/** An emergency that sounds like an accident and names a chemical is rinsed before anybody is called. */
const SPILLED = "red-flag.chemical-on-skin";
const SPILL_CHANCE = 0.2;
const ACCIDENT = DANGERS.indexOf("accident");

function isSpill(scores: Judged, text: string): boolean {
	return (chancesOf(scores.slice(0, MIND))[ACCIDENT] ?? 0) >= SPILL_CHANCE && speaksOf(SPILLED, text);
}

function isRule(id: string): id is RedFlagRuleId {
	return IDS.has(id);
}

/** Kinds are many and their examples few: fewer places are enough. */
const KIND_WORDS = 2 ** 14;
const KIND_LETTERS = 2 ** 13;
export const KIND_PLACES = KIND_WORDS + KIND_LETTERS;

export function inFewerPlaces({ places, amounts }: SaidWords): SaidWords {
	const fewer = places.map((place) =>
		place < WORD_PLACES ? place % KIND_WORDS : KIND_WORDS + (place % KIND_LETTERS),
	);
	return { places: fewer, amounts };
}

const WEIGHTS = new URL("./weights.bin", import.meta.url);
/** How telling a place is, in steps of a byte. */
const RARITY_STEPS = 20;
const COUNT_BYTES = 4;

interface Head {
	made_of: string;
	thresholds: Thresholds;
	layers: Record<
		"dangers" | Danger,
		{ names: readonly string[]; largest: number; starts: readonly number[] }
	>;
}
const ORDER = ["dangers", ...DANGERS] as const;

/** What was trained as bytes: a head of names, then how telling places are, then the steps of each layer. */
export function pack({ made_of, thresholds, rarity, dangers, kinds }: DangerLayers): Buffer {
	const all = { dangers, ...kinds };
	const heads = ORDER.map((name) => {
		const { names, largest, starts } = all[name];
		return [name, { names, largest, starts }] as const;
	});
	const head: Head = { made_of, thresholds, layers: Object.fromEntries(heads) as Head["layers"] };
	const text = Buffer.from(JSON.stringify(head));
	const count = Buffer.alloc(COUNT_BYTES);
	count.writeUInt32LE(text.length);
	const steps = ORDER.map((name) => Buffer.from(all[name].steps.buffer));
	return gzipSync(Buffer.concat([count, text, Buffer.from(Uint8Array.from(rarity)), ...steps]), { level: 9 });
}

/** As it is kept: what is trained with it has to see the same. */
export function inRaritySteps(rarity: ArrayLike<number>): number[] {
	return Array.from(rarity, (rare) => Math.min(255, Math.round(rare * RARITY_STEPS)));
}

let trained: DangerLayers | undefined;

export function readLayers(): DangerLayers {
	trained ??= unpack(gunzipSync(readFileSync(WEIGHTS)));
	return trained;
}

function unpack(bytes: Buffer): DangerLayers {
	const start = COUNT_BYTES + bytes.readUInt32LE();
	const head = JSON.parse(bytes.subarray(COUNT_BYTES, start).toString()) as Head;
	let at = start + PLACES;
	const layers = ORDER.map((name) => {
		const { names, largest, starts } = head.layers[name];
		const size = (name === "dangers" ? PLACES : KIND_PLACES) * names.length;
		const steps = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at, size));
		at += size;
		return [name, { names, largest, starts, steps }] as const;
	});
	const { dangers, ...kinds } = Object.fromEntries(layers) as Record<(typeof ORDER)[number], NamesLayer>;
	const rarity = Uint8Array.from(bytes.subarray(start, start + PLACES));
	return { made_of: head.made_of, thresholds: head.thresholds, rarity, dangers, kinds };
}
