import { planSteps } from "../routine/plan-steps.ts";
import { findLanguage } from "../skin/note/find-language.ts";
import { nthSteps } from "./answers/plan/tell-steps.ts";
import type { Asked, AssistantContext } from "./conversation.ts";
import type { Intent, NamedActive, Question, Slots, Understanding, Understood } from "./question.ts";
import { findIntent } from "./reading/find-intent.ts";
import { TRIED } from "./reading/intent-rules.ts";
import { joinFrame } from "./reading/join-frame.ts";
import { joinQuestions } from "./reading/join-questions.ts";
import { goNext, namesStranger } from "./reading/keep-thread.ts";
import { activesOf, ownMeant } from "./reading/own-products.ts";
import { readSlots } from "./reading/read-slots.ts";
import { spellOut } from "./reading/spell-out.ts";

/**
 * The question of the newest message, completed from the person's own turns before it where it refers to them. What
 * an assistant's turn says is never read: a client sends the history, so it proves nothing.
 */
export function readThread(
	{ message, history, context }: Asked,
	understanding: Understanding = new Map(),
): Question {
	const turns = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const read = (said: string, before: readonly Question[]) =>
		joinNext(
			before,
			readQuestion(understanding.get(said)?.first ?? said, context, understanding.get(said)),
			context,
		);
	const questions: Question[] = [];
	for (const turn of turns) questions.push(read(turn, questions));
	return withObject(read(message, questions), questions, context);
}

/** A few words that close a subject. */
const NOD =
	/^(?:(?:ok|okay|oh|ah|alright|right|well|yeah|yes|no|then|so|fine) )*(?:fair enough|makes sense|got it|i see|understood|leave it|never ?mind|forget it|good to know|all right then|that is all|that will do|no worries|will do|noted|cool|great|good|fine|ok|okay|nice|perfect)(?: (?:then|so|ok|okay|thanks|cheers))*$/;
/** The same answer with the same objects tells nothing new to who asks on. */
const SAID_ONCE: ReadonlySet<Intent> = new Set<Intent>([
	"known_question",
	"results_when",
	"concern_advice",
	"ingredient",
	"how_to_use",
	"plan_why",
	"instead",
]);
/** Asks for the same with something else in it. */
const CHANGES =
	/\b(?:why|meant?|instead|again|repeat|every|twice|once|daily|day|night|morning|evening|\d+)\b/;

function objectsOf({ actives, concerns, zones, category, known }: Slots): string {
	return [...actives.map(({ id }) => id), ...concerns, ...zones, category, known].join(" ");
}

/** A question completed by those before it, oldest first. */
export function joinNext(before: readonly Question[], now: Question, context: AssistantContext): Question {
	const last = before.at(-1) ?? null;
	if (last !== null && NOD.test(now.text)) return { ...now, intent: "thanks" };
	const next = goNext(last, now, context) ?? priceOfAnother(last, now);
	if (next !== null) return next;
	const other = otherOwn(before, now, context);
	if (other !== null) return other;
	const framed = joinFrame(before, now, context);
	const joined = framed ?? joinQuestions(last, now, context);
	const repeats =
		framed === null &&
		last !== null &&
		!TRIED.test(now.text) &&
		SAID_ONCE.has(joined.intent) &&
		joined.intent === last.intent &&
		joined.again === undefined &&
		!CHANGES.test(now.text) &&
		objectsOf(joined.slots) === objectsOf(last.slots);
	// The same text once more answers nothing: what of it the new words are about goes first.
	return repeats ? { ...joined, kept: true } : withStep(joined, context);
}

/** "And the other one on my shelf?": what was asked of one thing of their own is asked of those not spoken of yet. */
function otherOwn(before: readonly Question[], now: Question, { in_use, person }: AssistantContext) {
	const last = before.at(-1);
	if (last === undefined || !OTHER_OWN.test(now.text) || ownMeant(now.text, in_use).length > 0) return null;
	const spoken = new Set(before.flatMap((one) => meantBy(one, in_use)).map(({ id }) => id));
	const actives = activesOf(in_use.filter(({ id }) => !spoken.has(id)));
	if (spoken.size === 0 || actives.length === 0) return null;
	const expecting = (person.preferences.pregnancy ?? "no") !== "no";
	const intent = expecting ? "pregnancy" : last.intent in OF_INGREDIENT ? last.intent : "ingredient";
	return { ...now, intent, slots: { ...now.slots, actives, known: null }, told: true } satisfies Question;
}

/** Of several that a brand names, those of the kind that is named beside it. */
function meantBy({ text, slots: { category } }: Question, inUse: AssistantContext["in_use"]) {
	const meant = ownMeant(text, inUse);
	const ofKind = meant.filter((one) => one.category === category);
	return ofKind.length > 0 ? ofKind : meant;
}

const OTHER_OWN =
	/^(?:\w+ ){0,5}(?:the |my )?other (?:one|ones|two|products?|things?|creams?|serums?|bottles?|tubes?|stuff)\b(?: \w+)?(?: (?:my|the) shelf| i (?:have|own|use|got))?$/;

/** "And pro?": what was asked of one plan of the account is asked of the next. */
function priceOfAnother(last: Question | null, now: Question): Question | null {
	const plan = ANOTHER_PLAN.exec(now.text)?.[1];
	if (last?.intent !== "about_limits" || plan === undefined) return null;
	return { ...last, text: `${last.text.replaceAll(PLANS, " ").trim()} ${plan}` };
}

const PLANS = /\b(?:free|trial|plus|pro)\b/g;
const ANOTHER_PLAN =
	/^(?:(?:ok|okay|so|and|n|or|then) )*(?:(?:what|how) about )?(?:the |for )?(free|trial|plus|pro)(?: (?:one|plan|then|too))?$/;

const OF_STEPS: ReadonlySet<Intent> = new Set<Intent>(["plan", "plan_why", "plan_drop", "how_to_use"]);

/** "What is step 2 for?": where one step alone is at that place, it is the object of this question and the next. */
function withStep(question: Question, { report }: AssistantContext): Question {
	if (report === null || !OF_STEPS.has(question.intent) || question.slots.category !== null) return question;
	const { section } = question.slots;
	const steps = planSteps(report.analysis.care_plan).filter(
		(one) => section === null || one.section === section,
	);
	const [step, other] = nthSteps(question.text, steps) ?? [];
	if (step === undefined || other !== undefined) return question;
	return { ...question, slots: { ...question.slots, category: step.key, section: step.section } };
}

/** What is asked of an ingredient, and how many of them it takes. */
const OF_INGREDIENT: Partial<Record<Intent, number>> = {
	ingredient: 1,
	how_to_use: 1,
	results_when: 1,
	combine: 2,
	reaction: 1,
};

/**
 * What is asked of an ingredient and names none is asked of the product of their own that they name, else of what the
 * turns before were about, the newest first.
 */
function withObject(
	question: Question,
	before: readonly Question[],
	{ in_use, person, named: spoken }: AssistantContext,
): Question {
	const expecting = (person.preferences.pregnancy ?? "no") !== "no";
	const { intent, slots, text } = question;
	if (intent === "plan_drop" && expecting && OF_THOSE.test(text) && slots.actives.length === 0) {
		const actives = objectOf(before, in_use);
		if (actives.length > 0) return { ...question, intent: "pregnancy", slots: { ...slots, actives } };
	}
	if (
		intent === "find_product" &&
		slots.category === null &&
		slots.concerns.length + slots.actives.length === 0
	) {
		// "My serum costs too much, anything like it?": the kind is that of their own.
		const category = ownMeant(text, in_use)[0]?.category ?? spoken[0]?.category ?? null;
		return category === null ? question : { ...question, slots: { ...slots, category } };
	}
	const takes = OF_INGREDIENT[intent] ?? (OF_ORDER.test(slots.known ?? "") ? 2 : 0);
	const named = slots.actives.length + slots.excluded.length;
	if (named >= takes) return question;
	const own = activesOf(ownMeant(text, in_use));
	const { category, concerns } = slots;
	const open = named === 0 && own.length === 0 && concerns.length === 0 && category === null;
	const earlier = open && !namesStranger(question) ? objectOf(before, in_use) : [];
	const actives = unlike([...slots.actives, ...own, ...earlier]).slice(0, Math.max(takes, named));
	return actives.length === slots.actives.length ? question : { ...question, slots: { ...slots, actives } };
}

/** "Which of them can stay", where what was named may not suit a pregnancy. */
const OF_THOSE = /\b(?:those|these|them|they|both|the (?:two|three|four))\b/;
const OF_ORDER = /^question\.order$/;

/** The ingredients of the last turn that was about any, by their names or by a product of the person's own. */
function objectOf(before: readonly Question[], inUse: AssistantContext["in_use"]): readonly NamedActive[] {
	for (const { slots, text } of before.toReversed()) {
		if (slots.actives.length > 0) return slots.actives;
		const own = activesOf(ownMeant(text, inUse));
		if (own.length > 0) return own;
	}
	return [];
}

function unlike(actives: readonly NamedActive[]): NamedActive[] {
	return [...new Map(actives.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

/** One message on its own: what it asks for, as it was understood or else by its words, and what it names. */
export function readQuestion(message: string, context: AssistantContext, understood?: Understood): Question {
	const text = spellOut(message);
	const slots = readSlots(text, context);
	if (understood !== undefined && understood.intent !== null && findLanguage(message) === null) {
		const read = { intent: understood.intent, slots: { ...slots, known: understood.known }, text };
		return understood.intent === "unknown" ? read : { ...read, told: true };
	}
	const intent = findLanguage(message) === null ? findIntent(text, slots, context) : "other_language";
	return { intent, slots, text };
}
