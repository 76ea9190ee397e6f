import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { useUser } from "#api/use-session.ts";
import { pressedLink } from "#ui/pressed-link.ts";

export interface LinkActions {
	onDemo: (name: string) => void;
	/** The pointer or the focus is there: what a press needs may be fetched. */
	onNearDemo: (name: string) => void;
	/** The links are plain HTML: the ordinary ones are followed here too, without a reload. */
	isHtml: boolean;
}

/** Presses of links inside `place`: examples open, plans open for whoever is signed in, the rest leads on. */
export function useLinkActions(place: RefObject<HTMLElement | null>, actions: LinkActions): void {
	const { onDemo, onNearDemo, isHtml } = actions;
	const navigate = useNavigate();
	const user = useUser();
	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		const follow = (event: MouseEvent) => {
			const link = pressedLink(event);
			if (link === null) return;
			const { demo, plan } = link.dataset;
			if (demo === undefined && plan === undefined && !isHtml) return;
			event.preventDefault();
			if (demo !== undefined) onDemo(demo);
			else if (plan !== undefined && user !== null) dispatchLimitEvent("upgradeNeeded", user.plan);
			else void navigate(link.pathname + link.search + link.hash);
		};
		const near = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (link?.dataset.demo !== undefined) onNearDemo(link.dataset.demo);
		};
		node.addEventListener("click", follow);
		node.addEventListener("pointerover", near);
		node.addEventListener("focusin", near);
		return () => {
			node.removeEventListener("click", follow);
			node.removeEventListener("pointerover", near);
			node.removeEventListener("focusin", near);
		};
	}, [place, isHtml, onDemo, onNearDemo, navigate, user]);
}
