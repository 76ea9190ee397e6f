import { daysBetween } from "../skin/biology-clock.ts";

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

interface Reaction {
	/** YYYY-MM-DD. */
	day: string;
	signs: readonly ReactionSign[];
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

/** Days since the pack was opened, the first day being day 1; null where nobody told, or before it. */
export function dayOfUse(openedOn: string | null, day: string): number | null {
	const days = daysBetween(openedOn, day);
	return days === null || days < 0 ? null : days + 1;
}

export const PATCH_LOOKS = ["calm", "mild", "strong"] as const;
type PatchLook = (typeof PATCH_LOOKS)[number];

interface PatchTest {
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

/** Where a patch test of 48 hours stands. A late reaction is not seen before the second look, so one calm look is no end. */
export function patchOutlook(test: PatchTest, now: string): PatchOutlook {
	const started = Date.parse(test.started_at);
	const at = (hours: number) => new Date(started + hours * HOUR_MS).toISOString();
	const looks = [test.first_look, test.second_look];
	if (looks.includes("strong") || looks.includes("mild"))
		return {
			state: "failed",
			look_at: null,
			words: looks.includes("strong")
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
