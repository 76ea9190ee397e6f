import { BACKUP_CODES } from "@dewlight/contracts/two-factor.ts";
import { Secret } from "otpauth";
import type { Transaction } from "#db/database.ts";
import { replaceBackupCodes } from "#db/queries/two-factor.ts";
import type { Context } from "../context.ts";
import { secretOwner } from "./secret-owner.ts";

/** Makes ten new codes in place of the old ones; what is returned is shown once and stored as fingerprints only. */
export async function makeBackupCodes(ctx: Context, tx: Transaction, userId: number): Promise<string[]> {
	const codes = new Set<string>();
	while (codes.size < BACKUP_CODES.count) codes.add(newCode(ctx));
	const createdAt = ctx.clock.now();
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
