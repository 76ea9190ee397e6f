import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { allergenName } from "../person/fact-words.ts";
import { assertNever } from "../skin/assert-never.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { CarePlan, PlanSection, PlanStep, ProductCategory } from "./care-plan.ts";
import type { Person, Preferences, PregnancyAnswer } from "./person.ts";
import { isRuledOut } from "./person-conditions.ts";
import { type PlacedStep, planSteps, stepAt } from "./plan-steps.ts";

/** One difference between two plans. */
interface PlanChange {
	kind: "added" | "removed" | "changed";
	section: PlanSection;
	step: ProductCategory;
	title: string;
	/** Title before the change; null when added. */
	previous_title: string | null;
	/** What differs, for a changed step. */
	aspects: ("what" | "pace" | "product")[];
	/** What the next plan itself says of it: why the step is there, or the rule that takes it out. */
	reason: string | null;
	because_ids: string[];
}

/** One difference as a person reads it: what is different, and why. */
export interface DescribedChange {
	kind: PlanChange["kind"];
	section: PlanSection;
	step: ProductCategory;
	text: string;
	because: string;
}

/** A difference in words, before its cause is known. */
export type ToldChange = PlanChange & { text: string };

/** What differs from the plan before, in the order of the day. Equal plans give []. */
export function describeChanges(previous: CarePlan, next: CarePlan): ToldChange[] {
	return differPlans(previous, next).map((change) => ({
		...change,
		text: describe(change, stepAt(previous, placeOf(change)), stepAt(next, placeOf(change))),
	}));
}

function placeOf({ section, step }: PlanChange) {
	return { section, category: step };
}

function describe(change: PlanChange, before: PlanStep | null, after: PlanStep | null): string {
	switch (change.kind) {
		case "added":
			return `${change.title} is new.`;
		case "removed":
			return `${change.title} is no longer in the plan.`;
		case "changed":
			return change.aspects.map((aspect) => describeAspect(aspect, change, before, after)).join(" ");
		default:
			return assertNever(change.kind);
	}
}

function describeAspect(
	aspect: PlanChange["aspects"][number],
	change: PlanChange,
	before: PlanStep | null,
	after: PlanStep | null,
): string {
	switch (aspect) {
		case "what":
			return change.title === change.previous_title
				? `${change.title} works with other ingredients now.`
				: `${change.title} instead of ${lowerFirst(change.previous_title ?? "the step before")}.`;
		case "pace":
			return `${change.title}: ${pace(after)} instead of ${pace(before)}.`;
		case "product":
			return productWords(before, after);
		default:
			return assertNever(aspect);
	}
}

function productWords(before: PlanStep | null, after: PlanStep | null): string {
	if (!after?.product) return "No product is suggested for it now.";
	if (!before?.product) return `The suggested product is ${after.product.name}.`;
	return `The suggested product is ${after.product.name} instead of ${before.product.name}.`;
}

function pace(step: PlanStep | null): string {
	const count = step?.per_week ?? 0;
	if (count === 7) return "every day";
	if (count === 1) return "once a week";
	return count === 2 ? "twice a week" : `${count} times a week`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What is new, gone or different in the next plan, in the order of the day. Equal plans give []. */
export function differPlans(previous: CarePlan, next: CarePlan): PlanChange[] {
	const before = new Map(planSteps(previous).map((placed) => [slot(placed), placed]));
	const after = planSteps(next);
	const changes = after.flatMap((placed): PlanChange[] => {
		const old = before.get(slot(placed));
		if (!old) return [change("added", placed, null, [])];
		const aspects = differingAspects(old.step, placed.step);
		return aspects.length > 0 ? [change("changed", placed, titleOf(old), aspects)] : [];
	});
	const kept = new Set(after.map(slot));
	const removed = [...before.values()].filter((placed) => !kept.has(slot(placed)));
	return [...changes, ...removed.map((placed) => removal(placed, next))];
}

function differingAspects(before: PlanStep, after: PlanStep): PlanChange["aspects"] {
	const aspects: PlanChange["aspects"] = [];
	if (identity(before) !== identity(after)) aspects.push("what");
	if (before.per_week !== after.per_week) aspects.push("pace");
	if ((before.product?.id ?? null) !== (after.product?.id ?? null)) aspects.push("product");
	return aspects;
}

function identity(step: PlanStep): string {
	return step.step_id ?? [...step.actives].sort().join("+");
}

function change(
	kind: "added" | "changed",
	placed: PlacedStep,
	previousTitle: string | null,
	aspects: PlanChange["aspects"],
): PlanChange {
	return {
		kind,
		section: placed.section,
		step: placed.key,
		title: titleOf(placed),
		previous_title: previousTitle,
		aspects,
		reason: kind === "added" || aspects.includes("what") ? placed.step.because : null,
		because_ids: placed.step.because_ids,
	};
}

/** A rule about the person is told; what else the step stood on is not in the plan that goes without it. */
function removal(placed: PlacedStep, next: CarePlan): PlanChange {
	const note = next.notes?.find(({ rule_id }) => rulesOut(rule_id, placed.step));
	return {
		kind: "removed",
		section: placed.section,
		step: placed.key,
		title: titleOf(placed),
		previous_title: titleOf(placed),
		aspects: [],
		reason: note?.text ?? null,
		because_ids: note ? [note.rule_id] : [],
	};
}

function rulesOut(ruleId: string, { actives }: PlanStep): boolean {
	const rule = PERSON_RULES.find(({ id }) => id === ruleId);
	return rule !== undefined && actives.some((active) => isRuledOut(active, [rule.when]));
}

function titleOf({ step, key }: PlacedStep): string {
	return step.step_id && isStepId(step.step_id) ? STEP_RULES[step.step_id].title : key.replace("_", " ");
}

function slot({ section, key }: PlacedStep): string {
	return `${section}.${key}`;
}

const PREGNANCY: Record<PregnancyAnswer, string> = {
	pregnant: "you are pregnant",
	trying: "you are trying for a baby",
	breastfeeding: "you are breastfeeding",
	no: "you are not pregnant, trying or breastfeeding",
};

/** Safety first: the order in which answers are told. */
const ANSWERS = [
	"pregnancy",
	"age_band",
	"prescription_retinoid",
	"isotretinoin",
	"prescription_acne",
	"barrier_disease",
	"rosacea",
	"steroid_cream",
	"photosensitizing_medicine",
	"weak_immune_system",
	"allergies",
	"sensitive_skin",
	"sensitivity_answers",
	"monk_tone",
	"fragrance_free",
	"budget",
	"routine_size",
] as const satisfies readonly (keyof Preferences)[];
type Answer = (typeof ANSWERS)[number];

/** Every answer that decides about a plan is told: a new one does not compile until it is. */
type Untold = Exclude<keyof Preferences, Answer>;
const ALL_TOLD: Untold extends never ? true : never = true;

/** What a person answers differently now, as one sentence; null when nothing that decides about a plan. */
export function toldChanges(before: Person, after: Person): string | null {
	const clauses = ANSWERS.filter(
		(answer) => ALL_TOLD && comparable(before.preferences[answer]) !== comparable(after.preferences[answer]),
	).map((answer) => clauseFor(answer, after.preferences));
	if (comparable(before.issues) !== comparable(after.issues)) clauses.push("your concerns have changed");
	if (comparable(before.goals) !== comparable(after.goals)) clauses.push("your goals have changed");
	return clauses.length === 0 ? null : `You told us ${joinWords(clauses)}.`;
}

/** The database keeps no order of keys. */
function comparable(value: unknown): string {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value) ?? "";
	return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b, "en")));
}

function clauseFor(answer: Answer, now: Preferences): string {
	switch (answer) {
		case "pregnancy":
			return now.pregnancy ? PREGNANCY[now.pregnancy] : "you leave the question about pregnancy open";
		case "age_band":
			return now.age_band ? `you are ${ageWords(now.age_band)}` : "you leave your age open";
		case "prescription_retinoid":
			return uses(now.prescription_retinoid, "a prescription retinoid", "no prescription retinoid");
		case "prescription_acne":
			return uses(now.prescription_acne, "an acne medicine from a doctor", "no acne medicine from a doctor");
		case "isotretinoin":
			return now.isotretinoin === true ? "you take isotretinoin" : "you take no isotretinoin";
		case "barrier_disease":
			return has(now.barrier_disease, "eczema, dermatitis or psoriasis on the face");
		case "rosacea":
			return has(now.rosacea, "rosacea");
		case "steroid_cream":
			return uses(now.steroid_cream, "a steroid cream on your face", "no steroid cream on your face");
		case "photosensitizing_medicine":
			return `you take ${now.photosensitizing_medicine === true ? "a" : "no"} medicine that makes skin burn in the sun`;
		case "weak_immune_system":
			return `your immune system is ${now.weak_immune_system === true ? "" : "not "}weakened`;
		case "allergies":
			return now.allergies !== undefined && now.allergies.length > 0
				? `you are allergic to ${joinWords(now.allergies.map(allergenName))}`
				: "you name no allergy";
		case "sensitive_skin":
			if (now.sensitive_skin === undefined) return "you leave open whether your skin is sensitive";
			return now.sensitive_skin ? "your skin is sensitive" : "your skin is not sensitive";
		case "sensitivity_answers":
			return "your skin feels different now";
		case "monk_tone":
			return now.monk_tone === undefined
				? "you leave your skin tone open"
				: `your skin tone is swatch ${now.monk_tone}`;
		case "fragrance_free":
			return now.fragrance_free === true ? "you want no fragrance" : "fragrance is fine for you";
		case "budget":
			return "you want to spend a different amount";
		case "routine_size":
			if (now.routine_size === undefined) return "you leave the number of products to the plan";
			return now.routine_size === "two" ? "you want no more than two products" : "you want few products";
		default:
			return assertNever(answer);
	}
}

function uses(answer: boolean | undefined, yes: string, no: string): string {
	return `you use ${answer === true ? yes : no}`;
}

function has(answer: boolean | undefined, what: string): string {
	return `you have ${answer === true ? "" : "no "}${what}`;
}

function ageWords(band: NonNullable<Preferences["age_band"]>): string {
	if (band === "under-13") return "under 13";
	return band === "65+" ? "65 or older" : band.replace("-", " to ");
}
