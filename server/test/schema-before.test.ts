import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "./harness/database.ts";
import { missedByReleaseBefore } from "./harness/relied-on.ts";

async function openDatabase() {
	const opened = await openTestDatabase();
	onTestFinished(() => opened.close());
	return opened.db;
}

test("every table, column and uniqueness that the release before names stands in this schema", async () => {
	expect(await missedByReleaseBefore(await openDatabase())).toEqual([]);
});

test("a migration that the release before could not live with is named", async () => {
	const db = await openDatabase();
	for (const change of [
		"alter table users drop column username",
		"alter table checkins rename column note to words",
		"alter table usage_entries alter column amount type text",
		"alter table usage_entries alter column refund_of set not null",
		"alter table reactions alter column asks_for_pause drop default",
		"alter table diary_entries add column weather text not null",
		"alter table report_shares drop constraint report_shares_token",
		"alter table done_steps add column place text not null default 'home'",
	])
		await db.execute(sql.raw(change));
	expect(await missedByReleaseBefore(db)).toEqual([
		"checkins.note is gone",
		"diary_entries.weather must be told and was not known",
		"reactions.asks_for_pause was filled by itself",
		"report_shares(token_hash) was unique",
		"usage_entries.amount was integer and is text",
		"usage_entries.refund_of could be empty",
		"users.username is gone",
	]);
});
