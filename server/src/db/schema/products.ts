import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { PATCH_LOOKS, type ReactionSign } from "@dewlight/core/shelf/reactions.ts";
import { LEAVING_WAYS } from "@dewlight/core/shelf/shelf.ts";
import { SKIN_TYPES } from "@dewlight/core/skin/skin-type.ts";
import { sql } from "drizzle-orm";
import {
	boolean,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";

/** The catalogue. Facts as observed at a shop in a month; flags are derived from the ingredient list on import. */
export const products = pgTable(
	"products",
	{
		id: text().primaryKey(),
		brand: text().notNull(),
		name: text().notNull(),
		category: text().$type<ProductCategory>().notNull(),
		/** Major units of `currency`. */
		price: doublePrecision(),
		currency: text().notNull(),
		rating: doublePrecision(),
		ratingObserved: text(),
		ratingRetailer: text(),
		size: text(),
		inci: jsonb().$type<string[]>().notNull(),
		inciObserved: text(),
		/** Ids of the ingredients that act, derived from `inci` and the name. */
		actives: text().array().notNull().default([]),
		noListedFragrance: boolean().notNull(),
		sensitiveSafe: boolean().notNull(),
		suits: text().array().notNull().default([]),
		retailer: text().notNull(),
		productUrl: text(),
		imageUrl: text(),
		/** Month of price and listing, YYYY-MM. */
		observed: text().notNull(),
		source: text().notNull(),
		stale: boolean().notNull().default(false),
		/** How early it is looked at among its category: fresh, rated, affordable rows first. Set on import by rule. */
		standing: doublePrecision().notNull().default(0),
		/** Digits under the bars, as GTIN-13 with its leading zeros; null where nobody told it. */
		barcode: text(),
		/** Brand and name as search reads them. Set on import by rule. */
		words: text().array().notNull().default([]),
		/** The words as one, for a part that goes over the end of a word. */
		joinedWords: text().notNull().default(""),
		importedAt: instant().notNull(),
	},
	(table) => [
		// Holds the words, so that a search reads through the best rows without opening them.
		index("products_best").on(table.standing.desc(), table.id, table.words),
		index("products_joined").using("gin", table.joinedWords.op("gin_trgm_ops")),
		index("products_standing").on(table.category, table.standing.desc(), table.id),
		index("products_actives").using("gin", table.actives),
		index("products_barcode").on(table.barcode).where(sql`${table.barcode} is not null`),
		index("products_words").using("gin", sql`array_to_tsvector(${table.words})`),
	],
);

/** Every word a product is found by, so that a mistyped one can be held against them. */
export const productWords = pgTable("product_words", { word: text().primaryKey() }, (table) => [
	index("product_words_near").using("gin", table.word.op("gin_trgm_ops")),
	// Words that a short one, which holds one error, can have been meant for.
	index("product_words_short").on(table.word.op("text_pattern_ops")).where(sql`length(${table.word}) <= 7`),
]);

/** What a person owns and the catalogue may not have. Ids begin with `own_`. */
export const ownProducts = pgTable(
	"own_products",
	{
		id: text().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		name: text().notNull(),
		brand: text().notNull().default(""),
		category: text().$type<ProductCategory>(),
		inci: jsonb().$type<string[]>().notNull().default([]),
		productUrl: text(),
		createdAt: instant().notNull(),
	},
	(table) => [index("own_products_user").on(table.userId)],
);

/** Products in use: one for a step, several without a step. */
export const confirmedProducts = pgTable(
	"confirmed_products",
	{
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** `{section}_{step}`, or `additional:{product id}`. */
		step: text().notNull(),
		/** Of the catalogue or of the person's own; a row that left the catalogue keeps its name here. */
		productId: text().notNull(),
		name: text().notNull(),
		productUrl: text(),
		category: text().$type<ProductCategory>(),
		/** Skin type of the newest report at that time; what "users like you" counts by. */
		skinType: text({ enum: SKIN_TYPES }),
		confirmedAt: instant().notNull(),
	},
	(table) => [
		primaryKey({ name: "confirmed_products_step", columns: [table.userId, table.step] }),
		index("confirmed_products_trend").on(table.skinType, table.productId),
	],
);

/** Suggested steps a person leaves out. */
export const droppedSteps = pgTable(
	"dropped_steps",
	{
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		step: text().notNull(),
		droppedAt: instant().notNull(),
	},
	(table) => [primaryKey({ name: "dropped_steps_step", columns: [table.userId, table.step] })],
);

/** Steps a person checked off, by the day it was where they are. */
export const doneSteps = pgTable(
	"done_steps",
	{
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		day: date({ mode: "string" }).notNull(),
		step: text().notNull(),
		doneAt: instant().notNull(),
	},
	(table) => [primaryKey({ name: "done_steps_step", columns: [table.userId, table.day, table.step] })],
);

/** One product tried against one metric. */
export const experiments = pgTable(
	"experiments",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		productId: text(),
		productName: text().notNull(),
		metric: text().notNull(),
		weeks: integer().notNull(),
		startedAt: instant().notNull(),
		/** When the person began to use the product; null while the baseline is collected. */
		changedAt: instant(),
		stoppedAt: instant(),
	},
	(table) => [index("experiments_user").on(table.userId, table.startedAt.desc())],
);

/** Packs a person owns or owned; the same product bought again is another row. */
export const shelfItems = pgTable(
	"shelf_items",
	{
		id: text().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Of the catalogue or of the person's own; the name stays here when it leaves them. */
		productId: text().notNull(),
		name: text().notNull(),
		openedOn: date({ mode: "string" }),
		/** Months it lasts once opened, as the open jar on the pack says. */
		lastsMonths: integer(),
		bestBefore: date({ mode: "string" }),
		/** Major units of `currency`. */
		price: doublePrecision(),
		currency: text().notNull(),
		leftOn: date({ mode: "string" }),
		leftAs: text({ enum: LEAVING_WAYS }),
		createdAt: instant().notNull(),
	},
	(table) => [index("shelf_items_user").on(table.userId, table.createdAt)],
);

/** What skin did since a product was opened, as the person saw it. */
export const reactions = pgTable(
	"reactions",
	{
		id: text().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		productId: text().notNull(),
		productName: text().notNull(),
		/** Where the person was. */
		day: date({ mode: "string" }).notNull(),
		signs: text().array().$type<ReactionSign[]>().notNull(),
		note: text(),
		/** Treatments pause from this day on. */
		asksForPause: boolean().notNull().default(false),
		createdAt: instant().notNull(),
	},
	(table) => [index("reactions_user").on(table.userId, table.day.desc())],
);

/** A new product on a small patch of skin for two days, looked at twice. */
export const patchTests = pgTable(
	"patch_tests",
	{
		id: text().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		productId: text().notNull(),
		productName: text().notNull(),
		startedAt: instant().notNull(),
		firstLook: text({ enum: PATCH_LOOKS }),
		firstLookAt: instant(),
		secondLook: text({ enum: PATCH_LOOKS }),
		secondLookAt: instant(),
		stoppedAt: instant(),
	},
	(table) => [index("patch_tests_user").on(table.userId, table.startedAt.desc())],
);
