import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";
import type { Transaction } from "#db/database.ts";
import { insertChallenge } from "#db/queries/login-challenges.ts";
import type { Context } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";

/** A token that stands for "the password was right", for five minutes and five codes. */
export async function openChallenge(
	ctx: Context,
	tx: Transaction,
	{ userId, next }: { userId: number; next: string | undefined },
): Promise<string> {
	const token = `pt_${ctx.ids.secret()}`;
	const now = ctx.clock.now();
	await insertChallenge(tx, {
		id: ctx.ids.uuid(),
		tokenHash: hashSecret(token),
		userId,
		next: next ?? null,
		createdAt: now,
		expiresAt: new Date(now.getTime() + PARTIAL_TOKEN.minutes * 60_000),
	});
	return token;
}
