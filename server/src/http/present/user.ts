import type { User } from "@dewlight/contracts/accounts.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import type { Account } from "#use-cases/accounts/index.ts";
import { presentCarePlan } from "./care-plan.ts";

type NextInvoice = Pick<User, "next_invoice_date" | "next_invoice_amount">;

/** Rows never leave as they are: this is the wire's User. */
export function presentUser({
	user,
	acceptance,
	latestCheckinId,
	carePlan,
	photoConsent,
	plan,
	subscription,
}: Account): User {
	const entitlements = entitlementsOf(plan.plan);
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
		...nextInvoice(subscription),
		subscription_status: plan.status,
		agreed_to_terms: acceptance !== null,
		agreed_to_terms_date: acceptance?.clientTime.toISOString() ?? null,
		latest_checkin_id: latestCheckinId,
		care_plan: carePlan && presentCarePlan(carePlan),
		goals: user.goals,
		issues: user.issues,
		show_ads: entitlements.ads,
		beta_features: user.betaFeatures && entitlements.beta,
		founding_member: subscription?.state !== "ended" && subscription?.founding === true,
		photo_consent: photoConsent,
		deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
	};
}

/** In major units; nothing is due of a subscription that ends, waits for a payment or is paused. */
function nextInvoice(subscription: Account["subscription"]): NextInvoice {
	if (
		subscription?.state !== "active" ||
		subscription.endsWithPeriod ||
		subscription.nextInvoiceCents === null
	) {
		return { next_invoice_date: null, next_invoice_amount: null };
	}
	return {
		next_invoice_date: subscription.periodEndsAt.toISOString(),
		next_invoice_amount: subscription.nextInvoiceCents / 100,
	};
}
