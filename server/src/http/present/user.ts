import type { User } from "@dewlight/contracts/accounts.ts";
import type { Account } from "#use-cases/accounts/index.ts";
import { presentCarePlan } from "./care-plan.ts";

/** Rows never leave as they are: this is the wire's User. */
export function presentUser({
	user,
	acceptance,
	latestCheckinId,
	carePlan,
	photoConsent,
	plan,
}: Account): User {
	return {
		id: user.id,
		email: user.email,
		username: user.username,
		is_email_verified: user.emailVerifiedAt !== null,
		onboarding_complete: user.onboardingCompletedAt !== null,
		is_2fa_enabled: user.twoFactorEnabledAt !== null,
		plan: plan.plan,
		scheduled_plan: plan.scheduledPlan,
		plan_expires_at: plan.expiresAt ? Math.floor(plan.expiresAt.getTime() / 1000) : null,
		next_invoice_date: null,
		next_invoice_amount: null,
		subscription_status: plan.status,
		agreed_to_terms: acceptance !== null,
		agreed_to_terms_date: acceptance?.clientTime.toISOString() ?? null,
		latest_checkin_id: latestCheckinId,
		care_plan: carePlan && presentCarePlan(carePlan),
		goals: user.goals,
		issues: user.issues,
		show_ads: plan.plan === "free",
		beta_features: user.betaFeatures,
		photo_consent: photoConsent,
		deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
	};
}
