import type { AssistantContext } from "../conversation.ts";
import type { Intent, Question, Slots } from "../question.ts";
import { type Aspect, readFrame } from "./read-frame.ts";
import { findKnownQuestion, isGroup } from "./read-slots.ts";

const INTENT_OF: Record<Exclude<Aspect, "day" | "may">, Intent> = {
	instead: "instead",
	held: "held",
	until: "results_when",
	strength: "how_to_use",
	often: "how_to_use",
	amount: "how_to_use",
	part_of_day: "how_to_use",
	stays_on: "how_to_use",
	skip: "plan_drop",
};
/** Answers that are about one thing, which the next message may ask more of. */
const OF_THING: ReadonlySet<Intent> = new Set<Intent>([
	"ingredient",
	"how_to_use",
	"known_question",
	"combine",
	"results_when",
	"instead",
	"held",
	"pregnancy",
	"minor",
	"reaction",
	"plan_why",
	"concern_advice",
]);
const OF_PRODUCT: ReadonlySet<Intent> = new Set<Intent>(["find_product", "product_facts", "pick_why"]);
/** What is asked of the use of a product; how much one costs is another matter. */
const OF_USE: ReadonlySet<Aspect> = new Set<Aspect>(["often", "part_of_day", "stays_on"]);
const USES = /\b(?:use|put|apply|need|take|wear)\b/;
const OF_SHELF: ReadonlySet<Intent> = new Set<Intent>(["routine_check", "in_use"]);
const OF_PLAN: ReadonlySet<Intent> = new Set<Intent>(["tonight", "plan", "plan_why", "plan_drop"]);
/** Asks for something that a reader of its own answers. */
const ELSEWHERE =
	/\b(?:with|together|mix\w*|combin\w*|layer\w*|tonight|today|this (?:morning|evening|night)|both|same|vs|versus|or (?!(?:in |at )?(?:the )?(?:morning|night|evening|day|am|pm|too|not|weekly|every|more|less)\b))\b/;
/** Read so for a reason that the asking alone does not show. */
const KNOWS_BETTER: ReadonlySet<Intent> = new Set<Intent>([
	"pregnancy",
	"minor",
	"plan",
	"tonight",
	"routine_check",
	"plan_why",
	"plan_drop",
	"combine",
]);
/** A kind of product with an asking is read for certain where nothing else was plainly understood. */
const WEAK: ReadonlySet<Intent> = new Set<Intent>([
	"unknown",
	"known_question",
	"find_product",
	"concern_advice",
]);
/** A thing is still meant so many turns later. */
const TURNS = 3;

/**
 * A message that is made of an asking and a thing alone, or of an asking whose thing stood in a turn before: what it asks is
 * certain. Null for every other message.
 */
export function joinFrame(
	before: readonly Question[],
	now: Question,
	{ shown, report }: AssistantContext,
): Question | null {
	const frame = readFrame(now.text);
	const last = before.at(-1);
	const { actives, concerns, zones } = now.slots;
	const both = actives.length === 0 && BOTH.test(now.text) ? lastTwo(before) : null;
	if (both !== null) return told(now, "combine", { ...now.slots, actives: both });
	if (last !== undefined && RESTED.has(last.intent) && RESTS.test(now.text))
		return { ...last, text: now.text, kept: true };
	const pair = last?.intent === "combine" && last.slots.actives.length > 1 ? last.slots : null;
	if (pair !== null && actives.length === 0 && SHARES.test(now.text))
		return told(now, "combine", { ...pair, section: null });
	if (frame === null) return last === undefined ? null : sameOfAnother(last, now);
	if (!frame.bare) return null;
	if (frame.aspect === "day") {
		const here = report !== null && last !== undefined && OF_PLAN.has(last.intent);
		return here
			? told(now, "tonight", { ...now.slots, section: now.slots.section ?? last.slots.section })
			: null;
	}
	if (actives.length > 1 || concerns.length + zones.length > 0) return null;
	if (pair !== null && actives.length === 0 && frame.aspect !== "until")
		return told(now, "combine", { ...pair, section: now.slots.section });
	if (ELSEWHERE.test(now.text)) return null;
	if (actives.length === 1) {
		const better = KNOWS_BETTER.has(now.intent) && (now.told === true || frame.aspect !== "held");
		if (better || findKnownQuestion(now.text) !== null) return null;
		// Several of a kind, as in "three acids", are no single ingredient that suits or does not.
		if (frame.aspect === "may" && actives.every(isGroup)) return null;
		return told(now, frame.aspect === "may" ? "ingredient" : INTENT_OF[frame.aspect], now.slots);
	}
	if (now.slots.category !== null)
		return OF_USE.has(frame.aspect) && WEAK.has(now.intent) && findKnownQuestion(now.text) === null
			? told(now, "how_to_use", now.slots)
			: null;
	if (frame.aspect === "may" || last === undefined) return null;
	if (OF_PRODUCT.has(last.intent)) {
		const used = OF_USE.has(frame.aspect) || (frame.aspect === "amount" && USES.test(now.text));
		const category = last.slots.category ?? shown[0]?.category ?? null;
		return used && category !== null ? told(now, "how_to_use", { ...now.slots, category }) : null;
	}
	// How long something of the shelf rests was told with it.
	if (frame.aspect === "until" && OF_SHELF.has(last.intent)) return { ...last, text: now.text, kept: true };
	if (!OF_THING.has(last.intent)) return null;
	if (pair !== null) return null;
	const thing = before
		.slice(-TURNS)
		.findLast(
			({ slots }) => slots.actives.length + slots.excluded.length > 0 || slots.category !== null,
		)?.slots;
	if (thing === undefined) return null;
	const named = [...thing.actives, ...thing.excluded];
	if (
		named.length === 0 &&
		(frame.aspect === "instead" || frame.aspect === "held" || frame.aspect === "strength")
	)
		return null;
	return told(now, INTENT_OF[frame.aspect], {
		...now.slots,
		actives: named.slice(0, 1),
		category: named.length > 0 ? null : thing.category,
		concerns: frame.aspect === "until" || frame.aspect === "instead" ? thing.concerns : [],
	});
}

/** How long something that was too much stays off. */
const RESTS = /\bhow long\b.*\b(?:off|pause|break|stop|without|leave (?:it|that) out)\b/;
const RESTED: ReadonlySet<Intent> = new Set<Intent>(["reaction", "ingredient", "how_to_use"]);
/** How two share a day or a week. */
const SHARES =
	/\bsame (?:time|night|day)\b|\b(?:different|other|separate|another|alternate) (?:nights?|days?|evenings?)\b|\bam (?:and |or )?pm\b|\bwhich (?:nights?|days?|evenings?|mornings?)\b|\bmorning or (?:night|evening)\b|\b(?:alternat|split)\w*\b/;
const BOTH =
	/^(?:(?:so|and|but|ok|then) )*(?:can|may|should|could) (?:i|they|you) (?:\w+ )?(?:both|the two|them together)\b/;

/** The two ingredients that the last turns were about, one after the other. */
function lastTwo(before: readonly Question[]): Slots["actives"] | null {
	const named = before.slice(-TURNS).flatMap(({ slots }) => slots.actives);
	const two = [...new Map(named.map((one) => [one.id, one])).values()].slice(-2);
	return two.length === 2 ? two : null;
}

/** "And bakuchiol?": what was asked of one ingredient is asked of the next. */
function sameOfAnother(last: Question, now: Question): Question | null {
	const { actives, concerns, zones, category } = now.slots;
	const { slots: before, intent } = last;
	if (
		concerns.length === 1 &&
		actives.length + zones.length === 0 &&
		OF_CONCERN.has(intent) &&
		ANOTHER.test(now.text)
	)
		return told({ ...now, text: last.text }, intent, { ...before, concerns });
	if (actives.length !== 1 || concerns.length + zones.length > 0 || category !== null) return null;
	if (!OF_ONE.has(intent) || before.actives.length !== 1 || ELSEWHERE.test(now.text)) return null;
	if (!ANOTHER.test(now.text)) return null;
	return told({ ...now, text: last.text }, intent, { ...before, actives });
}

/** What is asked of one finding, and may be asked of the next. */
const OF_CONCERN: ReadonlySet<Intent> = new Set<Intent>([
	"progress",
	"concern_advice",
	"results_when",
	"report_sureness",
]);
const OF_ONE: ReadonlySet<Intent> = new Set<Intent>([
	"ingredient",
	"how_to_use",
	"results_when",
	"instead",
	"held",
]);
/** Opens with the next thing, and says little beside it. */
const ANOTHER = /^(?:(?:ok|okay|so|then|hm+) )*(?:and|or|what about|how about)(?: \w+){1,6}$/;

function told(now: Question, intent: Intent, slots: Slots): Question {
	return { ...now, intent, slots: { ...slots, known: null }, told: true };
}
