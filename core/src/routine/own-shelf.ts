import { type ActiveId, isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { type CareChoice, SERVES } from "../knowledge/care-choices.ts";
import type { ModuleId } from "../knowledge/concern-modules.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { allergensIn } from "../person/allergens.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { medicinesInUse } from "../person/understand.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote, PlanStep, ProductCategory } from "./care-plan.ts";
import type { Need } from "./find-needs.ts";
import { isAllergicTo, isAvoided } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";
import { bottleWords, FEEDS_FLAKES, holdsAvoidedScent, mayHoldAllergen, setAside } from "./set-aside.ts";

/** What rinses off treats nothing here. */
const RINSED = /\b(?:wash|cleanser|cleansing|face ?wash|soap|scrub|shampoo|mask|micellar)\b/;
const ACID =
	/\b(?:glycolic|lactic|mandelic|salicylic|aha|bha)\b|(?<!\b(?:azelaic|hyaluronic|tranexamic|ascorbic) )\bacid toner\b/;
const RETINOL = /\bretin(?:ol|al)\b/;

/** Treatments by the words on a bottle, each at its time of day: a retinoid at night alone. */
const TREATS: readonly (readonly [RegExp, readonly CareChoice[]])[] = [
	[/\badapalene\b|\bdifferin\b/, [{ step: "step.treatment_adapalene", at: "night" }]],
	[RETINOL, [{ step: "step.serum_retinol_low", at: "night" }]],
	[/\bazelaic\b/, [{ step: "step.serum_azelaic", at: "night" }]],
	[/\bbenzoyl peroxide\b/, [{ step: "step.treatment_bpo", at: "morning" }]],
	[/\bvitamin c\b|\bascorbic\b/, [{ step: "step.serum_vitamin_c", at: "morning" }]],
	[/\btranexamic\b/, [{ step: "step.serum_tranexamic", at: "morning" }]],
	[
		/\bniacinamide\b/,
		[
			{ step: "step.serum_niacinamide", at: "morning" },
			{ step: "step.serum_niacinamide", at: "night" },
		],
	],
	[/\b(?:salicylic|bha)\b/, [{ step: "step.exfoliant_bha_mild", at: "weekly", per_week: 2 }]],
];

type Facts = readonly Pick<PersonFact, "id" | "about">[];

function ownedNames(facts: Facts): string[] {
	return facts.flatMap(({ id, about }) => (id === "owns" && about !== undefined ? [about] : []));
}

/** From so many products on somebody is told which of them their skin needs. */
const MANY = 6;

export function ownsMany(facts: Facts): boolean {
	return new Set(ownedNames(facts)).size >= MANY && !isContent(facts) && !wantsNothingNew(facts);
}

export function wantsNothingNew(facts: Facts): boolean {
	return facts.some(({ id }) => id === "nothing_new");
}

/** Who has found what suits them. */
export function isContent(facts: Facts): boolean {
	return facts.some(({ id }) => id === "content");
}

/** What has gone off, by how it looks, smells or since when it is open. */
const SPOILED =
	/\b(?:gone|turned|went|turning|going|looks?|is|now) (?:(?:a|bit|little|quite|all|very|dark|rather|kind|of|sort) )*(?:orange|brown\w*|amber|off|rancid|yellow|dark|lumpy|separated|watery|cloudy)\b|\b(?:expired|out of date|past its date|smells? (?:\w+ )?(?:off|funny|rancid|odd|weird|sour|bad)|separated|years? old|(?:from|since|bought in|opened in) 20(?:1\d|2[0-4]))\b/;

/** Treatments the person has that serve a concern. */
export function ownedFor(need: ModuleId, facts: Facts): CareChoice[] {
	const names = ownedNames(facts).filter((name) => !RINSED.test(name) && !SPOILED.test(name));
	return TREATS.filter(([words]) => names.some((name) => words.test(name)))
		.flatMap(([, choices]) => choices)
		.filter(({ step }) => SERVES[step]?.includes(need));
}

/** The care of the table with what the person has before anything to buy; nothing else for who buys nothing. */
export function ownFirst(
	parts: readonly (readonly CareChoice[])[],
	{ id, severity, wished }: Pick<Need, "id" | "severity" | "wished">,
	facts: Facts,
): (readonly CareChoice[])[] {
	const own = ownedFor(id, facts);
	const enough = isContent(facts) && wished !== "issue" && severity < STRONG_FROM;
	if (enough) return own.length > 0 ? [own] : [];
	if (wantsNothingNew(facts) && ownedNames(facts).length > 0) return own.length > 0 ? [own] : [];
	if (own.length === 0) return [...parts];
	const has = ({ step }: CareChoice) => own.some((one) => one.step === step);
	const apart = besideOwn(parts, own);
	if (apart !== null) return apart;
	const sorted = parts.map((part) => [...part.filter(has), ...part.filter((one) => !has(one))]);
	if (parts.some((part) => part.some(has))) return sorted;
	const [first, ...others] = sorted;
	return first === undefined ? [] : [[...own, ...first], ...others];
}

/** What is first-line, so that a lesser serum at hand is no reason to go without it. */
const FIRST_LINE: readonly StepId[] = [
	"step.treatment_adapalene",
	"step.serum_azelaic",
	"step.treatment_bpo",
	"step.serum_retinol_low",
	"step.serum_retinol",
];

/** A lesser serum at hand goes on at its half of the day, beside the first-line treatment of the other; null where it is that one. */
function besideOwn(
	parts: readonly (readonly CareChoice[])[],
	own: readonly CareChoice[],
): (readonly CareChoice[])[] | null {
	const [part = [], ...others] = parts;
	const main = part.find(({ step }) => FIRST_LINE.includes(step));
	if (main === undefined || part[0] !== main) return null;
	if (own.some(({ step }) => FIRST_LINE.includes(step))) return null;
	const beside = own.filter(({ at }) => (at === "morning") !== (main.at === "morning") && at !== "weekly");
	if (beside.length === 0) return null;
	const rest = part.filter((one) => !own.some(({ step }) => step === one.step));
	const further = others.filter((one) => !one.some(({ step }) => own.some((mine) => mine.step === step)));
	return [rest, beside, ...further];
}

/** From here on even who is content hears of a treatment. */
const STRONG_FROM = 3;

/** Treatments that somebody who is content uses, in the order they are told; each goes on as it is. */
export function treatmentsInUse(facts: Facts): CareChoice[] {
	if (!isContent(facts)) return [];
	// What was never opened is begun like anything new.
	const names = ownedNames(facts).filter(
		(name) => !RINSED.test(name) && !/\b(?:unopened|sealed)\b/.test(name),
	);
	return TREATS.flatMap(([words, choices]) => (names.some((name) => words.test(name)) ? choices : []));
}

/** What a plain product of one's own is called, by step of the day. */
const BASICS: Partial<Record<ProductCategory, RegExp>> = {
	cleanser: /\b(?:cleanser|cleansing|face ?wash|wash|micellar)\b/,
	moisturizer:
		/\b(?:moisturi[sz]er|moisturi[sz]ing|(?:ceramide|cold|day|night|face|barrier|hydrating|repair|cica|soothing) cream|lotion|emollient|ointment|balm|sorbolene|cr[eè]me hydratante|crema hidratante|creme hidratante|hidratante|krem nawilżający|feuchtigkeitscreme|crema idratante)(?![\p{L}])|\b(?:astral|nivea|e45|ponds?|diprobase|cetraben|doublebase|zerobase|epaderm|aveeno|eucerin|lipikar|atoderm|cicaplast|bepanthen\w*|physiogel|vanicream|lubriderm)\b(?! (?:wash|cleanser|shower|men|sun|body|after|face ?wash))|^(?:my |face |facial |plain |light |rich |thick )?cream$|(?<![\p{L}])(?:krem|cr[eè]me|crema)(?![\p{L}])(?!.*(?:\b(?:spf|sol|sun|main|mains|mani|hand|augen|yeux|occhi|ojos|olhos|nuit r|ret|acne)|rąk|oczy|stóp|przeciw|blanch|weiß|whit|antyb))/u,
	sunscreen: /\b(?:spf ?\d*|sunscreen|sun ?cream|sunblock)\b/,
};
/** A name that promises no more than care. */
const MILD =
	/\b(?:gentle|mild|ceramides?|fragrance[ -]free|hydrating|barrier|repair|cica|soothing|sensitive|cream cleanser|milk|baby(?! (?:lotion|oil|powder|shampoo))|emollient|healing|sorbolene)\b/;
const HARSH =
	/\b(?:body|hand|foot|menthol|scrub|after ?shave|lip|spot|(?<!(?:hyaluronic|azelaic|tranexamic|ascorbic) )acid|glycolic|salicylic|benzoyl|retinol|peel|tretinoin|clindamycin|scented|perfumed|whiten\w*|lighten\w*|bleach\w*|fairness|peeling|anti[ -]?(?:wrinkle|ag[e]?ing|age))\b/;
/** What somebody seals their skin with at night. */
const OWN_BALM = /\b(?:vaseline|petroleum jelly|shea butter|ointment|balm)\b/;
const LEAST_SPF = 30;
/** So much is worn on, whatever a tint would add. */
const FULL_SPF = 50;

/** What stays on at night. "My balm" beside a cleansing balm is that one, which rinses off. */
function ownBalm(names: readonly string[]): string | undefined {
	const others = names.filter((name) => name !== "balm" && name.endsWith(" balm"));
	return names.find(
		(name) =>
			OWN_BALM.test(name) &&
			!RINSED.test(name) &&
			!/\b(?:lip|hand|foot|body|beard|after ?shave)\b/.test(name) &&
			!(name === "balm" && others.length > 0),
	);
}

/** The product of their own that fills a step, in the person's words; null where nothing they named does. */
export function ownProductFor(
	step: Pick<PlanStep, "step_id">,
	key: ProductCategory,
	{ facts, tender, at_night = false }: { facts: Facts; tender: boolean; at_night?: boolean },
): string | null {
	const names = ownedNames(facts).filter(
		(name) => !mayHoldAllergen(name, facts) && !holdsAvoidedScent(name, facts) && !SPOILED.test(name),
	);
	const id = step.step_id as StepId | undefined;
	const treats = TREATS.find(([, choices]) => choices.some((choice) => choice.step === id));
	if (treats) return names.find((name) => treats[0].test(name) && !RINSED.test(name)) ?? null;
	const words = BASICS[key];
	if (words === undefined) return null;
	const keptBalm = facts.some((one) => one.id === "asks_for" && one.about === "own_balm");
	if (key === "moisturizer" && at_night && keptBalm) {
		const balm = ownBalm(names);
		if (balm !== undefined) return balm;
	}
	const sun = BASICS.sunscreen;
	const keeps = wantsNothingNew(facts) || isContent(facts);
	const strict = tender && !keeps;
	const flakes = facts.some((one) => one.id === "greasy_flakes");
	// What light brings back is held by a tint alone, and who asks for one has none.
	const patches = facts.some((one) => one.id === "melasma" || one.id === "wants_tint");
	// What only loosens make-up is no wash where there is one.
	const inOrder =
		key === "cleanser" ? names.toSorted((a, b) => Number(LOOSENS.test(a)) - Number(LOOSENS.test(b))) : names;
	return (
		inOrder.find((name) => {
			if (key === "moisturizer" && RINSED.test(name)) return false;
			if (key === "moisturizer" && id !== undefined && !at_night && !keeps && OF_THE_NIGHT.test(name))
				return false;
			// What the plan stops serves nobody in it.
			if ((key === "cleanser" || key === "moisturizer") && !keeps && irritantsIn(name).length > 0)
				return false;
			if (!words.test(name) || HARSH.test(name) || (flakes && FEEDS_FLAKES.test(name))) return false;
			if (key !== "sunscreen") return !sun?.test(name) && (!strict || MILD.test(name));
			const spf = Number(/spf ?(\d+)/.exec(name)?.[1] ?? 0);
			const tinted = id !== undefined && STEP_RULES[id].product.tinted === true;
			const mineral = id !== undefined && STEP_RULES[id].product.mineral_only === true;
			if (spf < (facts.some((one) => one.id === "outdoors") ? FULL_SPF : LEAST_SPF)) return false;
			return (
				keeps ||
				((!tinted || (spf >= FULL_SPF && !patches) || /tint/.test(name)) &&
					(!mineral || /mineral|zinc/.test(name) || (!tender && spf >= FULL_SPF)))
			);
		}) ?? null
	);
}

const OF_THE_NIGHT = /\b(?:night|overnight|sleeping)\b/;

const LOOSENS = /\b(?:oil|balm|micellar|micellaire|micelar|milk|wipes?|remover)\b/;

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
	const drugs = ownedNames(facts).filter(
		(name) =>
			OF_SPOTS.test(name) && !RINSED.test(name) && ![...aside, ...gone].includes(name) && !isPlanned(name),
	);
	const spared = traits.has("dry_look") || traits.has("older");
	const acts = planned.some((step) => STEP_RULES[step].actives.some(isTreatment));
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
					`Your ${joinWords(drugs.map(bottleWords))}: not beside this plan. ${drugs.length > 1 ? "They are" : "It is"} for spots, and ${traits.has("spots") ? "one treatment of them at a time is enough" : "skin without them only dries from it"}.`,
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

export const OWNED = "person.owns";

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
