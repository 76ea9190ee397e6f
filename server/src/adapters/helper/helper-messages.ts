import { EncoderError, type EncoderErrorCode } from "@dewlight/assistant/encoder/encoder.ts";
import type { Run } from "@dewlight/assistant/encoder/encoder-task.ts";
import type { Asked, AssistantContext } from "@dewlight/core/assistant/conversation.ts";
import type { FindRequest } from "@dewlight/core/assistant/find-products.ts";
import type { AnalyzeOptions } from "@dewlight/vision/analyze-photo.ts";
import { PhotoUnreadable, type UnreadableCode } from "@dewlight/vision/decode/photo-unreadable.ts";
import { AnalysisPoolError, type PoolErrorCode } from "@dewlight/vision/pool/pool-messages.ts";

/** What the helper holds, each loaded when it is first asked. */
export const HELPER_PARTS = ["photos", "words"] as const;
export type HelperPart = (typeof HELPER_PARTS)[number];

/** No function goes from process to process: the flags of a message are read where it is answered. */
export type ToldContext = Omit<AssistantContext, "flagsOf">;
export type Told<T extends Asked> = Omit<T, "context"> & { context: ToldContext };

/** What the helper is asked. `load` answers when the part works. */
export type HelperTask =
	| { kind: "load"; part: HelperPart }
	| { kind: "check"; photo: Uint8Array }
	| { kind: "analyze"; photo: Uint8Array; options: AnalyzeOptions }
	| { kind: "encode"; texts: readonly string[]; runs: readonly Run[] | null }
	| { kind: "answer"; asked: Told<Asked> }
	| { kind: "present"; asked: Told<FindRequest> };

/** What goes to it: a task, or that nobody waits for its answer any more. */
export type ToHelper = { id: number; task: HelperTask } | { id: number; canceled: true };

export function partOf(task: HelperTask): HelperPart {
	if (task.kind === "load") return task.part;
	return task.kind === "check" || task.kind === "analyze" ? "photos" : "words";
}

/** A class does not survive the way between processes, so a refusal travels as its code. */
export type Failure =
	| { of: "photo"; code: UnreadableCode }
	| { of: "pool"; code: PoolErrorCode }
	| { of: "encoder"; code: EncoderErrorCode }
	| { of: "other"; message: string };

/** What comes back: answers, and now and then that it still works on what it owes. */
export type FromHelper = { id: number; value: unknown } | { id: number; failure: Failure } | { alive: true };

export function failureOf(error: unknown): Failure {
	if (error instanceof PhotoUnreadable) return { of: "photo", code: error.code };
	if (error instanceof AnalysisPoolError) return { of: "pool", code: error.code };
	if (error instanceof EncoderError) return { of: "encoder", code: error.code };
	return { of: "other", message: String(error) };
}

export function errorOf(failure: Failure): Error {
	switch (failure.of) {
		case "photo":
			return new PhotoUnreadable(failure.code);
		case "pool":
			return new AnalysisPoolError(failure.code);
		case "encoder":
			return new EncoderError(failure.code);
		default:
			return new Error(failure.message);
	}
}
