import type { LabelNames } from "./label-names.ts";

/** A word as the camera read it. */
export interface LabelWord {
	text: string;
	/** 0 to 100, of the reader. */
	confidence: number;
	/** Number of its line, from 0. */
	line: number;
}

export interface LabelIngredient {
	/** As it was read. */
	read: string;
	/** What it was held for; the same as `read` where nothing is known by that name. */
	name: string;
	/** False asks the person to look: letters differ, or nothing is known by that name. */
	sure: boolean;
	/** Other names it may be, nearest first. */
	others: string[];
}

/** How a piece ended: by a mark of the list, by a stop that may be a misread comma, or by nothing. */
type End = "mark" | "stop" | "none";

interface Piece {
	text: string;
	end: End;
	confidence: number;
}

const HEADING =
	/^[^a-z]*(?:[il1|]n[gq9]r[eéc]d[il1|][eéc]nt[sz5]?|inhaltsstoffe|ingr[eé]dients|inci|zutaten|composition)[^a-z]*$/i;
const HEADING_BEFORE =
	/^(?:[il1|]n[gq9]r[eéc]d[il1|][eéc]nt[sz5]?|inhaltsstoffe|inci|zutaten)\s*[:;.]\s*(?=\S)/i;
const MOST_WORDS = 9;
const MOST_PIECES = 600;
const COST = {
	errors: 0.4,
	error: 0.6,
	crossed: 2,
	crossedStop: 0.7,
	noEnd: 0.9,
	unknown: 1,
	letter: 0.15,
	speck: 0.7,
};
/** Below this a short name is not taken for certain, even where it exists. */
const LOW_CONFIDENCE = 60;
const SHORT = 5;

/**
 * The ingredients of a photographed list. Marks that the reader lost, added or took for others are put right by what the
 * words before and after them make together: of all ways to cut the words into names the one that needs least is taken.
 */
export function readLabel(words: readonly LabelWord[], names: LabelNames): LabelIngredient[] {
	const pieces = piecesOf(fromHeading(words)).slice(0, MOST_PIECES);
	const best: { cost: number; from: number; ingredient: LabelIngredient | null }[] = [
		{ cost: 0, from: 0, ingredient: null },
	];
	for (let to = 1; to <= pieces.length; to += 1) {
		best[to] = { cost: Number.POSITIVE_INFINITY, from: to - 1, ingredient: null };
		for (let from = Math.max(0, to - MOST_WORDS); from < to; from += 1) {
			const { cost, ingredient } = judge(pieces.slice(from, to), to === pieces.length, names);
			const sum = (best[from]?.cost ?? Number.POSITIVE_INFINITY) + cost;
			if (sum < (best[to]?.cost ?? Number.POSITIVE_INFINITY)) best[to] = { cost: sum, from, ingredient };
		}
	}
	const found: LabelIngredient[] = [];
	for (let at = pieces.length; at > 0; ) {
		const step = best[at];
		if (step === undefined) break;
		if (step.ingredient !== null) found.push(step.ingredient);
		at = step.from;
	}
	return once(found.toReversed().filter(isWord));
}

/** A letter or two at the edge of the picture are no ingredient, unless one is known by that name. */
function isWord({ read, name, sure }: LabelIngredient): boolean {
	return sure || name !== read || (read.match(/[\p{L}\p{N}]/gu) ?? []).length > 2;
}

/** What stands before the heading is no list. */
function fromHeading(words: readonly LabelWord[]): LabelWord[] {
	const at = words.findLastIndex(({ text }) => HEADING.test(text) || HEADING_BEFORE.test(text));
	if (at === -1) return [...words];
	const heading = words[at];
	const rest = heading === undefined ? "" : heading.text.replace(HEADING_BEFORE, "");
	const after = words.slice(at + 1);
	return heading === undefined || HEADING.test(heading.text) || rest === heading.text
		? after
		: [{ ...heading, text: rest }, ...after];
}

function piecesOf(words: readonly LabelWord[]): Piece[] {
	const pieces: Piece[] = [];
	let held = "";
	for (const [at, word] of words.entries()) {
		const next = words[at + 1];
		// A word that goes on in the next line.
		if (next !== undefined && next.line > word.line && /\p{L}-$/u.test(word.text)) {
			held += word.text.slice(0, -1);
			continue;
		}
		const text = held + word.text;
		held = "";
		for (const part of text.split(/(?<=[;•·●▪*])|(?<=,)(?!\d)|(?<=\D,)/u)) {
			const clean = part.replace(/[,;.:•·●▪*]+$/u, "").replace(/^[,;.:•·●▪*'"“”‘’]+/u, "");
			if (!/[\p{L}\p{N}]/u.test(clean)) {
				const last = pieces.at(-1);
				if (last !== undefined && /[,;•·●▪]/u.test(part)) last.end = "mark";
				continue;
			}
			const end: End = /[,;•·●▪*]$/u.test(part) ? "mark" : /[.:]$/u.test(part) ? "stop" : "none";
			pieces.push({ text: clean, end, confidence: word.confidence });
		}
	}
	return pieces;
}

function judge(
	pieces: readonly Piece[],
	isLast: boolean,
	names: LabelNames,
): { cost: number; ingredient: LabelIngredient } {
	const read = pieces.map(({ text }) => text).join(" ");
	const inside = pieces.slice(0, -1);
	const crossed = inside.filter(({ end }) => end === "mark").length;
	const stops = inside.filter(({ end }) => end === "stop").length;
	const open = !isLast && pieces.at(-1)?.end === "none" ? COST.noEnd : 0;
	const marks = crossed * COST.crossed + stops * COST.crossedStop + open;
	const whole = names.match(read);
	const bare = whole === null || whole.errors > 0 ? withoutSpecks(pieces) : null;
	const cleaned = bare === null ? null : names.match(bare);
	const specks = cleaned !== null && (whole === null || cleaned.errors + 1 < whole.errors) ? COST.speck : 0;
	const match = specks > 0 ? cleaned : whole;
	if (match === null) {
		const letters = read.replace(/[^\p{L}\p{N}]/gu, "").length;
		const cost = crossed > 0 ? Number.POSITIVE_INFINITY : COST.unknown + letters * COST.letter + marks;
		return { cost, ingredient: { read, name: read, sure: false, others: [] } };
	}
	const { name, errors, others, lead } = match;
	const confidence = Math.min(...pieces.map((piece) => piece.confidence));
	const clear =
		errors === 0
			? read.length >= SHORT || confidence >= LOW_CONFIDENCE
			: errors * 8 <= read.length && lead > 2;
	return {
		cost: marks + specks + (errors === 0 ? 0 : COST.errors + errors * COST.error),
		ingredient: { read, name, sure: clear, others },
	};
}

/** Without single signs, which the edge of a box or a crease leaves between words; null where there are none. */
function withoutSpecks(pieces: readonly Piece[]): string | null {
	const words = pieces.filter(({ text }) => text.length > 1);
	return words.length === 0 || words.length === pieces.length
		? null
		: words.map(({ text }) => text).join(" ");
}

function once(found: readonly LabelIngredient[]): LabelIngredient[] {
	const seen = new Set<string>();
	return found.filter(({ name }) => {
		const key = name.toLowerCase();
		return !seen.has(key) && seen.add(key);
	});
}
