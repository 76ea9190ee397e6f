import type { PersonFact } from "../../person/person-fact.ts";
import type { CarePlan } from "../../routine/care-plan.ts";
import type { Preferences } from "../../routine/person.ts";
import { conditionsOfCare, personConditions } from "../../routine/person-conditions.ts";
import type { Finding } from "../../skin/concern.ts";
import type { ItaClass } from "../../skin/observation.ts";
import type { Sensitivity } from "../../skin/skin-type.ts";
import { checkActiveLoad, checkDuplicates, checkExfoliations, checkStrengths } from "./check-load.ts";
import { checkNewTreatments } from "./check-new.ts";
import { checkPairs } from "./check-pairs.ts";
import { checkAllergies, checkIrritants, checkPerson, checkUntold } from "./check-person.ts";
import { checkSun } from "./check-sun.ts";
import { type ProductInUse, placeProducts } from "./product-in-use.ts";
import { byUrgencyOf, type RoutineWarning } from "./routine-warning.ts";

interface RoutineCheckRequest {
	products: readonly ProductInUse[];
	/** The suggested plan, for the days of its steps; null before the first report. */
	plan: CarePlan | null;
	/** Null before the first report. */
	sensitivity: Sensitivity | null;
	preferences: Preferences;
	facts: readonly PersonFact[];
	findings: readonly Pick<Finding, "concern" | "severity">[];
	tone?: { ita_class: ItaClass };
	/** ISO instant; without it nothing is said about how soon one product followed another. */
	now?: string;
}

const REDNESS_SEEN = 1;

/** Everything there is to say about the products somebody really uses, most urgent first. Deterministic. */
export function checkRoutine(request: RoutineCheckRequest): RoutineWarning[] {
	const { preferences, findings } = request;
	const placed = placeProducts(request.products, request.plan);
	const sensitive = request.sensitivity === "High" || preferences.sensitive_skin === true;
	const redness = findings.some(
		({ concern, severity }) => concern === "redness" && (severity ?? 0) >= REDNESS_SEEN,
	);
	const asked = preferences.fragrance_free === true;
	return [
		...checkAllergies(placed, request.facts),
		...checkPerson(
			placed,
			conditionsOfCare(personConditions({ ...request, monk_tone: preferences.monk_tone })),
		),
		...checkSun(placed),
		...checkPairs(placed),
		...checkActiveLoad(placed),
		...checkExfoliations(placed, sensitive),
		...checkIrritants(placed, { sensitive, redness, asked }),
		...checkNewTreatments(placed, request.now ?? null),
		...checkStrengths(placed),
		...checkDuplicates(placed),
		...checkUntold(placed, preferences),
	].toSorted(byUrgencyOf);
}
