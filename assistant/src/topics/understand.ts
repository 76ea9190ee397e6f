import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import type { Asked } from "@dewlight/core/assistant/inquiry.ts";
import type { Intent, Slots } from "@dewlight/core/assistant/question.ts";
import { readQuestion } from "@dewlight/core/assistant/read-question.ts";
import { refersBack } from "@dewlight/core/assistant/reading/refers-back.ts";
import type { Understanding, Understood } from "@dewlight/core/assistant/understood.ts";
import type { Encoder } from "../encoder/encoder.ts";
import { type Learned, readLearned } from "./learned.ts";
import { offerOf } from "./offers.ts";
import { type RankedTopic, rankTopics } from "./rank-topics.ts";
import type { TopicId } from "./topic-examples.ts";

/** Above this four of five sentences nobody wrote examples for are understood right; below the lower one, few are. */
const SURE = 0.3;
const LEAST = 0.2;
/** No product is named on a guess. */
const SURE_TO_SELL = 0.5;
/** What the words alone say counts where the examples hold it for possible too. */
const POSSIBLE = 3;
const OFFERED = 2;
/** A product is named where one is asked for only: what stands far behind another topic was not meant. */
const CLOSE = 0.1;

/** "How often then?" says how it is meant only together with what was asked before. */
const LEANS: ReadonlySet<TopicId> = new Set([
	"how_to_use",
	"ingredient",
	"combine",
	"concern_advice",
	"report",
	"progress",
	"results_when",
	"find_product",
	"other_product",
	"product_facts",
	"pick_why",
	"plan",
	"plan_why",
	"plan_drop",
]);

const BY_WORDS: Understood = { intent: null, known: null, offers: [] };

/** Tells from examples what messages ask for. */
export interface Understander {
	/** Rejects with `EncoderError` only. */
	understand(asked: Asked, options?: { signal?: AbortSignal }): Promise<Understanding>;
}

export function createUnderstander(encoder: Pick<Encoder, "encode">): Understander {
	let learned: Learned | undefined;
	return {
		async understand({ message, history, context }, options) {
			learned ??= readLearned();
			const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
			const texts = [...new Set([...own, message])];
			const vectors = await encoder.encode(texts, options);
			const told = new Map<string, Understood>();
			for (const [at, text] of texts.entries()) {
				const vector = vectors[at];
				if (vector === undefined) continue;
				const { ranked, signs } = rankTopics(text, vector, learned);
				told.set(text, decide(text, ranked, signs.read, { context, follows: at > 0 }));
			}
			return told;
		},
	};
}

interface Around {
	context: AssistantContext;
	/** Other messages stand before it, so what it leaves out may be said there. */
	follows: boolean;
}

function decide(text: string, ranked: readonly RankedTopic[], read: string, around: Around): Understood {
	const question = readQuestion(text, around.context);
	const { intent, slots } = question;
	const fitting = ranked.filter(({ topic }) => around.follows || isAnswerable(topic, slots, around.context));
	const [first] = fitting;
	if (first === undefined || first.score < LEAST) return BY_WORDS;
	const possible = fitting.slice(0, POSSIBLE);
	// A product by name or by its place in what was shown: its words are the surer sign.
	if (intent === "product_facts" && possible.some(({ topic }) => topic === intent)) return BY_WORDS;
	if (around.follows && refersBack(question) && (read !== "unknown" || LEANS.has(first.topic)))
		return BY_WORDS;
	const sells = first.topic === "find_product" || first.topic === "other_product";
	if (sells && read !== "find_product" && first.score < SURE_TO_SELL) return BY_WORDS;
	if (first.score >= SURE) return { ...asIntent(first.topic), offers: [] };
	const bySame = possible.find(({ topic }) => topic === read);
	if (bySame !== undefined && (read !== "find_product" || first.score - bySame.score < CLOSE))
		return BY_WORDS;
	const offers = [...new Set(possible.map(({ topic }) => offerOf(topic)))].slice(0, OFFERED);
	return read === "unknown" || read === "off_topic"
		? { intent: null, known: null, offers }
		: { ...asIntent(first.topic), offers };
}

function asIntent(topic: TopicId): { intent: Intent; known: string | null } {
	if (topic.startsWith("question.")) return { intent: "known_question", known: topic };
	return { intent: topic === "other_product" ? "find_product" : (topic as Intent), known: null };
}

/** Some answers need a thing to be about. */
function isAnswerable(topic: TopicId, slots: Slots, { shown, named, in_use }: AssistantContext): boolean {
	const actives = slots.actives.length + slots.excluded.length;
	switch (topic) {
		case "ingredient":
			return actives > 0;
		case "how_to_use":
			return actives > 0 || slots.category !== null;
		case "combine":
			return actives > 0 || in_use.length > 0;
		case "product_facts":
			return shown.length + named.length + in_use.length > 0;
		case "pick_why":
			return shown.length > 0;
		case "concern_advice":
			return slots.concerns.length > 0;
		default:
			return true;
	}
}
