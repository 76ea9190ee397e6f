import { findActive } from "../knowledge/actives.ts";
import { FACT_RULES, type PersonFact } from "./person-fact.ts";

/** "salicylic acid" for an id of the ingredient tables; a plain name stands as it is. */
export function allergenName(about: string): string {
	return (findActive(about)?.name ?? about.replaceAll("_", " ")).toLowerCase();
}

/** "you are allergic to salicylic acid": continues "You told us". */
export function factWords({ id, about }: Pick<PersonFact, "id" | "about">): string {
	const { words } = FACT_RULES[id];
	return about === undefined ? words : `${words} ${allergenName(about)}`;
}
