import { INGREDIENT_WORDS } from "../../knowledge/questions/ingredient-words.ts";
import type { NamedActive } from "../question.ts";

const BEFORE_EXCLUDED =
	/\b(?:without(?: any)?|(?<!\bnot )no|not|free (?:of|from)|avoid(?:ing)?|except|excluding|exclude|instead of|skip(?:ping)?|other than|allergic to|hate|(?:cannot|can not|not allowed(?: to)?|no longer) (?:use|have|tolerate|do|take|put on))(?: (?:any|a|the|my|with|use|using|strong|harsh))*$/;
const FREE_AFTER = /^ free\b/;

/** Ingredients of a lower-case text in the order they stand, those to leave out apart. */
export function readActives(text: string): { named: NamedActive[]; excluded: NamedActive[] } {
	let rest = text.replace(/\bfatty acids?\b/g, (said) => "#".repeat(said.length));
	const found: { at: number; active: NamedActive; out: boolean }[] = [];
	for (const { id, says, words } of INGREDIENT_WORDS) {
		const match = says.exec(rest);
		if (match === null) continue;
		const after = rest.slice(match.index + match[0].length);
		const out = BEFORE_EXCLUDED.test(rest.slice(0, match.index).trimEnd()) || FREE_AFTER.test(after);
		found.push({ at: match.index, active: { id, words }, out });
		rest = rest.replace(new RegExp(says.source, "g"), (said) => "#".repeat(said.length));
	}
	const ordered = found.toSorted((a, b) => a.at - b.at);
	return {
		named: ordered.filter(({ out }) => !out).map(({ active }) => active),
		excluded: ordered.filter(({ out }) => out).map(({ active }) => active),
	};
}

/** Named by a word for several ingredients, such as "acids". */
export function isGroup(active: NamedActive): boolean {
	return INGREDIENT_WORDS.some(({ words, group }) => group === true && words === active.words);
}
