import { planSteps } from "../../routine/plan-steps.ts";
import type { AssistantContext } from "../conversation.ts";
import type { Intent, Question, Slots } from "../question.ts";

const OF_SKIN: ReadonlySet<Intent> = new Set(["report", "progress", "report_sureness", "report_unmeasured"]);
/** "Is it better than retinol?" needs both. */
const COMPARES = /\b(?:better|worse|stronger|milder|gentler|weaker) than\b|\b(?:versus|vs|or)\b/;
/** "And the other stuff?" asks for all but what was told. */
const THE_REST = /\b(?:other|others|rest|else|everything|remaining|overall)\b/;

/** What the newest message names goes first; what it leaves open is taken from the question before. */
export function joinSlots(
	before: Slots,
	{ slots: now, text }: Pick<Question, "slots" | "text">,
	intent: Intent,
	{ shown }: AssistantContext,
): Slots {
	const named =
		now.category !== null || now.actives.length > 0 || now.concerns.length > 0 || now.zones.length > 0;
	const category = now.category ?? (intent === "find_product" || !named ? before.category : null);
	return {
		category: category ?? (intent === "find_product" && now.cheaper ? (shown[0]?.category ?? null) : null),
		concerns: joinNamed(
			before.concerns,
			now.concerns,
			(named && intent !== "find_product") || (OF_SKIN.has(intent) && THE_REST.test(text)),
		),
		actives: joinActives(before, now, COMPARES.test(text) ? "combine" : intent, named),
		excluded: [
			...before.excluded.filter(({ id }) => !now.actives.some((one) => one.id === id)),
			...now.excluded,
		],
		fragrance_free: before.fragrance_free || now.fragrance_free,
		gentle: before.gentle || now.gentle,
		budget: now.budget ?? before.budget,
		cheaper: now.cheaper,
		zones: joinNamed(before.zones, now.zones, named),
		section: now.section ?? (named && intent !== "plan" ? null : before.section),
		ordinal: now.ordinal,
		known: now.known,
		brand: now.brand ?? (now.cheaper ? null : before.brand),
	};
}

function joinNamed<T>(before: readonly T[], now: readonly T[], replaced: boolean): readonly T[] {
	return now.length > 0 || replaced ? now : before;
}

/** "and with niacinamide?" sets the new one beside the first of before. */
function joinActives(before: Slots, now: Slots, intent: Intent, named: boolean): Slots["actives"] {
	if (intent === "combine") {
		if (now.actives.length >= 2) return now.actives;
		const kept = before.actives.filter(({ id }) => !now.actives.some((one) => one.id === id));
		return now.actives.length === 1 ? [...kept.slice(0, 1), ...now.actives] : before.actives;
	}
	const out = new Set(now.excluded.map(({ id }) => id));
	const kept = before.actives.filter(({ id }) => !out.has(id));
	return now.actives.length > 0 || (named && intent !== "find_product") ? now.actives : kept;
}

const OPENS =
	/^(?:(?:ok|okay|yes|no|hm+|great|and|but|so|also|then|or|now|well|cool|right) )*(?:and|but|also|then|or|what about|how about|what if|same|with|without|for|in the|at|only|instead|rather|maybe|why|how so|how come|really|explain|more|tell me more|go on|else|anything|something|another|any|other|cheaper|which one|the)\b/;
const POINTS_BACK =
	/\b(?:it|its|that|this|them|they|these|those|one|ones|the same|there|either|both|the (?:first|second|third|last|other))\b/;
const SUBJECT =
	/\b(?:my (?:skin|face|report|plan|routine|scan|products?|account|photo)|this (?:app|chat|photo|report|plan)|is it (?:normal|true|possible|bad to|good to|ok to))\b/;
const SHORT = 5;
const POINTING = 14;

/** Whether a message can only be understood together with the one before it. */
export function refersBack({ text, slots, intent }: Question): boolean {
	const words = text === "" ? 0 : text.split(" ").length;
	if (words === 0) return false;
	const names = slots.actives.length + slots.concerns.length + (slots.category === null ? 0 : 1);
	if (OPENS.test(text) && words <= POINTING) return true;
	if (POINTS_BACK.test(text) && !SUBJECT.test(text) && words <= POINTING && names <= 1) return true;
	return (
		words <= SHORT &&
		(intent === "unknown" || (names > 0 && !/^(?:what|how|can|is|do|does|find|show)\b/.test(text)))
	);
}

/** "And lavender?": a follow-up that puts one new thing in the place of the last. */
const ANOTHER =
	/^(?:(?:ok|okay|so|and|but|or|well|then) )*(?:(?:what|how) about |and |or )(?:with |of |the |an? |my |some )*(\w+)(?: (?:oil|extract|water|butter|powder|gel|juice|serum|cream|acid))?(?: (?:then|too|as well|instead|please))?$/;
/** Words that name nothing of their own. */
const NO_THING: ReadonlySet<string> = new Set(
	`it that this them these those one ones other others another both same rest night nights morning mornings evening day
	days week weeks weekend today tonight tomorrow daily more less why how when where which what who often long much many
	strong stronger weaker cheaper better worse now then later first second third last else everything anything nothing
	me you i he she face skin nose cheeks forehead chin neck eyes lips winter summer home work bed makeup there here
	after before instead again yes no not`.split(/\s+/),
);

/** Whether a follow-up is about a thing no table knows, so that nothing said of the last one is true of it. */
export function namesStranger({ text, slots }: Question): boolean {
	const { actives, excluded, concerns, zones, category, section } = slots;
	if (actives.length + excluded.length + concerns.length + zones.length > 0) return false;
	if (category !== null || section !== null) return false;
	const thing = ANOTHER.exec(text)?.[1];
	return thing !== undefined && !NO_THING.has(thing);
}

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
