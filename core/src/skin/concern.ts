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
