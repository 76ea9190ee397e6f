import type { SpentQuota } from "@dewlight/contracts/billing.ts";
import { type PlanKey, planName } from "@dewlight/core/plans/plan.ts";
import { quotaCopy as copy } from "./quota-copy.ts";
import { nearDay } from "./quota-words.ts";

interface SpentListProps {
	plan: PlanKey;
	spent: readonly SpentQuota[];
	id?: string;
}

/** What a plan would leave nothing of, said before it is paid for; nothing where it leaves something of everything. */
export function SpentList({ plan, spent, id }: SpentListProps) {
	if (spent.length === 0) return null;
	return (
		<ul id={id} className="grid gap-1">
			{spent.map(({ limit_type, limit, opens_at }) => (
				<li key={limit_type}>
					{copy.spentBy(
						planName(plan),
						limit.toLocaleString("en-US"),
						copy.what[limit_type],
						opens_at === null ? null : nearDay(opens_at),
					)}
				</li>
			))}
		</ul>
	);
}
