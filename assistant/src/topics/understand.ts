import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import type { Asked } from "@dewlight/core/assistant/inquiry.ts";
import type { Intent, Question } from "@dewlight/core/assistant/question.ts";
import { readQuestion } from "@dewlight/core/assistant/read-question.ts";
import { refersBack } from "@dewlight/core/assistant/reading/refers-back.ts";
import type { Understanding, Understood } from "@dewlight/core/assistant/understood.ts";
import type { Encoder } from "../encoder/encoder.ts";
import { offerOf } from "./offers.ts";
import { type ReadMessage, readMessages } from "./read-messages.ts";
import type { TopicId } from "./topic-examples.ts";
import type { RankedTopic } from "./topic-layer.ts";

/** From here on four of five messages of people nobody had read before are understood right. */
const SURE = 0.35;
/** So far ahead of the next the likeliest topic is taken a little earlier. */
const AHEAD = 2;
const NEARLY = 0.22;
/** Skin is not sent away as something else on a guess, and no product is named on one. */
const SURE_OF: Partial<Record<TopicId, number>> = {
	off_topic: 0.5,
	abuse: 0.5,
	injection: 0.5,
	small_talk: 0.45,
	find_product: 0.4,
	other_product: 0.4,
};
/** What the words alone say counts where the examples hold it for possible too. */
const POSSIBLE = 3;
const LEAST = 0.1;
const OFFERED = 2;
const NEAREST = 5;

const BY_WORDS: Understood = { intent: null, known: null, offers: [] };

/** Tells from examples what messages ask for. */
export interface Understander {
	/** Rejects with `EncoderError` only. */
	understand(asked: Asked, options?: { signal?: AbortSignal }): Promise<Understanding>;
}

export function createUnderstander(encoder: Pick<Encoder, "encodeRuns">): Understander {
	return {
		async understand({ message, history, context }, options) {
			const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
			const texts = [...new Set([...own, message])];
			const read = await readMessages(encoder, texts, options);
			return new Map(texts.map((text, at) => [text, decide(text, read[at] ?? null, context)]));
		},
	};
}

function decide(text: string, read: ReadMessage | null, context: AssistantContext): Understood {
	if (read === null) return BY_WORDS;
	const question = readQuestion(text, context);
	const rankings = rankingsOf(read, question).map((ranked) =>
		ranked.filter(({ topic }) => isAnswerable(topic, question, context, read.before !== null)),
	);
	const shown = aboutShown(read, question, context);
	if (shown !== null) return { ...asIntent(shown), offers: [] };
	const two = twoQuestions(read, question, context);
	if (two !== null) return two;
	const sure = rankings.find(isSure)?.[0];
	if (sure !== undefined) return { ...asIntent(sure.topic), offers: [] };
	const [ranked = []] = rankings;
	const possible = ranked.slice(0, POSSIBLE).filter(({ chance }) => chance >= LEAST);
	const said = question.intent === "known_question" ? question.slots.known : question.intent;
	if (possible.some(({ topic }) => topic === said)) return BY_WORDS;
	return { intent: "unknown", known: null, offers: offersFor(ranked.map(({ topic }) => topic)) };
}

/**
 * The message as it stands and, where it leans on the turn before, together with it; then its single sentences, the
 * last question first: a long story asks in one of them.
 */
function rankingsOf(
	{ whole, before, sentences }: ReadMessage,
	question: Question,
): (readonly RankedTopic[])[] {
	const asking = sentences.filter(({ asks }) => asks).toReversed();
	const parts = (asking.length > 0 ? asking : sentences.toReversed()).map(({ ranked }) => ranked);
	if (before === null || !refersBack(question)) return [whole, ...parts];
	return (whole[0]?.chance ?? 0) >= SURE_ALONE ? [whole, before] : [before, whole, ...parts];
}

const POINTS =
	/\b(?:it|its|they|them|em|those|these|this one|that one|the (?:first|second|third|last|other)(?: one)?|which one|both)\b/;
/** What is asked about products that were just shown. */
const OF_SHOWN: ReadonlySet<TopicId> = new Set([
	"product_facts",
	"compare",
	"other_product",
	"pick_why",
	"how_to_use",
	"combine",
]);
const LIKELY_OF_SHOWN = 0.15;

/** "Is it in the drugstore?" after products is about them, though the words may stand for other things as well. */
function aboutShown({ whole, before }: ReadMessage, { text }: Question, { shown }: AssistantContext): TopicId | null {
	if (before === null || shown.length === 0 || !POINTS.test(text)) return null;
	const about = whole.find(({ topic }) => OF_SHOWN.has(topic));
	return about !== undefined && about.chance >= LIKELY_OF_SHOWN ? about.topic : null;
}

/** Two sentences that ask for different things, each of them plainly. */
function twoQuestions(
	{ sentences, before }: ReadMessage,
	question: Question,
	context: AssistantContext,
): Understood | null {
	const asked = sentences.flatMap(({ text, ranked, asks }) => {
		const [first] = ranked;
		if (first === undefined || !asks || first.chance < SURE_OF_TWO || TALK.has(first.topic)) return [];
		return isAnswerable(first.topic, question, context, before !== null)
			? [{ text, topic: first.topic }]
			: [];
	});
	const [first] = asked;
	const second = asked.find(({ topic }) => topic !== first?.topic);
	if (first === undefined || second === undefined) return null;
	return {
		...asIntent(first.topic),
		offers: [],
		also: { message: second.text, ...asIntent(second.topic) },
	};
}

const SURE_OF_TWO = 0.6;
/** What is said beside a question and asks nothing. */
const TALK: ReadonlySet<TopicId> = new Set([
	"greeting",
	"thanks",
	"small_talk",
	"abuse",
	"off_topic",
	"help",
]);

/** A message that leans on another is clear without it from here on. */
const SURE_ALONE = 0.6;

function isSure([first, second]: readonly RankedTopic[]): boolean {
	if (first === undefined) return false;
	const least = SURE_OF[first.topic];
	if (first.chance >= (least ?? SURE)) return true;
	return least === undefined && first.chance >= NEARLY && first.chance >= AHEAD * (second?.chance ?? 0);
}

function offersFor(topics: readonly TopicId[]): string[] {
	return [...new Set(topics.slice(0, NEAREST).flatMap((topic) => offerOf(topic) ?? []))].slice(0, OFFERED);
}

function asIntent(topic: TopicId): { intent: Intent; known: string | null } {
	if (topic.startsWith("question.")) return { intent: "known_question", known: topic };
	return { intent: topic === "other_product" ? "find_product" : (topic as Intent), known: null };
}

/** Care for whatever the report shows is meant. */
const GENERAL = /\b(?:skin|face|report|results?|problems?|concerns?|everything)\b/;

/** Some answers need a thing to be about; what came before may have named it. */
function isAnswerable(
	topic: TopicId,
	{ slots, text }: Question,
	{ shown, named, in_use, report }: AssistantContext,
	follows: boolean,
): boolean {
	switch (topic) {
		case "how_to_use":
			return follows || slots.actives.length + slots.excluded.length > 0 || slots.category !== null;
		case "product_facts":
			return shown.length + named.length + in_use.length > 0;
		case "pick_why":
			return shown.length > 0;
		case "concern_advice":
			return follows || slots.concerns.length > 0 || (report !== null && GENERAL.test(text));
		default:
			return true;
	}
}
