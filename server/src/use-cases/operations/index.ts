export {
	readFounding,
	refundByOperator,
	type SubscriptionReport,
	sendPriceNotice,
	showSubscription,
	syncByOperator,
} from "./billing.ts";
export { closeMessage, listAllFeedback, listInbox, readMessage } from "./inbox.ts";
export { createInvites, listInvites } from "./invites.ts";
export { findPerson, removeTwoFactor, requirePerson, setPersonPlan } from "./person.ts";
export { checkReadiness, isSupportedVersion, type Readiness, setSwitch } from "./service-status.ts";
