import { useEffect, useEffectEvent, useState } from "react";

const SELF_TIMER_SECONDS = 3;

interface SelfTimer {
	/** Seconds still to go; null while it does not run. */
	left: number | null;
	start: () => void;
	cancel: () => void;
}

/** Counts down and then calls once. */
export function useSelfTimer(onEnd: () => void): SelfTimer {
	const [left, setLeft] = useState<number | null>(null);
	const end = useEffectEvent(onEnd);
	useEffect(() => {
		if (left === null) return;
		const timer = setTimeout(() => {
			setLeft(left > 1 ? left - 1 : null);
			if (left === 1) end();
		}, 1000);
		return () => clearTimeout(timer);
	}, [left]);
	return { left, start: () => setLeft(SELF_TIMER_SECONDS), cancel: () => setLeft(null) };
}
