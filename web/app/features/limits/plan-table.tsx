import { HISTORY, type HistoryWindow, QUOTAS } from "@dewlight/core/plans/limits.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { Tag } from "#ui/tag.tsx";
import { limitsCopy } from "./copy.ts";

const SHOWN = ["free", "plus", "pro"] as const;

function historyText(history: HistoryWindow): string {
	switch (history.kind) {
		case "last":
			return `Last ${history.count} scans in the timeline`;
		case "months":
			return `${history.months} months in the timeline`;
		case "all":
			return "The full timeline";
	}
}

export function PlanTable({ current }: { current: PlanKey }) {
	return (
		<ul className="grid gap-3">
			{SHOWN.map((tier) => {
				const { scans, messages } = QUOTAS[tier];
				return (
					<li key={tier} className="grid gap-1 rounded-md border border-line p-4">
						<p className="flex items-center justify-between gap-3">
							<span className="font-display text-h3">{planName(tier)}</span>
							{tierOf(current) === tier && <Tag tone="fig">{limitsCopy.yourPlan}</Tag>}
						</p>
						<p className="text-ink-2">
							{`${scans.limit} ${scans.limit === 1 ? "scan" : "scans"} and ${messages.limit} messages a month. ${historyText(HISTORY[tier])}.`}
						</p>
					</li>
				);
			})}
		</ul>
	);
}
