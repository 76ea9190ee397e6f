import { Outlet } from "react-router";
import { consentCopy } from "#features/consent/copy.ts";
import { PhotoConsent } from "#features/consent/photo-consent.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";

/** Screens that take a photo stand behind the question whether it may be measured. */
export default function PhotoConsentLayout() {
	return (
		<PhotoConsent
			frame={({ title, lead, children }) => (
				<Page width="form" title={title} lead={lead}>
					{children}
				</Page>
			)}
			withoutPhoto={<LinkButton to={paths.dashboard}>{consentCopy.toDashboard}</LinkButton>}
		>
			<Outlet />
		</PhotoConsent>
	);
}
