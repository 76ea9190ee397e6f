import { type LanguageModel, experimental_streamLanguageModelCall as streamCall, type ToolSet } from "ai";
import {
	AssistantCutError,
	type AssistantEvent,
	type AssistantQuestion,
	AssistantUnavailableError,
	type ModelOutcome,
} from "#ports/assistant.ts";
import { type CallMeter, startMeter } from "./call-meter.ts";
import type { CallLimits } from "./deadline.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import { factsOf, splitFacts } from "./facts-of.ts";
import { judgeFailure } from "./judge-failure.ts";
import type { ModelPrompts } from "./model-prompts.ts";
import { VENDOR_OPTIONS } from "./vendor-options.ts";

/** A model with everything a call of it needs. */
export interface ReadyModel {
	languageModel: LanguageModel;
	vendor: string;
	model: string;
	prompts: ModelPrompts;
	limits: CallLimits;
	/** The search it may call. */
	tools: ToolSet;
}

const CUT_OFF = "The answer was cut off. What was said so far is kept; please ask again for the rest.";

/**
 * One call of the model as a stream. Throws AssistantUnavailableError before the first word and AssistantCutError
 * after it, and what the caller's signal was aborted with.
 */
export async function* streamReply(
	ready: ReadyModel,
	question: AssistantQuestion,
): AsyncGenerator<AssistantEvent> {
	const { signal, message, history, context } = question;
	signal.throwIfAborted();
	const { prompts, vendor, model } = ready;
	const text = prompts.reply.write({ message, history, ...splitFacts(factsOf(context)) });
	const meter = startMeter({ vendor, model, promptVersion: prompts.reply.version }, text);
	const deadline = startDeadline(ready.limits, signal);
	let begun = false;
	try {
		for await (const event of readCall(ready, text, meter, deadline)) {
			begun = true;
			yield event;
		}
		yield { type: "call", call: meter.end("answered") };
		yield { type: "done", engine: "model", citations: [] };
	} catch (error) {
		const outcome = outcomeOf(error, { signal, deadline, begun });
		const call = meter.end(outcome);
		if (begun || outcome === "aborted") yield { type: "call", call };
		signal.throwIfAborted();
		if (begun) throw new AssistantCutError(CUT_OFF, { cause: error });
		throw new AssistantUnavailableError(outcome, call, error);
	} finally {
		deadline.stop();
	}
}

/** The stream ended without saying that it is whole. */
class BrokenStreamError extends Error {
	override readonly name = "BrokenStreamError";
}

interface Ended {
	signal: AbortSignal;
	deadline: Deadline;
	begun: boolean;
}

function outcomeOf(error: unknown, { signal, deadline, begun }: Ended): ModelOutcome {
	if (signal.aborted) return "aborted";
	if (deadline.expired()) return begun ? "cut" : "slow";
	if (error instanceof BrokenStreamError) return begun ? "cut" : "malformed";
	const failure = judgeFailure(error);
	return begun && failure === "down" ? "cut" : failure;
}

type Said = Extract<AssistantEvent, { type: "text" | "search" }>;

async function* readCall(
	{ languageModel, prompts, limits, tools }: ReadyModel,
	{ instructions, prompt }: { instructions: string; prompt: string },
	meter: CallMeter,
	deadline: Deadline,
): AsyncGenerator<Said> {
	const { name, input } = prompts.reply.search;
	const { stream } = await streamCall({
		model: languageModel,
		instructions,
		prompt,
		tools,
		maxOutputTokens: limits.outputTokens,
		providerOptions: VENDOR_OPTIONS,
		abortSignal: deadline.signal,
	});
	let left = limits.characters;
	let searched = false;
	/** Some vendors tell a call whole at the very end only; what they say after it began is left out all the same. */
	let calling = false;
	for await (const part of stream) {
		if (part.type === "error") throw part.error;
		if (part.type === "model-call-end") {
			meter.told(part.usage);
			if (!searched) requireWhole(part, left < limits.characters && !calling);
			return;
		}
		if (searched) continue;
		if (part.type === "tool-input-start") calling = true;
		if (part.type === "tool-call") {
			const search = input.safeParse(part.input);
			if (part.toolName !== name || !search.success)
				throw new BrokenStreamError("The search was not understood.");
			searched = true;
			meter.said("");
			yield { type: "search", search: search.data };
			deadline.endWithin(limits.afterSearchMs);
		}
		if (part.type === "text-delta" && part.text !== "" && !calling) {
			deadline.heard();
			const delta = part.text.slice(0, left);
			left -= delta.length;
			meter.said(delta);
			yield { type: "text", delta };
			if (left === 0) return;
		}
	}
	if (!searched) throw new BrokenStreamError("The stream ended early.");
}

interface CallEnd {
	finishReason: string;
	rawFinishReason: string | undefined;
}

/** A stream that just stops ends in "other" with no reason of the vendor's own. */
function requireWhole({ finishReason, rawFinishReason }: CallEnd, said: boolean): void {
	const broken = finishReason === "other" && rawFinishReason === undefined;
	if (!said || broken || finishReason === "error" || finishReason === "content-filter") {
		throw new BrokenStreamError(`The stream ended with ${finishReason}.`);
	}
}
