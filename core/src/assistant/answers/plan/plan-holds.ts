import { ACTIVES, isActiveId, isExfoliating, isRetinoid, isTreatment } from "../../../knowledge/actives.ts";
import { type PlacedStep, planSteps } from "../../../routine/plan-steps.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { ChatReport } from "../../assistant-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { citePlanned, nameStep } from "./tell-steps.ts";

const HOLDS =
	/\b(?:which (?:of|steps?)|what (?:steps?|in)|any(?:thing|one)?|is there|are there|contain\w*|in (?:it|them|there|(?:my|the) (?:plan|routine))|free of|without)\b/;
const SCENT = /\b(?:fragranced?|fragrances|perfumed?|parfum|scent(?:s|ed)?|essential oils?|smell\w*)\b/;
const STRONG = /\b(?:sting\w*|burn\w*|irritat\w*|harsh|strong|too much|actives?|treatments?)\b/;
const ACID = /\b(?:acids?|peel\w*|exfoliat\w*)\b/;
const RETINOID = /\b(?:retinoids?|vitamin a)\b/;

/** "Is there perfume in my plan?": what of that the steps hold; null where nothing is looked for in it. */
export function planHolds({ question: { text, slots }, context }: Inquiry, report: ChatReport): Draft | null {
	if (!HOLDS.test(text)) return null;
	if (SCENT.test(text)) return scent(context.person.preferences.fragrance_free === true);
	const named: readonly string[] = slots.actives.map(({ id }) => id);
	const isMeant = (id: string) =>
		named.length > 0
			? named.includes(id)
			: (ACID.test(text) && isActiveId(id) && isExfoliating(id)) ||
				(RETINOID.test(text) && isActiveId(id) && isRetinoid(id)) ||
				(STRONG.test(text) && isTreatment(id));
	const what =
		slots.actives[0]?.words ?? (ACID.test(text) ? "acid" : RETINOID.test(text) ? "retinoid" : null);
	if (what === null && !STRONG.test(text)) return null;
	const steps = planSteps(report.analysis.care_plan).filter(({ step }) => step.actives.some(isMeant));
	return steps.length === 0 ? none(what) : some(steps);
}

function scent(asked: boolean): Draft {
	return {
		paragraphs: [
			asked
				? "No listed fragrance: you asked for that, so every pick of your plan has a list without fragrance, its allergens or essential oils. Of products you add yourself I read the list."
				: "Some picks may list fragrance, since you did not ask to leave it out. Turn it off on your care plan, under Edit, and every pick comes without; or ask me about a single product.",
		],
		citations: [citeRule("person.fragrance_free", "Your wish about fragrance")],
	};
}

function none(what: string | null): Draft {
	return {
		paragraphs: [
			what === null
				? "No, there is no treatment in your plan now: washing, moisturizer and sunscreen should not sting. If one of them does, leave it out and tell me which."
				: `No, your plan has no ${what} in it. A step is only there when it has a job on your skin.`,
		],
		citations: [citeRule("rule.minimum_routine", "Routine rule, no step without a job")],
	};
}

function some(steps: readonly PlacedStep[]): Draft {
	const names = steps.map((placed) => `${nameStep(placed)} (${placed.section})`);
	const ids = [...new Set(steps.flatMap(({ step }) => step.actives))].filter(isActiveId);
	const treats = ids.filter(isTreatment).map((id) => ACTIVES[id].name);
	return {
		paragraphs: [
			`Yes: ${joinWords(names)}.${treats.length > 0 ? ` What may tingle at first is ${joinWords(treats)}.` : ""}`,
			steps[0]?.step.pause_if === undefined ? "" : `Pause: ${lowerFirst(steps[0].step.pause_if)}.`,
		],
		citations: steps.slice(0, 2).flatMap(citePlanned),
	};
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

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
