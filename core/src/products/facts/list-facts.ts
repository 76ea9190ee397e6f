import type { ActiveId } from "../../knowledge/actives.ts";
import { findActives } from "./find-actives.ts";
import { findFragrance, sensitiveConcerns } from "./find-irritants.ts";

/** What the flags of a product would be, read from a list alone. */
export interface ListFacts {
	actives: ActiveId[];
	/** Null without a list: nothing is known then. */
	no_listed_fragrance: boolean | null;
	sensitive_safe: boolean | null;
}

export function listFacts(name: string, inci: readonly string[]): ListFacts {
	const { actives } = findActives(name, inci);
	if (inci.length === 0) return { actives, no_listed_fragrance: null, sensitive_safe: null };
	return {
		actives,
		no_listed_fragrance: findFragrance(inci).length === 0,
		sensitive_safe: sensitiveConcerns(inci, actives).length === 0,
	};
}
