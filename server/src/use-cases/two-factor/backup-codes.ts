import { BACKUP_CODES } from "@dewlight/contracts/two-factor.ts";
import { Secret } from "otpauth";
import type { Transaction } from "#db/database.ts";
import { replaceBackupCodes } from "#db/queries/two-factor.ts";
import { takeAttempt } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { timeOfChange } from "../time-of-change.ts";
import { requireTwoFactor, secretOwner, TWO_FACTOR_RULES } from "./two-factor-rules.ts";

/** Makes ten new codes in place of the old ones; what is returned is shown once and stored as fingerprints only. */
export async function makeBackupCodes(ctx: Context, tx: Transaction, userId: number): Promise<string[]> {
	const codes = new Set<string>();
	while (codes.size < BACKUP_CODES.count) codes.add(newCode(ctx));
	const createdAt = await timeOfChange(ctx, tx, userId);
	const rows = [...codes].map((code) => ({
		id: ctx.ids.uuid(),
		userId,
		codeHash: ctx.secretBox.fingerprint(code, secretOwner(userId)),
		createdAt,
	}));
	await replaceBackupCodes(tx, userId, rows);
	return [...codes].map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Five random bits a character. */
function newCode({ ids }: Context): string {
	const bytes = Uint8Array.from(Buffer.from(ids.secret(), "base64url"));
	return new Secret({ buffer: bytes.buffer }).base32.slice(0, BACKUP_CODES.characters);
}

/** Ten new codes; the earlier ones stop working. */
export async function renewBackupCodes({ ctx }: { ctx: Context<UserActor> }): Promise<string[]> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, TWO_FACTOR_RULES.newSecretsByAccount, String(userId));
	return ctx.store.transaction(async (tx) => {
		await requireTwoFactor(tx, userId);
		const codes = await makeBackupCodes(ctx, tx, userId);
		await audit(ctx, tx, { action: "two_factor.backup_codes_renewed", userId });
		await announceChange(ctx, tx, userId, "new_codes");
		return codes;
	});
}
