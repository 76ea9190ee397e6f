import { PATCH_LOOKS, type ReactionSign } from "@dewlight/core/shelf/reactions.ts";
import { LEAVING_WAYS } from "@dewlight/core/shelf/shelf-item.ts";
import { boolean, date, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

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
