import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { pressedLink } from "./pressed-link.ts";
import { useStandingHtml } from "./standing-html.ts";

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

/** Follows the links of plain HTML inside `place` without a reload; anchors of the same page are the browser's. */
function useFollowedLinks(place: RefObject<HTMLElement | null>): void {
	const navigate = useNavigate();
	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		const follow = (event: MouseEvent) => {
			const link = pressedLink(event);
			if (link === null || (link.hash !== "" && link.pathname === window.location.pathname)) return;
			event.preventDefault();
			void navigate(link.pathname + link.search + link.hash, {
				replace: link.href === window.location.href,
			});
		};
		node.addEventListener("click", follow);
		return () => node.removeEventListener("click", follow);
	}, [place, navigate]);
}
