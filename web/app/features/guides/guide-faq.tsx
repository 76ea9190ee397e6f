import type { Guide } from "./guide.ts";
import { LineText } from "./line-text.tsx";
import { OpenMark } from "./open-mark.tsx";

/** Questions that open by themselves, with or without JavaScript. */
export function GuideFaq({ faq }: { faq: Guide["faq"] }) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{faq.map(({ question, answer }) => (
				<details key={question} data-print-open="" className="group">
					<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-fig [&::-webkit-details-marker]:hidden">
						<h3 className="font-sans text-body font-semibold">{question}</h3>
						<OpenMark />
					</summary>
					<p className="pb-5 text-ink-2">
						<LineText line={answer} />
					</p>
				</details>
			))}
		</div>
	);
}
