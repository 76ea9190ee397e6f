import type { LabelWord } from "@dewlight/core/products/label/read-label.ts";
import type { Page } from "tesseract.js";

/** The words of a page that was read, each with the number of its line. */
export function wordsOf({ blocks }: Pick<Page, "blocks">): LabelWord[] {
	const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
	return lines.flatMap(({ words }, line) =>
		words.map(({ text, confidence }) => ({ text, confidence, line })),
	);
}
