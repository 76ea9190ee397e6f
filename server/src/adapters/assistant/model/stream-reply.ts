import type { AssistantContext } from "@dewlight/core/assistant/conversation.ts";
import { knowledgeLines } from "@dewlight/core/assistant/facts/knowledge-lines.ts";
import { type Facts, listFacts } from "@dewlight/core/assistant/list-facts.ts";
import { type LanguageModel, experimental_streamLanguageModelCall as streamCall, type ToolSet } from "ai";
import {
	AssistantCutError,
	type AssistantEvent,
	type AssistantQuestion,
	AssistantUnavailableError,
	type ModelOutcome,
} from "#ports/assistant.ts";
import { type CallMeter, startMeter } from "./call-meter.ts";
import { judgeFailure } from "./judge-failure.ts";
import type { ModelPrompts } from "./model-prompts.ts";
import { VENDOR_OPTIONS } from "./vendor-options.ts";

/** How long a call may take, in milliseconds, and how much it may say. */
export interface CallLimits {
	/** Until the first word. */
	firstTokenMs: number;
	/** Between two pieces. */
	gapMs: number;
	/** Until the end of a stream. */
	totalMs: number;
	/** For the second step, which is one whole answer. */
	productsMs: number;
	/** What may still follow a search is waited for this long, because the count of tokens comes last. */
	afterSearchMs: number;
	/** Of an answer; whatever is longer ends here. */
	characters: number;
	/** Told to the model; thinking counts too. */
	outputTokens: number;
}

export const CALL_LIMITS: CallLimits = {
	firstTokenMs: 8_000,
	gapMs: 15_000,
	totalMs: 90_000,
	productsMs: 20_000,
	afterSearchMs: 1_000,
	characters: 8_000,
	outputTokens: 4_000,
};

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

/** Stops a call that takes too long; `signal` also stops with the caller's. */
interface Deadline {
	signal: AbortSignal;
	/** A limit has run out. */
	expired(): boolean;
	/** A piece came in. */
	heard(): void;
	/** No longer than this from now on. */
	endWithin(ms: number): void;
	/** Stops whatever still goes on. */
	stop(): void;
}

function startDeadline({ firstTokenMs, gapMs, totalMs }: CallLimits, outer: AbortSignal): Deadline {
	const stop = new AbortController();
	let expired = false;
	const expire = () => {
		expired = true;
		stop.abort();
	};
	const total = setTimeout(expire, totalMs);
	let next = setTimeout(expire, firstTokenMs);
	const wait = (ms: number) => {
		clearTimeout(next);
		next = setTimeout(expire, ms);
	};
	return {
		signal: AbortSignal.any([outer, stop.signal]),
		expired: () => expired,
		heard: () => wait(gapMs),
		endWithin: wait,
		stop() {
			clearTimeout(total);
			clearTimeout(next);
			stop.abort();
		},
	};
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

const KNOWLEDGE: ReadonlySet<string> = new Set(knowledgeLines());

/** Facts of this person and products; facts of skin care are the same for everybody and stand apart. */
export function splitFacts({ lines }: Facts): { own: string[]; knowledge: readonly string[] } {
	return { own: lines.filter((line) => !KNOWLEDGE.has(line)), knowledge: knowledgeLines() };
}

const LISTED = new WeakMap<AssistantContext, Facts>();

/** The facts of a context, listed once: what a model is told and what its answer is held against. */
export function factsOf(context: AssistantContext): Facts {
	const listed = LISTED.get(context) ?? listFacts(context);
	LISTED.set(context, listed);
	return listed;
}
