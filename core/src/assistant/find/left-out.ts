import type { ActiveClass } from "../../knowledge/active.ts";
import { ACTIVE_IDS, ACTIVES, type ActiveId, findActive, isTreatment } from "../../knowledge/actives.ts";
import { PERSON_RULES, type PersonCondition, TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import { NEED_ACTIVES } from "../../knowledge/questions/care-words.ts";
import { STEP_RULES, type StepId } from "../../knowledge/steps/step-rules.ts";
import { findAnimal, productFacts } from "../../products/facts/product-facts.ts";
import { allergensFor } from "../../products/fits-step.ts";
import { allergyNames, isStrained } from "../../products/pick-context.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import { isRuledOut } from "../../routine/person-conditions.ts";
import type { Concern } from "../../skin/concern.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext } from "../conversation.ts";
import type { ChosenSlots } from "./choose-slots.ts";
import type { SearchNeeds } from "./read-needs.ts";
import type { SearchContext } from "./search-context.ts";

/** Something that stays out, and the rule it stays out by. */
export interface LeftOut {
	rule_id: string;
	text: string;
}

const MOST = 2;

const CATEGORY_PLURALS: Record<ProductCategory, string> = {
	cleanser: "cleansers",
	toner: "toners",
	serum: "serums",
	eye_cream: "eye creams",
	moisturizer: "moisturizers",
	sunscreen: "sunscreens",
	mask: "masks",
	exfoliant: "exfoliants",
};

const CLASS_WORDS: Partial<Record<ActiveClass, string>> = {
	retinoid: "retinoid",
	bha: "salicylic acid",
	aha: "fruit acid",
	pha: "acid",
	enzyme: "enzyme",
	scrub: "scrub",
	brightener: "brightening",
	azelaic: "azelaic acid",
	vitamin_c: "vitamin C",
	benzoyl_peroxide: "benzoyl peroxide",
};

interface Search {
	needs: SearchNeeds;
	chosen: ChosenSlots;
	around: SearchContext;
	context: AssistantContext;
	candidates: readonly CatalogueProduct[];
}

/** What was asked for and does not suit the person, with the reason in the words they told it. */
export function leftOut({ needs, chosen, around, context, candidates }: Search): LeftOut[] {
	const keys = new Set<ProductCategory>([
		...chosen.slots.map(({ key }) => key),
		...(needs.category === null ? [] : [needs.category]),
		...chosen.changed.map(({ removed }) => STEP_RULES[removed].category),
	]);
	const here = candidates.filter(({ category }) => keys.has(category));
	const byRule = new Map<string, LeftOut>();
	for (const product of here) {
		for (const out of ruledOut(product, needs, around)) byRule.set(out.text, out);
	}
	const fragrance = fragranceReason(here, needs, around, context);
	const told = [...byRule.values()].toSorted((a, b) => weight(a.text, needs) - weight(b.text, needs));
	const moved = chosen.changed.flatMap(({ rule_id, removed, instead }): LeftOut[] =>
		instead === null
			? []
			: [
					{
						rule_id,
						text: `In place of ${stepWords(removed)} this is a look for ${stepWords(instead)}.`,
					},
				],
	);
	const allergies = needs.avoided.length > 0 ? null : allergyReason(here, around);
	const never = [avoidedReason(needs), allergies, animalReason(here, around), fragrance];
	return [
		...told.slice(0, needs.treatments.length > 0 || needs.concerns.length === 0 ? MOST : 1),
		// Whoever named neither a treatment nor a kind wonders about none that was exchanged.
		...(needs.treatments.length > 0 || needs.category !== null ? moved.slice(0, 1) : []),
		...never.flatMap((one) => (one === null ? [] : [one])),
	];
}

function stepWords(id: StepId): string {
	return STEP_RULES[id].title.charAt(0).toLowerCase() + STEP_RULES[id].title.slice(1);
}

/** What was asked for by name is said first. */
function weight(text: string, { treatments }: SearchNeeds): number {
	return treatments.some((id) => text.toLowerCase().startsWith(findActive(id)?.name ?? id)) ? 0 : 1;
}

function ruledOut(product: CatalogueProduct, needs: SearchNeeds, around: SearchContext): LeftOut[] {
	const { conditions } = around.pick;
	return productFacts(product)
		.key.filter((id) => isTreatment(id) && !TOLERATED_IN_BASICS.includes(id) && isRuledOut(id, conditions))
		.filter((id) => concernsSearch(id, needs))
		.flatMap((id): LeftOut[] => {
			const rule = PERSON_RULES.find(({ when }) => conditions.includes(when) && isRuledOut(id, [when]));
			if (!rule) return [];
			const row = findActive(id);
			const whole = row !== undefined && isClassOut(row.class, conditions);
			const named = needs.treatments.includes(id) || !whole ? row?.name : CLASS_WORDS[row.class];
			const what = `${named ?? row?.name ?? id} ${CATEGORY_PLURALS[product.category]}`;
			return [
				{ rule_id: rule.id, text: `${capitalize(what)} are left out because ${reason(rule.when, around)}.` },
			];
		});
}

const TREATING: ReadonlySet<ProductCategory> = new Set(["serum", "exfoliant", "toner", "mask", "eye_cream"]);

/** Nobody who looks for a sunscreen or a wash wonders about the retinoid ones: told is what was asked for or is near it. */
function concernsSearch(id: ActiveId, { treatments, concerns, category }: SearchNeeds): boolean {
	if (treatments.length > 0) return treatments.includes(id);
	if (concerns.length > 0) return concerns.some((concern) => near(concern).includes(id));
	return category === null || TREATING.has(category);
}

function near(concern: Concern): readonly ActiveId[] {
	return NEED_ACTIVES[concern];
}

/** A class is only said to be out where none of it is left: minors may use adapalene. */
function isClassOut(group: ActiveClass, conditions: readonly PersonCondition[]): boolean {
	return ACTIVE_IDS.filter((id) => ACTIVES[id].class === group).every((id) => isRuledOut(id, conditions));
}

const REASONS: Record<PersonCondition, string> = {
	child: "you are under 13",
	young_teen: "you are under 16",
	isotretinoin: "you take isotretinoin or took it lately",
	steroid_cream: "you use a steroid cream on your face",
	hydroquinone: "you use hydroquinone",
	prescription_rosacea: "you use a rosacea medicine from a doctor",
	perioral_dermatitis: "a rash around the mouth clears when little touches it",
	melasma: "irritation darkens melasma",
	shaving_bumps: "you get bumps where you shave or pluck hair",
	barrier_disease: "your skin is under a doctor's care",
	recent_procedure: "your skin has just been treated",
	sunburn: "your skin is sunburnt",
	broken_skin: "your skin is broken somewhere",
	barrier_strained: "your skin feels or looks strained",
	rosacea: "you told us of lasting redness",
	photosensitizing_medicine: "your medicine makes skin burn in the sun",
	no_sunscreen: "you do not want to wear sunscreen",
	weak_immune_system: "your immune system is weakened",
	pregnancy: "you told us you are pregnant",
	minor: "you are under 18",
	minor_without_acne: "you are under 18 and too few clear spots show in a photo",
	prescription_retinoid: "you use a prescription retinoid",
	prescription_acne: "you use an acne medicine from a doctor",
	antibiotic_alone: "you use an antibiotic on your skin",
	darker_tone: "irritation leaves marks more easily on your skin tone",
};

function reason(condition: PersonCondition, { person, told }: SearchContext): string {
	if (condition !== "pregnancy") return REASONS[condition];
	const said = told.has("pregnancy") ? "you told me" : "you told us";
	switch (person.preferences.pregnancy) {
		case "trying":
			return `${said} you are trying to conceive`;
		case "breastfeeding":
			return `${said} you are breastfeeding`;
		default:
			return `${said} you are pregnant`;
	}
}

function avoidedReason({ avoided }: SearchNeeds): LeftOut | null {
	if (avoided.length === 0) return null;
	const names = joinWords(avoided.map((about) => about.replaceAll("_", " "))).replace(" and ", " or ");
	return {
		rule_id: "rule.asked_without",
		text: `I read the ingredient lists and left out every product that names ${names}, as you asked.`,
	};
}

function allergyReason(here: readonly CatalogueProduct[], { pick }: SearchContext): LeftOut | null {
	const names = allergyNames(pick.facts);
	if (names.length === 0 || here.every((product) => allergensFor(product, pick.facts).length === 0))
		return null;
	return {
		rule_id: "rule.allergy",
		text: `Products that list ${joinWords(names)} or a relative are left out because you told us you are allergic.`,
	};
}

function animalReason(here: readonly CatalogueProduct[], { pick }: SearchContext): LeftOut | null {
	if (!pick.vegan || here.every((product) => findAnimal(product).length === 0)) return null;
	return {
		rule_id: "rule.asked_vegan",
		text: "Products that list ingredients of animals are left out, as you asked.",
	};
}

function fragranceReason(
	here: readonly CatalogueProduct[],
	needs: SearchNeeds,
	{ pick, person }: SearchContext,
	{ report }: AssistantContext,
): LeftOut | null {
	// Of somebody else nobody wonders why none is scented.
	if (needs.other !== null && !needs.fragrance_free) return null;
	if (!pick.fragrance_free || here.every((product) => product.no_listed_fragrance)) return null;
	const why = (): string => {
		if (needs.fragrance_free) return "as you asked";
		if (person.preferences.fragrance_free === true) return "as your answers ask for";
		if (person.preferences.sensitive_skin === true) return "because you told us your skin is sensitive";
		if (report?.analysis.skin_sensitivity === "High") return "because your skin reads as sensitive";
		return isStrained(pick.conditions)
			? "because strained or treated skin reacts more easily"
			: "because your report shows redness";
	};
	return {
		rule_id: "rule.irritants_with_redness",
		text: `Products with listed fragrance are left out, ${why()}.`,
	};
}
