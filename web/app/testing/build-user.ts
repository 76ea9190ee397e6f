import type { User } from "@dewlight/contracts/accounts.ts";

/** A verified, onboarded person on the Free plan who accepted the policies. */
export function buildUser(changes: Partial<User> = {}): User {
	return {
		id: 7,
		email: "ana@example.com",
		username: "Ana",
		is_email_verified: true,
		onboarding_complete: true,
		is_2fa_enabled: false,
		plan: "free",
		scheduled_plan: null,
		plan_expires_at: null,
		next_invoice_date: null,
		next_invoice_amount: null,
		subscription_status: null,
		agreed_to_terms: true,
		agreed_to_terms_date: "2026-01-02T10:00:00.000Z",
		latest_checkin_id: 0,
		care_plan: null,
		...changes,
	};
}
