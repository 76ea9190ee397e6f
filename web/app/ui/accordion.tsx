import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface AccordionItem {
	title: ReactNode;
	content: ReactNode;
}

/** Parts that open one by one. Native elements: works before scripts run and is found by the page search. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name: string }) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
				<details key={index} name={name} className="group">
					<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-fig [&::-webkit-details-marker]:hidden">
						{item.title}
						<ChevronDown
							aria-hidden="true"
							className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
						/>
					</summary>
					<div className="pb-5 text-ink-2">{item.content}</div>
				</details>
			))}
		</div>
	);
}
