import { type FilePart, generateText, type LanguageModel, Output, type TextPart } from "ai";
import type { z } from "zod";
import { AssistantUnavailableError, type ModelCall, type ModelOutcome } from "#ports/assistant.ts";

/** A model with everything a call of it needs. */
export interface ReadyNarrator {
	languageModel: LanguageModel;
	vendor: string;
	model: string;
	keeping: CallKeeping;
	/** Longest time for one call, milliseconds. */
	totalMs: number;
}

interface Question<T> {
	promptVersion: string;
	text: { instructions: string; prompt: string };
	output: z.ZodType<T>;
	/** JPEG that goes with the question. */
	picture?: Uint8Array;
	signal: AbortSignal;
}

/** Told to the model; thinking counts too. */
const OUTPUT_TOKENS = 2_000;

/** One question, one object in answer, no second try. @throws {AssistantUnavailableError} */
export async function askModel<T>(
	{ languageModel, vendor, model, keeping, totalMs }: ReadyNarrator,
	{ promptVersion, text, output, picture, signal }: Question<T>,
): Promise<{ answer: T; call: ModelCall }> {
	const meter = keeping.startMeter({ vendor, model, promptVersion }, text);
	const inTime = AbortSignal.timeout(totalMs);
	try {
		signal.throwIfAborted();
		const answered = await generateText({
			model: languageModel,
			instructions: text.instructions,
			messages: [{ role: "user", content: contentOf(text.prompt, picture) }],
			output: Output.object({ schema: output }),
			maxOutputTokens: OUTPUT_TOKENS,
			maxRetries: 0,
			providerOptions: keeping.vendorOptions,
			abortSignal: AbortSignal.any([signal, inTime]),
		});
		const answer = answered.output;
		meter.said(JSON.stringify(answer));
		meter.told(answered.usage);
		return { answer, call: meter.end("answered") };
	} catch (error) {
		const outcome = signal.aborted ? "aborted" : inTime.aborted ? "slow" : keeping.judgeFailure(error);
		throw new AssistantUnavailableError(outcome, meter.end(outcome), error);
	}
}

function contentOf(prompt: string, picture: Uint8Array | undefined): string | (TextPart | FilePart)[] {
	const text = { type: "text", text: prompt } as const;
	return picture ? [text, { type: "file", data: picture, mediaType: "image/jpeg" }] : prompt;
}

/** Watches one call of a model and tells what it cost; the same for every port over a model. */
interface NarratorMeter {
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
