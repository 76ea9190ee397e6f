/** U+2029 PARAGRAPH SEPARATOR stands in a stored answer between what was said and what came with its products. */
const SEPARATOR = "\u2029";

/** Keeps the separator for the one place where it means something. */
export function plainParagraphs(text: string): string {
	return text.replaceAll(/[\u2028\u2029]/g, "\n");
}

export function joinAnswer(said: string, reply: string): string {
	return said + SEPARATOR + reply;
}

/** `reply` is null while the second step has not been answered. */
export function splitAnswer(stored: string): { said: string; reply: string | null } {
	const at = stored.indexOf(SEPARATOR);
	return at < 0 ? { said: stored, reply: null } : { said: stored.slice(0, at), reply: stored.slice(at + 1) };
}

/** A stored answer as one text. */
export function wholeAnswer(stored: string): string {
	const { said, reply } = splitAnswer(stored);
	return [said, reply ?? ""].filter((part) => part.trim() !== "").join("\n\n");
}
