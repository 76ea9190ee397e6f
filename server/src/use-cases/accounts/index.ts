export { type PlanState, planOfUser } from "../plan-of-user.ts";
export { completeOnboarding } from "./complete-onboarding.ts";
export { guessCounter, rememberBrowser } from "./known-browser.ts";
export { type LoginOutcome, logIn } from "./log-in.ts";
export { getNextPath, nextPath } from "./next-path.ts";
export { rememberTrial } from "./one-trial.ts";
export { openSession, resolveSession, SESSION_DAYS } from "./open-session.ts";
export { refuseWeakPassword, requirePassword, requireProof, type SessionProof } from "./passwords.ts";
export { type Account, getMe, readAccount } from "./read-account.ts";
export { checkInvite, register } from "./register.ts";
export { removeExpired } from "./remove-expired.ts";
export { requestPasswordReset, resetPassword } from "./reset-password.ts";
export {
	type ListedSession,
	listSessions,
	logOut,
	revokeOtherSessions,
	revokeSession,
	signOutElsewhere,
} from "./sessions.ts";
export { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";
export { updateLegalAcceptance } from "./update-legal-acceptance.ts";
export { correctEmail, requestVerification, resendVerification, verifyEmail } from "./verify-email.ts";
