import { CONCERNS, type Concern, type Finding } from "./concern.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
import {
	BROWN_ITA,
	CONCERN_RULES,
	type ConcernRule,
	clampSeverity,
	DEEP_TONE_ITA,
	DEEP_TONE_REDNESS_CEILING,
	DEEP_TONE_REDNESS_CONFIDENCE,
	DEEP_TONE_REDNESS_USUAL,
	DRYNESS_CEILING,
	DRYNESS_CONFIDENCE_CEILING,
	type MeasuredConcern,
	SEVERITY_MAX,
} from "./concern-rules.ts";
import type { Metric, MetricZone, StoredObservation, ToneEstimate } from "./observation.ts";
import {
	combineReadings,
	type MetricReadings,
	meanConfidence,
	readMetric,
	zoneSeverity,
} from "./readings.ts";
import { joinWords } from "./zone-words.ts";

/** What of an observation decides the concerns. */
type Seen = Pick<StoredObservation, "metrics" | "tone">;

/**
 * Zones that carry the finding: within half a step of its severity; the strongest one when none is. Of counted
 * spots every zone with one carries it.
 */
function affectedZones(readings: MetricReadings, rule: ConcernRule, severity: number): MetricZone[] {
	if (severity === 0) return [];
	if (rule.combine === "likely_number") return spotted(readings);
	const own = readings.zones.map((metric) => ({ zone: metric.zone, severity: zoneSeverity(rule, metric) }));
	const top = Math.max(0, ...own.map((zone) => zone.severity));
	if (top === 0) return ["face"];
	const limit = Math.max(0.5, Math.min(severity - 0.5, top));
	return own.filter((zone) => zone.severity >= limit).map((zone) => zone.zone);
}

function spotted(readings: MetricReadings): MetricZone[] {
	const zones = readings.zones.filter((metric) => metric.value > 0).map((metric) => metric.zone);
	return zones.length > 0 ? zones : ["face"];
}

/** How deep a tone is, 0 to 1. Light alone moves the angle by some degrees, so nothing begins at one degree. */
function deepness(ita_deg: number): number {
	return Math.min(1, Math.max(0, (BROWN_ITA - ita_deg) / (BROWN_ITA - DEEP_TONE_ITA)));
}

/** From `from` on a light tone to `to` on a deep one. */
const between = (from: number, to: number, deep: number): number => from + (to - from) * deep;

/** Redness where melanin adds to it. */
function rednessRule(deep: number): ConcernRule {
	const rule = CONCERN_RULES.redness;
	const { whole } = rule;
	const usual = Object.entries(rule.usual ?? {}).map(([zone, own]) => [
		zone,
		own + between(0, DEEP_TONE_REDNESS_USUAL, deep),
	]);
	return {
		...rule,
		usual: Object.fromEntries(usual),
		...(whole && { whole: { ...whole, share: between(whole.share, 0, deep) } }),
		confidence_ceiling: between(rule.confidence_ceiling, DEEP_TONE_REDNESS_CONFIDENCE, deep),
	};
}

/** Most that redness is told at, in steps of a half. */
function rednessCeiling(deep: number): number {
	return Math.floor(2 * between(SEVERITY_MAX, DEEP_TONE_REDNESS_CEILING, deep)) / 2;
}

function findMeasured(observation: Seen, concern: MeasuredConcern): Finding {
	const deep = concern === "redness" ? deepness(observation.tone.ita_deg) : 0;
	const rule = deep > 0 ? rednessRule(deep) : CONCERN_RULES[concern];
	const readings = readMetric(observation.metrics, rule.metric);
	const severity = combineReadings(rule, readings);
	if (severity === null) {
		const because = readings.unmeasured.map((metric) => metric.id);
		return { concern, severity: null, confidence: 0, zones: [], because };
	}
	const used = readings.face === null ? readings.zones : [...readings.zones, readings.face];
	const reported = Math.min(severity, rednessCeiling(deep));
	return {
		concern,
		severity: reported,
		confidence: roundConfidence(Math.min(rule.confidence_ceiling, meanConfidence(used))),
		zones: affectedZones(readings, rule, reported),
		because: used.map((metric) => metric.id),
	};
}

function roundConfidence(confidence: number): number {
	return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

/**
 * Every concern every time, in the order of CONCERNS. Severity 0 to 5 in steps of 0.5 by the maps of
 * `concern-rules.ts`; null when the photo could not show it. Wishes and notes of the person have no part in it.
 */
export function findConcerns(observation: Seen): Finding[] {
	const measured = new Map<Concern, Finding>();
	for (const concern of CONCERNS) {
		if (concern !== "dryness") measured.set(concern, findMeasured(observation, concern));
	}
	return CONCERNS.map((concern) => measured.get(concern) ?? findDrynessLook([...measured.values()]));
}

/**
 * A rough surface without shine looks dry. Each whole step of texture above 1 counts, each step of shine takes one
 * away; at most 2, because a photo shows the look and not the water content.
 */
function findDrynessLook(findings: readonly Finding[]): Finding {
	const texture = findings.find((finding) => finding.concern === "texture");
	const shine = findings.find((finding) => finding.concern === "shine");
	const because = [...(texture?.because ?? []), ...(shine?.because ?? [])];
	const textureSeverity = texture?.severity ?? null;
	const shineSeverity = shine?.severity ?? null;
	if (texture === undefined || shine === undefined || textureSeverity === null || shineSeverity === null) {
		return { concern: "dryness", severity: null, confidence: 0, zones: [], because };
	}
	const severity = Math.min(DRYNESS_CEILING, clampSeverity(textureSeverity - 1 - shineSeverity));
	return {
		concern: "dryness",
		severity,
		confidence: Math.min(DRYNESS_CONFIDENCE_CEILING, texture.confidence, shine.confidence),
		zones: severity > 0 ? texture.zones : [],
		because,
	};
}

/** A photo in which fewer concerns than this can be read makes no report: half of them. */
const LEAST_READABLE = Math.ceil(CONCERNS.length / 2);

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
