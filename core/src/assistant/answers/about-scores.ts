import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { ChatReport } from "../assistant-context.ts";
import { citeRule } from "../writing/cite.ts";
import { scanWords } from "../writing/report-date.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { citeFinding } from "./report/describe-finding.ts";

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
