import { CONCERN_NAMES, READING_NOTES } from "../../skin/concern-copy.ts";
import { sureness } from "../../skin/metric-words.ts";
import { citeRule } from "../writing/cite.ts";
import { noReport } from "../writing/no-report.ts";
import { scanWords } from "../writing/report-date.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { citeFinding, unmeasured } from "./report/describe-finding.ts";

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
