import { PLAN_TABLE, type Tier } from "./plan-table.ts";

/** One thing of each row of the plan table. */
export function eachTier<T>(pick: (row: (typeof PLAN_TABLE)[Tier]) => T): Record<Tier, T> {
	const { free, trial, plus, pro } = PLAN_TABLE;
	return { free: pick(free), trial: pick(trial), plus: pick(plus), pro: pick(pro) };
}
