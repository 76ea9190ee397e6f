import { MINOR_LINES } from "../knowledge/person-rules.ts";
import { concernOf, dateWords } from "../skin/biology-clock.ts";
import { CONCERN_WORDS } from "../skin/concern-copy.ts";
import type { MetricName } from "../skin/observation.ts";
import { differenceNames, type SeriesDifference } from "../skin/progress-copy.ts";
import { BASELINE_SCANS, type ExperimentUse, leastWeeks } from "./experiment.ts";

export const STOPPED = "You stopped this experiment before its verdict.";

export const NOT_MEASURED_ALIKE =
	"No area of the face could be measured in all the photos, so there is no verdict.";

const until = (iso: string | null) => {
	const date = dateWords(iso);
	return date === null ? "" : ` by ${date}`;
};

/** While comparable scans are collected. */
export function baselineSentence(scans: number, product: string): string {
	const missing = BASELINE_SCANS - scans;
	if (missing <= 0) return `The baseline is complete. Begin using ${product}, and change nothing else.`;
	const more = missing === 1 ? "one more scan" : `${missing === 2 ? "two" : "three"} more scans`;
	return `Take ${more} in the same place and light before you begin ${product}, a few days apart.`;
}

/** Between the change and the date. */
export function tooEarlySentence(metric: MetricName, product: string, date: string | null): string {
	const words = dateWords(date);
	const when = words === null ? "" : ` The verdict comes on ${words}.`;
	return `It is too early to judge ${product}: give ${CONCERN_WORDS[concernOf(metric)]} ${leastWeeks(metric)} weeks at least.${when}`;
}

/** The date has come and no scan with it. */
export function waitingSentence(iso: string | null): string {
	return `The date has come. Take a scan in the same place and light as before${until(iso)}, and you get your verdict.`;
}

export function missingSentence(iso: string | null): string {
	return `There was no scan to judge it with${until(iso)}, so there is no verdict.`;
}

export function notComparableSentence(differences: readonly SeriesDifference[]): string {
	return `The photos before and after are not comparable: they differ in ${differenceNames(differences)}. We hold back a verdict, because the difference could be the photo and not your skin.`;
}

/** What stands before a claim, so that nobody reads it as more: it compares, and the product may not be the cause. */
export function comparedSentence(product: string): string {
	return `This compares your skin before and after you began ${product}; what else changed meanwhile counts too.`;
}

export const UNKNOWN_USE = "How often you used it was not checked off, so nobody knows.";

export function usedSentence({ done, planned }: Pick<ExperimentUse, "done" | "planned">): string {
	return `You checked it off on ${done} of ${planned} ${planned === 1 ? "day" : "days"}.`;
}

export function usedTooLittleSentence(product: string, use: Pick<ExperimentUse, "done" | "planned">): string {
	return `Nothing can be said yet about ${product}. ${usedSentence(use)} That is too little to say anything of it.`;
}

/** No change within fewer weeks than the product takes is no sign that it does nothing. */
export function usedTooShortSentence(product: string, weeks: number, needed: number): string {
	return `Nothing can be said yet about ${product}: nothing changed in ${weeks} weeks, and it needs about ${needed} before it can show anything.`;
}

export const NEXT = {
	better:
		"Nothing speaks against keeping it. One pair of photos is no proof: a later scan shows whether it stays.",
	worse: "Leave it out for two weeks and scan again: if that goes back, it may have been this product.",
	no_change: "You lose nothing you could see by leaving it out. If you like it, keep it.",
	once_more: "Take two more scans in the same place and light within the next weeks; three say it for sure.",
	again: "If you want to know, use it on its days and start again.",
	longer: "If your skin is calm with it, keep on and start again for more weeks.",
	like: "Start again, and take the photos in the same place and light.",
} as const;

/** A plan for fewer weeks than the skin needs. */
export function tooShortSentence(metric: MetricName): string {
	return `Too short to tell: give ${CONCERN_WORDS[concernOf(metric)]} at least ${leastWeeks(metric)} weeks.`;
}

const CHILD =
	"Under 13 no product is tested here: a test needs photos, and none are taken at this age. Please ask a parent or guardian.";

/** Why a person of this age does not test this reading, as whole sentences; null when they may. */
export function whyNotTested(
	metric: MetricName,
	{ child, minor }: { child: boolean; minor: boolean },
): string | null {
	if (child) return CHILD;
	if (metric !== "wrinkles" || !minor) return null;
	return `Lines are not tested under 18: ${lowerFirst(MINOR_LINES.note)} Choose another reading.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
