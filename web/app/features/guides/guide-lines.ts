import type { Guide, GuideBlock, GuideLine, GuideStep } from "./guide.ts";

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

/** Every line of a guide that is read on its page, in the order of the page; the references are left out. */
export function guideLines(guide: Guide): GuideLine[] {
	const { evidence, routine } = guide;
	return [
		guide.title,
		guide.lead,
		evidence.verdict,
		...evidence.points,
		...guide.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
		...guide.howToStart,
		...guide.whatToAvoid,
		routine.person,
		...[...routine.morning, ...routine.night, ...routine.weekly].flatMap(stepLines),
		...guide.faq.flatMap(({ question, answer }) => [question, answer]),
		guide.action.heading,
		guide.action.text,
	];
}

function blockLines(block: GuideBlock): GuideLine[] {
	switch (block.kind) {
		case "text":
			return [block.text];
		case "list":
			return [...block.items];
		case "table":
			return [block.caption, ...block.head, ...block.rows.flat()];
	}
}

function stepLines({ name, text }: GuideStep): GuideLine[] {
	return [name, text];
}

/** Words of a guide without its references. */
export function countWords(guide: Guide): number {
	return guideLines(guide).flatMap((line) => plainLine(line).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
}

const WORDS_A_MINUTE = 220;

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(guide: Guide): number {
	return Math.max(1, Math.round(countWords(guide) / WORDS_A_MINUTE));
}

/** A line as it was written and as it is heard. */
interface CheckedLine {
	line: string;
	plain: string;
}

/** Every line whose words are held against core: those of the page, and the one for search results. */
export function checkedLines(guide: Guide): CheckedLine[] {
	return [guide.description, ...guideLines(guide)].map((line) => ({ line, plain: plainLine(line) }));
}

/** The sentence of a text around a place in it. */
export function sentenceAt(text: string, place: number): string {
	const begin = Math.max(...[". ", "? ", "! ", ": "].map((end) => text.lastIndexOf(end, place - 1) + 1));
	const rest = text.slice(place).search(/[.?!](?:\s|$)/);
	return text.slice(begin, rest < 0 ? text.length : place + rest + 1).trim();
}
