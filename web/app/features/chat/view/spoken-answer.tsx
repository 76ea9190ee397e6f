import { useEffect, useState } from "react";

const SENTENCE_END = /[.!?…:][)"'”’*_]*(?=\s|$)|\n/g;
const MARKS = /[*_`#>]+|^\s*[-+]\s+|\[([^\]]*)\]\([^)]*\)/gm;

/** How long the last sentence stays for a screen reader to take up. */
const LINGER_MS = 4_000;

interface SpokenAnswerProps {
	text: string;
	isEnded: boolean;
}

/** Reads an answer out by sentences, politely, while it is being written; eyes have the thread itself. */
export function SpokenAnswer({ text, isEnded }: SpokenAnswerProps) {
	const [isOver, setIsOver] = useState(isEnded);
	useEffect(() => {
		if (!isEnded) return;
		const timer = setTimeout(() => setIsOver(true), LINGER_MS);
		return () => clearTimeout(timer);
	}, [isEnded]);
	const sentences = isOver ? [] : wholeSentences(text, isEnded);
	return (
		<div aria-live="polite" aria-relevant="additions" className="sr-only">
			{sentences.map((sentence, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
				<p key={index}>{sentence}</p>
			))}
		</div>
	);
}

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
