import { daysBetween } from "../skin/biology-clock.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { holdsProducts } from "../skin/red-flags/triage-findings.ts";
import type { Discomfort, Feeling } from "../skin/self-report.ts";
import { joinWords } from "../skin/zone-words.ts";

/** What skin can do after a product, in the order it is asked. `none` tells that nothing happened. */
export const REACTION_SIGNS = [
	"none",
	"stings",
	"burns",
	"itches",
	"redness",
	"dryness",
	"new_spots",
	"swelling",
	"hives",
] as const;
export type ReactionSign = (typeof REACTION_SIGNS)[number];

/** Signs by which sensitive skin speaks, in the words of a report. Red, dry or spotted for a day may have any cause. */
const FELT_AS: Partial<Record<ReactionSign, Discomfort>> = {
	stings: "stinging",
	burns: "burning",
	itches: "itching",
	swelling: "reactive skin",
	hives: "reactive skin",
};

/** What a reaction tells of how skin feels. */
export function feltAs(signs: readonly ReactionSign[]): Discomfort[] {
	return [...new Set(signs.flatMap((sign) => FELT_AS[sign] ?? []))];
}

/**
 * Whether treatments rest from the day of a reaction on, as after a day on which skin stung: whichever product it was
 * after, it is the same skin. `flags`: what the words beside it call for.
 */
export function reactionPauses(signs: readonly ReactionSign[], flags: readonly RedFlag[]): boolean {
	return feltAs(signs).length > 0 || holdsProducts(flags);
}

interface Reaction {
	/** YYYY-MM-DD. */
	day: string;
	signs: readonly ReactionSign[];
}

interface ProductReaction extends Reaction {
	product_id: string;
}

export interface ReactionAdvice {
	level: "emergency" | "stop" | "slow" | "fine";
	words: string;
}

const ALLERGIC: readonly ReactionSign[] = ["swelling", "hives"];
const STRONG: readonly ReactionSign[] = ["burns", "itches"];
const OFTEN = 2;

/**
 * What to do about a reaction. Swelling and hives can be the beginning of something that closes the throat, so they are
 * answered as such before anything else. Sources: AAD on testing products; labels of leave-on treatments.
 */
export function adviseReaction(
	signs: readonly ReactionSign[],
	earlier: readonly Reaction[] = [],
): ReactionAdvice {
	if (signs.some((sign) => ALLERGIC.includes(sign)))
		return {
			level: "emergency",
			words:
				"Wash it off and do not use it again. If your lips, tongue, eyes or throat swell, or you breathe with difficulty or feel faint, call your emergency number now. Otherwise let a doctor or pharmacist see it today.",
		};
	if (signs.some((sign) => STRONG.includes(sign)))
		return {
			level: "stop",
			words:
				"Wash it off and leave it out until your skin is calm. If it comes back with the next try, the product is not for you. Blisters, oozing or pain: see a doctor.",
		};
	const before = earlier.filter((one) => one.signs.some((sign) => sign !== "none")).length;
	if (signs.every((sign) => sign === "none"))
		return { level: "fine", words: "Noted. Nothing happened, which is worth knowing too." };
	if (before >= OFTEN)
		return {
			level: "stop",
			words:
				"This is the third time. Leave it out for two weeks; if your skin is calm then and not after the next try, it is this product.",
		};
	return {
		level: "slow",
		words:
			"Use it less often until that is gone: every other time, over moisturizer. One sign on one day may have any cause; the log shows whether it repeats.",
	};
}

/** Products that their own log says to leave out, for good or until skin is calm; `reactions` in any order. */
export function leftOutBy(reactions: readonly ProductReaction[]): Set<string> {
	const known = new Map<string, ProductReaction[]>();
	for (const one of reactions.toSorted((a, b) => a.day.localeCompare(b.day)))
		known.set(one.product_id, [...(known.get(one.product_id) ?? []), one]);
	const asksForIt = (one: ProductReaction, at: number, all: readonly ProductReaction[]) =>
		["stop", "emergency"].includes(adviseReaction(one.signs, all.slice(0, at)).level);
	return new Set([...known].flatMap(([id, all]) => (all.some(asksForIt) ? [id] : [])));
}

/** What once brought swelling or hives is not tried again on any spot without a doctor. */
export function mayPatchTest(reactions: readonly Pick<Reaction, "signs">[]): boolean {
	return !reactions.some(({ signs }) => signs.some((sign) => ALLERGIC.includes(sign)));
}

/** Skin that bore a product so long has tested it: an allergy to it would have shown. */
const DAYS_THAT_TEST = 14;

/** Whether a product has been in use for so long that a patch test of it would tell nothing more. */
export function isLongInUse(since: string | null, day: string): boolean {
	return (dayOfUse(since, day) ?? 0) > DAYS_THAT_TEST;
}

/** Days since the pack was opened, the first day being day 1; null where nobody told, or before it. */
export function dayOfUse(openedOn: string | null, day: string): number | null {
	const days = daysBetween(openedOn, day);
	return days === null || days < 0 ? null : days + 1;
}

export const PATCH_LOOKS = ["calm", "mild", "strong"] as const;
type PatchLook = (typeof PATCH_LOOKS)[number];

export interface PatchTest {
	started_at: string;
	first_look: PatchLook | null;
	second_look: PatchLook | null;
	stopped_at: string | null;
}

export const PATCH_STATES = ["running", "look_now", "passed", "failed", "stopped"] as const;
type PatchState = (typeof PATCH_STATES)[number];

interface PatchOutlook {
	state: PatchState;
	/** When to look next, ISO 8601; null when there is nothing to wait for. */
	look_at: string | null;
	words: string;
}

const HOUR_MS = 3_600_000;
const FIRST_LOOK_HOURS = 24;
const SECOND_LOOK_HOURS = 48;

/** A calm look this early says nothing of the day, or of the two days, that it stands for. */
const EARLY_HOURS = 4;

/** Which look a glance at `now` is; null where it is too early to be one. What is not calm counts at any time. */
export function lookAt({ started_at }: Pick<PatchTest, "started_at">, now: string): PatchTurn | null {
	const hours = (Date.parse(now) - Date.parse(started_at)) / HOUR_MS;
	if (hours >= SECOND_LOOK_HOURS - EARLY_HOURS) return "second";
	return hours >= FIRST_LOOK_HOURS - EARLY_HOURS ? "first" : null;
}

export type PatchTurn = "first" | "second";

export interface OpenLook {
	turn: PatchTurn;
	/** When it is due, ISO 8601. */
	at: string;
}

/** Looks of a running test that nobody has taken. */
export function openLooks(test: PatchTest): OpenLook[] {
	if (test.stopped_at !== null || test.second_look !== null || patchReacted(test)) return [];
	const at = (hours: number) => new Date(Date.parse(test.started_at) + hours * HOUR_MS).toISOString();
	return [
		...(test.first_look === null ? [{ turn: "first", at: at(FIRST_LOOK_HOURS) } as const] : []),
		{ turn: "second", at: at(SECOND_LOOK_HOURS) },
	];
}

/** The open look whose hour came within the last day; null where there is none. */
export function lookDue(test: PatchTest, now: string): OpenLook | null {
	const late = FIRST_LOOK_HOURS * HOUR_MS;
	const since = (at: string) => Date.parse(now) - Date.parse(at);
	return openLooks(test).find(({ at }) => since(at) >= 0 && since(at) < late) ?? null;
}

/** What the newest test that came to an end told; null where none did. `tests` newest first. */
export function patchResult(tests: readonly PatchTest[]): "calm" | "reacted" | null {
	const ended = tests.find((test) => patchReacted(test) || test.second_look === "calm");
	if (ended === undefined) return null;
	return patchReacted(ended) ? "reacted" : "calm";
}

/** Whether skin answered to it, in a little or in more. */
function patchReacted({ first_look, second_look }: Pick<PatchTest, "first_look" | "second_look">): boolean {
	return [first_look, second_look].some((look) => look === "mild" || look === "strong");
}

/** Where a patch test of 48 hours stands. A late reaction is not seen before the second look, so one calm look is no end. */
export function patchOutlook(test: PatchTest, now: string): PatchOutlook {
	const started = Date.parse(test.started_at);
	const at = (hours: number) => new Date(started + hours * HOUR_MS).toISOString();
	if (patchReacted(test))
		return {
			state: "failed",
			look_at: null,
			words: [test.first_look, test.second_look].includes("strong")
				? "Your skin reacted. Wash the spot, leave the product out, and show a strong or spreading reaction to a doctor."
				: "Your skin reacted a little. Leave it out, or try once more in two weeks on the other arm.",
		};
	if (test.second_look === "calm")
		return {
			state: "passed",
			look_at: null,
			words:
				"48 hours and calm: you can begin, on one or two nights in the first week. A patch is a good sign and no promise.",
		};
	if (test.stopped_at !== null)
		return { state: "stopped", look_at: null, words: "You ended this test early; it says nothing." };
	const due = at(test.first_look === null ? FIRST_LOOK_HOURS : SECOND_LOOK_HOURS);
	const isDue = Date.parse(now) >= Date.parse(due);
	return {
		state: isDue ? "look_now" : "running",
		look_at: due,
		words: isDue
			? "Time to look at the spot: is it calm, a little red, or more than that?"
			: test.first_look === null
				? "Dab a little behind your ear or on your inner arm, leave it on, and look after a day."
				: "Calm after a day. The second look is the one that counts.",
	};
}

const FEELINGS: Record<Feeling, string> = {
	calm: "was calm",
	tight: "felt tight",
	stings: "stung",
	new_spots: "had new spots",
	dry: "was dry",
	oily: "was oily",
};

const SIGNS: Record<ReactionSign, string> = {
	none: "nothing",
	stings: "stinging",
	burns: "burning",
	itches: "itching",
	redness: "redness",
	dryness: "dryness",
	new_spots: "new spots",
	swelling: "swelling",
	hives: "hives",
};

/** "stung and was dry", of skin on a day. */
export function feltWords(felt: readonly Feeling[]): string {
	return joinWords(felt.map((one) => FEELINGS[one]));
}

/** "stinging and redness", after a product. */
export function signWords(signs: readonly ReactionSign[]): string {
	return joinWords(signs.map((one) => SIGNS[one]));
}
