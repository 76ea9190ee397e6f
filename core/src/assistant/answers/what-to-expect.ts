import { type ActiveId, isRetinoid } from "../../knowledge/actives.ts";
import { stepsFor } from "../../knowledge/care-choices.ts";
import { CAUTIONS, COURSES, STOP_RULES } from "../../knowledge/step-guidance.ts";
import { STEP_IDS, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { signWords } from "../../shelf/reactions.ts";
import { dateWords, WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import { CONCERNS, type Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext, Inquiry } from "../conversation.ts";
import { citeActive, citeRule, citeSources, concernModule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, pickWording } from "../writing/compose-answer.ts";
import { plainName } from "../writing/say-names.ts";
import { pauseShelf } from "./person/paused-now.ts";

/** How long until a product or a routine can be judged. */
export const answerResultsWhen: AnswerWriter = (inquiry) => {
	const { actives } = inquiry.question.slots;
	const concerns = concernsMeant(inquiry);
	const judged = concerns.flatMap((concern) => {
		const weeks = WEEKS_TO_JUDGE[concern === "pores" ? "texture" : concern];
		return weeks === undefined ? [] : [{ concern, weeks }];
	});
	const past = PASSED.test(inquiry.question.text) ? judged.map(({ weeks }) => weeks) : [];
	const waited = weeksSaid(inquiry.question.text);
	if (waited !== null && past.length > 0 && waited >= Math.min(...past)) return overdue(waited, actives);
	const until = deadlineSaid(inquiry.question.text);
	const quick = concerns.length > 0 && judged.length === 0 && concerns.every((one) => QUICK.has(one));
	const lines = (judged.length > 0 ? judged : all()).map(
		({ concern, weeks }) => `- ${capitalize(CONCERN_WORDS[concern])}: about ${weeks} weeks`,
	);
	const opening = pickWording(inquiry, [
		"Skin is slow, and judging too early is the most common way to give up on what works.",
		"Longer than the label suggests. These are fair times to give it:",
		"Give it time before you judge:",
	]);
	return {
		paragraphs: [
			until === null || judged.length === 0 ? "" : untilThen(until, judged),
			quick
				? `${capitalize(CONCERN_WORDS[concerns[0] ?? "dryness"])} can change within days, so two or three weeks of steady use tell you enough.`
				: until !== null && judged.length === 1
					? ""
					: `${opening}\n\n${lines.join("\n")}`,
			"Change one thing at a time, keep sunscreen on, and compare photos taken in the same light. If it gets clearly worse, or nothing has moved by then, a dermatologist is the next step.",
		],
		citations: [
			citeRule("rule.weeks_to_judge", "Weeks before a routine can be judged"),
			...actives.slice(0, 2).map(({ id }) => citeActive(id)),
			...citeSources(["acne_routine_advice"]),
		],
	};
};

/** A day that counts, in weeks from now; null where none is named. */
function deadlineSaid(text: string): number | null {
	if (!BIG_DAY.test(text)) return null;
	const weeks = weeksSaid(text);
	if (weeks !== null) return weeks;
	return SOON.test(text) ? 1 : null;
}

const BIG_DAY =
	/\b(?:wedding|prom|formal|party|interview|date|photos?|pictures?|shoot|birthday|graduation|holiday|trip|until|before|by (?:then|friday|saturday|sunday|monday|tuesday|wednesday|thursday))\b/;
const SOON =
	/\b(?:tomorrow|tonight|this week|next week|weekend|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

/** Whether the time until a day that counts is enough, and what can be done for the day itself. */
function untilThen(until: number, judged: readonly { concern: Concern; weeks: number }[]): string {
	const [{ concern, weeks } = { concern: "acne", weeks: 12 } as const] = judged;
	const name = CONCERN_WORDS[concern];
	const enough = until >= weeks;
	const share = until >= weeks / 2 ? "a part of it" : "little of it";
	return enough
		? `Yes, that is time enough: ${name} can be judged after about ${weeks} weeks.`
		: `Not pointless, only short: ${name} take about ${weeks} weeks, so by then you will see ${share}. Go on gently, start nothing strong and no peel for the day, as sore skin shows more and can leave new marks; sunscreen every day, and a corrector or thin makeup on the day itself.`;
}

/** What follows water and calm rather than the renewal of skin. */
const QUICK: ReadonlySet<Concern> = new Set(["dryness", "redness", "shine"]);

const PASSED =
	/\b(?:nothing|no (?:change|difference|results?|effect|improvement)|not (?:work\w*|help\w*|seen?|better|happen\w*|chang\w*)|same|zero|still)\b/;
const SPAN = /\b(an?|one|two|three|four|five|six|half a|\d{1,3})(?: \w+)? (weeks?|months?|years?)\b/;
const COUNTS: Readonly<Record<string, number>> = {
	a: 1,
	an: 1,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	"half a": 0.5,
};
const WEEKS_OF: readonly (readonly [string, number])[] = [
	["week", 1],
	["month", 4],
	["year", 52],
];

/** How long somebody says they have tried; null where they do not. */
function weeksSaid(text: string): number | null {
	const [, count = "", unit = ""] = SPAN.exec(text) ?? [];
	const each = WEEKS_OF.find(([name]) => unit.startsWith(name))?.[1];
	return each === undefined ? null : (COUNTS[count] ?? Number(count)) * each;
}

/** The time is up and nothing moved: something else, and somebody who looks at it. */
function overdue(waited: number, actives: Inquiry["question"]["slots"]["actives"]): Draft {
	const what = actives[0]?.words ?? "it";
	return {
		paragraphs: [
			`Then you have given ${what} long enough: after about ${Math.round(waited)} weeks of steady use something should show. Check that it was used often enough, in an effective strength and with sunscreen by day; if so, stop waiting and change it rather than add to it.`,
			"A dermatologist is the right next step: they can see why nothing moved, and have stronger ways than a shop.",
		],
		citations: [
			citeRule("rule.weeks_to_judge", "Weeks before a routine can be judged"),
			...actives.slice(0, 1).map(({ id }) => citeActive(id)),
		],
	};
}

function all(): { concern: Concern; weeks: number }[] {
	return CONCERNS.flatMap((concern) => {
		const weeks = WEEKS_TO_JUDGE[concern];
		return weeks === undefined ? [] : [{ concern, weeks }];
	});
}

/** Those named; otherwise those an ingredient is used for. */
function concernsMeant({ question: { slots } }: Inquiry): readonly Concern[] {
	if (slots.concerns.length > 0) return slots.concerns;
	const ids = slots.actives.map(({ id }) => id);
	return CONCERNS.filter((concern) =>
		stepsFor(concernModule(concern)).some((step) => STEP_RULES[step].actives.some((id) => ids.includes(id))),
	);
}

const PURGE = /\bpurg\w*\b/;
const BREAKS_OUT = /\b(?:break|broke|breaks|breaking)\b(?: me)? ?outs?\b/;
const STRONG = /\b(?:burn\w*|raw|worse|damaged|sore|over ?exfoliat\w*|overdone|blister\w*)\b/;

/** What an ingredient does to be felt or seen. */
const FELT =
	/\b(?:tingl\w*|st[iu]ng\w*|burn\w*|itch\w*|peel\w*|flak\w*|prick\w*|red\w*|dry\w*|hurts?|painful)\b/;
/** Nothing has happened yet. */
const IF =
	/\b(?:what if|in case)\b|^(?:and |but |so )?(?:does|will|would|can|could) (?:it|that|this)\b|^(?:and |but )?if\b/;

function courseOf(id: ActiveId): (typeof COURSES)[keyof typeof COURSES] | undefined {
	const step = STEP_IDS.find(
		(one) => STEP_RULES[one].course !== null && STEP_RULES[one].actives.some((active) => active === id),
	);
	const course = step === undefined ? null : STEP_RULES[step].course;
	return course ? COURSES[course] : undefined;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

const MOST_TOLD = 3;

/** What the reaction log holds already; "" where it holds nothing that happened. */
function toldBefore({ told }: AssistantContext): string {
	const happened = (told?.reactions ?? []).filter(({ signs }) => signs.some((sign) => sign !== "none"));
	const lines = happened
		.slice(0, MOST_TOLD)
		.map(({ product, day, signs }) => `${signWords(signs)} after ${plainName(product)} on ${dateWords(day)}`);
	return lines.length === 0 ? "" : `Your log holds ${joinWords(lines)}.`;
}

/** Skin that stings, peels or breaks out after a product, where nothing urgent was said. */
export const answerReaction: AnswerWriter = (inquiry) => {
	const { text, slots } = inquiry.question;
	const stops = joinWords(
		Object.values(STOP_RULES)
			.slice(0, 3)
			.map((rule) => lowerFirst(rule.text)),
	);
	const retinoid = slots.actives.some(({ id }) => isRetinoid(id));
	const [active] = slots.actives;
	const course = active === undefined || !FELT.test(text) ? undefined : courseOf(active.id);
	const opening = IF.test(text)
		? ""
		: pickWording(inquiry, [
				"That sounds uncomfortable.",
				"Sorry to hear it, that is no fun.",
				"Let us calm it down first.",
			]);
	const pause = PURGE.test(text) ? "" : pauseShelf(inquiry);
	const flare = `${CAUTIONS.early_flare.text} Where they stay worse after that, leave it out and ask a pharmacist or doctor.`;
	const first = BREAKS_OUT.test(text)
		? retinoid
			? flare
			: "When spots come after something new, leave that one out first. Keep to a mild cleanser, a light moisturizer and sunscreen for two weeks, and try it again only when skin is calm; if the spots come back with it, it does not suit you."
		: STRONG.test(text)
			? "Stop everything new today, and acids and retinoids altogether. Wash with lukewarm water or a mild cleanser, use a plain moisturizer without fragrance, and sunscreen in the morning, for two weeks or until it is calm."
			: pause !== "" && !IF.test(text)
				? "Do not push through: skin that stings, burns or peels with what it used to bear has had too much. Only a mild wash, a plain moisturizer and sunscreen for now."
				: active !== undefined && course !== undefined
					? `With ${active.words} this is normal: ${lowerFirst(course.normal)}. A burn is not. ${course.pause_if}. Over a moisturizer it is milder.`
					: "A light tingle in the first two weeks with an active ingredient is common; a burn is not. Leave the newest product out until skin is calm, keep to a mild cleanser, a plain moisturizer and sunscreen, then try it again on fewer nights.";
	return {
		paragraphs: [
			PURGE.test(text)
				? "With a retinoid or an exfoliating acid, spots that would have come anyway can show sooner in the first weeks. With anything else, new spots are not a purge but irritation or a product that does not suit you: leave it out."
				: `${opening} ${first}`.trim(),
			toldBefore(inquiry.context),
			pause,
			retinoid && pause === ""
				? "With a retinoid: fewer nights, a pea-sized amount on dry skin, moisturizer before and after."
				: "",
			`Stop for good at: ${stops}. If it swells, blisters, hurts or spreads, see a doctor today; with swelling of lips or trouble breathing, call your emergency number.`,
		],
		citations: [
			citeRule("rule.stop_rules", "Stop rules of treatments"),
			...citeSources(["retinoid_start_advice", "aad_test_products"]),
		],
	};
};
