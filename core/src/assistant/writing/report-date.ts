import { dateWords } from "../../skin/biology-clock.ts";
import type { ChatReport } from "../assistant-context.ts";

/** "your scan of March 3, 2026", or "your scan" where the date cannot be read. */
export function scanWords({ created_at }: ChatReport): string {
	const date = dateWords(created_at);
	return date === null ? "your scan" : `your scan of ${date}`;
}
