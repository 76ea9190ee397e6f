import { type FilePart, generateText, type LanguageModel, Output, type TextPart } from "ai";
import type { z } from "zod";
import { AssistantUnavailableError, type ModelCall, type ModelOutcome } from "#ports/assistant.ts";
import type { Narrator } from "#ports/narrator.ts";

/** Watches one call of a model and tells what it cost; the same for every port over a model. */
interface NarratorMeter {
	said(text: string): void;
	told(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): void;
	end(outcome: ModelOutcome): ModelCall;
}

/** What every call of a model needs beside the model; passed in. */
interface CallKeeping {
	startMeter(
		asked: { vendor: string; model: string; promptVersion: string },
		text: { instructions: string; prompt: string },
	): NarratorMeter;
	judgeFailure(error: unknown): ModelOutcome;
	/** Options a vendor reads under its own name. */
	vendorOptions: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

/** A scan waits this long for a model and no longer, milliseconds. */
const TOTAL_MS = 8_000;

interface ModelNarratorOptions {
	languageModel: LanguageModel;
	/** In the words a person is asked with. */
	provider: string;
	/** As calls are counted. */
	vendor: string;
	model: string;
	takesPictures: boolean;
	prompts: NarratorPrompts;
	keeping: CallKeeping;
	totalMs?: number;
}

/** A language model behind the port. */
export function createModelNarrator({
	provider,
	takesPictures,
	prompts,
	totalMs = TOTAL_MS,
	...model
}: ModelNarratorOptions): Narrator {
	const ready = { ...model, totalMs };
	return {
		provider,
		model: model.model,
		takesPictures,
		async rephrase({ sentences, signal }) {
			const { version, output } = prompts.narrative;
			const text = prompts.narrative.write({ sentences });
			const { answer, call } = await askModel(ready, { promptVersion: version, text, output, signal });
			return { rephrased: answer.sentences, call };
		},
		async remark({ face, signal }) {
			const { version, output } = prompts.remarks;
			const text = prompts.remarks.write();
			const asked = { promptVersion: version, text, output, picture: face, signal };
			const { answer, call } = await askModel(ready, asked);
			return { text: answer.remarks.map((remark) => `- ${remark}`).join("\n"), call };
		},
	};
}

/** The words of what a model is asked about a scan, with what it may answer; made elsewhere. */
interface NarratorPrompts {
	narrative: {
		version: string;
		write(parts: { sentences: readonly string[] }): { instructions: string; prompt: string };
		output: z.ZodType<{ sentences: { sentence: number; text: string }[] }>;
	};
	remarks: {
		version: string;
		write(): { instructions: string; prompt: string };
		output: z.ZodType<{ remarks: string[] }>;
	};
}

/** A model with everything a call of it needs. */
interface ReadyNarrator {
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
async function askModel<T>(
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
