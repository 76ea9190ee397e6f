import { meAnswerSchema, type User } from "@dewlight/contracts/accounts.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { z } from "zod";
import { type Account, planOfUser } from "#use-cases/accounts/index.ts";
import { presentCarePlan } from "./profile.ts";

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

type KnownPart = Pick<Account, "version" | "plan"> & { sources: Parameters<typeof planOfUser>[0] };

interface KnownBody extends KnownPart {
	body: string;
}

interface MeBodies {
	/** The body for this version of an account at this moment, if it was written here and nothing in it moved. */
	find(userId: number, version: string, now: Date): string | null;
	/** Writes and keeps the body; refuses what the contract does not allow. */
	write(account: Account): string;
}

/**
 * Bodies of GET /api/me by the version of the account, each written and checked once. Nobody is answered from memory
 * alone: the version comes from the database with the session of the same call. Keeps the people seen last.
 */
export function createMeBodies({ capacity }: { capacity: number }): MeBodies {
	const bodies = new Map<number, KnownBody>();
	return {
		find(userId, version, now) {
			const known = bodies.get(userId);
			if (known?.version !== version || !isSamePlan(known.plan, planOfUser(known.sources, now))) return null;
			bodies.delete(userId);
			bodies.set(userId, known);
			return known.body;
		},
		write(account) {
			const { user, version, plan, subscription } = account;
			const body = JSON.stringify(z.encode(meAnswerSchema, { user: presentUser(account) }));
			const { trialEndsAt, grantedPlan, grantedPlanUntil } = user;
			bodies.delete(user.id);
			const sources = { trialEndsAt, grantedPlan, grantedPlanUntil, subscription };
			bodies.set(user.id, { version, plan, sources, body });
			for (const oldest of bodies.keys()) {
				if (bodies.size <= capacity) break;
				bodies.delete(oldest);
			}
			return body;
		},
	};
}

/** A plan ends by the clock, without any row changing. */
function isSamePlan(one: Account["plan"], other: Account["plan"]): boolean {
	return (
		one.plan === other.plan &&
		one.scheduledPlan === other.scheduledPlan &&
		one.status === other.status &&
		one.expiresAt?.getTime() === other.expiresAt?.getTime()
	);
}
