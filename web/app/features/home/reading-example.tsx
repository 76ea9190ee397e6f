import { ConfidenceDots } from "#ui/confidence-dots.tsx";
import { SeverityScale } from "#ui/severity-scale.tsx";
import { homeCopy } from "./copy.ts";

/** Three lines of a report, so that a visitor sees the manner of the answer before giving anything. */
export function ReadingExample() {
	const { title, lead, caption, findings } = homeCopy.example;
	return (
		<section aria-labelledby="example-title">
			<div className="mx-auto grid max-w-page items-center gap-10 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_1.1fr] desk:gap-20">
				<div className="grid gap-4">
					<h2 id="example-title" className="text-h1">
						{title}
					</h2>
					<p className="max-w-form text-lead text-ink-2">{lead}</p>
				</div>
				<figure className="grid gap-3">
					<ul className="divide-y divide-line rounded-lg border border-line bg-surface px-6 shadow-soft wide:px-8">
						{findings.map((finding) => (
							<li key={finding.name} className="grid gap-3 py-6">
								<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
									<h3 className="text-h3">{finding.name}</h3>
									{finding.confidence !== null && <ConfidenceDots confidence={finding.confidence} />}
								</div>
								<SeverityScale value={finding.severity} label={finding.name} />
								<p className="text-small text-ink-2">{finding.where}</p>
							</li>
						))}
					</ul>
					<figcaption className="px-2 text-small text-ink-2">{caption}</figcaption>
				</figure>
			</div>
		</section>
	);
}
