import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FrameFacts } from "../facts/frame-facts.ts";
import { type Aim, chooseHint, type Hint } from "./choose-hint.ts";
import { holdHint, NOTHING_HELD } from "./hold-hint.ts";
import type { Guide } from "./use-guide.ts";
import { watchFrames } from "./watch-frames.ts";

/** The hint for the running video, calmed; null until there is one. */
export function useHint(
	video: HTMLVideoElement | null,
	guide: Guide,
	aim: Aim,
	onFailure: (error: unknown) => void,
): Hint | null {
	const [shown, setShown] = useState<Hint | null>(null);
	const held = useRef(NOTHING_HELD);
	const fail = useEffectEvent(onFailure);
	const take = useEffectEvent((facts: FrameFacts, speed: number | null, now: number) => {
		const shortEdge = Math.min(video?.videoWidth ?? 0, video?.videoHeight ?? 0);
		held.current = holdHint(held.current, chooseHint({ facts, speed, shortEdge, aim }), now);
		setShown(held.current.shown);
	});
	useEffect(() => {
		if (video === null || guide.kind !== "ready") return;
		const stop = watchFrames(video, guide.analyst, {
			onFrame: (facts, speed, now) => take(facts, speed, now),
			onFailure: (error) => fail(error),
		});
		return () => {
			stop();
			held.current = NOTHING_HELD;
			setShown(null);
		};
	}, [video, guide]);
	return shown;
}
