import { EXPERIMENT_STATES } from "@dewlight/core/experiments/experiment.ts";
import { USE_VERDICTS } from "@dewlight/core/routine/judge-use.ts";
import { METRIC_NAMES } from "@dewlight/core/skin/observation.ts";
import { SERIES_VERDICTS } from "@dewlight/core/skin/progress-summary.ts";
import { z } from "zod";
import { MAX_ID } from "./constants.ts";
import { defineEndpoints } from "./endpoint.ts";

export const EXPORT_FORMATS = ["csv", "json", "pdf"] as const;
/** DER-13 */
export const exportQuerySchema = z.object({
	format: z.enum(EXPORT_FORMATS, "Choose csv, json or pdf.").default("csv"),
});

/** One reading of one scan. `comparable` is false where light, pose or sharpness forbid comparing with the newest scan. */
export const progressPointSchema = z.object({
	checkin_id: z.number().int(),
	/** Its place in time. */
	at: z.string(),
	/** YYYY-MM-DD, of an imported photo the day to name; null or missing where `at` names it. */
	photo_date: z.string().nullish(),
	value: z.number().nullable(),
	/** Half width of the noise band around the value, in the metric's unit. */
	band: z.number().nullable(),
	comparable: z.boolean(),
	differs_in: z.array(z.string()),
	/** A later photo of the same sitting stands for it; skin does not change between the two. */
	repeated: z.boolean().default(false),
});

/** One metric over time, oldest first. */
export const progressSeriesSchema = z.object({
	metric_id: z.string(),
	metric: z.enum(METRIC_NAMES),
	zone: z.string(),
	unit: z.string(),
	/** True where a higher number looks worse. */
	lower_is_better: z.boolean(),
	points: z.array(progressPointSchema),
	verdict: z.enum(SERIES_VERDICTS),
	/** Smallest difference between first and last, as shown, that the photos do not explain. */
	detectable: z.number().nullable(),
	/** In plain words. */
	sentence: z.string(),
	/** The two readings and what the photos explain of their difference. */
	numbers: z.string().nullable().default(null),
});
/** What was done between two scans, and whether a verdict on it is possible. */
export const routineUseSchema = z.object({
	/** Days YYYY-MM-DD. */
	from: z.string(),
	to: z.string(),
	steps: z.array(
		z.object({
			/** `{section}_{step}`. */
			id: z.string(),
			done: z.number().int(),
			planned: z.number().int(),
			weeks: z.number().int(),
			needs_weeks: z.number().nullable(),
			verdict: z.enum(USE_VERDICTS),
			sentence: z.string(),
		}),
	),
	/** Of what nothing can be said yet; null where nothing speaks against a verdict. */
	summary: z.string().nullable(),
});
export type RoutineUse = z.infer<typeof routineUseSchema>;
export const progressAnswerSchema = z.object({
	series: z.array(progressSeriesSchema),
	/** Null where there are no two scans, or nothing in use that has an effect to wait for. */
	use: routineUseSchema.nullable().default(null),
});
export type ProgressSeries = z.infer<typeof progressSeriesSchema>;

export const comparePhotosQuerySchema = z.object({
	before: z.coerce.number().int().min(1).max(MAX_ID),
	after: z.coerce.number().int().min(1).max(MAX_ID),
});
export const comparisonSchema = z.object({
	before: z.number().int(),
	after: z.number().int(),
	comparable: z.boolean(),
	/** What differed, in plain words, when not comparable. */
	differs_in: z.array(z.string()),
	sentence: z.string(),
	/** One sentence with its numbers for each change that is claimed. */
	numbers: z.array(z.string()).default([]),
});

/** How a photo was taken: angles in degrees, lengths in pixels of the photo, the light as core's PhotoFacts have it. */
export const takenSchema = z.object({
	pose_deg: z.object({ yaw: z.number(), pitch: z.number(), roll: z.number() }),
	inter_ocular_px: z.number(),
	px_per_mm: z.number(),
	reblur: z.number(),
	light_asymmetry: z.number(),
	colour_cast: z.number(),
	clip_high: z.number(),
});

/** One product, one change, one date. */
export const startExperimentSchema = z.object({
	product_name: z.string().trim().min(1, "Name the product.").max(200),
	product_id: z.string().max(100).nullable().default(null),
	metric: z.enum(METRIC_NAMES),
	/** Weeks from the change to the verdict; the rule of the metric's biology sets the least. */
	weeks: z.number().int().min(2).max(26),
});
export const experimentSchema = z.object({
	id: z.string(),
	product_name: z.string(),
	product_id: z.string().nullable(),
	metric: z.enum(METRIC_NAMES),
	state: z.enum(EXPERIMENT_STATES),
	started_at: z.string(),
	baseline_scans: z.number().int(),
	baseline_needed: z.number().int(),
	changed_at: z.string().nullable(),
	verdict_at: z.string().nullable(),
	verdict: z.enum(SERIES_VERDICTS).nullable(),
	/** The change with its band, in the metric's unit. */
	change: z.number().nullable(),
	band: z.number().nullable(),
	sentence: z.string(),
	/** The numbers behind the verdict. */
	numbers: z.string().nullable().default(null),
	/** What to do now that it is over; null before. */
	next: z.string().nullable().default(null),
});
export type Experiment = z.infer<typeof experimentSchema>;
export const experimentsAnswerSchema = z.object({ experiments: z.array(experimentSchema) });
export const experimentParamsSchema = z.object({ id: z.uuid("This experiment does not exist.") });

const EXPERIMENT = {
	method: "POST",
	access: "gated",
	params: experimentParamsSchema,
	answer: experimentSchema,
	errors: ["not_found", "conflict"],
} as const;

export const progressApi = defineEndpoints({
	progress: {
		method: "GET",
		path: "/api/progress",
		access: "gated",
		answer: progressAnswerSchema,
		errors: ["not_found"],
	},
	compareCheckins: {
		method: "GET",
		path: "/api/progress/compare",
		access: "gated",
		query: comparePhotosQuerySchema,
		answer: comparisonSchema,
		errors: ["not_found"],
	},
	exportCheckins: {
		method: "GET",
		path: "/api/checkins/export",
		access: "gated",
		query: exportQuerySchema,
		content: ["text/csv", "application/json", "application/pdf"],
		errors: ["not_found", "upgrade_needed", "too_many_requests"],
	},
	experiments: {
		method: "GET",
		path: "/api/experiments",
		access: "gated",
		answer: experimentsAnswerSchema,
		errors: [],
	},
	startExperiment: {
		method: "POST",
		path: "/api/experiments",
		access: "gated",
		body: startExperimentSchema,
		answer: experimentSchema,
		errors: ["not_found", "conflict"],
	},
	beginChange: { ...EXPERIMENT, path: "/api/experiments/:id/begin" },
	stopExperiment: { ...EXPERIMENT, path: "/api/experiments/:id/stop" },
});
