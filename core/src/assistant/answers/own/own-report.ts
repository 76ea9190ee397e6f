import { CONCERN_ANSWERS } from "../../../knowledge/concern-modules.ts";
import { isMinor } from "../../../routine/person.ts";
import { concernOf } from "../../../skin/biology-clock.ts";
import { CONCERN_NAMES, CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { concernPhrase } from "../../../skin/condition-notes.ts";
import { groupChanges, splitMetricId } from "../../../skin/progress-copy.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { readConcerns } from "../../reading/read-slots.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeRule } from "../../writing/cite.ts";
import { type Draft, scanWords } from "../../writing/compose-answer.ts";
import { plainName } from "../../writing/say-names.ts";
import { citePlanned, nameStep, stepFor } from "../plan/tell-steps.ts";
import { citeFinding, describeFinding } from "../report/describe-findings.ts";

/** Marks without a word for their color are darker ones. */
const MARKS = /\bmarks?\b/;
const NUMBER =
	/\b(?:numbers?|scores?|points?|result|reading|severity|rating|out of|of 5|(?:did|have) i g[eo]t|my \d|got (?:a )?\d)\b/;
const NORMAL =
	/\b(?:normal|bad|average|usual|typical|common|a lot|high|worr\w+|for my age|supposed to|fine|serious)\b/;

const HOW_MUCH: readonly (readonly [number, string])[] = [
	[1, "That is hardly anything."],
	[2, "That is little."],
	[3, "That is a mild to middling amount, and nothing alarming."],
	[4, "That is a middling amount: plain to see, and something care works on."],
	[6, "That is much, so beside your care a doctor is worth a visit."],
];

/** The number somebody got, and whether that is much: on the scale itself, against nobody else; null where nobody asks. */
export function numberNormal({
	question: { text, slots },
	context: { report, person },
}: Inquiry): Draft | null {
	const [concern = MARKS.test(text) ? "dark_spots" : undefined] = slots.concerns;
	if (report === null || concern === undefined || !NUMBER.test(text) || !NORMAL.test(text)) return null;
	const severity = report.analysis.findings.find((one) => one.concern === concern)?.severity ?? null;
	if (severity === null) return null;
	const much = HOW_MUCH.find(([below]) => severity < below)?.[1] ?? "";
	const young = concern === "acne" && isMinor(person.preferences);
	const step = stepFor(report, concern, []);
	return {
		paragraphs: [
			`**${CONCERN_NAMES[concern]}: ${severity} of 5**, that is ${severity < 1 ? "hardly visible" : concernPhrase(concern, severity)}. ${much}`,
			`${young ? "Spots are very usual at your age and no fault of yours. " : ""}I compare you with nobody: cameras, light and skins differ too much, so your own next scan is what counts.`,
			[
				step === null || step === undefined
					? ""
					: `Next: keep to the ${nameStep(step)} (${step.section}) of your plan.`,
				CONCERN_ANSWERS[concern].stop,
			]
				.filter(Boolean)
				.join(" "),
		],
		citations: [...citeFinding(report, concern).slice(0, 1), ...(step ? citePlanned(step) : [])],
	};
}

const WHY_NUMBER =
	/\b(?:why|how come|where does)\b.*\b(?:(?:got|get|gave|give|given|a|is it|am i) (?:me )?(?:an? )?[0-5](?:\.5)?(?: (?:for|in|on|of))?|scores?|numbers?|points?|rating|reading|result|\d(?:\.\d)? (?:of|out of) 5)\b/;

/** "Why that score for marks?": what was seen where, and how it becomes a number; null where nobody asks. */
export function whyThatNumber({ question: { text, slots }, context: { report } }: Inquiry): Draft | null {
	const ofMarks = /\b(?:for|in|on|of) (?:my )?(?:dark )?marks?\b/.test(text);
	const [concern = MARKS.test(text) ? "dark_spots" : undefined, second] = ofMarks
		? (["dark_spots"] as const)
		: slots.concerns;
	if (report === null || concern === undefined || second !== undefined || !WHY_NUMBER.test(text)) return null;
	const severity = report.analysis.findings.find((one) => one.concern === concern)?.severity ?? null;
	if (severity === null) return null;
	return {
		paragraphs: [
			describeFinding(report, concern),
			"The number says how much of it this photo shows: each place is compared with your own calmer skin beside it, and a fixed table, the same for everyone, turns that into a step from 0 to 5. Light and makeup can move it; the next scan in the same light tells.",
		],
		citations: citeFinding(report, concern).slice(0, 2),
		minded: true,
	};
}

const EXTREMES =
	/\b(?:worst|highest|strongest|biggest|best|lowest)\b(?: \w+){0,6} (?:scores?|numbers?|readings?|results?|findings?|concerns?|areas?|points?|ones?)\b/;
const HIGHEST = /\b(?:worst|highest|strongest|biggest)\b/;
const LOWEST = /\b(?:best|lowest)\b/;
const OF_MINE = /\b(?:my|mine|i|me)\b/;

/** "My worst score and my best": the findings that show most and least; null where nobody asks. */
export function worstAndBest({ message, question: { text }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !EXTREMES.test(text) || !OF_MINE.test(text)) return null;
	const whole = spellOut(message);
	const found = report.analysis.findings
		.flatMap(({ concern, severity }) => (severity === null ? [] : [{ concern, severity }]))
		.toSorted((a, b) => b.severity - a.severity);
	const [worst] = found;
	if (worst === undefined) return null;
	const least = found.at(-1)?.severity ?? 0;
	const best = found
		.filter(({ severity }) => severity === least)
		.map(({ concern }) => CONCERN_WORDS[concern]);
	const step = stepFor(report, worst.concern, []);
	const both = HIGHEST.test(whole) === LOWEST.test(whole);
	if (worst.severity === least)
		return {
			paragraphs: [
				`Nothing stands out in ${scanWords(report)}: every concern that could be read is at ${least} of 5, and here a low number is the good one.`,
			],
			citations: citeFinding(report, worst.concern).slice(0, 1),
			minded: true,
		};
	return {
		paragraphs: [
			[
				both || HIGHEST.test(whole)
					? `What shows most in ${scanWords(report)}: **${CONCERN_NAMES[worst.concern]}, ${worst.severity} of 5**.`
					: "",
				both || LOWEST.test(whole)
					? `What shows least: **${joinWords(best.slice(0, 3))}, ${least} of 5**.`
					: "",
			]
				.filter(Boolean)
				.join(" "),
			step === null || step === undefined
				? "Here a low number is the good one."
				: `For ${CONCERN_WORDS[worst.concern]} your plan has the ${nameStep(step)} (${step.section}). Here a low number is the good one.`,
		],
		citations: [...citeFinding(report, worst.concern).slice(0, 1), ...(step ? citePlanned(step) : [])],
		minded: true,
	};
}

const SINCE =
	/^(?:(?:ok|so|and|but|oh) )*(?:since when|from when|when (?:was|did) (?:that|it|this)|how long (?:ago|since|has it been))\b/;
const OF_CHANGE =
	/\b(?:better|worse|gone|changed?|less|more|down|up|improv\w*|eas\w*|redness|spots?|shine)\b/;

/** "Since when?" after something changed: the two scans it lies between, and what no photo tells. */
export function sinceWhichScan({ question: { text }, context: { report }, history }: Inquiry): Draft | null {
	const last = spellOut(history.findLast(({ role }) => role === "user")?.message ?? "");
	if (report === null || !SINCE.test(text) || !OF_CHANGE.test(last)) return null;
	const before = /scan of ([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(
		report.analysis.progress_summary.overall_assessment,
	)?.[1];
	if (before === undefined) return null;
	const [concern] = readConcerns(last);
	const changes = report.analysis.progress_summary.changes.filter(
		({ metric_id }) => concern === undefined || concernOf(splitMetricId(metric_id).metric) === concern,
	);
	const [line] = groupChanges(changes);
	return {
		paragraphs: [
			`Somewhere between your scan of ${before}, and ${scanWords(report).replace(/^your /, "the ")}: in the first it still showed, in the second no more. No photo lies between, so the day nobody can tell.`,
			line === undefined
				? ""
				: `${line.numbers} Other light can move such a number too, so the next scan at the same window says whether it stays.`,
		],
		citations: [citeRule("rule.photo_noise", "Noise rule, changes beyond photo noise")],
		minded: true,
	};
}

const OF_NOTE =
	/\b(?:what i (?:wrote|typed|said|put (?:in|into) (?:the|my|that|your))|(?:my|the) (?:note|comment|message|text)(?: box| field)?|(?:in|into) (?:the|that|your) (?:\w+ )?box|i wrote (?:\w+ ){0,4}(?:box|note|scan))\b/;
const ASKS_READ =
	/\b(?:read|reads|seen?|look(?:s|ed)?|notic\w+|use[ds]?|count\w*|ignor\w+|nowhere|go(?:es)?|went|matter\w*|take[ns]?|took)\b/;

/** Whether a note written with a scan was read: what was taken from it, in its own words, and what followed; null where nobody asks. */
export function noteRead({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (!OF_NOTE.test(text) || !ASKS_READ.test(text)) return null;
	if (report === null)
		return {
			paragraphs: [
				"There is no note of yours yet: it is written with a scan, and a program reads it then, no person. What you tell me here I read too.",
			],
			quiet: true,
		};
	const { understood = [], care_plan } = report.analysis;
	const taken = understood.filter(({ state }) => state !== "denied");
	if (taken.length === 0)
		return {
			paragraphs: [
				`A program reads what you write with a scan, no person does. From ${scanWords(report)} it took nothing that changes your plan.`,
				"If something in it matters, such as a medicine, an allergy or how skin feels, tell me here or add it to your profile.",
			],
			citations: [citeRule("report.note", "What was understood from your note")],
			quiet: true,
		};
	const quoted = taken.map(({ quote, words }) =>
		quote === undefined ? words : `"${plainName(quote)}": ${words}`,
	);
	const ids = new Set(taken.map(({ id }) => `person.${id}`));
	const followed = (care_plan.notes ?? []).find(({ rule_id }) => ids.has(rule_id));
	return {
		paragraphs: [
			`Yes, it was read, by a program and no person. From your note I took ${joinWords(quoted.slice(0, 3))}.`,
			followed === undefined
				? "Your plan goes by it."
				: `What followed in your plan: ${followOf(followed.text)}`,
			"Was it taken wrongly, or is something missing? Tell me here, or mark it in the report.",
		],
		citations: [
			citeRule("report.note", "What was understood from your note"),
			...(followed === undefined ? [] : [citeRule(followed.rule_id, "A note in your plan")]),
		],
	};
}

/** What was told stands before it already. */
function followOf(text: string): string {
	const after = text.replace(/^You told us [^.]*\. /, "").replace(/^So /, "");
	return capitalize(after);
}
