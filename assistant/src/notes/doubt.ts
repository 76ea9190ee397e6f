import type { PersonFact, PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { isNamed } from "@dewlight/core/person/tellings.ts";

/** Told by what a day or a face is like, not by a name that no example may hold. */
const STATES: readonly PersonFactId[] = ["recent_procedure", "outdoors", "night_work", "broken_skin"];
/** Told for sure they stand; "school" alone may be a teacher's. */
const AGES: readonly PersonFactId[] = ["under_13", "age_13_15", "age_16_17"];
const BY_WEEKS: PersonFactId = "pregnant";

export const DOUBTED: readonly PersonFactId[] = [...STATES, ...AGES, BY_WEEKS];

/**
 * Whether the sense of a note may speak against what its words were taken for. What is told by a name, "I am pregnant" or a
 * medicine's, never is: among authors left out the layer heard nothing in one true medicine of five.
 */
export function mayBeDoubted({ id, quote = "", sure }: PersonFact): boolean {
	if (STATES.includes(id)) return true;
	if (AGES.includes(id)) return !sure;
	return id === BY_WEEKS && !isNamed(id, quote);
}
