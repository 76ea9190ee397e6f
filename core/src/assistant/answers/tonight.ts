import { type ActiveId, isActiveId, isTreatment } from "../../knowledge/actives.ts";
import { type PlanSection, WEEKDAYS, type Weekday } from "../../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { inOrderOfNight } from "../../routine/steps-of-day.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import { checkInUse } from "../reading/check-in-use.ts";
import { citeRule } from "../writing/cite.ts";
import { noReport } from "../writing/no-report.ts";
import { plainName } from "../writing/plain-name.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { skinNow } from "./person/skin-now.ts";
import { citePlanned, nameStep } from "./plan/name-step.ts";

const MORNING = /\b(?:morning|am|breakfast|wake|woke)\b/;
const TODAY = /\b(?:today|tonights?|this (?:evening|morning|night))\b/;
const TOMORROW = /\btomorrow\b/;

/** What is on today: the daily steps of that part of the day, those whose day it is, and those that rest. */
export const answerTonight: AnswerWriter = (inquiry) => {
	const { report, now } = inquiry.context;
	if (report === null) return noReport(inquiry, "what is on tonight");
	const { text } = inquiry.question;
	const section: PlanSection = MORNING.test(text) ? "morning" : "night";
	const day = dayOf(now, inquiry);
	const steps = planSteps(report.analysis.care_plan);
	const here =
		section === "night" ? inOrderOfNight(steps) : steps.filter((placed) => placed.section === section);
	const on = here.filter(({ step }) => isOn(step.days, day));
	const resting = here.filter((placed) => !on.includes(placed));
	const stop = checkInUse(inquiry.context)
		.filter(({ level }) => level === "stop")
		.slice(0, 2);
	const when = `${capitalize(day)} ${section === "morning" ? "morning" : "evening"}`;
	const care = skinNow(inquiry, treatmentsOf(on));
	return {
		paragraphs: [
			care.text,
			on.length === 0 ? `${when}: your plan has nothing, and that is fine.` : `${when}, in this order:`,
			on.map((placed, at) => `${at + 1}. **${capitalize(nameStep(placed))}**`).join("\n"),
			stop
				.map(
					({ title, fix }) =>
						`**Not from your shelf: ${plainName(title).replace(/\.$/, "")}.** ${fix.replace(/[<>[\]`*]/g, "")}`,
				)
				.join("\n\n"),
			resting.length === 0 ? "" : `Not on this day: ${joinWords(resting.map(withDays))}.`,
			on.some(({ step }) => step.ramp !== null)
				? "A treatment you have only just begun starts on fewer nights; its step in your care plan says how many in which week. On skin that stings or peels, leave it out."
				: "",
		],
		citations: [
			...care.citations,
			citeRule("plan.week", "Your plan's week"),
			...stop.map(({ rule_id, title }) => citeRule(rule_id, plainName(title))),
			...on.filter(({ step }) => step.per_week < WEEKDAYS.length).flatMap(citePlanned),
		],
	};
};

function treatmentsOf(steps: readonly PlacedStep[]): ActiveId[] {
	return steps.flatMap(({ step }) => step.actives.filter(isActiveId)).filter(isTreatment);
}

function isOn(days: readonly Weekday[] | undefined, day: Weekday): boolean {
	return days === undefined || days.includes(day);
}

function withDays(placed: PlacedStep): string {
	const days = (placed.step.days ?? []).map(capitalize);
	return days.length === 0 ? nameStep(placed) : `${nameStep(placed)} (${joinWords(days)})`;
}

/** The day somebody names, otherwise today's, or tomorrow's where they say so. */
function dayOf(now: string, { question: { text } }: Inquiry): Weekday {
	const named = TODAY.test(text)
		? undefined
		: WEEKDAYS.find((day) => new RegExp(`\\b${day}s?\\b`).test(text));
	if (named !== undefined) return named;
	const date = new Date(now);
	const today = Number.isNaN(date.getTime()) ? 0 : (date.getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length;
	return WEEKDAYS[(today + (TOMORROW.test(text) ? 1 : 0)) % WEEKDAYS.length] ?? WEEKDAYS[0];
}
