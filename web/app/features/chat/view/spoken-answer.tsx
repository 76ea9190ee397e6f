import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { chatCopy as copy } from "../copy.ts";
import type { Answer } from "../thread/entries-of.ts";

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

interface AnswerEndProps {
	answer: Answer;
	onAgain: (clientId: string) => void;
}

/** What stands below the text: that more is coming, that it was ended, or that it failed and can be tried again. */
export function AnswerEnd({ answer, onAgain }: AnswerEndProps) {
	const { turn, text, isIncomplete } = answer;
	if (turn === null) return isIncomplete ? <Remark>{copy.incomplete}</Remark> : null;
	const again = () => onAgain(turn.clientId);
	switch (turn.phase.kind) {
		case "waiting":
			return <p className="min-h-7 animate-breathe text-ink-2">{copy.thinking}</p>;
		case "writing":
		case "done":
			return null;
		case "searching":
		case "resuming":
			return (
				<output className="flex w-fit max-w-full animate-fade items-center gap-3 rounded-md bg-silk px-4 py-3 text-ink-2">
					<Search aria-hidden="true" className="size-5 shrink-0 animate-breathe text-fig" />
					<span className="min-w-0">{copy.searching(turn.phase.search.product_intent)}</span>
				</output>
			);
		case "stopped":
			return <Remark>{copy.stopped}</Remark>;
		case "refused":
			return (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<Remark>{copy.notSent}</Remark>
					<Again onPress={again} />
				</div>
			);
		case "failed":
			return (
				<div
					className={
						text === ""
							? "grid justify-items-start gap-3"
							: "grid justify-items-start gap-3 border-t border-line pt-4"
					}
				>
					<FieldError>{turn.phase.text}</FieldError>
					<Again onPress={again} />
				</div>
			);
	}
}

function Remark({ children }: { children: string }) {
	return <p className="text-small text-ink-2 italic">{children}</p>;
}

function Again({ onPress }: { onPress: () => void }) {
	return (
		<Button tone="secondary" size="small" onClick={onPress}>
			{copy.retry}
		</Button>
	);
}
