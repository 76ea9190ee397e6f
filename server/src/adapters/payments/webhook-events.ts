import type { Stripe } from "stripe";

/** What the account must send to our webhook; each is a nudge to ask again, so more would do no harm. */
export const WEBHOOK_EVENTS = [
	"checkout.session.completed",
	"checkout.session.async_payment_succeeded",
	"checkout.session.async_payment_failed",
	"checkout.session.expired",
	"customer.subscription.created",
	"customer.subscription.updated",
	"customer.subscription.deleted",
	"customer.subscription.paused",
	"customer.subscription.resumed",
	"customer.subscription.pending_update_applied",
	"customer.subscription.pending_update_expired",
	"invoice.paid",
	"invoice.payment_failed",
	"invoice.payment_action_required",
	"invoice.finalization_failed",
	"subscription_schedule.updated",
	"subscription_schedule.released",
	"subscription_schedule.canceled",
	"subscription_schedule.aborted",
	"subscription_schedule.completed",
	"charge.refunded",
	"charge.dispute.created",
	"charge.dispute.closed",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
