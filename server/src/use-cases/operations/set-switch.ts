import { saveSwitch } from "#db/queries/switches.ts";
import type { Switch } from "#db/schema/index.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const LONGEST_REASON = 300;

/** DER-39: turns the assistant or the language model off or on for everybody, from the next message on. */
export async function setSwitch({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { name: Switch; off: boolean; reason: string };
}): Promise<{ name: Switch; off: boolean; reason: string; changedAt: Date }> {
	const { name, off } = input;
	const reason = input.reason.trim();
	if (reason === "" || reason.length > LONGEST_REASON) {
		throw new DomainError("bad_input", `Say why with --reason, in at most ${LONGEST_REASON} letters.`);
	}
	const row = { name, off, reason, changedAt: ctx.clock.now() };
	await ctx.store.transaction(async (tx) => {
		await saveSwitch(tx, row);
		const action = `operator.${name}_switched_${off ? "off" : "on"}`;
		await audit(ctx, tx, { action, userId: null, details: { reason } });
	});
	return row;
}
