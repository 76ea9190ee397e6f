import type { User } from "@dewlight/contracts/accounts.ts";
import { type PlanKey, tierOf } from "@dewlight/core/plans/tier-of.ts";
import { NavLink } from "react-router";
import type { Session } from "#api/session.ts";
import { paths } from "#paths.ts";
import { classNames } from "#ui/class-names.ts";
import { shellCopy } from "./copy.ts";

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

export function BarLink({ to, label }: { to: string; label: string }) {
	return (
		<li>
			<NavLink
				to={to}
				end
				className={({ isActive }) =>
					classNames(
						"flex min-h-11 items-center rounded-full px-2.5 font-medium transition-colors wide:px-4",
						isActive ? "bg-blush text-fig" : "text-ink-2 hover:bg-silk hover:text-ink",
					)
				}
			>
				{label}
			</NavLink>
		</li>
	);
}

export function VisitorLinks() {
	return (
		<nav aria-label={shellCopy.mainNav} className="col-span-2">
			<ul className="-mr-3 flex items-center wide:gap-1">
				<BarLink to={paths.home} label={shellCopy.home} />
				<BarLink to={paths.register} label={shellCopy.register} />
				<BarLink to={paths.login} label={shellCopy.login} />
			</ul>
		</nav>
	);
}
