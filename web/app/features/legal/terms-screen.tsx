import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { LEGAL_ANCHORS, paths } from "#paths.ts";
import { Page } from "#ui/page.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { legalCopy } from "./copy.ts";
import { LegalContents, TextContents } from "./legal-contents.tsx";
import { LegalProse } from "./legal-prose.tsx";
import { LEGAL_TEXTS } from "./legal-texts.ts";
import { LegalVersion } from "./legal-version.tsx";

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
