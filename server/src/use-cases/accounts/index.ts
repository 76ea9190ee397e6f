export type { SessionProof } from "#db/queries/sessions.ts";
export { type PlanState, planOfUser } from "../plan-of-user.ts";
export { type Account, completeOnboarding, getMe, readAccount, updateLegalAcceptance } from "./account.ts";
export { getNextPath, type LoginOutcome, logIn, nextPath } from "./log-in.ts";
export {
	refuseWeakPassword,
	requestPasswordReset,
	requirePassword,
	requireProof,
	resetPassword,
} from "./passwords.ts";
export {
	checkInvite,
	correctEmail,
	register,
	rememberTrial,
	requestVerification,
	resendVerification,
	verifyEmail,
} from "./register.ts";
export {
	type ListedSession,
	listSessions,
	logOut,
	openSession,
	removeExpired,
	resolveSession,
	revokeOtherSessions,
	revokeSession,
	SESSION_DAYS,
	signOutElsewhere,
} from "./sessions.ts";
export { guessCounter, rememberBrowser, THROTTLE_RULES, takeAttempt } from "./throttle.ts";
