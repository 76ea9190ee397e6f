import { CAUTIONS, type RampId, SLOW_RAMP, SLOWEST_RAMP } from "../knowledge/step-guidance.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { SHOP_WISHES, type ShopWish } from "../person/asked-for.ts";
import type { PersonFact } from "../person/person-fact.ts";
import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	type PlanNote,
	type PlanSection,
	type ProductCategory,
	WEEKLY_STEPS,
} from "./care-plan.ts";
import { chooseBase } from "./choose-base.ts";
import { type ChosenTreatment, chooseTreatments, irritates } from "./choose-treatments.ts";
import { describeNeed, explainStep } from "./explain-step.ts";
import { findNeeds } from "./find-needs.ts";
import { sparesPlace } from "./held-products.ts";
import { OWNED, treatmentsInUse } from "./own-shelf.ts";
import type { PlanRequest } from "./person.ts";
import { isAllergicTo, isRuledOut } from "./person-conditions.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import { type ScheduledStep, scheduleRamp } from "./schedule-ramp.ts";
import { shortenPlan } from "./shorten-plan.ts";
import { draftStep, halfOf, type StepDraft } from "./step-draft.ts";
import { withAnswers } from "./tell-answers.ts";
import { restOfShelf, shelfNote } from "./tell-own-shelf.ts";
import { writeNotes } from "./write-notes.ts";

/** Weeks without treatment while strained skin calms. */
export const CALM_WEEKS = 4;
/** Weeks of basics alone before skin that a product has burned gets a retinoid or an acid. */
const SETTLE_WEEKS = 2;

/**
 * The care plan: which of the four plans fits, what care is for in the order of cause, for each the first treatment that
 * suits, its days and weeks, its words. Products are chosen later; every `product` is null here. Deterministic.
 */
export function buildCarePlan(request: PlanRequest): CarePlan {
	const situation = readSituation(request);
	const needs = findNeeds(request, situation);
	const { treatments, passed } = chooseTreatments(needs, situation, request.facts);
	const around_place = sparesPlace(request.red_flags, request.findings);
	const drafts = shortenPlan(
		[
			...chooseBase(request, situation, needs).map((draft) => ({ ...draft, around_place })),
			...treatments
				.map((one, at) => treatmentDraft(one, treatments.length - at, situation))
				.map((draft) => asUsed(draft, request.facts)),
			...keptDrafts(treatments, situation, request.facts),
		],
		situation,
	).filter(({ key, step_id }) => key === "sunscreen" || !situation.too_dear.includes(step_id));
	const scheduled = scheduleRamp(drafts, situation.sensitivity, request.previous_plan);
	const written = writeNotes({ request, situation, needs, treatments, passed });
	const planned = treatments.map(({ choice }) => choice.step);
	const base = drafts.map(({ step_id }) => step_id);
	const notes = [
		...withAnswers(ofWhoHasToShave(written, request.facts), request, situation, planned),
		...tellShopWishes(request.facts, situation, base),
		...shelfNote(request.facts, planned, situation),
		...restOfShelf(request.facts, planned, situation),
	];
	return { ...placeSteps(scheduled), notes };
}

/** What others use every day at once. */
const SENSITIVE_START: Partial<Record<StepId, RampId>> = { "step.serum_niacinamide": "niacinamide_slow" };

function treatmentDraft(
	{ choice, needs }: ChosenTreatment,
	priority: number,
	{ mode, sensitivity, traits, conditions, reacted, after_visit, guessed_visit }: Situation,
): StepDraft {
	const rule = STEP_RULES[choice.step];
	const { ramp } = rule;
	const slow = sensitivity === "High" || traits.has("deeper_tone") ? SLOWEST_RAMP : SLOW_RAMP;
	const slower = sensitivity !== "Low" || traits.has("deeper_tone");
	const [first, ...others] = needs.map(describeNeed);
	if (first === undefined) throw new RangeError("A treatment without a need.");
	const personal = personalCautions(conditions);
	return {
		...draftStep(choice.at, choice.step, priority, first, choice.per_week),
		reasons: [first, ...others],
		ramp:
			ramp && slower
				? (slow[ramp] ?? ramp)
				: sensitivity === "High"
					? (SENSITIVE_START[choice.step] ?? ramp)
					: ramp,
		wait_weeks:
			mode === "barrier_first"
				? CALM_WEEKS
				: (reacted || guessed_visit) && irritates(choice.step)
					? SETTLE_WEEKS
					: 0,
		extra_cautions: personal.map(({ text }) => text),
		after_visit,
		applied: personal.map(({ rule_id }) => rule_id),
	};
}

/** Every other night at most, for a retinoid as for an acid. */
const MOST_NIGHTS = 3;

/** What somebody bears well goes on as they use it. */
function asUsed(draft: StepDraft, facts: PlanRequest["facts"]): StepDraft {
	if (!treatmentsInUse(facts).some(({ step }) => step === draft.step_id)) return draft;
	const per_week = irritates(draft.step_id) ? MOST_NIGHTS : draft.per_week;
	return { ...draft, per_week, ramp: null, wait_weeks: 0, begun: true };
}

/** What else somebody content uses, where nothing of the plan and no rule about them speaks against it. */
function keptDrafts(
	treatments: readonly ChosenTreatment[],
	{ mode, conditions, hold }: Situation,
	facts: PlanRequest["facts"],
): StepDraft[] {
	if (mode !== "treat" || hold !== "nothing") return [];
	const kept: Pick<ChosenTreatment["choice"], "step" | "at">[] = treatments.map(({ choice }) => choice);
	const drafts: StepDraft[] = [];
	for (const choice of treatmentsInUse(facts)) {
		const { actives } = STEP_RULES[choice.step];
		const speaks = actives.some(
			(id) =>
				isAllergicTo(id, facts) ||
				isRuledOut(
					id,
					conditions.filter((one) => one !== "darker_tone"),
				),
		);
		const clashes = kept.some(
			(one) =>
				one.step === choice.step ||
				halfOf(one.at) === halfOf(choice.at) ||
				(irritates(one.step) && irritates(choice.step)),
		);
		if (speaks || clashes) continue;
		kept.push(choice);
		const reason = { text: "you use it already and bear it well", ids: [OWNED], sources: [] };
		drafts.push(asUsed(draftStep(choice.at, choice.step, 0, reason, choice.per_week), facts));
	}
	return drafts;
}

const PERSONAL_CAUTIONS = [
	{ when: "young_teen", rule_id: "person.young_teen", text: CAUTIONS.ask_parent_and_pharmacist.text },
	{ when: "minor", rule_id: "person.minor", text: CAUTIONS.ask_adult.text },
] as const;

function personalCautions(conditions: Situation["conditions"]) {
	const own = PERSONAL_CAUTIONS.filter(({ when }) => conditions.includes(when));
	return own.filter(({ when }) => when !== "minor" || !conditions.includes("young_teen"));
}

function placeSteps(scheduled: readonly ScheduledStep[]): CarePlan {
	const plan: CarePlan = { morning: {}, night: {}, weekly: {} };
	const find = (section: PlanSection, key: ProductCategory): ScheduledStep | undefined =>
		scheduled.find(({ draft }) => draft.section === section && draft.key === key);
	for (const key of MORNING_STEPS) {
		const item = find("morning", key);
		if (item) plan.morning[key] = explainStep(item);
	}
	for (const key of NIGHT_STEPS) {
		const item = find("night", key);
		if (item) plan.night[key] = explainStep(item);
	}
	for (const key of WEEKLY_STEPS) {
		const item = find("weekly", key);
		if (item) plan.weekly[key] = explainStep(item);
	}
	return plan;
}

const LIGHT: readonly StepId[] = [
	"step.moisturizer_gel",
	"step.moisturizer_lotion",
	"step.moisturizer_barrier_light",
	"step.sunscreen_fluid",
];

type Said = (base: readonly StepId[]) => string | null;

const SAID: Readonly<Record<ShopWish, Said>> = {
	less_plastic: () =>
		"You want less plastic: what a thing is packed in does not stand in our list, so no pick goes by it. Tubes of metal, glass, refills and a soap-free bar use least, and so does buying nothing twice.",
	nothing_heavy: (base) =>
		base.some((step) => LIGHT.includes(step))
			? "You want nothing heavy: the moisturizer and sunscreen here are of the lightest kinds that serve, gel, lotion or fluid."
			: "You want nothing heavy: your skin asks for a richer cream here, so take little of it, on damp skin, and let it sink in.",
	cruelty_free: () =>
		"You want nothing tested on animals: that does not stand in our list. In the EU and Britain such tests of cosmetics are banned; elsewhere look for the leaping bunny.",
	own_shop: () =>
		"You named where you buy: our list is of US shops, so where a pick is not on your shelf take its own brand of the same kind. What has to stand on it is told at each step.",
	nicer_things: () =>
		"You like nice things: price tells nothing of what a product does, so the picks go by their lists. For wash and cream take whichever feels nicest among those without fragrance; the active and the sunscreen are what matter.",
	travel_size: () =>
		"You need it small: up to 100 ml passes as hand luggage, most of these come in travel sizes, and what treats is needed in peas, not spoons.",
	must_shave: () => null,
};

/** What becomes of wishes about the things themselves: kept, or said that they cannot be. */
function tellShopWishes(
	facts: readonly PersonFact[],
	{ mode, hold }: Situation,
	base: readonly StepId[],
): PlanNote[] {
	if (mode === "none" || hold !== "nothing") return [];
	const words = SHOP_WISHES.flatMap((wish) =>
		facts.some(({ id, about }) => id === "asks_for" && about === wish) ? (SAID[wish](base) ?? []) : [],
	);
	return words.length === 0
		? []
		: [{ rule_id: "answer.shop_wishes", text: words.join(" "), sources: ["house_default"] }];
}

const GROWS = /Let the hair grow for four weeks if you can; then trim it with a guard, or use one blade/;

/** Who has to be shaved is not told to let it grow. */
function ofWhoHasToShave(notes: readonly PlanNote[], facts: readonly PersonFact[]): PlanNote[] {
	if (!facts.some(({ id, about }) => id === "asks_for" && about === "must_shave")) return [...notes];
	return notes.map((note) =>
		note.rule_id === "person.shaving_bumps"
			? {
					...note,
					text: note.text.replace(
						GROWS,
						"You have to shave, so make it gentle: a clipper or foil shaver as close as the job allows, or use one blade",
					),
				}
			: note,
	);
}
