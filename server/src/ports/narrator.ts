import type { ModelCall } from "./assistant.ts";

/** One of the sentences that were given, in other words. */
export interface Rephrased {
	/** Place of the sentence, from 0. */
	sentence: number;
	text: string;
}

/**
 * A language model that phrases what core decided. What it says is not checked here. Both calls throw
 * AssistantUnavailableError.
 */
export interface Narrator {
	/** Who gets what is sent, in the words a person is asked with: "OpenAI", or the host of a server of one's own. */
	readonly provider: string;
	readonly model: string;
	rephrase(task: {
		sentences: readonly string[];
		signal: AbortSignal;
	}): Promise<{ rephrased: Rephrased[]; call: ModelCall }>;
	/** The model takes pictures; otherwise `remark` is never called. */
	readonly takesPictures: boolean;
	/** A few remarks in Markdown on how the skin in a JPEG looks. The picture is sent by itself, without a name. */
	remark(task: { face: Uint8Array; signal: AbortSignal }): Promise<{ text: string; call: ModelCall }>;
}
