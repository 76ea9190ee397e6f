import { planSteps } from "../../routine/plan-steps.ts";
import { capitalize } from "../../skin/zone-words.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import { noReport } from "../writing/no-report.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { activeCautions } from "./person/active-cautions.ts";
import { evidenceOf } from "./plan/evidence-of.ts";
import { findSteps } from "./plan/find-steps.ts";
import { citePlanned, nameStep } from "./plan/name-step.ts";
import { tellNotes } from "./plan/tell-notes.ts";

const SHORT = /\b(?:only|just|so (?:few|short|little)|short|few)\b/;

/** Why a step is in the plan, or why it is not. */
export const answerPlanWhy: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null) return noReport(inquiry, "the reasons behind your plan");
	const { slots } = inquiry.question;
	const found = findSteps(report, slots);
	if (found.length > 0) {
		return {
			paragraphs: found
				.slice(0, 2)
				.map((placed) =>
					`**${capitalize(nameStep(placed))}, ${placed.section}:** ${placed.step.because} ${evidenceOf(placed)}`.trim(),
				),
			citations: found
				.slice(0, 2)
				.flatMap((placed) => [
					...citePlanned(placed),
					...citeSources(placed.step.evidence.sources).slice(0, 1),
				]),
		};
	}
	const missed = slots.actives[0] ?? slots.excluded[0];
	if (slots.category !== null || missed !== undefined) {
		const cautions = activeCautions(inquiry.context, missed ? [missed.id] : []);
		const name = missed?.words ?? slots.category?.replace("_", " ") ?? "it";
		const note = report.analysis.care_plan.notes?.[0];
		return {
			paragraphs: [
				`There is no ${name} in your plan${slots.section ? ` in that part of the day` : ""}. A step is only there when your report, your answers or your wishes give it a job.`,
				cautions.text || (note?.text ?? ""),
			],
			citations: [
				citeRule("rule.minimum_routine", "Routine rule, no step without a job"),
				...(note ? [citeRule(note.rule_id, "A note in your plan")] : []),
				...cautions.citations,
			],
		};
	}
	const steps = planSteps(report.analysis.care_plan).filter(
		({ section }) => slots.section === null || section === slots.section,
	);
	return {
		paragraphs: [
			SHORT.test(inquiry.question.text) ? tellNotes(report) : "",
			"Each step has its own reason:",
			steps
				.slice(0, 6)
				.map((placed) => `- **${capitalize(nameStep(placed))}** (${placed.section}): ${placed.step.because}`)
				.join("\n"),
		],
		citations: steps.flatMap(citePlanned),
	};
};
