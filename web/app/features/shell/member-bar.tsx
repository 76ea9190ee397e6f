import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { classNames } from "#ui/class-names.ts";
import { BarLink, type BarState } from "./bar-offer.tsx";
import { shellCopy } from "./copy.ts";

const PLACE = "-mx-2 flex min-h-11 items-center rounded-full px-2 text-ink-2 hover:bg-silk hover:text-ink";

/** NAV-02 to NAV-08: what only members see of the bar. */
export function MemberBar({ state }: { state: Extract<BarState, { kind: "member" }> }) {
	return (
		<>
			<MemberLinks />
			<GreetingRow name={state.name} plan={state.plan} paid={state.paid} />
		</>
	);
}

interface GreetingRowProps {
	name: string;
	plan: PlanKey;
	paid: boolean;
}

/**
 * NAV-03 to NAV-08, in the columns of the bar: the second row, except that on phones the long invitation to upgrade
 * takes the free place beside the brand.
 */
function GreetingRow({ name, plan, paid }: GreetingRowProps) {
	return (
		<>
			<div className="row-start-2 flex min-w-0 items-center gap-x-5 pb-1 text-small">
				<Link to={paths.account} className={classNames(PLACE, "min-w-0 gap-1.5")}>
					<UserRound aria-hidden="true" className="size-4.5 shrink-0" />
					<span className="truncate">{shellCopy.greeting(name)}</span>
					<span className="sr-only">{shellCopy.toAccount}</span>
				</Link>
				<Link to={paths.carePlan} className={classNames(PLACE, "hidden wide:flex")}>
					{shellCopy.carePlan}
				</Link>
			</div>
			{paid && <p className="row-start-2 px-3 pb-1 text-small text-ink-2">{shellCopy.welcomeBack}</p>}
			{!paid && platform.canManageBilling && (
				<button
					type="button"
					onClick={() => dispatchLimitEvent("upgradeNeeded", plan)}
					className="col-span-2 col-start-2 row-start-1 -mr-3 min-h-11 max-w-44 rounded-full px-3 text-right text-small leading-tight font-medium text-balance text-fig hover:bg-blush wide:col-span-1 wide:row-start-2 wide:mr-0 wide:mb-1 wide:max-w-none"
				>
					{shellCopy.upgrade}
				</button>
			)}
			<Link
				to={paths.contactAbout("Report AI")}
				className="col-start-3 row-start-2 -mr-3 mb-1 flex min-h-11 items-center rounded-full px-3 text-small whitespace-nowrap text-ink-2 hover:bg-silk hover:text-ink"
			>
				{shellCopy.reportAi}
			</Link>
		</>
	);
}

/** On phones the tab bar carries these. */
function MemberLinks() {
	return (
		<nav aria-label={shellCopy.mainNav} className="col-span-2 hidden wide:block">
			<ul className="-mr-3 flex items-center gap-1">
				<BarLink to={paths.dashboard} label={shellCopy.dashboard} />
				<BarLink to={paths.upload} label={shellCopy.upload} />
				<BarLink to={paths.chat} label={shellCopy.assistant} />
			</ul>
		</nav>
	);
}
