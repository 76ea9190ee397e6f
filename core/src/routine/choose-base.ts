import { BASE_ROUTINES, type BaseRoutine, CALM_ROUTINES, OLDER_BASE } from "../knowledge/care-choices.ts";
import { PERSON_RULES, type PersonCondition } from "../knowledge/person-rules.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { factWords, isOfOther, sunMedicine, toldTogether } from "../person/fact-words.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { describeNeed } from "./explain-step.ts";
import type { Need } from "./find-needs.ts";
import type { PlanRequest } from "./person.ts";
import { FACTS_OF, isAllergicTo, isAvoided } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";
import { draftStep, type Reason, type StepDraft } from "./step-draft.ts";

/** Base steps stand below every treatment. */
const BASE_PRIORITY = 0;

/** Wash, moisturizer and sunscreen for this skin, its age and what it has to be protected for. */
export function chooseBase(request: PlanRequest, situation: Situation, needs: readonly Need[]): StepDraft[] {
	if (situation.mode === "none") return [];
	const base = baseFor(request, situation);
	const wash = baseReason(base, "cleanser", request, situation);
	const care = baseReason(base, "moisturizer", request, situation);
	const dry = needs.find((need) => asksForMoisture(need, request));
	const richer = dry && base.id !== "base.sensitive" ? CERAMIDES : null;
	const wanted: [StepId, StepId] = richer
		? [richer, richer]
		: [base.moisturizer, nightMoisturizer(base, needs)];
	const moisturizers = wanted.map((id) => affordable(id, situation.too_dear));
	const sunscreen = sunscreenFor(base, request, situation, needs);
	const moist = dry && situation.mode === "treat" ? [care, describeNeed(dry)] : [care];
	return [
		draft("morning", base.cleanser, [wash]),
		draft("morning", moisturizers[0] ?? wanted[0], moist),
		draft("morning", sunscreen, sunReasons(request, sunscreen, situation, needs)),
		draft("night", base.cleanser, [wash]),
		draft("night", moisturizers[1] ?? wanted[1], moist),
	];
}

const CERAMIDES = "step.moisturizer_ceramide";
/** What moisturizes for less money. */
const PLAINER: Partial<Record<StepId, StepId>> = {
	[CERAMIDES]: "step.moisturizer_barrier",
	"step.moisturizer_occlusive": "step.moisturizer_barrier",
	"step.moisturizer_barrier": "step.moisturizer_lotion",
};

/** What stands in the place of a step that is too dear; the step itself where nothing does. */
export function affordable(id: StepId, tooDear: readonly StepId[]): StepId {
	const plainer = tooDear.includes(id) ? PLAINER[id] : undefined;
	return plainer === undefined ? id : affordable(plainer, tooDear);
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
	// Young skin that is not dry wants nothing rich.
	const young =
		conditions.includes("young_teen") && skin_type === "Normal" && !conditions.includes("barrier_strained");
	if (young) return CALM_ROUTINES.Combination;
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

/**
 * Mineral where skin reddens, reacts or cannot bear other filters; tinted where pigment is what marks come from. On a deeper
 * tone a mineral one without tint leaves a film that nobody wears.
 */
function sunscreenFor(
	base: BaseRoutine,
	request: PlanRequest,
	situation: Situation,
	needs: readonly Need[],
): StepId {
	const { traits, conditions, too_dear } = situation;
	const mineral = needsMineral(request, situation, needs);
	const plain = OWN_SUNSCREEN[request.skin_type] ?? base.sunscreen;
	const tinted = mineral ? "step.sunscreen_mineral_tinted" : "step.sunscreen_tinted";
	const heals = conditions.some((one) => HEALING.includes(one));
	const { monk_tone = 0 } = request.person.preferences;
	const film = mineral && traits.has("deeper_tone") && (!heals || monk_tone >= DEEPEST_FROM);
	const bears =
		!isAllergicTo("chemical_uv_filter", request.facts) && !isAvoided("chemical_uv_filter", request.facts);
	const wants = film || tintsFor(request, situation, needs);
	if (wants && !too_dear.includes(tinted) && !goesUntinted(request.facts, conditions)) return tinted;
	return mineral && !(film && bears) ? "step.sunscreen_mineral" : plain;
}

/** On these tones every mineral film shows, so that none without tint is worn, not even while skin heals. */
const DEEPEST_FROM = 9;
const HEALING: readonly PersonCondition[] = ["recent_procedure", "sunburn", "broken_skin"];

const OWN_SUNSCREEN: Readonly<Record<PlanRequest["skin_type"], StepId>> = {
	Oily: BASE_ROUTINES.Oily.sunscreen,
	Combination: BASE_ROUTINES.Combination.sunscreen,
	Dry: BASE_ROUTINES.Dry.sunscreen,
	Normal: BASE_ROUTINES.Normal.sunscreen,
};

/** Skin on which other filters may sting. */
const STINGS_EASILY: readonly PersonCondition[] = [
	"isotretinoin",
	"prescription_retinoid",
	"steroid_cream",
	"hydroquinone",
	"prescription_rosacea",
	"perioral_dermatitis",
	"barrier_disease",
	"recent_procedure",
	"sunburn",
	"broken_skin",
	"rosacea",
];

function needsMineral(
	{ facts, sensitivity }: PlanRequest,
	{ conditions, protects, traits }: Situation,
	needs: readonly Need[],
): boolean {
	return (
		sensitivity === "High" ||
		protects !== null ||
		traits.has("red") ||
		conditions.some((one) => STINGS_EASILY.includes(one)) ||
		facts.some(({ id }) => id === "barrier_strained") ||
		needs.some(({ id, seen, wished }) => id === "module.redness" && (seen || wished === "issue")) ||
		isAllergicTo("chemical_uv_filter", facts) ||
		isAvoided("chemical_uv_filter", facts)
	);
}

/** Who wants no tint gets none. Most men wear none either, and melasma alone is worth asking them to. */
export function goesUntinted(facts: PlanRequest["facts"], conditions: Situation["conditions"]): boolean {
	const told = (id: PlanRequest["facts"][number]["id"]) => facts.some((fact) => fact.id === id);
	if (told("no_tint")) return true;
	if (told("wants_tint")) return false;
	return told("man") && !conditions.includes("melasma");
}

/** Marks that light darkens: on a deeper tone every clear one, on others strong ones that the person names too. */
const STRONG_MARKS_FROM = 3;

/** A tint holds back visible light; whoever sweats, swims or heals does better with one that can be seen less and renewed. */
export function tintsFor(
	{ facts }: Pick<PlanRequest, "facts">,
	{ traits, conditions }: Pick<Situation, "traits" | "conditions">,
	needs: readonly Need[],
): boolean {
	if (conditions.includes("melasma")) return true;
	if (conditions.some((one) => HEALING.includes(one))) return false;
	if (facts.some(({ id }) => id === "wants_tint")) return true;
	const marks = needs.filter(({ id, seen, wished }) => id === "module.tone" && (seen || wished === "issue"));
	if (traits.has("deeper_tone")) return marks.length > 0;
	if (facts.some(({ id }) => id === "outdoors")) return false;
	return marks.some(({ severity, wished }) => severity >= STRONG_MARKS_FROM && wished !== null);
}

const SUN_WORSENS: readonly Need["id"][] = ["module.tone", "module.redness", "module.lines"];
const LIGHT_FOR: Partial<Record<PlanRequest["skin_type"], string>> = {
	Oily: "your skin reads as oily, and a light one leaves the least film",
	Combination: "your skin reads as combination, and a light one leaves the least film",
};

function sunReasons(
	{ facts, skin_type }: PlanRequest,
	step: StepId,
	{ traits }: Situation,
	needs: readonly Need[],
): Reason[] {
	const reasons: Reason[] = [
		{
			text: "sun is the largest cause of marks, lines and uneven tone that you can do something about",
			ids: ["rule.sunscreen_with_actives"],
			sources: ["aad_sunscreen"],
		},
	];
	if (facts.some(({ id }) => id === "outdoors")) {
		reasons.push({
			text: `you told us ${factWords({ id: "outdoors" }, isOfOther(facts))}`,
			ids: ["person.outdoors"],
			sources: ["aad_sunscreen"],
		});
	}
	if (facts.some(({ id }) => id === "photosensitizing_medicine")) {
		reasons.push({
			text: `${sunMedicine(facts) ?? "a medicine you take"} makes skin burn faster in the sun`,
			ids: ["person.photosensitizing_medicine"],
			sources: ["fda_aha_2005"],
		});
	}
	const tinted = STEP_RULES[step].product.tinted === true;
	if (traits.has("deeper_tone") && tinted) {
		reasons.push({
			text: "visible light darkens marks on deeper skin tones",
			ids: ["person.darker_tone"],
			sources: ["tinted_sunscreen_2024"],
		});
	}
	const worsens = needs.filter(({ id, seen }) => seen && SUN_WORSENS.includes(id));
	// A tint is for the marks, whatever else stands out more.
	const shown = worsens.find(({ id }) => tinted && id === "module.tone") ?? worsens[0];
	if (shown) return [...reasons, describeNeed(shown)];
	const light = step === "step.sunscreen_fluid" && reasons.length === 1;
	return light
		? [...reasons, { text: LIGHT_FOR[skin_type] ?? "", ids: [], sources: [] }].filter(({ text }) => text)
		: reasons;
}

/** "you told us you are pregnant", with the facts a condition rests on; null where the photo alone led to it. */
export function toldWords(condition: PersonCondition, facts: readonly PersonFact[]): string | null {
	const flakes = condition === "barrier_strained" ? facts.filter(({ id }) => id === "greasy_flakes") : [];
	// Flakes that skin oil feeds are no dry skin, whatever word was used for them.
	const told = flakes.length > 0 ? flakes : facts.filter(({ id }) => FACTS_OF[condition]?.includes(id));
	if (told.length === 0) return null;
	const words = toldTogether(told, isOfOther(facts));
	if (told.some(({ sure }) => sure)) return `you told us ${words}`;
	return told.some(({ quote }) => quote !== undefined)
		? `what you wrote sounds as if ${words}, and the plan takes it so`
		: `you were not sure whether ${words}, and the plan takes it as said`;
}

/** Why a plan only protects or calms, as a reason for its steps; null for a plan that treats. */
function causeOfMode(situation: Situation, facts: readonly PersonFact[]): Reason | null {
	const { mode, protects, conditions } = situation;
	if (mode === "treat") return null;
	const rule = PERSON_RULES.find((one) => one.mode === mode && conditions.includes(one.when));
	if (rule) {
		const text = toldWords(rule.when, facts) ?? "your skin looks dry and rough in this photo";
		const told = text.replace(/, and the plan takes it (?:so|as said)$/, "");
		return { text: `${told}, so this stays mild`, ids: [rule.id], sources: rule.sources };
	}
	const text =
		protects === "redness"
			? "strong redness shows in this photo, and it wants peace"
			: "what you wrote needs a doctor before any treatment";
	return { text, ids: ["rule.protect_only"], sources: ["house_default"] };
}
