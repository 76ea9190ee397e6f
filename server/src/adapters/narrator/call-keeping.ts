import type { ModelCall, ModelOutcome } from "#ports/assistant.ts";

/** Watches one call of a model and tells what it cost; the same for every port over a model. */
export interface NarratorMeter {
	said(text: string): void;
	told(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): void;
	end(outcome: ModelOutcome): ModelCall;
}

/** What every call of a model needs beside the model; passed in. */
export interface CallKeeping {
	startMeter(
		asked: { vendor: string; model: string; promptVersion: string },
		text: { instructions: string; prompt: string },
	): NarratorMeter;
	judgeFailure(error: unknown): ModelOutcome;
	/** Options a vendor reads under its own name. */
	vendorOptions: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}
