import { ACTIVES, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { type PlanSection, WEEKDAYS } from "../../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { inOrderOfNight } from "../../routine/steps-of-day.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { checkInUse, ownMeant, UNNAMED } from "../reading/own-products.ts";
import { citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, noReport } from "../writing/compose-answer.ts";
import { plainName, productName } from "../writing/say-names.ts";
import { pausedNow, pauseWords, skinNow, treatmentsIn } from "./person/paused-now.ts";
import {
	citePlanned,
	type DayStep,
	nameStep,
	saysOf,
	stepsOn,
	treatmentsOn,
	weekdayOf,
	whenNext,
} from "./plan/tell-steps.ts";

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
	const rest = soreTonight(inquiry, on, date);
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
	const after = afterUse(inquiry, date);
	const says = asked === undefined ? "" : saysOf(asked, standing);
	return {
		paragraphs: [
			after,
			care.text ||
				(after !== ""
					? ""
					: barred === undefined
						? says
						: `Not ${asked?.words ?? "that"} for now: ${lowerFirst(barred.fix)}`),
			on.length === 0 ? `${when}: your plan has nothing, and that is fine.` : `${when}, in this order:`,
			on.map(({ placed }, at) => `${at + 1}. **${capitalize(nameStep(placed))}**`).join("\n"),
			tooMany(text, on),
			stop
				.filter((one) => one !== barred || after !== "")
				.map((one) => offWords(one, inquiry))
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

const DAY =
	"mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const IS_DAY = new RegExp(`\\b(?:it is|its|today is|tonight is|today its) (${DAY})\\b`);
const USED_ON = new RegExp(
	`\\b(?:did|had|used|put|wore|applied|slathered|tried)\\b.*?\\b(last (?:night|nite|evening)|yesterday|${DAY})\\b`,
);

function dayIn(word: string | undefined): number {
	return word === undefined ? -1 : WEEKDAYS.findIndex((day) => day.slice(0, 3) === word.slice(0, 3));
}

/** The night after something strong is a night off from everything strong. */
function afterUse(inquiry: Inquiry, date: string): string {
	const { text, slots } = inquiry.question;
	const said = USED_ON.exec(text)?.[1];
	if (said === undefined) return "";
	const treats = [
		...new Set([
			...ownMeant(text, inquiry.context.in_use).flatMap((one) => treatmentsIn(one).slice(0, 1)),
			...slots.actives.map(({ id }) => id).filter(isTreatment),
		]),
	];
	const used = treats.filter((id) => isRetinoid(id) || isExfoliating(id))[0];
	if (used === undefined) return "";
	const { name } = ACTIVES[used];
	const today = (new Date(date).getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length;
	const day = dayIn(said);
	const nights = day < 0 ? 1 : (today - day + WEEKDAYS.length) % WEEKDAYS.length;
	return nights <= 1
		? `Nothing strong tonight: you had ${name} last night, so no ${name}, no acid and no retinoid.`
		: `${capitalize(name)} was ${nights} nights ago, so skin has had its rest; no ${name} again tonight all the same, and a retinoid only on skin that is calm.`;
}

/** What of theirs stays off, by its name, and until when. */
function offWords({ product_ids, fix }: ReturnType<typeof checkInUse>[number], { context }: Inquiry): string {
	const names = context.in_use
		.filter(({ id }) => product_ids.includes(id))
		.map((one) => productName(one) ?? UNNAMED);
	return `**Off from your shelf: ${joinWords(names)}.** ${fix.replace(/[<>[\]`*]/g, "")}`;
}

const SORE =
	/\b(?:tomato\w*|lobster|beetroot|scarlet|(?:cheeks?|face|skin|chin|nose) (?:is |are |look\w* )?(?:so |really |very )?(?:red|hot|angry)|blotchy|sore|burn\w*|st[iu]ng\w*|raw|peel(?:s|ing|ed)|flak\w*|irritat\w*|hurts?|on fire)\b/;

/** On sore skin the evening is short: what goes on, what of the shelf rests until when, and when to be seen. */
function soreTonight(inquiry: Inquiry, on: readonly DayStep[], date: string): Draft | null {
	if (!SORE.test(`${inquiry.question.text} ${inquiry.message.toLowerCase()}`)) return null;
	const basics = on.filter(({ placed }) => placed.key === "cleanser" || placed.key === "moisturizer");
	const names =
		basics.length > 0
			? basics.map(({ placed }) => `the ${nameStep(placed)}`)
			: ["lukewarm water", "a plain moisturizer"];
	return {
		paragraphs: [
			`Only ${joinWords(names)} this ${weekdayOf(date)} evening. Skip every acid, retinoid and vitamin C tonight, whatever the plan of the week says.`,
			pauseWords(pausedNow(inquiry, true)) ||
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
	const stated = dayIn(IS_DAY.exec(text)?.[1]);
	const named =
		stated >= 0
			? stated
			: TODAY.test(text)
				? -1
				: WEEKDAYS.findIndex((day) => new RegExp(`\\b${day}s?\\b`).test(text));
	const ahead =
		named >= 0 ? (named - today + WEEKDAYS.length) % WEEKDAYS.length : TOMORROW.test(text) ? 1 : 0;
	return new Date(start.getTime() + ahead * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

const DAY_MS = 86_400_000;
