import { CONCERNS, type Concern, type Finding } from "./concern.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
import { findConcerns } from "./find-concerns.ts";
import type { Metric, ToneEstimate } from "./observation.ts";
import { joinWords } from "./zone-words.ts";

/** A photo in which fewer concerns than this can be read makes no report: half of them. */
export const LEAST_READABLE = Math.ceil(CONCERNS.length / 2);

/** Whether one can be read does not hang on the tone. */
const ANY_TONE: ToneEstimate = { ita_deg: 30, ita_class: "intermediate", monk_estimate: 5, confidence: 0 };

/** What a finding could not say anything about, in the order of CONCERNS. */
export function unreadIn(findings: readonly Pick<Finding, "concern" | "severity">[]): Concern[] {
	return findings.filter(({ severity }) => severity === null).map(({ concern }) => concern);
}

/** The concerns that these metrics leave open, by the very rules of the findings. */
export function unreadableConcerns(metrics: readonly Metric[]): Concern[] {
	return unreadIn(findConcerns({ metrics: [...metrics], tone: ANY_TONE }));
}

export function isReportable(unread: readonly Concern[]): boolean {
	return CONCERNS.length - unread.length >= LEAST_READABLE;
}

/** "Acne-like spots and lines cannot be read in this photo."; empty where nothing is lost. */
export function unreadSentence(unread: readonly Concern[]): string {
	if (unread.length === 0) return "";
	const names = joinWords(unread.map((concern) => CONCERN_WORDS[concern]));
	return `${names.charAt(0).toUpperCase()}${names.slice(1)} cannot be read in this photo.`;
}
