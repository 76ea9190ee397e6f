import { BRANDS, BRANDS_LIKE_WORDS, NAME_WORDS, OPENING_WORDS, PLAIN_CAPITALS } from "./known-names.ts";
import { normalizeName, readWords, type Word } from "./read-text.ts";

/** What may be named: products of the facts, and whatever the person wrote. */
export interface KnownNames {
	/** Normalized product names. */
	products: readonly string[];
	/** Normalized titles of sources; each may be named as a whole. */
	sources: readonly string[];
	/** Normalized texts of the person. */
	given: readonly string[];
	/** Lower-case words of the facts: a capital alone makes no product of them. */
	words: ReadonlySet<string>;
}

const CONNECTORS: ReadonlySet<string> = new Set([
	"of",
	"the",
	"de",
	"la",
	"and",
	"with",
	"for",
	"s",
	"to",
	"by",
	"in",
	"",
]);
const BRAND_WORDS: readonly (readonly string[])[] = BRANDS.map((brand) => brand.split(" "));
const FIRST_OF_BRAND: ReadonlySet<string> = new Set(BRAND_WORDS.flatMap(([first]) => first ?? []));
const LIKE_WORDS: ReadonlySet<string> = new Set(BRANDS_LIKE_WORDS.map(normalizeName));

/** True for a word that may begin a product's name, in whatever case it is written. */
export function mayBeginBrand(plain: string): boolean {
	return FIRST_OF_BRAND.has(plain.split(" ")[0] ?? "") && plain !== "the" && plain !== "la" && plain !== "by";
}

/** Words of a sentence that name a product which is nowhere in the facts; null when there are none. */
export function findStrangeProduct(sentence: string, known: KnownNames): string | null {
	const words = readWords(sentence);
	const covered = coveredWords(words, [...known.products, ...known.sources]);
	for (const run of nameRuns(words, covered)) {
		if (!isKnown(run, known)) return run.map(({ raw }) => raw).join(" ");
	}
	return null;
}

/** Words that stand in one of the full names. */
function coveredWords(words: readonly Word[], names: readonly string[]): ReadonlySet<Word> {
	const text = words.map(({ plain }) => plain).filter((plain) => plain !== "");
	const solid = words.filter(({ plain }) => plain !== "");
	const joined = ` ${text.join(" ")} `;
	const covered = new Set<Word>();
	for (const name of names) {
		for (let at = joined.indexOf(` ${name} `); at >= 0; at = joined.indexOf(` ${name} `, at + 1)) {
			const first = joined.slice(0, at + 1).trim() === "" ? 0 : wordsBefore(solid, at);
			let length = 0;
			for (const word of solid.slice(first)) {
				if (length >= name.length) break;
				covered.add(word);
				length += word.plain.length + 1;
			}
		}
	}
	return covered;
}

/** Index of the word that begins right after `at` in the joined text. */
function wordsBefore(solid: readonly Word[], at: number): number {
	let length = 1;
	for (const [index, { plain }] of solid.entries()) {
		if (length > at) return index;
		length += plain.length + 1;
	}
	return solid.length;
}

/** Runs of capitalized words with what joins them, and brands in any case with the words that belong to them. */
function nameRuns(words: readonly Word[], covered: ReadonlySet<Word>): Word[][] {
	const runs: Word[][] = [];
	let run: Word[] = [];
	const close = () => {
		while (run.length > 0 && CONNECTORS.has(run.at(-1)?.plain ?? "")) run.pop();
		if (run.some(({ plain }) => /\p{L}/u.test(plain))) runs.push(run);
		run = [];
	};
	for (const [index, word] of words.entries()) {
		if (covered.has(word) || (word.apart && run.length > 0)) close();
		if (covered.has(word)) continue;
		const brand = brandAt(words, index);
		const inName =
			run.length > 0 &&
			(CONNECTORS.has(word.plain) ||
				/\d/.test(word.plain) ||
				(runHasBrand(run) && NAME_WORDS.has(word.plain)));
		if (brand > 0 || word.capital || inName || isInsideBrand(words, index)) run.push(word);
		else close();
	}
	close();
	return runs;
}

/** How many words from here on are a brand; 0 when none begins here. */
function brandAt(words: readonly Word[], index: number): number {
	const here = words
		.slice(index, index + 4)
		.flatMap(({ plain }) => plain.split(" "))
		.filter((plain) => plain !== "");
	const brand = BRAND_WORDS.find((parts) => parts.every((part, at) => here[at] === part));
	return brand?.length ?? 0;
}

function isInsideBrand(words: readonly Word[], index: number): boolean {
	return [1, 2, 3].some((back) => index >= back && brandAt(words, index - back) > back);
}

function runHasBrand(run: readonly Word[]): boolean {
	return run.some((_word, index) => brandAt(run, index) > 0) || run.some(isCamel);
}

const isCamel = ({ raw }: Word): boolean => /\p{Ll}{2}\p{Lu}/u.test(raw);

function isKnown(run: readonly Word[], known: KnownNames): boolean {
	if (isNamed(run, known) || isPlain(run, known)) return true;
	const [first, ...rest] = run;
	if (first?.opens !== true || isCamel(first) || brandAt(run, 0) > 0) return false;
	return rest.length === 0 || isNamed(rest, known) || isPlain(rest, known);
}

/** In the person's own words, or in the order of a product's name ("CeraVe cleanser"). */
function isNamed(run: readonly Word[], { products, given }: KnownNames): boolean {
	const parts = run.flatMap(({ plain }) => plain.split(" ")).filter((part) => part !== "");
	const text = parts.join(" ");
	if (given.some((words) => ` ${words} `.includes(` ${text} `))) return true;
	return products.some((name) => isInOrder(parts, name.split(" ")));
}

function isInOrder(parts: readonly string[], name: readonly string[]): boolean {
	let at = 0;
	for (const word of name) {
		if (sameWord(word, parts[at] ?? "")) at += 1;
	}
	return at === parts.length;
}

const sameWord = (one: string, two: string): boolean => one === two || `${one}s` === two || `${two}s` === one;

/** Capitals only: a heading, an ingredient, a month; never a brand. */
function isPlain(run: readonly Word[], { words }: KnownNames): boolean {
	if (runHasBrand(run)) return false;
	return run.every((word, index) => {
		if (index > 0 && CONNECTORS.has(word.plain)) return true;
		if (LIKE_WORDS.has(word.plain) && word.capital && !word.apart) return false;
		return word.plain
			.split(" ")
			.every(
				(part) =>
					PLAIN_CAPITALS.has(part) ||
					OPENING_WORDS.has(part) ||
					words.has(part) ||
					/^\p{L}?\d+\p{L}?$/u.test(part),
			);
	});
}
