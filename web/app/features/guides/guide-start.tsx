import type { GuideLine } from "./guide.ts";
import { LineText } from "./line-text.tsx";

/** The numbered steps of a beginning. */
export function GuideStart({ steps }: { steps: readonly GuideLine[] }) {
	return (
		<ol className="grid gap-5">
			{steps.map((step, at) => (
				<li key={step} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-3">
					<span aria-hidden="true" className="font-display text-h2 leading-none text-fig">
						{at + 1}
					</span>
					<span>
						<LineText line={step} />
					</span>
				</li>
			))}
		</ol>
	);
}
