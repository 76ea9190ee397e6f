import { useEffect, useState } from "react";
import { openThread } from "#platform/thread.ts";
import type { FrameFacts } from "../facts/frame-facts.ts";
import type { FramePixels } from "../facts/frame-pixels.ts";
import workerAddress from "./analysis-worker.ts?worker&url";

/** Looks at frames beside the main thread. Throws where the thread has failed or ended. */
export interface Analyst {
	look: (frame: FramePixels) => Promise<FrameFacts>;
}

/** Where the build puts the detector and the WASM files. */
const FOLDER = "/vision/";

/** Resolves once the detector is loaded; the thread ends with the signal. */
async function startAnalyst(signal: AbortSignal): Promise<Analyst> {
	const thread = openThread<AnalysisRequest, AnalysisAnswer>(workerAddress);
	signal.addEventListener("abort", thread.end, { once: true });
	try {
		const loaded = await thread.ask({ kind: "load", folder: new URL(FOLDER, window.location.href).href });
		if (loaded.kind !== "loaded") throw new Error(`The detector answered ${loaded.kind}.`);
	} catch (error) {
		thread.end();
		throw error;
	}
	return {
		look: async (frame) => {
			const answer = await thread.ask({ kind: "frame", frame }, [frame.rgba.buffer]);
			if (answer.kind !== "facts") throw new Error(`A frame was answered ${answer.kind}.`);
			return answer.facts;
		},
	};
}

/** `folder` is the whole address of the folder with the model and the WASM files. */
export type AnalysisRequest = { kind: "load"; folder: string } | { kind: "frame"; frame: FramePixels };

/** One for each request, in their order. */
export type AnalysisAnswer = { kind: "loaded" } | { kind: "facts"; facts: FrameFacts };

export type Guide = { kind: "loading" } | { kind: "ready"; analyst: Analyst } | { kind: "unavailable" };

/** Loads what looks at the frames, once for as long as the camera sheet stands. */
export function useGuide(): [guide: Guide, fail: (error: unknown) => void] {
	const [guide, setGuide] = useState<Guide>({ kind: "loading" });
	useEffect(() => {
		const leaving = new AbortController();
		startAnalyst(leaving.signal).then(
			(analyst) => {
				if (!leaving.signal.aborted) setGuide({ kind: "ready", analyst });
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setGuide(unavailable(error));
			},
		);
		return () => leaving.abort();
	}, []);
	return [guide, (error) => setGuide(unavailable(error))];
}

function unavailable(error: unknown): Guide {
	console.warn("The camera goes on without guidance.", error);
	return { kind: "unavailable" };
}
