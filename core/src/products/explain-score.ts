import type { PickContext } from "./pick-context.ts";
import { LEAD_POINTS, type ScoreParts } from "./rank-products.ts";

/** One part of a score as it is shown: what earned or cost how many points. */
export interface ScorePart {
	part: keyof ScoreParts;
	words: string;
	points: number;
}

/** The parts that count, biggest first; their points add up to the score. */
export function explainScore(parts: ScoreParts, context: PickContext): ScorePart[] {
	const entries = Object.entries(parts) as [keyof ScoreParts, number][];
	return entries
		.filter(([, points]) => points !== 0)
		.map(([part, points]) => ({ part, points, words: partWords(part, points, context) }))
		.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** A place alone is said as a place; a name or a stated strength leads. */
function leadWords(points: number): string {
	return points >= LEAD_POINTS.name
		? "Leads with what this step is for"
		: "Lists early what this step is for";
}

function partWords(part: keyof ScoreParts, points: number, context: PickContext): string {
	const skin = context.skin_type === null ? "your skin" : `${context.skin_type.toLowerCase()} skin`;
	const words: Record<keyof ScoreParts, [good: string, bad: string]> = {
		active: [leadWords(points), "Lacks what this step is for"],
		strength: ["States its strength", "Does not state its strength"],
		skin_type: [`Listed for ${skin}`, `Listed for other skin than ${skin}`],
		support: ["Has supporting ingredients for this step", "Lacks supporting ingredients"],
		texture: ["Texture suits this step", "Texture does not suit this step"],
		tint: ["Sold in shades", "Sold in one shade"],
		gentle: [
			"Its list names no fragrance or little that irritates",
			"Its list names fragrance or drying alcohol",
		],
		extras: ["Brings nothing the step does not need", "Brings treatments the step does not need"],
		fresh: ["Price and ingredient list are recent", "Price or ingredient list is old"],
		budget:
			context.budget === null
				? ["Costs little", "Costs much, or its price is not known"]
				: ["Within your budget", "Above your budget, or its price is not known"],
		protection: ["High protection, SPF 50 or more", "Lower protection"],
		finish: ["Its finish suits your skin or your day", "Its finish shows on skin that shines"],
	};
	return words[part][points > 0 ? 0 : 1];
}
