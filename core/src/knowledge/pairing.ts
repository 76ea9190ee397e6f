import type { Active } from "./active.ts";
import { findActive } from "./actives.ts";
import { type ConflictRule, conflictBetween } from "./conflicts.ts";

/** How near two uses come to each other, beyond belonging to one routine. */
export interface Nearness {
	/** Both in the morning, or both at night. */
	same_half: boolean;
	/** Some day of the week has both. */
	same_day: boolean;
}

/** What the pair rule between two ingredients means for somebody who uses both. */
export interface Pairing {
	rule: ConflictRule;
	/** Both may belong to one routine, at whatever times. */
	share_routine: boolean;
	/** Both may be used in the same half of the day, on different days. */
	share_half: boolean;
	/** Both may be used on one night, or on one morning. */
	share_night: boolean;
	/** The one to leave out where only one can stay; null where nothing speaks for either. */
	gives_way: string | null;
}

const SHARES = {
	allow: { share_routine: true, share_half: true, share_night: true },
	advice: { share_routine: true, share_half: true, share_night: true },
	alternate: { share_routine: true, share_half: true, share_night: false },
	separate: { share_routine: true, share_half: false, share_night: false },
	block: { share_routine: false, share_half: false, share_night: false },
} as const satisfies Record<ConflictRule["level"], Omit<Pairing, "rule" | "gives_way">>;

/**
 * What two ingredients, in either order, may share; null where no rule speaks of them. Plan, shelf check, picks and
 * assistant all ask here, so that a rule is changed in one place. How to ask:
 *
 *     const pair = pairing("retinol", "glycolic_acid");
 *     pair?.share_night;                                             // false: different nights
 *     clashes(pair, { same_half: true, same_day: true });            // true where both stand on one night
 *     pair?.gives_way;                                               // who leaves where `share_routine` is false
 *     pair?.rule.why; pair?.rule.id;                                 // the words, and the rule that decided
 */
export function pairing(first: string, second: string): Pairing | null {
	const rule = conflictBetween(first, second);
	return rule === null ? null : { rule, ...SHARES[rule.level], gives_way: weakerOf(first, second) };
}

/** True where two ingredients are used nearer to each other than their rule allows. */
export function clashes(pair: Pairing | null, { same_half, same_day }: Nearness): boolean {
	if (pair === null) return false;
	if (!pair.share_routine) return true;
	if (!pair.share_half) return same_half;
	return !pair.share_night && same_half && same_day;
}

/** The first pair between two lists that clashes at this distance; null where all get along. */
export function firstClash(
	ones: readonly string[],
	others: readonly string[],
	near: Nearness,
): Pairing | null {
	for (const one of ones) {
		for (const other of others) {
			const pair = pairing(one, other);
			if (clashes(pair, near)) return pair;
		}
	}
	return null;
}

/** What a doctor prescribed stays, then what treats, then what is better proven. */
function weakerOf(first: string, second: string): string | null {
	const [one, two] = [findActive(first), findActive(second)];
	if (one === undefined || two === undefined) return null;
	const lead = weight(one) - weight(two);
	return lead === 0 ? null : lead > 0 ? second : first;
}

function weight({ status, treatment, grade }: Active): number {
	return (status.us === "prescription" ? 10 : 0) + (treatment ? 5 : 0) + { A: 2, B: 1, C: 0 }[grade];
}
