import { withNoteAnswered } from "@dewlight/core/assistant/note/answer-note.ts";
import type { AskedOfNote } from "@dewlight/core/person/note-questions.ts";
import type { PersonFact, Understood } from "@dewlight/core/person/person-fact.ts";
import { understand } from "@dewlight/core/person/understand.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { planWithin } from "@dewlight/core/products/plan-within.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { heardOfPerson } from "@dewlight/core/routine/facts-from-answers.ts";
import type { AgeBand, Person } from "@dewlight/core/routine/person.ts";
import { type PlacedStep, planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { planRequest } from "@dewlight/core/scan/plan-request.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { Concern, Finding } from "@dewlight/core/skin/concern.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import type { ExamPerson } from "./exam-person.ts";

/** One step with the product picked for it. */
export interface PickedStep extends PlacedStep {
	product: CatalogueProduct | null;
}

/** Everything a person is told: steps with their products, notes and signs that call for somebody. */
export interface ToldPlan {
	plan: CarePlan;
	steps: PickedStep[];
	red_flags: RedFlag[];
}

/** What the meaning of a note's sentences tells beside its words. */
export interface MeantByNote {
	asked: readonly AskedOfNote[];
	heard: readonly PersonFact[];
}

/** Budgets that are answers of the settings; other words are written into the note. */
const SETTINGS = ["none", "low", "medium", "mid", "high", ""];

const CONCERNS_OF: Readonly<Record<string, readonly Concern[]>> = {
	acne: ["acne"],
	tone: ["dark_spots", "uneven_tone"],
	redness: ["redness"],
	texture: ["texture"],
	lines: ["lines"],
	shine: ["shine"],
	pores: ["pores"],
	under_eye: ["under_eye"],
	dryness: ["dryness"],
};
const ISSUES: Readonly<Record<string, string>> = {
	acne: "Acne",
	tone: "Dark spots",
	redness: "Redness",
	texture: "Texture",
	lines: "Wrinkles",
	shine: "Oiliness",
	pores: "Pores",
	under_eye: "Dark circles",
	dryness: "Dryness",
};
/** A reading nobody has to doubt; the dry look is never surer than this. */
const CONFIDENCE = 0.6;
const DRY_LOOK_CONFIDENCE = 0.3;
const NOW = "2026-01-15T12:00:00.000Z";

/** A photo that says nothing beside the severities: what is asked of measurements has no answer here. */
const NO_PHOTO = { metrics: {} } as unknown as StoredObservation;

/** The plan core makes for them from readings of these severities, their answers, their note and what it asks. */
export function planOfPerson(
	exam: ExamPerson,
	note_flags: readonly RedFlag[],
	{ asked, heard }: MeantByNote,
): ToldPlan {
	const person = personOf(exam);
	const findings = Object.entries(exam.severity).flatMap(([name, severity]) =>
		(CONCERNS_OF[name] ?? []).map((concern) => findingOf(concern, severity)),
	);
	const note = exam.note === "" ? null : exam.note;
	const report = {
		skin_type: exam.skin_type,
		findings,
		understood: toldBy(exam, heardOfPerson(heard, person.preferences)),
		red_flags: [...note_flags],
	};
	const made = { note, person, previous_plan: null, in_use: exam.answers.in_use ?? [] };
	const request = planRequest({
		...made,
		care_plan: { morning: {}, night: {}, weekly: {} },
		report,
		tone: null,
	});
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	const analysis = { ...report, care_plan: plan, asked: [...asked] } as AnalysisResult;
	const picked = withNoteAnswered({ ...made, analysis, observation: NO_PHOTO, now: NOW }).care_plan;
	const steps = planSteps(picked).map((placed) => ({
		...placed,
		product: STARTER_CATALOGUE.find(({ id }) => id === placed.step.product?.id) ?? null,
	}));
	return { plan: picked, steps, red_flags: request.red_flags };
}

/** Wishes and a sum of money are no answers of the settings: who has them writes them into the note. */
function toldBy({ note, answers }: ExamPerson, heard: readonly PersonFact[]): Understood[] {
	const sum = /^\d+$/.test(answers.budget)
		? `${answers.budget} dollars at most.`
		: SETTINGS.includes(answers.budget ?? "none")
			? ""
			: `${answers.budget}.`;
	return understand(
		[note, ...answers.wishes.map((wish) => `${wish.replaceAll("_", " ")}.`), sum].filter(Boolean).join("\n"),
		[],
		heard,
	);
}

function findingOf(concern: Concern, severity: number | null): Finding {
	const confidence = concern === "dryness" ? DRY_LOOK_CONFIDENCE : CONFIDENCE;
	return { concern, severity, confidence, zones: ["left_cheek", "right_cheek"], because: [] };
}

function personOf({ age, monk, answers }: ExamPerson): Person {
	const { sensitivity, pregnancy, wishes, concerns, goals } = answers;
	return {
		goals,
		issues: concerns.flatMap((name) => ISSUES[name] ?? []),
		preferences: {
			age_band: ageBand(age),
			...(monk !== null && { monk_tone: monk }),
			...(sensitivity === "Low" && { sensitive_skin: false }),
			...(sensitivity === "High" && { sensitive_skin: true }),
			...(pregnancy !== null && { pregnancy }),
			...(answers.prescription_retinoid !== null && {
				prescription_retinoid: answers.prescription_retinoid === "yes",
			}),
			...(answers.isotretinoin !== null && { isotretinoin: answers.isotretinoin === "yes" }),
			...(answers.budget === "low" && { budget: "low" as const }),
			...(wishes.includes("fragrance-free") && { fragrance_free: true }),
		},
	};
}

const AGES: readonly (readonly [AgeBand, number])[] = [
	["under-13", 13],
	["13-15", 16],
	["16-17", 18],
	["18-24", 25],
	["25-34", 35],
	["35-44", 45],
	["45-54", 55],
	["55-64", 65],
];

function ageBand(age: number): AgeBand {
	return AGES.find(([, below]) => age < below)?.[0] ?? "65+";
}
