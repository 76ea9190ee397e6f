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
	const thread = startThread();
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

interface Thread {
	ask: (request: AnalysisRequest, transfer?: Transferable[]) => Promise<AnalysisAnswer>;
	end: () => void;
}

interface Asked {
	resolve: (answer: AnalysisAnswer) => void;
	reject: (error: Error) => void;
}

function startThread(): Thread {
	const worker = openWorker();
	/** Requests are answered in their order. */
	const asked: Asked[] = [];
	let ended: Error | null = null;
	const end = (reason: Error) => {
		ended ??= reason;
		worker.terminate();
		for (const { reject } of asked.splice(0)) reject(ended);
	};
	worker.addEventListener("message", ({ data }: MessageEvent<AnalysisAnswer>) => {
		if (data.kind === "failed") return end(new Error(data.reason));
		asked.shift()?.resolve(data);
	});
	worker.addEventListener("error", (event) => end(new Error(event.message)));
	return {
		ask: (request, transfer = []) =>
			new Promise((resolve, reject) => {
				if (ended) return reject(ended);
				asked.push({ resolve, reject });
				worker.postMessage(request, transfer);
			}),
		end: () => end(new Error("The analysis was ended.")),
	};
}

/**
 * A worker made of a blob is bound by the policy of its page. One made of the file itself would be bound by the policy
 * of that file's answer, under which nothing may be loaded.
 */
function openWorker(): Worker {
	const file = new URL(workerAddress, window.location.href).href;
	const source = `${import.meta.env.DEV ? "import" : "importScripts"}(${JSON.stringify(file)});`;
	const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
	const worker = new Worker(address, { type: import.meta.env.DEV ? "module" : "classic" });
	// The worker has read its one line by its first message; freeing the address earlier could stop it.
	worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
	return worker;
}
