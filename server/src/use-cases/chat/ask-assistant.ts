import { CHARACTERS_PER_TOKEN } from "@dewlight/contracts/constants.ts";
import { insertModelCall } from "#db/queries/usage.ts";
import type { ModelPurpose } from "#db/schema/index.ts";
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
import type { Context, UserActor } from "../context.ts";
import { modelAllowed } from "../model-permission.ts";
import { STAND_IN_REMARK } from "./chat-rules.ts";
import type { StoppableReading } from "./read-until-aborted.ts";

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

/** An engine that was stopped has this long to tell what its call cost. */
const LATE_CALL_MS = 1_000;

/** The call of an answer that nobody reads any more: it was made, so it counts toward the day's budget. */
export async function recordLateCalls(
	ctx: Context<UserActor>,
	{ rest }: StoppableReading<AssistantEvent>,
): Promise<void> {
	const onFailure = (error: unknown) => {
		// An engine says that it was stopped by throwing just that.
		const kind = error instanceof Error ? error.name : typeof error;
		if (kind !== "AbortError") ctx.log.warn({ kind }, "a stopped answer failed");
	};
	try {
		for await (const event of rest(LATE_CALL_MS, onFailure)) {
			if (event.type === "call") await recordCall(ctx, "reply", event.call);
		}
	} catch (error) {
		ctx.log.error({ err: error }, "the call of a stopped answer could not be recorded");
	}
}

/** Every call counts toward the day's budget, also one that failed. */
export async function recordCall(
	ctx: Context<UserActor>,
	purpose: ModelPurpose,
	call: ModelCall,
): Promise<void> {
	ctx.meter.modelCalled(call);
	await insertModelCall(ctx.store.db, {
		...call,
		id: ctx.ids.uuid(),
		userId: ctx.actor.userId,
		purpose,
		at: ctx.clock.now(),
	});
}

interface Spoken {
	asked: string;
	answered: string;
	/** Null while nobody said who answers. */
	engine: "guided" | "model" | null;
	calls: readonly ModelCall[];
}

/** What the provider counted where a model answered, else a quarter of the characters (BILL-A12). */
export function countTokens({ asked, answered, engine, calls }: Spoken): number {
	const counted = calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0);
	if (engine !== "guided" && counted > 0) return counted;
	return Math.ceil((asked.length + answered.length) / CHARACTERS_PER_TOKEN);
}
