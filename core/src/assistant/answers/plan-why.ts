import { type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { PRODUCT_WORDS } from "../../knowledge/questions/care-words.ts";
import { describeChanges, toldChanges } from "../../routine/describe-changes.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { capitalize } from "../../skin/zone-words.ts";
import type { ChatReport, Inquiry } from "../conversation.ts";
import { checkInUse } from "../reading/own-products.ts";
import { citeProduct, citeRule, citeSources } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, EVIDENCE_WORDS, noReport } from "../writing/compose-answer.ts";
import { fullName, plainName } from "../writing/say-names.ts";
import { activeCautions } from "./person/cautions.ts";
import { citePlanned, findSteps, nameStep, nthSteps, tellNotes } from "./plan/tell-steps.ts";
import { describeNeed } from "./product/describe-need.ts";

const MOST = 3;

/** Why products were picked: what the kind is for, what the person needs, and how picks are ranked. */
export const answerPickWhy: AnswerWriter = (inquiry) => {
	const { shown } = inquiry.context;
	const category = inquiry.question.slots.category ?? shown[0]?.category ?? null;
	const need = describeNeed({
		...inquiry,
		question: { ...inquiry.question, slots: { ...inquiry.question.slots, category } },
	});
	return {
		paragraphs: [
			[category ? PRODUCT_WORDS[category].look_for : "", need.text].filter(Boolean).join(" "),
			ABOUT_PRODUCT.money[0],
			shown.length > 0 ? "Ask me about any of them, for example what is in it or what it costs." : "",
		],
		citations: [
			citeRule("about.money", "How picks are ranked"),
			...need.citations,
			...shown.slice(0, MOST).map((product) => citeProduct({ id: product.id, name: fullName(product) })),
		],
	};
};

const SHORT = /\b(?:only|just|so (?:few|short|little)|short|few)\b/;

/** Why a step is in the plan, or why it is not. */
export const answerPlanWhy: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null) return noReport(inquiry, "the reasons behind your plan");
	const { slots } = inquiry.question;
	if (MOST_IMPORTANT.test(inquiry.question.text)) return mostImportant(report);
	const inPlan = planSteps(report.analysis.care_plan).filter(
		({ section }) => slots.section === null || section === slots.section,
	);
	const counted = nthSteps(inquiry.question.text, inPlan);
	const found = counted !== null && counted.length > 0 ? counted : findSteps(report, slots);
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
	const barred = missed === undefined ? null : barredOwn(inquiry, missed.id);
	if (barred !== null) return barred;
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
	return {
		paragraphs: [
			SHORT.test(inquiry.question.text) ? tellNotes(report) : "",
			"Each step has its own reason:",
			inPlan
				.slice(0, 6)
				.map((placed) => `- **${capitalize(nameStep(placed))}** (${placed.section}): ${placed.step.because}`)
				.join("\n"),
		],
		citations: inPlan.flatMap(citePlanned),
	};
};

const MOST_IMPORTANT = /\b(?:most important|matters? (?:the )?most|main|key|number one)\b/;

/** Sunscreen, and what treats what shows most; a plan without a treatment rests on the wash and the moisturizer. */
function mostImportant(report: ChatReport): Draft {
	const steps = planSteps(report.analysis.care_plan);
	const shield = steps.find(({ key }) => key === "sunscreen");
	const treats = steps.find(({ step }) => step.actives.some(isTreatment) && step.because_ids.length > 0);
	const told = [shield, treats === shield ? undefined : treats].flatMap((one) => one ?? []);
	const first = shield === undefined ? "" : "Sunscreen, of all steps. ";
	return {
		paragraphs: [
			...told.map(
				(placed, at) =>
					`${at === 0 ? first : "Then "}**${capitalize(nameStep(placed))}, ${placed.section}:** ${placed.step.because}`,
			),
			treats === undefined
				? "Beside it the evening wash and a moisturizer; there is no treatment you would miss."
				: "",
		],
		citations: told.flatMap(citePlanned),
	};
}

/** Something of their own that a rule says to leave out for now; null where none does. */
function barredOwn({ context }: Inquiry, id: ActiveId): Draft | null {
	const own = context.in_use.filter(({ product }) => product?.actives.includes(id) === true);
	const rule = checkInUse(context).find(
		({ level, product_ids }) =>
			(level === "stop" || level === "change") && own.some((one) => product_ids.includes(one.id)),
	);
	if (rule === undefined) return null;
	return {
		paragraphs: [
			`Because of what you use: **${plainName(rule.title).replace(/\.$/, "")}.** ${plain(rule.why)} ${plain(rule.fix)}`,
		],
		citations: [citeRule(rule.rule_id, plainName(rule.title))],
	};
}

function plain(text: string): string {
	return text.replace(/[<>[\]`*]/g, "");
}

/** How good the evidence for a step is; empty where its reason says so already. */
function evidenceOf({ step }: PlacedStep): string {
	const words = EVIDENCE_WORDS[step.evidence.grade];
	return /\bevidence\b/.test(step.because) ? "" : `There is ${words} for it.`;
}

const CHANGES = citeRule("plan.changes", "Your plan and the one before it");

/** What is different in the plan since it was first made for this photo, and why. */
export const answerPlanChanges: AnswerWriter = (inquiry) => {
	const { report, person } = inquiry.context;
	if (report === null) return noReport(inquiry, "changes in your plan");
	const { rebuilt, care_plan } = report.analysis;
	if (rebuilt === undefined) {
		return {
			paragraphs: [
				"This plan stands as your newest report made it; nothing in it was changed since. Your care plan page compares it with the plan of the scan before.",
				"It follows your answers: tell us in your profile when something changes, for example a pregnancy or a new medicine.",
			],
			citations: [CHANGES],
			quiet: true,
		};
	}
	const changes = describeChanges(rebuilt.care_plan, care_plan);
	const told = toldChanges(rebuilt.person, person);
	const lines = changes
		.slice(0, 6)
		.map(
			({ section, text, reason }) => `- **${capitalize(section)}:** ${[text, reason ?? ""].join(" ").trim()}`,
		);
	return {
		paragraphs: [
			told ?? "The plan was made again from the same photo, for what you answer now.",
			lines.length > 0 ? `What is different:\n\n${lines.join("\n")}` : "The steps came out the same.",
			changes.length > lines.length ? "Your care plan page lists the rest." : "",
		],
		citations: [CHANGES],
	};
};
