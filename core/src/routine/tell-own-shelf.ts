import { type ActiveId, isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { allergensIn } from "../person/allergens.ts";
import { medicinesInUse } from "../person/understand.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import {
	BASICS,
	type Facts,
	HARSH,
	isContent,
	OWNED,
	ownedNames,
	ownProductFor,
	ownsMany,
	RETINOL,
	RINSED,
	SPOILED,
	TREATS,
	wantsNothingNew,
} from "./own-shelf.ts";
import { isAllergicTo, isAvoided } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";
import { bottleWords, mayHoldAllergen, setAside } from "./set-aside.ts";

const ACID =
	/\b(?:glycolic|lactic|mandelic|salicylic|aha|bha)\b|(?<!\b(?:azelaic|hyaluronic|tranexamic|ascorbic) )\bacid toner\b/;
/** Mild things that treat or hold water and that nothing here speaks against. */
const MAY_GO_ON =
	/\b(?:vitamin c|ascorbic|niacinamide|azelaic|hyaluronic|panthenol|centella|cica|peptides?|snail|ceramides?|aloe|essence|tranexamic)\b/;
/** Drugs against spots that stay on the skin. */
const OF_SPOTS = /\b(?:adapalene|differin|benzoyl peroxide)\b/;
/** A wash that treats; as a mild one it would be too much. */
const ACTING_WASH = /\b(?:benzoyl|salicylic|panoxyl|sulfur|sulphur|bha|acne)\b/;
const NO_FACE_OIL = /\b(?:hair|beard)\b|\boil[ -](?:control|free|absorb\w*)\b/;
const PLANT_OIL = /\boil\b|\bbutter\b/;
/** Plain oils of seeds and fruits. What only says oil may be a scented or an essential one. */
const CARRIER_OIL =
	/\b(?:argan|jojoba|squalane|rose ?hip|marula|sunflower|safflower|almond|apricot|grape ?seed|hemp(?: ?seed)?|borage|evening primrose|camellia|tsubaki)\b/;

/** Whether a name holds what somebody does not bear or does not want. */
function isUnwanted(name: string, facts: Facts): boolean {
	const actives = INGREDIENT_WORDS.flatMap(({ id, says }) => (says.test(name) ? [id] : []));
	const allergens: readonly string[] = allergensIn(name);
	return (
		actives.some((id) => isAllergicTo(id, facts) || isAvoided(id, facts)) ||
		facts.some(
			({ id, about = "" }) =>
				(id === "allergy" || id === "avoids") &&
				about !== "" &&
				(allergens.includes(about) || name.includes(about.toLowerCase().replaceAll("_", " "))),
		)
	);
}

/** What else somebody has: no plan is silent about it, and none needs it. */
export function restOfShelf(
	facts: Facts,
	planned: readonly StepId[],
	{ mode, conditions, hold, traits }: Situation,
): PlanNote[] {
	if (mode !== "treat" || hold !== "nothing" || isContent(facts) || ownsMany(facts)) return [];
	const aside = setAside(facts, conditions).flatMap(({ names }) => names);
	const isPlanned = (name: string) =>
		TREATS.some(([words, choices]) => words.test(name) && choices.some(({ step }) => planned.includes(step)));
	const rest = ownedNames(facts).filter(
		(name) =>
			!RINSED.test(name) &&
			!HARSH.test(name) &&
			!aside.includes(name) &&
			!isPlanned(name) &&
			!isUnwanted(name, facts) &&
			irritantsIn(name).length === 0 &&
			!Object.values(BASICS).some((words) => words.test(name)),
	);
	const gone = ownedNames(facts).filter((name) => SPOILED.test(name));
	const washes = ownedNames(facts).filter(
		(name) =>
			RINSED.test(name) && ACTING_WASH.test(name) && !aside.includes(name) && !isUnwanted(name, facts),
	);
	const used = (["cleanser", "moisturizer", "sunscreen"] as const).flatMap(
		(key) => ownProductFor({}, key, { facts, tender: false }) ?? [],
	);
	const acts = planned.some((step) => STEP_RULES[step].actives.some(isTreatment));
	const drugs = ownedNames(facts).filter(
		(name) =>
			OF_SPOTS.test(name) && !RINSED.test(name) && ![...aside, ...gone].includes(name) && !isPlanned(name),
	);
	const spared = traits.has("dry_look") || traits.has("older");
	const mild = rest.filter((name) => MAY_GO_ON.test(name) && !SPOILED.test(name));
	const oils = rest.filter((name) => PLANT_OIL.test(name) && !NO_FACE_OIL.test(name));
	const clogs = ["spots", "blackheads", "oily"].some((one) => traits.has(one as "spots"));
	const spoken = clogs ? oils : oils.filter((name) => CARRIER_OIL.test(name));
	const known = new Set([...used, ...aside, ...gone, ...washes, ...mild, ...oils]);
	const unneeded = ownedNames(facts).filter(
		(name) =>
			!known.has(name) &&
			CARE.test(name) &&
			!NO_CARE.test(name) &&
			// Told once as a word and once by its label.
			!used.some((one) => sharesName(one, name)) &&
			!HARSH.test(name) &&
			!isPlanned(name) &&
			!isUnwanted(name, facts) &&
			!mayHoldAllergen(name, facts) &&
			irritantsIn(name).length === 0 &&
			medicinesInUse([name]).length === 0 &&
			!drugs.includes(name),
	);
	const words = [
		...(drugs.length > 0
			? [
					`Your ${joinWords(drugs.map(bottleWords))}: ${
						traits.has("spots") && acts
							? `let ${drugs.length > 1 ? "them" : "it"} rest while the treatment of this plan begins, and ask a doctor or pharmacist whether both go together later`
							: `for spots. Where spots stay away because of ${drugs.length > 1 ? "them" : "it"} or a doctor said so, go on; else leave ${drugs.length > 1 ? "them" : "it"}, as skin without spots only dries from it`
					}.`,
				]
			: []),
		...(unneeded.length > 0
			? [
					`Your ${joinWords(unneeded.slice(0, MOST_NAMED).map(bottleWords))} may be used up where ${unneeded.length > 1 ? "they do" : "it does"} not sting or bring spots; this plan does not need ${unneeded.length > 1 ? "them" : "it"}.`,
				]
			: []),
		...(mild.length > 0
			? [
					`Your ${joinWords(mild.map(bottleWords))} may go on where you bear ${mild.length > 1 ? "them" : "it"} well${mild.some((name) => /vitamin c|ascorbic/.test(name)) ? ", vitamin C in the morning" : ""}. This plan needs nothing more of that kind.`,
				]
			: []),
		...(gone.length > 0
			? [
					`Your ${joinWords(gone.map((name) => bottleWords(name).replace(/,.*$/, "")))}: replace it or go without. What has turned in color, smell or form, or stood open for years, has lost its effect and can irritate${gone.some((name) => /vitamin c|ascorbic/.test(name)) ? "; a good vitamin C is clear or pale as straw, and amber or orange means used up" : ""}.`,
				]
			: []),
		...(washes.length > 0
			? [
					!traits.has("spots") && spared
						? `Your ${joinWords(washes.map(bottleWords))}: leave ${washes.length > 1 ? "them" : "it"} out. ${washes.length > 1 ? "They are" : "It is"} for spots, and dries skin like yours.`
						: `Your ${joinWords(washes.map(bottleWords))} acts on spots by itself: once a day at most, on the oily parts, left off when skin feels dry${acts ? " and while the treatment of this plan begins" : ""}; for the other wash take the mild one.`,
				]
			: []),
		...(spoken.length > 0
			? [
					clogs
						? `Your ${joinWords(spoken.map(bottleWords))}: keep it off skin that spots or shines.`
						: `Your ${joinWords(spoken.map(bottleWords))}: a few drops over the moisturizer at night, if you like.`,
				]
			: []),
	];
	if (words.length === 0) return [];
	return [{ rule_id: "person.owns_beside", text: words.join(" "), sources: ["aad_order", "house_default"] }];
}

function sharesName(one: string, other: string): boolean {
	const [a, b] = [one, other].map((name) => bottleWords(name).toLowerCase());
	return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a));
}

const MOST_NAMED = 5;
const CARE =
	/\b(?:creams?|cr[e\u00e8]mes?|crema|lotions?|serums?|s[e\u00e9]rums?|toners?|essences?|masks?|cleansers?|wash(?:es)?|gels?|moisturi[sz]ers?|micellar|micellaire|micelar|mists?|milk|fluid|emulsion|ampoules?|patches)\b/;
const NO_CARE =
	/\b(?:shav\w*|razors?|blades?|concealers?|foundation|make ?up|powder|hair|shampoo|mint|peppermint|bronner\w*|old|years?|expired|sun ?screens?|spf|sun|bleach\w*|whiten\w*|lighten\w*|fairness|no label)\b/;

/** How what a person has goes together: which half of the day, and what never shares a night; and whether it is enough. */
export function shelfNote(
	facts: Facts,
	planned: readonly StepId[],
	{ mode, conditions, after_visit, sensitivity, traits }: Situation,
): PlanNote[] {
	const aside = setAside(facts, conditions).flatMap(({ names }) => names);
	const names = ownedNames(facts).filter(
		(name) => !RINSED.test(name) && !aside.includes(name) && !mayHoldAllergen(name, facts),
	);
	const acids = names.filter((name) => ACID.test(name) && !OF_SPOTS.test(name));
	const retinol = names.filter((name) => RETINOL.test(name));
	const listed = planned.some((step) => step.startsWith("step.exfoliant_"));
	if (mode !== "treat" || after_visit) return [];
	const words = [
		...(isContent(facts) ? [enoughWords(facts, planned)] : []),
		...(retinol.length > 0
			? [`${capital(joinWords(retinol.map(bottleWords)))}: at night only, never in the morning.`]
			: []),
		...(acids.length > 0 && !listed
			? [acidWords(acids, planned, sensitivity === "High" || traits.has("dry_look") || traits.has("older"))]
			: []),
		...(wantsNothingNew(facts)
			? [
					"You want nothing new, so this plan only puts in order what you have; where you lack a wash, a mild one is all there is to buy.",
				]
			: []),
	];
	if (words.length === 0) return [];
	return [{ rule_id: OWNED, text: words.join(" "), sources: ["retinoid_start_advice", "house_default"] }];
}

const mayIrritate = (id: ActiveId): boolean =>
	isRetinoid(id) || isExfoliating(id) || ["azelaic_acid", "benzoyl_peroxide", "vitamin_c"].includes(id);

/** What an acid of their own may do beside this plan; on skin that reacts easily, is dry or old, nothing. */
function acidWords(acids: readonly string[], planned: readonly StepId[], tender: boolean): string {
	const them = acids.length > 1 ? "them" : "it";
	const named = capital(joinWords(acids.map(bottleWords)));
	const main = planned.find((step) => STEP_RULES[step].actives.some((id) => mayIrritate(id)));
	const title = main === undefined ? "" : lowerFirst(STEP_RULES[main].title);
	if (tender)
		return `${named}: stop ${them}. ${main === undefined ? "This skin needs nothing that peels." : `Beside ${title} anything that peels is too much for this skin.`}`;
	if (main === undefined)
		return `${named}: one night a week at most${acids.length > 1 ? ", one of them" : ""}, where you bear ${them} well; nothing here needs ${them}.`;
	const retinoid = planned.find((step) => STEP_RULES[step].actives.some(isRetinoid));
	const never =
		retinoid === undefined ? "" : ` and never on a night with ${lowerFirst(STEP_RULES[retinoid].title)}`;
	return `${named}: leave ${them} out while ${title} begins, about twelve weeks; after that one night a week at most${acids.length > 1 ? ", one of them" : ""}${never}.`;
}

const lowerFirst = (text: string): string =>
	text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const BASIC_WORDS = {
	cleanser: "a mild wash",
	moisturizer: "a moisturizer",
	sunscreen: "a sunscreen",
} as const;

/** Whether what somebody uses is enough, and what alone is missing. */
function enoughWords(facts: Facts, planned: readonly StepId[]): string {
	const has = (key: keyof typeof BASIC_WORDS) => ownProductFor({}, key, { facts, tender: false }) !== null;
	const basics = (Object.keys(BASIC_WORDS) as (keyof typeof BASIC_WORDS)[]).filter((key) => !has(key));
	const own = TREATS.flatMap(([said, choices]) =>
		ownedNames(facts).some((name) => said.test(name)) ? choices.map(({ step }) => step) : [],
	);
	const further = planned.filter((step) => !own.includes(step));
	const missing = [
		...basics.map((key) => BASIC_WORDS[key]),
		...further.map((step) => lowerFirst(STEP_RULES[step].title)),
	];
	return missing.length === 0
		? "What you use is all that this skin asks for: nothing is missing, and a further serum or acid would add cost and can only irritate. Keep it as it is."
		: `Keep what you use. All that it lacks is ${joinWords(missing)}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
