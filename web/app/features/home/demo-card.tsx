import type { ReactNode } from "react";
import { BubblesDrawing, ReportDrawing, WeekDrawing } from "./demo-drawings.tsx";
import { moreCopy } from "./more-copy.ts";

const copy = moreCopy.card;

export interface OfferedDemo {
	/** Stands in the link as `data-demo`: whoever holds the page opens it. */
	name: string;
	href: string;
	title: string;
	text: string;
	drawing: keyof typeof DRAWINGS;
}

const DRAWINGS = {
	report: <ReportDrawing />,
	week: <WeekDrawing />,
	bubbles: <BubblesDrawing />,
} satisfies Record<string, ReactNode>;

/** PUB-12: the one card that offers the examples. */
export function DemoCard({ demos }: { demos: readonly OfferedDemo[] }) {
	return (
		<section aria-labelledby="examples-title" className="bg-silk">
			<div className="mx-auto max-w-page px-5 py-16 wide:px-8 wide:py-20">
				<div className="grid gap-8 rounded-xl border border-line bg-surface p-6 shadow-soft wide:p-10">
					<div className="grid gap-2">
						<h2 id="examples-title" className="text-h1">
							{copy.title}
						</h2>
						<p className="max-w-reading text-lead text-ink-2">{copy.lead}</p>
						<noscript>
							<p className="text-small text-ink-2">{copy.withoutScripts}</p>
						</noscript>
					</div>
					<ul className="grid gap-4 desk:grid-cols-3 desk:gap-6">
						{demos.map(({ name, href, title, text, drawing }) => (
							<li key={name} className="grid">
								<a
									href={href}
									aria-haspopup="dialog"
									data-demo={name}
									className="group grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 rounded-lg bg-ground p-5 transition-colors hover:bg-blush desk:grid-cols-1 desk:content-start desk:gap-y-4 desk:p-6"
								>
									<span className="desk:h-28">{DRAWINGS[drawing]}</span>
									<span className="grid gap-1.5">
										<span className="font-display text-h3 underline decoration-transparent decoration-1 underline-offset-4 transition-colors group-hover:decoration-current">
											{title}
										</span>
										<span className="text-small text-ink-2">{text}</span>
										<span aria-hidden="true" className="pt-1 text-small font-semibold text-fig">
											{copy.open} →
										</span>
									</span>
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
