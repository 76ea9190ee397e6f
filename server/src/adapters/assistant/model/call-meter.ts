import { createHash } from "node:crypto";
import type { ModelCall, ModelOutcome } from "#ports/assistant.ts";
import type { PromptText } from "./model-prompts.ts";

/** Who is asked. */
export interface Asked {
	vendor: string;
	model: string;
	promptVersion: string;
}

export interface ToldUsage {
	inputTokens: number | undefined;
	outputTokens: number | undefined;
}

/** Watches one call; `end` tells what it cost. */
export interface CallMeter {
	said(text: string): void;
	told(usage: ToldUsage): void;
	end(outcome: ModelOutcome): ModelCall;
}

const CHARACTERS_A_TOKEN = 4;
/** Calls that a vendor does not answer cost nothing. */
const FREE: readonly ModelOutcome[] = ["down", "busy"];

/** Tokens are those the vendor tells, else a quarter of the characters. */
export function startMeter(asked: Asked, { instructions, prompt }: PromptText): CallMeter {
	const begun = performance.now();
	const since = () => Math.round(performance.now() - begun);
	let firstTokenMs: number | null = null;
	let characters = 0;
	let usage: ToldUsage = { inputTokens: undefined, outputTokens: undefined };
	return {
		said(text) {
			firstTokenMs ??= since();
			characters += text.length;
		},
		told(told) {
			usage = told;
		},
		end(outcome) {
			const free = FREE.includes(outcome) && firstTokenMs === null;
			const sent = free ? 0 : instructions.length + prompt.length;
			return {
				...asked,
				inputHash: createHash("sha256").update(`${instructions}\0${prompt}`).digest("hex"),
				inputTokens: usage.inputTokens || Math.ceil(sent / CHARACTERS_A_TOKEN),
				outputTokens: usage.outputTokens || Math.ceil(characters / CHARACTERS_A_TOKEN),
				firstTokenMs,
				latencyMs: since(),
				outcome,
			};
		},
	};
}
