import { isTreatment } from "../knowledge/actives.ts";
import {
	CONCERN_MODULES,
	GOAL_CONCERNS,
	ISSUE_CONCERNS,
	MODULE_IDS,
	type ModuleId,
} from "../knowledge/concern-modules.ts";
import type { PacedTreatment } from "../skin/biology-clock.ts";
import { CONCERNS, type Concern, type StandingFinding } from "../skin/concern.ts";
import type { CarePlan, PlanStep } from "./care-plan.ts";
import type { Person, PlanRequest } from "./person.ts";
import { type PlacedStep, planSteps } from "./plan-steps.ts";
import { type Situation, severityIn } from "./read-situation.ts";

/** A named concern moves up by one, a goal by half; neither changes what was measured. */
const ISSUE_BONUS = 1;
const GOAL_BONUS = 0.5;
/** What somebody names first, by so much more. */
const FIRST_BONUS = 1;
/** Acne from here on comes before everything it may leave behind. */
const ACNE_FIRST_FROM = 2;
const SEEN_FROM = 1;

export const CONCERN_MODULE: Record<Concern, ModuleId> = {
	acne: "module.acne",
	redness: "module.redness",
	dark_spots: "module.tone",
	uneven_tone: "module.tone",
	shine: "module.shine",
	pores: "module.texture",
	lines: "module.lines",
	under_eye: "module.under_eye",
	texture: "module.texture",
	dryness: "module.dryness",
};

/** Something care may be for: what was read, wished or is already treated. */
export interface Need {
	id: ModuleId;
	/** The finding that speaks loudest; null where the photo could read none. */
	finding: StandingFinding | null;
	severity: number;
	/** Strong enough in the photo, or told, to be treated. */
	seen: boolean;
	wished: "issue" | "goal" | null;
	/** What the person puts before everything else. */
	first: boolean;
	/** Told as lasting redness or as blackheads, whatever the photo shows. */
	told: boolean;
	/** Steps of the previous plan that treat it. */
	running: readonly PlacedStep[];
}

/** What care is for, in the order of cause: inflamed skin, then spots, then what runs, then the rest by severity and wish. */
export function findNeeds(request: PlanRequest, { conditions, traits, mode, after_calm }: Situation): Need[] {
	const { findings, person, previous_plan } = request;
	const issues = wishedConcerns(person.issues, ISSUE_CONCERNS);
	const goals = wishedConcerns(person.goals, GOAL_CONCERNS);
	const first = firstNamed(request);
	const needs = MODULE_IDS.flatMap((id): Need[] => {
		if (id === "module.lines" && conditions.includes("minor")) return [];
		// Flakes make skin read as rough, and moisturizer is what smooths them.
		const later = mode === "barrier_first" && after_calm.includes("module.texture");
		if (id === "module.texture" && mode === "barrier_first" && !later) return [];
		const concerns = CONCERNS.filter(
			(concern) =>
				CONCERN_MODULE[concern] === id && (concern !== "texture" || later || !traits.has("dry_look")),
		);
		const finding = loudest(findings.filter((candidate) => concerns.includes(candidate.concern)));
		const severity = finding?.severity ?? 0;
		const wished = concerns.some((concern) => issues.has(concern))
			? "issue"
			: concerns.some((concern) => goals.has(concern))
				? "goal"
				: null;
		// Redness no stronger than the spots in it is theirs and goes with them.
		if (id === "module.redness" && isOfSpots(findings, traits)) return [];
		const told =
			(id === "module.redness" && traits.has("red")) ||
			(id === "module.texture" &&
				traits.has("blackheads") &&
				request.facts.some((fact) => fact.id === "blackheads"));
		const from = wished === null ? CONCERN_MODULES[id].from : SEEN_FROM;
		const running = runningFor(id, previous_plan);
		if (id === "module.lines" && wished === null && running.length === 0 && isYoung(person)) return [];
		const seen = severity >= from || told;
		if (!seen && wished === null && running.length === 0) return [];
		return [{ id, finding, severity, seen, wished, first: first === id, told, running }];
	});
	return needs.toSorted(
		(a, b) =>
			rankOf(a, traits.has("red")) - rankOf(b, traits.has("red")) ||
			weightOf(b) - weightOf(a) ||
			b.severity - a.severity ||
			MODULE_IDS.indexOf(a.id) - MODULE_IDS.indexOf(b.id),
	);
}

/** Care against lines means a retinoid: at this age it is begun for lines only where the person asks for it. */
function isYoung({ preferences }: Person): boolean {
	return preferences.age_band === "18-24";
}

function isOfSpots(findings: PlanRequest["findings"], traits: Situation["traits"]): boolean {
	const [acne, redness] = [severityIn(findings, "acne"), severityIn(findings, "redness")];
	return !traits.has("red") && acne >= ACNE_FIRST_FROM && redness <= acne;
}

function rankOf(need: Need, red: boolean): number {
	if (need.id === "module.redness" && red) return 0;
	const spots_from = need.first ? SEEN_FROM : ACNE_FIRST_FROM;
	if (need.id === "module.acne" && need.severity >= spots_from) return 1;
	// What runs keeps its place: a plan does not flip when two concerns are nearly equal.
	if (need.running.length > 0) return 2;
	return need.seen ? 3 : 4;
}

function weightOf({ severity, wished, first }: Need): number {
	const wish = wished === "issue" ? ISSUE_BONUS : wished === "goal" ? GOAL_BONUS : 0;
	return severity + wish + (first ? FIRST_BONUS : 0);
}

/** What a note puts first, else the concern that was named first. */
function firstNamed({ first, person }: PlanRequest): ModuleId | null {
	if (first !== undefined) return CONCERN_MODULE[first];
	const [named] = wishedConcerns(person.issues, ISSUE_CONCERNS);
	return named === undefined ? null : CONCERN_MODULE[named];
}

function runningFor(id: ModuleId, previous: CarePlan | null): PlacedStep[] {
	if (previous === null) return [];
	return planSteps(previous).filter(
		({ step }) => step.because_ids.includes(id) && step.actives.some(isTreatment),
	);
}

/** Lines were seen or named, and are no subject of a plan under 18. */
export function withholdsLines({ findings, person }: PlanRequest, { conditions }: Situation): boolean {
	if (!conditions.includes("minor")) return false;
	const wished =
		wishedConcerns(person.issues, ISSUE_CONCERNS).has("lines") ||
		wishedConcerns(person.goals, GOAL_CONCERNS).has("lines");
	const severity = findings.find((finding) => finding.concern === "lines")?.severity ?? 0;
	return wished || severity >= CONCERN_MODULES["module.lines"].from;
}

/** Redness was named, and this photo shows no more of it than its spots bring along. */
export function namesRednessOfSpots({ findings, person }: PlanRequest, { traits }: Situation): boolean {
	return wishedConcerns(person.issues, ISSUE_CONCERNS).has("redness") && isOfSpots(findings, traits);
}

/** The goals that ask for care, with what each stands for. */
export function goalsFor({ goals }: Person): { goal: string; modules: ModuleId[] }[] {
	return goals.flatMap((goal) => {
		const concerns = wishedConcerns([goal], GOAL_CONCERNS);
		return concerns.size === 0
			? []
			: [{ goal, modules: [...new Set([...concerns].map((one) => CONCERN_MODULE[one]))] }];
	});
}

function loudest(findings: readonly StandingFinding[]): StandingFinding | null {
	let best: StandingFinding | null = null;
	for (const finding of findings) {
		if (finding.severity !== null && (best === null || finding.severity > (best.severity ?? 0)))
			best = finding;
	}
	return best;
}

function wishedConcerns(
	tags: Person["goals"],
	table: Readonly<Record<string, readonly Concern[]>>,
): Set<Concern> {
	const keys = tags.map((tag) => tag.trim().toLowerCase()).filter((key) => Object.hasOwn(table, key));
	return new Set(keys.flatMap((key) => table[key] ?? []));
}

/** The treatments among a plan's steps, what each is for and when it reaches its settled pace: the clock counts from there. */
export function pacedTreatments(steps: readonly PlanStep[]): PacedTreatment[] {
	return steps.flatMap(({ step_id, actives, because_ids, start_week, ramp }) => {
		if (step_id === undefined || !actives.some(isTreatment)) return [];
		const concerns = CONCERNS.filter((concern) => because_ids.includes(CONCERN_MODULE[concern]));
		return [{ step_id, concerns, settled_week: start_week + (ramp?.at(-1)?.[0] ?? 1) - 1 }];
	});
}
