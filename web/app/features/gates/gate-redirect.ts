import type { User } from "@dewlight/contracts/accounts.ts";
import { hasAcceptedPolicies } from "#api/session.ts";
import { paths } from "#paths.ts";

/** Open in every state: legal texts, the way out, and links that carry a token or a payment (GATE-A2). */
const ALWAYS_OPEN = [
	paths.terms,
	paths.logout,
	paths.contact,
	paths.confirmEmailChange,
	paths.undoEmailChange,
	paths.notMyAccount,
	paths.resetPassword,
	// A payment is confirmed before anything else is asked for (GATE-A6).
	paths.success,
];
const OPEN_TO_UNVERIFIED = [paths.verifyEmail, ...ALWAYS_OPEN];
const OPEN_BEFORE_ONBOARDING = [
	paths.register,
	paths.verifyEmail,
	"/onboarding",
	paths.timeline,
	paths.results,
	...ALWAYS_OPEN,
];

type GateUser = Pick<User, "is_email_verified" | "onboarding_complete" | "latest_checkin_id">;

/** GATE-01 to GATE-03: where this person must go instead of `pathname`; null to stay. E-mail comes first. */
export function gateRedirect(user: GateUser, pathname: string): string | null {
	if (!user.is_email_verified) {
		return isBelow(pathname, OPEN_TO_UNVERIFIED) ? null : paths.verifyEmail;
	}
	if (!user.onboarding_complete && !user.latest_checkin_id) {
		return isBelow(pathname, OPEN_BEFORE_ONBOARDING) ? null : paths.onboardingCurrent;
	}
	return null;
}

/**
 * GATE-07 and GATE-A5: the policies stay readable and the way out stays open; so does the account, where a plan is
 * canceled, data is taken along and the account is deleted without agreeing to anything new.
 */
export function needsLegalAcceptance(
	user: Pick<User, "agreed_to_terms" | "agreed_to_terms_date">,
	pathname: string,
): boolean {
	return !hasAcceptedPolicies(user) && !isBelow(pathname, [paths.terms, paths.logout, paths.account]);
}

function isBelow(pathname: string, prefixes: readonly string[]): boolean {
	return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
