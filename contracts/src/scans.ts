import { PERSON_FACTS, UNDERSTOOD_STATES } from "@dewlight/core/person/person-fact.ts";
import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { CONCERNS } from "@dewlight/core/skin/concern.ts";
import { ZONES } from "@dewlight/core/skin/observation.ts";
import { QUALITY_CHECKS, QUALITY_STATUSES } from "@dewlight/core/skin/photo-quality.ts";
import { RED_FLAG_LEVELS } from "@dewlight/core/skin/red-flag.ts";
import { SENSITIVITIES, SKIN_TYPES } from "@dewlight/core/skin/skin-type.ts";
import { z } from "zod";
import { carePlanSchema } from "./care-plan.ts";
import { MAX_ID, UPLOAD } from "./constants.ts";
import { defineEndpoints } from "./endpoint.ts";
import { photoTimeFields } from "./photo-date.ts";
import { takenSchema } from "./progress.ts";

// What the contract does not name is additive: the server sends all of it, a reader does without.

const concernSchema = z.enum(CONCERNS);
/** 0 to 5 in steps of 0.5; what lies outside is clamped (SCAN-A21). */
const severity = z
	.number()
	.overwrite((value) => Math.min(5, Math.max(0, value)))
	.min(0)
	.max(5);

export const findingSchema = z.object({
	concern: concernSchema,
	severity: severity.nullable(),
	confidence: z.number(),
	zones: z.array(z.string()),
	because: z.array(z.string()),
});

export const keyConcernSchema = z.object({
	concern_name: z.string(),
	location_observed: z.string(),
	severity_score: severity,
	description: z.string(),
	concern: concernSchema.optional(),
	confidence: z.number().optional(),
	zones: z.array(z.string()).default([]),
	metric_ids: z.array(z.string()).default([]),
	/** The strongest reading in a sentence with its number and unit. */
	measured: z.string().nullable().default(null),
});

export const conditionNotesSchema = z.object({
	overall_assessment: z.string(),
	key_concerns_identified: z.array(keyConcernSchema),
	positive_observations: z.array(z.string()),
	hydration_level_assessment: z.string(),
	texture_assessment: z.string(),
	tone_evenness_assessment: z.string(),
	not_measured: z
		.array(
			z.object({
				concern: concernSchema,
				concern_name: z.string(),
				reason: z.string(),
				metric_ids: z.array(z.string()),
			}),
		)
		.default([]),
	skin_type_basis: z.string().optional(),
	skin_type_confidence: z.number().optional(),
	sensitivity_basis: z.string().optional(),
	sensitivity_confidence: z.number().optional(),
	/** The model that phrased the overall assessment; null or missing where the text is the product's own. */
	narrated_by: z.object({ provider: z.string(), model: z.string() }).nullish(),
});

export const progressSummarySchema = z.object({
	overall_assessment: z.string(),
	improvements: z.array(z.string()),
	regressions: z.array(z.string()),
	/** What one photo alone reads as worse; the next one decides. */
	not_sure_yet: z.array(z.string()).default([]),
	action_items: z.array(z.string()),
	basis: z.enum(["baseline", "compared", "not_comparable"]).optional(),
	not_comparable_because: z.array(z.string()).default([]),
	changes: z
		.array(
			z.object({
				metric_id: z.string(),
				previous: z.number(),
				value: z.number(),
				detectable: z.number(),
				verdict: z.enum(["better", "worse", "no_change"]),
				not_sure_yet: z.boolean().default(false),
			}),
		)
		.default([]),
});

const onePickSchema = z.object({
	id: z.string().optional(),
	name: z.string(),
	brand: z.string().optional(),
	image_url: z.string().nullable().default(null),
	price: z.number().nullable().default(null),
	currency: z.string().optional(),
	rating: z.number().nullable().default(null),
	rating_observed: z.string().nullable().optional(),
	rating_retailer: z.string().nullable().optional(),
	product_url: z.string().nullable().default(null),
	retailer: z.string().optional(),
	observed: z.string().optional(),
	reason: z.string().optional(),
	no_listed_fragrance: z.boolean().default(false),
	sensitive_safe: z.boolean().default(false),
	/** Where its strength is not the one the step names; one sentence. */
	strength_note: z.string().optional(),
	/** Places of the plan it is for, `{section}_{step}`. */
	steps: z.array(z.string()).optional(),
});
/** The pick that speaks for its category; `also` has those of the category's further steps. */
export const productNeedSchema = onePickSchema.extend({ also: z.array(onePickSchema).optional() });
export const productNeedsSchema = z.partialRecord(z.enum(PRODUCT_CATEGORIES), productNeedSchema);

export const redFlagSchema = z.object({
	rule_id: z.string(),
	level: z.enum(RED_FLAG_LEVELS),
	advice: z.string(),
});

/** What the note told about the person; `words` continues "You told us". */
export const understoodSchema = z.object({
	id: z.enum(PERSON_FACTS),
	about: z.string().optional(),
	quote: z.string().optional(),
	words: z.string(),
	sure: z.boolean(),
	lasting: z.boolean(),
	state: z.enum(UNDERSTOOD_STATES),
	/** True where the answers of the profile say it too. */
	in_profile: z.boolean().optional(),
});

/** What the person says to one of them; `read` takes back what was said before. */
export const answerUnderstoodSchema = understoodSchema.pick({ id: true, about: true, state: true });

/** What API-20 answers, and the payload of the first event. */
export const photoQualityPayloadSchema = z.object({
	status: z.enum(QUALITY_STATUSES),
	reason: z.string().nullable(),
});

export const photoQualitySchema = photoQualityPayloadSchema.extend({
	checks: z.array(
		z.object({
			name: z.enum(QUALITY_CHECKS),
			status: z.enum(QUALITY_STATUSES),
			value: z.number().nullable(),
			limit: z.number().nullable(),
		}),
	),
});

/** API-20; `can_keep_as_note`: a refused photo that the person may keep as a note instead; `asks_first`: a warned one that leaves much open. */
export const photoVerdictSchema = photoQualityPayloadSchema.extend({
	can_keep_as_note: z.boolean().default(false),
	asks_first: z.boolean().default(false),
});

/** Text field of API-24 that asks for a note instead of a scan. */
export const KEEP_AS_NOTE = { field: "keep_as_note", value: "true" } as const;

/** File field of API-24 for further photos of the same moment, up to UPLOAD.maxFrames; one that cannot be read is left out. */
export const FRAMES_FIELD = "frames";

/** API-24 */
export const scanSkinAnswerSchema = z.object({ id: z.number().int(), status: z.literal("processing") });

/** Text field of both photo calls; longer notes are refused, never cut (SCAN-A18). */
export const noteSchema = z.string().trim().max(UPLOAD.maxNoteLength);

/** API-25 */
export const latestAnswerSchema = z.object({ id: z.number().int() });

export const CHECKIN_STATUSES = ["processing", "complete", "failed"] as const;

const thumbnailFilename = z.string().nullable();

/** Said kindly where scans lie so close together that photos cannot show the skin; it limits nothing. */
export const paceSchema = z.object({ text: z.string(), next_comparison_at: z.string() });

/** API-26, newest photo first: processing and complete ones only; failed scans are left out. */
export const checkinTileSchema = z.object({
	id: z.number().int(),
	created_at: z.string(),
	...photoTimeFields,
	status: z.enum(CHECKIN_STATUSES),
	thumbnail_filename: thumbnailFilename,
	/** A photo in which too little could be read, kept on the person's wish: no report, no numbers. */
	kept_as_note: z.boolean().default(false),
	/** On the newest finished scan only, as things stand now; null or missing where nothing is to be said. */
	pace: paceSchema.nullish(),
	checkin_summary: z.object({
		final_skin_type: z.string().nullable(),
		progress_summary: progressSummarySchema.nullable(),
	}),
});
export type CheckinTile = z.infer<typeof checkinTileSchema>;

/** One transparent picture per concern in the thumbnail's frame, fetched like a thumbnail. */
export const findingLayerSchema = z.object({ concern: concernSchema, filename: z.string() });

/** Where a concern stands out most: a patch of the photo and its marks alone, both fetched like a thumbnail. */
export const closeUpSchema = z.object({
	concern: concernSchema,
	zone: z.enum(ZONES),
	filename: z.string(),
	marks_filename: z.string(),
});

/** What the report needs of the stored observation: numbers and coverage, no geometry. */
export const metricSchema = z.object({
	id: z.string(),
	metric: z.string(),
	zone: z.string(),
	unit: z.string(),
	value: z.number().nullable(),
	sd: z.number().nullable(),
	measurable: z.boolean(),
	reason: z.string().nullable(),
	confidence: z.number(),
	/** Of spots and marks: what the photo would have shown of them. */
	seen: z
		.object({
			power: z.number(),
			limit: z.number().nullable(),
			doubtful: z.number(),
			faint: z.number().optional(),
			expected: z.number().optional(),
		})
		.nullish(),
});

/** API-27. Unfinished parts are null, the keys are always there. */
export const checkinSchema = checkinTileSchema.extend({
	analysis_result: z.object({
		skin_type: z.enum(SKIN_TYPES).nullable(),
		skin_sensitivity: z.enum(SENSITIVITIES).nullable(),
		condition_notes: conditionNotesSchema.nullable(),
		care_plan: carePlanSchema.nullable(),
		progress_summary: progressSummarySchema.nullable(),
		findings: z.array(findingSchema).nullable().default(null),
		red_flags: z.array(redFlagSchema).nullable().default(null),
		understood: z.array(understoodSchema).nullish(),
	}),
	product_needs: productNeedsSchema.nullable(),
	photo_quality: photoQualitySchema.nullable().default(null),
	layers: z.array(findingLayerSchema).default([]),
	/** None of a photo taken before its owner agreed to keeping them. */
	close_ups: z.array(closeUpSchema).default([]),
	metrics: z.array(metricSchema).nullable().default(null),
	tone: z
		.object({ ita_deg: z.number(), ita_class: z.string(), monk_estimate: z.number(), confidence: z.number() })
		.nullable()
		.default(null),
	/** Photos of one moment: how many were sent, and over how many each number is the median. Null where one was. */
	frames: z.object({ taken: z.number().int(), used: z.number().int() }).nullable().default(null),
	engine: z.object({ name: z.string(), version: z.string(), crop: z.number() }).nullable().default(null),
	/** When the original photo was deleted; null while it still exists. */
	original_deleted_at: z.string().nullable().default(null),
	user_note: z.string().nullable().default(null),
	/** Scans that wait before this one; null when it does not wait: its analysis has begun or ended. */
	waiting_ahead: z.number().int().min(0).nullable().default(null),
	/** A model's own words about the photo, in Markdown; measured by nobody. Null or missing where there are none. */
	remarks: z.object({ provider: z.string(), model: z.string(), text: z.string() }).nullish(),
	/** Today's plan is made from this report: the newest that is finished. */
	makes_todays_plan: z.boolean().default(true),
	/** How the photo was taken, as the rule of comparable pairs asks; null where nothing was observed. */
	taken: takenSchema.nullable().default(null),
});
export type Checkin = z.infer<typeof checkinSchema>;

export const checkinListQuerySchema = z.object({
	offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
	limit: z.coerce.number().int().min(1).max(100).default(10),
});
export const checkinIdParamsSchema = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

/** API-28 */
export const eventsQuerySchema = z.object({ after: z.coerce.number().int().min(0).max(1_000).default(0) });
export const checkinEventSchema = z.discriminatedUnion("stage", [
	z.object({ stage: z.literal(STAGES[0]), payload: photoQualityPayloadSchema }),
	z.object({ stage: z.literal(STAGES[1]), payload: z.enum(SKIN_TYPES) }),
	z.object({ stage: z.literal(STAGES[2]), payload: z.enum(SENSITIVITIES) }),
	z.object({ stage: z.literal(STAGES[3]), payload: conditionNotesSchema }),
	z.object({ stage: z.literal(STAGES[4]), payload: carePlanSchema }),
	z.object({ stage: z.literal(STAGES[5]), payload: progressSummarySchema }),
	z.object({ stage: z.literal(STAGES[6]), payload: productNeedsSchema }),
]);
export type CheckinEvent = z.infer<typeof checkinEventSchema>;

const pictureParamsSchema = z.object({ filename: z.string().regex(/^[A-Za-z0-9_-]{10,64}\.webp$/) });

/**
 * What API-28 tells, as a stream: each stage at its index, how many scans wait before this one, and the end. A stream may
 * end without `end`; whoever follows asks again, or asks API-28.
 */
export const CHECKIN_STREAM_EVENTS = ["stage", "line", "end"] as const;
export const checkinStreamEventSchema = z.discriminatedUnion("type", [
	z.object({
		type: z.literal("stage"),
		index: z.number().int(),
		stage: z.enum(STAGES),
		payload: z.unknown(),
	}),
	z.object({ type: z.literal("line"), waiting_ahead: z.number().int().min(0).nullable() }),
	z.object({ type: z.literal("end") }),
]);
export type CheckinStreamEvent = z.infer<typeof checkinStreamEventSchema>;

export const scanApi = defineEndpoints({
	validatePhoto: {
		method: "POST",
		path: "/api/validate-photo",
		access: "gated",
		bodyKind: "upload",
		answer: photoVerdictSchema,
		errors: ["photo_consent_required", "under_age", "too_many_requests"],
	},
	scanSkin: {
		method: "POST",
		path: "/api/scan-skin",
		access: "gated",
		bodyKind: "upload",
		answer: { 202: scanSkinAnswerSchema },
		errors: [
			"photo_consent_required",
			"under_age",
			"conflict",
			"upgrade_needed",
			"fair_use_exceeded",
			"too_many_requests",
		],
	},
	latestCheckin: {
		method: "GET",
		path: "/api/checkins/latest",
		access: "gated",
		answer: latestAnswerSchema,
		errors: [],
	},
	listCheckins: {
		method: "GET",
		path: "/api/checkins",
		access: "gated",
		query: checkinListQuerySchema,
		answer: z.array(checkinTileSchema),
		errors: [],
	},
	getCheckin: {
		method: "GET",
		path: "/api/checkins/:id",
		access: "gated",
		params: checkinIdParamsSchema,
		answer: checkinSchema,
		errors: ["not_found", "upgrade_needed"],
	},
	answerUnderstood: {
		method: "PATCH",
		path: "/api/checkins/:id/understood",
		access: "gated",
		params: checkinIdParamsSchema,
		body: answerUnderstoodSchema,
		answer: checkinSchema,
		errors: ["not_found", "upgrade_needed"],
	},
	checkinEvents: {
		method: "GET",
		path: "/api/checkins/:id/events",
		access: "gated",
		params: checkinIdParamsSchema,
		query: eventsQuerySchema,
		answer: z.array(checkinEventSchema),
		errors: ["not_found", "upgrade_needed"],
	},
	followCheckin: {
		method: "GET",
		path: "/api/checkins/:id/stream",
		access: "gated",
		params: checkinIdParamsSchema,
		query: eventsQuerySchema,
		content: ["text/event-stream"],
		events: checkinStreamEventSchema,
		errors: ["not_found", "upgrade_needed", "too_many_requests"],
	},
	thumbnail: {
		method: "GET",
		path: "/api/thumbnails/:filename",
		access: "gated",
		params: pictureParamsSchema,
		content: ["image/webp"],
		errors: ["not_found"],
	},
});
