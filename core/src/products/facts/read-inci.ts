import { type ActiveId, isActiveId } from "../../knowledge/actives.ts";
import { INGREDIENT_NAMES } from "../../knowledge/ingredient-names.ts";
import { findActives } from "./find-actives.ts";

/** Some letters become many in their plain form, so the text is bounded after that too. */
const LONGEST_LIST = 40_000;
/** Longest bracket that is read as part of a name; a longer one is a list of its own. */
const LONGEST_BRACKET = 100;
/** From so many on, slashes or full stops part the names instead of standing in one. */
const MARKS_OF_A_LIST = 3;
const ALWAYS: ReadonlySet<string> = new Set("()[]{}<>;•·●▪‣∙|\u2028\u2029");
const LIST_HEADING =
	/(?:\b(?:active|inactive|full|key|other|medicinal|complete) )?\b(?:ingr[eé]dients?|ingredient(?:es|i)|inhaltsstoffe|inci|composition|zutaten)(?: list| \(inci\))? ?:/giu;
const EXTRA_HEADING = /\b(?:may contain|peut contenir|kann enthalten)(?: ?\(?\+ ?\/ ?-\)?)? ?:?|\+ ?\/ ?-/iu;
const EVERY_EXTRA = new RegExp(EXTRA_HEADING.source, "giu");
const QUOTES = /[‘’ʼ´]/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\ufffd]/gu;

/** The parts of a pasted list, trimmed and not empty. Time grows with the length of the text. */
export function splitInci(text: string): string[] {
	const [before = "", ...lists] = unify(text.slice(0, LONGEST_LIST))
		.slice(0, LONGEST_LIST)
		.split(LIST_HEADING);
	const listed = (lists.length > 0 ? lists : [before]).join("\n\n").replace(EVERY_EXTRA, "\n\n");
	const wrapped = isWrapped(listed);
	return cut(listed, (at) => isSeparator(listed, at, wrapped)).flatMap(splitAtMarks);
}

/** One kind of dash, blank and quote; nothing invisible; letters in their plain form. */
function unify(text: string): string {
	return text
		.replace(INVISIBLE, "")
		.replace(QUOTES, "'")
		.normalize("NFKC")
		.replace(QUOTES, "'")
		.replace(INVISIBLE, "")
		.replace(/\r\n?/g, "\n")
		.replace(/[^\S\n]|[\p{Cc}--\n]/gv, " ")
		.replace(/[\p{Pd}−]/gu, "-")
		.replace(/[、､]/gu, ",")
		.replace(/ {2,}/g, " ");
}

/** True where line ends only wrap the text, because other marks part the names. */
function isWrapped(text: string): boolean {
	let marks = 0;
	let lines = 0;
	for (const letter of text) {
		if (letter === "," || ALWAYS.has(letter)) marks += 1;
		else if (letter === "\n") lines += 1;
	}
	return marks >= lines;
}

function isSeparator(text: string, at: number, wrapped: boolean): boolean {
	const letter = text.charAt(at);
	if (letter === "\n") return !wrapped || text[at - 1] === "\n" || text[at + 1] === "\n";
	if (letter !== ",") return ALWAYS.has(letter);
	return !(isDigit(text[at - 1]) && isDigit(text[at + 1]));
}

function isDigit(letter: string | undefined): boolean {
	return letter !== undefined && letter >= "0" && letter <= "9";
}

function splitAtMarks(part: string): string[] {
	return splitAt(part, / \/ /y).flatMap((one) => splitAt(one, /\//y).flatMap((two) => splitAt(two, /\. /y)));
}

function splitAt(part: string, mark: RegExp): string[] {
	const isMark = (at: number): boolean => {
		mark.lastIndex = at;
		return mark.test(part);
	};
	const parts = cut(part, isMark);
	return parts.length > MARKS_OF_A_LIST ? parts : [part];
}

/** Cuts where told to, but not inside a short closed bracket. */
function cut(text: string, separates: (at: number) => boolean): string[] {
	const closings = shortBrackets(text);
	const parts: string[] = [];
	let start = 0;
	for (let at = 0; at < text.length; at += 1) {
		const closing = closings.get(at);
		if (closing !== undefined) at = closing;
		else if (separates(at)) {
			parts.push(text.slice(start, at));
			start = at + 1;
		}
	}
	parts.push(text.slice(start));
	return parts.map((part) => part.replace(/\s+/gu, " ").trim()).filter((part) => part !== "");
}

/** Where each short bracket that is closed again opens and closes. */
function shortBrackets(text: string): Map<number, number> {
	const pairs = new Map<number, number>();
	let open: number | null = null;
	for (let at = 0; at < text.length; at += 1) {
		const letter = text.charAt(at);
		if (letter === "(") open = at;
		else if (letter === ")" && open !== null) {
			if (at - open <= LONGEST_BRACKET) pairs.set(open, at);
			open = null;
		}
	}
	return pairs;
}

/** Bounds of what is read; the rest of a longer text is left alone. */
export const INCI_LIMITS = { ingredients: 300, name: 100, unread: 50 } as const;

export interface InciReading {
	/** As printed, without amounts, marks and headings; each once, in the order of the list. */
	ingredients: string[];
	actives: ActiveId[];
	/** Parts of the text that do not read as the name of an ingredient, cut short. */
	unread: string[];
}

const MIN_LETTERS = 2;
const MAX_WORDS = 12;
const KNOWN: ReadonlySet<string> = new Set(Object.values(INGREDIENT_NAMES).flatMap(({ is }) => is ?? []));
/** Letters, digits and the marks that stand in INCI names. */
const NAME = /^[\p{L}\p{M}\p{N} \-/().,'&+]+$/u;
/** With the comma that stood before it, which would part what is left when it is read again. */
const AMOUNT = /,?(?<!\d)[~≤≥]? ?\d{1,5}(?:[.,]\d{1,5})? ?%(?: ?[wv]\/[wv])?/giu;
const MARKS = /[*†‡§®™©¹²³^"`_]/gu;
const BRACKETED = /^([^()]{1,100}) \(([^()]{1,100})\)$/u;

/**
 * Reads a pasted ingredient list, whatever was pasted: never throws, time grows with the length of the text up to the
 * bound. Its own answer, joined by ", ", reads the same again.
 */
export function readInci(text: string, productName = ""): InciReading {
	const ingredients = new Map<string, string>();
	const unread: string[] = [];
	for (const part of splitInci(text)) {
		const isFootnote = /^[*†‡]/u.test(part);
		const name = preferKnownName(repairLetters(cleanName(part)));
		if (name === "") continue;
		if (isFootnote || !isName(name) || ingredients.size >= INCI_LIMITS.ingredients) {
			if (unread.length < INCI_LIMITS.unread) unread.push(name.slice(0, INCI_LIMITS.name));
			continue;
		}
		const key = name.toLowerCase();
		if (!ingredients.has(key)) ingredients.set(key, name);
	}
	const names = [...ingredients.values()];
	return { ingredients: names, actives: findActives(productName, names).actives.filter(isActiveId), unread };
}

/** Without amounts, marks, list numbers and the punctuation around it. */
function cleanName(part: string): string {
	let name = part.replace(AMOUNT, " ").replace(MARKS, " ").replace(/\s+/gu, " ").trim();
	for (let before = ""; before !== name; ) {
		before = name;
		name = name
			.replace(/^\d{1,3}\. /u, "")
			.replace(/^[\s.,:&+\-/'%]+|[\s.,:&+\-/'%]+$/gu, "")
			.replace(/ ?\( ?\)/gu, "");
	}
	return name;
}

function isName(name: string): boolean {
	if (name.length > INCI_LIMITS.name || !NAME.test(name) || EXTRA_HEADING.test(name)) return false;
	if ((name.match(/\p{L}/gu) ?? []).length < MIN_LETTERS) return false;
	return name.split(" ").length <= MAX_WORDS && !/\bwww\.|https?:/iu.test(name);
}

/** Scans read letters as digits: "Retino1" is put right where that gives a name we know and the print gives none. */
function repairLetters(name: string): string {
	const plain = name.toLowerCase();
	if (!/\p{L}/u.test(plain) || !/[0159]/u.test(plain) || KNOWN.has(plain)) return name;
	const letters = plain.replaceAll("0", "o").replaceAll("5", "s").replaceAll("9", "g");
	const repaired = [letters.replaceAll("1", "l"), letters.replaceAll("1", "i")].find((one) => KNOWN.has(one));
	return repaired === undefined ? name : repaired.charAt(0).toUpperCase() + repaired.slice(1);
}

/** "Vitamin B3 (Niacinamide)" -> "Niacinamide (Vitamin B3)": facts are read from what stands before the bracket. */
function preferKnownName(name: string): string {
	const match = BRACKETED.exec(name);
	if (!match?.[1] || !match[2]) return name;
	const [outside, inside] = [match[1], match[2]];
	const swap = KNOWN.has(inside.toLowerCase()) && findActives("", [outside]).actives.length === 0;
	return swap ? `${inside} (${outside})` : name;
}
