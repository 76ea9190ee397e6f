import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS, READING_NOTES } from "../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { ChatReport } from "../assistant-context.ts";
import { citeRule } from "../writing/cite.ts";
import type { AnswerWriter } from "../writing/compose-answer.ts";
import { scanWords } from "../writing/wording.ts";
import { citeFinding } from "./report/describe-findings.ts";
import { limitsOfPhotos } from "./report-limits.ts";

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
