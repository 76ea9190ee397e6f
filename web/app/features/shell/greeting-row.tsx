import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { Link } from "react-router";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { shellCopy } from "./copy.ts";

interface GreetingRowProps {
	name: string;
	plan: PlanKey;
	paid: boolean;
}

const QUIET = "flex min-h-11 items-center rounded-full px-3 text-ink-2 hover:bg-silk hover:text-ink";

/** NAV-03 to NAV-08. */
export function GreetingRow({ name, plan, paid }: GreetingRowProps) {
	return (
		<div className="mx-auto flex min-h-11 w-full max-w-page items-center justify-between gap-4 px-5 pb-1 text-small wide:px-8">
			<p className="min-w-0 truncate text-ink-2">{shellCopy.greeting(name)}</p>
			<div className="-mr-3 flex items-center">
				{paid && <p className="px-3 text-ink-2">{shellCopy.welcomeBack}</p>}
				{!paid && platform.canManageBilling && (
					<button
						type="button"
						onClick={() => dispatchLimitEvent("upgradeNeeded", plan)}
						className="min-h-11 rounded-full px-3 font-medium text-fig hover:bg-blush"
					>
						{shellCopy.upgrade}
					</button>
				)}
				<Link to={paths.contactAbout("Report AI")} className={QUIET}>
					{shellCopy.reportAi}
				</Link>
			</div>
		</div>
	);
}
