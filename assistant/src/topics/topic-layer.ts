import { createHash } from "node:crypto";
import { type Encoded, pointOf, topicScores } from "../net/message-net.ts";
import { readFeatures, readStepped, type SteppedLayer, scoresOf, writeStepped } from "./features.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS, type TopicId } from "./topics.ts";

export interface RankedTopic {
	topic: TopicId;
	/** Chance that this is what was asked, as far as the examples tell; all topics together are sure. */
	chance: number;
}

/** The message before another, and both as one text. */
export interface Turn {
	before: Encoded;
	joined: Encoded;
}

const WEIGHTS = new URL("weights.bin", import.meta.url);
/** The net is surer than it is right: so much its scores count, found on authors left out. */
const CALM = 0.75;
/** Added to each chance, so that what one of them holds for impossible can still be meant. */
const DOUBT = 1e-3;

let learned: SteppedLayer | undefined;

/** Every topic by how likely it is what a message asks for, the likeliest first. */
export function rankTopics(message: Encoded): RankedTopic[] {
	return ranked(chancesOf(message));
}

/**
 * The chance of every topic, in the order of all, in the light of the message before it where there is one. The linear
 * layer knows the person's own things best, the net what is asked of cases: what both hold for likely is.
 */
export function chancesOf(message: Encoded, turn?: Turn): number[] {
	const { text, vector } = turn?.joined ?? message;
	learned ??= readStepped<SteppedLayer & { made_of: string; names: readonly string[] }>(
		WEIGHTS,
		examplesHash(),
		"npm run topics",
	);
	const linear = asChances(scoresOf(learned, readFeatures(text, vector)));
	const net = asChances([...topicScores(pointOf(message, turn?.before))].map((score) => CALM * score));
	const both = linear.map((chance, at) => Math.sqrt((chance + DOUBT) * ((net[at] ?? 0) + DOUBT)));
	const all = both.reduce((sum, one) => sum + one, 0);
	return both.map((one) => one / all);
}

export function asChances(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const odds = scores.map((score) => Math.exp(score - most));
	const all = odds.reduce((sum, one) => sum + one, 0);
	return odds.map((one) => one / all);
}

/** Topics by chances that stand in the order of all. */
export function ranked(chances: readonly number[]): RankedTopic[] {
	return TOPIC_IDS.map((topic, at) => ({ topic, chance: chances[at] ?? 0 })).toSorted(
		(a, b) => b.chance - a.chance,
	);
}

/** Writes the linear layer, `ROW` weights a topic. */
export function writeLayer(weights: Float32Array): void {
	writeStepped(WEIGHTS, { made_of: examplesHash(), names: TOPIC_IDS }, weights);
}

function examplesHash(): string {
	const lines = TOPIC_EXAMPLES.map(({ topic, text }) => `${topic} ${text}`).join("\n");
	return createHash("sha256").update(lines).digest("hex");
}
