import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { pressedLink } from "./pressed-link.ts";

/** Follows the links of plain HTML inside `place` without a reload; anchors of the same page are the browser's. */
export function useFollowedLinks(place: RefObject<HTMLElement | null>): void {
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
