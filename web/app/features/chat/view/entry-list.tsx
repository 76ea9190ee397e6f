import type { Entry } from "../thread/entries-of.ts";
import { AnswerView } from "./answer-view.tsx";
import { DayLine } from "./day-line.tsx";
import { QuestionBubble } from "./question-bubble.tsx";
import type { ThreadActions } from "./thread-actions.ts";

interface EntryListProps {
	entries: readonly Entry[];
	actions: ThreadActions;
}

/** In the reader's own time zone. */
function dayOf(at: string): string {
	return new Date(at).toDateString();
}

export function EntryList({ entries, actions }: EntryListProps) {
	return entries.map((entry, index) => {
		const before = entries[index - 1];
		const isNewDay = before === undefined || dayOf(before.at) !== dayOf(entry.at);
		return (
			<div key={entry.key} className="grid grid-cols-[minmax(0,1fr)] gap-6">
				{isNewDay && <DayLine at={entry.at} />}
				{entry.kind === "question" ? (
					<QuestionBubble question={entry} />
				) : (
					<AnswerView answer={entry} actions={actions} />
				)}
			</div>
		);
	});
}
