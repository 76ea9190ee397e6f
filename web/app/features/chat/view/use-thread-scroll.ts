import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** CHAT-04 */
const TOP_PX = 2;
/** CHAT-05 */
const FOLLOW_PX = 20;

interface UseThreadScrollOptions {
	/** Changes when messages are put in front. */
	firstKey: string | undefined;
	/** The top was reached, or the thread does not fill its place. */
	onTop: () => void;
}

/**
 * Keeps the eye where it is: at the end while the end is in view, and at the same line while older messages come in
 * above it.
 */
export function useThreadScroll({ firstKey, onTop }: UseThreadScrollOptions) {
	const scroller = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLDivElement>(null);
	const isFollowing = useRef(true);
	const lastTop = useRef(0);
	const fromEnd = useRef(0);
	const [isAtEnd, setIsAtEnd] = useState(true);

	const reachTop = useRef(onTop);
	const isEmpty = useRef(true);
	useLayoutEffect(() => {
		reachTop.current = onTop;
		isEmpty.current = firstKey === undefined;
	});

	const note = useCallback((place: HTMLElement) => {
		lastTop.current = place.scrollTop;
		fromEnd.current = place.scrollHeight - place.scrollTop;
		setIsAtEnd(fromEnd.current - place.clientHeight <= FOLLOW_PX);
	}, []);

	const toEnd = useCallback(() => {
		const place = scroller.current;
		if (place === null) return;
		isFollowing.current = true;
		place.scrollTop = place.scrollHeight;
		note(place);
	}, [note]);

	useLayoutEffect(() => {
		const place = scroller.current;
		if (firstKey === undefined || place === null || isFollowing.current) return;
		place.scrollTop = place.scrollHeight - fromEnd.current;
		note(place);
	}, [firstKey, note]);

	useEffect(() => {
		const place = scroller.current;
		const inner = content.current;
		if (place === null || inner === null) return;
		const look = () => {
			const distance = place.scrollHeight - place.scrollTop - place.clientHeight;
			if (distance <= FOLLOW_PX) isFollowing.current = true;
			// Growing text leaves the end behind too; only who goes up stops following.
			else if (place.scrollTop < lastTop.current) isFollowing.current = false;
			note(place);
			if (place.scrollTop <= TOP_PX) reachTop.current();
		};
		const sizes = new ResizeObserver(() => {
			if (isFollowing.current && !isEmpty.current) toEnd();
			else note(place);
			if (place.scrollHeight <= place.clientHeight + TOP_PX) reachTop.current();
		});
		sizes.observe(place);
		sizes.observe(inner);
		place.addEventListener("scroll", look, { passive: true });
		return () => {
			sizes.disconnect();
			place.removeEventListener("scroll", look);
		};
	}, [note, toEnd]);

	return { scroller, content, isAtEnd, toEnd };
}
