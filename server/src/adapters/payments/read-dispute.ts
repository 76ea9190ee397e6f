import type { Stripe } from "stripe";
import type { Dispute } from "#ports/payments.ts";
import { idOf, milliseconds } from "./account.ts";

/** Of an inquiry (`warning_...`) nothing was taken back when it closes. */
const WON = ["won", "warning_closed", "prevented"];

/** A dispute names its charge only; whose it is stands there. */
export async function readDispute(stripe: Stripe, id: string): Promise<Dispute> {
	const dispute = await stripe.disputes.retrieve(id);
	const charge = await stripe.charges.retrieve(idOf(dispute.charge));
	const { status, reason, amount, currency, evidence_details } = dispute;
	return {
		id,
		customerId: charge.customer ? idOf(charge.customer) : null,
		state: status === "lost" ? "lost" : WON.includes(status) ? "won" : "open",
		reason,
		amountCents: amount,
		currency,
		answerBy: evidence_details.due_by === null ? null : milliseconds(evidence_details.due_by),
	};
}
