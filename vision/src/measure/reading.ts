import type { DetectionPower, MetricZone, Zone } from "@dewlight/core/skin/observation.ts";

/** One zone's value of one metric, before it is known whether the photo allows it. */
export interface Reading {
	zone: MetricZone;
	value: number;
	/** Standard deviation over the seeded perturbations. */
	sd: number;
	/** Of spots and marks: what this very photo would have shown. */
	seen?: DetectionPower;
	/** Of redness over the face: how red all of it is (`overallRed`). */
	overall?: number;
	/** Of evenness over the face: zones that are clearly lighter (`palerAreas`). */
	paler?: Zone[];
	/** Why nothing is said after all, as one clause; missing where something is. */
	silent?: string;
}
