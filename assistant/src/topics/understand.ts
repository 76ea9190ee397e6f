import type { Asked } from "@dewlight/core/assistant/conversation.ts";
import type { Question, Understanding, Understood } from "@dewlight/core/assistant/question.ts";
import { inPlainEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import {
	findKnownQuestion,
	readActives,
	readConcerns,
	readSlots,
} from "@dewlight/core/assistant/reading/read-slots.ts";
import { readQuestion } from "@dewlight/core/assistant/thread.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import type { RankedCase } from "../cases/case-layer.ts";
import { nearestOf, toldOf } from "../cases/nearest.ts";
import { mayBeOffered, rankAll, withParticular } from "../cases/particular.ts";
import type { Encoder } from "../encoder/encoder.ts";
import { withoutFigures } from "./figures.ts";
import { isAnswerable, namesSkinCare, type Said } from "./is-answerable.ts";
import { likelyMeaning, NEARLY, offerOf, SURE, twoQuestions } from "./likely-meanings.ts";
import { byWhatIsNamed, isNamed, missingThing, weighsPrices } from "./named-in-message.ts";
import { type ReadMessage, readMessages } from "./read-messages.ts";
import { settleTopic } from "./settle-topic.ts";
import type { RankedTopic } from "./topic-layer.ts";
import { ASIDE, asIntent, TALK, TOPIC_IDS, type TopicId } from "./topics.ts";

/**
 * Measured on authors left out of learning: a topic of a chance of `SURE` that is so far ahead of the next, or of the
 * higher chance whatever is next to it, is right in 85 of 100; the others would be wrong as often as right, so who wrote
 * them is asked back, or told what it was taken for. A wrong answer that looks sure is worse than a question.
 */
const AHEAD = 2;
const SURE_ALONE = 0.6;
const AHEAD_AFTER = 1.5;
/** Skin is not sent away as something else on a guess, and no product is named on one. */
const SURE_OF: Partial<Record<TopicId, number>> = {
	off_topic: 0.5,
	abuse: 0.5,
	injection: 0.5,
	small_talk: 0.45,
	find_product: 0.4,
	other_product: 0.4,
	plan_changes: 0.4,
	progress: 0.35,
};
/** Talk and account where a part of skin care is named. */
const SURE_ASIDE = 0.7;
/** What the words alone say counts where the examples hold it for possible too. */
const POSSIBLE = 5;
const LEAST = 0.05;
const OFFERED = 3;
const LEAST_OFFERED = 0.08;
/** A sentence of fewer words says too little alone. */
const FEW_WORDS = 4;

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
			const english = texts.map((text) => withoutFigures(inPlainEnglish(text) ?? text));
			const read = await readMessages(encoder, english, options);
			const questions = english.map((text) => readQuestion(text, context));
			const understood = new Map<string, Understood>();
			for (const [at, question] of questions.entries()) {
				const earlier = questions.slice(0, at).map(({ slots }) => slots);
				const text = texts[at] ?? "";
				const told = questions.slice(0, at + 1).map((one) => one.text);
				const said = { message: text, question, earlier, told, context };
				const last = read[at] ?? null;
				const upToHere = english.slice(0, at + 1);
				const cases = last === null ? [] : rankAll(upToHere, last);
				const meant = withParticular(decide(said, last), {
					question,
					texts: upToHere,
					ranked: cases,
					read: last,
				});
				understood.set(text, last === null ? meant : withReading(meant, plainnessOf(last, cases, meant)));
			}
			return understood;
		},
	};
}

/** Where nothing was understood, the nearest questions are told. */
function withReading(meant: Understood, reading: NonNullable<Understood["reading"]>): Understood {
	const open = meant.intent === "unknown" && meant.particular === undefined;
	return { ...meant, reading, ...(open && { near: toldOf(reading.near) }) };
}

/** How plainly a message was read. */
function plainnessOf(
	read: ReadMessage,
	cases: readonly RankedCase[],
	{ particular }: Understood,
): NonNullable<Understood["reading"]> {
	const told = cases.find(({ row }) => row.id === particular) ?? cases[0];
	const [first, second] = read.ranked;
	const asks = cases.filter((one) => one.chance >= NEAR_CASE && mayBeOffered(one)).map(({ row }) => row.asks);
	return {
		...(first !== undefined && { topic: { id: first.topic, chance: first.chance } }),
		ahead: (first?.chance ?? 0) - (second?.chance ?? 0),
		particular: told?.chance ?? 0,
		nearest: [...new Set([...asks.slice(0, 2), ...offersFor(read.ranked.slice(0, POSSIBLE))])].slice(
			0,
			OFFERED,
		),
		near: nearestOf(cases, read.ranked),
	};
}

const NEAR_CASE = 0.08;

function decide(said: Said, read: ReadMessage | null): Understood {
	if (read === null) return BY_WORDS;
	if (OF_OTHER_WORK.test(said.question.text)) return { intent: "off_topic", known: null, offers: [] };
	const ours = ofTheApp(said, read);
	if (ours !== null) return ours;
	const two = twoQuestions(said, read);
	if (two !== null) return two;
	const { question } = said;
	const untaught = findKnownQuestion(question.text);
	if (untaught !== null && !isTaught(untaught) && isShort(question.text))
		return { intent: "known_question", known: untaught, offers: [] };
	const rankings = rankingsOf(read).map((ranked) =>
		ranked.filter((one) => isAnswerable(one.topic, said, one.chance) && !breaksThread(said, one)),
	);
	const found = rankings.find((ranked) => isSure(ranked, said));
	const sure = found === undefined ? undefined : aboutNamed(found, question);
	const words = question.intent === "known_question" ? question.slots.known : question.intent;
	if (sure !== undefined) {
		if (wishes(said, sure.topic)) return { ...asIntent("find_product"), offers: [] };
		if (wordsWin(question, sure)) return BY_WORDS;
		const topic = settleTopic(said, sure.topic);
		const missing = said.earlier.length > 0 ? null : missingThing(question.text, topic);
		return { ...asIntent(topic), offers: [], ...(missing !== null && { missing }) };
	}
	if (weighsPrices(question)) return { ...asIntent("question.expensive"), offers: [] };
	const [ranked = []] = rankings;
	const [first] = ranked;
	// Skin care is named, and the likeliest topic is something else: the words stand above the likeness.
	const aside = first !== undefined && first.chance >= SURE && leavesSkin(first.topic, question);
	const possible = ranked
		.slice(0, POSSIBLE)
		.filter(({ topic, chance }) => chance >= LEAST && !(aside && ASIDE.has(topic)));
	const skin = !ASIDE.has(words as TopicId) && words !== "unknown";
	// The likeliest topic is about something the message never names: the words stand above what is left.
	const ruledOut = read.ranked[0] !== undefined && read.ranked[0].topic !== first?.topic;
	if (((aside || ruledOut) && skin) || possible.some(({ topic }) => topic === words)) return BY_WORDS;
	// Nothing else comes near: that stands above what is named beside it.
	const ahead =
		first !== undefined && first.chance >= NEARLY && first.chance >= FAR * (ranked[1]?.chance ?? 0);
	const plain = ahead ? guess(said, possible) : null;
	if (plain !== null) return plain;
	const settled = byWhatIsNamed(said, ranked);
	if (settled !== null) return settled === "words" ? BY_WORDS : { ...settled, offers: [] };
	const offers = offersFor(possible);
	// Nothing of skin care is named, and it looks most like something else: that is said, beside what else it may be.
	const off = possible.find(({ topic }) => topic === "off_topic")?.chance ?? 0;
	const elsewhere =
		!namesSkinCare(question.slots) &&
		(off >= Math.max(ELSEWHERE, CLEARLY * (ranked.find(({ topic }) => topic !== "off_topic")?.chance ?? 0)) ||
			(off >= PERHAPS_OFF && (first?.chance ?? 0) < ELSEWHERE && !OURS.test(question.text)));
	if (elsewhere) return { intent: "off_topic", known: null, offers };
	// One thing to choose from is no choice.
	const only = offers.length === 1 ? possible.find(({ topic }) => offerOf(topic) === offers[0]) : undefined;
	if (only !== undefined && !ASIDE.has(only.topic) && SURE_OF[only.topic] === undefined) {
		const meant = settleTopic(said, only.topic);
		if (only.chance >= NEARLY || meant !== only.topic) return { ...asIntent(meant), offers: [] };
	}
	return guess(said, possible) ?? ofThing(question) ?? { intent: "unknown", known: null, offers };
}

/** Something else is to be written or worked out, whatever it is about. */
const OF_OTHER_WORK =
	/\b(?:write|draft|do|finish|proofread|help (?:me )?with) (?:me )?(?:my |a |an |the |some )?(?:\w+ )?(?:cover letter|cv|resume|essay|homework|hw|assignment|coursework|poem|song|speech|email|tinder bio|bio for|code)\b/;

const OF_THE_APP: ReadonlySet<string> = new Set([
	"about_money",
	"about_billing",
	"about_deleting",
	"about_data",
	"about_photo",
]);

/** The words ask of the app and one sentence plainly does too: the story around it picks no topic of care. */
function ofTheApp({ question: { intent } }: Said, { sentences }: ReadMessage): Understood | null {
	if (!OF_THE_APP.has(intent)) return null;
	const plain = sentences.some(({ ranked: [first] }) => first?.topic === intent && first.chance >= PLAINLY);
	const others = sentences.some(
		({ asks, ranked: [first] }) =>
			asks && first !== undefined && first.topic !== intent && first.chance >= SURE,
	);
	return plain && !others ? { ...asIntent(intent as TopicId), offers: [] } : null;
}

/** What is known of the thing that is named, where nobody can tell what exactly is asked of it. */
function ofThing({ slots: { actives, concerns } }: Question): Understood | null {
	if (actives.length === 1) return { ...asIntent("ingredient"), offers: [] };
	return concerns.length > 0 ? { ...asIntent("concern_advice"), offers: [] } : null;
}

const FAR = 2.5;

/** Nobody who has none is told on a guess that there is no report. */
const OF_REPORT: ReadonlySet<TopicId> = new Set<TopicId>([
	"report",
	"report_unmeasured",
	"report_sureness",
	"plan",
	"plan_why",
]);

/** A likely meaning, answered with a word that it is a guess; null where nothing is likely enough. */
function guess(said: Said, possible: readonly RankedTopic[]): Understood | null {
	const may = ({ topic }: RankedTopic) =>
		!ASIDE.has(topic) &&
		SURE_OF[topic] === undefined &&
		!(said.context.report === null && OF_REPORT.has(topic));
	const guessed = likelyMeaning(possible, may);
	if (guessed === null) return null;
	const { topic, label } = guessed;
	const others = offersFor(possible).filter((offer) => offer !== label);
	return { ...asIntent(settleTopic(said, topic)), offers: others, guessed: label };
}

/** A longer one tells a story, of which single words are no question. */
function isShort(text: string): boolean {
	return text.split(" ").length <= MOST_ALONE;
}

const MOST_ALONE = 22;

/** A question of the table that no example tells yet is told by its words alone. */
function isTaught(id: string): boolean {
	return (TOPIC_IDS as readonly string[]).includes(id);
}

/** The surest topic; where its answer never names what the message does, one that is about that thing and not much less likely. */
function aboutNamed(ranked: readonly RankedTopic[], question: Question): RankedTopic | undefined {
	const [first] = ranked;
	if (first === undefined || first.chance >= PLAINLY || isMentioned(first.topic, question)) return first;
	const other = ranked
		.slice(1, POSSIBLE)
		.find(({ topic, chance }) => chance >= NOT_MUCH_LESS && isNamed(topic, question));
	return other ?? first;
}

const NOT_MUCH_LESS = 0.1;

/** Whether the answer of a topic is about what the message names; of a topic without a text of its own it is. */
function isMentioned(topic: TopicId, { slots: { actives, concerns } }: Question): boolean {
	const row = KNOWN_QUESTIONS.find(({ id }) => id === topic);
	if (row === undefined || actives.length + concerns.length === 0) return true;
	const text = `${row.label} ${row.text}`.toLowerCase();
	const said = readActives(text);
	const named = [...said.named, ...said.excluded].map(({ id }) => id);
	const seen = readConcerns(text);
	return actives.some(({ id }) => named.includes(id)) || concerns.some((concern) => seen.includes(concern));
}

const ELSEWHERE = 0.25;
/** Where nothing is likely and nothing that is ours is named, so much is enough to say that it lies elsewhere. */
const PERHAPS_OFF = 0.1;
const OURS =
	/\b(?:skin\w*|face|scan\w*|photos?|pics?|reports?|results?|plan|routine|steps?|app|account|chat|products?|creams?)\b/;
const CLEARLY = 1.5;

/** Opens a question about the thing rather than a wish for one. */
const ASKS_ABOUT =
	/^(?:(?:so|and|but|hey|hi|ok|please) )*(?:how|why|can|could|may|do|does|did|is|are|am|was|should|when|where|who|will|would|what (?:is|are|does|do|if)|which (?:is|are)|my|i (?:use|used|put|have|had|am|was|think|wear))\b/;
/** A question although it opens with the thing: "two sunscreens mixed, is that more", "over cream or under it". */
const ASKS_OF_IT =
	/\b(?:how|why|is (?:it|that|this)|are (?:they|these)|does it|vs|versus|or (?!at least\b))\b/;
const WISH =
	/\b(?:no|without|not|only|under|for|with|that|free|tinted|mineral|vegan|korean|cheap|light|rich|gentle|mild)\b/;

/** "Mineral sunscreen only, tinted if possible": a kind of product with a wish and no question is looked for. */
function wishes(said: Said, topic: TopicId): boolean {
	const {
		message,
		question: { slots, text },
	} = said;
	if (!topic.startsWith("question.") || slots.category === null || slots.actives.length > 1) return false;
	if (message.includes("?") || ASKS_ABOUT.test(text) || ASKS_OF_IT.test(text)) return false;
	return WISH.test(text) && opensWithKind(said);
}

/** The kind of product stands among the first words. */
function opensWithKind({ question: { text }, context }: Said): boolean {
	return readSlots(text.split(" ").slice(0, FIRST_WORDS).join(" "), context).category !== null;
}

const FIRST_WORDS = 5;

/** Skin is the subject, and no care is asked for. */
const FOR_FUN = /\b(?:jokes?|funny|laugh|puns?|poems?|songs?|riddles?|lyrics)\b/;
/** "Which moisturizer fits my skin?" asks for one, whatever is known of moisturizers in general. */
const OWN_FIT =
	/^(?:which|what|whats)\b.*\b(?:fits?|suits?|suitable for|right for|best for|good for|works? for) (?:me|my|mine)\b/;

/** As likely as this, a question is asked whatever words of a wish are in it. */
const PLAINLY = 0.7;

/** Asks what something of their own is or has. */
const OF_OWN = /^(?:(?:so|and|but|ok) )*(?:does|do|is|are|has|have|did|will)\b.*\bmy\b/;

/** Whether something is worth its price: no wish for another. */
const JUDGES = /\bworth (?:it|the)\b/;

/** A kind of product with a wish is looked for, whoever it is for and whatever is said of the wish in general. */
function wordsWin({ intent, slots, text }: Question, { topic, chance }: RankedTopic): boolean {
	if (intent !== "find_product" || slots.category === null || slots.actives.length > 1) return false;
	if (OF_OWN.test(text) || JUDGES.test(text)) return false;
	if (topic === "pregnancy" || topic === "minor") return slots.actives.length === 0;
	const wishes = slots.budget !== null || slots.fragrance_free || slots.cheaper || OWN_FIT.test(text);
	return topic.startsWith("question.") && chance < PLAINLY && wishes;
}

/**
 * The message, read with the one before it where there is one; then its single sentences, the last question first: a
 * long story asks in one of them.
 */
function rankingsOf({ ranked, weighed, sentences }: ReadMessage): (readonly RankedTopic[])[] {
	const long = sentences.filter(({ text }) => text.split(/\s+/).length >= FEW_WORDS);
	const asking = long.filter(({ asks }) => asks).toReversed();
	const others = asking.length > 0 ? asking : long.toReversed();
	// Of one sentence that asks twice the first question is the one that goes ahead.
	const parts = (others.every(({ part }) => part) ? others.toReversed() : others).map((one) => one.ranked);
	// A cross word or a greeting around a question is no answer to it.
	const [first] = ranked;
	const plain = parts.find(([one]) => one !== undefined && !TALK.has(one.topic) && one.chance >= SURE_ALONE);
	if (first !== undefined && TALK.has(first.topic) && plain !== undefined) return [plain, ranked, ...parts];
	return weighed ? [ranked] : [ranked, ...parts];
}

/** Said within a talk about skin, a few words are a nod or a cross word only where they are made of such words. */
function breaksThread({ earlier, question, context }: Said, { topic, chance }: RankedTopic): boolean {
	if (earlier.length > 0 && topic.startsWith("question.app_"))
		return question.text.split(" ").length <= FEW_IN_THREAD && !OF_APP.test(question.text);
	if (earlier.length === 0 || !(topic === "small_talk" || topic === "abuse") || chance >= SURE_TALK)
		return false;
	return !TALK.has(readQuestion(question.text, context).intent as TopicId);
}

const SURE_TALK = 0.85;
/** "And on a plane?" goes on about sunscreen: the app has to be named. */
const FEW_IN_THREAD = 7;
const OF_APP =
	/\b(?:app|account|offline|internet|wifi|scans?|photos?|phone|login|password|reports?|chat|plan|browser|website|notif\w*|remind\w*|data|free|plus|pro|code|email)\b/;

/** Topics that answer the same from two sides: which of them is meant matters little. */
const SIBLINGS: Partial<Record<TopicId, TopicId>> = {
	plan: "tonight",
	tonight: "plan",
	find_product: "other_product",
	other_product: "find_product",
	routine_check: "in_use",
	in_use: "routine_check",
};

function isSure([first, ...others]: readonly RankedTopic[], said: Said): boolean {
	const { question, earlier } = said;
	if (first === undefined) return false;
	const { topic } = first;
	const sibling = others.find((one) => one.topic === SIBLINGS[topic])?.chance ?? 0;
	const chance = first.chance + sibling;
	const second = others.find((one) => one.topic !== SIBLINGS[topic]);
	if (leavesSkin(topic, question)) return chance >= SURE_ASIDE;
	const least = SURE_OF[topic];
	if (chance >= NEARLY && (isNamed(topic, question) || settleTopic(said, topic) !== topic)) return true;
	if (least !== undefined && chance < least) return false;
	// What follows another message has been held likely both ways already, alone and with it.
	if (earlier.length > 0)
		return chance >= SURE || (chance >= NEARLY && chance >= AHEAD_AFTER * (second?.chance ?? 0));
	if (chance < SURE) return false;
	return chance >= SURE_ALONE || chance >= AHEAD * (second?.chance ?? 0);
}

/** The topic has nothing to do with skin, and the message names something that has. */
function leavesSkin(topic: TopicId, { slots, text }: Question): boolean {
	if (FOR_FUN.test(text)) return false;
	return ASIDE.has(topic) && (namesSkinCare(slots) || (topic === "off_topic" && slots.section !== null));
}

function offersFor(topics: readonly RankedTopic[]): string[] {
	const near = topics.filter(({ chance }) => chance >= LEAST_OFFERED);
	return [...new Set(near.flatMap(({ topic }) => offerOf(topic) ?? []))].slice(0, OFFERED);
}
