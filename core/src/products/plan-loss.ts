import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { SERVES } from "../knowledge/care-choices.ts";
import { isStepId } from "../knowledge/steps/step-rules.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import type { PlanRequest } from "../routine/person.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { replacesSoap, severityIn } from "../routine/read-situation.ts";
import { isRichCream } from "../routine/shorten-plan.ts";

/** From here on skin is dry enough that a light lotion is no care for it. */
const DRY_FROM = 2;
const VERY_DRY_FROM = 3;

/** What matters most is not treated: only where nothing else fits. */
export const GREAT_LOSS = 9;

/** Neither wash nor cream: nobody is left with a drug and a sunscreen alone while anything else fits. */
const NOTHING_LEFT = 1.5;

type Asker = Pick<PlanRequest, "findings" | "facts" | "skin_type" | "person">;

const ofSpots = ({ step }: PlacedStep): boolean =>
	step.actives.some((id) => id === "benzoyl_peroxide" || id === "adapalene");
export const treats = ({ key, step }: PlacedStep): boolean =>
	key !== "sunscreen" && step.actives.some(isTreatment);
const isDrying = ({ step }: PlacedStep): boolean =>
	step.actives.some(
		(id) => isRetinoid(id) || (isExfoliating(id) && id !== "salicylic_acid") || id === "benzoyl_peroxide",
	);

/**
 * How much a shorter plan costs this person, in weights of our own: first what treats what matters most, then a cream where
 * skin is dry or will be dried, then a wash where theirs was stopped, then all else. Extras weigh least.
 */
export function lossOf(short: CarePlan, whole: CarePlan, asker: Asker): number {
	const [left, all] = [planSteps(short), planSteps(whole)];
	return (
		treatmentLoss(left, all, asker) +
		creamLoss(left, all, asker) +
		washLoss(left, all, asker) +
		tintLoss(left, all, asker)
	);
}

const LATER = 0.5;
const isStrained = (facts: Asker["facts"]): boolean => facts.some(({ id }) => id === "barrier_strained");

function treatmentLoss(left: readonly PlacedStep[], all: readonly PlacedStep[], asker: Asker): number {
	const [had, has] = [treatmentsIn(all), treatmentsIn(left)];
	const [first] = had;
	if (first === undefined) return 0;
	// What begins after the calm weeks can be bought then.
	if (isStrained(asker.facts)) return has.length < had.length ? LATER : 0;
	const cause = first.step.because_ids.find((id) => id.startsWith("module."));
	const still = has.filter(({ step }) => cause === undefined || step.because_ids.includes(cause));
	const further = Math.max(0, had.length - Math.max(1, has.length)) * 0.8;
	if (still.length === 0) return further + (matters(cause, asker) ? GREAT_LOSS : 1.5);
	if (still.some(({ step }) => step.step_id === first.step.step_id)) return further;
	const unmarked = marksToTreat(asker) && servesMarks(first) && !has.some(servesMarks) ? MARKS_LEFT : 0;
	return further + unmarked + (ofSpots(first) && !still.some(ofSpots) ? 3 : matters(cause, asker) ? 2 : 0.7);
}

/** What treats spots alone in the place of what treats their marks too. */
const MARKS_LEFT = 1.5;

const marksToTreat = ({ findings }: Asker): boolean => severityIn(findings, "dark_spots") >= 2;
const servesMarks = ({ step: { step_id } }: PlacedStep): boolean =>
	step_id !== undefined && isStepId(step_id) && SERVES[step_id]?.includes("module.tone") === true;

function matters(cause: string | undefined, { findings, facts, person }: Asker): boolean {
	if (cause === "module.texture" && facts.some(({ id }) => id === "blackheads")) return true;
	if (cause === "module.acne") return severityIn(findings, "acne") >= 1;
	if (cause === "module.redness") return severityIn(findings, "redness") >= 2;
	const severity = (["dark_spots", "uneven_tone", "lines", "texture", "shine"] as const).map((one) =>
		severityIn(findings, one),
	);
	return person.issues.length > 0 && Math.max(...severity) >= 2;
}

function creamLoss(
	left: readonly PlacedStep[],
	all: readonly PlacedStep[],
	{ findings, skin_type, facts }: Asker,
): number {
	const creams = (steps: readonly PlacedStep[]) => steps.filter(({ key }) => key === "moisturizer");
	// What isotretinoin dries cracks, whatever a photo shows of it.
	const dried = facts.some(({ id }) => id === "isotretinoin");
	const dry = Math.max(
		severityIn(findings, "dryness"),
		dried ? DRY_FROM : 0,
		isStrained(facts) ? VERY_DRY_FROM : 0,
	);
	const isRich = (steps: readonly PlacedStep[]) =>
		creams(steps).some(({ step }) => isRichCream(step.step_id));
	if (creams(all).length === 0) return 0;
	if (creams(left).length === 0) {
		if (dry >= DRY_FROM) return 6;
		if (left.some(isDrying)) return 2.2;
		return skin_type === "Oily" ? 0.9 : 2;
	}
	if (!isRich(all) || isRich(left)) return 0;
	return dry >= VERY_DRY_FROM ? 4 : dry >= DRY_FROM ? 1 : 0.3;
}

function washLoss(
	left: readonly PlacedStep[],
	all: readonly PlacedStep[],
	{ facts, skin_type }: Asker,
): number {
	const has = (steps: readonly PlacedStep[]) => steps.some(({ key }) => key === "cleanser");
	if (!has(all) || has(left)) return 0;
	const alone = left.some(({ key }) => key === "moisturizer") ? 0 : NOTHING_LEFT;
	if (replacesSoap(facts) || isStrained(facts)) return 3.5 + alone;
	return (skin_type === "Oily" ? 1.6 : 1) + alone;
}

/** Light that is seen brings patches back: a tint is their treatment, before a wash in the place of a soap. */
const MELASMA_UNTINTED = 4.5;
const TINT_WISHED = 2.5;

function tintLoss(left: readonly PlacedStep[], all: readonly PlacedStep[], { facts }: Asker): number {
	const has = (steps: readonly PlacedStep[]) =>
		steps.some(({ step }) => step.step_id?.endsWith("_tinted") === true);
	if (!has(all) || has(left)) return 0;
	if (facts.some(({ id }) => id === "melasma")) return MELASMA_UNTINTED;
	return facts.some(({ id }) => id === "wants_tint") ? TINT_WISHED : 0.4;
}

/** In the order they start, which is the order of their causes. */
function treatmentsIn(steps: readonly PlacedStep[]): PlacedStep[] {
	const own = steps.filter(treats).toSorted((a, b) => a.step.start_week - b.step.start_week);
	return own.filter(({ step }, at) => own.findIndex((one) => one.step.step_id === step.step_id) === at);
}
