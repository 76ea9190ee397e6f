import { findActive } from "../knowledge/actives.ts";
import { joinWords } from "../skin/zone-words.ts";
import { FACT_RULES, type PersonFact } from "./person-fact.ts";

/** "salicylic acid" for an id of the ingredient tables; a plain name stands as it is. */
export function allergenName(about: string): string {
	return (findActive(about)?.name ?? about.replaceAll("_", " ")).toLowerCase();
}

/** "you are allergic to rosin and fragrance", "you are pregnant and you take isotretinoin". */
export function toldTogether(
	facts: readonly Pick<PersonFact, "id" | "about">[],
	of_other = isOfOther(facts),
): string {
	const allergies = facts.flatMap(({ about }) => (about === undefined ? [] : allergenName(about)));
	const others = facts.flatMap((fact) => (fact.about === undefined ? factWords(fact, of_other) : []));
	return joinWords([
		...others,
		...(allergies.length > 0 ? [`${factWords({ id: "allergy" }, of_other)} ${joinWords(allergies)}`] : []),
	]);
}

/** Whether these are facts of somebody whom the writer asks for. */
export function isOfOther(facts: readonly Pick<PersonFact, "id">[]): boolean {
	return facts.some(({ id }) => id === "other_person");
}

/** "you are allergic to salicylic acid", of somebody else "they are": continues "You told us". */
export function factWords({ id, about }: Pick<PersonFact, "id" | "about">, of_other = false): string {
	const own = FACT_RULES[id].words;
	const words =
		of_other && id !== "other_person" ? own.replace(/^you\b/, "they").replace(/^your\b/, "their") : own;
	return about === undefined ? words : `${words} ${allergenName(about)}`;
}
