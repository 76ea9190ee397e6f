import { useEffect, useRef } from "react";

/** A window this much shorter than the page has a keyboard in front. */
const KEYBOARD_PX = 150;
/** The box stands right above the bar: no more than the bar itself is to be kept clear while somebody types. */
const TAB_BAR = "4.25rem";

/**
 * Lets an element fill what can be seen below the bar: `--above` is where it begins, `--seen` how high the visible part
 * is, also with a keyboard on the screen, which `data-keyboard` tells.
 */
export function usePaneHeight() {
	const pane = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const node = pane.current;
		if (node === null) return;
		const view = window.visualViewport ?? null;
		const root = document.documentElement;
		const narrow = window.matchMedia("(max-width: 640px)");
		const measure = () => {
			const above = node.getBoundingClientRect().top + window.scrollY;
			node.style.setProperty("--above", `${Math.round(above)}px`);
			const seen = view === null || view.scale !== 1 ? window.innerHeight : view.height;
			const hasKeyboard = window.innerHeight - seen > KEYBOARD_PX;
			node.style.setProperty("--seen", hasKeyboard ? `${Math.round(seen)}px` : "100dvh");
			node.toggleAttribute("data-keyboard", hasKeyboard);
			root.style.scrollPaddingBottom = narrow.matches ? TAB_BAR : "0px";
		};
		measure();
		const sizes = new ResizeObserver(measure);
		sizes.observe(document.body);
		view?.addEventListener("resize", measure);
		return () => {
			sizes.disconnect();
			view?.removeEventListener("resize", measure);
			root.style.removeProperty("scroll-padding-bottom");
		};
	}, []);
	return pane;
}
