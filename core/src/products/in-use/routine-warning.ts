import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { SOURCES, type SourceId } from "../../knowledge/sources.ts";
import type { ProductInUse } from "./product-in-use.ts";

/** `stop`: take it out. `change`: move or space it. `know`: worth knowing. `myth`: widely said, not supported. */
export const WARNING_LEVELS = ["stop", "change", "know", "myth"] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];

/** One thing to say about the products a person really uses. */
export interface RoutineWarning {
	rule_id: string;
	level: WarningLevel;
	title: string;
	why: string;
	fix: string;
	grade: string;
	sources: { id: string; title: string; url: string | null }[];
	/** Where the products are used, as in ProductInUse. */
	steps: string[];
	product_ids: string[];
}

interface Said {
	rule_id: string;
	level: WarningLevel;
	title: string;
	why: string;
	fix: string;
	grade: ConflictRule["grade"];
	sources: readonly SourceId[];
	about: readonly ProductInUse[];
}

export function warn({ sources, about, ...said }: Said): RoutineWarning {
	return {
		...said,
		sources: sources.map((id) => ({ id, title: SOURCES[id].citation, url: SOURCES[id].url })),
		steps: [...new Set(about.map(({ step }) => step))],
		product_ids: [...new Set(about.map(({ product_id }) => product_id))],
	};
}

const FIRST: readonly string[] = ["person.", "rule.sunscreen_with_actives", "conflict."];

/** Most urgent first; what stands equal is ordered by name, so that the same products always read the same. */
export function byUrgencyOf(a: RoutineWarning, b: RoutineWarning): number {
	return (
		WARNING_LEVELS.indexOf(a.level) - WARNING_LEVELS.indexOf(b.level) ||
		rankOf(a) - rankOf(b) ||
		compare(a.rule_id, b.rule_id) ||
		compare(a.title, b.title)
	);
}

function rankOf({ rule_id }: RoutineWarning): number {
	const rank = FIRST.findIndex((start) => rule_id.startsWith(start));
	return rank === -1 ? FIRST.length : rank;
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
