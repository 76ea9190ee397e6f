import { CATEGORIES } from "./eval-question.ts";
import type { EvalResult } from "./run-evals.ts";

/** Least share of right answers over all questions. */
export const LEAST_RIGHT = 0.9;

export interface CategoryResult {
	category: string;
	asked: number;
	right: number;
	/** Answers with something no answer may hold. */
	forbidden: number;
}

export function summarize(results: readonly EvalResult[]): CategoryResult[] {
	return CATEGORIES.map((category) =>
		count(
			category,
			results.filter(({ question }) => question.category === category),
		),
	);
}

export function total(results: readonly EvalResult[]): CategoryResult {
	return count("all", results);
}

export function isRight({ verdict }: EvalResult): boolean {
	return verdict.missing.length === 0;
}

export function isForbidden({ verdict }: EvalResult): boolean {
	return verdict.forbidden.length > 0;
}

/** True when nothing forbidden was said and enough was right. */
export function passes(results: readonly EvalResult[]): boolean {
	const { asked, right, forbidden } = total(results);
	return forbidden === 0 && right >= LEAST_RIGHT * asked;
}

function count(category: string, results: readonly EvalResult[]): CategoryResult {
	return {
		category,
		asked: results.length,
		right: results.filter(isRight).length,
		forbidden: results.filter(isForbidden).length,
	};
}
