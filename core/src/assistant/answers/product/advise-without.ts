import { ACTIVES, type ActiveId, isExfoliating, isRetinoid } from "../../../knowledge/actives.ts";
import { INGREDIENT_WORDS } from "../../../knowledge/questions/ingredient-words.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/product-words.ts";
import type { Concern } from "../../../skin/concern.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { NamedActive } from "../../question.ts";

/**
 * Advice for a concern without what the person leaves out: sentences that name it go, and what remains for the
 * concern is said instead. `concern` is null where only the sentences are to go.
 */
export function adviseWithout(
	text: string,
	concern: Concern | null,
	excluded: readonly NamedActive[],
): string {
	if (excluded.length === 0) return text;
	const out = leftOut(excluded);
	const sentences = text.split(/(?<=[.!?]) /);
	const kept = sentences.filter((sentence) => !out.some((id) => names(sentence, id)));
	if (kept.length === sentences.length || concern === null) return kept.join(" ");
	const rest = NEED_ACTIVES[concern].filter((id) => !out.includes(id)).map((id) => ACTIVES[id].name);
	const without = joinWords([...new Set(excluded.map(({ words }) => words))]);
	const instead =
		rest.length === 0
			? `Without ${without}, mild care and daily sunscreen are what is left.`
			: `What I would look for instead: ${joinWords(rest)}.`;
	return [...kept, instead].join(" ");
}

/** A word for a group leaves out the whole group, and vitamin C its gentler forms as well. */
function leftOut(excluded: readonly NamedActive[]): ActiveId[] {
	const all = Object.keys(ACTIVES) as ActiveId[];
	return all.filter((id) =>
		excluded.some(
			(one) =>
				one.id === id ||
				(one.words === "retinoids" && isRetinoid(id)) ||
				((one.words === "AHAs" || one.words === "exfoliating acids") && isExfoliating(id)) ||
				(one.id === "vitamin_c" && id === "vitamin_c_derivative"),
		),
	);
}

function names(sentence: string, id: ActiveId): boolean {
	const text = sentence.toLowerCase();
	return INGREDIENT_WORDS.some((row) => row.id === id && row.says.test(text));
}
