import { readFileSync } from "node:fs";
import { RED_FLAG_RULES, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { type Features, featuresOf, type Layer, scoresOf } from "./features.ts";

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
const PERHAPS: Record<Danger, RedFlagRuleId> = {
	crisis: "red-flag.watch-crisis",
	emergency: "red-flag.watch-emergency",
	accident: "red-flag.watch-accident",
	"doctor-now": "red-flag.watch-today",
	"doctor-soon": "red-flag.watch-soon",
	mind: "red-flag.watch-mind",
};
/** A kind this sure has its own words. */
const SURE_KIND = 0.4;
/** A more urgent danger with this chance stands in the place of the likelier one: too early is better than too late. */
const URGENT_CHANCE = 0.3;

export interface DangerLayers {
	/** Calm and the dangers. */
	dangers: Layer;
	/** The rules of each danger. */
	kinds: Record<Danger, Layer>;
	/** How far danger must outweigh calm before a window raises a flag; chosen on texts the layers had not seen. */
	threshold: number;
	/** From here up to the threshold danger is possible and not plain: one careful sentence, nothing held back. */
	careful: number;
	/** Fingerprint of the examples the layers were trained on. */
	made_of: string;
}

const IDS = new Set<string>(RED_FLAG_RULES.map(({ rule_id }) => rule_id));

let trained: DangerLayers | undefined;

/**
 * The rules that the windows of one text raise, with the trained layers or others; where none is plain, the careful
 * sentence of the window that comes nearest to one.
 */
export function rulesRaised(
	windows: readonly string[],
	vectors: readonly Float32Array[],
	layers: DangerLayers = readLayers(),
): Set<RedFlagRuleId> {
	const raised = new Set<RedFlagRuleId>();
	let nearest: { danger: number; features: Features } | null = null;
	for (const [at, window] of windows.entries()) {
		const features = featuresOf(window, vectors[at] ?? new Float32Array());
		const danger = dangerOf(layers, features);
		if (danger > layers.threshold) raised.add(ruleOf(layers, features));
		else if (danger > Math.max(layers.careful, nearest?.danger ?? layers.careful))
			nearest = { danger, features };
	}
	if (raised.size === 0 && nearest !== null) raised.add(PERHAPS[mostUrgent(layers, nearest.features)]);
	return raised;
}

/** How far the dangers together outweigh calm in a window, as the logarithm of their odds. */
export function dangerOf({ dangers }: Pick<DangerLayers, "dangers">, features: Features): number {
	const scores = scoresOf(dangers, features);
	const calm = scores[dangers.names.indexOf(CALM)] ?? 0;
	return Math.log(
		DANGERS.reduce((sum, name) => sum + Math.exp((scores[dangers.names.indexOf(name)] ?? 0) - calm), 0),
	);
}

function mostUrgent({ dangers }: DangerLayers, features: Features): Danger {
	const scores = scoresOf(dangers, features);
	const chances = chancesOf(DANGERS.map((name) => scores[dangers.names.indexOf(name)] ?? 0));
	const likeliest = chances.indexOf(Math.max(...chances));
	const urgent = chances.findIndex((chance, at) => chance >= URGENT_CHANCE || at === likeliest);
	return DANGERS[urgent] ?? "emergency";
}

function ruleOf(layers: DangerLayers, features: Features): RedFlagRuleId {
	const danger = mostUrgent(layers, features);
	const kind = layers.kinds[danger];
	const sure = chancesOf(scoresOf(kind, features));
	const best = sure.indexOf(Math.max(...sure));
	const id = kind.names[best];
	return id !== undefined && isRule(id) && (sure[best] ?? 0) >= SURE_KIND ? id : GENERAL[danger];
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
	weights: string;
}

export interface StoredLayers {
	made_of: string;
	threshold: number;
	careful: number;
	dangers: StoredLayer;
	kinds: Record<Danger, StoredLayer>;
}

const WEIGHTS = new URL("./weights.json", import.meta.url);
/** Weights are stored in steps of this many to one. */
const STEPS = 64;

export function readLayers(): DangerLayers {
	if (trained) return trained;
	const stored = JSON.parse(readFileSync(WEIGHTS, "utf8")) as StoredLayers;
	const kinds = Object.fromEntries(DANGERS.map((danger) => [danger, unpack(stored.kinds[danger])]));
	trained = {
		threshold: stored.threshold,
		careful: stored.careful,
		made_of: stored.made_of,
		dangers: unpack(stored.dangers),
		kinds: kinds as DangerLayers["kinds"],
	};
	return trained;
}

export function pack({ names, weights }: Layer): StoredLayer {
	const steps = Int16Array.from(weights, (weight) => Math.round(weight * STEPS));
	return { names: [...names], weights: Buffer.from(steps.buffer).toString("base64") };
}

function unpack({ names, weights }: StoredLayer): Layer {
	const bytes = Uint8Array.from(Buffer.from(weights, "base64"));
	return { names, weights: Float32Array.from(new Int16Array(bytes.buffer), (step) => step / STEPS) };
}
