import { type ReactNode, useRef } from "react";
import { useStandingHtml } from "./standing-html.ts";
import { useFollowedLinks } from "./use-followed-links.ts";

interface PrerenderedProps {
	/** Of the element on the page; no two may have the same. */
	id: string;
	className?: string;
	children: ReactNode;
}

/**
 * A part without state. Where it came as HTML it stays as it is, and nothing of it is built again; only for whoever comes
 * from another page it is drawn here. Its links are followed without a reload in both cases.
 */
export function Prerendered({ id, className, children }: PrerenderedProps) {
	const html = useStandingHtml(id);
	if (html === null) {
		return (
			<div id={id} className={className}>
				{children}
			</div>
		);
	}
	return <Standing id={id} className={className} html={html} />;
}

function Standing({ html, ...rest }: Omit<PrerenderedProps, "children"> & { html: string }) {
	const place = useRef<HTMLDivElement>(null);
	useFollowedLinks(place);
	return (
		<div
			ref={place}
			{...rest}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands there, unchanged
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
