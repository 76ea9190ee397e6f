import { type ReactNode, useRef, useState } from "react";
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
	const [html] = useState(readHtml);
	useLinkActions(place, { ...actions, isHtml: html !== null });
	if (html === null) {
		return (
			<div ref={place} id={ID}>
				{children}
			</div>
		);
	}
	return (
		<div
			ref={place}
			id={ID}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands there, unchanged
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

function readHtml(): string | null {
	return typeof document === "undefined" ? null : (document.getElementById(ID)?.innerHTML ?? null);
}
