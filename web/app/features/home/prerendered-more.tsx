import { type ReactNode, useRef } from "react";
import { platform } from "#platform/current.ts";
import { useStandingHtml } from "#ui/standing-html.ts";
import { type LinkActions, useLinkActions } from "./use-link-actions.ts";

const ID = "home-more";

interface PrerenderedMoreProps extends Pick<LinkActions, "onDemo" | "onNearDemo"> {
	/** Loads itself when it is drawn. */
	children: ReactNode;
}

/**
 * The rest of the page. Where it came as HTML it stays as it is, and its code is never loaded; only for whoever comes
 * from another page it is drawn here. Its links do what they do in both cases.
 */
export function PrerenderedMore({ children, ...actions }: PrerenderedMoreProps) {
	const place = useRef<HTMLDivElement>(null);
	// It speaks of plans: where none are sold it is drawn anew.
	const standing = useStandingHtml(ID);
	const html = platform.canManageBilling ? standing : null;
	useLinkActions(place, { ...actions, isHtml: html !== null });
	if (html === null) {
		return (
			<div ref={place} id={ID} className="laid-out-late">
				{children}
			</div>
		);
	}
	return (
		<div
			ref={place}
			id={ID}
			className="laid-out-late"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands there, unchanged
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
