import type { Account } from "@dewlight/server/use-cases/accounts/index.ts";
import { minute } from "./as-table.ts";
import type { Outcome } from "./command.ts";

/** The account as an operator may see it: nothing about skin, and no secret. */
export function describePerson({ user, acceptance, latestCheckinId, photoConsent, plan }: Account): Outcome {
	const data = {
		id: user.id,
		email: user.email,
		username: user.username,
		created_at: user.createdAt,
		email_verified_at: user.emailVerifiedAt,
		two_factor_enabled_at: user.twoFactorEnabledAt,
		onboarding_completed_at: user.onboardingCompletedAt,
		agreed_to_terms_at: acceptance?.clientTime ?? null,
		photo_consent: photoConsent,
		plan: plan.plan,
		plan_expires_at: plan.expiresAt,
		granted_plan: user.grantedPlan,
		granted_plan_until: user.grantedPlanUntil,
		trial_ends_at: user.trialEndsAt,
		latest_checkin_id: latestCheckinId,
		deletion_due_at: user.deletionDueAt,
	};
	const lines = Object.entries(data).map(([name, value]) => {
		const shown = value instanceof Date ? minute(value) : String(value ?? "-");
		return `${name.replaceAll("_", " ").padEnd(26)}${shown.replaceAll(/\p{C}+/gu, " ")}`;
	});
	return { data, text: lines.join("\n") };
}
