import { type ParseArgsConfig, parseArgs } from "node:util";

/** Something about the call itself is wrong; the message is one sentence. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}

/** Words of a command line by `node:util`'s rules; whatever is wrong with them is one sentence. */
export function parseWords<Config extends ParseArgsConfig>(
	config: Config,
): ReturnType<typeof parseArgs<Config>> {
	try {
		return parseArgs(config);
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(firstSentence(error.message));
		throw error;
	}
}

/** The parser explains at length; the first sentence names the word that is wrong. */
function firstSentence(message: string): string {
	const sentence = message.split(/\.\s|\n/, 1)[0] ?? message;
	return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
