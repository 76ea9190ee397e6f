import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { useUser } from "#api/use-session.ts";
import { pressedLink } from "./pressed-link.ts";

const ID = "home-more";
const More = lazy(async () => ({ default: (await import("./more.tsx")).More }));

/**
 * The rest of the page. Where it came as HTML it stays as it is, and its code is never loaded; only whoever comes from
 * another page has it drawn here.
 */
export function PrerenderedMore() {
	const place = useRef<HTMLDivElement>(null);
	const [html] = useState(readHtml);
	useFollowedLinks(place, html !== null);
	if (html === null) {
		return (
			<div ref={place} id={ID}>
				<Suspense fallback={<div className="min-h-dvh" />}>
					<More />
				</Suspense>
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

/** Links that are only HTML lead on without a reload; those of a plan open the plans for whoever is signed in. */
function useFollowedLinks(place: React.RefObject<HTMLElement | null>, isHtml: boolean): void {
	const navigate = useNavigate();
	const user = useUser();
	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		const follow = (event: MouseEvent) => {
			const link = pressedLink(event);
			if (link === null) return;
			const sells = link.dataset.plan !== undefined;
			if (sells && user !== null) {
				event.preventDefault();
				dispatchLimitEvent("upgradeNeeded", user.plan);
			} else if (sells || isHtml) {
				event.preventDefault();
				void navigate(link.pathname + link.search + link.hash);
			}
		};
		node.addEventListener("click", follow);
		return () => node.removeEventListener("click", follow);
	}, [place, isHtml, navigate, user]);
}
