import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { wantsCalm } from "#ui/wants-calm.ts";

/** RECO-13; a card and the gap after it are as wide, so that one step is one card. */
const STEP_PX = 300;

/** Rounding of a zoomed page counts as being at the end. */
const SLACK_PX = 2;

type Direction = -1 | 1;

/** Scrolls a row of cards by arrows and keys, and knows at which end it stands. */
export function useCarousel() {
	const list = useRef<HTMLUListElement>(null);
	// Where a running glide ends: a second press goes on from there, not from halfway.
	const aim = useRef<number | null>(null);
	const [atStart, setAtStart] = useState(true);
	const [atEnd, setAtEnd] = useState(true);

	const look = useCallback(() => {
		const row = list.current;
		if (row === null) return;
		setAtStart(row.scrollLeft <= SLACK_PX);
		setAtEnd(row.scrollLeft >= row.scrollWidth - row.clientWidth - SLACK_PX);
	}, []);

	useEffect(() => {
		const row = list.current;
		if (row === null) return;
		const arrive = () => {
			aim.current = null;
			look();
		};
		look();
		const size = new ResizeObserver(look);
		size.observe(row);
		row.addEventListener("scroll", look, { passive: true });
		row.addEventListener("scrollend", arrive);
		return () => {
			size.disconnect();
			row.removeEventListener("scroll", look);
			row.removeEventListener("scrollend", arrive);
		};
	}, [look]);

	const scroll = (direction: Direction) => {
		const row = list.current;
		if (row === null) return;
		const end = row.scrollWidth - row.clientWidth;
		const left = Math.min(end, Math.max(0, (aim.current ?? row.scrollLeft) + direction * STEP_PX));
		const calm = wantsCalm();
		aim.current = calm ? null : left;
		row.scrollTo({ left, behavior: calm ? "auto" : "smooth" });
	};

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.target !== list.current) return;
		if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
		event.preventDefault();
		scroll(event.key === "ArrowRight" ? 1 : -1);
	};

	return { list, atStart, atEnd, scroll, onKeyDown };
}
