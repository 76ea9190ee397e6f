import type { Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { takeAttempt } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { exportEntries } from "./export/export-entries.ts";
import { packArchive } from "./export/pack-archive.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";

export interface AccountExport {
	filename: string;
	/** A zip file, written while it is read; nobody has to hold it whole. */
	stream: Readable;
}

/** Everything held about a person, for the person or, on request, by an operator. */
export async function exportAccount({
	ctx,
	input,
}: {
	ctx: Context<UserActor | OperatorActor>;
	input: { userId: number };
}): Promise<AccountExport> {
	const { actor } = ctx;
	const { userId } = input;
	if (actor.kind === "user") {
		if (actor.userId !== userId) throw notFound();
		await takeAttempt(ctx, SETTINGS_RULES.exportAccount, String(userId));
	}
	const user = await findUserById(ctx.store.db, userId);
	if (!user) throw notFound();
	await ctx.store.transaction(async (tx) => {
		await audit(ctx, tx, { action: "account.exported", userId });
		if (actor.kind === "user") await announceChange(ctx, tx, userId, "export");
	});
	const now = ctx.clock.now();
	return {
		filename: `${BRAND.name.toLowerCase()}-export-${now.toISOString().slice(0, 10)}.zip`,
		stream: packArchive(exportEntries(ctx, user), now),
	};
}
