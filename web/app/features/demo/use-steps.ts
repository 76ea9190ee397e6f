import { useEffect, useState } from "react";

export interface TimedStep<Action> {
	/** Milliseconds after the step before. */
	wait: number;
	action: Action;
}

const CALM = "(prefers-reduced-motion: reduce)";

/**
 * Plays steps one after the other, and at once for whoever asked for less motion. `play` begins anew; what is under way
 * ends with the component.
 */
export function useSteps<Action>(apply: (action: Action) => void) {
	const [waiting, setWaiting] = useState<readonly TimedStep<Action>[]>([]);
	useEffect(() => {
		const [next, ...later] = waiting;
		if (next === undefined) return;
		const timer = setTimeout(() => {
			apply(next.action);
			setWaiting(later);
		}, next.wait);
		return () => clearTimeout(timer);
	}, [waiting, apply]);
	const play = (steps: readonly TimedStep<Action>[]) => {
		if (!window.matchMedia(CALM).matches) return setWaiting(steps);
		for (const { action } of steps) apply(action);
	};
	return { play, isPlaying: waiting.length > 0 };
}
