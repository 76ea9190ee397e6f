import type { Intent } from "./question.ts";

/** What one message was understood to ask for, by who can tell it from examples. */
export interface Understood {
	/** Null where no example is alike enough to be sure; the message is then read by its words alone. */
	intent: Intent | null;
	/** Row of `knowledge/questions`. */
	known: string | null;
	/** Questions that come nearest, to be offered where nothing else is understood. */
	offers: readonly string[];
}

/** By message. */
export type Understanding = ReadonlyMap<string, Understood>;
