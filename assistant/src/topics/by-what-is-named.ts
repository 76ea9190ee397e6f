import type { Intent, Question } from "@dewlight/core/assistant/question.ts";
import type { Said } from "./is-answerable.ts";
import type { RankedTopic } from "./topic-layer.ts";

/** What a message asks that no topic is sure of: by its words alone, a topic that what it names settles, or null to ask back. */
export type Settled = "words" | { intent: Intent; known: string | null } | null;

const OF_THING: ReadonlySet<Intent> = new Set<Intent>(["ingredient", "how_to_use", "combine"]);
const OF_CONCERN: ReadonlySet<Intent> = new Set<Intent>(["concern_advice", "report"]);
const OF_STEP: ReadonlySet<Intent> = new Set<Intent>(["plan_drop", "plan_why"]);
const WISH =
	/\b(?:no|without|not|only|under|for|with|that|free|tinted|mineral|vegan|korean|cheap|light|rich|gentle|mild)\b/;
/** Asks what was found of it on this face. */
const FINDS =
	/\b(?:do|does|did|have|has|is|are) (?:i|it|you|my \w+)\b.{0,24}\b(?:have|got|say|see|find|found|show|yet)\b|\b(?:report|scan|photo|rapport)\b|\bit says?\b|^(?:so |and )*do i have\b/;
const OWN = /\b(?:i|my|me|mine)\b/;
/** Money, where nothing but the plan's products can be meant. */
const COSTS =
	/\bhow much\b.*\b(?:cost|pay|spend)\b|\bwhat (?:does|will|would) (?:all )?(?:this|it|that)\b.*\bcost\b/;
const WORTH = /\bworth (?:it|the)\b|\bbetter than the (?:cheap|expensive|pricey)\b/;
const PRICES = /\b(?:over|than|more expensive|cheap\w*|pricey|twice the)\b|[\u00a3$\u20ac]/;
/** Good news that asks nothing. */
const SHARES =
	/\b(?:wanted to (?:tell|say|share)|just (?:telling|saying|sharing)|amazing|unreal|so happy|love it|loving)\b/;

/** Whether a dearer one is worth more than a cheap one: no wish for either. */
export function weighsPrices({ text, slots }: Question): boolean {
	return WORTH.test(text) && PRICES.test(text) && slots.concerns.length === 0;
}

/** Of what is named something true can be told, whatever exactly was asked of it. */
export function byWhatIsNamed(
	{ message, question: { intent, slots, text }, context }: Said,
	ranked: readonly RankedTopic[],
): Settled {
	const { actives, excluded, concerns, category } = slots;
	const asks = message.includes("?");
	if (!asks && SHARES.test(text) && ranked[0]?.topic === "question.all_well")
		return known("question.all_well");
	if (OF_THING.has(intent) && actives.length + excluded.length > 0) return "words";
	if (OF_CONCERN.has(intent) && concerns.length > 0) {
		if (context.report !== null && FINDS.test(text)) return { intent: "report", known: null };
		if (OWN.test(text)) return "words";
	}
	if (category !== null && OF_STEP.has(intent)) return "words";
	if (intent === "find_product" && category !== null && WISH.test(text)) return "words";
	if (context.report !== null && COSTS.test(text)) return { intent: "plan", known: null };
	return null;
}

function known(id: string): Settled {
	return { intent: "known_question", known: id };
}
