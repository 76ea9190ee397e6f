import { concernOf } from "../../../skin/biology-clock.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { CONCERN_RULES } from "../../../skin/concern-rules.ts";
import { concernPhrase, isDeepTone } from "../../../skin/condition-notes.ts";
import { amountWords, spreadWords } from "../../../skin/metric-words.ts";
import type { Metric, Zone } from "../../../skin/observation.ts";
import { zoneSeverity } from "../../../skin/readings.ts";
import { capitalize, joinWords, placed, placesInSentence } from "../../../skin/zone-words.ts";
import type { ChatReport, Inquiry } from "../../conversation.ts";
import { citeMetric } from "../../writing/cite.ts";
import { type Draft, pickWording, scanWords } from "../../writing/compose-answer.ts";
import { citeFinding } from "./describe-findings.ts";

const BAD = /\b(?:bad|ugly|gross|awful|terrible|horrible|disgusting|ruined|wrecked|a mess|trash(?:ed)?)\b/;
const NOT_BAD = "No skin is good or bad, and you are more than a photo of one day.";
const GOOD_NEWS = /\b(?:good|positive|strengths?|best|well|nice)\b/;
/** Every finding, and nothing said about it. */
const LIST =
	/\b(?:list|bullet|rattle off|sum up|name)\b.*\b(?:all|every\w*|each|findings?|concerns?)\b|\b(?:every|each|all)\b.*\b(?:you (?:found|saw|see|find)|findings?|concerns?|scores?|numbers?)\b.*\b(?:short|brief|quick|list|no essay|just)\b/;
/** Which of the findings is worth care, and which is not. */
const WEIGHS =
	/\b(?:matters?|important|bother|bothered|priorit\w*|urgent|focus|start with|tackle|care about|worry about|ignore|leave (?:it|them|be|alone)|can wait)\b/;
/** From here on a finding is plain to see; below, care for all skin is enough. */
const WORTH_CARE = 2;

/** What the report says as a whole, in the way it was asked for. */
export function wholeReport(inquiry: Inquiry, report: ChatReport): Draft {
	const { text } = inquiry.question;
	if (LIST.test(text)) return everyFinding(report);
	if (WEIGHS.test(text)) return byWeight(report);
	if (GOOD_NEWS.test(text) && report.analysis.condition_notes.positive_observations.length > 0)
		return goodNews(report);
	return overall(inquiry, report);
}

/** Findings with a number, what shows most first. */
function measured(report: ChatReport) {
	return report.analysis.findings
		.flatMap(({ concern, severity }) => (severity === null ? [] : [{ concern, severity }]))
		.toSorted((a, b) => b.severity - a.severity);
}

function everyFinding(report: ChatReport): Draft {
	const found = measured(report);
	const missing = report.analysis.condition_notes.not_measured.map(({ concern }) => CONCERN_NAMES[concern]);
	const [flag] = report.analysis.red_flags;
	return {
		paragraphs: [
			flag?.advice ?? "",
			`All of ${scanWords(report)}, from 0 to 5:`,
			[
				...found.map(({ concern, severity }) => `- **${CONCERN_NAMES[concern]}:** ${severity}`),
				...missing.map((name) => `- **${name}:** not measurable in this photo`),
			].join("\n"),
		],
		citations: found.slice(0, 3).flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1)),
	};
}

function byWeight(report: ChatReport): Draft {
	const found = measured(report);
	const worth = found.filter(({ severity }) => severity >= WORTH_CARE);
	const rest = found
		.filter(({ severity }) => severity < WORTH_CARE)
		.map(({ concern }) => CONCERN_WORDS[concern]);
	const [flag] = report.analysis.red_flags;
	return {
		paragraphs: [
			flag?.advice ?? "",
			worth.length === 0
				? `Nothing in ${scanWords(report)} needs more than a mild wash, a moisturizer and daily sunscreen.`
				: `Worth your care, the first before the others: ${joinWords(worth.map(({ concern, severity }) => `**${CONCERN_WORDS[concern]}** (${severity} of 5)`))}. Your plan starts there.`,
			rest.length === 0
				? ""
				: `Less plain, so no reason to worry: ${joinWords(rest)}. What your plan does for it is enough.`,
			"None of it is dangerous by a number alone. What grows, bleeds, hurts or worries you is looked at by a doctor, whatever the report says.",
		],
		citations: worth.slice(0, 3).flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1)),
	};
}

function goodNews(report: ChatReport): Draft {
	const good = report.analysis.condition_notes.positive_observations;
	return {
		paragraphs: [
			`What stood out well in ${scanWords(report)}:`,
			good.map((sentence) => `- ${sentence}`).join("\n"),
		],
		citations: report.analysis.findings
			.filter(({ severity }) => severity !== null && severity < 1)
			.flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1)),
	};
}

function overall(inquiry: Inquiry, report: ChatReport): Draft {
	const { condition_notes: notes, skin_type, skin_sensitivity, red_flags } = report.analysis;
	const top = notes.key_concerns_identified.slice(0, 3);
	const [good] = notes.positive_observations;
	const missing = notes.not_measured.length;
	const opening = pickWording(inquiry, [
		`Here is ${scanWords(report)} in short.`,
		`In a nutshell, from ${scanWords(report)}:`,
		`This is what ${scanWords(report)} shows.`,
	]);
	const seen = top.map(
		({ concern_name, location_observed, severity_score }) =>
			`- **${concern_name}**, ${location_observed.toLowerCase()}: ${severity_score} of 5`,
	);
	return {
		paragraphs: [
			...red_flags.slice(0, 1).map(({ advice }) => advice),
			[
				BAD.test(inquiry.question.text) ? NOT_BAD : "",
				opening,
				`Your skin type reads as ${skin_type.toLowerCase()}, with ${skin_sensitivity.toLowerCase()} sensitivity.`,
				good ?? "",
			]
				.filter(Boolean)
				.join(" "),
			seen.length > 0
				? `Most visible:\n\n${seen.join("\n")}`
				: `No concern stood out in this photo.${mostSeen(report)}`,
			missing > 0
				? "Some things could not be read in this photo; ask me what was not measurable, or about any single concern."
				: "Ask me about any single concern and I give you the number behind it.",
		],
		citations: top.flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1)),
	};
}

/** What shows most where nothing stands out. */
function mostSeen(report: ChatReport): string {
	const [most] = measured(report);
	return most?.severity ? ` What shows most is ${CONCERN_WORDS[most.concern]}, and it hardly does.` : "";
}

const MOST_LINES = 6;

/** The readings of one place, each with its number or the reason why there is none. */
export function describeZones(
	report: ChatReport,
	zones: readonly Zone[],
	concerns: readonly Concern[],
): Draft {
	const here = report.observation.metrics.filter(
		(metric) =>
			metric.zone !== "face" &&
			zones.includes(metric.zone) &&
			(concerns.length === 0 || concerns.includes(concernOf(metric.metric))),
	);
	if (here.length === 0) {
		return {
			paragraphs: [
				`${capitalize(scanWords(report))} has no reading of its own ${placed(zones)} for that. It may not be measured there, or hair, light or the angle hid it.`,
			],
		};
	}
	const told = here.slice(0, MOST_LINES);
	return {
		paragraphs: [
			shownAt(report, zones, here),
			`From ${scanWords(report)}, for ${placesInSentence(zones)}:`,
			told.map((metric) => `- ${line(metric, zones.length > 1)}`).join("\n"),
		],
		citations: told.map(citeMetric),
	};
}

/** The place where something shows most; null where nothing could be read. */
export function worstZone(report: ChatReport): Zone | null {
	const read = report.observation.metrics.flatMap((metric) =>
		metric.measurable && metric.zone !== "face"
			? [{ zone: metric.zone, severity: zoneSeverity(CONCERN_RULES[concernOf(metric.metric)], metric) }]
			: [],
	);
	return read.toSorted((a, b) => b.severity - a.severity)[0]?.zone ?? null;
}

/** What stands out at a place before its numbers; of a single concern also what such a place usually reads. */
function shownAt(report: ChatReport, zones: readonly Zone[], here: readonly Metric[]): string {
	const read = here.flatMap((metric) => {
		const concern = concernOf(metric.metric);
		// A camera sees redness poorly there: its number is told, and no more is made of it.
		if (!metric.measurable || (concern === "redness" && isDeepTone(report.observation))) return [];
		const rule = CONCERN_RULES[concern];
		return [
			{ concern, severity: zoneSeverity(rule, metric), usual: rule.usual?.[metric.zone] ?? null, metric },
		];
	});
	if (read.length === 0) return "";
	const shown = read
		.filter(({ severity }) => severity >= SHOWS_FROM)
		.toSorted((a, b) => b.severity - a.severity);
	const concerns = [...new Set(shown.map(({ concern }) => concern))];
	const where = capitalize(placed(zones));
	const [first] = read;
	const alone = new Set(read.map(({ concern }) => concern)).size === 1;
	const said =
		concerns.length > 0
			? `${where}: ${joinWords(concerns.map((concern) => concernPhrase(concern, shown.find((one) => one.concern === concern)?.severity ?? 1)))}.`
			: `${where} ${alone && first !== undefined ? `${CONCERN_WORDS[first.concern]} hardly ${CONCERN_WORDS[first.concern].endsWith("s") && first.concern !== "redness" ? "show" : "shows"}` : "nothing stands out"}.`;
	if (!alone || first?.usual === null || first === undefined) return said;
	return `${said} Most clear skin reads about ${amountWords(first.metric.metric, first.usual)} ${placed([first.metric.zone])}.`;
}

/** Below this severity a reading hardly shows. */
const SHOWS_FROM = 1;

function line(metric: Metric, withPlace: boolean): string {
	const where = withPlace ? ` (${placesInSentence([metric.zone]).replace(/^the /, "")})` : "";
	const name = `${CONCERN_NAMES[concernOf(metric.metric)]}${where}`;
	return metric.measurable
		? `${name}: ${amountWords(metric.metric, metric.value)}${spreadWords(metric)}`
		: `${name}: not measurable, ${metric.reason}`;
}
