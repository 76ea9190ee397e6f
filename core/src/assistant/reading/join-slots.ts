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
