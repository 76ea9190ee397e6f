import type { ProductSearch } from "@dewlight/core/assistant/assistant-event.ts";
import type { ModelRequest } from "./model-request.ts";

/** One thing a scripted model does; each is written as soon as it is reached. */
export type Step =
	| { say: string }
	| { search: ProductSearch }
	/** Bytes as they are, in whatever wire. */
	| { raw: string }
	/** Milliseconds of silence. */
	| { wait: number }
	/** The line is cut. */
	| { cut: true };

/** What is answered to one call. */
export interface Play {
	/** An error of this HTTP status instead of an answer. */
	status?: number;
	/** For a call that streams. */
	steps?: Iterable<Step>;
	/** For a call that wants one object. */
	object?: unknown;
	/** Milliseconds before the first byte, headers included. */
	silence?: number;
	/** The stream tells no usage. */
	untold?: true;
}

/** How a scripted model answers whatever it is asked. */
export type ModelScene = (request: ModelRequest) => Play;
