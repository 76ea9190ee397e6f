import type { Guide } from "./guide.ts";
import { LineText } from "./line-text.tsx";

/** Questions that open by themselves, with or without JavaScript. */
export function GuideFaq({ faq }: { faq: Guide["faq"] }) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{faq.map(({ question, answer }) => (
				<details key={question} data-print-open="" className="group">
					<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-fig [&::-webkit-details-marker]:hidden">
						<h3 className="font-sans text-body font-semibold">{question}</h3>
						<span
							aria-hidden="true"
							className="relative size-4 shrink-0 before:absolute before:top-[7px] before:h-0.5 before:w-4 before:bg-current after:absolute after:left-[7px] after:h-4 after:w-0.5 after:bg-current after:transition-transform group-open:after:scale-y-0"
						/>
					</summary>
					<p className="pb-5 text-ink-2">
						<LineText line={answer} />
					</p>
				</details>
			))}
		</div>
	);
}
