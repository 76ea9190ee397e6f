import { useEffect, useState } from "react";
import { wholeSentences } from "../thread/whole-sentences.ts";

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
