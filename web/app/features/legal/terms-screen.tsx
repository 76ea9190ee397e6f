import { type ComponentProps, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { LEGAL_ANCHORS, paths } from "#paths.ts";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Page, Section } from "#ui/page.tsx";
import { legalCopy } from "./copy.ts";
import { LegalProse, type LegalText } from "./legal-prose.tsx";
import { LEGAL_TEXTS, LegalVersion } from "./legal-texts.tsx";

const GAPS = { tight: "gap-2", regular: "gap-4", loose: "gap-6", section: "gap-14 wide:gap-20" };

export const meta = () =>
	pageMeta({ title: legalCopy.pageTitle, description: legalCopy.pageDescription, path: paths.terms });

/** PUB-31 to PUB-44. Anchors are plain ids, so that they lead there without JavaScript too. */
export default function TermsScreen() {
	const { hash, key } = useLocation();
	const isArrival = useRef(true);
	// Arriving is the browser's or the router's part; whoever has scrolled on since then is left there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same anchor scrolls again
	useEffect(() => {
		if (!isArrival.current && hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
		isArrival.current = false;
	}, [hash, key]);
	return (
		<Page title={legalCopy.pageTitle} lead={legalCopy.pageLead}>
			<div className="grid gap-x-16 gap-y-14 desk:grid-cols-[17rem_minmax(0,1fr)]">
				<LegalContents />
				<Stack gap="section" className="max-w-reading">
					{LEGAL_TEXTS.map((text) => (
						<Section
							key={text.anchor}
							id={LEGAL_ANCHORS[text.anchor]}
							title={text.title}
							lead={text.summary}
							className="scroll-mt-8"
						>
							<div className="grid gap-1">
								<LegalVersion version={text.version} />
								<TextContents text={text} />
							</div>
							<LegalProse text={text} links />
						</Section>
					))}
				</Stack>
			</div>
		</Page>
	);
}

/** The four texts; beside them on wide windows, above them otherwise. */
function LegalContents() {
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
function TextContents({ text }: { text: LegalText }) {
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

interface StackProps extends ComponentProps<"div"> {
	gap?: keyof typeof GAPS;
}

function Stack({ gap = "regular", className, ...rest }: StackProps) {
	return <div {...rest} className={classNames("grid content-start", GAPS[gap], className)} />;
}
