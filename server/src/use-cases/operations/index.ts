export { checkReadiness, type Readiness } from "./check-readiness.ts";
export { closeMessage, listAllFeedback, listInbox, readMessage } from "./inbox.ts";
export { createInvites, listInvites } from "./invites.ts";
export { isSupportedVersion } from "./is-supported-version.ts";
export { findPerson, removeTwoFactor, requirePerson, setPersonPlan } from "./person.ts";
export { readFounding } from "./read-founding.ts";
export { sendPriceNotice } from "./send-price-notice.ts";
export { setSwitch } from "./set-switch.ts";
export {
	refundByOperator,
	type SubscriptionReport,
	showSubscription,
	syncByOperator,
} from "./subscription.ts";
