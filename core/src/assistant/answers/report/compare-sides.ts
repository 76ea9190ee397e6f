import { concernOf } from "../../../skin/biology-clock.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { amountWords } from "../../../skin/metric-words.ts";
import { statedSd } from "../../../skin/noise-rule.ts";
import type { MeasuredMetric, Metric, Zone } from "../../../skin/observation.ts";
import { capitalize, placed } from "../../../skin/zone-words.ts";
import type { ChatReport } from "../../assistant-context.ts";
import type { Question } from "../../question.ts";
import { citeMetric } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

const BOTH =
	/\bleft\b.*\bright\b|\bright\b.*\bleft\b|\b(?:which|one|each|other|two|both) (?:side|cheek|half)s?\b/;
const COMPARES =
	/\b(?:worse|better|more|less|redder|darker|same|even|equal|compare\w*|differ\w*|than|against|versus|vs|or)\b/;

/** Whether the two sides of a face are to be set against each other. */
export function asksSides({ text }: Pick<Question, "text">): boolean {
	return BOTH.test(text) && COMPARES.test(text);
}

interface Pair {
	left: MeasuredMetric;
	right: MeasuredMetric;
}

/** Left against right, by readings that stand on both sides; a difference counts beyond what a photo alone can make. */
export function compareSides({ observation }: ChatReport, { slots }: Pick<Question, "slots">): Draft {
	const part = slots.zones.map(sideless)[0] ?? "cheek";
	const at = (side: string) => observation.metrics.filter(isMeasuredAt(`${side}_${part}` as Zone));
	const rights = at("right");
	const pairs = at("left").flatMap((left): Pair[] => {
		const right = rights.find(({ metric }) => metric === left.metric);
		const meant = slots.concerns.length === 0 || slots.concerns.includes(concernOf(left.metric));
		return right !== undefined && meant ? [{ left, right }] : [];
	});
	if (pairs.length === 0)
		return {
			paragraphs: [
				"The two sides cannot be compared in this photo: at least one of them has no reading. A photo straight from the front, in even light, shows both.",
			],
			quiet: true,
		};
	const apart = pairs.filter(({ left, right }) => Math.abs(left.value - right.value) > noiseOf(left, right));
	const told = (apart.length > 0 ? apart : pairs).slice(0, 3);
	return {
		paragraphs: [
			apart.length > 0
				? "Your two sides differ here:"
				: "About even: no reading differs by more than one photo can make by itself.",
			told.map(line).join("\n"),
			"Light from one side does the same, so let the next photo decide, facing a window.",
		],
		citations: told.flatMap(({ left, right }) => [citeMetric(left), citeMetric(right)]),
	};
}

function isMeasuredAt(zone: Zone) {
	return (metric: Metric): metric is MeasuredMetric => metric.zone === zone && metric.measurable;
}

function noiseOf(left: MeasuredMetric, right: MeasuredMetric): number {
	return 2 * Math.hypot(statedSd(left), statedSd(right));
}

function line({ left, right }: Pair): string {
	const words = capitalize(CONCERN_WORDS[concernOf(left.metric)]);
	const amounts = [left, right].map((one) => `${amountWords(one.metric, one.value)} ${placed([one.zone])}`);
	return `- ${words}: ${amounts.join(", ")}`;
}

function sideless(zone: Zone): string {
	return zone.replace(/^(?:left|right)_/, "");
}
