import type { Citation } from "@dewlight/core/assistant/conversation.ts";
import { PHOTO_CONSENT_DECISIONS } from "@dewlight/core/consent/photo-consent.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";
import { checkins } from "./scans.ts";

/** `writing`: the answer is on its way. `searching`: it waits for its products. `cut`: a failure ended it. */
export const TURN_STATES = ["writing", "searching", "complete", "stopped", "cut", "failed"] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** One question with its answer: what is counted, and what a repeated sending finds again. */
export const chatTurns = pgTable(
	"chat_turns",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The sender's own id of the message; null where the client gives none. */
		clientMessageId: uuid(),
		checkinId: integer().references(() => checkins.id, { onDelete: "set null" }),
		state: text({ enum: TURN_STATES }).notNull(),
		productIntent: text(),
		category: text().$type<ProductCategory>(),
		startedAt: instant().notNull(),
		/** Renewed while the answer is written, so that a turn whose process died can be told. */
		aliveAt: instant().notNull(),
		endedAt: instant(),
	},
	(table) => [
		index("chat_turns_user").on(table.userId, table.startedAt.desc()),
		uniqueIndex("chat_turns_client").on(table.userId, table.clientMessageId),
	],
);

export const chatMessages = pgTable(
	"chat_messages",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		turnId: uuid()
			.notNull()
			.references(() => chatTurns.id, { onDelete: "cascade" }),
		role: text({ enum: ["user", "assistant"] }).notNull(),
		/** Without the hidden product comment. */
		message: text().notNull(),
		showInChat: boolean().notNull().default(true),
		/** Ids with their reasons; facts are read when the message is shown. */
		products: jsonb().$type<{ id: string; reason: string }[]>(),
		citations: jsonb().$type<Citation[]>().notNull().default([]),
		engine: text({ enum: ["guided", "model"] }),
		createdAt: instant().notNull(),
	},
	(table) => [
		index("chat_messages_user").on(table.userId, table.id.desc()),
		uniqueIndex("chat_messages_turn").on(table.turnId, table.role),
	],
);

export const MODEL_PURPOSES = ["reply", "products", "narrative", "remarks"] as const;
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

/** Every call of a language model: what the daily budget is counted from. Holds no text. */
export const modelCalls = pgTable(
	"model_calls",
	{
		id: uuid().primaryKey(),
		/** Null once the account is gone: the cost stays counted. */
		userId: integer().references(() => users.id, { onDelete: "set null" }),
		purpose: text({ enum: MODEL_PURPOSES }).notNull(),
		vendor: text().notNull(),
		model: text().notNull(),
		promptVersion: text().notNull(),
		inputHash: text().notNull(),
		inputTokens: integer().notNull(),
		outputTokens: integer().notNull(),
		firstTokenMs: integer(),
		latencyMs: integer().notNull(),
		outcome: text().notNull(),
		at: instant().notNull(),
	},
	(table) => [index("model_calls_day").on(table.at)],
);

export const SWITCHES = ["assistant", "model"] as const;
export type Switch = (typeof SWITCHES)[number];

/** What an operator turned off. A missing row means on. */
export const switches = pgTable("switches", {
	name: text({ enum: SWITCHES }).primaryKey(),
	off: boolean().notNull(),
	reason: text().notNull(),
	changedAt: instant().notNull(),
});

/** Days (UTC) whose model budget was used up and reported to the operator. */
export const budgetAlarms = pgTable("budget_alarms", {
	day: date({ mode: "string" }).primaryKey(),
	tokens: integer().notNull(),
	at: instant().notNull(),
});

/** Consent to showing the aligned face crop to a named provider. Append only; the newest row holds. */
export const remarkConsents = pgTable(
	"remark_consents",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		provider: text().notNull(),
		decision: text({ enum: PHOTO_CONSENT_DECISIONS }).notNull(),
		version: text().notNull(),
		decidedAt: instant().notNull(),
	},
	(table) => [index("remark_consents_user").on(table.userId, table.decidedAt.desc())],
);

/** What a model remarked about the aligned face crop; shown as the model's own words, never used by core. */
export const photoRemarks = pgTable("photo_remarks", {
	checkinId: integer()
		.primaryKey()
		.references(() => checkins.id, { onDelete: "cascade" }),
	provider: text().notNull(),
	model: text().notNull(),
	text: text().notNull(),
	createdAt: instant().notNull(),
});
