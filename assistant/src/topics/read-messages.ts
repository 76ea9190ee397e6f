import type { Encoder } from "../encoder/encoder.ts";
import type { Run } from "../encoder/encoder-task.ts";
import type { TopicId } from "./topic-examples.ts";
import { type RankedTopic, rankTopics, readFeatures } from "./topic-layer.ts";

/** What examples tell of one message. */
export interface ReadMessage {
	/** Of the message alone and of it together with the one before it, where there is one. */
	ranked: readonly RankedTopic[];
	/** Each sentence alone; [] where there is only one. */
	sentences: readonly { text: string; ranked: readonly RankedTopic[]; asks: boolean }[];
}

/** Longer stories are read from both ends. */
const MOST_SENTENCES = 12;
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
const ASKS =
	/\?|^\W*(?:(?:so|and|but|ok|pls|please|hey|hi) )*(?:what|whats|which|how|hows|why|when|where|who|can|could|may|should|shd|shall|do|does|did|is|are|am|will|would|any|need|tell|show|give|find|recommend|suggest|help)\b/i;

/** Reads messages that follow each other, in their order; each sentence is encoded once. */
export async function readMessages(
	encoder: Pick<Encoder, "encodeRuns">,
	messages: readonly string[],
	options?: { signal?: AbortSignal },
): Promise<ReadMessage[]> {
	const cut = messages.map(sentencesOf);
	const starts = cut.map((_, at) => cut.slice(0, at).flat().length);
	const sentences = cut.flat();
	const runs = cut.flatMap((own, at): Run[] => {
		const from = starts[at] ?? 0;
		const to = from + own.length;
		return [
			{ from, to },
			...(at === 0 ? [] : [{ from: starts[at - 1] ?? 0, to }]),
			...(own.length < 2 ? [] : own.map((_, row) => ({ from: from + row, to: from + row + 1 }))),
		];
	});
	const vectors = await encoder.encodeRuns(sentences, runs, options);
	const ranked = runs.map(({ from, to }, at) =>
		rankTopics(readFeatures(sentences.slice(from, to).join(" "), vectors[at] ?? new Float32Array())),
	);
	let next = 0;
	return cut.map((own, at) => ({
		ranked:
			at === 0
				? (ranked[next++] ?? [])
				: mixed(messages[at] ?? "", ranked[next++] ?? [], ranked[next++] ?? []),
		sentences:
			own.length < 2
				? []
				: own.map((text) => ({ text, ranked: ranked[next++] ?? [], asks: ASKS.test(text) })),
	}));
}

/** A message of so many words leans on the one before it as often as not; a longer one stands more for itself. */
const SHORT = 10;
const SHARES = { short: 0.5, long: 0.7, plain: 0.85 };

/** A thank-you is one, whatever came before. */
const LEANS_ON_NOTHING: ReadonlySet<TopicId> = new Set(["greeting", "thanks", "help"]);

/** As plain as this, a message stands for itself: "Why is there a moisturizer in my routine?". */
const PLAIN = 0.6;

function shareAlone(message: string, [first]: readonly RankedTopic[]): number {
	if ((first?.chance ?? 0) >= PLAIN) return SHARES.plain;
	return message.trim().split(/\s+/).length <= SHORT ? SHARES.short : SHARES.long;
}

function mixed(
	message: string,
	alone: readonly RankedTopic[],
	together: readonly RankedTopic[],
): readonly RankedTopic[] {
	const share = shareAlone(message, alone);
	const other = new Map(together.map(({ topic, chance }) => [topic, chance]));
	return alone
		.map(({ topic, chance }) => {
			const both = share * chance + (1 - share) * (other.get(topic) ?? 0);
			return { topic, chance: LEANS_ON_NOTHING.has(topic) ? Math.max(chance, both) : both };
		})
		.toSorted((a, b) => b.chance - a.chance);
}

/** One vector for each message, as `readMessages` has it of the whole. */
export async function encodeMessages(
	encoder: Pick<Encoder, "encodeRuns">,
	messages: readonly string[],
): Promise<Float32Array[]> {
	const vectors: Float32Array[] = [];
	for (let at = 0; at < messages.length; at += AT_ONCE) {
		const cut = messages.slice(at, at + AT_ONCE).map(sentencesOf);
		const ends = cut.map((_, row) => cut.slice(0, row + 1).flat().length);
		const runs = ends.map((to, row) => ({ from: ends[row - 1] ?? 0, to }));
		vectors.push(...(await encoder.encodeRuns(cut.flat(), runs)));
	}
	return vectors;
}

/** Messages of one call where many are read. */
const AT_ONCE = 64;

function sentencesOf(message: string): string[] {
	const all = (message.match(SENTENCE) ?? []).map((one) => one.trim()).filter((one) => /\w/.test(one));
	if (all.length === 0) return [message.trim() || "-"];
	return all.length <= MOST_SENTENCES
		? all
		: [...all.slice(0, MOST_SENTENCES / 2), ...all.slice(-MOST_SENTENCES / 2)];
}
