import type { MetricId, MetricZone } from "./observation.ts";

export const CONCERNS = [
	"acne",
	"redness",
	"dark_spots",
	"uneven_tone",
	"shine",
	"pores",
	"lines",
	"under_eye",
	"texture",
	"dryness",
] as const;
export type Concern = (typeof CONCERNS)[number];

/**
 * Every concern is reported every time: severity 0 means nothing seen, null means not measurable in this photo.
 * Severity runs 0 to 5 in steps of 0.5 by the maps of docs/science.md.
 */
export interface Finding {
	concern: Concern;
	severity: number | null;
	confidence: number;
	zones: MetricZone[];
	because: MetricId[];
}

/** A finding a plan stands on. */
export interface StandingFinding extends Finding {
	/** An earlier photo showed it, and the newest one could not show the concern at all. */
	earlier?: true;
}

/** What a report keeps of its own photo and of those before it. */
interface FoundAndCarried {
	findings: readonly Finding[];
	/** Of earlier photos, for concerns this one could not show; missing where there are none. */
	carried?: readonly Finding[];
}

/** Every concern as its newest readable photo shows it: a photo that cannot show a concern says nothing about it. */
export function standingFindings({ findings, carried = [] }: FoundAndCarried): StandingFinding[] {
	return findings.map((finding) => {
		const before = finding.severity === null && carried.find(({ concern }) => concern === finding.concern);
		return before ? { ...before, earlier: true } : finding;
	});
}

/** What a photo leaves standing of the report before it. */
export function carryFindings(findings: readonly Finding[], previous: FoundAndCarried | null): Finding[] {
	if (previous === null) return [];
	const unread = new Set(findings.filter(({ severity }) => severity === null).map(({ concern }) => concern));
	return [...previous.findings, ...(previous.carried ?? [])].filter(
		({ concern, severity }) => severity !== null && unread.has(concern),
	);
}
