import { isTreatment } from "../knowledge/actives.ts";
import type { PlanTrait } from "../knowledge/care-choices.ts";
import type { ModuleId } from "../knowledge/concern-modules.ts";
import {
	MINOR_ACNE_FROM,
	PERSON_RULES,
	type PersonCondition,
	PLAN_MODES,
	type PlanMode,
} from "../knowledge/person-rules.ts";
import type { StepId } from "../knowledge/steps/step-rules.ts";
import type { Concern, Finding } from "../skin/concern.ts";
import { type Hold, heldBy, isGuessedVisit, isLastingFlush, treatsAfterVisit } from "./held-products.ts";
import { ownProductFor } from "./own-shelf.ts";
import type { PlanRequest, RoutineSize } from "./person.ts";
import { conditionsOfCare, isEmergency, isUrgent, personConditions } from "./person-conditions.ts";
import { planSteps } from "./plan-steps.ts";

/** From here on a reading asks for a professional, and redness for protection alone. */
export const MARKED_FROM = 4;
const RED_FROM = 3;
const FLUSHED_FROM = 2;

/** Pores that stand out so far in the middle teens, and bother, are full of oil. */
const CLOGGED_FROM = 2;

/** Everything about this person that decides which care suits. */
export interface Situation {
	mode: PlanMode;
	/** What the plan only protects for beside rules about the person; null where nothing else does. */
	protects: "emergency" | "urgent" | "redness" | null;
	conditions: readonly PersonCondition[];
	/** With what decides nothing any more and still asks for a warning. */
	told: readonly PersonCondition[];
	/** What the plan may treat: strained skin and young teenagers get a treatment for clear spots alone. */
	treats: "everything" | "spots" | "nothing";
	/** Concerns whose treatment follows the weeks of calm. */
	after_calm: readonly ModuleId[];
	traits: ReadonlySet<PlanTrait>;
	/** How few products the person wants; null for as many as serve. */
	size: RoutineSize | null;
	/** Three at most, as somebody wrote. */
	three: boolean;
	/** Sunscreen is all that somebody wants. */
	only_sunscreen: boolean;
	/** The one product that serves most, where somebody wants no second. */
	only_one: "treatment" | "moisturizer" | "sunscreen" | null;
	/** Somebody does nothing in the evening. */
	mornings_only: boolean;
	/** A balm of their own stays on at night. */
	own_balm: boolean;
	/** A soap that strips is all they wash with, so that a mild wash takes its place in any plan. */
	soap_goes: boolean;
	/** A treatment has burned, stung or reddened this skin before. */
	reacted: boolean;
	/** Steps that a told budget leaves for later. */
	too_dear: readonly StepId[];
	/** What words that call for somebody keep back of the products. */
	hold: Hold;
	/** What treats begins only after somebody has looked. */
	after_visit: boolean;
	/** A visit is only guessed: the plan is whole, and what peels begins two weeks later. */
	guessed_visit: boolean;
	/** The sensitivity care is chosen by: strained skin is treated like sensitive skin. */
	sensitivity: PlanRequest["sensitivity"];
}

/** Which of the four plans fits, the most careful first, and what else is true of this face. */
export function readSituation(request: PlanRequest): Situation {
	const told = personConditions({ ...request, monk_tone: request.person.preferences.monk_tone });
	const conditions = conditionsOfCare(told);
	const protects = protectedFor(request);
	const modes = new Set<PlanMode>(
		PERSON_RULES.flatMap(({ when, mode }) => (conditions.includes(when) && mode ? [mode] : [])),
	);
	if (protects !== null) modes.add(protects === "emergency" ? "none" : "protect");
	if (calmsRosacea(request)) modes.add("barrier_first");
	const mode = PLAN_MODES.find((one) => modes.has(one)) ?? "treat";
	const one = mode === "treat" && asks(request.facts, "one_product") ? mostServing(request) : null;
	return {
		mode,
		protects,
		conditions,
		told,
		// What may be lupus is looked at before anything acts on it.
		treats: asks(request.facts, "lupus_in_sun") ? "nothing" : treatedIn(mode, conditions, protects !== null),
		after_calm: treatedAfterCalm(request, conditions),
		traits: traitsOf(request, conditions),
		size: one === null ? sizeOf(request.facts) : "two",
		three: request.facts.some(({ id, quote = "" }) => id === "few_products" && AT_MOST_THREE.test(quote)),
		only_sunscreen: (mode === "treat" && asks(request.facts, "only_sunscreen")) || one === "sunscreen",
		only_one: one,
		mornings_only: mode === "treat" && asks(request.facts, "mornings_only"),
		own_balm: asks(request.facts, "own_balm"),
		too_dear: request.too_dear ?? [],
		soap_goes: replacesSoap(request.facts),
		reacted: hasReacted(request.facts),
		hold: heldBy(request.red_flags),
		after_visit: treatsAfterVisit(request.red_flags, request.findings),
		guessed_visit: request.red_flags.some(isGuessedVisit),
		sensitivity: mode === "barrier_first" ? "High" : request.sensitivity,
	};
}

/** Of one product the treatment of clear spots, cream for dry skin, and for everybody else sunscreen. */
function mostServing({ findings }: PlanRequest): Situation["only_one"] {
	if (severityIn(findings, "acne") >= CLEAR_FROM) return "treatment";
	return severityIn(findings, "dryness") >= CLEAR_FROM ? "moisturizer" : "sunscreen";
}
const CLEAR_FROM = 2;

function protectedFor(request: PlanRequest): Situation["protects"] {
	const { red_flags, findings } = request;
	if (isEmergency(red_flags)) return "emergency";
	if (isUrgent(red_flags)) return "urgent";
	if (calmsRosacea(request)) return null;
	return ownRedness(findings) >= MARKED_FROM ? "redness" : null;
}

/** From here on a rough look is more than the flakes that moisturizer smooths. */
const ROUGH_FROM = 3;

/** Spots always; the bumps of rosacea with its redness; a rough look where nothing but the photo speaks of strain. */
function treatedAfterCalm(request: PlanRequest, conditions: readonly PersonCondition[]): readonly ModuleId[] {
	const { facts, findings } = request;
	const bumps = conditions.includes("rosacea") && hasBumps(request);
	const rough =
		(severityIn(findings, "texture") >= ROUGH_FROM ||
			(isUnread(findings, "texture") && isRunning(request, "module.texture"))) &&
		!facts.some(({ id }) => id === "barrier_strained") &&
		!conditions.some((one) => one === "rosacea" || one === "minor");
	return [
		"module.acne",
		...(bumps ? (["module.redness"] as const) : []),
		...(rough ? (["module.texture"] as const) : []),
	];
}

/** Strong redness that has a name, and bumps in it: weeks of calm come first, and azelaic acid for the bumps behind them. */
function calmsRosacea(request: PlanRequest): boolean {
	return (
		request.facts.some(({ id }) => id === "rosacea") &&
		ownRedness(request.findings) >= MARKED_FROM &&
		hasBumps(request)
	);
}

function hasBumps(request: PlanRequest): boolean {
	const { findings } = request;
	return (
		severityIn(findings, "acne") >= 1 || (isUnread(findings, "acne") && isRunning(request, "module.redness"))
	);
}

/** What a photo could not show stops nothing that runs. */
function isUnread(findings: readonly Finding[], concern: Concern): boolean {
	return (findings.find((finding) => finding.concern === concern)?.severity ?? null) === null;
}

function isRunning({ previous_plan }: PlanRequest, module: ModuleId): boolean {
	return (
		previous_plan !== null &&
		planSteps(previous_plan).some(
			({ step }) => step.because_ids.includes(module) && step.actives.some(isTreatment),
		)
	);
}

const BURNED = /\b(?:burn\w*|sting\w*|stung|red|peel\w*|irritat\w*|raw|sore)\b/i;

/** Told of an ingredient that acts, not of a brand or a scent. */
function hasReacted(facts: PlanRequest["facts"]): boolean {
	return facts.some(
		({ id, about = "", quote = "" }) =>
			id === "avoids" && (about === "acids" || isTreatment(about)) && BURNED.test(quote),
	);
}

const STRIPS = ["soap", "a bleaching soap", "a whitening wash", "shower gel", "wipes"];

/** A soap stands for a wash only where nothing milder stands beside it. */
export function replacesSoap(facts: PlanRequest["facts"]): boolean {
	const soap = facts.some(({ id, about = "" }) => id === "uses_irritant" && STRIPS.includes(about));
	return soap && ownProductFor({}, "cleanser", { facts, tender: false }) === null;
}

function asks(facts: PlanRequest["facts"], wish: string): boolean {
	return facts.some(({ id, about }) => id === "asks_for" && about === wish);
}

const AT_MOST_THREE = /\b(?:three|3)\b(?! ?(?:am|pm|years?|weeks?|months?|minutes?|times))/i;

function sizeOf(facts: PlanRequest["facts"]): RoutineSize | null {
	if (facts.some(({ id }) => id === "two_products")) return "two";
	return facts.some(({ id }) => id === "few_products") ? "few" : null;
}

function treatedIn(
	mode: PlanMode,
	conditions: readonly PersonCondition[],
	protects: boolean,
): Situation["treats"] {
	if (mode === "treat") return "everything";
	if (mode === "barrier_first") return "spots";
	const reasons = PERSON_RULES.filter((rule) => rule.mode !== undefined && conditions.includes(rule.when));
	return !protects && reasons.every(({ when }) => when === "young_teen") ? "spots" : "nothing";
}

function traitsOf(
	{ findings, facts, skin_type, red_flags, person }: PlanRequest,
	conditions: readonly PersonCondition[],
): Set<PlanTrait> {
	const traits = new Set<PlanTrait>();
	const at = (...concerns: Concern[]) => Math.max(...concerns.map((one) => severityIn(findings, one)));
	const [acne, marks] = [at("acne"), at("dark_spots", "uneven_tone")];
	const own = ownRedness(findings);
	if (marks >= 1) traits.add("marks");
	if (marks >= 2) traits.add("clear_marks");
	if (acne >= 1) traits.add("spots");
	if (acne >= 1 && acne < 3) traits.add("few_spots");
	if (at("dryness") >= 1.5) traits.add("dry_look");
	if (at("dryness") >= VERY_DRY_FROM) traits.add("very_dry");
	const flushes = conditions.includes("rosacea") || red_flags.some(isLastingFlush);
	if (own >= FLUSHED_FROM || flushes) traits.add("flushed");
	if (own >= RED_FROM || flushes) traits.add("red");
	if (conditions.includes("darker_tone")) traits.add("deeper_tone");
	if (conditions.includes("pregnancy")) traits.add("expecting");
	if (facts.some(({ id }) => id === "age_65_or_more")) traits.add("older");
	const clogged =
		conditions.includes("young_teen") &&
		at("pores") >= CLOGGED_FROM &&
		person.issues.some((issue) => issue.trim().toLowerCase() === "pores");
	// Who gets a treatment for spots before 16 gets no second one for pores.
	const spots_first = conditions.includes("young_teen") && acne >= MINOR_ACNE_FROM;
	if ((facts.some(({ id }) => id === "blackheads") || clogged) && !spots_first) traits.add("blackheads");
	if (conditions.includes("shaving_bumps")) traits.add("shaving_bumps");
	if (conditions.includes("melasma")) traits.add("melasma");
	if (at("lines") >= 2) traits.add("lined");
	if (skin_type === "Oily" || facts.some(({ id }) => id === "greasy_flakes")) traits.add("oily");
	return traits;
}

const VERY_DRY_FROM = 2.4;

/** Inflamed spots redden the skin around them: redness that is no stronger than they are is theirs. */
function ownRedness(findings: readonly Finding[]): number {
	const redness = severityIn(findings, "redness");
	return redness > severityIn(findings, "acne") ? redness : 0;
}

/** 0 where a concern was not read: what a photo cannot show neither adds nor removes a step. */
export function severityIn(findings: readonly Finding[], concern: Concern): number {
	return findings.find((finding) => finding.concern === concern)?.severity ?? 0;
}
