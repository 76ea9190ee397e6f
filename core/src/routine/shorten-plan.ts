import { isTreatment } from "../knowledge/actives.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { Need } from "./find-needs.ts";
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
