import { explainPick } from "../../products/explain-pick.ts";
import type { PickContext } from "../../products/pick-context.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import { stepProductRule } from "../../products/step-product-rule.ts";
import type { Asked } from "../inquiry.ts";

/** Facts of the row, led by what they have to do with this person. */
export function reasonFor(candidate: Candidate, asked: Asked, context: PickContext): string {
	const { product, slot } = candidate;
	const facts = explainPick(product, stepProductRule(slot.step, slot.key), context);
	const lead = leadFor(candidate, asked);
	return lead === "" ? facts : `${lead}: ${lowerFirst(facts)}`;
}

function leadFor({ product, slot }: Candidate, { context }: Asked): string {
	const { report } = context;
	const suggested = report !== null && slot.step.product?.id === product.id;
	if (suggested) return "The pick of your plan";
	const planned = report !== null && slot.step.because !== "";
	if (!planned) return "";
	const section = slot.places[0]?.section ?? "morning";
	return `Fits the ${section} ${slot.key.replace("_", " ")} step of your plan`;
}

function lowerFirst(text: string): string {
	return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
