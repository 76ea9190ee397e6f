import type { ReactNode } from "react";
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

const STYLE = "h-20 w-auto max-w-full desk:h-28";

/** A face as a form in light, with three places marked on it. */
function ReportDrawing() {
	return (
		<svg viewBox="0 0 112 112" aria-hidden="true" className={STYLE}>
			<defs>
				<linearGradient id="drawn-report" x1="0.1" y1="0" x2="0.9" y2="1">
					<stop stopColor="#ffe9d6" />
					<stop offset="0.45" stopColor="#f4b690" />
					<stop offset="1" stopColor="#8e4560" />
				</linearGradient>
			</defs>
			<circle cx="56" cy="56" r="54" className="fill-glow" opacity="0.55" />
			<path
				d="M56 14c22 0 34 16 34 39 0 26-17 46-34 46S22 79 22 53c0-23 12-39 34-39Z"
				fill="url(#drawn-report)"
			/>
			<g className="fill-none stroke-surface" strokeWidth="2">
				<circle cx="40" cy="62" r="6" />
				<circle cx="73" cy="60" r="8" />
				<circle cx="57" cy="32" r="5" />
			</g>
			<g className="fill-surface">
				<circle cx="40" cy="62" r="1.8" />
				<circle cx="73" cy="60" r="1.8" />
				<circle cx="57" cy="32" r="1.8" />
			</g>
		</svg>
	);
}

/** A sun that turns into a moon over a row of days. */
function WeekDrawing() {
	return (
		<svg viewBox="0 0 112 112" aria-hidden="true" className={STYLE}>
			<circle cx="56" cy="56" r="54" className="fill-glow" opacity="0.55" />
			<path
				d="M14 70a42 42 0 0 1 84 0"
				className="fill-none stroke-rose"
				strokeWidth="2"
				strokeDasharray="1 7"
				strokeLinecap="round"
			/>
			<circle cx="32" cy="40" r="13" fill="#f4b690" />
			<path d="M88 46a13 13 0 1 1-10-20 10.500 10.500 0 0 0 10 20Z" className="fill-rose" />
			<g className="fill-fig">
				{[0, 2, 4, 6].map((day) => (
					<circle key={day} cx={20 + day * 12} cy="84" r="4" />
				))}
			</g>
			<g className="fill-none stroke-fig" strokeWidth="1.6">
				{[1, 3, 5].map((day) => (
					<circle key={day} cx={20 + day * 12} cy="84" r="3.2" />
				))}
			</g>
		</svg>
	);
}

/** A question, and an answer with a bottle in it. */
function BubblesDrawing() {
	return (
		<svg viewBox="0 0 112 112" aria-hidden="true" className={STYLE}>
			<circle cx="56" cy="56" r="54" className="fill-glow" opacity="0.55" />
			<path
				d="M46 20h38a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-2l-6 8-6-8H46a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10Z"
				className="fill-blush stroke-rose"
				strokeWidth="1.6"
			/>
			<path d="M48 32h30M48 39h20" className="stroke-fig" strokeWidth="2.4" strokeLinecap="round" />
			<path
				d="M24 60h34a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H36l-9 8 1-8h-4a10 10 0 0 1-10-10V70a10 10 0 0 1 10-10Z"
				className="fill-surface stroke-rose"
				strokeWidth="1.6"
			/>
			<rect x="25" y="72" width="12" height="16" rx="3.500" fill="#b9636f" />
			<rect x="28" y="67" width="6" height="5" rx="1.500" fill="#6b2e47" />
			<path d="M44 74h14M44 81h10" className="stroke-fig" strokeWidth="2.4" strokeLinecap="round" />
		</svg>
	);
}
