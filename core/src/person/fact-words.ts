import { findActive } from "../knowledge/actives.ts";
import { joinWords } from "../skin/zone-words.ts";
import { FACT_RULES, type PersonFact } from "./person-fact.ts";

/** "salicylic acid" for an id of the ingredient tables; a plain name stands as it is. */
export function allergenName(about: string): string {
	return (findActive(about)?.name ?? about.replaceAll("_", " ")).toLowerCase();
}

/** "you are allergic to rosin and fragrance", "you are pregnant and you take isotretinoin". */
export function toldTogether(facts: readonly Pick<PersonFact, "id" | "about">[]): string {
	const allergies = facts.flatMap(({ about }) => (about === undefined ? [] : allergenName(about)));
	const others = facts.flatMap((fact) => (fact.about === undefined ? factWords(fact) : []));
	return joinWords([
		...others,
		...(allergies.length > 0 ? [`${FACT_RULES.allergy.words} ${joinWords(allergies)}`] : []),
	]);
}

/** "you are allergic to salicylic acid": continues "You told us". */
export function factWords({ id, about }: Pick<PersonFact, "id" | "about">): string {
	const { words } = FACT_RULES[id];
	return about === undefined ? words : `${words} ${allergenName(about)}`;
}
