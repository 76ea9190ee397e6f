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

/** Phrases that sound like a denial and are none: "not sure", "not getting better", "no idea". */
const PSEUDO_NEGATION =
	/\b(?:not|never) (?:going to lie|kidding|joking|exaggerating|being dramatic|gonna lie|laugh|judge|worry|panic|care|mind|ask|get me wrong|suicidal but|think it|touching|shifted|fade|come off|get better|sure|say|ask|said to stop|told me to stop|told to stop|mention|mentioned|tell|told|forget|realise|realize|miss|skip|know|only|just|normal|better|getting|improving|healing|heal|going away|go away|stop|understand|explain|sleep|eat|able|help|work|helping|working|touch|touched|clear it|do anything|budge|cure|seen|felt|been so|been this)\b|\bno (?:idea|clue|relief|reason|matter|help|luck|improvement|change|better|one|doubt|sleep|longer than)\b/g;

/** A denial and how many of the following words it covers; an "or" carries it on. */
const NEGATORS: readonly (readonly [RegExp, number])[] = [
	[/\b(?:no longer|not|never)\b/g, 5],
	[/\b(?:no|without|none of|neither|nor|free of|denies|zero)\b/g, 4],
	[/\bcannot (?:see|feel) any\b/g, 4],
	[/\bnothing\b/g, 1],
];

const SCOPE_END = /^(?:and|with|since|after|when|which|so|until|from|despite|till)$/;

/** Character ranges of a clause that are denied. */
function deniedRanges(clause: string): [number, number][] {
	const text = clause.replace(PSEUDO_NEGATION, (phrase) => "#".repeat(phrase.length));
	return NEGATORS.flatMap(([pattern, reach]) =>
		[...text.matchAll(pattern)].map((match): [number, number] => {
			const start = match.index + match[0].length;
			return [start, start + scopeLength(text.slice(start), reach)];
		}),
	);
}

function scopeLength(rest: string, reach: number): number {
	const words = rest.split(" ");
	let left = reach;
	let length = 0;
	for (const [index, word] of words.entries()) {
		const listGoesOn = words.slice(index + 1).some((later) => later === "or" || later === "nor");
		if (word === "," ? !listGoesOn : SCOPE_END.test(word)) return length;
		if (word === "or" || word === "nor" || word === ",") left = reach + 1;
		if (word !== "" && word !== ",") left -= 1;
		if (left < 0) return length;
		length += word.length + 1;
	}
	return length;
}

/** True when the clause states the pattern and does not deny it ("no fever, swelling or blisters"). */
export function affirms(clause: string, pattern: RegExp): boolean {
	return affirmed(clause, pattern) !== null;
}

/** Where a clause first states a pattern without denying it; null where it does not. */
export function affirmed(clause: string, pattern: RegExp): { at: number; length: number } | null {
	if (!pattern.test(clause)) return null;
	const all = new RegExp(pattern.source, "g");
	const denied = deniedRanges(clause);
	// What is denied may hold a shorter statement that is not, so the search goes on behind each first letter.
	for (let match = all.exec(clause); match !== null; match = all.exec(clause)) {
		const at = match.index;
		if (!denied.some(([start, end]) => at >= start && at < end)) return { at, length: match[0].length };
		all.lastIndex = at + 1;
	}
	return null;
}
