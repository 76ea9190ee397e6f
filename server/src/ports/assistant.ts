import type {
	Answer,
	AssistantContext,
	Citation,
	ProductAnswer,
	ProductSearch,
	Turn,
} from "@dewlight/core/assistant/conversation.ts";
import type { AskedOfNote } from "@dewlight/core/person/note-questions.ts";
import type { PersonFact } from "@dewlight/core/person/person-fact.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";

export type { Answer, Citation, ProductAnswer, ProductSearch };

export interface AssistantQuestion {
	message: string;
	/** Oldest first, without the message itself. */
	history: readonly Turn[];
	context: AssistantContext;
	/** Stops the work behind the stream, the upstream call included. */
	signal: AbortSignal;
}

export interface ProductQuestion extends AssistantQuestion {
	search: ProductSearch;
	/** Rows worth looking at for this search; the answer names no other product. */
	candidates: readonly CatalogueProduct[];
}

/** What an answer cost and where it came from; kept for every answer of a model. */
export interface ModelCall {
	vendor: string;
	model: string;
	promptVersion: string;
	/** SHA-256 of what was sent, hex. */
	inputHash: string;
	inputTokens: number;
	outputTokens: number;
	/** Null where nothing was said. */
	firstTokenMs: number | null;
	latencyMs: number;
	outcome: ModelOutcome;
}
export const MODEL_OUTCOMES = [
	"answered",
	"aborted",
	"down",
	"slow",
	"busy",
	"cut",
	"malformed",
	"ungrounded",
] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/**
 * `text*`, then at most one `search`, then exactly one `done`. A stream that ends by throwing AssistantCutError keeps
 * what was said before it. `call` events may stand anywhere: one for each call of a model, also a failed one.
 */
export type AssistantEvent =
	| { type: "text"; delta: string }
	| { type: "search"; search: ProductSearch }
	| { type: "call"; call: ModelCall }
	| { type: "done"; engine: "guided" | "model"; citations: Citation[] };

/** The upstream went away after it had begun to speak. The message is a sentence for the person. */
export class AssistantCutError extends Error {
	override readonly name = "AssistantCutError";
}

/** The upstream cannot answer now: down, slow, busy, or not making sense. Nothing was said yet. */
export class AssistantUnavailableError extends Error {
	override readonly name = "AssistantUnavailableError";
	readonly outcome: ModelOutcome;
	readonly call: ModelCall | null;
	constructor(outcome: ModelOutcome, call: ModelCall | null, cause?: unknown) {
		super(`The assistant cannot answer (${outcome}).`, { cause });
		this.outcome = outcome;
		this.call = call;
	}
}

/** Answers questions. Two adapters, one conformance suite: the guide of core, and a language model. */
export interface Assistant {
	readonly engine: "guided" | "model";
	/** Who gets the person's words; null where nothing leaves the machine. */
	readonly provider: string | null;
	reply(question: AssistantQuestion): AsyncIterable<AssistantEvent>;
	/** Second step after a `search`. */
	present(
		question: ProductQuestion,
	): Promise<ProductAnswer & { engine: "guided" | "model"; calls: ModelCall[] }>;
}

/** Reads a photo note by the meaning of its sentences, with the understanding that answers the chat. */
export interface NoteReader {
	/** What it asks, question by question. */
	read(note: string, signal: AbortSignal): Promise<AskedOfNote[]>;
	/** What it tells of its writer beside its words, each as unsure. */
	hear(note: string, signal: AbortSignal): Promise<PersonFact[]>;
}

/** Finds what calls for a professional in what people write: photo notes and messages, one reader for both. */
export interface Triage {
	/** Red flags of these texts; what only sounds like a danger weighs less in a talk, where it is answered, than in a note. */
	read(texts: readonly string[], as?: "note" | "talk"): FlagsOf;
}
