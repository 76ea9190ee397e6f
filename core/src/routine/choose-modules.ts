import {
	CONCERN_MODULES,
	MODULE_IDS,
	type ModuleId,
	type SeverityBand,
} from "../knowledge/concern-modules.ts";
import { GOAL_CONCERNS, ISSUE_CONCERNS } from "../knowledge/wishes.ts";
import { isMinorFact } from "../person/person-fact.ts";
import { CONCERNS, type Concern } from "../skin/concern.ts";
import type { StandingFinding } from "../skin/standing-findings.ts";
import type { PlanRequest } from "./plan-request.ts";
import { planSteps } from "./plan-steps.ts";

export const MAX_MODULES = 2;
export const MARKED_FROM = 4;
const MODERATE_FROM = 3;
/** A named concern moves up by one, a goal by half; neither changes what was measured. */
const ISSUE_BONUS = 1;
const GOAL_BONUS = 0.5;
/** Keeps a running plan from flipping when two concerns are nearly equal. */
const CONTINUITY_BONUS = 0.5;

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

export interface ChosenModule {
	id: ModuleId;
	/** The finding that speaks loudest for this module; null when only a wish does. */
	finding: StandingFinding | null;
	severity: number;
	band: SeverityBand;
	wished: "issue" | "goal" | null;
	priority: number;
}

export function bandOf(severity: number): SeverityBand {
	if (severity >= MARKED_FROM) return "marked";
	return severity >= MODERATE_FROM ? "moderate" : "mild";
}

/** At most two concern modules, most severe first. A wish lifts the order and never the severity. */
export function chooseModules({
	findings,
	person,
	facts,
	previous_plan: previous,
}: Pick<PlanRequest, "findings" | "person" | "facts" | "previous_plan">): ChosenModule[] {
	const issues = wishedConcerns(person.issues, ISSUE_CONCERNS);
	const goals = wishedConcerns(person.goals, GOAL_CONCERNS);
	const running = new Set(previous ? planSteps(previous).flatMap(({ step }) => step.because_ids) : []);
	const candidates = MODULE_IDS.flatMap((id): ChosenModule[] => {
		if (id === "module.lines" && isMinorFact(facts)) return [];
		const concerns = CONCERNS.filter((concern) => CONCERN_MODULE[concern] === id);
		const finding = loudest(findings.filter((candidate) => concerns.includes(candidate.concern)));
		const severity = finding?.severity ?? 0;
		const issue = concerns.some((concern) => issues.has(concern));
		const goal = concerns.some((concern) => goals.has(concern));
		if (severity < CONCERN_MODULES[id].from && !issue && !goal) return [];
		const bonus = (issue ? ISSUE_BONUS : goal ? GOAL_BONUS : 0) + (running.has(id) ? CONTINUITY_BONUS : 0);
		const wished = issue ? "issue" : goal ? "goal" : null;
		return [{ id, finding, severity, band: bandOf(severity), wished, priority: severity + bonus }];
	});
	candidates.sort(
		(a, b) =>
			b.priority - a.priority ||
			b.severity - a.severity ||
			(b.finding?.confidence ?? 0) - (a.finding?.confidence ?? 0) ||
			MODULE_IDS.indexOf(a.id) - MODULE_IDS.indexOf(b.id),
	);
	const alone = candidates.find(
		(candidate) => candidate.band === "marked" && CONCERN_MODULES[candidate.id].alone_when_marked,
	);
	return alone ? [alone] : candidates.slice(0, MAX_MODULES);
}

/** Lines were seen or named, and are no subject of a plan under 18. */
export function withholdsLines({
	findings,
	person,
	facts,
}: Pick<PlanRequest, "findings" | "person" | "facts">): boolean {
	if (!isMinorFact(facts)) return false;
	const wishes = [
		...wishedConcerns(person.issues, ISSUE_CONCERNS),
		...wishedConcerns(person.goals, GOAL_CONCERNS),
	];
	const severity = findings.find((finding) => finding.concern === "lines")?.severity ?? 0;
	return wishes.includes("lines") || severity >= CONCERN_MODULES["module.lines"].from;
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
	tags: readonly string[],
	table: Readonly<Record<string, readonly Concern[]>>,
): Set<Concern> {
	const keys = tags.map((tag) => tag.trim().toLowerCase()).filter((key) => Object.hasOwn(table, key));
	return new Set(keys.flatMap((key) => table[key] ?? []));
}
