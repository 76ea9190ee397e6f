import type { Transaction } from "#db/database.ts";
import { findAuthenticator, takeBackupCode, takeStep } from "#db/queries/two-factor.ts";
import { assertNever } from "../assert-never.ts";
import type { Context } from "../context.ts";
import { secretOwner } from "./secret-owner.ts";
import { stepOfCode } from "./totp.ts";
import { readTypedCode, type TypedCode } from "./typed-code.ts";

/** Accepts a typed code at most once, of the kinds that are asked for. Null when it does not count. */
export async function takeCode(
	ctx: Context,
	tx: Transaction,
	{ userId, typed, kinds }: { userId: number; typed: string; kinds: readonly TypedCode["kind"][] },
): Promise<TypedCode["kind"] | null> {
	const read = readTypedCode(typed);
	if (!read || !kinds.includes(read.kind)) return null;
	const { kind, code } = read;
	switch (kind) {
		case "totp":
			return (await takeTotp(ctx, tx, userId, code)) ? kind : null;
		case "backup": {
			const codeHash = ctx.secretBox.fingerprint(code, secretOwner(userId));
			return (await takeBackupCode(tx, { userId, codeHash, now: ctx.clock.now() })) ? kind : null;
		}
		default:
			return assertNever(kind);
	}
}

async function takeTotp(ctx: Context, tx: Transaction, userId: number, code: string): Promise<boolean> {
	const authenticator = await findAuthenticator(tx, userId);
	if (!authenticator) return false;
	const secret = ctx.secretBox.open(authenticator.sealedSecret, secretOwner(userId));
	const step = stepOfCode(secret, code, ctx.clock.now());
	return step !== null && (await takeStep(tx, userId, step));
}
