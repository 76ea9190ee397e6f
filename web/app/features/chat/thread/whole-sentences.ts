const SENTENCE_END = /[.!?…:][)"'”’*_]*(?=\s|$)|\n/g;
const MARKS = /[*_`#>]+|^\s*[-+]\s+|\[([^\]]*)\]\([^)]*\)/gm;

/** The part of a text that is said whole, in plain words, one item for each line or sentence; `ended` takes the rest too. */
export function wholeSentences(text: string, ended: boolean): string[] {
	const sentences: string[] = [];
	let from = 0;
	for (const end of text.matchAll(SENTENCE_END)) {
		const to = end.index + end[0].length;
		// The last mark may be the point of a number that is still to come.
		if (to === text.length && !ended) break;
		sentences.push(text.slice(from, to));
		from = to;
	}
	if (ended) sentences.push(text.slice(from));
	return sentences
		.map((sentence) => sentence.replace(MARKS, "$1").trim())
		.filter((sentence) => sentence !== "");
}
