import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { LEGAL_ANCHORS } from "#paths.ts";
import { Page } from "#ui/page.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { legalCopy } from "./copy.ts";
import { disclaimerText } from "./disclaimer-text.ts";
import { fairUseText } from "./fair-use-text.ts";
import { LegalProse } from "./legal-prose.tsx";
import { privacyText } from "./privacy-text.ts";
import { termsText } from "./terms-text.ts";

const PARTS = [
	{ id: LEGAL_ANCHORS.terms, text: termsText },
	{ id: LEGAL_ANCHORS.privacy, text: privacyText },
	{ id: LEGAL_ANCHORS.disclaimer, text: disclaimerText },
	{ id: LEGAL_ANCHORS.fairUse, text: fairUseText },
];

export const meta = () => pageMeta({ title: legalCopy.pageTitle, description: legalCopy.pageDescription });

export default function TermsScreen() {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same anchor scrolls again
	useEffect(() => {
		if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
	}, [hash, key]);
	return (
		<Page width="reading" title={legalCopy.pageTitle} lead={legalCopy.pageLead}>
			<nav aria-label={legalCopy.pageTitle} className="mb-12">
				<ul className="flex flex-wrap gap-2">
					{PARTS.map(({ id, text }) => (
						<li key={id}>
							<a
								href={`#${id}`}
								className="flex min-h-11 items-center rounded-full bg-silk px-4 text-small font-medium text-ink hover:bg-blush"
							>
								{text.title}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<Stack gap="section">
				{PARTS.map(({ id, text }) => (
					<Section key={id} id={id} title={text.title}>
						<LegalProse text={text} heading="h3" />
					</Section>
				))}
			</Stack>
		</Page>
	);
}
