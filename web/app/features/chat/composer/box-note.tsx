import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import { classNames } from "#ui/class-names.ts";
import { chatCopy } from "../copy.ts";

const copy = chatCopy.box;
/** From here on a person is told how much is left. */
const NEAR = CHAT_LIMITS.message * 0.9;

interface BoxNoteProps {
	id: string;
	isOnline: boolean;
	length: number;
}

/** One line above the box where there is something to say: no connection, or a question that gets long. */
export function BoxNote({ id, isOnline, length }: BoxNoteProps) {
	const over = length - CHAT_LIMITS.message;
	const text = !isOnline
		? copy.offline
		: over > 0
			? copy.over(over)
			: length >= NEAR
				? copy.count(length)
				: "";
	const tone = over > 0 ? "font-medium text-danger" : isOnline ? "text-ink-2" : "font-medium text-amber";
	return (
		<p id={id} aria-live="polite" className={classNames("px-5 text-small empty:hidden", tone)}>
			{text}
		</p>
	);
}
