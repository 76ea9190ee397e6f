import { CONCERN_ANSWERS } from "../../knowledge/concern-modules.ts";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import type { MeasuredMetric } from "../../skin/observation.ts";
import { capitalize, joinWords, placed } from "../../skin/zone-words.ts";
import type { ChatReport, Citation, Inquiry } from "../conversation.ts";
import { citeMetric, citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, noReport, scanWords } from "../writing/compose-answer.ts";
import { answerReportSureness, LIGHT } from "./about-measuring.ts";
import { answerKnownQuestion } from "./known-question.ts";
import { citePlanned, nameStep, stepFor } from "./plan/tell-steps.ts";
import { asksSides, citeFinding, compareSides, describeFinding } from "./report/describe-findings.ts";
import { describeZones, wholeReport, worstZone } from "./report/describe-report.ts";

const SENSITIVE = /\bsensitiv\w*\b/;

/** Skin type or sensitivity, with what it was read from. */
function describeSkinType(report: ChatReport, text: string): Draft {
	const { skin_type, skin_sensitivity, condition_notes: notes } = report.analysis;
	if (SENSITIVE.test(text)) {
		return {
			paragraphs: [
				`Sensitivity: **${skin_sensitivity.toLowerCase()}**. ${notes.sensitivity_basis} Sensitivity is something you feel more than something a photo shows, so your answers count most.`,
			],
			citations: [citeRule("report.sensitivity", "Sensitivity in your report")],
		};
	}
	return {
		paragraphs: [`Your skin type reads as **${skin_type.toLowerCase()}**. ${notes.skin_type_basis}`],
		citations: [citeRule("report.skin_type", "Skin type in your report"), ...shine(report)],
	};
}

function shine({ observation }: ChatReport): Citation[] {
	return observation.metrics
		.filter(({ metric, measurable }) => metric === "shine" && measurable)
		.slice(0, 2)
		.map(citeMetric);
}

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

/** What the report says: of a place, of a concern, of the type of skin, or as a whole. */
export const answerReport: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	const { text, slots } = inquiry.question;
	if (report === null)
		return OWN_TYPE.test(text) ? ownType(inquiry) : noReport(inquiry, "how your skin looks");
	if (LIGHT.test(text) && DOUBTS.test(text)) return answerReportSureness(inquiry);
	const said = fromReport(inquiry, report);
	const before = [
		NAMED_ILLNESS.test(text) ? NO_DIAGNOSIS : "",
		slots.zones.length > 0 && OWN_EYES.test(text) ? EYES_COUNT : "",
		DEGREE.test(text) ? SCALE.text : "",
	].filter(Boolean);
	return before.length === 0 ? said : { ...said, paragraphs: [before.join(" "), ...said.paragraphs] };
};

const DOUBTS =
	/\b(?:just|only|maybe|perhaps|possibly|could|might|because of|fault|blame|due to|really|actually|from)\b/;
const NAMED_ILLNESS =
	/\b(?:rosacea|eczema|melasma|psoriasis|dermatitis|vitiligo|ringworm|fung\w+|lupus|impetigo|keratosis|disease|illness|diagnos\w*)\b/;
const NO_DIAGNOSIS =
	"The report names what a photo shows and no illness: what it is called a doctor tells, who looks and asks.";
const OWN_EYES =
	/\b(?:clearly|obviously|actually|wrong|mirror|looks? (?:like|worse)|feels? (?:like|worse)|mistake|swap\w*|other way)\b/;
const EYES_COUNT =
	"Your own eyes count as much as one photo: light from one side, the angle and the day change what it reads, and another scan in daylight tells whether it stays.";
const DEGREE =
	/\b(?:what|how)\b.*\b(?:mean\w*|stands? for|is|bad)\b.*\b(?:mild|moderate|severe|pronounced|slight|severity)\b|\b(?:mild|moderate|severe|pronounced|slight|severity)\b.*\b(?:mean\w*|stands? for)\b/;
const SCALE = KNOWN_QUESTIONS.find(({ id }) => id === "question.scale") ?? { text: "" };

function fromReport(inquiry: Inquiry, report: ChatReport): Draft {
	const { question } = inquiry;
	const { slots, text } = question;
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
	return wholeReport(inquiry, report);
}

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
