import { saveSwitch } from "#db/queries/switches.ts";
import type { Switch } from "#db/schema/index.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requireReason } from "./require-reason.ts";

/** DER-39: turns the assistant or the language model off or on for everybody, from the next message on. */
export async function setSwitch({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { name: Switch; off: boolean; reason: string };
}): Promise<{ name: Switch; off: boolean; reason: string; changedAt: Date }> {
	const { name, off } = input;
	const reason = requireReason(input.reason);
	const row = { name, off, reason, changedAt: ctx.clock.now() };
	await ctx.store.transaction(async (tx) => {
		await saveSwitch(tx, row);
		const action = `operator.${name}_switched_${off ? "off" : "on"}`;
		await audit(ctx, tx, { action, userId: null, details: { reason } });
	});
	return row;
}
