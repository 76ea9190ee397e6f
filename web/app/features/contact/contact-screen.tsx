import { useState } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactNotes } from "./contact-notes.tsx";
import { contactCopy as copy } from "./copy.ts";

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
