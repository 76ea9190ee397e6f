import type { AssistantContext } from "../assistant-context.ts";
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
const POINTS =
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
	if (POINTS.test(text) && !SUBJECT.test(text) && words <= POINTING && names <= 1) return true;
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
