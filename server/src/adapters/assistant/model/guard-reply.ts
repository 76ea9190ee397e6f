import { citeAnswer } from "@dewlight/core/assistant/cite-answer.ts";
import type { Citation } from "@dewlight/core/assistant/conversation.ts";
import { type AnswerGuard, type Guarded, guardAnswer } from "@dewlight/core/assistant/guard-answer.ts";
import { listFacts } from "@dewlight/core/assistant/list-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import {
	type Assistant,
	AssistantCutError,
	type AssistantEvent,
	type AssistantQuestion,
	AssistantUnavailableError,
	type ModelCall,
	type ProductSearch,
} from "#ports/assistant.ts";
import { guardPresented } from "./guard-presented.ts";
import { factsOf } from "./stream-reply.ts";

interface GuardedReply {
	assistant: Assistant;
	guide: Assistant;
	question: AssistantQuestion;
}

const REMARK =
	"\n\n_Answered by the built-in guide, because part of the language model's answer could not be checked._";

/** The answer as far as it holds, with what it rests on; from the first refused sentence on, the guide's. */
export async function* guardReply({
	assistant,
	guide,
	question,
}: GuardedReply): AsyncGenerator<AssistantEvent> {
	const refuse = new AbortController();
	const asked = { ...question, signal: AbortSignal.any([question.signal, refuse.signal]) };
	const gate = openGate(question);
	try {
		for await (const event of assistant.reply(asked)) {
			for (const checked of gate.pass(event)) {
				if (checked.type === "call" || !question.signal.aborted) yield checked;
			}
			if (gate.refused() && !refuse.signal.aborted) refuse.abort();
		}
	} catch (error) {
		question.signal.throwIfAborted();
		if (!gate.refused()) throw asUnavailable(error, gate.said());
	}
	question.signal.throwIfAborted();
	if (!gate.refused()) return;
	yield* standIn(guide.reply(question), gate.said(), gate.cited());
}

/** A cut before anything went out leaves the person with nothing: another engine can still answer. */
function asUnavailable(error: unknown, said: boolean): unknown {
	if (said || !(error instanceof AssistantCutError)) return error;
	return new AssistantUnavailableError("cut", null, error);
}

interface Gate {
	pass(event: AssistantEvent): Generator<AssistantEvent>;
	said(): boolean;
	refused(): boolean;
	/** What stands behind all that was said. */
	cited(): Citation[];
}

function openGate(question: AssistantQuestion): Gate {
	let newGuard: (() => AnswerGuard) | null = null;
	let guard: AnswerGuard | null = null;
	let said = "";
	let refused = false;
	const cited = () => citeAnswer(said, question.context);
	const guards = () => {
		newGuard ??= guardQuestion(question);
		return newGuard;
	};

	function* say({ text, refused: refusal }: Guarded): Generator<AssistantEvent> {
		if (refusal !== null) refused = true;
		said += text;
		if (text !== "") yield { type: "text", delta: text };
	}
	/** Word by word, so that nothing behind a refused sentence gets out with it. */
	function* push(delta: string): Generator<AssistantEvent> {
		guard ??= guards()();
		const out: Guarded = { text: "", refused: null };
		for (const [word] of delta.matchAll(/\s*\S+|\s+$/g)) {
			const { text, refused: refusal } = guard.push(word);
			out.text += text;
			out.refused = refusal;
			if (refusal !== null) break;
		}
		yield* say(out);
	}
	function* end(): Generator<AssistantEvent> {
		if (guard === null || refused) return;
		const last = guard.end();
		guard = null;
		yield* say(last);
	}

	return {
		*pass(event) {
			if (event.type === "call") {
				// A whole answer: its last sentence has no end to wait for, and decides on the outcome too.
				if (event.call.outcome === "answered") yield* end();
				yield refused ? { ...event, call: ungrounded(event.call) } : event;
				return;
			}
			if (refused) return;
			if (event.type === "text") return yield* push(event.delta);
			yield* end();
			if (refused) return;
			if (event.type === "done")
				return yield event.engine === "model" ? { ...event, citations: cited() } : event;
			const search = groundSearch(event.search, question.message, guards()());
			yield { ...event, search };
		},
		said: () => said.trim() !== "",
		refused: () => refused,
		cited,
	};
}

/** It was stopped, or ended, with something in it that does not hold; another failure stays what it is. */
function ungrounded(call: ModelCall): ModelCall {
	const ours = call.outcome === "aborted" || call.outcome === "answered";
	return ours ? { ...call, outcome: "ungrounded" } : call;
}

/** Wishes nobody uttered are no wishes: the person's own words are looked for then. */
function groundSearch(search: ProductSearch, message: string, guard: AnswerGuard): ProductSearch {
	const parts = [guard.push(search.product_intent), guard.end()];
	const text = parts
		.map((part) => part.text)
		.join("")
		.trim();
	const held = text !== "" && parts.every(({ refused }) => refused === null);
	return { ...search, product_intent: held ? text : message.slice(0, LONGEST_INTENT) };
}
const LONGEST_INTENT = 300;

/** The guide after what was said, with a remark where its text ends. */
async function* standIn(
	events: AsyncIterable<AssistantEvent>,
	said: boolean,
	cited: readonly Citation[],
): AsyncGenerator<AssistantEvent> {
	if (said) yield { type: "text", delta: "\n\n" };
	let remarked = false;
	for await (const event of events) {
		if (!remarked && (event.type === "search" || event.type === "done")) {
			remarked = true;
			yield { type: "text", delta: REMARK };
		}
		yield event.type === "done" && said
			? { ...event, engine: "model", citations: joined(cited, event.citations) }
			: event;
	}
}

function joined(first: readonly Citation[], then: readonly Citation[]): Citation[] {
	const known = new Set(first.map(({ kind, id }) => `${kind} ${id}`));
	return [...first, ...then.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
}

/** A guard that knows what the person wrote and everything an answer to them may rest on. */
export function guardQuestion(
	{ message, history, context }: AssistantQuestion,
	products: readonly CatalogueProduct[] = [],
): () => AnswerGuard {
	const facts = products.length === 0 ? factsOf(context) : listFacts(context, products);
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const given = [message, ...own];
	return () => guardAnswer(facts, given);
}

/**
 * Nothing of the assistant reaches the person that is not in the facts: a refused sentence ends its answer, and the
 * guide answers in its place.
 */
export function withGuard(assistant: Assistant, guide: Assistant): Assistant {
	return {
		...assistant,
		reply: (question) => guardReply({ assistant, guide, question }),
		present: (question) => guardPresented({ assistant, guide, question }),
	};
}
