import { stepsFor } from "../../knowledge/care-choices.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import { CONCERNS, type Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import { citeActive, citeRule, citeSources, concernModule } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { pickWording } from "../writing/wording.ts";

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
