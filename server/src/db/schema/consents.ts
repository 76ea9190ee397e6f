import { PHOTO_CONSENT_DECISIONS, PHOTO_CONSENT_SOURCES } from "@dewlight/core/consent/photo-consent.ts";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** Append only; the newest answer is what holds. */
export const photoConsents = pgTable(
	"photo_consents",
	{
		id: uuid().primaryKey(),
		userId: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		decision: text({ enum: PHOTO_CONSENT_DECISIONS }).notNull(),
		/** Version of the text that was shown; of the privacy policy where a photo that was sent stood for it. */
		version: text().notNull(),
		source: text({ enum: PHOTO_CONSENT_SOURCES }).notNull(),
		decidedAt: instant().notNull(),
	},
	(table) => [index("photo_consents_user").on(table.userId, table.decidedAt.desc())],
);
