import { BRAND } from "@dewlight/contracts/brand.ts";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contactCopy as copy } from "./copy.ts";

const MAIL = (
	<a
		href={`mailto:${BRAND.supportEmail}`}
		className="font-medium break-words text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
	>
		{BRAND.supportEmail}
	</a>
);

export const meta = () => pageMeta({ title: copy.title, description: copy.description, path: paths.contact });

export default function ContactScreen() {
	const { key } = useLocation();
	const [sent, setSent] = useState<{ text: string; email: string; at: string } | null>(null);
	const showSent = (text: string, email: string) => {
		setSent({ text, email, at: key });
		startScreenAgain();
	};
	return (
		<Page title={copy.title} lead={copy.lead}>
			<div className="grid items-start gap-12 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] desk:gap-16">
				{sent?.at !== key ? (
					<ContactForm onSent={showSent} />
				) : (
					<div className="grid gap-5">
						<Notice tone="success" live="status" title={sent.text}>
							{copy.sentHelp(sent.email)}
						</Notice>
						<Button tone="secondary" className="justify-self-start" onClick={() => setSent(null)}>
							{copy.another}
						</Button>
					</div>
				)}
				<ContactNotes />
			</div>
		</Page>
	);
}

function Note({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid gap-1.5">
			<h2 className="font-display text-h3">{title}</h2>
			<div className="text-ink-2">{children}</div>
		</div>
	);
}

/** What helps us answer well, and the way around the form. */
function ContactNotes() {
	return (
		<aside aria-label={copy.title} className="grid content-start gap-7 rounded-lg bg-silk p-6 wide:p-8">
			<Note title={copy.report.title}>
				<p>{copy.report.text}</p>
			</Note>
			<Note title={copy.mail.title}>
				<p>
					{copy.mail.text} {MAIL}.
				</p>
				<noscript>
					<p>
						{copy.mail.noScript} {MAIL}.
					</p>
				</noscript>
			</Note>
		</aside>
	);
}
