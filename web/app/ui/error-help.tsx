import { BRAND } from "@dewlight/contracts/brand.ts";
import { errorHelpCopy as copy } from "./error-help-copy.ts";

const LINK = "inline-flex min-h-11 items-center text-fig underline underline-offset-4";

/** A mail that says where it happened and what the program said, for the person to see and send. */
function reportAddress(error: unknown): string {
	const said = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "";
	const subject = encodeURIComponent(copy.mailSubject(window.location.pathname));
	return `mailto:${BRAND.supportEmail}?subject=${subject}&body=${encodeURIComponent(`\n\n${said}`)}`;
}

/** Further ways on from the error page. */
export function ErrorHelp({ error, missing }: { error: unknown; missing: boolean }) {
	return (
		<p className="flex flex-wrap gap-x-6 text-small">
			{missing && (
				<a href="/upload" className={LINK}>
					{copy.scan}
				</a>
			)}
			<a href="/contact" className={LINK}>
				{copy.contact}
			</a>
			{!missing && (
				<a href={reportAddress(error)} className={LINK}>
					{copy.mail}
				</a>
			)}
		</p>
	);
}
