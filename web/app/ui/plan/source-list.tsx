import { uiCopy } from "../copy.ts";
import { safeHref } from "../safe-href.ts";
import { planCopy } from "./copy.ts";
import type { ShownSource } from "./source-of.ts";

/** The papers and guidelines something rests on; those with an address are links. */
export function SourceList({ sources }: { sources: readonly ShownSource[] }) {
	if (sources.length === 0) return null;
	return (
		<ul aria-label={planCopy.sources} className="mt-1.5 grid gap-1 text-small text-ink-2">
			{sources.map((source) => (
				<li key={source.id}>
					<SourceTitle {...source} />
				</li>
			))}
		</ul>
	);
}

function SourceTitle({ title, url }: ShownSource) {
	const href = safeHref(url);
	if (href === null) return title;
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			className="underline decoration-1 underline-offset-4 hover:text-fig hover:decoration-2"
		>
			{title}
			<span className="sr-only"> {uiCopy.newTab}</span>
		</a>
	);
}
