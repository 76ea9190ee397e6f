import type { PersonCondition } from "../knowledge/person-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { Budget, Person } from "../routine/person.ts";
import { personConditions } from "../routine/person-conditions.ts";
import type { Finding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";

/** What every product of a plan has to respect, whatever its step. */
export interface PickContext {
	/** Null before the first report. */
	skin_type: SkinType | null;
	/** Listed fragrance is out. */
	fragrance_free: boolean;
	/** Everything the sensitive-skin rule names is out, the step's own active apart. */
	sensitive: boolean;
	budget: Budget | null;
	conditions: PersonCondition[];
	/** What the person told; an allergy by its ingredient. */
	facts: readonly PersonFact[];
	/** Ids of what the person has already: first where the fit is equal. */
	owned?: ReadonlySet<string>;
}

const REDNESS_SEEN = 1;

export function pickContext(request: {
	skin_type: SkinType | null;
	sensitivity: Sensitivity;
	findings: readonly Finding[];
	person: Person;
	facts: readonly PersonFact[];
	tone?: { ita_class: ItaClass };
}): PickContext {
	const { preferences } = request.person;
	const redness = request.findings.find((finding) => finding.concern === "redness")?.severity ?? 0;
	const sensitive = request.sensitivity === "High" || preferences.sensitive_skin === true;
	return {
		skin_type: request.skin_type,
		sensitive,
		fragrance_free: sensitive || preferences.fragrance_free === true || redness >= REDNESS_SEEN,
		budget: preferences.budget ?? null,
		facts: request.facts,
		conditions: personConditions({ ...request, monk_tone: preferences.monk_tone }),
	};
}
