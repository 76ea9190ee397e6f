import type { ConsentsAnswer } from "@dewlight/contracts/consents.ts";
import { legalPath } from "#paths.ts";
import { TextLink } from "#ui/text-link.tsx";
import { dayOf } from "../day-of.ts";
import { consentsCopy as copy } from "./copy.ts";

const TEXTS = [
	{ to: legalPath("terms"), name: copy.readTerms },
	{ to: legalPath("privacy"), name: copy.readPrivacy },
	{ to: legalPath("disclaimer"), name: copy.readDisclaimer },
];

export function LegalState({ legal }: { legal: ConsentsAnswer["legal"] }) {
	return (
		<div className="grid gap-1.5 border-t border-line pt-6">
			<h3 className="text-h3">{copy.legal}</h3>
			<p className="text-ink-2">
				{legal.agreed_to_terms && legal.agreed_at !== null
					? copy.legalAccepted(dayOf(legal.agreed_at), legal.version ?? "")
					: copy.legalNone}
			</p>
			<ul className="flex flex-wrap gap-x-5">
				{TEXTS.map(({ to, name }) => (
					<li key={to}>
						<TextLink to={to} className="inline-flex min-h-11 items-center">
							{name}
						</TextLink>
					</li>
				))}
			</ul>
		</div>
	);
}
