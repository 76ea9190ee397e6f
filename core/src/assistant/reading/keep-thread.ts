import { planSteps } from "../../routine/plan-steps.ts";
import type { AssistantContext } from "../assistant-context.ts";
import type { Intent, Question } from "../question.ts";
import { joinSlots, namesStranger } from "./refers-back.ts";

/** Topics of skin and care, which a few more words go on with. */
const GOES_ON: ReadonlySet<Intent> = new Set<Intent>([
	"known_question",
	"reaction",
	"ingredient",
	"combine",
	"how_to_use",
	"results_when",
	"concern_advice",
	"progress",
	"report",
	"report_sureness",
	"plan_drop",
	"plan_why",
	"plan",
	"tonight",
	"find_product",
	"product_facts",
	"routine_check",
	"in_use",
	"compare",
	"pregnancy",
	"minor",
]);
/** A whole question that points at nothing before it opens a subject of its own. */
const OPENS_NEW =
	/^(?:(?:hi|hey|ok|okay|so|and|also|btw|now) )*(?:what|who|where|does|do|did|is|are|can|could|which|how|tell me|show me|write|explain|should|may|will|would)\b/;
const POINTS =
	/\b(?:it|its|that|this|them|they|these|those|one|ones|there|either|both|then|still|instead|too|again|else|all (?:two|three|four))\b/;
/** How and when something is used is a question of its own. */
const HOW = /\b(?:how (?:often|much|many|long|do|should|to)|when)\b/;
const HELPS =
	/\b(?:helps?|(?:use|do|try|take|good) (?:for|about|against)|get rid|improve|treat|fix|reduce)\b/;
const HELPED: ReadonlySet<Intent> = new Set<Intent>(["report", "progress", "concern_advice"]);
/** What mineral filters leave on skin. */
export const FILM = /\b(?:gr[ae]y\w*|white|ashy|ghost\w*|chalky?|purple|cast)\b/;
const LONGEST = 16;
const SHORT_QUESTION = 5;

/**
 * A few words that are nothing on their own, said after a turn about skin: more of the same subject, with its objects.
 * Null where they open another one.
 */
export function keepThread(before: Question, now: Question, context: AssistantContext): Question | null {
	const wish = narrowed(before, now, context);
	if (wish !== null) return wish;
	// "On my back, I mean": the same asked of a place that no photo shows.
	if (now.intent === "unknown" && ON_SKIN.has(before.intent) && BODY.test(now.text))
		return {
			...now,
			intent: "known_question",
			slots: { ...now.slots, known: "question.body_skin" },
			told: true,
		};
	if (!GOES_ON.has(before.intent) || !(now.intent === "unknown" || isFilm(before, now))) return null;
	const words = now.text === "" ? 0 : now.text.split(" ").length;
	if (words === 0 || words > LONGEST || namesStranger(now) || now.slots.actives.length > 0) return null;
	const { category, actives } = before.slots;
	if (HOW.test(now.text) && (category !== null || actives.length > 0)) return null;
	if (HELPS.test(now.text) && HELPED.has(before.intent)) return null;
	if (OPENS_NEW.test(now.text) && !POINTS.test(now.text) && words > SHORT_QUESTION) return null;
	const joined = joinSlots(before.slots, now, before.intent, context);
	const slots = { ...joined, known: before.slots.known };
	const { told: _, ...open } = now;
	return { ...open, intent: before.intent, slots, kept: true };
}

const ON_SKIN: ReadonlySet<Intent> = new Set<Intent>([
	"concern_advice",
	"known_question",
	"report",
	"reaction",
	"results_when",
]);
const BODY =
	/\b(?:my|the|on) (?:back|chest|arms?|legs?|shoulders?|body|hands?|feet|thighs?|bum|butt|stomach|belly)\b/;

/** Money that is gone is no limit. */
const SPENT = /\b(?:cost me|costed me|paid|spent)\b/;

/** A wish that only makes sense for the kind of product the turns before were about. */
function narrowed(before: Question, now: Question, context: AssistantContext): Question | null {
	const { budget, cheaper, fragrance_free, category } = now.slots;
	const open = now.intent === "unknown" || (now.intent === "product_facts" && context.shown.length === 0);
	if (!open || before.slots.category === null || category !== null) return null;
	if ((budget === null || SPENT.test(now.text)) && !cheaper && !fragrance_free) return null;
	const { told: _, ...wish } = now;
	return { ...wish, intent: "find_product", slots: joinSlots(before.slots, now, "find_product", context) };
}

/** A sunscreen that was shown and looks wrong on the skin. */
function isFilm(before: Question, now: Question): boolean {
	return now.intent === "product_facts" && before.slots.category === "sunscreen" && FILM.test(now.text);
}

/** Asks for what follows, and names nothing. */
const NEXT =
	/^(?:(?:ok|okay|and|then|so|now|yes|cool|what|whats|what is) )*(?:next|after (?:that|this|it)|then what|(?:the )?next (?:one|step|thing)|comes next|then)$/;
/** "What step comes after the cleanser". */
export const AFTER =
	/\b(?:what|which|whats)\b(?: \w+){0,4} (?:next|after|follows?)\b|\bafter (?:the |my )?(?:cleanser|wash|toner|serum|moisturizer|cream)\b.*\b(?:what|which|then)\b/;
const OF_STEPS: ReadonlySet<Intent> = new Set<Intent>(["plan", "tonight", "plan_why", "how_to_use"]);

/**
 * "Ok next": the step of the plan that follows the one the turn before ended with, by its place in that part of the day;
 * null where nothing of the plan was told. The text then asks for what comes after that step.
 */
export function goNext(last: Question | null, now: Question, { report }: AssistantContext): Question | null {
	if (last === null || report === null || !NEXT.test(now.text)) return null;
	const { category, section } = last.slots;
	if (category === null || !OF_STEPS.has(last.intent)) return null;
	const here = planSteps(report.analysis.care_plan).filter((one) => one.section === (section ?? "morning"));
	const at = here.findIndex(({ key }) => key === category);
	const told = AFTER.test(last.text) ? here[at + 1] : here[at];
	return {
		...now,
		intent: "plan",
		slots: { ...last.slots, category: told?.key ?? category, section: section ?? "morning" },
		text: "what comes next",
		told: true,
	};
}
