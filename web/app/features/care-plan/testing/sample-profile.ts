import type { Profile, RoutineWarning } from "@dewlight/contracts/profile.ts";
import type { PlanStep } from "@dewlight/core/routine/care-plan.ts";
import { sampleProduct } from "#testing/sample-answers.ts";

export { sampleProduct };

export function sampleStep(productId: string | null, changes: Partial<PlanStep> = {}): PlanStep {
	return {
		instruction: `How to use ${productId ?? "it"}.`,
		product:
			productId === null
				? null
				: { id: productId, name: `Product ${productId}`, product_url: `https://shop.example/${productId}` },
		because: `Reason of ${productId ?? "it"}.`,
		because_ids: [],
		actives: [],
		evidence: { grade: "B", sources: ["nice_ng198"] },
		cautions: [],
		stop_if: ["It burns."],
		per_week: 7,
		start_week: 1,
		ramp: null,
		...changes,
	};
}

/** A person with a suggested plan who uses nothing of it yet. */
export function sampleProfile(changes: Partial<Profile> = {}): Profile {
	return {
		skin_type: "Combination",
		skin_sensitivity: "Moderate",
		goals: ["Even tone"],
		issues: [],
		preferences: {},
		told_in_note: [],
		care_plan: {
			morning: { sunscreen: sampleStep("sun"), cleanser: sampleStep("wash"), toner: sampleStep(null) },
			night: {
				serum: sampleStep("drops", {
					per_week: 4,
					start_week: 3,
					ramp: [
						[1, 2],
						[3, 4],
					],
				}),
				cleanser: sampleStep("wash"),
			},
			weekly: {},
		},
		confirmed_care_plan: {},
		suggested_products: { wash: sampleProduct("wash"), drops: sampleProduct("drops", { category: "serum" }) },
		dropped_steps: [],
		droppable_steps: [],
		done_steps: {},
		skipped_routines: [],
		stung_days: [],
		warnings: [],
		changes: [],
		plan_made_at: "2026-11-20T12:00:00.000Z",
		previous_plan_made_at: null,
		own_products: [],
		...changes,
	};
}

export function sampleWarning(changes: Partial<RoutineWarning> = {}): RoutineWarning {
	return {
		rule_id: "conflict.retinoid_acid",
		level: "change",
		title: "Two strong ones on one night",
		why: "Each irritates on its own.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: [{ id: "s", title: "A review", url: "https://doi.example/1" }],
		steps: ["night_serum"],
		product_ids: ["drops"],
		...changes,
	};
}
