const LONGEST_NAME = 80;

/**
 * A name that somebody typed, as it may stand in Markdown: one line, no markup, no links. What it says stays data.
 */
export function plainName(name: string): string {
	const plain = name
		.replace(/<[^>]*>/g, " ")
		.replace(/(?:https?:\/\/|www\.)\S+/gi, " ")
		.replace(/[<>[\]{}`*_#|\\~]/g, " ")
		.replace(/\p{C}/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
	return plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, LONGEST_NAME).trimEnd()}...`;
}
