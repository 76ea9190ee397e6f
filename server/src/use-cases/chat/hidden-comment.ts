/** CHAT-A9: the hidden comment a message may end with. Nobody but the server could have reason to write one. */
const COMMENT = /<!--\s*product_data\b[\s\S]*?(?:-->|$)/gi;
const OPENED = /<!--\s*product_data\b/i;
const CLOSING = "-->";
/** The last characters of a text that may become a comment. */
const OPENING = /^<(?:!(?:-(?:-(?:\s*|\s*p\w*))?)?)?$/i;

export function withoutHiddenComment(text: string): string {
	return text.replaceAll(COMMENT, "");
}

export interface CommentFilter {
	/** What may be shown by now. */
	push(delta: string): string;
	/** What was held back and is no comment. */
	end(): string;
}

/**
 * The same for a text that arrives in pieces: holds back whatever may become the comment. What stands around a comment
 * never becomes another one, because it is two pieces of text.
 */
export function createCommentFilter(): CommentFilter {
	let held = "";
	return {
		push(delta) {
			held += delta;
			let shown = "";
			for (;;) {
				const from = unsureFrom(held);
				shown += held.slice(0, from);
				held = held.slice(from);
				const closed = OPENED.test(held) ? held.indexOf(CLOSING) : -1;
				if (closed < 0) return shown;
				held = held.slice(closed + CLOSING.length);
			}
		},
		end() {
			const rest = withoutHiddenComment(held);
			held = "";
			return rest;
		},
	};
}

/** Where a comment begins that is open, or may begin with the last characters. */
function unsureFrom(text: string): number {
	const opened = text.search(OPENED);
	if (opened >= 0) return opened;
	const last = text.lastIndexOf("<");
	return last >= 0 && OPENING.test(text.slice(last)) ? last : text.length;
}
