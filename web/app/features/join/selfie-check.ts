import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { refusalText } from "#api/api-error.ts";
import { createPageMemory } from "#api/page-memory.ts";
import { validatePhoto } from "#api/photo-calls.ts";
import { joinCopy } from "./copy.ts";

/** Where the selfie stands: being checked, judged, or without an answer to its check. */
export type Selfie =
	| { kind: "none" }
	| { kind: "checking"; file: File }
	| { kind: "judged"; file: File; verdict: { status: QualityStatus; reason: string | null } }
	| { kind: "unchecked"; file: File; problem: string };

const memory = createPageMemory<Selfie>({ kind: "none" });
let running: AbortController | null = null;

export const useSelfie = memory.use;

/** Asks the server about a photo at once; what was asked about an earlier one counts for nothing any more. */
export async function checkSelfie(file: File): Promise<void> {
	running?.abort();
	const controller = new AbortController();
	running = controller;
	const asked: Selfie = { kind: "checking", file };
	memory.set(asked);
	const answer = await judge(file, controller.signal);
	if (memory.get() === asked) memory.set(answer);
}

async function judge(file: File, signal: AbortSignal): Promise<Selfie> {
	try {
		return { kind: "judged", file, verdict: await validatePhoto(file, "", signal) };
	} catch (error) {
		return { kind: "unchecked", file, problem: refusalText(error, joinCopy.selfie.failed) };
	}
}

export function forgetSelfie(): void {
	memory.set({ kind: "none" });
}

/** ONB-04: pass and warn advance. */
export function mayAdvance(selfie: Selfie): boolean {
	return selfie.kind === "judged" && selfie.verdict.status !== "fail";
}
