import { type RoutineWarning, WARNING_LEVELS } from "@dewlight/contracts/profile.ts";
import { Check } from "lucide-react";
import { Section } from "#ui/section.tsx";
import { warningsCopy as copy } from "../copy.ts";
import { WarningCard } from "./warning-card.tsx";

interface WarningListProps {
	warnings: readonly RoutineWarning[];
	/** Names of everything in use, by id. */
	names: ReadonlyMap<string, string>;
}

/** What the rules say about everything in use, the most pressing first. */
export function WarningList({ warnings, names }: WarningListProps) {
	const sorted = WARNING_LEVELS.flatMap((level) => warnings.filter((warning) => warning.level === level));
	return (
		<Section id="warnings" title={copy.title} lead={copy.lead}>
			{sorted.length === 0 ? (
				<p className="flex items-start gap-3 rounded-sm bg-sage-soft px-4 py-3.5 font-medium text-sage">
					<Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0" />
					{copy.calm}
				</p>
			) : (
				<ul className="grid gap-4">
					{sorted.map((warning) => (
						<WarningCard
							key={`${warning.rule_id} ${warning.steps.join()} ${warning.product_ids.join()}`}
							warning={warning}
							products={warning.product_ids.flatMap((id) => names.get(id) ?? [])}
						/>
					))}
				</ul>
			)}
		</Section>
	);
}
