import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { CarePlan } from "./care-plan.ts";
import type { Need } from "./find-needs.ts";
import { type PlacedStep, planSteps, stepKey } from "./plan-steps.ts";
import type { Situation } from "./read-situation.ts";
import { isTreatmentDraft, type StepDraft } from "./step-draft.ts";

const ESSENTIAL_FROM = 2;

/** Worth one of two products: what inflames, and marks; everything else gives way to a moisturizer. */
export function isEssential({ id, severity, told }: Need): boolean {
	if (id === "module.redness" && told) return true;
	return ["module.acne", "module.redness", "module.tone"].includes(id) && severity >= ESSENTIAL_FROM;
}

/** Creams that skin needs in the morning too; under a sunscreen a light one can be left out. */
const RICH: readonly StepId[] = ["step.moisturizer_ceramide", "step.moisturizer_barrier"];

export function isRichCream(step: string | undefined): boolean {
	return step === "step.moisturizer_occlusive" || RICH.some((id) => id === step);
}

/** The plan in as few products as the person asked for: water in the morning, one moisturizer, no extras. */
export function shortenPlan(all: readonly StepDraft[], situation: Situation): StepDraft[] {
	const { size, three, soap_goes, only_one } = situation;
	const drafts = asAskedFor(all, situation);
	if (only_one !== null) return ofOne(drafts, only_one);
	if (size === null || situation.only_sunscreen) return drafts;
	const treated = drafts.filter(isTreatmentDraft);
	const moisturizer = drafts.find(({ key, section }) => key === "moisturizer" && section === "morning");
	const bare = size === "two" && treated.length > 0;
	// Benzoyl peroxide and its like dry: the moisturizer of the night follows them in the morning too.
	const twice =
		(moisturizer !== undefined && RICH.includes(moisturizer.step_id)) ||
		treated.some(({ section }) => section === "morning");
	return drafts.flatMap((draft): StepDraft[] => {
		if (isTreatmentDraft(draft) || draft.key === "sunscreen") return [draft];
		if (draft.key === "moisturizer") {
			if (bare || (draft.section === "morning" && !twice)) return [];
			return [{ ...draft, step_id: moisturizer?.step_id ?? draft.step_id }];
		}
		const washes = soap_goes || (size === "few" && !(three && treated.length > 0));
		return draft.key === "cleanser" && draft.section === "night" && washes ? [draft] : [];
	});
}

/** One thing to buy; where its treatment fell out the sunscreen stands in its place. */
function ofOne(drafts: readonly StepDraft[], one: NonNullable<Situation["only_one"]>): StepDraft[] {
	const kept = drafts.filter((draft) =>
		one === "treatment" ? isTreatmentDraft(draft) : draft.key === one && !isTreatmentDraft(draft),
	);
	return kept.length > 0 ? kept : drafts.filter(({ key }) => key === "sunscreen");
}

/** Whoever wants sunscreen alone, or nothing in the evening, gets that; a balm of their own stays. */
function asAskedFor(
	drafts: readonly StepDraft[],
	{ only_sunscreen, mornings_only, own_balm }: Situation,
): StepDraft[] {
	return drafts.filter(({ key, section }) => {
		if (mornings_only && section === "night") return false;
		if (!only_sunscreen || key === "sunscreen") return true;
		return own_balm && key === "moisturizer" && section === "night";
	});
}

/** Steps of the night that a plan of two products leaves to what the person has. */
export function usesOwnMoisturizer(steps: readonly StepId[], { size }: Situation): boolean {
	return size === "two" && steps.some((step) => STEP_RULES[step].actives.some(isTreatment));
}

/** A step that may go, and what of the plan does its work. */
export interface DroppableStep {
	/** `{section}_{step}`. */
	step: string;
	reason: string;
}

/** Steps nobody loses anything by leaving out: fewer products irritate less and cost less. In the order of the day. */
export function droppableSteps(plan: CarePlan): DroppableStep[] {
	const steps = planSteps(plan);
	return steps.flatMap((placed) => {
		const reason = reasonToDrop(placed, steps);
		return reason === null
			? []
			: [{ step: stepKey({ section: placed.section, category: placed.key }), reason }];
	});
}

function reasonToDrop(placed: PlacedStep, steps: readonly PlacedStep[]): string | null {
	const others = steps.filter((other) => other !== placed);
	const moisturizes = others.some(({ key }) => key === "moisturizer");
	const treats = placed.step.actives.some(isTreatment);
	switch (placed.key) {
		case "toner":
		case "serum":
			return !treats && moisturizes ? MOISTURIZER_DOES_IT : repeats(placed, others) ? SAME_AT_NIGHT : null;
		case "eye_cream":
			return !treats && moisturizes ? EYE_AREA : null;
		case "mask":
			return !treats && moisturizes ? MASK : null;
		case "exfoliant":
			return others.some(({ step }) => step.actives.some(isRetinoid)) &&
				placed.step.actives.some(isExfoliating)
				? RETINOID_DOES_IT
				: null;
		case "cleanser":
			return mayRinse(placed, others) ? RINSE : null;
		case "moisturizer":
		case "sunscreen":
			return null;
	}
}

const MOISTURIZER_DOES_IT =
	"It adds water and softness, and your moisturizer does that too. Leave it out if you like fewer steps.";
const SAME_AT_NIGHT = "The same ingredient is in your night routine, so once a day may be enough for you.";
const EYE_AREA =
	"Your moisturizer may go around the eyes as well; darkness there is often inherited and changes little.";
const MASK = "A mask is a pleasant extra. What it does for a few hours, the daily steps do every day.";
const RETINOID_DOES_IT =
	"The retinoid in your plan smooths the surface as well, so the exfoliant can go, above all if your skin feels tight.";
const RINSE =
	"If your skin is not oily in the morning, lukewarm water does; the evening wash is the one that counts.";

/** A morning treatment that the night brings again. */
function repeats({ section, step }: PlacedStep, others: readonly PlacedStep[]): boolean {
	if (section !== "morning" || step.actives.length === 0) return false;
	return others.some(
		(other) => other.section === "night" && step.actives.every((id) => other.step.actives.includes(id)),
	);
}

/** Oily skin is washed twice a day; other skin is clean in the morning. */
function mayRinse({ section, step }: PlacedStep, others: readonly PlacedStep[]): boolean {
	const washedAtNight = others.some((other) => other.section === "night" && other.key === "cleanser");
	return (
		section === "morning" && washedAtNight && step.step_id !== OILY_WASH && !step.actives.some(isTreatment)
	);
}

const OILY_WASH: StepId = "step.cleanser_gel";
