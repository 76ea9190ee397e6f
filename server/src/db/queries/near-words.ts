import { typingErrors } from "@dewlight/core/products/search/typing-errors.ts";
import { and, inArray, like, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { productWords } from "../schema/index.ts";

/** Words that core looks at for those that were meant. */
const MOST_NEAR = 4_000;
/** Up to so many letters a word holds one error, and a list of its own has all words it can have been meant for. */
const SHORT = 6;
const SHORT_LISTED = 7;
const SHORT_FOR_TRIGRAMS = 5;
const BEGINNING = 3;
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** In the table of words and in a list made of it. */
const known = sql`word`;

/** Reads the words of the catalogue among which those are that a mistyped one was meant for; each once. */
export type NearWords = (mistyped: string) => Promise<readonly string[]>;

export function nearWordsOf(db: Queryable): NearWords {
	const read = new Map<string, readonly string[]>();
	return async (mistyped) => {
		const words = read.get(mistyped) ?? (await readNear(db, mistyped));
		read.set(mistyped, words);
		return words;
	};
}

/** Every word one error away; where there is none, and two are allowed, those that two may lie between. */
async function readNear(db: Queryable, mistyped: string): Promise<string[]> {
	if (mistyped.length <= SHORT) return readWords(db, listedOneErrorAway(mistyped));
	const one = await readWords(db, oneErrorAway(mistyped));
	if (one.some((word) => typingErrors(mistyped, word, 1) === 1)) return one;
	const alike = or(sql`${known} % ${mistyped}`, like(known, `${mistyped.slice(0, BEGINNING)}%`));
	return readWords(db, sql`select word from ${productWords} where ${alike}`);
}

async function readWords(db: Queryable, select: SQL): Promise<string[]> {
	const { rows } = (await db.execute(sql`${select} limit ${MOST_NEAR}`)) as { rows: { word: string }[] };
	return rows.map(({ word }) => word);
}

/**
 * One error lies in the first half of what was typed or in the second. In the second the word begins as typed; for the
 * first there are four ways of being wrong at each letter, whose remaining letters the trigrams find at once. Some words
 * of more errors are among them.
 */
function oneErrorAway(mistyped: string): SQL {
	const half = Math.floor(mistyped.length / 2);
	const away = or(like(known, `${mistyped.slice(0, half)}%`), ...errorsUpTo(mistyped, 0, half));
	return sql`select word from ${productWords} where ${away}`;
}

/**
 * Of a short word too little is left for the trigrams: words with its first letter are read through, which an index lists
 * (materialized, or the planner takes the letters apart again), and a wrong first letter is looked for by itself.
 */
function listedOneErrorAway(mistyped: string): SQL {
	const half = Math.floor(mistyped.length / 2);
	const away = or(like(known, `${mistyped.slice(0, half)}%`), ...errorsUpTo(mistyped, 1, half));
	const begun = and(
		like(known, `${mistyped.slice(0, 1)}%`),
		lte(sql`length(${known})`, sql.raw(String(SHORT_LISTED))),
		lte(sql`length(${known})`, mistyped.length + 1),
	);
	const first =
		mistyped.length < SHORT_FOR_TRIGRAMS
			? inArray(known, wrongFirstLetters(mistyped))
			: or(...errorsUpTo(mistyped, 0, 1));
	return sql`with listed as materialized (select word from ${productWords} where ${begun})
		select word from listed where ${away} union all select word from ${productWords} where ${first}`;
}

/** Each word that differs in its first letter, or lacks or has one more before the second. */
function wrongFirstLetters(mistyped: string): string[] {
	const [first, second, rest] = [mistyped.charAt(0), mistyped.charAt(1), mistyped.slice(2)];
	return [
		...LETTERS.flatMap((letter) => [`${letter}${second}${rest}`, `${letter}${mistyped}`]),
		`${second}${rest}`,
		`${second}${first}${rest}`,
	];
}

/** What a word is like that was mistyped at one of these letters; `_` stands for any letter. Words hold none themselves. */
function errorsUpTo(mistyped: string, from: number, to: number): SQL[] {
	const places = Array.from({ length: to - from }, (_, at) => from + at);
	return places.flatMap((at) => {
		const [before, letter, rest] = [mistyped.slice(0, at), mistyped.charAt(at), mistyped.slice(at + 1)];
		const swapped = `${rest.charAt(0)}${letter}${rest.slice(1)}`;
		return [`_${rest}`, `_${letter}${rest}`, rest, swapped].map((end) => like(known, `${before}${end}%`));
	});
}
