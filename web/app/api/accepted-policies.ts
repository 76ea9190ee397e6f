import type { User } from "@dewlight/contracts/accounts.ts";

/** GATE-07: an acceptance without a date is none. */
export function hasAcceptedPolicies(user: Pick<User, "agreed_to_terms" | "agreed_to_terms_date">): boolean {
	return user.agreed_to_terms && Boolean(user.agreed_to_terms_date);
}
