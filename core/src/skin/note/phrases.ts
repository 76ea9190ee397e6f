const GAP = "(?: [\\w.,]+){0,5}?";

/**
 * Dictionary entries of the reader, one a line or between bars, written as words stand in a clause of `read-note.ts`:
 * `*` is any ending, `a/b` either word, `word?` may be missing, `_` stands for up to five other words.
 */
export function phrases(list: string): RegExp {
	const entries = list
		.split(/[|\n]/)
		.map((entry) => entry.trim())
		.filter((entry) => entry !== "");
	return new RegExp(`\\b(?:${entries.map(sourceOf).join("|")})(?!\\w)`);
}

function sourceOf(entry: string): string {
	return entry
		.split(" ")
		.map((token, at) => {
			if (token === "_") return GAP;
			const optional = token.endsWith("?");
			const words = (optional ? token.slice(0, -1) : token).replaceAll("*", "\\w*").split("/");
			const one = words.length > 1 ? `(?:${words.join("|")})` : words.join("");
			if (at === 0) return optional ? `(?:${one} )?`.replace(" )?", ")?") : one;
			return optional ? `(?: ${one})?` : ` ${one}`;
		})
		.join("");
}
