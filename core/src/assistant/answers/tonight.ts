import { type PlanSection, WEEKDAYS } from "../../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { inOrderOfNight } from "../../routine/steps-of-day.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import { checkInUse } from "../reading/check-in-use.ts";
import { citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { noReport } from "../writing/no-report.ts";
import { plainName } from "../writing/plain-name.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { pausedNow, pauseWords } from "./person/paused-now.ts";
import { skinNow } from "./person/skin-now.ts";
import { type DayStep, saysOf, stepsOn, treatmentsOn, weekdayOf, whenNext } from "./plan/day-steps.ts";
import { citePlanned, nameStep } from "./plan/name-step.ts";

const MORNING = /\b(?:breakfast|wake|woke)\b/;
const TODAY = /\b(?:today|tonights?|this (?:evening|morning|night))\b/;
const TOMORROW = /\btomorrow\b/;

/** What is on today: the daily steps of that part of the day, those whose day it is, and those that rest or begin later. */
export const answerTonight: AnswerWriter = (inquiry) => {
	const { report, now } = inquiry.context;
	if (report === null) return withoutReport(inquiry);
	const { text, slots } = inquiry.question;
	const morning = slots.section === "morning" || MORNING.test(text);
	const section: PlanSection = morning ? "morning" : "night";
	const date = dateOf(now, inquiry);
	const steps = planSteps(report.analysis.care_plan);
	const here =
		section === "night" ? inOrderOfNight(steps) : steps.filter((placed) => placed.section === section);
	const standing = stepsOn(date, here, inquiry.context.in_use, steps, inquiry.context.told?.stung);
	const on = standing.filter((one) => one.standing.state === "on");
	const off = standing.filter((one) => one.standing.state !== "on");
	const rest = soreTonight(inquiry, on);
	if (rest !== null) return rest;
	const stop = checkInUse(inquiry.context)
		.filter(({ level }) => level === "stop")
		.slice(0, 2);
	const when = `${weekdayOf(date)} ${section === "morning" ? "morning" : "evening"}`;
	const care = skinNow(inquiry, treatmentsOn(standing));
	const [asked] = inquiry.question.slots.actives;
	const barred = stop.find(({ steps: places }) =>
		inquiry.context.in_use.some(
			({ step, product }) =>
				asked !== undefined && places.includes(step) && product?.actives.includes(asked.id) === true,
		),
	);
	const says = asked === undefined ? "" : saysOf(asked, standing);
	return {
		paragraphs: [
			care.text ||
				(barred === undefined ? says : `Not ${asked?.words ?? "that"} for now: ${lowerFirst(barred.fix)}`),
			on.length === 0 ? `${when}: your plan has nothing, and that is fine.` : `${when}, in this order:`,
			on.map(({ placed }, at) => `${at + 1}. **${capitalize(nameStep(placed))}**`).join("\n"),
			tooMany(text, on),
			stop
				.filter((one) => one !== barred)
				.map(
					({ title, fix }) =>
						`**Not from your shelf: ${plainName(title).replace(/\.$/, "")}.** ${fix.replace(/[<>[\]`*]/g, "")}`,
				)
				.join("\n\n"),
			off.length === 0 ? "" : `Not on this day: ${joinWords(off.map(whenNext))}.`,
			off.some((one) => one.standing.state === "later")
				? "Weeks count from the day you mark the first product as yours."
				: "",
			treatmentsOn(standing).length > 0 ? "On skin that stings or peels, leave the treatment out." : "",
		],
		citations: [
			...care.citations,
			citeRule("plan.week", "Your plan's week"),
			...stop.map(({ rule_id, title }) => citeRule(rule_id, plainName(title))),
			...on
				.filter(({ placed }) => placed.step.per_week < WEEKDAYS.length)
				.flatMap(({ placed }) => citePlanned(placed)),
		],
	};
};

const SORE = /\b(?:sore|burn\w*|st[iu]ng\w*|raw|peel(?:s|ing|ed)|flak\w*|irritat\w*|hurts?|on fire)\b/;

/** On sore skin the evening is short: what goes on, what of the shelf rests until when, and when to be seen. */
function soreTonight(inquiry: Inquiry, on: readonly DayStep[]): Draft | null {
	if (!SORE.test(`${inquiry.question.text} ${inquiry.message.toLowerCase()}`)) return null;
	const basics = on.filter(({ placed }) => placed.key === "cleanser" || placed.key === "moisturizer");
	const names =
		basics.length > 0
			? basics.map(({ placed }) => `the ${nameStep(placed)}`)
			: ["lukewarm water", "a plain moisturizer"];
	return {
		paragraphs: [
			`Only ${joinWords(names)}, nothing else, until it is calm.`,
			pauseWords(pausedNow(inquiry)) ||
				"Acids, retinoids and vitamin C rest until skin has been calm for two weeks.",
			"In the morning sunscreen. Raw, blistered, swollen or still burning after an hour: a doctor today.",
		],
		citations: [
			citeRule("rule.stop_rules", "Stop rules of treatments"),
			citeRule("plan.week", "Your plan's week"),
		],
		minded: true,
	};
}

/** Before the first report the basics are true for everybody. */
function withoutReport(inquiry: Inquiry): Draft {
	const draft = noReport(inquiry, "a plan of your own");
	const ids = inquiry.question.slots.actives.map(({ id }) => id);
	const now = skinNow(inquiry, ids);
	return {
		...draft,
		paragraphs: [
			now.text.replace(/^Not now:/, "Not tonight:"),
			"Tonight: a mild cleanser, then a moisturizer. Tomorrow morning lukewarm water or the cleanser, moisturizer, and sunscreen last.",
			...draft.paragraphs.slice(0, 1),
		],
	};
}

const MOST = /\b(?:(one|two|three|[1-3]) (?:steps?|things?|products?)(?: max\w*| tops| only)?)\b/;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
/** What a tired evening or a short morning keeps, the first to go last. */
const KEPT: readonly PlacedStep["key"][] = ["sunscreen", "cleanser", "moisturizer"];

/** "Three steps at most": what may stay away today. */
function tooMany(text: string, on: readonly DayStep[]): string {
	const said = MOST.exec(text)?.[1];
	const most = said === undefined ? on.length : (COUNTS[said] ?? Number(said));
	if (on.length <= most) return "";
	const rank = ({ placed }: DayStep) => (KEPT.indexOf(placed.key) + KEPT.length + 1) % (KEPT.length + 1);
	const left = on.toSorted((a, b) => rank(a) - rank(b)).slice(most);
	const names = joinWords(left.map(({ placed }) => nameStep(placed)));
	return `For ${said} today, leave out ${names}; nothing is lost by it.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1).replace(/[<>[\]`*]/g, "");
}

/** The day somebody names as its next date, otherwise today, or tomorrow where they say so. */
function dateOf(now: string, { question: { text } }: Inquiry): string {
	const date = new Date(now);
	const start = Number.isNaN(date.getTime()) ? new Date(0) : date;
	const today = (start.getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length;
	const named = TODAY.test(text) ? -1 : WEEKDAYS.findIndex((day) => new RegExp(`\\b${day}s?\\b`).test(text));
	const ahead =
		named >= 0 ? (named - today + WEEKDAYS.length) % WEEKDAYS.length : TOMORROW.test(text) ? 1 : 0;
	return new Date(start.getTime() + ahead * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

const DAY_MS = 86_400_000;
