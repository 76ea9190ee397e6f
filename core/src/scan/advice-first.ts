import type { RedFlag } from "../skin/red-flag.ts";

/**
 * Puts the most urgent advice before any other sentence, so that no reader of the text alone can miss it; what to watch
 * for comes last.
 */
export function adviceFirst(flags: readonly RedFlag[], text: string): string {
	const [first] = flags;
	if (first === undefined) return text;
	return first.level === "watch" ? `${text} ${first.advice}` : `${first.advice} ${text}`;
}
