import { checkRoutine } from "@dewlight/core/products/in-use/check-routine.ts";
import type { ProductInUse } from "@dewlight/core/products/in-use/product-in-use.ts";
import type { RoutineWarning } from "@dewlight/core/products/in-use/routine-warning.ts";
import { factsAbout } from "@dewlight/core/routine/facts-from-answers.ts";
import { standingFindings } from "@dewlight/core/skin/standing-findings.ts";
import { type ProductView, viewConfirmed } from "./product-view.ts";
import { ADDITIONAL, isAdditional } from "./profile-rules.ts";
import type { Routine } from "./read-routine.ts";

/** What core has to say about the products in use, with steps as confirmed_care_plan names them. */
export function checkInUse(routine: Routine, now: Date): RoutineWarning[] {
	const { newest, plan, user } = routine;
	const warnings = checkRoutine({
		products: productsInUse(routine),
		plan,
		now: now.toISOString(),
		sensitivity: newest?.result.skin_sensitivity ?? null,
		preferences: user.preferences,
		facts: factsAbout(user.preferences, newest?.result.understood),
		findings: newest ? standingFindings(newest.result) : [],
		...(newest?.tone && { tone: newest.tone }),
	});
	return warnings.map((warning) => ({
		...warning,
		steps: [...new Set(warning.steps.map((step) => (isAdditional(step) ? ADDITIONAL : step)))],
	}));
}

/** As core reads them: by their stored step, brand and name together. */
export function productsInUse(routine: Routine): ProductInUse[] {
	return viewConfirmed(routine).map(({ storedStep, product, confirmedAt }) => ({
		step: storedStep,
		product_id: product.id,
		name: fullName(product),
		category: product.category,
		inci: product.catalogue?.inci ?? product.own?.inci ?? [],
		added: confirmedAt.toISOString(),
	}));
}

export function fullName({ catalogue, own, name }: ProductView): string {
	return [catalogue?.brand ?? own?.brand ?? "", name].filter(Boolean).join(" ");
}
