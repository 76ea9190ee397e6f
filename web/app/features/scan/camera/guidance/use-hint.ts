import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Analyst, Guide } from "../analysis/analyst.ts";
import type { FaceFacts, FrameFacts } from "../facts/frame-facts.ts";
import { drawFrame } from "../facts/frame-pixels.ts";
import { type Aim, chooseHint, type Hint, type LastTaken, matchingOf } from "./choose-hint.ts";

/** Eight frames a second are enough for words that change at most every 600 ms, and spare the battery. */
const FRAME_MS = 125;

/** Milliseconds a new hint must stand before it is shown: words that change faster cannot be read or heard. */
export const HOLD_MS = 600;

/** Milliseconds after which the light of the last photo is asked for no more: not every room has it. */
export const PATIENCE_MS = 10_000;
const OTHER_LIGHT: readonly Hint[] = ["other_side_light", "other_light_color", "brighter_than_last"];

/** The hint to give where `since` the light was asked for in vain, and since when it is now. */
export function withPatience(
	hint: Hint,
	since: number | null,
	now: number,
): { hint: Hint; since: number | null } {
	if (!OTHER_LIGHT.includes(hint)) return { hint, since: null };
	const start = since ?? now;
	return { hint: now - start > PATIENCE_MS ? "good_alone" : hint, since: start };
}

interface HeldHint {
	shown: Hint | null;
	/** What the frames have been saying instead, and since when (milliseconds of any steady clock). */
	next: Hint | null;
	since: number;
}

export const NOTHING_HELD: HeldHint = { shown: null, next: null, since: 0 };

/** The hint for the running video, calmed; null until there is one. */
export function useHint(
	video: HTMLVideoElement | null,
	guide: Guide,
	aim: Aim,
	last: { taken: LastTaken; seen: FrameFacts | null } | null,
	onFailure: (error: unknown) => void,
): Hint | null {
	const [shown, setShown] = useState<Hint | null>(null);
	const held = useRef(NOTHING_HELD);
	const asking = useRef<number | null>(null);
	const fail = useEffectEvent(onFailure);
	const take = useEffectEvent((facts: FrameFacts, speed: number | null, now: number) => {
		const shortEdge = Math.min(video?.videoWidth ?? 0, video?.videoHeight ?? 0);
		const matching = last && matchingOf({ ...last, now: facts, shortEdge });
		const chosen = chooseHint({ facts, speed, shortEdge, aim, ...(matching && { matching }) });
		const { hint, since } = withPatience(chosen, asking.current, now);
		asking.current = since;
		held.current = holdHint(held.current, hint, now);
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

/** The hint to show after one more frame. */
export function holdHint(held: HeldHint, hint: Hint, now: number): HeldHint {
	if (hint === held.shown) return held.next === null ? held : { ...held, next: null };
	if (hint !== held.next) return { ...held, next: hint, since: now };
	return now - held.since >= HOLD_MS ? { shown: hint, next: null, since: now } : held;
}

interface Watcher {
	onFrame(facts: FrameFacts, speed: number | null, now: number): void;
	/** The analysis has failed; no more frames follow. */
	onFailure(error: unknown): void;
}

/** Looks at the video frame by frame, never more than half of the time, until the returned function is called. */
function watchFrames(video: HTMLVideoElement, analyst: Analyst, watcher: Watcher): () => void {
	const canvas = document.createElement("canvas");
	let over = false;
	let timer = 0;
	let before: { facts: FrameFacts; at: number } | null = null;

	const look = async () => {
		const at = performance.now();
		const size = { width: video.videoWidth, height: video.videoHeight };
		if (video.readyState >= video.HAVE_CURRENT_DATA && size.width > 0) {
			const facts = await analyst.look(drawFrame(canvas, video, size));
			if (over) return;
			const speed =
				before?.facts.face && facts.face
					? speedOf(before.facts.face, facts.face, (at - before.at) / 1000, size.width / size.height)
					: null;
			before = { facts, at };
			watcher.onFrame(facts, speed, at);
		}
		const took = performance.now() - at;
		timer = window.setTimeout(run, Math.max(FRAME_MS - took, took));
	};
	const run = () => {
		look().catch((error: unknown) => {
			if (!over) watcher.onFailure(error);
		});
	};
	run();
	return () => {
		over = true;
		window.clearTimeout(timer);
	};
}

/**
 * How fast the face moved between two frames, in distances of the outer eye corners per second. `aspect` is the
 * frame's width by its height.
 */
export function speedOf(before: FaceFacts, now: FaceFacts, seconds: number, aspect: number): number {
	if (seconds <= 0) return 0;
	const shortEdge = Math.min(aspect, 1);
	const moved = Math.hypot((now.x - before.x) * aspect, now.y - before.y) / shortEdge;
	return moved / Math.max(1e-6, now.size) / seconds;
}
