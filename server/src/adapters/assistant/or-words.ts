import { EncoderError } from "@dewlight/assistant/encoder/encoder.ts";

/** What is understood by example; where sentences cannot be understood just now words alone count, and `onFailure` hears why. */
export async function orWords<T>(
	meant: Promise<T>,
	words: () => T | Promise<T>,
	signal: AbortSignal,
	onFailure: (error: EncoderError) => void,
): Promise<T> {
	try {
		return await meant;
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof EncoderError)) throw error;
		onFailure(error);
		return words();
	}
}
