import { BASE_ROUTINES, type BaseRoutine, CALM_ROUTINES, OLDER_BASE } from "../knowledge/base-routines.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { describeNeed } from "./describe-need.ts";
import type { Need } from "./find-needs.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { Situation } from "./read-situation.ts";
import { isAllergicTo, isAvoided } from "./rule-out.ts";
import { draftStep, type Reason, type StepDraft } from "./step-draft.ts";
import { causeOfMode } from "./tell-cause.ts";

/** Base steps stand below every treatment. */
const BASE_PRIORITY = 0;

/** Wash, moisturizer and sunscreen for this skin, its age and what it has to be protected for. */
export function chooseBase(request: PlanRequest, situation: Situation, needs: readonly Need[]): StepDraft[] {
	if (situation.mode === "none") return [];
	const base = baseFor(request, situation);
	const wash = baseReason(base, "cleanser", request, situation);
	const care = baseReason(base, "moisturizer", request, situation);
	const dry = needs.find((need) => asksForMoisture(need, request));
	const richer = dry && base.id !== "base.sensitive" ? "step.moisturizer_ceramide" : null;
	const moisturizers: [StepId, StepId] = richer
		? [richer, richer]
		: [base.moisturizer, nightMoisturizer(base, needs)];
	const moist = dry && situation.mode === "treat" ? [care, describeNeed(dry)] : [care];
	return [
		draft("morning", base.cleanser, [wash]),
		draft("morning", moisturizers[0], moist),
		draft("morning", sunscreenFor(base, request, situation, needs), sunReasons(situation, needs)),
		draft("night", base.cleanser, [wash]),
		draft("night", moisturizers[1], moist),
	];
}

function draft(section: "morning" | "night", step: StepId, reasons: Reason[]): StepDraft {
	const [first = { text: "", ids: [], sources: [] }] = reasons;
	return { ...draftStep(section, step, BASE_PRIORITY, first), reasons };
}

/** Calm skin care wherever the skin only wants peace; then age; then the skin type. */
function baseFor(
	{ skin_type }: PlanRequest,
	{ mode, sensitivity, traits, conditions }: Situation,
): BaseRoutine {
	if (conditions.includes("perioral_dermatitis")) return CALM_ROUTINES.Oily;
	if (mode !== "treat" || sensitivity === "High" || traits.has("red")) return CALM_ROUTINES[skin_type];
	return traits.has("older") ? OLDER_BASE : BASE_ROUTINES[skin_type];
}

/** A wish alone makes nobody's oily skin greasier. */
export function asksForMoisture({ id, seen, wished }: Need, { skin_type }: PlanRequest): boolean {
	const oily = skin_type === "Oily" || skin_type === "Combination";
	return id === "module.dryness" && (seen || (wished !== null && !oily));
}

/** A rich ointment feeds nothing but spots where there are some. */
function nightMoisturizer(base: BaseRoutine, needs: readonly Need[]): StepId {
	const spots = needs.some(({ id, seen }) => id === "module.acne" && seen);
	return spots ? base.moisturizer : (base.night_moisturizer ?? base.moisturizer);
}

function baseReason(
	base: BaseRoutine,
	part: keyof BaseRoutine["why"],
	{ facts }: PlanRequest,
	situation: Situation,
): Reason {
	const cause = causeOfMode(situation, facts);
	if (cause) return { ...cause, ids: [base.id, ...cause.ids] };
	const red = base.id === "base.sensitive" && situation.sensitivity !== "High";
	const text = red
		? "skin that reddens does best with few products and none that commonly irritate"
		: base.why[part];
	return { text, ids: [base.id], sources: base.sources };
}

/** Mineral where skin reddens, reacts or cannot bear other filters; tinted where marks are the worry. */
function sunscreenFor(
	base: BaseRoutine,
	{ facts }: PlanRequest,
	{ traits, conditions, too_dear }: Situation,
	needs: readonly Need[],
): StepId {
	const redness = needs.some(
		({ id, seen, wished }) => id === "module.redness" && (seen || wished === "issue"),
	);
	const mineral =
		STEP_RULES[base.sunscreen].product.mineral_only === true ||
		redness ||
		isAllergicTo("chemical_uv_filter", facts) ||
		isAvoided("chemical_uv_filter", facts);
	const tinted = mineral ? "step.sunscreen_mineral_tinted" : "step.sunscreen_tinted";
	const wants = (conditions.includes("melasma") || tints(traits, needs)) && !too_dear.includes(tinted);
	if (wants && !goesUntinted(facts, traits, conditions)) return tinted;
	return mineral ? "step.sunscreen_mineral" : base.sunscreen;
}

/**
 * Who wants no tint gets none. Most men wear none either; where pigment is what marks come from, the tinted one stays, with
 * words on shade and on an invisible one in its place.
 */
export function goesUntinted(
	facts: PlanRequest["facts"],
	traits: Situation["traits"],
	conditions: Situation["conditions"],
): boolean {
	const told = (id: PlanRequest["facts"][number]["id"]) => facts.some((fact) => fact.id === id);
	if (told("no_tint")) return true;
	return told("man") && !traits.has("deeper_tone") && !conditions.includes("melasma");
}

function tints(traits: Situation["traits"], needs: readonly Need[]): boolean {
	return (
		traits.has("deeper_tone") ||
		needs.some(({ id, seen, wished }) => id === "module.tone" && (seen || wished === "issue"))
	);
}

function sunReasons({ traits }: Situation, needs: readonly Need[]): Reason[] {
	const reasons: Reason[] = [
		{
			text: "sun is the largest cause of marks, lines and uneven tone that you can do something about",
			ids: ["rule.sunscreen_with_actives"],
			sources: ["aad_sunscreen"],
		},
	];
	if (traits.has("deeper_tone")) {
		reasons.push({
			text: "visible light darkens marks on deeper skin tones",
			ids: ["person.darker_tone"],
			sources: ["tinted_sunscreen_2024"],
		});
	}
	const marks = needs.find(({ id, seen }) => seen && (id === "module.tone" || id === "module.redness"));
	return marks ? [...reasons, describeNeed(marks)] : reasons;
}
