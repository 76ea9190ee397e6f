import { type RefObject, useEffect, useRef, useState } from "react";

/** CHAT-06: how far a finger goes, in pixels. */
const PULL_PX = 70;
const TOP_PX = 2;
/** The page follows the finger with some weight. */
const DAMPING = 0.6;
const FARTHEST_PX = 96;

export type Pull = { offset: number; isEnough: boolean };
const REST: Pull = { offset: 0, isEnough: false };

/** Pulling down at the top of a scrolling place. */
export function usePull(place: RefObject<HTMLElement | null>, onPull: () => void): Pull {
	const [pull, setPull] = useState(REST);
	const pulled = useRef(onPull);
	useEffect(() => {
		pulled.current = onPull;
	});

	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		let startY: number | null = null;
		let distance = 0;
		const start = (event: TouchEvent) => {
			const finger = event.touches[0];
			startY = event.touches.length === 1 && finger && node.scrollTop <= TOP_PX ? finger.clientY : null;
			distance = 0;
		};
		const move = (event: TouchEvent) => {
			const finger = event.touches[0];
			if (startY === null || finger === undefined) return;
			distance = finger.clientY - startY;
			if (distance <= 0) {
				if (node.scrollTop > TOP_PX) startY = null;
				setPull(REST);
				return;
			}
			if (event.cancelable) event.preventDefault();
			setPull({ offset: Math.min(distance * DAMPING, FARTHEST_PX), isEnough: distance >= PULL_PX });
		};
		const end = () => {
			const isEnough = startY !== null && distance >= PULL_PX;
			startY = null;
			distance = 0;
			setPull(REST);
			if (isEnough) pulled.current();
		};
		const drop = () => {
			startY = null;
			setPull(REST);
		};
		node.addEventListener("touchstart", start, { passive: true });
		node.addEventListener("touchmove", move, { passive: false });
		node.addEventListener("touchend", end);
		node.addEventListener("touchcancel", drop);
		return () => {
			node.removeEventListener("touchstart", start);
			node.removeEventListener("touchmove", move);
			node.removeEventListener("touchend", end);
			node.removeEventListener("touchcancel", drop);
		};
	}, [place]);

	return pull;
}
