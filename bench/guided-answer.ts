import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { EngineQuestion } from "@dewlight/evals/eval-question.ts";
import { type Readers, withReaders } from "@dewlight/evals/guided-engine.ts";
import { QUESTIONS, threadOf } from "@dewlight/evals/run-evals.ts";
import { type Measurement, median } from "./measurement.ts";

const ROUNDS = 7;
const WARM_UP = 2;
const LIMIT_MS = 150;

/** Time of a whole answer to every question, in milliseconds: read for danger, understood, written. */
async function timeAnswers(
	{ guided, triage }: Readers,
	questions: readonly EngineQuestion[],
): Promise<number[]> {
	const times: number[] = [];
	for (const question of questions) {
		const started = performance.now();
		triage.read([question.message]);
		await guided(question);
		times.push(performance.now() - started);
	}
	return times;
}

function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const guidedAnswer: Measurement = {
	name: "guided-answer",
	title: `a whole answer of the guide, products of the starter catalogue (${STARTER_CATALOGUE.length}) included, over ${QUESTIONS.length} questions, 95th percentile`,
	async run() {
		const rounds: number[][] = [];
		await withReaders(async (readers) => {
			const questions: EngineQuestion[] = [];
			for (const question of QUESTIONS) {
				questions.push(await threadOf(question, readers.guided, readers.triage));
			}
			for (let round = -WARM_UP; round < ROUNDS; round++) {
				const times = await timeAnswers(readers, questions);
				if (round >= 0) rounds.push(times);
			}
		});
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
