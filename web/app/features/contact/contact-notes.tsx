import { BRAND } from "@dewlight/contracts/brand.ts";
import type { ReactNode } from "react";
import { contactCopy as copy } from "./copy.ts";

function Note({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid gap-1.5">
			<h2 className="font-display text-h3">{title}</h2>
			<div className="text-ink-2">{children}</div>
		</div>
	);
}

const MAIL = (
	<a
		href={`mailto:${BRAND.supportEmail}`}
		className="font-medium break-words text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
	>
		{BRAND.supportEmail}
	</a>
);

/** What helps us answer well, and the way around the form. */
export function ContactNotes() {
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
