import { readFileSync } from "node:fs";
import { RED_FLAG_RULES, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { type Features, type Layer, scoresOf } from "./features.ts";
import { beliefInDespair, speaksOf } from "./kind-words.ts";

/** What a window can say, the most urgent first, beside nothing to worry about. */
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
	/** How far each danger outweighs calm. */
	dangers: Layer;
	/** The rules of each danger. */
	kinds: Record<Danger, Layer>;
	thresholds: Thresholds;
	/** Fingerprint of the examples the layers were trained on. */
	made_of: string;
}

const IDS = new Set<string>(RED_FLAG_RULES.map(({ rule_id }) => rule_id));
const MIND = DANGERS.indexOf("mind");

let trained: DangerLayers | undefined;

/** A text as the layers judge it, window by window: how far each danger outweighs calm, as a logarithm. */
export type Judged = readonly (readonly number[])[];

export function judge({ dangers }: Pick<DangerLayers, "dangers">, windows: readonly Features[]): Judged {
	return windows.map((window) => scoresOf(dangers, window));
}

/** How far the dangers of all windows together outweigh calm; distress is none of them. */
export function dangerIn(judged: Judged): number {
	return logSum(judged.flatMap((scores) => scores.filter((_, at) => at !== MIND)));
}

export function distressIn(judged: Judged): number {
	return logSum(judged.map((scores) => scores[MIND] ?? 0));
}

function logSum(scores: readonly number[]): number {
	const most = Math.max(-99, ...scores);
	return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 1e-12));
}

/**
 * The rules that the windows of one text raise, with what each says in lower case and spelled out where it is English,
 * with the trained layers or others; where no danger is plain, the careful sentence of the window that comes nearest to
 * one. `besides` is danger seen in the same text read otherwise.
 */
export function rulesRaised(
	texts: readonly string[],
	windows: readonly Features[],
	layers: DangerLayers = readLayers(),
	besides = 0,
): Set<RedFlagRuleId> {
	const raised = new Set<RedFlagRuleId>();
	const text = texts.join(" , ");
	const judged = judge(layers, windows);
	const danger = dangerIn(judged) + besides;
	const { held, careful, mind } = layers.thresholds;
	const alone = judged.map((scores) => dangerIn([scores]));
	const nearest = Math.max(...alone);
	for (const [at, scores] of judged.entries()) {
		const window = windows[at];
		if (window === undefined || (alone[at] ?? 0) < Math.min(nearest, held)) continue;
		const urgent = mostUrgent(scores);
		const belief = urgent === "crisis" ? beliefIn(texts[at]) : "full";
		if (belief === "none") continue;
		if (danger > held && belief === "full") raised.add(ruleOf(layers, urgent, window, text));
		else if (danger > careful && (belief === "careful" || alone[at] === nearest)) raised.add(PERHAPS[urgent]);
	}
	if (danger <= held && distressIn(judged) > mind) {
		const distress = judged.map((scores) => scores[MIND] ?? 0);
		const window = windows[distress.indexOf(Math.max(...distress))];
		if (window) raised.add(ruleOf(layers, "mind", window, text));
	}
	return raised;
}

/**
 * What the letters of another language tell beside its English words: the layers saw many words that languages share.
 * Less than what is plain alone is enough for both together; chosen on texts in twelve languages so that a danger passed
 * over weighs more than a false alarm.
 */
export function dangerBeside(windows: readonly Features[], layers: DangerLayers = readLayers()): number {
	return dangerIn(judge(layers, windows)) + 3.5 * layers.thresholds.held;
}

/** Words of a language the lists do not know are believed. */
function beliefIn(text: string | undefined): ReturnType<typeof beliefInDespair> {
	return text === undefined ? "full" : beliefInDespair(text);
}

function mostUrgent(scores: readonly number[]): Exclude<Danger, "mind"> {
	const chances = chancesOf(scores.slice(0, MIND));
	const likeliest = chances.indexOf(Math.max(...chances));
	const urgent = DANGERS[chances.findIndex((chance, at) => chance >= URGENT_CHANCE || at === likeliest)];
	return urgent === undefined || urgent === "mind" ? "emergency" : urgent;
}

/** The kind that fits and that the text speaks of; general words where none is sure. */
function ruleOf({ kinds }: DangerLayers, danger: Danger, window: Features, text: string): RedFlagRuleId {
	const kind = kinds[danger];
	const sure = chancesOf(scoresOf(kind, window));
	const [best] = kind.names
		.flatMap((id, at) => (isRule(id) && speaksOf(id, text) ? [{ id, sure: sure[at] ?? 0 }] : []))
		.toSorted((a, b) => b.sure - a.sure);
	return best !== undefined && best.sure >= SURE_KIND ? best.id : GENERAL[danger];
}

function isRule(id: string): id is RedFlagRuleId {
	return IDS.has(id);
}

function chancesOf(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const odds = scores.map((score) => Math.exp(score - most));
	const sum = odds.reduce((total, one) => total + one, 0);
	return odds.map((one) => one / sum);
}

interface StoredLayer {
	names: string[];
	row: number;
	weights: string;
}

export interface StoredLayers {
	made_of: string;
	thresholds: Thresholds;
	dangers: StoredLayer;
	kinds: Record<Danger, StoredLayer>;
}

const WEIGHTS = new URL("./weights.json", import.meta.url);
/** Weights are stored in steps of this many to one. */
const STEPS = 512;

export function readLayers(): DangerLayers {
	if (trained) return trained;
	const stored = JSON.parse(readFileSync(WEIGHTS, "utf8")) as StoredLayers;
	const kinds = Object.fromEntries(DANGERS.map((danger) => [danger, unpack(stored.kinds[danger])]));
	trained = {
		thresholds: stored.thresholds,
		made_of: stored.made_of,
		dangers: unpack(stored.dangers),
		kinds: kinds as DangerLayers["kinds"],
	};
	return trained;
}

export function pack({ names, row, weights }: Layer): StoredLayer {
	const steps = Int16Array.from(weights, (weight) => Math.round(weight * STEPS));
	return { names: [...names], row, weights: Buffer.from(steps.buffer).toString("base64") };
}

function unpack({ names, row, weights }: StoredLayer): Layer {
	const bytes = Uint8Array.from(Buffer.from(weights, "base64"));
	return { names, row, weights: Float32Array.from(new Int16Array(bytes.buffer), (step) => step / STEPS) };
}
