import type { Intent, Question } from "@dewlight/core/assistant/question.ts";
import { isSmall } from "@dewlight/core/assistant/reading/read-frame.ts";
import { spellOut } from "@dewlight/core/assistant/reading/spell-out.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import type { Said } from "./is-answerable.ts";
import type { RankedTopic } from "./topic-layer.ts";
import { TOPIC_EXAMPLES, type TopicId } from "./topics.ts";

const BESIDE = /\b(?:mix\w*|with|over|under|together|on top|same (?:time|night))\b/;
const TODAY = /\b(?:tonight|today|this (?:morning|evening|night))\b/;
const SKIPS = /\b(?:skip|drop|leave (?:\w+ ){0,3}out|without|do away|omit)\b/;
const DOCTOR =
	/\b(?:see|need|visit|go(?:ing)? to|worth|show|call|book)\b.{0,16}\b(?:doctors?|derms?|dermatologists?|gp)\b/;
const WANTS_ONE = /\b(?:any|one|something) (?:that|which|with|without|for)\b|\b(?:recommend|suggest)\b/;

/** The message names what the topic is about. */
export function isNamed(topic: TopicId, { slots: { actives, concerns, category }, text }: Question): boolean {
	switch (topic) {
		case "ingredient":
		case "how_to_use":
			return actives.length > 0;
		case "combine":
			return actives.length > 1 || (actives.length === 1 && category !== null && BESIDE.test(text));
		case "concern_advice":
			return concerns.length > 0;
		case "tonight":
			return actives.length > 0 && TODAY.test(text);
		case "plan_drop":
			return category !== null && SKIPS.test(text);
		case "question.dermatologist":
			return DOCTOR.test(text);
		case "find_product":
			return category !== null && WANTS_ONE.test(text);
		default:
			return false;
	}
}

/** What a message asks that no topic is sure of: by its words alone, a topic that what it names settles, or null to ask back. */
type Settled = "words" | { intent: Intent; known: string | null } | null;

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

/** Where the thing that is asked about stands: behind the verb that asks, or behind "about". */
const ASKED =
	/^(?:(?:so|and|but|ok|hey|hi|wait|pls|please) )*(?:(?:is|are|does|do|can|will|would|has|have) (?:a |an |the |my |using |wearing )?|(?:what|how) about (?:a |an |the |my )?|what is (?:a |an |the )?|whats |tell me about )([a-z]{4,})\b/;
/** Of a word that so many topics' examples use nobody can say that an answer is about something else. */
const OF_MANY = 10;
/** A longer message says beside its question what the answer need not speak of. */
const MOST_WORDS = 12;
const STEM = 5;

let stems: ReadonlyMap<TopicId, ReadonlySet<string>> | undefined;
let spread: ReadonlyMap<string, number> | undefined;

/**
 * The thing a short question asks about, where neither the answer of the topic nor any example of it speaks of that: the
 * answer is then true, and about something near. Null where it speaks of it, or where nothing shows what the thing is.
 */
export function missingThing(text: string, topic: TopicId): string | null {
	const row = KNOWN_QUESTIONS.find(({ id }) => id === topic);
	if (row === undefined || text.split(" ").length > MOST_WORDS) return null;
	const thing = ASKED.exec(text)?.[1];
	if (thing === undefined || isSmall(thing)) return null;
	const stem = thing.slice(0, STEM);
	if ((spreadOf().get(stem) ?? 0) >= OF_MANY) return null;
	const answered = spellOut(`${row.label} ${row.text}`);
	if (answered.includes(stem) || stemsOf().get(topic)?.has(stem) === true) return null;
	return thing;
}

function stemsOf(): ReadonlyMap<TopicId, ReadonlySet<string>> {
	if (stems !== undefined) return stems;
	const read = new Map<TopicId, Set<string>>();
	for (const { topic, text } of TOPIC_EXAMPLES) {
		const here = read.get(topic) ?? new Set<string>();
		for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) here.add(word.slice(0, STEM));
		read.set(topic, here);
	}
	stems = read;
	return read;
}

/** In the examples of how many topics a stem stands. */
function spreadOf(): ReadonlyMap<string, number> {
	if (spread !== undefined) return spread;
	const counted = new Map<string, number>();
	for (const here of stemsOf().values())
		for (const stem of here) counted.set(stem, (counted.get(stem) ?? 0) + 1);
	spread = counted;
	return counted;
}
