import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { pickContext } from "@dewlight/core/products/pick-context.ts";
import { rankProducts } from "@dewlight/core/products/rank-products.ts";
import { buildCarePlan } from "@dewlight/core/routine/build-care-plan.ts";
import type { PlanRequest } from "@dewlight/core/routine/person.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { type Measurement, median } from "./measurement.ts";

const ROUNDS = 9;
const WARM_UP = 2;
const ROUND_MS = 300;

const PERSON = {
	skin_type: "Combination",
	sensitivity: "Moderate",
	findings: [],
	person: { goals: ["Even tone"], issues: ["Acne"], preferences: { budget: "mid" } },
	facts: [],
	red_flags: [],
	previous_plan: null,
} satisfies PlanRequest;

export const ranking: Measurement = {
	name: "ranking",
	title: `ranking every product of the starter catalogue (${STARTER_CATALOGUE.length}) for one step of a plan`,
	async run() {
		const steps = planSteps(buildCarePlan(PERSON));
		const context = pickContext(PERSON);
		// By processor time: nothing here waits, so another busy program must not count.
		const rates: number[] = [];
		const wallRates: number[] = [];
		for (let round = -WARM_UP; round < ROUNDS; round++) {
			const [started, begun] = [performance.now(), process.cpuUsage()];
			let operations = 0;
			while (performance.now() - started < ROUND_MS) {
				for (const { step, key } of steps) rankProducts(step, key, context, STARTER_CATALOGUE);
				operations += steps.length;
			}
			if (round < 0) continue;
			const { user, system } = process.cpuUsage(begun);
			rates.push((operations * 1_000_000) / (user + system));
			wallRates.push((operations * 1_000) / (performance.now() - started));
		}
		const value = median(rates);
		return {
			available: true,
			value,
			unit: "rankings per second of processor time",
			peer: null,
			ratio: null,
			judged: value,
			target: { at: "least", limit: 1_000 },
			detail: {
				products_per_s: value * STARTER_CATALOGUE.length,
				slowest: Math.min(...rates),
				by_wall_time: median(wallRates),
			},
		};
	},
};
