import type { RedFlag } from "../skin/red-flag.ts";

/** Puts the most urgent advice before any other sentence, so that no reader of the text alone can miss it. */
export function adviceFirst(flags: readonly RedFlag[], text: string): string {
	const [first] = flags;
	return first === undefined ? text : `${first.advice} ${text}`;
}
