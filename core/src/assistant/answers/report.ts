import { CONCERN_ANSWERS } from "../../knowledge/questions/concern-answers.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import type { MeasuredMetric } from "../../skin/observation.ts";
import { capitalize, joinWords, placed } from "../../skin/zone-words.ts";
import type { ChatReport } from "../assistant-context.ts";
import type { Inquiry } from "../inquiry.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { noReport } from "../writing/no-report.ts";
import { pickWording } from "../writing/pick-wording.ts";
import { scanWords } from "../writing/report-date.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { answerKnownQuestion } from "./known-question.ts";
import { stepFor } from "./plan/find-steps.ts";
import { citePlanned, nameStep } from "./plan/name-step.ts";
import { asksSides, compareSides } from "./report/compare-sides.ts";
import { citeFinding, describeFinding } from "./report/describe-finding.ts";
import { describeSkinType } from "./report/describe-skin-type.ts";
import { describeZones, worstZone } from "./report/describe-zones.ts";

const SKIN_TYPE =
	/\b(?:skin type|type of skin|kind of skin|what skin|oily or|dry or|combination|normal skin|sensitive|sensitivity)\b/;
const OWN_TYPE =
	/\b(?:skin type|type of skin|kind of skin|(?:oily|dry|combination|normal|sensitive|greasy) skin|(?:skin|face) (?:is )?(?:oily|dry|sensitive|greasy))\b/;

/** Nobody has looked yet: how to tell it oneself. */
function ownType(inquiry: Inquiry): Draft {
	const { question } = inquiry;
	return answerKnownQuestion({
		...inquiry,
		question: { ...question, slots: { ...question.slots, known: "question.skin_types" } },
	});
}

const BAD = /\b(?:bad|ugly|gross|awful|terrible|horrible|disgusting|ruined|wrecked|a mess|trash(?:ed)?)\b/;
const NOT_BAD = "No skin is good or bad, and you are more than a photo of one day.";
const GOOD_NEWS = /\b(?:good|positive|strengths?|best|well|nice)\b/;

/** What the report says: of a place, of a concern, of the type of skin, or as a whole. */
export const answerReport: AnswerWriter = (inquiry) => {
	const { context, question } = inquiry;
	const { report } = context;
	const { slots, text } = question;
	if (report === null)
		return OWN_TYPE.test(text) ? ownType(inquiry) : noReport(inquiry, "how your skin looks");
	const worst = slots.zones.length === 0 && WORST.test(text) && PLACE.test(text) ? worstZone(report) : null;
	if (worst !== null) {
		const there = describeZones(report, [worst], slots.concerns);
		return { ...there, paragraphs: [`Most shows ${placed([worst])}.`, ...there.paragraphs] };
	}
	const place = slots.ordinal ?? (WORST.test(text) ? 0 : null);
	const ranked =
		place !== null &&
		(WORST.test(text) || OF_FINDINGS.test(text)) &&
		slots.zones.length + slots.concerns.length === 0
			? oneOfRow(report, place)
			: null;
	if (ranked !== null) return ranked;
	if (asksSides(question)) return compareSides(report, question);
	if (slots.zones.length > 0)
		return describeZones(
			report,
			slots.zones,
			slots.concerns.length === 0 && MARKS.test(text) ? ["dark_spots"] : slots.concerns,
		);
	if (SKIN_TYPE.test(text)) return describeSkinType(report, text);
	if (COUNTS.test(text) && slots.concerns.includes("acne")) {
		const counted = countOf(report);
		if (counted !== null) return counted;
	}
	if (slots.concerns.length > 0) return concernsDraft(report, slots.concerns, text);
	return GOOD_NEWS.test(text) && report.analysis.condition_notes.positive_observations.length > 0
		? goodNews(report)
		: overall(inquiry, report);
};

/** What is left of spots, where only that is named. */
const MARKS = /\bmarks?\b/;
const WORST =
	/\b(?:worst|most visible|biggest (?:problem|issue|concern)|main (?:problem|issue|concern)|strongest)\b/;
const PLACE = /\b(?:parts?|zones?|areas?|places?|where|sides?|spot on my face)\b/;
const WORRIES = /\b(?:worr\w*|serious|dangerous|doctor|bad|concerned|harmless|severe)\b/;
const COUNTS = /\b(?:how many|count\w*|number of)\b/;

/** Spots in all and by place; null where none could be counted. */
function countOf(report: ChatReport): Draft | null {
	const places = report.observation.metrics.filter(
		(one): one is MeasuredMetric => one.metric === "inflamed_spots" && one.measurable && one.zone !== "face",
	);
	if (places.length === 0) return null;
	const severity = report.analysis.findings.find(({ concern }) => concern === "acne")?.severity ?? null;
	const some = places.filter(({ value }) => Math.round(value) > 0);
	const all = some.reduce((sum, { value }) => sum + Math.round(value), 0);
	const where = joinWords(some.map(({ zone, value }) => `${Math.round(value)} ${placed([zone])}`));
	return {
		paragraphs: [
			all === 0
				? `None that look raised and red in ${scanWords(report)}.`
				: `${all} in all that look raised and red in ${scanWords(report)}: ${where}.`,
			`${severity === null ? "" : `**Acne-like spots: ${severity} of 5.** `}Freckles or stubble can be counted by mistake, so take it as about that many.`,
		],
		citations: citeFinding(report, "acne"),
	};
}

const OF_FINDINGS = /\b(?:finding|concern|problem|issue|point|result|one)s?\b/;

/** "The third finding": by how visible they are. */
function oneOfRow(report: ChatReport, at: number): Draft | null {
	const found = report.analysis.condition_notes.key_concerns_identified;
	if (found.length === 0) return null;
	const concern = found[at]?.concern;
	if (concern === undefined)
		return {
			paragraphs: [
				`Your report has ${found.length === 1 ? "only one finding" : `only ${found.length} findings`} that stood out: ${joinWords(found.map(({ concern_name }) => concern_name.toLowerCase()))}.`,
				...found.slice(0, 1).map((one) => describeFinding(report, one.concern)),
			],
			citations: found.slice(0, 1).flatMap((one) => citeFinding(report, one.concern)),
		};
	return { paragraphs: [describeFinding(report, concern)], citations: citeFinding(report, concern) };
}

/** Asks for what the plan does about it as well. */
const STEP = /\b(?:steps?|plan|routine|serum|cream|product|(?:do|doing|done) (?:about|for|against))\b/;

/** A degree that somebody says the report gave. */
const LEVEL = /\b(?:says?|said|reads?|shows?|wrote|written)\b.*\b(moderate|severe|strong|high)\b/;
/** From this severity on a finding is at least moderate. */
const FROM = 2;

function concernsDraft(
	report: ChatReport,
	concerns: Inquiry["question"]["slots"]["concerns"],
	text: string,
): Draft {
	const withSteps = STEP.test(text);
	const told = concerns.slice(0, 3);
	const level = LEVEL.exec(text)?.[1];
	const milder =
		level !== undefined &&
		told.some(
			(concern) => (report.analysis.findings.find((one) => one.concern === concern)?.severity ?? FROM) < FROM,
		);
	const steps = withSteps ? told.flatMap((concern) => stepFor(report, concern) ?? []) : [];
	return {
		paragraphs: [
			milder
				? `"${capitalize(level)}" is not what ${scanWords(report)} says: it reads lower, and the numbers are these.`
				: "",
			...told.map((concern) => describeFinding(report, concern)),
			WORRIES.test(text)
				? told
						.map((concern) => CONCERN_ANSWERS[concern].stop)
						.filter(Boolean)
						.join(" ")
				: "",
			steps.length > 0
				? `In your plan that is for ${joinWords([...new Set(steps.map((placed) => `the ${nameStep(placed)} (${placed.section})`))])}.`
				: withSteps
					? "No step of your plan is there for that alone."
					: "",
		],
		citations: [
			...told.flatMap((concern) => citeFinding(report, concern)),
			...steps.slice(0, 2).flatMap(citePlanned),
		],
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
function mostSeen({ analysis }: ChatReport): string {
	const [most] = analysis.findings.toSorted((a, b) => (b.severity ?? 0) - (a.severity ?? 0));
	return most?.severity ? ` What shows most is ${CONCERN_WORDS[most.concern]}, and it hardly does.` : "";
}
