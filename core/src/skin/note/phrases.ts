const GAP = "(?: [\\w.,]+){0,5}?";

/**
 * Dictionary entries of the reader, one a line or between bars, written as words stand in a clause of `read-note.ts`:
 * `*` is any ending, `a/b` either word, `word?` may be missing, `_` stands for up to five other words, and `{name}` for
 * any of the words that a table calls so (`{name}?` for one that may be missing).
 */
export function phrases(list: string, words: WordTable = {}): RegExp {
	const entries = list
		.split(/[|\n]/)
		.map((entry) => entry.trim())
		.filter((entry) => entry !== "");
	return new RegExp(`\\b(?:${entries.map((entry) => sourceOf(entry, words)).join("|")})(?!\\w)`);
}

/** Words of one meaning, between bars, by the name of the meaning. */
export type WordTable = Readonly<Record<string, string>>;

function sourceOf(entry: string, table: WordTable): string {
	return entry
		.split(" ")
		.map((token, at) => {
			if (token === "_") return GAP;
			const optional = token.endsWith("?");
			const said = optional ? token.slice(0, -1) : token;
			const [, named] = /^\{(\w+)\}$/.exec(said) ?? [];
			const words = named === undefined ? anyEnding(said).split("/") : wordsOf(named, table);
			const one = words.length > 1 ? `(?:${words.join("|")})` : words.join("");
			if (at === 0) return optional ? `(?:${one} )?`.replace(" )?", ")?") : one;
			return optional ? `(?: ${one})?` : ` ${one}`;
		})
		.join("");
}

function wordsOf(name: string, table: WordTable): string[] {
	const listed = table[name];
	if (listed === undefined) throw new Error(`No table of words is called ${name}.`);
	return listed.split("|").map((one) => anyEnding(one.trim()));
}

function anyEnding(words: string): string {
	return words.replaceAll("*", "\\w*");
}
