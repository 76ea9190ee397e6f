import { RED_FLAG_LEVELS } from "@dewlight/core/skin/red-flag.ts";
import { CYCLE, FEELINGS, SLEEP, STRESS, SUN } from "@dewlight/core/skin/self-report.ts";
import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";
import { skippedRoutineSchema } from "./profile.ts";

export const DIARY_NOTE_LENGTH = 1_000;
/** As many days as one call may ask for: a year and what a calendar shows around it. */
export const DIARY_SPAN_DAYS = 400;

const entryShape = {
	felt: z.array(z.enum(FEELINGS)).max(FEELINGS.length),
	sleep: z.enum(SLEEP).nullable().default(null),
	stress: z.enum(STRESS).nullable().default(null),
	cycle: z.enum(CYCLE).nullable().default(null),
	sun: z.enum(SUN).nullable().default(null),
	note: z.string().nullable().default(null),
};

/** What a person told of one day. */
export const diaryEntrySchema = z.object({
	...entryShape,
	/** What their note calls for, most urgent first; as for the note of a photo. */
	red_flags: z
		.array(z.object({ rule_id: z.string(), level: z.enum(RED_FLAG_LEVELS), advice: z.string() }))
		.default([]),
});
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;

/** Replaces the entry of a day; one in which nothing is told is removed. */
export const writeDiarySchema = z.object({
	...entryShape,
	day: z.iso.date("Send the day as YYYY-MM-DD."),
	note: z.string().trim().max(DIARY_NOTE_LENGTH, "The note is too long.").nullable().default(null),
});
export const writeDiaryAnswerSchema = z.object({
	/** Null where nothing is told of the day. */
	entry: diaryEntrySchema.nullable(),
	stung_days: z.array(z.string()),
	/** True where the care plan was made again for what was told. */
	plan_changed: z.boolean(),
});
export type WriteDiaryAnswer = z.infer<typeof writeDiaryAnswerSchema>;

export const diaryQuerySchema = z
	.object({
		from: z.iso.date("Send the days as YYYY-MM-DD."),
		to: z.iso.date("Send the days as YYYY-MM-DD."),
	})
	.refine(
		({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < DIARY_SPAN_DAYS * 86_400_000,
		`Ask for at most ${DIARY_SPAN_DAYS} days.`,
	);

/** Days of which something is known, oldest first. */
export const diaryAnswerSchema = z.object({
	days: z.array(
		z.object({
			day: z.string(),
			done: z.array(z.string()),
			skipped: z.array(skippedRoutineSchema.omit({ day: true })),
			entry: diaryEntrySchema.nullable(),
		}),
	),
});
export type DiaryDay = z.infer<typeof diaryAnswerSchema>["days"][number];

export const diaryApi = defineEndpoints({
	diary: {
		method: "GET",
		path: "/api/diary",
		access: "gated",
		query: diaryQuerySchema,
		answer: diaryAnswerSchema,
		errors: [],
	},
	writeDiary: {
		method: "PATCH",
		path: "/api/diary",
		access: "gated",
		body: writeDiarySchema,
		answer: writeDiaryAnswerSchema,
		errors: [],
	},
});
