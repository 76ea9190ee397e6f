import type { PlanNote } from "./care-plan.ts";
import type { Situation } from "./read-situation.ts";

const LATER =
	"Roughness that stays when the skin is calm: from week 5 a cream with 5 to 10% urea may take the place of the moisturizer at night. From week 9 a weak retinol (0.2 to 0.3%), one night a week over moisturizer, smooths more than anything else without a prescription. Not both in the same month, and only on skin that does not burn.";
const LATER_MILD =
	"Roughness that stays when the skin is calm: from week 5 a cream with 5 to 10% urea may take the place of the moisturizer at night, as long as it does not burn.";

/** What may follow on rough skin when the weeks of calm are over. */
export function later(situation: Situation): PlanNote[] {
	if (situation.mode !== "barrier_first" || !situation.after_calm.includes("module.texture")) return [];
	const { conditions } = situation;
	const mild = conditions.some((one) =>
		["pregnancy", "photosensitizing_medicine", "no_sunscreen", "weak_immune_system"].includes(one),
	);
	return [
		{
			rule_id: "answer.rough_later",
			text: mild ? LATER_MILD : LATER,
			sources: ["aad_dry_skin", "house_default"],
		},
	];
}
