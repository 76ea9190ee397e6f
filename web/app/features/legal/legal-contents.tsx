import { LEGAL_ANCHORS } from "#paths.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { legalCopy } from "./copy.ts";
import type { LegalText } from "./legal-text.ts";
import { LEGAL_TEXTS } from "./legal-texts.ts";

/** The four texts; beside them on wide windows, above them otherwise. */
export function LegalContents() {
	return (
		<nav aria-label={legalCopy.contents} className="desk:sticky desk:top-28 desk:self-start print:hidden">
			<ul className="grid gap-2 wide:grid-cols-2 desk:-ml-4 desk:grid-cols-1 desk:gap-1">
				{LEGAL_TEXTS.map(({ anchor, title, summary }) => (
					<li key={anchor} className="grid">
						<a
							href={`#${LEGAL_ANCHORS[anchor]}`}
							className="group grid content-start gap-0.5 rounded-sm bg-silk px-4 py-3 hover:bg-blush desk:bg-transparent desk:hover:bg-silk"
						>
							<span className="font-semibold text-fig group-hover:underline group-hover:underline-offset-4">
								{title}
							</span>
							<span className="text-small text-ink-2">{summary}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The headings of one text. */
export function TextContents({ text }: { text: LegalText }) {
	return (
		<nav aria-label={legalCopy.contentsOf(text.title)} className="print:hidden">
			<Disclosure summary={legalCopy.headings(text.sections.length)}>
				<ol className="grid list-inside list-decimal gap-x-8 text-small text-ink-2 wide:grid-cols-2">
					{text.sections.map(({ id, heading }) => (
						<li key={id} className="py-2.5">
							<a
								href={`#${id}`}
								className="py-2.5 text-ink-2 underline decoration-line underline-offset-4 hover:text-ink"
							>
								{heading}
							</a>
						</li>
					))}
				</ol>
			</Disclosure>
		</nav>
	);
}
