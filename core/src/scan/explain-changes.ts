import { factWords, isOfOther } from "../person/fact-words.ts";
import { isSameFact, mergeFacts, type PersonFact } from "../person/person-fact.ts";
import { planWithin } from "../products/plan-within.ts";
import type { CatalogueProduct } from "../products/product.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import {
	type DescribedChange,
	describeChanges,
	type ToldChange,
	toldChanges,
} from "../routine/describe-changes.ts";
import { factsAbout } from "../routine/facts-from-answers.ts";
import type { Person, PlanRequest } from "../routine/person.ts";
import { isEmergency, isUrgent } from "../routine/person-conditions.ts";
import { stepAt } from "../routine/plan-steps.ts";
import type { StandingFinding } from "../skin/concern.ts";
import { CONCERN_NAMES } from "../skin/concern-copy.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import { type BasedRequest, planRequest, type ReportOfPlan } from "./plan-request.ts";

const RULES_CHANGED = "The rules behind our plans have changed since.";
const LIST_CHANGED = "Our list of products has changed since.";

/** A plan on the way from one to the other, and what was changed to get to it. */
interface Leg {
	because: string;
	plan: CarePlan;
}

/** Whether a pick changed at a step that did not: only then the catalogue is needed to tell why. */
export function changesPicksAlone(previous: CarePlan, next: CarePlan): boolean {
	return describeChanges(previous, next).some(isPickAlone);
}

/**
 * What differs between two plans, each with what caused it. What the two were made from is exchanged one by one, and the
 * plan made again each time: a cause is what made the difference. `catalogue` may be empty unless `changesPicksAlone`.
 */
export function explainChanges(
	before: ReportOfPlan,
	after: ReportOfPlan,
	catalogue: readonly CatalogueProduct[],
): DescribedChange[] {
	const changes = describeChanges(before.care_plan, after.care_plan);
	if (changes.length === 0) return [];
	const start = planRequest(before);
	const causes = causesBetween(start, planRequest(after));
	const steps = walk(before, after, start, causes, RULES_CHANGED, buildCarePlan);
	const picks = changes.some(isPickAlone)
		? walk(before, after, start, causes, LIST_CHANGED, (request) => withPicks(request, catalogue))
		: [];
	return changes.map((change) => ({
		kind: change.kind,
		section: change.section,
		step: change.step,
		text: change.text,
		because: isPickAlone(change)
			? decisive(picks, (plan) => at(plan, change)?.product?.id).join(" ")
			: withReason(
					decisive(steps, (plan) => asked(plan, change)),
					change.reason,
				),
	}));
}

function isPickAlone({ aspects }: ToldChange): boolean {
	return aspects.length === 1 && aspects[0] === "product";
}

/** From the stored plan to the stored plan; what the same facts give today lies in between. */
function walk(
	before: ReportOfPlan,
	after: ReportOfPlan,
	start: PlanRequest,
	causes: readonly Cause[],
	otherwise: string,
	make: (request: PlanRequest) => CarePlan,
): Leg[] {
	return [
		{ because: "", plan: before.care_plan },
		{ because: otherwise, plan: make(start) },
		...causes.map(({ because, request }) => ({ because, plan: make(request) })),
		{ because: otherwise, plan: after.care_plan },
	];
}

function withPicks(request: PlanRequest, catalogue: readonly CatalogueProduct[]): CarePlan {
	return planWithin({ request, catalogue }).plan;
}

/** The causes that led from the first state to the last; ways out and back again are left out. */
function decisive(legs: readonly Leg[], stateOf: (plan: CarePlan) => string | undefined): string[] {
	const way: { state: string | undefined; because: string }[] = [];
	for (const { because, plan } of legs) {
		const state = stateOf(plan);
		const seen = way.findIndex((one) => one.state === state);
		if (seen >= 0) way.length = seen + 1;
		else way.push({ state, because });
	}
	return [...new Set(way.slice(1).map(({ because }) => because))];
}

/** A reason that only repeats what was told is not said twice. */
function withReason(causes: readonly string[], reason: string | null): string {
	const said = (cause: string) => reason?.startsWith(cause.replace(/\.$/, "")) ?? false;
	return [...causes.filter((cause) => !said(cause)), ...(reason === null ? [] : [reason])].join(" ");
}

function at(plan: CarePlan, { section, step }: ToldChange) {
	return stepAt(plan, { section, category: step });
}

function asked(plan: CarePlan, change: ToldChange): string {
	const step = at(plan, change);
	return step ? `${step.step_id} ${step.per_week}` : "";
}

/** One thing a plan is made from, exchanged: in words, and the request with it. */
interface Cause {
	because: string;
	request: BasedRequest;
}

const IRRITABLE: Record<Sensitivity, string> = {
	Low: "not easily irritated",
	Moderate: "somewhat easily irritated",
	High: "easily irritated",
};

/** What has to be exchanged, one after the other, to come from one request to the other. Equal ones give []. */
function causesBetween(before: BasedRequest, after: BasedRequest): Cause[] {
	const causes: Cause[] = [];
	let request = before;
	const exchange = (because: string, change: Partial<BasedRequest>): void => {
		request = { ...request, ...change };
		causes.push({ because, request });
	};
	for (const { person, because } of answersBetween(before.person, after.person)) {
		exchange(because, { person, facts: factsAbout(person.preferences, before.understood) });
	}
	const of_other = isOfOther([...before.facts, ...after.facts]);
	for (const fact of request.facts.filter((one) => !tells(after.facts, one))) {
		const facts = request.facts.filter((one) => !isSameFact(one, fact));
		exchange(`It no longer counts that ${factWords(fact, of_other)}.`, { facts });
	}
	for (const fact of after.facts.filter((one) => !tells(request.facts, one))) {
		exchange(`You told us ${factWords(fact, of_other)}.`, { facts: mergeFacts(request.facts, [fact]) });
	}
	if (before.skin_type !== after.skin_type) {
		exchange(`Your skin type is ${after.skin_type} now; it was ${before.skin_type} before.`, {
			skin_type: after.skin_type,
		});
	}
	if (before.sensitivity !== after.sensitivity) {
		exchange(
			`Your skin counts as ${IRRITABLE[after.sensitivity]} now and as ${IRRITABLE[before.sensitivity]} before. ${after.sensitivity_basis}`,
			{ sensitivity: after.sensitivity },
		);
	}
	for (const finding of after.findings) {
		const old = request.findings.find(({ concern }) => concern === finding.concern);
		if (old && same(old, finding)) continue;
		const others = request.findings.map((one) => (one.concern === finding.concern ? finding : one));
		exchange(findingWords(old, finding), { findings: old ? others : [...others, finding] });
	}
	if (!same(before.red_flags, after.red_flags)) {
		exchange(
			isEmergency(after.red_flags)
				? "What you wrote asks for help first, so there is no plan."
				: isUrgent(after.red_flags)
					? "There are signs a doctor should look at first, so the plan only protects."
					: "The signs that held the plan to protection are gone.",
			{ red_flags: after.red_flags },
		);
	}
	if (!same(before.tone, after.tone)) {
		const { tone: _before, ...rest } = request;
		request = rest;
		exchange("The photo reads your skin tone differently now.", after.tone ? { tone: after.tone } : {});
	}
	if (!same(before.previous_plan, after.previous_plan)) {
		exchange("The plan goes on at its own pace: what has begun stays, and what waited comes next.", {
			previous_plan: after.previous_plan,
		});
	}
	return causes;
}

function tells(facts: readonly PersonFact[], fact: PersonFact): boolean {
	return facts.some((one) => isSameFact(one, fact));
}

/** The person answer by answer, in the order of the settings. */
function answersBetween(before: Person, after: Person): { person: Person; because: string }[] {
	const changes: { person: Person; because: string }[] = [];
	let person = before;
	const exchange = (next: Person): void => {
		const because = toldChanges(person, next);
		person = next;
		if (because !== null) changes.push({ person, because });
	};
	const answers = Object.keys({ ...before.preferences, ...after.preferences });
	for (const answer of answers as (keyof Person["preferences"])[]) {
		const { [answer]: _before, ...others } = person.preferences;
		const now = after.preferences[answer];
		exchange({ ...person, preferences: now === undefined ? others : { ...others, [answer]: now } });
	}
	exchange({ ...person, issues: after.issues });
	exchange({ ...person, goals: after.goals });
	return changes;
}

function findingWords(before: StandingFinding | undefined, after: StandingFinding): string {
	const name = CONCERN_NAMES[after.concern];
	if (before && before.severity === after.severity) {
		const surer = after.confidence > before.confidence;
		return `${name}: as visible as before, and this photo shows it ${surer ? "more" : "less"} surely.`;
	}
	return `${name}: ${visible(after.severity)} now, ${visible(before?.severity ?? null)} before.`;
}

/** Words for a layman, with the number behind them. */
function visible(severity: number | null): string {
	if (severity === null) return "not known";
	const degrees = ["hardly visible", "slightly visible", "visible", "clearly visible", "strongly visible"];
	return `${degrees[Math.min(4, Math.floor(severity))]} (${severity} of 5)`;
}

/** The database keeps no order of keys. */
function same(one: unknown, two: unknown): boolean {
	return sorted(one) === sorted(two);
}

function sorted(value: unknown): string {
	return (
		JSON.stringify(value, (_key, part: unknown) =>
			typeof part === "object" && part !== null && !Array.isArray(part)
				? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b, "en")))
				: part,
		) ?? ""
	);
}
