import { inDollars } from "../person/money.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { Budget, Preferences } from "./person.ts";

/** What a whole plan costs at most where no sum was told, USD; null: no limit. */
const LIMIT_OF: Record<Budget, number | null> = { low: 35, mid: 75, high: null };
/** A told sum is a low, a medium or a high budget for a single product. */
const MID_FROM = 75;
const HIGH_FROM = 150;

export interface BudgetTold {
	/** How much one product may cost; null where nothing was told. */
	budget: Budget | null;
	/** What the whole plan may cost, USD; null for no limit. */
	limit: number | null;
}

/** A sum decides, the smallest of several; then what was said of money; then the answer in the settings. */
export function budgetOf(preferences: Preferences, facts: readonly PersonFact[]): BudgetTold {
	const sums = facts.flatMap(({ id, about = "" }) => (id === "budget" ? (inDollars(about) ?? []) : []));
	if (sums.length > 0) {
		const limit = Math.min(...sums);
		return { budget: limit < MID_FROM ? "low" : limit < HIGH_FROM ? "mid" : "high", limit };
	}
	const said = facts.some(({ id }) => id === "low_budget")
		? "low"
		: facts.some(({ id }) => id === "high_budget")
			? "high"
			: (preferences.budget ?? null);
	return { budget: said, limit: said === null ? null : LIMIT_OF[said] };
}
