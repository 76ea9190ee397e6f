import { MoonPhase } from "./moon-phase.tsx";
import { moreCopy } from "./more-copy.ts";

/** Three steps; the light on the small form grows with each. */
export function HowItWorks() {
	const { title, steps } = moreCopy.how;
	return (
		<section id="how-it-works" aria-labelledby="how-title" className="bg-silk">
			<div className="mx-auto grid max-w-page gap-10 px-5 py-16 wide:px-8 wide:py-24">
				<h2 id="how-title" className="text-h1">
					{title}
				</h2>
				<ol className="grid gap-10 desk:grid-cols-3 desk:gap-12">
					{steps.map((step, index) => (
						<li key={step.title} className="grid content-start gap-3 border-t border-field pt-6">
							<div className="flex items-center justify-between">
								<MoonPhase lit={(index + 1) / steps.length} className="size-14" />
								<span aria-hidden="true" className="font-display text-h1 text-ink-2/60">
									{index + 1}
								</span>
							</div>
							<h3 className="text-h3">{step.title}</h3>
							<p className="text-ink-2">{step.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
