import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { type ReactNode, useState } from "react";
import { useUser } from "#api/use-session.ts";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import { consentCopy as copy } from "./copy.ts";
import { NoPhoto } from "./no-photo.tsx";

interface View {
	title: string;
	lead: string;
	children: ReactNode;
}

interface PhotoConsentProps {
	/** Draws the screen that the question stands on. */
	frame: (view: View) => ReactNode;
	/** The way on for somebody who does not agree. */
	withoutPhoto: ReactNode;
	/** What needs a photo; stands there only after a yes. */
	children: ReactNode;
}

/** Asks before the first photo. A yes that is taken back meanwhile brings the question back and keeps what was chosen. */
export function PhotoConsent({ frame, withoutPhoto, children }: PhotoConsentProps) {
	const consent = useUser()?.photo_consent ?? null;
	const granted = consent === "granted";
	const [opened, setOpened] = useState(granted);
	const [asking, setAsking] = useState(false);
	if (granted && !opened) setOpened(true);

	const ask = (again: boolean) => {
		setAsking(again);
		startScreenAgain();
	};

	return (
		<>
			{opened && <div hidden={!granted}>{children}</div>}
			{!granted &&
				(isRefusal(consent) && !asking
					? frame({
							title: copy.without.title,
							lead: copy.without.lead,
							children: <NoPhoto onward={withoutPhoto} onAskAgain={() => ask(true)} />,
						})
					: frame({
							title: copy.title,
							lead: copy.lead,
							children: <ConsentQuestion onAnswered={() => ask(false)} />,
						}))}
		</>
	);
}

function isRefusal(consent: PhotoConsentDecision | null): boolean {
	return consent === "declined" || consent === "revoked";
}
