import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import {
	CARE_CHOICES,
	type CareChoice,
	type CareRow,
	GENTLE_CHOICES,
	IRRITANT_NIGHTS,
	MOST_TREATMENTS,
	type PlanTrait,
	SERVES,
	TRAIT_RULES,
} from "../knowledge/care-choices.ts";
import { firstClash } from "../knowledge/pairing.ts";
import { isStepId, STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { Need } from "./find-needs.ts";
import { ownFirst } from "./own-shelf.ts";
import { isAllergicTo, isAvoided, ruleAgainst, selects } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";
import { isEssential } from "./shorten-plan.ts";
import { halfOf } from "./step-draft.ts";

/** A treatment of the plan, with every concern it is there for. */
export interface ChosenTreatment {
	choice: CareChoice;
	needs: Need[];
}

/** Why a treatment is not in the plan: the rule that decides, and the step it gives way to. */
interface Against {
	rule_id: string;
	kind: "person" | "allergy" | "avoided" | "budget" | "routine" | "pair" | "place";
	beside?: StepId;
}

export interface PassedOver extends Against {
	step: StepId;
	need: Need;
	/** What stands in its place; null for nothing. */
	instead: StepId | null;
}

/** While a place waits for a doctor's eyes spots alone are treated: all else could change what they see. */
const GOES_ON_BEFORE_A_VISIT: readonly Need["id"][] = ["module.acne"];

interface Chosen {
	treatments: ChosenTreatment[];
	passed: PassedOver[];
}

/**
 * For each need in turn its care by the table: of each part the first treatment that suits this person. One treatment by
 * day and one at night at most; what an earlier choice already serves gets none of its own.
 */
export function chooseTreatments(
	needs: readonly Need[],
	situation: Situation,
	facts: readonly PersonFact[],
): Chosen {
	const chosen: Chosen = { treatments: [], passed: [] };
	if (situation.treats === "nothing") return chosen;
	const dry = needs.some(({ id, seen, wished }) => id === "module.dryness" && (seen || wished === "issue"));
	const dryness_named = needs.some(({ id, wished }) => id === "module.dryness" && wished === "issue");
	const known = { chosen, situation, facts, dry, dryness_named };
	const treated = needs.filter(
		({ id }) =>
			!(situation.after_visit && !GOES_ON_BEFORE_A_VISIT.includes(id)) &&
			(situation.treats === "everything" ||
				(situation.mode === "barrier_first"
					? situation.after_calm.includes(id)
					: id === "module.acne" || (id === "module.texture" && situation.traits.has("blackheads")))),
	);
	const around: Around = {
		...known,
		spots_treated: treated.some(({ id, seen }) => id === "module.acne" && seen),
		named: treated.find(isNamed) ?? null,
	};
	for (const need of treated) {
		const server =
			chosen.treatments.find(({ choice }) => SERVES[choice.step]?.includes(need.id)) ??
			runningServer(need, treated, around);
		if (server) server.needs.push(need);
		else for (const part of partsFor(need, around)) place(part, need, around);
	}
	for (const need of treated) joinLater(need, chosen);
	return { ...chosen, treatments: chosen.treatments.map(onlyServed) };
}

/** A concern nothing was chosen for may be served by what came in for another one behind it. */
function joinLater(need: Need, { treatments, passed }: Chosen): void {
	const isServed = treatments.some(({ needs }) => needs.includes(need));
	if (isServed || passed.some((one) => one.need === need)) return;
	treatments.find(({ choice }) => SERVES[choice.step]?.includes(need.id))?.needs.push(need);
}

/** What already runs for another concern and serves this one too; spots have a treatment of their own. */
function runningServer(need: Need, needs: readonly Need[], around: Around): ChosenTreatment | null {
	if (need.id === "module.acne") return null;
	for (const other of needs.filter(keeps)) {
		for (const choice of other.running.flatMap(asChoice)) {
			if (
				!SERVES[choice.step]?.includes(need.id) ||
				isTooMuch(other, around) ||
				speaksAgainst(choice, around) ||
				forSpots(other, choice, around)
			)
				continue;
			const treatment = { choice, needs: [other] };
			around.chosen.treatments.push(treatment);
			return treatment;
		}
	}
	return null;
}

/** A wish that the photo does not bear out is no reason for a step that is there for something else. */
function onlyServed(treatment: ChosenTreatment): ChosenTreatment {
	const [first, ...others] = treatment.needs;
	return { ...treatment, needs: [...(first ? [first] : []), ...others.filter(({ seen }) => seen)] };
}

/** What the previous plan has against it first, then the row of the table; the gentlest for a wish alone. */
function partsFor(need: Need, around: Around): (readonly CareChoice[])[] {
	const { facts } = around;
	const kept = keeps(need) ? need.running.flatMap(asChoice) : [];
	const row = need.seen ? CARE_CHOICES[need.id].find((one) => fits(one, need, around)) : undefined;
	const gentle =
		!need.seen && kept.length === 0 && need.wished === "issue" ? GENTLE_CHOICES[need.id] : undefined;
	const parts = ownFirst(row?.parts ?? (gentle ? [gentle] : []), need, facts);
	return [...kept.map((one) => [one, ...others(one, parts)]), ...parts];
}

/** What the table has in the same place, for a step that a rule now speaks against. */
function others({ step }: CareChoice, parts: readonly (readonly CareChoice[])[]): readonly CareChoice[] {
	const part = parts.find((choices) => choices.some((choice) => choice.step === step)) ?? [];
	return part.filter((choice) => choice.step !== step);
}

/** Spots stay away because of their treatment; what a photo could not read is no reason to stop. */
function keeps({ id, finding, severity }: Need): boolean {
	return finding === null || severity > 0 || id === "module.acne";
}

function asChoice({ section, step }: Need["running"][number]): CareChoice[] {
	const id = step.step_id;
	return id !== undefined && isStepId(id) ? [{ step: id, at: section }] : [];
}

function fits(
	{ from, for: sensitivities, when = [], unless = [] }: CareRow,
	need: Need,
	{ situation, spots_treated }: Around,
) {
	// Spots too few to be treated take nobody's place.
	const is = (trait: PlanTrait) =>
		situation.traits.has(trait) && (spots_treated || !OF_SPOTS.includes(trait));
	return (
		need.severity >= from &&
		sensitivities.includes(situation.sensitivity) &&
		when.every(is) &&
		!unless.some(is)
	);
}

const OF_SPOTS: readonly PlanTrait[] = ["spots", "few_spots"];

interface Around {
	chosen: Chosen;
	situation: Situation;
	facts: readonly PersonFact[];
	/** A moisturizer is what this skin needs first. */
	dry: boolean;
	dryness_named: boolean;
	/** Spots are seen, so that they get a treatment of their own. */
	spots_treated: boolean;
	/** What the person named first and the photo shows; null where they named nothing of that kind. */
	named: Need | null;
}

/** Named by the person, seen, and worth one of two products for that. */
function isNamed({ id, seen, wished }: Need): boolean {
	return seen && wished === "issue" && id !== "module.under_eye" && id !== "module.dryness";
}

function place(part: readonly CareChoice[], need: Need, around: Around): void {
	const { chosen } = around;
	const already = chosen.treatments.find(({ choice }) =>
		part.some(({ step }) => sameActives(step, choice.step)),
	);
	if (already) {
		if (!already.needs.includes(need)) already.needs.push(need);
		return;
	}
	const [first] = part;
	if (first && isTooMuch(need, around)) {
		chosen.passed.push({
			step: first.step,
			need,
			rule_id: "rule.few_products",
			kind: "routine",
			instead: null,
		});
		return;
	}
	const passed: Omit<PassedOver, "instead">[] = [];
	for (const choice of part) {
		const against =
			speaksAgainst(choice, around, asksForRetinoid(need, around.facts)) ?? forSpots(need, choice, around);
		if (against === null) {
			chosen.treatments.push({ choice, needs: [need] });
			for (const one of passed) {
				if (one.kind !== "place") chosen.passed.push({ ...one, instead: choice.step });
			}
			return;
		}
		passed.push({ step: choice.step, need, ...against });
	}
	chosen.passed.push(...passed.map((one) => ({ ...one, instead: null })));
}

/** Nobody who wants few products gets one for something slight that they did not name. */
function isMildAndUnasked(need: Need): boolean {
	const essential = isEssential(need) && need.id !== "module.tone";
	return !essential && need.wished === null && !need.told && need.severity < MILD_BELOW;
}

const MILD_BELOW = 3;

/** More than somebody wants who asked for few products. */
function isTooMuch(need: Need, { chosen, situation, dry, dryness_named, named }: Around): boolean {
	const { size, only_sunscreen, only_one, mornings_only } = situation;
	if (only_one !== null && (only_one !== "treatment" || need.id !== "module.acne")) return true;
	if (only_sunscreen || (mornings_only && !isEssential(need))) return true;
	if (size === null) return false;
	if (chosen.treatments.length > 0) return true;
	if (size !== "two") return isMildAndUnasked(need);
	// Of two products one is for what was named, unless spots or redness come first.
	if (named !== null && named !== need && need.id === "module.tone" && need.wished === null) return true;
	if (need === named && !dryness_named && !situation.traits.has("dry_look")) return false;
	return dry || !isEssential(need);
}

/** Under 18 a spot or two and redness get no azelaic acid; the marks that spots left may, where a photo shows them. */
function forSpots(need: Need, { step }: CareChoice, { situation }: Around): Against | null {
	const marks = need.id === "module.tone" && need.severity >= 1;
	if (marks || !situation.conditions.includes("minor_without_acne")) return null;
	return STEP_RULES[step].actives.some((id) => id === "azelaic_acid")
		? { rule_id: "person.minor_without_acne", kind: "person" }
		: null;
}

/** Lines that somebody wants treated, or a retinoid by its name. */
function asksForRetinoid(need: Need, facts: readonly PersonFact[]): boolean {
	return (
		need.id === "module.lines" &&
		(need.wished !== null || facts.some(({ id, about }) => id === "asks_for" && about === "retinol"))
	);
}

/** The rule that keeps a treatment out of this plan; null where it may stay. What never suits comes before what waits. */
function speaksAgainst(
	{ step, at }: CareChoice,
	{ chosen, situation, facts }: Around,
	asked = false,
): Against | null {
	const { actives } = STEP_RULES[step];
	// Under 18 nothing peels, apart from what empties blackheads.
	const spared = CLEARS_PORES.includes(step) && situation.traits.has("blackheads");
	if (situation.conditions.includes("minor") && actives.some(isExfoliating) && !spared)
		return { rule_id: "person.minor", kind: "person" };
	for (const id of actives) {
		const rule = ruleAgainst(id, spared ? withoutYouth(situation.conditions) : situation.conditions);
		if (rule) return { rule_id: rule.id, kind: "person" };
		if (isAllergicTo(id, facts)) return { rule_id: "person.allergy", kind: "allergy" };
		if (isAvoided(id, facts)) return { rule_id: "person.avoids", kind: "avoided" };
	}
	if (situation.mornings_only && halfOf(at) === "night")
		return { rule_id: "rule.few_products", kind: "routine" };
	if (situation.too_dear.includes(step)) return { rule_id: "rule.budget", kind: "budget" };
	const trait = TRAIT_RULES.find(
		(rule) =>
			situation.traits.has(rule.trait) &&
			actives.some((id) => selects(rule.removes, id)) &&
			// Strained skin has a plan of its own: a slightly dry look bears a slow start over moisturizer.
			!(asked && rule.trait === "dry_look" && actives.some(isRetinoid)),
	);
	if (trait) {
		return { rule_id: trait.rule_id, kind: trait.rule_id === "person.darker_tone" ? "person" : "routine" };
	}
	if (irritates(step) && IRRITANT_NIGHTS[situation.sensitivity] === 0) {
		return { rule_id: "rule.sensitive_pace", kind: "routine" };
	}
	return besideOthers({ step, at }, chosen.treatments, situation);
}

function besideOthers(
	{ step, at }: Pick<CareChoice, "step" | "at">,
	others: readonly ChosenTreatment[],
	{ sensitivity, size }: Situation,
): Against | null {
	if (size !== null && others.length > 0) return { rule_id: "rule.few_products", kind: "routine" };
	for (const { choice } of others) {
		const same = halfOf(at) === halfOf(choice.at);
		// Days are dealt out so that no two treatments share a night: what remains is a shared half of the day.
		const clash = firstClash(STEP_RULES[step].actives, STEP_RULES[choice.step].actives, {
			same_half: same,
			same_day: false,
		});
		if (clash) return { rule_id: clash.rule.id, kind: "pair", beside: choice.step };
		if (irritates(step) && irritates(choice.step)) {
			return { rule_id: "rule.one_irritant", kind: "routine", beside: choice.step };
		}
		if (same) return { rule_id: "rule.most_treatments", kind: "place", beside: choice.step };
	}
	if (others.length < MOST_TREATMENTS[sensitivity]) return null;
	const [first] = others;
	return { rule_id: "rule.sensitive_pace", kind: "routine", ...(first && { beside: first.choice.step }) };
}

/** A retinoid or an exfoliant: their nights are counted together. */
export function irritates(step: StepId): boolean {
	return STEP_RULES[step].actives.some((id) => isExfoliating(id) || isRetinoid(id));
}

/** What empties blackheads is the one thing that the rules about the young leave to the choice. */
function withoutYouth(conditions: Situation["conditions"]): Situation["conditions"] {
	return conditions.filter((one) => one !== "young_teen" && one !== "minor_without_acne");
}

const CLEARS_PORES: readonly StepId[] = ["step.exfoliant_bha", "step.exfoliant_bha_mild"];

function sameActives(one: StepId, two: StepId): boolean {
	const treats = (step: StepId) => STEP_RULES[step].actives.filter(isTreatment).join();
	return treats(one) === treats(two);
}
