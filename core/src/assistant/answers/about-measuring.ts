import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS, READING_NOTES } from "../../skin/concern-copy.ts";
import { sureness } from "../../skin/metric-words.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { ChatReport } from "../conversation.ts";
import { citeMetric, citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, noReport, scanWords } from "../writing/compose-answer.ts";
import { citeFinding, describeFinding, unmeasured } from "./report/describe-findings.ts";

const BASIS = citeRule("about.sureness", "How sureness is worked out");

const PERCENT = /%|\bpercent\w*\b|\b\d{2}\b/;

/** What a camera may take for skin. */
export const LIGHT =
	/\b(?:light(?:s|ing)?|lamps?|bulbs?|flash|shadows?|mirror|filters?|camera|makeup|foundation)\b/;
const LIGHT_COUNTS =
	"Light and makeup count: a warm lamp, a flash, a shadow or foundation sways redness, uneven tone, shine and the shade under the eyes most; spots and lines suffer less. What light spoils too much is marked as not measurable. Scan again by daylight at a window: what stays is skin.";

/** How far the report can be trusted: of a concern that is named, otherwise of the most visible ones. */
export const answerReportSureness: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null) return noReport(inquiry, "how sure a report of yours would be");
	const { findings, condition_notes: notes } = report.analysis;
	const asked = inquiry.question.slots.concerns;
	const shown =
		asked.length > 0 ? asked : notes.key_concerns_identified.slice(0, 3).map(({ concern }) => concern);
	const told = findings.filter(({ concern, severity }) => shown.includes(concern) && severity !== null);
	const unread = asked.filter((one) => !told.some(({ concern }) => concern === one));
	const single = told.length === 1 ? told[0] : undefined;
	const lines = told.map(({ concern, confidence }) => `- ${CONCERN_NAMES[concern]}: ${sureness(confidence)}`);
	return {
		paragraphs: [
			PERCENT.test(inquiry.question.text)
				? "Not in percent: the report says it in words, and a photo gives an estimate, not a diagnosis."
				: "",
			LIGHT.test(inquiry.question.text) ? LIGHT_COUNTS : "",
			unread.map((concern) => unmeasured(report, concern)).join(" "),
			single
				? `About ${CONCERN_NAMES[single.concern].toLowerCase()} we are ${sureness(single.confidence)}. ${READING_NOTES[single.concern]}`
				: unread.length > 0 && told.length === 0
					? ""
					: lines.length > 0
						? `In ${scanWords(report)}:\n\n${lines.join("\n")}`
						: `Where ${scanWords(report)} gives a number, it also says how sure it is.`,
			'One photo never earns more than "fairly sure": light, sharpness and expression move the numbers. Several scans in the same light tell more than one, and how your skin feels counts as well.',
		],
		citations: [...told.flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1)), BASIS],
	};
};

const BETTER_PHOTO =
	"A sharper photo in even daylight, face on, hair back and no makeup, usually brings it back.";

const IN_GENERAL =
	/\b(?:an?|any|photos|pictures|selfies) (?:photo|picture|selfie|camera|scan)?\b.*\b(?:cannot|not|never)\b/;

/** What no photo tells, whoever is on it. */
function limitsOfPhotos(): Draft {
	return {
		paragraphs: [
			"A photo cannot tell how skin feels, how deep something lies, how much water or oil it holds inside, or what the cause is, and it is no diagnosis. Spots under makeup, hair or beard stay hidden, and weak light, a blur or strong color of the light leave readings out.",
			"What could not be read is marked as not measurable instead of guessed, and every number says how far it may be off.",
		],
		citations: [citeRule("about.measuring", "How a photo is measured")],
		quiet: true,
	};
}

/** What the photo could not tell, and why. */
export const answerReportUnmeasured: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null || IN_GENERAL.test(inquiry.question.text)) return limitsOfPhotos();
	const missing = report.analysis.condition_notes.not_measured;
	const asked = inquiry.question.slots.concerns.filter((concern) =>
		report.analysis.findings.some((one) => one.concern === concern && one.severity === null),
	);
	const ids = report.observation.metrics.filter(({ measurable }) => !measurable);
	if (asked.length > 0) {
		return {
			paragraphs: [...asked.slice(0, 2).map((concern) => unmeasured(report, concern)), BETTER_PHOTO],
			citations: ids
				.filter(({ id }) => missing.some((one) => asked.includes(one.concern) && one.metric_ids.includes(id)))
				.slice(0, 3)
				.map(citeMetric),
		};
	}
	const read = inquiry.question.slots.concerns.slice(0, 2);
	if (read.length > 0) {
		return {
			paragraphs: read.map((concern) => describeFinding(report, concern)),
			citations: read.flatMap((concern) => citeFinding(report, concern).slice(0, 1)),
		};
	}
	if (missing.length === 0) {
		return {
			paragraphs: [
				`Every concern could be read in ${scanWords(report)}${ids.length > 0 ? ", even though single places could not" : ""}.`,
				ids.length > 0
					? ids
							.slice(0, 3)
							.map((metric) => `- ${citeMetric(metric).label}: ${metric.reason}`)
							.join("\n")
					: "",
			],
			citations: [citeRule("about.measuring", "How a photo is measured"), ...ids.slice(0, 3).map(citeMetric)],
		};
	}
	return {
		paragraphs: [
			`${capitalize(scanWords(report))} could not tell:`,
			missing
				.slice(0, 5)
				.map(({ concern, reason }) => `- ${CONCERN_NAMES[concern]}: ${reason}`)
				.join("\n"),
			`Nothing is filled in where a number would be a guess. ${BETTER_PHOTO}`,
		],
		citations: ids
			.filter(({ id }) => missing.some(({ metric_ids }) => metric_ids.includes(id)))
			.slice(0, 3)
			.map(citeMetric),
	};
};

const MEASURED_AS: Record<Concern, string> = {
	acne: "we count spots that look raised and red, and estimate from what the photo would have shown how many there are",
	redness:
		"each zone is compared with your own calmer skin, so your natural color does not count as red, and how red the whole face is counts a little",
	dark_spots:
		"we add up the area of marks that are darker than the skin around them, and estimate how many there are",
	uneven_tone: "we compare the color of the zones with your own average",
	shine: "we measure how much of a zone shows bright reflections",
	pores: "we count small dark points for each square centimeter, and only where the photo is sharp enough",
	lines: "we measure how strong and how long the lines of a resting face are, beyond the folds everyone has",
	under_eye: "we compare the skin under your eyes with your own cheek",
	texture: "we measure how rough the finest detail of the surface looks",
	dryness: "roughness without shine is read as a dry look; water in the skin cannot be seen in a photo",
};

const LIMITS = /\b(?:cannot|not|never|limits?|unable|misses)\b/;

const LASTS = /\bhow (?:long|fast|quick\w*)\b|\b(?:take|takes|ready)\b/;

/** How the numbers come about, for one concern or for all. */
export const answerAboutMeasuring: AnswerWriter = ({ context, question }) => {
	const [concern] = question.slots.concerns;
	if (concern === undefined && LIMITS.test(question.text)) return limitsOfPhotos();
	if (concern === undefined) {
		return {
			paragraphs: LASTS.test(question.text)
				? [ABOUT_PRODUCT.scan_takes, ...ABOUT_PRODUCT.measuring.slice(0, 1)]
				: ABOUT_PRODUCT.measuring,
			citations: [citeRule("about.measuring", "How a photo is measured")],
			quiet: true,
		};
	}
	const weeks = WEEKS_TO_JUDGE[concern];
	return {
		paragraphs: [
			`**${CONCERN_NAMES[concern]}:** ${MEASURED_AS[concern]}. ${READING_NOTES[concern]}`,
			weeks === undefined
				? "The number becomes a severity from 0 to 5 by a fixed table, with a give or take: how far the number would lie off in another photo of the same skin."
				: `The number becomes a severity from 0 to 5 by a fixed table. ${capitalize(CONCERN_WORDS[concern])} need about ${weeks} weeks before a change says something about a routine.`,
		],
		citations: [
			citeRule(
				`measure.${concern}`,
				`How ${CONCERN_WORDS[concern]} are read`.replace(
					/(redness|tone|shine|texture|darkness|look) are/,
					"$1 is",
				),
			),
			...(context.report ? citeFinding(context.report, concern).slice(0, 1) : []),
		],
	};
};

const MOST = 3;

/** Why there is no age and no score of a face, and what can be told instead. */
export const answerAboutScores: AnswerWriter = ({ context: { report } }) => ({
	paragraphs: [ABOUT_PRODUCT.scores[0], report === null ? ABOUT_PRODUCT.scores[1] : canTell(report)],
	citations: [
		citeRule("about.scores", "Why there is no skin age"),
		...(report === null
			? []
			: mostVisible(report).flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1))),
	],
	quiet: true,
});

function canTell(report: ChatReport): string {
	const [good] = report.analysis.condition_notes.positive_observations;
	const seen = mostVisible(report).map(
		({ concern, severity_score }) => `${CONCERN_WORDS[concern]} at ${severity_score} of 5`,
	);
	return [
		`What I can tell you from ${scanWords(report)}:`,
		seen.length > 0 ? `most visible is ${joinWords(seen)}.` : "no concern stood out.",
		good ?? "",
	]
		.filter(Boolean)
		.join(" ");
}

function mostVisible({ analysis }: ChatReport) {
	return analysis.condition_notes.key_concerns_identified.slice(0, MOST);
}
