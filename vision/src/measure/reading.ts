import type { MetricZone } from "@dewlight/core/skin/observation.ts";

/** One zone's value of one metric, before it is known whether the photo allows it. */
export interface Reading {
	zone: MetricZone;
	value: number;
	/** Standard deviation over the seeded perturbations. */
	sd: number;
}
