import { CONCERN_NAMES } from "../../skin/concern-copy.ts";
import { capitalize } from "../../skin/zone-words.ts";
import { citeMetric, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { scanWords } from "../writing/report-date.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { citeFinding, describeFinding, unmeasured } from "./report/describe-finding.ts";

const BETTER_PHOTO =
	"A sharper photo in even daylight, face on, hair back and no makeup, usually brings it back.";

const IN_GENERAL =
	/\b(?:an?|any|photos|pictures|selfies) (?:photo|picture|selfie|camera|scan)?\b.*\b(?:cannot|not|never)\b/;

/** What no photo tells, whoever is on it. */
export function limitsOfPhotos(): Draft {
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
