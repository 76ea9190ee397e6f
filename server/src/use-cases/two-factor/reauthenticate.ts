import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { reauthenticateSchema } from "@dewlight/contracts/two-factor.ts";
import type { z } from "zod";
import { lockUser } from "#db/queries/accounts.ts";
import { setProof } from "#db/queries/sessions.ts";
import { requirePassword } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { takeCode } from "./take-code.ts";
import { forgetCodeAttempts, takeCodeAttempt } from "./two-factor-rules.ts";

/**
 * The holder of a session proves again to be its owner, which this session remembers for ten minutes. A wrong part
 * proves nothing of the other; a code is looked at, and used up, only after a password that is right or not given.
 */
export async function reauthenticate({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof reauthenticateSchema>;
}): Promise<void> {
	const { clock, store } = ctx;
	const { userId, sessionId } = ctx.actor;
	const { password, code } = input;
	if (password !== undefined) await requirePassword(ctx, password);
	if (code !== undefined) await takeCodeAttempt(ctx, userId);
	const proven = await store.transaction(async (tx) => {
		const takesCodes = Boolean((await lockUser(tx, userId))?.twoFactorEnabledAt);
		const typed = takesCodes ? code : undefined;
		if (typed !== undefined && !(await takeCode(ctx, tx, { userId, typed, kinds: ["totp", "backup"] }))) {
			await audit(ctx, tx, { action: "two_factor.code_refused", userId });
			return null;
		}
		const now = clock.now();
		const proof = {
			...(password !== undefined && { passwordProvenAt: now }),
			...(typed !== undefined && { codeProvenAt: now }),
		};
		if (Object.keys(proof).length > 0) await setProof(tx, sessionId, proof);
		await audit(ctx, tx, { action: "account.reauthenticated", userId });
		return proof;
	});
	if (!proven) throw new DomainError("bad_input", MESSAGES.invalidCode);
	if (proven.codeProvenAt) await forgetCodeAttempts(ctx, userId);
}
