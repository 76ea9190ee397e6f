import {
	type Assistant,
	AssistantCutError,
	type AssistantEvent,
	type AssistantQuestion,
	AssistantUnavailableError,
	type ModelCall,
	type ProductAnswer,
	type ProductQuestion,
} from "#ports/assistant.ts";
import type { Context } from "../context.ts";
import { modelAllowed } from "../model-allowed.ts";
import { STAND_IN_REMARK } from "./chat-rules.ts";

const REMARK = `\n\n_${STAND_IN_REMARK}_`;

/** The model where it may be called, else the guide; the guide also where the model could not say a word. */
export async function* askAssistant(
	ctx: Context,
	question: AssistantQuestion,
): AsyncGenerator<AssistantEvent> {
	const { guide } = ctx.assistants;
	const model = await allowedModel(ctx);
	if (!model) return yield* guide.reply(question);
	let begun = false;
	try {
		for await (const event of model.reply(question)) {
			begun ||= event.type !== "call";
			yield event;
		}
		return;
	} catch (error) {
		if (begun || question.signal.aborted || error instanceof AssistantCutError) throw error;
		const call = callOf(ctx, error);
		if (call) yield { type: "call", call };
	}
	yield* withRemark(guide.reply(question));
}

/** The remark is the last text: nothing is said after a search. */
async function* withRemark(events: AsyncIterable<AssistantEvent>): AsyncGenerator<AssistantEvent> {
	let remarked = false;
	for await (const event of events) {
		if (!remarked && (event.type === "search" || event.type === "done")) {
			remarked = true;
			yield { type: "text", delta: REMARK };
		}
		yield event;
	}
}

export type Presented = ProductAnswer & { engine: Assistant["engine"]; calls: ModelCall[] };

/** The same for the second step. Throws only where the guide fails too. */
export async function askForProducts(ctx: Context, question: ProductQuestion): Promise<Presented> {
	const { guide } = ctx.assistants;
	const model = await allowedModel(ctx);
	if (!model) return guide.present(question);
	try {
		return await model.present(question);
	} catch (error) {
		const call = callOf(ctx, error);
		const found = await guide.present(question);
		return { ...found, text: found.text + REMARK, calls: call ? [call, ...found.calls] : found.calls };
	}
}

async function allowedModel(ctx: Context): Promise<Assistant | null> {
	return (await modelAllowed(ctx)) ? (ctx.assistants.model?.assistant ?? null) : null;
}

/** The log names the kind of failure only: a vendor's error may carry what the person wrote. */
function callOf(ctx: Context, error: unknown): ModelCall | null {
	const known = error instanceof AssistantUnavailableError ? error : null;
	const outcome = known?.outcome ?? (error instanceof Error ? error.name : "unknown");
	ctx.log.warn({ outcome }, "the model did not answer; the guide stands in");
	return known?.call ?? null;
}
