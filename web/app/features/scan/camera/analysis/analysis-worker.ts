import { answerRequests } from "#platform/thread.ts";
import { frameFacts } from "../facts/frame-facts.ts";
import type { AnalysisAnswer, AnalysisRequest } from "./analyst.ts";
import { createFaceFinder, type FaceFinder } from "./face-finder.ts";

let findFaces: FaceFinder | null = null;

answerRequests(async (request: AnalysisRequest): Promise<AnalysisAnswer> => {
	if (request.kind === "load") {
		findFaces = await createFaceFinder(request.folder, `${request.folder}blazeface.json`);
		return { kind: "loaded" };
	}
	if (findFaces === null) throw new Error("A frame came before the detector.");
	return { kind: "facts", facts: frameFacts(request.frame, findFaces(request.frame)) };
});
