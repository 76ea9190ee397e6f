import { ROUTINE_RULES } from "../knowledge/plan-notes.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { factWords } from "../person/fact-words.ts";
import { buysMoreAtHome, inDollars, sumWords } from "../person/money.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import { affordable } from "./choose-base.ts";
import type { PassedOver } from "./choose-treatments.ts";
import type { Budget, PlanRequest, Preferences } from "./person.ts";
import type { Situation } from "./read-situation.ts";

/** What a whole plan costs at most where no sum was told, USD; null: no limit. */
const LIMIT_OF: Record<Budget, number | null> = { low: 35, mid: 75, high: null };
/** A told sum is a low, a medium or a high budget for a single product. */
const MID_FROM = 75;
const HIGH_FROM = 150;

interface BudgetTold {
	/** How much one product may cost; null where nothing was told. */
	budget: Budget | null;
	/** What the whole plan may cost, USD; null for no limit. */
	limit: number | null;
}

/** A sum decides, the smallest of several; then what was said of money; then the answer in the settings. */
export function budgetOf(preferences: Preferences, facts: readonly PersonFact[]): BudgetTold {
	const sums = facts.flatMap(({ id, about = "" }) => (id === "budget" ? (inDollars(about) ?? []) : []));
	if (sums.length > 0) {
		const limit = Math.min(...sums);
		return { budget: limit < MID_FROM ? "low" : limit < HIGH_FROM ? "mid" : "high", limit };
	}
	const said = facts.some(({ id }) => id === "low_budget")
		? "low"
		: facts.some(({ id }) => id === "high_budget")
			? "high"
			: (preferences.budget ?? null);
	return { budget: said, limit: said === null ? null : LIMIT_OF[said] };
}

interface Budgeted {
	request: PlanRequest;
	situation: Situation;
	passed: readonly PassedOver[];
	planned: readonly StepId[];
}

const INSTEAD_OF: readonly (readonly [RegExp, string])[] = [
	[/_tinted$/, "a tinted sunscreen (a hat and shade hold back what a tint would)"],
	[
		/^step\.cleanser_/,
		"a wash (until then lukewarm water, or a mild one you have; the cheapest bar that says soap-free and has no scent does as well)",
	],
	[/^step\.moisturizer_/, "a moisturizer (until then a plain one you have; petroleum jelly costs least)"],
];

/** Petroleum jelly is nothing for skin that shines or has spots. */
const LIGHT_CREAM = "a moisturizer (until then a light plain one you have, or none where skin is not dry)";
const WITHOUT_SOAP =
	"a wash (until then lukewarm water in the place of the soap; the cheapest bar that says soap-free and has no scent does as well)";

/** What a told budget decided: what waits for later and what came instead, in one note. */
export function budgetNote({
	request,
	situation: { too_dear, soap_goes },
	passed,
	planned,
}: Budgeted): PlanNote[] {
	if (too_dear.length === 0) return [];
	const { text, sources } = ROUTINE_RULES["rule.budget"];
	const { left_for_later } = request;
	const waiting = (step: StepId) => !planned.includes(step) && (left_for_later?.includes(step) ?? true);
	const own = passed.filter(({ kind, step }) => kind === "budget" && waiting(step));
	const treatments = [...new Map(own.map((one) => [one.step, one])).values()].map(({ step, instead }) =>
		instead === null ? titleOf(step) : `${titleOf(step)} (${titleOf(instead)} meanwhile)`,
	);
	// A plainer one that stands in its place is no reason to go without.
	const missed = too_dear.filter((id) => too_dear.includes(affordable(id, too_dear)));
	const basics = INSTEAD_OF.flatMap(([pattern, words]) => {
		if (!missed.some((id) => pattern.test(id))) return [];
		if (soap_goes && words.startsWith("a wash")) return WITHOUT_SOAP;
		return request.skin_type === "Oily" && words.startsWith("a moisturizer") ? LIGHT_CREAM : words;
	});
	const later = [...treatments, ...basics];
	const waits = later.length === 0 ? "" : `Left for later: ${joinWords(later)}.`;
	return [
		{
			rule_id: "rule.budget",
			text: [askedWords(request), waits, text].filter(Boolean).join(" "),
			sources: [...sources],
		},
	];
}

/** What was told of money, and what it was counted as. */
export function askedWords({ facts, person }: Pick<PlanRequest, "facts" | "person">): string {
	const { limit } = budgetOf(person.preferences, facts);
	const told = facts.find(({ id }) => id === "budget") ?? facts.find(({ id }) => id === "low_budget");
	if (told === undefined) return `You chose to spend little: up to about $${limit} for the whole plan.`;
	const words = `You told us ${factWords(told)}.`;
	if (told.about?.endsWith(" USD") === true) return words;
	if (told.about !== undefined && buysMoreAtHome(told.about))
		return `${words} The prices we know are of US shops. At home ${sumWords(told.about)} buys about what $${Math.floor(limit ?? 0)} buys there, so it counts as that: where a pick costs more with you, take one of its kind that your shop has.`;
	return told.about === undefined || inDollars(told.about) === null
		? `${words} We took that as up to about $${limit} for the whole plan.`
		: `${words} The prices we know are of US shops, so we counted it as about $${Math.floor(limit ?? 0)}.`;
}

function titleOf(step: StepId): string {
	const { title } = STEP_RULES[step];
	return title.charAt(0).toLowerCase() + title.slice(1);
}
