export { confirmSubscription, createCheckout } from "./checkout.ts";
export { handleEvent, readEvent } from "./handle-event.ts";
export { type Refunded, refundPerson } from "./refunds-and-disputes.ts";
export { cancelSubscription, endBilling, endRenewal, keepPlan, resumeRenewal } from "./renewal.ts";
export {
	type BillingState,
	type ChangedSubscription,
	changeSubscription,
	getSubscription,
	listPlans,
	type Offers,
	openCardUpdate,
	previewChange,
} from "./subscription.ts";
export { sweepSubscriptions, syncSubscription } from "./sync-subscription.ts";
