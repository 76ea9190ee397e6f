import { BRAND } from "@dewlight/contracts/brand.ts";

const errorHelpCopy = {
	scan: "Start a scan",
	contact: "Contact",
	mail: "Report it by mail",
	mailSubject: (path: string) => `Error on ${path}`,
} as const;

const LINK = "inline-flex min-h-11 items-center text-fig underline underline-offset-4";

/** A mail that says where it happened and what the program said, for the person to see and send. */
function reportAddress(error: unknown): string {
	const said = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "";
	const subject = encodeURIComponent(errorHelpCopy.mailSubject(window.location.pathname));
	return `mailto:${BRAND.supportEmail}?subject=${subject}&body=${encodeURIComponent(`\n\n${said}`)}`;
}

/** Further ways on from the error page. */
export function ErrorHelp({ error, missing }: { error: unknown; missing: boolean }) {
	return (
		<p className="flex flex-wrap gap-x-6 text-small">
			{missing && (
				<a href="/upload" className={LINK}>
					{errorHelpCopy.scan}
				</a>
			)}
			<a href="/contact" className={LINK}>
				{errorHelpCopy.contact}
			</a>
			{!missing && (
				<a href={reportAddress(error)} className={LINK}>
					{errorHelpCopy.mail}
				</a>
			)}
		</p>
	);
}
