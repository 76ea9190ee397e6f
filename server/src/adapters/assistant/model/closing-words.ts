/**
 * What the guide says after its list of products: who stays out and why, and the cautions. They hold whoever phrases
 * the answer. "" where there are none.
 */
export function closingWords(guided: string): string {
	const paragraphs = guided.split("\n\n");
	const list = paragraphs.findLastIndex((paragraph) => paragraph.startsWith("- **"));
	return list < 0 ? "" : paragraphs.slice(list + 1).join("\n\n");
}
