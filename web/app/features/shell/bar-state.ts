import type { User } from "@dewlight/contracts/accounts.ts";
import { type PlanKey, tierOf } from "@dewlight/core/plans/tier-of.ts";
import type { Session } from "#api/session.ts";

/** What the bar offers: nothing while unknown or gated (NAV-A1, NAV-A2). */
export type BarState =
	| { kind: "brand_only" }
	| { kind: "visitor" }
	| { kind: "member"; name: string; plan: PlanKey; paid: boolean };

export function barState(session: Session): BarState {
	switch (session.status) {
		case "unknown":
			return { kind: "brand_only" };
		case "signed_out":
			return { kind: "visitor" };
		case "signed_in": {
			const { user } = session;
			if (!user.is_email_verified || !user.onboarding_complete) return { kind: "brand_only" };
			return {
				kind: "member",
				name: greetingName(user),
				plan: user.plan,
				paid: tierOf(user.plan) === "plus" || tierOf(user.plan) === "pro",
			};
		}
	}
}

/** NAV-04 */
export function greetingName(user: Pick<User, "username" | "email">): string {
	const username = user.username?.trim();
	if (username) return username;
	return user.email.split("@")[0] || "there";
}
