import { findActive, isActiveId } from "../../knowledge/actives.ts";
import { IN_USE_RULES, MINOR_SPOT_CARE, PERSON_IN_USE } from "../../knowledge/in-use-rules.ts";
import { PERSON_RULES, type PersonCondition, TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import type { PersonFact } from "../../person/person-fact.ts";
import type { Preferences } from "../../routine/person.ts";
import { isRuledOut } from "../../routine/person-conditions.ts";
import { assertNever } from "../../skin/assert-never.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { findFragrance } from "../facts/find-irritants.ts";
import { allergensFor } from "../fits-step.ts";
import {
	distinct,
	type PlacedProduct,
	type RoutineWarning,
	WARNING_LEVELS,
	type WarningLevel,
	warn,
} from "./product-in-use.ts";

/** What a person's answers speak against, whatever step carries it. */
export function checkPerson(
	placed: readonly PlacedProduct[],
	conditions: readonly PersonCondition[],
): RoutineWarning[] {
	return PERSON_RULES.filter(({ when }) => conditions.includes(when)).flatMap((rule) =>
		WARNING_LEVELS.flatMap((level): RoutineWarning[] => {
			const against = (id: string) =>
				!TOLERATED_IN_BASICS.includes(id) && isRuledOut(id, [rule.when]) && levelFor(rule.when, id) === level;
			const about = placed.filter(({ facts }) => facts.actives.some(against));
			if (about.length === 0) return [];
			const ids = [...new Set(about.flatMap(({ facts }) => facts.actives.filter(against)))];
			return [
				warn({
					...wordsFor(rule.when, level),
					rule_id: rule.id,
					level,
					title: `${capitalize(joinWords(ids.map(nameOf)))} ${TITLES[rule.when]}`,
					sources: rule.sources,
					about: about.map(({ product }) => product),
				}),
			];
		}),
	);
}

const TITLES: Record<PersonCondition, string> = {
	child: "under 13",
	young_teen: "under 16",
	isotretinoin: "beside isotretinoin",
	steroid_cream: "beside a steroid cream",
	hydroquinone: "beside hydroquinone",
	prescription_rosacea: "beside a rosacea medicine",
	perioral_dermatitis: "on a rash around the mouth",
	melasma: "with melasma",
	shaving_bumps: "on shaving bumps",
	barrier_disease: "on skin under a doctor's care",
	recent_procedure: "on skin that was just treated",
	sunburn: "on sunburnt skin",
	broken_skin: "on broken skin",
	barrier_strained: "on tight or flaky skin",
	rosacea: "on skin that reddens easily",
	photosensitizing_medicine: "beside a medicine that makes skin burn",
	no_sunscreen: "without sunscreen",
	weak_immune_system: "with a weakened immune system",
	pregnancy: "in pregnancy",
	minor: "under 18",
	minor_without_acne: "without clear spots",
	prescription_retinoid: "beside a prescription retinoid",
	prescription_acne: "beside an acne medicine",
	antibiotic_alone: "beside an antibiotic on the skin",
	darker_tone: "on a deeper skin tone",
};

const MAY_TREAT_SPOTS: readonly string[] = MINOR_SPOT_CARE.ids;

function wordsFor(condition: PersonCondition, level: WarningLevel) {
	const { why, fix, grade } =
		condition === "minor" && level === "change" ? MINOR_SPOT_CARE : PERSON_IN_USE[condition];
	return { why, fix, grade };
}

/** Retinoids that doctors prescribe may be the very medicine the person told of. */
const MAY_BE_PRESCRIBED: readonly string[] = ["tretinoin", "adapalene", "hydroquinone"];

function levelFor(condition: PersonCondition, id: string): WarningLevel {
	switch (condition) {
		case "pregnancy":
			return findActive(id)?.pregnancy === "avoid" ? "stop" : "change";
		case "minor":
			return MAY_TREAT_SPOTS.includes(id) ? "change" : "stop";
		case "child":
		case "sunburn":
		case "recent_procedure":
		case "broken_skin":
		case "isotretinoin":
			return "stop";
		case "young_teen":
		case "steroid_cream":
		case "barrier_strained":
		case "rosacea":
		case "photosensitizing_medicine":
		case "no_sunscreen":
		case "weak_immune_system":
		case "melasma":
		case "shaving_bumps":
			return "change";
		case "minor_without_acne":
			return "change";
		case "prescription_retinoid":
		case "prescription_acne":
		case "antibiotic_alone":
		case "hydroquinone":
		case "perioral_dermatitis":
		case "barrier_disease":
			return MAY_BE_PRESCRIBED.includes(id) ? "know" : "stop";
		case "prescription_rosacea":
			return id === "azelaic_acid" ? "know" : "stop";
		case "darker_tone":
			return "know";
		default:
			return assertNever(condition);
	}
}

/** Fragrance and common irritants, for those who react to them or asked to be without. */
export function checkIrritants(
	placed: readonly PlacedProduct[],
	person: { sensitive: boolean; redness: boolean; asked: boolean },
): RoutineWarning[] {
	const reacts = person.sensitive || person.redness;
	if (!reacts && !person.asked) return [];
	const found = distinct(placed).flatMap((one) => {
		const names = person.sensitive ? irritantsOf(one) : [...fragranceOf(one), ...alcoholOf(one)];
		return names.length > 0 ? [{ one, names: [...new Set(names)] }] : [];
	});
	if (found.length === 0) return [];
	const rule = reacts ? "rule.irritants_with_redness" : "rule.asked_fragrance_free";
	const listed = found.map(({ one, names }) => `${one.product.name} lists ${joinWords(names.slice(0, 3))}`);
	return [
		warn({
			...IN_USE_RULES[rule],
			rule_id: rule,
			level: reacts ? "change" : "know",
			title: reacts ? "Irritants on skin that reacts easily" : "Fragrance, which you asked to avoid",
			why: `${joinWords(listed)}. ${IN_USE_RULES[rule].why}`,
			about: placed
				.filter(({ product }) => found.some(({ one }) => one.product.product_id === product.product_id))
				.map(({ product }) => product),
		}),
	];
}

/** What the person told an allergy to, by any of the names it goes under on a label. */
export function checkAllergies(
	placed: readonly PlacedProduct[],
	facts: readonly PersonFact[],
): RoutineWarning[] {
	const found = distinct(placed).flatMap(({ product }) => {
		const names = allergensFor(product, facts);
		return names.length > 0 ? [{ product, names }] : [];
	});
	if (found.length === 0) return [];
	const listed = found.map(({ product, names }) => `${product.name} lists ${joinWords(names.slice(0, 3))}`);
	return [
		warn({
			...IN_USE_RULES["rule.allergy"],
			rule_id: "rule.allergy",
			level: "stop",
			title: "Something you told us you are allergic to",
			why: `${joinWords(listed)}. ${IN_USE_RULES["rule.allergy"].why}`,
			about: placed
				.filter(({ product }) => found.some((one) => one.product.product_id === product.product_id))
				.map(({ product }) => product),
		}),
	];
}

const STINGING_ACIDS: readonly string[] = ["salicylic acid", "glycolic acid"];

/** What the sensitive-skin rule names, apart from actives: those have rules of their own. */
function irritantsOf({ facts }: PlacedProduct): string[] {
	return facts.concerns.filter((found) => !isActiveId(found) && !STINGING_ACIDS.includes(found));
}

function fragranceOf({ product }: PlacedProduct): string[] {
	return findFragrance(product.inci);
}

function alcoholOf({ facts }: PlacedProduct): string[] {
	return facts.drying_alcohol ? ["drying alcohol"] : [];
}

/** A medicine among the products that nobody told us of, and products nothing is known of. */
export function checkUntold(placed: readonly PlacedProduct[], preferences: Preferences): RoutineWarning[] {
	const told = preferences.prescription_retinoid === true || preferences.prescription_acne === true;
	const medicines = told
		? []
		: placed.filter(({ facts }) => facts.actives.some((id) => findActive(id)?.status.us === "prescription"));
	const unknown = placed.filter(({ product }) => product.inci.length === 0);
	return [
		...distinct(medicines).map(({ product }) =>
			warn({
				...IN_USE_RULES["rule.prescription_in_use"],
				rule_id: "rule.prescription_in_use",
				level: "know",
				title: `${product.name} is a prescription medicine`,
				about: [product],
			}),
		),
		...(unknown.length > 0
			? [
					warn({
						...IN_USE_RULES["rule.nothing_listed"],
						rule_id: "rule.nothing_listed",
						level: "know",
						title: `Not checked: ${joinWords(distinct(unknown).map(({ product }) => product.name))}`,
						about: unknown.map(({ product }) => product),
					}),
				]
			: []),
	];
}

function nameOf(id: string): string {
	return findActive(id)?.name ?? id;
}
