import { PERSON_RULES, type PersonCondition } from "../knowledge/person-rules.ts";
import { allergenName } from "../person/fact-words.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { heldBy } from "../routine/held-products.ts";
import type { Budget, Person } from "../routine/person.ts";
import { conditionsOfCare, personConditions } from "../routine/person-conditions.ts";
import { budgetOf } from "../routine/tell-budget.ts";
import type { Finding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";

/** What every product of a plan has to respect, whatever its step. */
export interface PickContext {
	/** Null before the first report. */
	skin_type: SkinType | null;
	/** Listed fragrance is out. */
	fragrance_free: boolean;
	/** Everything the sensitive-skin rule names is out, the step's own active apart. */
	sensitive: boolean;
	/** Plant oils and butters stay off skin that spots or shines. */
	oil_free: boolean;
	/** A clear shine was read: a dewy finish would show on it. */
	shines?: boolean;
	/** The lightest tones burn first. */
	fair?: boolean;
	/** Ingredients of animals are out. */
	vegan: boolean;
	budget: Budget | null;
	/** What the whole plan may cost, USD; null for no limit. */
	limit: number | null;
	conditions: PersonCondition[];
	/** What the person told; an allergy by its ingredient. */
	facts: readonly PersonFact[];
	/** Ids of what the person has already: first where the fit is equal. */
	owned?: ReadonlySet<string>;
}

const REDNESS_SEEN = 1;
const SPOTS_SEEN = 1;
const SHINE_SEEN = 2.5;
/** So dry, skin needs a rich cream whatever else shows. */
const RICH_FROM = 3;
const FAIR_UP_TO = 2;
const VEGAN = /\bvegan\b/i;

/** Skin whose plan only protects or calms, and reddening skin: fragrance is one thing less to react to. */
export function isStrained(conditions: readonly PersonCondition[]): boolean {
	return PERSON_RULES.some(
		({ when, mode }) => conditions.includes(when) && (mode !== undefined || when === "rosacea"),
	);
}

/** What the person told an allergy to, by plain names. */
export function allergyNames(facts: readonly PersonFact[]): string[] {
	return facts.flatMap(({ id, about }) =>
		id === "allergy" && about !== undefined ? allergenName(about).replaceAll("_", " ") : [],
	);
}

export function pickContext(request: {
	skin_type: SkinType | null;
	sensitivity: Sensitivity;
	findings: readonly Finding[];
	person: Person;
	facts: readonly PersonFact[];
	/** The words of the scan, for a wish that is no fact about skin. */
	note?: string | null;
	tone?: { ita_class: ItaClass };
	/** Where they hold products back, the kinds to look for are those for skin that reacts. */
	red_flags?: readonly RedFlag[];
}): PickContext {
	const { person, skin_type, facts, note } = request;
	const { preferences } = person;
	const conditions = conditionsOfCare(personConditions({ ...request, monk_tone: preferences.monk_tone }));
	const severity = (concern: Finding["concern"]) =>
		request.findings.find((finding) => finding.concern === concern)?.severity ?? 0;
	const held = heldBy(request.red_flags ?? []) === "products";
	const sensitive = held || request.sensitivity === "High" || preferences.sensitive_skin === true;
	return {
		skin_type,
		sensitive,
		fragrance_free:
			sensitive ||
			preferences.fragrance_free === true ||
			severity("redness") >= REDNESS_SEEN ||
			isStrained(conditions),
		shines: severity("shine") >= SHINE_SEEN,
		fair: (preferences.monk_tone ?? FAIR_UP_TO + 1) <= FAIR_UP_TO,
		oil_free: (skin_type === "Oily" || severity("acne") >= SPOTS_SEEN) && severity("dryness") < RICH_FROM,
		vegan:
			facts.some(({ id }) => id === "vegan" || id === "halal") ||
			[...person.goals, ...person.issues, note ?? ""].some((text) => VEGAN.test(text)),
		...budgetOf(preferences, facts),
		facts,
		conditions,
	};
}
