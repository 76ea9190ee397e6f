import { lazy, Suspense } from "react";
import { Prerendered } from "#ui/prerendered.tsx";
import { homeCopy } from "./copy.ts";
import { MainButton } from "./main-button.tsx";

const HeroReport = lazy(async () => ({ default: (await import("./hero-report.tsx")).HeroReport }));

interface HeroProps {
	/** Address of the example report, for a press without scripts. */
	exampleHref: string;
	onExample: () => void;
}

export function Hero({ exampleHref, onExample }: HeroProps) {
	return (
		<section className="overflow-hidden">
			<div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-5 pt-10 pb-14 wide:px-8 wide:pt-16 desk:grid-cols-[1.15fr_1fr] desk:pt-14 desk:pb-20">
				<div className="grid justify-items-start gap-6">
					<h1 tabIndex={-1} className="text-display">
						{homeCopy.title}
					</h1>
					<p className="max-w-dialog text-lead text-ink-2">{homeCopy.lead}</p>
					<div className="grid justify-items-start gap-x-6 gap-y-3 pt-2 wide:flex wide:flex-wrap wide:items-center">
						<MainButton />
						<a
							href={exampleHref}
							aria-haspopup="dialog"
							onClick={(event) => {
								event.preventDefault();
								onExample();
							}}
							className="flex min-h-12 items-center font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
						>
							{homeCopy.seeExample}
						</a>
					</div>
				</div>
				<Prerendered id="hero-report">
					<Suspense fallback={<div className="mx-auto min-h-[42rem] w-full max-w-form desk:max-w-[25rem]" />}>
						<HeroReport />
					</Suspense>
				</Prerendered>
			</div>
		</section>
	);
}
