import { useEffect, useState } from "react";
import { onFeedbackRequested } from "#api/feedback-events.ts";

interface Asked {
	source: string;
	/** What had the focus: gets it back at the end. */
	opener: Element | null;
}

/** Where feedback was last asked for, until that dialog is closed. */
export function useFeedbackEvent(): [string | null, () => void] {
	const [asked, setAsked] = useState<Asked | null>(null);
	useEffect(() => onFeedbackRequested((source) => setAsked({ source, opener: document.activeElement })), []);
	const close = () => {
		setAsked(null);
		const opener = asked?.opener;
		if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus({ preventScroll: true }));
	};
	return [asked?.source ?? null, close];
}
