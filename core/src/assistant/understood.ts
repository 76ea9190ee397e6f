import type { Intent } from "./question.ts";

/** What one message was understood to ask for, by who can tell it from examples. */
export interface Understood {
	/** Null where the words alone are the surer sign; "unknown" where nothing is sure, and `offers` come nearest. */
	intent: Intent | null;
	/** Row of `knowledge/questions`. */
	known: string | null;
	/** Row of `knowledge/cases`: what exactly is asked. */
	particular?: string;
	/** Questions that come nearest, to be offered where nothing else is understood. */
	offers: readonly string[];
	/** The intent is a guess: the question it stands for, in words. `offers` are what else may be meant. */
	guessed?: string;
	/** What was asked about, where the answer that comes nearest does not speak of it. */
	missing?: string;
	/** What the first question stands in, where the message asks two. */
	first?: string;
	/** How plainly that came out, for who doubts the answer that is made of it. */
	reading?: {
		/** How far the chance of the likeliest topic is above that of the next. */
		ahead: number;
		/** Chance of the particular question that is answered, or of the likeliest one. */
		particular: number;
		/** What comes nearest, as questions to choose from. */
		nearest: readonly string[];
	};
	/** A second question of the same message, in its own sentence. */
	also?: { message: string; intent: Intent; known: string | null; particular?: string };
}

/** By message. */
export type Understanding = ReadonlyMap<string, Understood>;
