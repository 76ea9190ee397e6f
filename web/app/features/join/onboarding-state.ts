import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";

interface PhotoVerdict {
	status: QualityStatus;
	reason: string | null;
}

/** Where the selfie stands: chosen, being checked, or judged. The file itself never leaves memory. */
export type SelfieState =
	| { kind: "none" }
	| { kind: "chosen"; file: File }
	| { kind: "checking"; file: File }
	| { kind: "judged"; file: File; verdict: PhotoVerdict };

export type SelfieAction =
	| { type: "choose"; file: File }
	| { type: "check" }
	| { type: "judge"; file: File; verdict: PhotoVerdict }
	| { type: "check_failed"; file: File };

export function selfieReducer(state: SelfieState, action: SelfieAction): SelfieState {
	switch (action.type) {
		case "choose":
			return { kind: "chosen", file: action.file };
		case "check":
			return state.kind === "none" ? state : { kind: "checking", file: state.file };
		case "judge":
			return isStale(state, action.file)
				? state
				: { kind: "judged", file: action.file, verdict: action.verdict };
		case "check_failed":
			return isStale(state, action.file) ? state : { kind: "chosen", file: action.file };
	}
}

/** An answer about a photo that was replaced in the meantime counts for nothing. */
function isStale(state: SelfieState, file: File): boolean {
	return state.kind !== "checking" || state.file !== file;
}

/** ONB-04: pass and warn advance. */
export function mayAdvance(state: SelfieState): boolean {
	return state.kind === "judged" && state.verdict.status !== "fail";
}
