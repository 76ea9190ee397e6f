import { Check } from "lucide-react";
import { SeverityScale } from "#ui/meters.tsx";
import { Tag, VerdictMark } from "#ui/tag.tsx";
import { asSentence } from "#ui/words.ts";
import lines from "./example-lines.json";
import { moreCopy } from "./more-copy.ts";
import { SurenessLine } from "./sureness-line.tsx";

const copy = moreCopy.reading;

/** Lines of the example report, so that a visitor sees the manner of the answer before giving anything. */
export function ReadingExample() {
	const { engine, positive, concerns, notMeasured, better } = lines;
	return (
		<section aria-labelledby="reading-title">
			<div className="mx-auto grid max-w-page items-start gap-10 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_1.3fr] desk:gap-16">
				<div className="grid gap-4 desk:sticky desk:top-28">
					<h2 id="reading-title" className="text-h1">
						{copy.title}
					</h2>
					<p className="max-w-form text-lead text-ink-2">{copy.lead}</p>
				</div>
				<figure className="grid gap-3">
					<ul className="grid gap-4">
						<li className="grid gap-1.5 rounded-lg bg-sage-soft p-6">
							<h3 className="flex items-center gap-2 text-h3 text-sage">
								<Check aria-hidden="true" strokeWidth={2.5} className="size-5" />
								{copy.positive}
							</h3>
							<p>{positive}</p>
						</li>
						{concerns.map((found) => (
							<li
								key={found.concern}
								className="grid gap-3 rounded-lg border border-line bg-surface p-6 shadow-soft"
							>
								<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
									<h3 className="text-h3">{found.name}</h3>
									<SurenessLine words={found.sureness} />
								</div>
								<SeverityScale value={found.severity} label={found.name} />
								<p className="text-ink-2">{found.description}</p>
							</li>
						))}
						<li className="grid gap-2 rounded-lg border border-dashed border-field p-6">
							<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
								<h3 className="text-h3">{notMeasured.name}</h3>
								<Tag>{copy.gap}</Tag>
							</div>
							<p className="text-ink-2">{asSentence(notMeasured.reason)}</p>
						</li>
						<li className="grid gap-1.5 rounded-lg bg-sage-soft p-6">
							<h3 className="flex items-center gap-2 text-h3 text-sage">
								<VerdictMark verdict="better" />
								{copy.change}
							</h3>
							<p>{better}</p>
						</li>
					</ul>
					<figcaption className="px-2 text-small text-ink-2">
						{copy.caption(engine.name, engine.version)}
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
