import { audit } from "../audit.ts";
import { type Refunded, refundPerson } from "../billing/index.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requirePerson } from "./require-person.ts";
import { requireReason } from "./require-reason.ts";

interface RefundWish {
	email: string;
	reason: string;
	/** Also later than seven days after the payment. */
	beyondWindow: boolean;
}

/** Gives a person's newest payment back (DER-33). Who asked for it, and why, is on record before any money moves. */
export async function refundByOperator({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: RefundWish;
}): Promise<Refunded> {
	const reason = requireReason(input.reason);
	const { id: userId } = await requirePerson(ctx.store.db, input.email);
	const details = { reason, beyond_window: input.beyondWindow };
	await audit(ctx, ctx.store.db, { action: "operator.refund_asked", userId, details });
	return refundPerson({ ctx, input: { userId, late: input.beyondWindow } });
}
