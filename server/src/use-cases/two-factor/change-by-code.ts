import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Transaction } from "#db/database.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { takeCode } from "./take-code.ts";
import { forgetCodeAttempts, takeCodeAttempt } from "./two-factor-rules.ts";
import type { TypedCode } from "./typed-code.ts";

interface ChangeByCode {
	typed: string;
	kinds: readonly TypedCode["kind"][];
	/** Holds the account until the transaction ends, and refuses where there is nothing to change. */
	begin: (tx: Transaction) => Promise<void>;
	change: (tx: Transaction, by: TypedCode["kind"]) => Promise<void>;
}

/** Code and change together or not at all. A wrong code is counted, written down and told. */
export async function changeByCode(
	ctx: Context<UserActor>,
	{ typed, kinds, begin, change }: ChangeByCode,
): Promise<void> {
	const { userId } = ctx.actor;
	await takeCodeAttempt(ctx, userId);
	const accepted = await ctx.store.transaction(async (tx) => {
		await begin(tx);
		const by = await takeCode(ctx, tx, { userId, typed, kinds });
		if (by) await change(tx, by);
		else await audit(ctx, tx, { action: "two_factor.code_refused", userId });
		return by !== null;
	});
	if (!accepted) throw new DomainError("bad_input", MESSAGES.invalidCode);
	await forgetCodeAttempts(ctx, userId);
}
