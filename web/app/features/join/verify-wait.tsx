import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { MailOpen } from "lucide-react";
import { useEffect } from "react";
import { refreshSession } from "#api/refresh-session.ts";
import { paths } from "#paths.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { joinCopy } from "./copy.ts";
import { CorrectEmail } from "./correct-email.tsx";
import { ResendLink } from "./resend-link.tsx";

const copy = joinCopy.verify;

/** AUTH-A5: reads the session again every 5 s and on focus, so the tab moves on by itself. */
export function VerifyWait({ email }: { email: string }) {
	useEffect(() => {
		const look = () => {
			if (document.visibilityState === "visible") void refreshSession();
		};
		const timer = setInterval(look, POLL_MS.verifyEmail);
		window.addEventListener("focus", look);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", look);
		};
	}, []);

	return (
		<div className="mx-auto grid w-full max-w-form animate-rise gap-6 px-5 py-14 wide:py-20">
			<span className="grid size-16 place-items-center rounded-full bg-blush text-fig">
				<MailOpen aria-hidden="true" className="size-7" />
			</span>
			<header className="grid gap-3">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead(email)}</p>
			</header>
			<output className="flex items-center gap-3">
				<span aria-hidden="true" className="size-2.5 shrink-0 animate-breathe rounded-full bg-sage" />
				{copy.waiting}
			</output>
			<div className="grid justify-items-start gap-4 border-t border-line pt-6">
				<p className="text-ink-2">{copy.missing}</p>
				<ResendLink tone="secondary" />
			</div>
			<CorrectEmail email={email} />
			<p className="text-small">
				<TextLink to={paths.logout}>{copy.logOut}</TextLink>
			</p>
		</div>
	);
}
