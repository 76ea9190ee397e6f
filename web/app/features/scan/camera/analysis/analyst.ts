import { openThread } from "#platform/thread.ts";
import type { FrameFacts } from "../facts/frame-facts.ts";
import type { FramePixels } from "../facts/frame-pixels.ts";
import type { AnalysisAnswer, AnalysisRequest } from "./analysis-messages.ts";
import workerAddress from "./analysis-worker.ts?worker&url";

/** Looks at frames beside the main thread. Throws where the thread has failed or ended. */
export interface Analyst {
	look: (frame: FramePixels) => Promise<FrameFacts>;
}

/** Where the build puts the detector and the WASM files. */
const FOLDER = "/vision/";

/** Resolves once the detector is loaded; the thread ends with the signal. */
export async function startAnalyst(signal: AbortSignal): Promise<Analyst> {
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
