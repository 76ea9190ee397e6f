import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { platform } from "#platform/current.ts";
import { shellCopy } from "./copy.ts";

interface GreetingRowProps {
	name: string;
	plan: PlanKey;
	paid: boolean;
}

export function GreetingRow({ name, plan, paid }: GreetingRowProps) {
	return (
		<div className="mx-auto flex min-h-11 w-full max-w-page items-center justify-between gap-4 px-5 pb-1 text-small wide:px-8">
			<p className="min-w-0 truncate text-ink-2">{shellCopy.greeting(name)}</p>
			{paid && <p className="text-ink-2">{shellCopy.welcomeBack}</p>}
			{!paid && platform.canManageBilling && (
				<button
					type="button"
					onClick={() => dispatchLimitEvent("upgradeNeeded", plan)}
					className="-mr-3 min-h-11 rounded-full px-3 font-medium text-fig hover:bg-blush"
				>
					{shellCopy.upgrade}
				</button>
			)}
		</div>
	);
}
