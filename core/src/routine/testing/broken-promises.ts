import { ACTIVES, findActive, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { SOURCES, type SourceId } from "../../knowledge/sources.ts";
import { isStepId, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { type CarePlan, type PlanStep, WEEKDAYS } from "../care-plan.ts";
import { findConflicts } from "../find-conflicts.ts";
import type { PlanRequest } from "../person.ts";
import { conditionsOfCare, isRuledOut, personConditions } from "../person-conditions.ts";
import { planSteps } from "../plan-steps.ts";
import { STAGGER_WEEKS } from "../schedule-ramp.ts";

type Told = PlanRequest["facts"][number]["id"];

const ONLY_PROTECTED: readonly Told[] = [
	"under_13",
	"isotretinoin",
	"steroid_cream",
	"barrier_disease",
	"prescription_eczema",
	"prescription_rosacea",
	"hydroquinone",
	"perioral_dermatitis",
	"recent_procedure",
	"sunburn",
	"broken_skin",
];
const NEVER_IN_PREGNANCY = ["avoid", "caution"];
const ALLOWED_AT_16 = ["benzoyl_peroxide", "salicylic_acid", "adapalene", "azelaic_acid", "niacinamide"];
const BESIDE_ACNE_MEDICINE = ["niacinamide", "vitamin_c_derivative"];

/** Whether an active suits this person, told from what they said alone and not from the tables of the plan. */
export function suits(id: string, { facts, findings }: Pick<PlanRequest, "facts" | "findings">): boolean {
	const row = findActive(id);
	if (row === undefined || !isTreatment(id)) return true;
	const told = (...ids: readonly Told[]) => facts.some((fact) => ids.includes(fact.id));
	const peels = isRetinoid(id) || isExfoliating(id);
	const acne = findings.find(({ concern }) => concern === "acne")?.severity ?? 0;
	if (told(...ONLY_PROTECTED)) return false;
	// One that has to be laid off treats nothing any more.
	if (told("prescription_retinoid") && !told("pregnant", "trying", "breastfeeding")) return false;
	if (told("age_13_15") && (id !== "benzoyl_peroxide" || acne < 1.5 || told("barrier_strained")))
		return false;
	const lacks = told("antibiotic_alone") ? ["benzoyl_peroxide"] : [];
	if (told("prescription_acne") && ![...BESIDE_ACNE_MEDICINE, ...lacks].includes(id)) return false;
	if (told("pregnant", "trying", "breastfeeding") && NEVER_IN_PREGNANCY.includes(row.pregnancy)) return false;
	if (told("rosacea", "weak_immune_system", "barrier_strained") && peels) return false;
	if (told("melasma") && isExfoliating(id)) return false;
	if (told("rosacea") && id === "benzoyl_peroxide") return false;
	if (told("no_sunscreen") && (isRetinoid(id) || row.class === "aha")) return false;
	if (told("photosensitizing_medicine") && row.photosensitising) return false;
	if (facts.some(({ about }) => about === id)) return false;
	if (!told("age_16_17")) return true;
	const marks = findings.some(
		({ concern, severity }) =>
			(concern === "dark_spots" || concern === "uneven_tone") && (severity ?? 0) >= 1,
	);
	// The marks that spots left are treated where the spots are gone.
	return (
		id === "niacinamide" || (id === "azelaic_acid" && marks) || (acne >= 1.5 && ALLOWED_AT_16.includes(id))
	);
}

/** Sources of a step that its own rule does not name and that are about other ingredients only. */
function strangeSources({ step_id, actives, evidence }: PlanStep): string[] {
	const own: readonly string[] = step_id && isStepId(step_id) ? STEP_RULES[step_id].sources : [];
	return evidence.sources.filter((source) => {
		if (own.includes(source) || SOURCES[source as SourceId].status === "house") return false;
		const about = Object.entries(ACTIVES).filter(([, { sources }]) => sources.some((id) => id === source));
		return about.length > 0 && !about.some(([id]) => actives.includes(id));
	});
}

/** Bear the eyes and lips they may reach. */
const MILD: readonly string[] = ["niacinamide", "tranexamic_acid"];

const MOST_IRRITANT_NIGHTS = { Low: 5, Moderate: 3, High: 0 } as const;

/** The promises of a plan towards the person it is for; each broken one is named. */
export function brokenPromises(request: PlanRequest, plan: CarePlan): string[] {
	const broken: string[] = [];
	const { preferences } = request.person;
	const conditions = conditionsOfCare(personConditions({ ...request, monk_tone: preferences.monk_tone }));
	const steps = planSteps(plan);
	const actives = steps.flatMap(({ step }) => step.actives);
	for (const id of actives) {
		if (!suits(id, request)) broken.push(`${id} does not suit`);
		if (isRuledOut(id, conditions)) broken.push(`${id} is ruled out`);
	}
	const planned =
		!request.facts.some(({ id }) => id === "under_13") &&
		!request.red_flags.some(({ level, rule_id }) => level === "emergency" && rule_id !== "red-flag.crisis");
	if (planned && plan.morning.sunscreen?.per_week !== 7) broken.push("no daily sunscreen");
	if (!planned && steps.length > 0) broken.push("steps where there is no plan");
	broken.push(...brokenNights(request, plan));
	const treatments = steps.filter(({ step }) => step.actives.some(isTreatment));
	for (const { section, key, step } of treatments) {
		if (!step.because_ids.some((id) => id.startsWith("module.")))
			broken.push(`${section} ${key} without a reading or an answer`);
	}
	for (const { key, step } of treatments) {
		if (key === "sunscreen") continue;
		const told = step.cautions.join(" ");
		if (!step.normal) broken.push(`${step.step_id} without what is normal`);
		if (step.stop_if.length === 0) broken.push(`${step.step_id} without a stop`);
		if (!step.pause_if?.includes(",")) broken.push(`${step.step_id} without the way back`);
		if (step.works_from_weeks === undefined) broken.push(`${step.step_id} without when it works`);
		if (!step.actives.every((id) => MILD.includes(id)) && !told.includes("eyes, eyelids, nostrils and lips"))
			broken.push(`${step.step_id} without where it must not go`);
	}
	const starts = treatments.map(({ step }) => step.start_week).toSorted((a, b) => a - b);
	if (starts.some((start, at) => at > 0 && start - (starts[at - 1] ?? 0) < STAGGER_WEEKS)) {
		broken.push("two treatments start at once");
	}
	for (const { step } of steps) {
		if (step.evidence.sources.length === 0) broken.push(`${step.step_id} without a source`);
		for (const source of strangeSources(step)) broken.push(`${step.step_id} cites ${source}`);
	}
	for (const conflict of findConflicts(plan)) broken.push(conflict.rule_id);
	const notes = plan.notes ?? [];
	for (const note of notes) if (note.sources.length === 0) broken.push(`${note.rule_id} without a source`);
	if (new Set(notes.map(({ text }) => text)).size < notes.length) broken.push("a note said twice");
	return broken;
}

/** Retinoids and exfoliants: how many nights, rest between them, and peace for strained skin. */
function brokenNights(request: PlanRequest, plan: CarePlan): string[] {
	const broken: string[] = [];
	const irritants = planSteps(plan).filter(({ step }) =>
		step.actives.some((id) => isRetinoid(id) || isExfoliating(id)),
	);
	const nights = irritants.flatMap(({ step }) => step.days ?? WEEKDAYS);
	if (nights.length > MOST_IRRITANT_NIGHTS[request.sensitivity])
		broken.push(`${nights.length} irritant nights`);
	if (new Set(nights).size < nights.length) broken.push("two irritants on one night");
	if (nights.length <= 3 || irritants.length > 1) {
		const places = nights.map((day) => WEEKDAYS.indexOf(day));
		const neighbours = places.some((at) => places.includes((at + 1) % WEEKDAYS.length));
		if (neighbours) broken.push("irritant nights without a rest between them");
	}
	const strained = request.facts.some(({ id }) => id === "barrier_strained");
	if (strained && irritants.some(({ step }) => step.start_week <= 4))
		broken.push("an irritant on strained skin");
	if (strained && planSteps(plan).some(({ step }) => step.actives.some(isTreatment) && step.start_week <= 4))
		broken.push("a treatment on strained skin");
	return broken;
}
