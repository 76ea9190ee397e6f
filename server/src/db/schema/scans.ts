import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import { type AnalysisResult, STAGES, type StageEvent } from "@dewlight/core/scan/stages.ts";
import { CONCERNS } from "@dewlight/core/skin/concern.ts";
import { type StoredObservation, ZONES } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { sql } from "drizzle-orm";
import {
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";

/** `note`: a photo in which too little could be read, kept with the person's words; a report in no way. */
export const CHECKIN_STATES = ["processing", "complete", "failed", "note"] as const;
export type CheckinState = (typeof CHECKIN_STATES)[number];

/** Why a scan ended without a report. `photo_quality` is the only one that says something about the photo. */
export const CHECKIN_FAILURES = [
	"photo_quality",
	"analysis_error",
	"timed_out",
	"photo_lost",
	"consent_withdrawn",
] as const;
export type CheckinFailure = (typeof CHECKIN_FAILURES)[number];

export const checkins = pgTable(
	"checkins",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		status: text({ enum: CHECKIN_STATES }).notNull(),
		failure: text({ enum: CHECKIN_FAILURES }),
		note: text(),
		photoQuality: jsonb().$type<PhotoQuality>(),
		/** Null until the last stage is done; until then the events hold the finished parts. */
		analysisResult: jsonb().$type<AnalysisResult>(),
		productNeeds: jsonb().$type<ProductNeeds>(),
		/** YYYY-MM-DD, of an imported photo the day its owner says it was taken; null for a photo scanned as it was taken. */
		photoDate: date({ mode: "string" }),
		createdAt: instant().notNull(),
		/** The moment a scan is of, its place in the timeline: the first moment of an imported photo's day anywhere, so before every scan of that day. */
		takenAt: instant()
			.notNull()
			.generatedAlwaysAs(sql`least((photo_date - interval '14 hours') at time zone 'UTC', created_at)`),
		finishedAt: instant(),
	},
	(table) => [
		index("checkins_user").on(table.userId, table.takenAt, table.id),
		uniqueIndex("checkins_one_active").on(table.userId).where(sql`${table.status} = 'processing'`),
	],
);

/** Append only. `position` counts from 0; a stage stands at most once, whatever is retried. */
export const checkinEvents = pgTable(
	"checkin_events",
	{
		checkinId: integer()
			.notNull()
			.references(() => checkins.id, { onDelete: "cascade" }),
		position: integer().notNull(),
		stage: text({ enum: STAGES }).notNull(),
		payload: jsonb().$type<StageEvent["payload"]>().notNull(),
		createdAt: instant().notNull(),
	},
	(table) => [
		primaryKey({ name: "checkin_events_position", columns: [table.checkinId, table.position] }),
		unique("checkin_events_stage").on(table.checkinId, table.stage),
	],
);

/** The numbers that outlive the photo: no landmarks, no polygons, no face box. */
export const observations = pgTable("observations", {
	checkinId: integer()
		.primaryKey()
		.references(() => checkins.id, { onDelete: "cascade" }),
	engineName: text().notNull(),
	engineVersion: text().notNull(),
	observation: jsonb().$type<StoredObservation>().notNull(),
	createdAt: instant().notNull(),
});

/** `close_up` is a patch of the photo, `close_up_marks` what is drawn over it. */
export const PICTURE_KINDS = ["thumbnail", "layer", "close_up", "close_up_marks"] as const;

/** Kept pictures: the re-encoded thumbnail, one transparent layer and one close-up per concern. Names are random. */
export const pictures = pgTable(
	"pictures",
	{
		filename: text().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		checkinId: integer()
			.notNull()
			.references(() => checkins.id, { onDelete: "cascade" }),
		kind: text({ enum: PICTURE_KINDS }).notNull(),
		/** Null for the thumbnail. */
		concern: text({ enum: CONCERNS }),
		/** Of a close-up and its marks; null for the others. */
		zone: text({ enum: ZONES }),
		objectKey: text().notNull().unique("pictures_object_key"),
		contentType: text().notNull(),
		bytes: integer().notNull(),
		createdAt: instant().notNull(),
	},
	(table) => [index("pictures_checkin").on(table.checkinId)],
);

export const ORIGINAL_DELETIONS = ["analyzed", "failed", "swept"] as const;

/** The temporary photo and the record of its deletion. The row stays after the bytes are gone. */
export const originals = pgTable(
	"originals",
	{
		id: uuid().primaryKey(),
		checkinId: integer()
			.unique("originals_checkin")
			.references(() => checkins.id, { onDelete: "set null" }),
		objectKey: text().notNull().unique("originals_object_key"),
		/** Identity of the object store that took the bytes; null in rows older than this column. */
		storeId: text(),
		bytes: integer().notNull(),
		createdAt: instant().notNull(),
		deletedAt: instant(),
		deletedBecause: text({ enum: ORIGINAL_DELETIONS }),
	},
	(table) => [index("originals_undeleted").on(table.createdAt).where(sql`${table.deletedAt} is null`)],
);

/** Links that show the newest report to whoever has them. The token itself is nowhere. */
export const reportShares = pgTable(
	"report_shares",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		tokenHash: text().notNull().unique("report_shares_token"),
		createdAt: instant().notNull(),
		expiresAt: instant().notNull(),
		revokedAt: instant(),
	},
	(table) => [index("report_shares_user").on(table.userId, table.createdAt.desc())],
);

/** Each time a link was opened; no address, only what the browser calls itself. */
export const shareOpenings = pgTable(
	"share_openings",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		shareId: uuid()
			.notNull()
			.references(() => reportShares.id, { onDelete: "cascade" }),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		browser: text(),
		openedAt: instant().notNull(),
	},
	(table) => [index("share_openings_share").on(table.shareId, table.openedAt.desc())],
);
