import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { guidedEngine } from "@dewlight/evals/engine-guided.ts";
import type { EngineQuestion } from "@dewlight/evals/eval-question.ts";
import { QUESTIONS } from "@dewlight/evals/questions/all-questions.ts";
import { threadOf } from "@dewlight/evals/run-evals.ts";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

/** The encoder is measured by itself. */
const EXACT = { read: async () => exactFlags };
const ROUNDS = 7;
const WARM_UP = 2;
const LIMIT_MS = 50;

/** Time of a whole answer to every question, in milliseconds. */
function timeAnswers(questions: readonly EngineQuestion[]): number[] {
	return questions.map((question) => {
		const started = performance.now();
		guidedEngine(question);
		return performance.now() - started;
	});
}

function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const guidedAnswer: Measurement = {
	name: "guided-answer",
	title: `a whole answer of the guide, products of the starter catalogue (${STARTER_CATALOGUE.length}) included, over ${QUESTIONS.length} questions, 95th percentile`,
	async run() {
		const questions: EngineQuestion[] = [];
		for (const question of QUESTIONS) questions.push(await threadOf(question, guidedEngine, EXACT));
		const rounds: number[][] = [];
		for (let round = -WARM_UP; round < ROUNDS; round++) {
			const times = timeAnswers(questions);
			if (round >= 0) rounds.push(times);
		}
		const all = rounds.flat();
		const value = median(rounds.map((times) => percentile(times, 0.95)));
		const total = all.reduce((sum, time) => sum + time, 0);
		return {
			available: true,
			value,
			unit: "ms",
			peer: null,
			ratio: null,
			judged: value,
			target: { at: "most", limit: LIMIT_MS },
			detail: {
				median_ms: median(all),
				slowest_ms: Math.max(...all),
				answers_per_s: (1_000 * all.length) / total,
			},
		};
	},
};
