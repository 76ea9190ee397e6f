import { isStepId } from "../../knowledge/steps/step-rules.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import type { Citation } from "../assistant-event.ts";
import { fullName } from "../facts/say-product.ts";
import type { LeftOut } from "../find/left-out.ts";
import { citeProduct, citeRule, citeStep } from "../writing/cite.ts";

export function citations(found: readonly Candidate[], leftOut: readonly LeftOut[]): Citation[] {
	const steps = [...new Set(found.map(({ slot }) => slot.step.step_id ?? ""))].filter(isStepId);
	return [
		...found.map(({ product }) => citeProduct({ id: product.id, name: fullName(product) })),
		...steps.map(citeStep),
		...ruleCitations(leftOut),
	];
}

export function ruleCitations(leftOut: readonly LeftOut[]): Citation[] {
	const ids = [...new Set(leftOut.map(({ rule_id }) => rule_id))];
	return ids.map((id) =>
		citeRule(id, id.startsWith("person.") ? "What you told us" : "Irritants and redness"),
	);
}
