import { BRAND } from "@dewlight/contracts/brand.ts";
import { BACKUP_CODES, TOTP as RULES } from "@dewlight/contracts/two-factor.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { Secret, TOTP } from "otpauth";
import type { Transaction } from "#db/database.ts";
import { findAuthenticator, replaceBackupCodes, takeBackupCode, takeStep } from "#db/queries/two-factor.ts";
import type { Ids } from "#ports/clock-and-ids.ts";
import { announceChange, timeOfChange } from "../account-change.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import {
	readTypedCode,
	requireTwoFactor,
	secretOwner,
	TWO_FACTOR_RULES,
	type TypedCode,
} from "./two-factor-rules.ts";

/** RFC 4226 recommends a secret as long as the SHA-1 it feeds. */
const SECRET_BYTES = 20;

/** A new shared secret in base32. */
export function newTotpSecret(ids: Ids): string {
	const bytes = Buffer.from(ids.secret(), "base64url").subarray(0, SECRET_BYTES);
	return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
	return totpOf(secret, email).toString();
}

/** The time step (seconds since 1970 / 30) a six-digit code belongs to, one step of drift allowed; null for none. */
function stepOfCode(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const totp = totpOf(secret);
	const drift = totp.validate({ token: code, timestamp, window: RULES.driftSteps });
	return drift === null ? null : totp.counter({ timestamp }) + drift;
}

/** RFC 6238 as every common app does it: SHA-1, six digits, thirty seconds. */
function totpOf(secret: string, label = ""): TOTP {
	return new TOTP({
		issuer: BRAND.name,
		label,
		secret,
		algorithm: "SHA1",
		digits: RULES.digits,
		period: RULES.periodSeconds,
	});
}

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
