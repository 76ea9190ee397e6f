import type { ChatReport } from "../../assistant-context.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

const COSTS =
	/\b(?:costs?|prices?|pay|pricey|expensive|how much(?! (?:of|should|do i (?:use|put|apply)))|total|spend|add up to)\b/;

/** True where a question about the plan is one about money. */
export function asksCost(text: string): boolean {
	return COSTS.test(text);
}

/** What the picks of the plan cost together, as it was worked out with them. */
export function planCost({ analysis }: ChatReport): Draft {
	const { price } = analysis.care_plan;
	return {
		paragraphs: [
			price === undefined
				? "Your plan names no product with a known price, so I cannot add it up."
				: `The picks of your plan, each once: ${price.words.charAt(0).toLowerCase()}${price.words.slice(1)}`,
			price?.under?.words ?? "",
			"What you already own and like may stay; ask me for something cheaper for any step.",
		],
		citations: [citeRule("plan.price", "Prices of your plan's picks")],
	};
}
