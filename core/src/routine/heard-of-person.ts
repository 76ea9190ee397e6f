import type { PersonFact } from "../person/person-fact.ts";
import type { Preferences } from "./person.ts";

const EXPECTING: readonly PersonFact["id"][] = ["pregnant", "trying", "breastfeeding"];
const PAST_IT: readonly Preferences["age_band"][] = ["55-64", "65+"];

/** What is heard by its sound alone and cannot be at the age that the person answered; what words say stands. */
export function heardOfPerson(
	heard: readonly PersonFact[] = [],
	{ age_band }: Pick<Preferences, "age_band">,
): PersonFact[] {
	return heard.filter(({ id }) => !(EXPECTING.includes(id) && PAST_IT.includes(age_band)));
}
