import { NARROW_WIDTH_PX } from "@dewlight/contracts/constants.ts";
import { useEffect, useState } from "react";
import { activePart } from "./active-part.ts";

const WIDE = `(min-width: ${NARROW_WIDTH_PX + 1}px)`;

/** Id of the section being read; always null in a narrow window, where nothing follows the scrolling (PLAN-31). */
export function useActivePart(ids: readonly string[]): string | null {
	const [active, setActive] = useState<string | null>(null);
	const list = ids.join(" ");
	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const follow = () => setActive(wide.matches ? readActive(list.split(" ")) : null);
		follow();
		window.addEventListener("scroll", follow, { passive: true });
		wide.addEventListener("change", follow);
		return () => {
			window.removeEventListener("scroll", follow);
			wide.removeEventListener("change", follow);
		};
	}, [list]);
	return active;
}

function readActive(ids: readonly string[]): string | null {
	const parts = ids.flatMap((id) => {
		const top = document.getElementById(id)?.getBoundingClientRect().top;
		return top === undefined ? [] : [{ id, top }];
	});
	const { scrollHeight } = document.documentElement;
	const scrolled = window.scrollY > 0;
	return activePart(parts, scrolled && window.scrollY + window.innerHeight >= scrollHeight - 2);
}
