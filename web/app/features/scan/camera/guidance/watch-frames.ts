import type { Analyst } from "../analysis/analyst.ts";
import { drawFrame } from "../analysis/draw-frame.ts";
import type { FrameFacts } from "../facts/frame-facts.ts";
import { speedOf } from "./speed-of.ts";

/** Eight frames a second are enough for words that change at most every 600 ms, and spare the battery. */
const FRAME_MS = 125;

interface Watcher {
	onFrame(facts: FrameFacts, speed: number | null, now: number): void;
	/** The analysis has failed; no more frames follow. */
	onFailure(error: unknown): void;
}

/** Looks at the video frame by frame, never more than half of the time, until the returned function is called. */
export function watchFrames(video: HTMLVideoElement, analyst: Analyst, watcher: Watcher): () => void {
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
