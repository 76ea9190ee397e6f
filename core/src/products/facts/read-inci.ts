import { type ActiveId, isActiveId } from "../../knowledge/actives.ts";
import { INGREDIENT_NAMES } from "../../knowledge/ingredient-names.ts";
import { findActives } from "./find-actives.ts";
import { EXTRA_HEADING, splitInci } from "./split-inci.ts";

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
