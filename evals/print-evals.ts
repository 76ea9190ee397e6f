import type { EvalResult } from "./run-evals.ts";
import { type CategoryResult, isForbidden, isRight, summarize, total } from "./summarize.ts";

const WIDTH = 32;

/** A table by category, the whole last. */
export function describeEvals(engine: string, results: readonly EvalResult[]): string {
	const head = `${engine.padEnd(WIDTH)}${["asked", "right", "forbidden", "share"].map((name) => name.padStart(10)).join("")}`;
	return [head, ...summarize(results).map(line), line(total(results))].join("\n");
}

function line({ category, asked, right, forbidden }: CategoryResult): string {
	const share = asked === 0 ? "" : `${((100 * right) / asked).toFixed(1)}%`;
	const cells = [String(asked), String(right), String(forbidden), share];
	return `${category.padEnd(WIDTH)}${cells.map((cell) => cell.padStart(10)).join("")}`;
}

/** Every answer that lacks something or says too much, with what was expected. */
export function describeFailures(results: readonly EvalResult[]): string {
	const failing = results.filter((result) => !isRight(result) || isForbidden(result));
	return failing.map(describeFailure).join("\n\n");
}

function describeFailure({ question, text, verdict }: EvalResult): string {
	const before = [
		...(question.planted ?? []).map(({ role, message }) => `${role}: ${message}`),
		...(question.before ?? []),
	];
	return [
		`[${question.category}] ${question.person ?? ""}: ${[...before, question.asks].join(" / ")}`,
		...verdict.missing.map((missing) => `  expected ${missing}`),
		...verdict.forbidden.map((forbidden) => `  forbidden: ${forbidden}`),
		...text.split("\n").map((row) => `  | ${row}`),
	].join("\n");
}
