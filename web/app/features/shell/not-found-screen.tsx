import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton, TextLink } from "#ui/button.tsx";
import { Page, PageHeading } from "#ui/page.tsx";
import { LightForm } from "#ui/state-view.tsx";

const notFoundCopy = {
	title: "Page not found",
	heading: "This page does not exist.",
	lead: "The address may be old or mistyped. Nothing of yours is lost.",
	home: "To the home page",
	dashboard: "To your dashboard",
	scan: "Start a scan",
	contact: "Tell us what is missing",
} as const;

export const meta = () => pageMeta({ title: notFoundCopy.title, personal: true });

/** DER-26. A visitor's scan begins with an account: a login wall would be the second dead end. */
export default function NotFoundScreen() {
	const member = useUser() !== null;
	return (
		<Page width="reading">
			<LightForm light="low" className="-ml-3 size-32" />
			<div className="mt-4">
				<PageHeading>{notFoundCopy.heading}</PageHeading>
			</div>
			<p className="mt-3 text-lead text-ink-2">{notFoundCopy.lead}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				{member ? (
					<LinkButton to={paths.dashboard}>{notFoundCopy.dashboard}</LinkButton>
				) : (
					<LinkButton to={paths.home}>{notFoundCopy.home}</LinkButton>
				)}
				<LinkButton to={member ? paths.upload : paths.register} tone="secondary">
					{notFoundCopy.scan}
				</LinkButton>
			</div>
			<p className="mt-6">
				<TextLink to={paths.contact} className="inline-flex min-h-11 items-center">
					{notFoundCopy.contact}
				</TextLink>
			</p>
		</Page>
	);
}
