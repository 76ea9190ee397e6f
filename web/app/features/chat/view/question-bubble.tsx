import { chatCopy as copy } from "../copy.ts";
import type { Question } from "../thread/entries-of.ts";

/** What the person wrote, as it was written. */
export function QuestionBubble({ question }: { question: Question }) {
	return (
		<article aria-label={copy.you} className="flex justify-end pl-8 wide:pl-20">
			<p className="min-w-0 rounded-md rounded-br-xs bg-blush px-4 py-2.5 whitespace-pre-wrap text-ink [overflow-wrap:anywhere] wide:px-5 wide:py-3">
				{question.text}
			</p>
		</article>
	);
}
