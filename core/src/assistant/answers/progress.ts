import { assertNever } from "../../skin/assert-never.ts";
import { concernOf } from "../../skin/biology-clock.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS } from "../../skin/concern-copy.ts";
import {
	groupChanges,
	largestOf,
	NO_CHANGE,
	numbersSentence,
	splitMetricId,
} from "../../skin/progress-copy.ts";
import type { MetricChange } from "../../skin/progress-summary.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { ChatReport } from "../conversation.ts";
import { citeMetric, citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, noReport, scanWords } from "../writing/compose-answer.ts";
import { citeFinding, describeFinding } from "./report/describe-findings.ts";

const WHY = /\b(?:why|reason|cause\w*|how come)\b/;
const LIGHT = /\b(?:light\w*|lamps?|sunlight|angle|camera|filter|brightness|flash)\b/;
const BY_LIGHT =
	"Light can do that, yes. Each photo is corrected for its light, and a change only counts where it is larger than what the photo alone can cause; that number stands with each. If the light was very different, let the next scan in the same place decide.";

/** Somebody who wonders about the light hears of it first. */
function withLight(light: string, draft: Draft): Draft {
	return light === "" ? draft : { ...draft, paragraphs: [light.trim(), ...draft.paragraphs] };
}

const NOISE = citeRule("rule.photo_noise", "Noise rule, changes beyond photo noise");

/** What changed since earlier scans, as far as the noise rule lets it be said; of one concern where one is named. */
export const answerProgress: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null) return noReport(inquiry, "changes over time");
	const { progress_summary: summary } = report.analysis;
	const { concerns } = inquiry.question.slots;
	const light = LIGHT.test(inquiry.question.text) ? `${BY_LIGHT} ` : "";
	const causes = WHY.test(inquiry.question.text)
		? "Why it changed is more than a photo can tell: new products, sun, sleep, stress, a cycle, weather or the light of the photo all come into question. Think back to what was new in the weeks before."
		: "";
	if (LAST_SCAN.test(inquiry.question.text)) return lastScan(report);
	switch (summary.basis) {
		case "baseline":
			return {
				paragraphs: [
					...concerns.slice(0, 2).map((concern) => describeFinding(report, concern)),
					summary.overall_assessment,
					...summary.action_items,
					causes,
				],
				citations: [NOISE, ...concerns.flatMap((concern) => citeFinding(report, concern).slice(0, 1))],
				quiet: concerns.length === 0,
			};
		case "not_comparable":
			return {
				paragraphs: [
					summary.overall_assessment,
					`For the next photo: ${lowerFirst(summary.action_items.join(" "))}`,
				],
				citations: [NOISE],
			};
		case "compared":
			return withLight(
				light,
				concerns.length > 0
					? ofConcerns(report, concerns, causes, inquiry.question.text)
					: overall(report, causes, inquiry.question.text),
			);
		default:
			return assertNever(summary.basis);
	}
};

const LAST_SCAN = /\bwhen (?:did|was|were)\b.*\bscan\w*|\b(?:date|day) of my (?:last|latest|newest) scan\b/;

/** The day of the newest scan, and of the one it is compared with. */
function lastScan(report: ChatReport): Draft {
	const before =
		/Compared with your scan of [^.]+\./.exec(report.analysis.progress_summary.overall_assessment)?.[0] ?? "";
	return {
		paragraphs: [
			`The newest I know is ${scanWords(report)}. ${before.replace("Compared with", "It is compared with")} All of them stand in your timeline.`.replace(
				/ {2,}/g,
				" ",
			),
		],
		citations: [citeRule("report.date", "The date of your report")],
	};
}

/** A time somebody means that lies before every scan that is compared here. */
const OLDER =
	/\b(?:summer|winter|spring|autumn|last (?:year|summer|winter)|christmas|holidays?|before (?:i|the) (?:baby|pregnan\w*|wedding))\b/;
/** "1 clear improvement and no clear setback.": told in words already. */
const COUNTED = /^\d+ clear improvements?[^.]*\. /;

function perhapsWorse({ analysis }: ChatReport): boolean {
	return analysis.progress_summary.changes.some(
		({ not_sure_yet, verdict }) => not_sure_yet && verdict === "no_change",
	);
}

function overall(report: ChatReport, causes: string, text: string): Draft {
	const judged = judgement(report);
	const { analysis } = report;
	const { progress_summary: summary } = analysis;
	const moved = summary.changes.filter(({ verdict }) => verdict !== "no_change").slice(0, 3);
	const lines = groupChanges(summary.changes)
		.slice(0, 5)
		.map(({ sentence, numbers }) => `- ${sentence} ${numbers}`);
	const top = lines.length > 0 ? [] : analysis.condition_notes.key_concerns_identified.slice(0, 2);
	const still = top.map(
		({ concern, severity_score }) => `${CONCERN_WORDS[concern]} at ${severity_score} of 5`,
	);
	return {
		paragraphs: [
			judged,
			OLDER.test(text)
				? "From then I have no scan to set beside it: what I compare is the one named here."
				: "",
			[
				judged === "" ? summary.overall_assessment : summary.overall_assessment.replace(COUNTED, ""),
				still.length > 0 ? `Most visible now: ${joinWords(still)}.` : "",
			]
				.filter(Boolean)
				.join(" "),
			lines.join("\n"),
			causes ||
				(perhapsWorse(report)
					? "One next step: the next photo at the same window in about a week. Until then change nothing; spots that hurt, go deep or leave scars are for a doctor."
					: (summary.action_items[0] ?? "")),
		],
		citations: [
			NOISE,
			...moved.map(cite),
			...top.flatMap(({ concern }) => citeFinding(report, concern).slice(0, 1)),
		],
	};
}

/** Better, worse or both, in a word, before the numbers: a rise that one more photo has to settle is said as one. */
function judgement({ analysis }: ChatReport): string {
	const named = (fits: (change: MetricChange) => boolean) => [
		...new Set(
			analysis.progress_summary.changes
				.filter(fits)
				.map(({ metric_id }) => CONCERN_WORDS[concernOf(splitMetricId(metric_id).metric)]),
		),
	];
	const better = named(({ verdict }) => verdict === "better");
	const worse = named(({ verdict }) => verdict === "worse");
	const perhaps = named(({ verdict, not_sure_yet }) => verdict === "no_change" && not_sure_yet);
	const up = [
		...(worse.length === 0 ? [] : [`${joinWords(worse)} worse`]),
		...(perhaps.length === 0 ? [] : [`${joinWords(perhaps)} perhaps worse, which one more photo decides`]),
	];
	if (better.length === 0 && up.length === 0) return "";
	if (better.length === 0) return `You may well be right: ${joinWords(up)}.`;
	if (up.length === 0) return `Better: ${joinWords(better)}.`;
	return `Both, and you are not imagining it: ${joinWords(better)} better, ${joinWords(up)}.`;
}

function ofConcerns(
	{ analysis }: ChatReport,
	concerns: readonly Concern[],
	causes: string,
	text: string,
): Draft {
	const told = concerns.slice(0, 2).map((concern) => {
		const changes = analysis.progress_summary.changes.filter(
			({ metric_id }) => concernOf(splitMetricId(metric_id).metric) === concern,
		);
		const said = changes.length === 0 ? unknown(concern) : sentences(concern, changes);
		return { changes, text: concerns.length > 1 ? said : `${whether(text, changes)}${said}` };
	});
	return {
		paragraphs: [...told.map(({ text }) => text), causes],
		citations: [NOISE, ...told.flatMap(({ changes }) => changes.slice(0, 2).map(cite))],
	};
}

const ASKS_BETTER =
	/\b(?:better|improv\w*|less|fewer|lower|down|gone|eas(?:ed|ing)|fad(?:ed|ing)|help\w*|work\w*|clear\w*|shrunk|smaller)\b/;
const ASKS_WORSE = /\b(?:worse\w*|more|higher|up|increas\w*|grown?|bigger|rising|rose)\b/;
const ASKS_WHETHER =
	/^(?:(?:so|and|but|ok|hey) )*(?:is|are|am|did|do|does|has|have|was|were)\b|\b(?:did|do|does|has|have|is|are) (?:it|they|my)\b/;

/** Yes or no to "did it go down?", as far as the photos let it be said; "" where nothing of the kind is asked. */
function whether(text: string, changes: readonly MetricChange[]): string {
	const better = ASKS_BETTER.test(text);
	if (!ASKS_WHETHER.test(text) || better === ASKS_WORSE.test(text)) return "";
	const has = (verdict: MetricChange["verdict"]) =>
		changes.some((one) => one.verdict === verdict && !one.not_sure_yet);
	if (has("better") && has("worse")) return "In part. ";
	if (has("better")) return better ? "Yes. " : "No, the other way round. ";
	if (has("worse")) return better ? "No, the other way round. " : "Yes. ";
	return changes.length === 0 ? "" : "Not that these photos can tell. ";
}

function unknown(concern: Concern): string {
	return `${CONCERN_NAMES[concern]} could not be compared: at least one of the two scans has no reading of it.`;
}

function sentences(concern: Concern, changes: readonly MetricChange[]): string {
	const said = groupChanges(changes).map(({ sentence, numbers }) => `${sentence} ${numbers}`);
	if (said.length > 0) return said.join(" ");
	const largest = largestOf(changes);
	const { metric } = splitMetricId(largest.metric_id);
	return `About ${CONCERN_WORDS[concern]}: ${lowerFirst(NO_CHANGE)} ${numbersSentence(metric, largest)}`;
}

function cite(change: MetricChange) {
	return citeMetric({ id: change.metric_id, ...splitMetricId(change.metric_id) });
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
