import * as actives from "../../knowledge/actives.ts";
import { KNOWN_CASES } from "../../knowledge/cases/known-cases.ts";
import * as modules from "../../knowledge/concern-modules.ts";
import * as person from "../../knowledge/person-rules.ts";
import * as about from "../../knowledge/questions/about-product.ts";
import * as care from "../../knowledge/questions/care-words.ts";
import * as known from "../../knowledge/questions/known-questions.ts";
import * as safety from "../../knowledge/questions/safety-answers.ts";
import * as sources from "../../knowledge/sources.ts";
import * as guidance from "../../knowledge/step-guidance.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { OF_KIND, THINGS } from "../../knowledge/things/things.ts";
import { monthWords } from "../../products/months.ts";
import { concernOf, dateWords, WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import { NOTICEABLE_COLOR_DIFFERENCE } from "../../skin/concern-copy.ts";
import { CONCERN_RULES } from "../../skin/concern-rules.ts";
import { amountWords, spreadWords } from "../../skin/metric-words.ts";
import type { Metric } from "../../skin/observation.ts";
import { RED_FLAG_RULES } from "../../skin/red-flags/red-flag-rules.ts";
import type { Asked, AssistantContext } from "../conversation.ts";
import { AFTER_WHOSE_DANGER, POISON_IN_LANGUAGES } from "../triage/danger-lines.ts";
import { HELP_IN_ENGLISH, HELP_TEXTS } from "../triage/help-in-languages.ts";

const NUMBER = /\d+(?:[.,]\d+)*/g;

export function numbersIn(text: string): string[] {
	return (text.match(NUMBER) ?? []).map((number) => number.replace(/[.,]$/, ""));
}

const KNOWLEDGE = new Set(
	numbersIn(
		JSON.stringify([
			about,
			actives.ACTIVES,
			guidance,
			modules.CONCERN_MODULES,
			care,
			safety,
			known,
			KNOWN_CASES,
			THINGS,
			OF_KIND,
			person,
			sources.SOURCES,
			STEP_RULES,
			RED_FLAG_RULES.map(({ advice }) => advice),
			AFTER_WHOSE_DANGER,
			HELP_IN_ENGLISH,
			HELP_TEXTS,
			POISON_IN_LANGUAGES,
			WEEKS_TO_JUDGE,
			NOTICEABLE_COLOR_DIFFERENCE,
		]),
	),
);

/** The severity scale, and the age from which the plan has no lines to care for. */
const FIXED = ["0", "5", "18"];

/** Every number an answer may hold: from knowledge, from the context as it is worded, from what the person wrote. */
export function groundedNumbers({ message, history, context }: Asked): ReadonlySet<string> {
	return new Set([
		...KNOWLEDGE,
		...FIXED,
		...numbersIn(JSON.stringify(context)),
		...numbersIn(wordedContext(context)),
		...numbersIn([message, ...history.map((turn) => turn.message)].join(" ")),
	]);
}

/** What such a place reads on most clear skin. */
function usualWords({ metric, zone }: Metric): string {
	const usual = CONCERN_RULES[concernOf(metric)].usual?.[zone];
	return usual === undefined ? "" : amountWords(metric, usual);
}

function wordedContext({ report, shown, named, in_use }: AssistantContext): string {
	const rows = [...shown, ...named, ...in_use.flatMap(({ product }) => product ?? [])];
	const metrics = report?.observation.metrics ?? [];
	const changes = report?.analysis.progress_summary.changes ?? [];
	return [
		dateWords(report?.created_at ?? null) ?? "",
		...metrics.flatMap((one) =>
			one.measurable ? [amountWords(one.metric, one.value), spreadWords(one), usualWords(one)] : [],
		),
		...changes.map(({ previous, value }) =>
			[previous, value].flatMap((number) => [0, 1, 2].map((digits) => number.toFixed(digits))).join(" "),
		),
		...changes.map(({ detectable }) =>
			[0, 1, 2]
				.flatMap((d) =>
					[Math.floor, Math.ceil].map((round) => (round(detectable * 10 ** d) / 10 ** d).toFixed(d)),
				)
				.join(" "),
		),
		...rows.map(
			({ price, observed, rating_observed }) =>
				`${price?.toFixed(2) ?? ""} ${monthWords(observed)} ${monthWords(rating_observed ?? observed)}`,
		),
		...in_use.map((_, at) => String(at + 1)),
		...Array.from({ length: 12 }, (_, at) => String(at + 1)).slice(0, report ? 8 : 0),
	].join(" ");
}
