import { guidesCopy as copy, GUIDE_ANCHORS } from "./copy.ts";
import type { Guide } from "./guide.ts";
import { OpenMark } from "./open-mark.tsx";

/** Where everything stands: beside the text on wide screens, folded before it on narrow ones. */
export function GuideContents({ guide }: { guide: Guide }) {
	const entries = [
		{ id: GUIDE_ANCHORS.evidence, title: copy.evidence.title },
		...guide.sections.map(({ id, heading }) => ({ id, title: heading })),
		{ id: GUIDE_ANCHORS.start, title: copy.start },
		{ id: GUIDE_ANCHORS.avoid, title: copy.avoid },
		{ id: GUIDE_ANCHORS.routine, title: copy.routine.title },
		{ id: GUIDE_ANCHORS.faq, title: copy.faq },
		{ id: GUIDE_ANCHORS.references, title: copy.references },
	];
	return (
		<nav aria-label={copy.contents} className="min-w-0 desk:sticky desk:top-24 desk:self-start">
			<details className="group rounded-sm border border-line bg-surface desk:hidden">
				<summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-fig [&::-webkit-details-marker]:hidden">
					{copy.contents}
					<OpenMark />
				</summary>
				<div className="px-5 pb-4">
					<Entries entries={entries} />
				</div>
			</details>
			<div className="hidden gap-3 desk:grid">
				<p className="text-small font-semibold">{copy.contents}</p>
				<Entries entries={entries} />
			</div>
		</nav>
	);
}

function Entries({ entries }: { entries: readonly { id: string; title: string }[] }) {
	return (
		<ol className="grid border-l border-line">
			{entries.map(({ id, title }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-small leading-snug text-ink-2 hover:border-fig hover:text-fig desk:min-h-9"
					>
						{title}
					</a>
				</li>
			))}
		</ol>
	);
}
