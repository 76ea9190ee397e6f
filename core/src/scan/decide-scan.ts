import { wishesOf } from "../person/asked-for.ts";
import { factsInUse } from "../person/own-products.ts";
import { mergeFacts, type PersonFact, type Understood } from "../person/person-fact.ts";
import { medicinesInUse, understand } from "../person/understand.ts";
import { planWithin } from "../products/plan-within.ts";
import type { CatalogueProduct, ProductNeeds } from "../products/product.ts";
import { toldChanges } from "../routine/describe-changes.ts";
import { factsAbout, heardOfPerson } from "../routine/facts-from-answers.ts";
import type { Person } from "../routine/person.ts";
import { conditionsOfCare, isRuledOut, personConditions } from "../routine/person-conditions.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { carryFindings, standingFindings } from "../skin/concern.ts";
import { findConcerns } from "../skin/find-concerns.ts";
import type { EarlierScan } from "../skin/judge-pair.ts";
import { readSelfReport } from "../skin/note/read-self-report.ts";
import type { Observation, StoredObservation } from "../skin/observation.ts";
import type { PhotoQuality } from "../skin/photo-quality.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { byUrgency } from "../skin/red-flags/red-flag-rules.ts";
import { triageFindings, withoutFindings } from "../skin/red-flags/triage-findings.ts";
import { findSensitivity, findSkinType } from "../skin/skin-type.ts";
import { summarizeProgress } from "../skin/summarize-progress.ts";
import { writeConditionNotes } from "../skin/write-condition-notes.ts";
import { explainedReadings } from "./plan-request.ts";
import type { AnalysisResult, PreviousReport, StageEvent } from "./stages.ts";

export interface DecideScanInput {
	/** Pass or warn; a failed photo has no observation and is never decided. */
	photo_quality: Pick<PhotoQuality, "status" | "reason">;
	observation: Observation | StoredObservation;
	note: string | null;
	/** What the note raises, read before. */
	note_flags: readonly RedFlag[];
	person: Person;
	/** Names of products in use, in whatever words. */
	in_use?: readonly string[];
	/** What an earlier reading of the same note understood, with what the person said to it. */
	understood?: readonly Understood[];
	/** What the meaning of the note's sentences tells of the person, beside its words. */
	heard?: readonly PersonFact[];
	/** Newest first. */
	earlier: readonly EarlierScan[];
	/** ISO 8601; null where time is unknown. */
	now: string | null;
	/** The report before this one; null for the first scan. */
	previous: PreviousReport | null;
	catalogue: readonly CatalogueProduct[];
}

export interface DecidedScan {
	analysis_result: AnalysisResult;
	product_needs: ProductNeeds;
}

/** Decides a scan stage by stage, in the order of STAGES; yields each event as it is reached. Pure. */
export function* decideScan(input: DecideScanInput): Generator<StageEvent, DecidedScan> {
	const { observation, note, note_flags, person, photo_quality, previous } = input;
	if (photo_quality.status === "fail") throw new RangeError("A failed photo cannot be decided.");
	yield {
		stage: "photo_quality",
		payload: { status: photo_quality.status, reason: photo_quality.reason },
	};

	const understood = understand(note, input.understood, heardOfPerson(input.heard, person.preferences));
	const facts = factsAbout(person.preferences, understood);
	const told = readSelfReport(note, person.preferences, person.felt);
	const findings = findConcerns(observation);
	const carried = carryFindings(findings, previous);
	const standing = standingFindings({ findings, carried });
	const red_flags = byUrgency([...note_flags, ...triageFindings(findings, explainedReadings(facts))]);
	const skinType = findSkinType(observation, standing, told, previous?.skin_type);
	const skin_type = skinType.skin_type;
	yield { stage: "skin_type", payload: skin_type };

	const sensitivity = findSensitivity(standing, told);
	const skin_sensitivity = sensitivity.sensitivity;
	yield { stage: "skin_sensitivity", payload: skin_sensitivity };

	const notes = writeConditionNotes(observation, findings, skinType, sensitivity);
	const condition_notes = {
		...notes,
		overall_assessment: adviceFirst(red_flags, notes.overall_assessment),
	};
	yield { stage: "condition_notes", payload: condition_notes };

	const request = {
		skin_type,
		sensitivity: skin_sensitivity,
		findings: standing,
		person,
		facts: mergeFacts(
			facts,
			factsInUse(input.in_use ?? []),
			medicinesInUse(input.in_use ?? []),
			wishesOf(note),
		),
		red_flags: byUrgency([...note_flags, ...triageFindings(standing, explainedReadings(facts))]),
		previous_plan: previous?.care_plan ?? null,
		tone: observation.tone,
		note,
	};
	const picked = planWithin({ request, catalogue: input.catalogue });
	yield { stage: "care_plan", payload: picked.plan };

	const progress_summary = summarizeProgress({ observation, findings }, input.earlier, input.now);
	yield { stage: "progress_summary", payload: progress_summary };
	yield { stage: "product_needs", payload: picked.product_needs };

	return {
		analysis_result: {
			skin_type,
			skin_sensitivity,
			condition_notes,
			care_plan: picked.plan,
			progress_summary,
			findings,
			red_flags,
			understood,
			...(carried.length > 0 && { carried }),
		},
		product_needs: picked.product_needs,
	};
}

/**
 * Puts the most urgent advice before any other sentence, so that no reader of the text alone can miss it; what to watch
 * for comes last.
 */
function adviceFirst(flags: readonly RedFlag[], text: string): string {
	const [first] = flags;
	if (first === undefined) return text;
	return first.level === "watch" ? `${text} ${first.advice}` : `${first.advice} ${text}`;
}

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
