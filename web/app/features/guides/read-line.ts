import type { GuideLine } from "./guide.ts";

/** A run of a line that is shown in one manner; `at` is where it begins. */
export type LinePart = { at: number } & (
	| { kind: "text"; text: string }
	| { kind: "strong"; text: string }
	| { kind: "link"; text: string; to: string }
	| { kind: "reference"; number: number }
);

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/[^)\s]*)\)|\s*\[(\d{1,2})\]/g;

const REFERENCES_BEFORE_STOP = /((?:\s*\[\d{1,2}\])+)([.,;:?])/g;

/**
 * Reads `**strong**`, `[text](/path)` and `[2]`; everything else is plain text, unfinished marks too. References go
 * behind the stop that follows them, wherever they were written.
 */
export function readLine(written: GuideLine): LinePart[] {
	const line = written.replace(REFERENCES_BEFORE_STOP, "$2$1");
	const parts: LinePart[] = [];
	let end = 0;
	for (const match of line.matchAll(MARK)) {
		if (match.index > end) parts.push({ kind: "text", text: line.slice(end, match.index), at: end });
		parts.push(partOf(match));
		end = match.index + match[0].length;
	}
	if (end < line.length) parts.push({ kind: "text", text: line.slice(end), at: end });
	return parts;
}

function partOf(match: RegExpExecArray): LinePart {
	const [, strong, text, to, number] = match;
	const at = match.index;
	if (strong !== undefined) return { kind: "strong", text: strong, at };
	if (text !== undefined && to !== undefined) return { kind: "link", text, to, at };
	return { kind: "reference", number: Number(number), at };
}

/** The words of a line as they are heard, without marks and references. */
export function plainLine(line: GuideLine): string {
	return readLine(line)
		.map((part) => (part.kind === "reference" ? "" : part.text))
		.join("");
}
