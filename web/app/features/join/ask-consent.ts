import type { ComponentType, ReactNode } from "react";

interface AskConsentProps {
	frame: (view: { title: string; lead: string; children: ReactNode }) => ReactNode;
	withoutPhoto: ReactNode;
	children: ReactNode;
}

/** The question that stands before the first photo; the route hands it in. */
export type AskConsent = ComponentType<AskConsentProps>;
