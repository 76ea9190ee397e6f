import { useEffect, useState } from "react";

/** A stage stays readable for this long when several arrive at once. */
const STAGE_MS = 320;

/** Counts up to `target` one by one, so that every status is seen and none jumps. Falls back at once. */
export function usePacedCount(target: number): number {
	const [count, setCount] = useState(0);
	useEffect(() => {
		if (count === target) return;
		const timer = setTimeout(
			() => setCount(count < target ? count + 1 : target),
			count < target ? STAGE_MS : 0,
		);
		return () => clearTimeout(timer);
	}, [count, target]);
	return Math.min(count, target);
}
