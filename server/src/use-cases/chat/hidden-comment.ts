/** CHAT-A9: the hidden comment a message may end with. Nobody but the server could have reason to write one. */
const COMMENT = /<!--\s*product_data\b[\s\S]*?(?:-->|$)/gi;
const CLOSED = /<!--\s*product_data\b[\s\S]*?-->/gi;
const OPENING = /^<(?:!(?:-(?:-(?:\s*|\s*p\w*))?)?)?$/i;
const OPENED = /<!--\s*product_data\b/i;

export function withoutHiddenComment(text: string): string {
	return withoutAny(text, COMMENT);
}

/** Again until nothing is found: what stands around a comment may be another one once it is gone. */
function withoutAny(text: string, pattern: RegExp): string {
	const less = text.replaceAll(pattern, "");
	return less === text ? text : withoutAny(less, pattern);
}

export interface CommentFilter {
	/** What may be shown by now. */
	push(delta: string): string;
	/** What was held back and is no comment. */
	end(): string;
}

/** The same for a text that arrives in pieces: holds back whatever may become the comment. */
export function createCommentFilter(): CommentFilter {
	let held = "";
	return {
		push(delta) {
			held = dropClosed(held + delta);
			const from = unsureFrom(held);
			const sure = held.slice(0, from);
			held = held.slice(from);
			return sure;
		},
		end() {
			const rest = withoutHiddenComment(held);
			held = "";
			return rest;
		},
	};
}

function dropClosed(text: string): string {
	return withoutAny(text, CLOSED);
}

/** Where a comment begins that is open, or may begin with the last characters. */
function unsureFrom(text: string): number {
	const opened = text.search(OPENED);
	if (opened >= 0) return opened;
	const last = text.lastIndexOf("<");
	return last >= 0 && OPENING.test(text.slice(last)) ? last : text.length;
}
