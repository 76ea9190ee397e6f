import { frameFacts } from "../facts/frame-facts.ts";
import type { AnalysisAnswer, AnalysisRequest } from "./analysis-messages.ts";
import { createFaceFinder, type FaceFinder } from "./face-finder.ts";

let findFaces: FaceFinder | null = null;

async function answer(request: AnalysisRequest): Promise<AnalysisAnswer> {
	if (request.kind === "load") {
		findFaces = await createFaceFinder(request.folder, `${request.folder}blazeface.json`);
		return { kind: "loaded" };
	}
	if (findFaces === null) return { kind: "failed", reason: "A frame came before the detector." };
	return { kind: "facts", facts: frameFacts(request.frame, findFaces(request.frame)) };
}

async function reply(request: AnalysisRequest): Promise<void> {
	try {
		self.postMessage(await answer(request));
	} catch (error) {
		const failed: AnalysisAnswer = { kind: "failed", reason: String(error) };
		self.postMessage(failed);
	}
}

self.addEventListener("message", ({ data }: MessageEvent<AnalysisRequest>) => void reply(data));
