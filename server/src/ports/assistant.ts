import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import type {
	Answer,
	Citation,
	ProductAnswer,
	ProductSearch,
} from "@dewlight/core/assistant/assistant-event.ts";
import type { Turn } from "@dewlight/core/assistant/inquiry.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";

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

export type { Answer, Citation, ProductAnswer, ProductSearch };
