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

/** A source that somebody may stop reading. */
export interface StoppableReading<T> {
	/** Ends at once when the signal is aborted, also where the source does not listen. Throws what the source throws. */
	items: AsyncGenerator<T>;
	/**
	 * What a source that was stopped still gives, for no longer than this; then it is told to stop. `onFailure` hears how
	 * it fails at that: nobody waits for its answer any more.
	 */
	rest: (ms: number, onFailure: (error: unknown) => void) => AsyncGenerator<T>;
}

/** A source that keeps talking after an abort is not read any further than this. */
const MOST_AFTER_ABORT = 5_000;

/** Reads `source` until the signal is aborted; what it gives afterwards waits for `rest`. */
export function readUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): StoppableReading<T> {
	const iterator = source[Symbol.asyncIterator]();
	let pending: Promise<IteratorResult<T>> | null = null;
	let begun = false;
	let ended = false;

	/** The next item, or null where `stop` came first: what was asked for stays asked for. */
	async function next(stop: Promise<null>): Promise<IteratorResult<T> | null> {
		begun = true;
		pending ??= iterator.next();
		try {
			const got = await Promise.race([pending, stop]);
			if (got === null) return null;
			pending = null;
			ended = got.done === true;
			return got;
		} catch (error) {
			ended = true;
			throw error;
		}
	}

	async function* items(): AsyncGenerator<T> {
		const { promise: aborted, resolve } = Promise.withResolvers<null>();
		const onAbort = () => resolve(null);
		signal.addEventListener("abort", onAbort, { once: true });
		try {
			while (!signal.aborted) {
				const got = await next(aborted);
				if (got === null || got.done) return;
				yield got.value;
			}
		} finally {
			signal.removeEventListener("abort", onAbort);
		}
	}

	async function* rest(ms: number, onFailure: (error: unknown) => void): AsyncGenerator<T> {
		const { promise: late, resolve } = Promise.withResolvers<null>();
		const timer = setTimeout(() => resolve(null), ms);
		try {
			for (let read = 0; begun && !ended && read < MOST_AFTER_ABORT; read += 1) {
				const got = await next(late);
				if (got === null || got.done) return;
				yield got.value;
			}
		} catch (error) {
			onFailure(error);
		} finally {
			clearTimeout(timer);
			// Not waited for: a source that hangs would hold up everybody behind it.
			if (!ended) iterator.return?.().catch(onFailure);
		}
	}

	return { items: items(), rest };
}
