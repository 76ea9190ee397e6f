import { SOURCES } from "@dewlight/core/knowledge/sources.ts";
import { uiCopy } from "../copy.ts";
import { safeHref } from "../outbound-link.tsx";
import { planCopy } from "./copy.ts";

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

interface ShownSource {
	id: string;
	title: string;
	url: string | null;
}

const TABLE: Record<string, { citation: string; url: string | null } | undefined> = SOURCES;

/** Citation and address of a source id; the id itself where this version does not know it. */
export function sourceOf(id: string): ShownSource {
	const known = TABLE[id];
	return { id, title: known?.citation ?? id, url: known?.url ?? null };
}
