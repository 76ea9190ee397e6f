import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { PLAN_SECTIONS, type PlanSection, WEEKDAYS } from "../../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { capitalize } from "../../skin/zone-words.ts";
import type { ChatReport } from "../assistant-context.ts";
import type { Inquiry } from "../inquiry.ts";
import { MEDICINE } from "../reading/care-rules.ts";
import { AFTER } from "../reading/keep-thread.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { noReport, pickWording } from "../writing/wording.ts";
import { asksCost, planCost, planHolds } from "./plan/plan-holds.ts";
import { citePlanned, nameStep, nthSteps, tellNotes } from "./plan/tell-steps.ts";
import { answerTonight } from "./tonight.ts";

const OF_A_DAY = new RegExp(`\\b(?:tomorrow|(?:${WEEKDAYS.join("|")})s?)\\b`);

/** Nobody has looked yet: what serves nearly every skin until then. */
function beforeScan(inquiry: Inquiry): Draft {
	const missing = noReport(inquiry, "your own plan");
	const basics = KNOWN_QUESTIONS.find(({ id }) => id === "question.basics");
	if (basics === undefined) return missing;
	return {
		paragraphs: [
			`Until your first scan, what serves nearly every skin: ${basics.text}`,
			missing.paragraphs[0] ?? "",
		],
		citations: [citeRule(basics.id, basics.label), ...citeSources(basics.sources).slice(0, 1)],
	};
}

/** The plan: whole, one part of the day, or one step with everything that belongs to it. */
export const answerPlan: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null) return beforeScan(inquiry);
	const { section, category } = inquiry.question.slots;
	if (MEDICINE.test(inquiry.question.text)) return besideMedicine(inquiry, report);
	if (section === "weekly" && MOVES.test(inquiry.question.text)) return moveWeekly(report);
	if (OF_A_DAY.test(inquiry.question.text)) return answerTonight(inquiry);
	if (asksCost(inquiry.question.text)) return planCost(report);
	const held = planHolds(inquiry, report);
	if (held !== null) return held;
	const all = planSteps(report.analysis.care_plan);
	const here = all.filter(
		(placed) =>
			(section === null || placed.section === section) && (category === null || placed.key === category),
	);
	const counted = nthSteps(inquiry.question.text, here);
	if (counted !== null && counted.length > 0)
		return {
			paragraphs: counted.map(
				(placed) =>
					`**${capitalize(nameStep(placed))}, ${placed.section}:** ${placed.step.because} ${placed.step.instruction}`,
			),
			citations: counted.flatMap(citePlanned),
		};
	if (category !== null && AFTER.test(inquiry.question.text)) {
		const next = follows(all, category, section ?? "morning");
		if (next !== null) return next;
	}
	if (category !== null) return one(here, category, section);
	if (section !== null) return part(section, here, HOW_MANY.test(inquiry.question.text));
	return whole(
		report,
		all,
		pickWording(inquiry, [
			"Your plan in short.",
			"This is your plan, kept as short as it can be.",
			"Here is the plan from your newest report.",
		]),
	);
};

/** The step after one of this kind, or that it was the last; null where the plan has none of it there. */
function follows(
	all: readonly PlacedStep[],
	category: PlacedStep["key"],
	section: PlanSection,
): Draft | null {
	const here = all.filter((placed) => placed.section === section);
	const at = here.findIndex(({ key }) => key === category);
	const [before, next] = [here[at], here[at + 1]];
	if (before === undefined) return null;
	const day = section === "weekly" ? "week" : section;
	if (next === undefined)
		return {
			paragraphs: [
				`That was the last one of your ${day}: nothing comes after the ${nameStep(before)}.`,
				section === "morning" ? "At night it begins anew with the cleanser; ask me for tonight." : "",
			],
			citations: citePlanned(before),
		};
	return {
		paragraphs: [
			`After the ${nameStep(before)} of your ${day} comes the **${nameStep(next)}**: ${next.step.instruction}`,
		],
		citations: citePlanned(next),
	};
}

const MOVES = /\b(?:move|shift|swap|switch|change|put|another day|different day|instead)\b/;

/** The weekly steps with their days, and whether another day does. */
function moveWeekly(report: ChatReport): Draft {
	const weekly = planSteps(report.analysis.care_plan).filter(({ section }) => section === "weekly");
	if (weekly.length === 0)
		return {
			paragraphs: [
				"Your plan has no weekly step now, so nothing has to move. If one comes, any evening does, as long as no other treatment is on that night.",
			],
			citations: [citeRule("rule.minimum_routine", "Routine rule, no step without a job")],
		};
	return {
		paragraphs: [
			...weekly.map(
				(placed) =>
					`${capitalize(nameStep(placed))}: ${placed.step.days?.map(capitalize).join(", ") ?? "once a week"}.`,
			),
			"Yes, you may move it: keep the same number of days between, and leave other treatments out on that evening.",
		],
		citations: weekly.flatMap(citePlanned),
	};
}

/** A plan beside something a doctor prescribed. */
function besideMedicine({ context: { person } }: Inquiry, report: ChatReport): Draft {
	const { prescription_retinoid, prescription_acne } = person.preferences;
	const told = prescription_retinoid === true || prescription_acne === true;
	const note = report.analysis.care_plan.notes?.find(({ rule_id }) => /prescription/.test(rule_id));
	return {
		paragraphs: [
			told
				? (note?.text ?? "Your plan is made beside your medicine and only protects the skin around it.")
				: "Your plan does not know of a medicine yet. Tell us in your profile what your doctor prescribed, and it leaves out what irritates beside it.",
			"Whether the two fit in your case is for the person who prescribed it or a pharmacist, so show them the plan.",
		],
		citations: [citeRule(note?.rule_id ?? "person.prescription", "Rule for prescriptions")],
	};
}

function one(here: readonly PlacedStep[], category: PlacedStep["key"], section: PlanSection | null) {
	const name = category.replace("_", " ");
	if (here.length === 0) {
		return {
			paragraphs: [
				`Your plan has no ${name}${section ? ` in its ${section} part` : ""}. That is on purpose: a step is only there when it has a job, and fewer products irritate less.`,
			],
			citations: [
				{ kind: "rule" as const, id: "rule.minimum_routine", label: "Routine rule, no step without a job" },
			],
		};
	}
	return {
		paragraphs: here.slice(0, 2).map(({ section: at, step }) => {
			const cautions = step.cautions.slice(0, 2).join(" ");
			return `**${capitalize(at)} ${name}.** ${step.instruction} ${step.because} ${cautions}`.trim();
		}),
		citations: here.slice(0, 2).flatMap(citePlanned),
	};
}

const HOW_MANY = /\bhow many\b/;

function part(section: PlanSection, here: readonly PlacedStep[], counts: boolean) {
	if (here.length === 0) {
		return {
			paragraphs: [
				`Your plan has nothing ${section === "weekly" ? "once a week" : `in the ${section}`}, and that is fine.`,
			],
			quiet: true,
		};
	}
	const lines = here.map(
		(placed, at) => `${at + 1}. **${capitalize(nameStep(placed))}:** ${placed.step.instruction}`,
	);
	return {
		paragraphs: [
			`${counts ? `${capitalize(countWord(here.length))}. ` : ""}${section === "weekly" ? "Now and then" : section === "night" ? "At night" : "In the morning"}, in this order:`,
			lines.join("\n"),
		],
		citations: here.flatMap(citePlanned),
	};
}

function countWord(count: number): string {
	return `${count} ${count === 1 ? "step" : "steps"}`;
}

function whole(report: ChatReport, all: readonly PlacedStep[], opening: string) {
	const lines = PLAN_SECTIONS.flatMap((section) => {
		const steps = all.filter((placed) => placed.section === section);
		return steps.length === 0 ? [] : [`- **${capitalize(section)}:** ${steps.map(nameStep).join(", then ")}`];
	});
	return {
		paragraphs: [
			...report.analysis.red_flags.slice(0, 1).map(({ advice }) => advice),
			opening,
			lines.join("\n"),
			tellNotes(report),
			"Ask me why any step is there, how to use it, or which ones you could drop.",
		],
		citations: all.flatMap(citePlanned),
	};
}
