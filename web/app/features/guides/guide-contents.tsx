import { guidesCopy as copy, GUIDE_ANCHORS } from "./copy.ts";
import type { Guide } from "./guide.ts";

/** Where everything stands; beside the text on wide screens, before it on narrow ones. */
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
		<nav aria-labelledby="contents-title" className="grid content-start gap-3 desk:sticky desk:top-24">
			<h2 id="contents-title" className="font-sans text-small font-semibold text-ink">
				{copy.contents}
			</h2>
			<ol className="grid border-l border-line wide:max-desk:grid-cols-2">
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
		</nav>
	);
}
