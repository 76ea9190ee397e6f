import { CHARACTERS_PER_TOKEN } from "@dewlight/contracts/constants.ts";
import type { ModelCall } from "#ports/assistant.ts";

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
