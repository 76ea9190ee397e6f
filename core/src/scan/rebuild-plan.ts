import type { Understood } from "../person/understood.ts";
import type { CatalogueProduct, ProductNeeds } from "../products/product.ts";
import { factsAbout } from "../routine/facts-from-answers.ts";
import type { Person } from "../routine/person.ts";
import { conditionsOfCare, personConditions } from "../routine/person-conditions.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { isRuledOut } from "../routine/rule-out.ts";
import { toldChanges } from "../routine/told-changes.ts";
import type { StoredObservation } from "../skin/observation.ts";
import { withoutFindings } from "../skin/red-flags/triage-findings.ts";
import { standingFindings } from "../skin/standing-findings.ts";
import { type DecidedScan, decideScan } from "./decide-scan.ts";
import type { AnalysisResult, PreviousReport } from "./stages.ts";

export interface RebuildInput {
	/** As it is stored, with the plan that holds until now. */
	report: AnalysisResult;
	product_needs: ProductNeeds;
	observation: StoredObservation;
	note: string | null;
	/** What the report understood from the note, with what the person said to it now; as reported where missing. */
	understood?: readonly Understood[];
	/** Before and after the change of answers. */
	before: Person;
	person: Person;
	/** Names of products in use, in whatever words. */
	in_use?: readonly string[];
	/** As it was before the change; the same where missing. */
	in_use_before?: readonly string[];
	/** Report of the scan before; null for the first scan. */
	previous: PreviousReport | null;
	catalogue: readonly CatalogueProduct[];
	/** Ids of products that the person's skin did not take; none of them is picked. */
	left_out?: ReadonlySet<string>;
	/** ISO 8601. */
	at: string;
}

/**
 * The newest report with its plan made again from the same numbers for what the person answers now. What was measured
 * and how it compares stays; the plan, its products and the sensitivity follow the answers. Null where the answers
 * decide nothing.
 */
export function rebuildPlan(asked: RebuildInput): DecidedScan | null {
	const { left_out = new Set<string>(), catalogue } = asked;
	const input = { ...asked, left_out, catalogue: catalogue.filter(({ id }) => !left_out.has(id)) };
	const { report, before, person, in_use = [], in_use_before = in_use, at } = input;
	const next = decideFor(input, { person, in_use, understood: input.understood ?? report.understood });
	const last = decideFor(input, { person: before, in_use: in_use_before, understood: report.understood });
	if (sameDecision(next, last) && !isUnsuited(input, next)) return null;
	const { rebuilt, ...kept } = report;
	const from = rebuilt ?? { at, person: before, care_plan: report.care_plan };
	const told = toldChanges(from.person, person) !== null;
	const { skin_sensitivity, care_plan, condition_notes, understood } = next.analysis_result;
	return {
		analysis_result: {
			...kept,
			skin_sensitivity,
			condition_notes: {
				...report.condition_notes,
				sensitivity_basis: condition_notes.sensitivity_basis,
				sensitivity_confidence: condition_notes.sensitivity_confidence,
			},
			care_plan,
			...(understood && { understood }),
			...(told && { rebuilt: { ...from, at } }),
		},
		product_needs: next.product_needs,
	};
}

function decideFor(
	{ report, observation, note, previous, catalogue }: RebuildInput,
	{
		person,
		in_use,
		understood = [],
	}: { person: Person; in_use: readonly string[]; understood?: readonly Understood[] | undefined },
): DecidedScan {
	const stages = decideScan({
		// Only a photo that passed has a report; how well it did is no part of the decision.
		photo_quality: { status: "pass", reason: null },
		observation,
		note,
		note_flags: withoutFindings(report.red_flags),
		person,
		in_use,
		understood,
		earlier: [],
		now: null,
		previous,
		catalogue,
	});
	let step = stages.next();
	while (!step.done) step = stages.next();
	return step.value;
}

function sameDecision(one: DecidedScan, two: DecidedScan): boolean {
	const decided = ({ analysis_result, product_needs }: DecidedScan) =>
		JSON.stringify([analysis_result.skin_sensitivity, analysis_result.care_plan, product_needs]);
	return decided(one) === decided(two);
}

/** The stored plan holds something that the answers or the skin speak against, however it came to stand. */
function isUnsuited(
	{ report, person, observation, left_out }: RebuildInput & { left_out: ReadonlySet<string> },
	next: DecidedScan,
): boolean {
	const { preferences } = person;
	const told = personConditions({
		facts: factsAbout(preferences, next.analysis_result.understood),
		findings: standingFindings(report),
		monk_tone: preferences.monk_tone,
		tone: observation.tone,
	});
	const conditions = conditionsOfCare(told);
	return planSteps(report.care_plan).some(
		({ step }) =>
			step.actives.some((id) => isRuledOut(id, conditions)) ||
			(step.product && left_out.has(step.product.id)),
	);
}
