import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { CAUTIONS } from "../knowledge/step-guidance.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { planSteps, stepKey } from "../routine/plan-steps.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { holdsProducts } from "../skin/red-flags/triage-findings.ts";
import type { Recommended, RecommendedGroups, ReportedSkin } from "./recommend-request.ts";

type Notes = Recommended["notes"];

const NO_REPORT = "Scan your skin first: this list follows the care plan of your report.";
const ANSWERS_ONLY =
	"Chosen by your answers alone, from what cleans, moisturizes and protects. A scan makes it yours.";
const CHILD = "There is no product for you here before you are 13.";
const HELD = "Your newest report asks you to have your skin looked at first, so no product is suggested.";

export const NO_TREND =
	"Too few people with your skin type use the same products yet, so these are the catalog's best known.";
export const NO_TREND_TYPE =
	"Your skin type is not known yet, so these are the catalog's best known products.";

export const NO_PRODUCTS: RecommendedGroups = {
	care_plan: [],
	general_alternatives: [],
	fragrance_free: [],
	sensitive_skin: [],
	budget: [],
	trending: [],
	top_rated: [],
};

/** A report with a flag and no product at all has held them back on purpose. */
export function reportHolds({
	care_plan,
	red_flags,
}: {
	care_plan: CarePlan;
	red_flags: readonly RedFlag[];
}): Pick<ReportedSkin, "holds_products" | "advice"> {
	const named = planSteps(care_plan).some(({ step }) => step.product !== null);
	return {
		holds_products: !named && holdsProducts(red_flags),
		advice: red_flags.map(({ advice }) => advice),
	};
}

/** A sign that somebody has to look at, or a child: advice comes instead of products. */
export function heldBack(
	report: Pick<ReportedSkin, "holds_products" | "advice"> | null,
	facts: readonly PersonFact[],
): Recommended["held"] {
	if (report?.holds_products) return { advice: [...(report.advice ?? [])], why: HELD };
	if (!facts.some(({ id }) => id === "under_13")) return null;
	const rule = PERSON_RULES.find(({ when }) => when === "child");
	return { advice: rule ? [rule.note] : [], why: CHILD };
}

/** Why groups are empty or general. `leftOut`: products of the plan that no longer suit the person's answers. */
export function recommendNotes(report: ReportedSkin | null, leftOut: number): Notes {
	if (!report) {
		return {
			care_plan: NO_REPORT,
			general_alternatives: NO_REPORT,
			fragrance_free: ANSWERS_ONLY,
			sensitive_skin: ANSWERS_ONLY,
			budget: ANSWERS_ONLY,
			top_rated: ANSWERS_ONLY,
		};
	}
	return { ...(leftOut > 0 && { care_plan: leftOutWords(leftOut) }) };
}

/**
 * Adds to a group with a product for a step that begins only when an adult has said yes that it does: a card beside "Add
 * to Plan" has no room for a step's cautions.
 */
export function withAsks(notes: Notes, groups: RecommendedGroups, plan: CarePlan): Notes {
	const asks = askFirst(plan);
	const said = Object.entries(groups).flatMap(([group, products]): [string, string][] => {
		const offered = new Set(products.flatMap(({ suggested_steps }) => suggested_steps));
		const own = asks.filter(({ place }) => offered.has(place)).map(({ words }) => words);
		const words = [notes[group as keyof RecommendedGroups], ...new Set(own)].filter(Boolean);
		return words.length > 0 ? [[group, words.join(" ")]] : [];
	});
	return { ...notes, ...Object.fromEntries(said) };
}

function askFirst(plan: CarePlan): { place: string; words: string }[] {
	const asks: readonly string[] = [CAUTIONS.ask_parent_and_pharmacist.text, CAUTIONS.ask_adult.text];
	return planSteps(plan).flatMap(({ section, key, step: { step_id, cautions } }) => {
		const ask = cautions.find((text) => asks.includes(text));
		if (ask === undefined || step_id === undefined || !isStepId(step_id)) return [];
		const words = `${STEP_RULES[step_id].title}: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
		return [{ place: stepKey({ section, category: key }), words }];
	});
}

function leftOutWords(count: number): string {
	const subject = count === 1 ? "One product of your plan is" : `${count} products of your plan are`;
	return `${subject} left out here, because your answers changed since. A new scan renews the plan.`;
}
