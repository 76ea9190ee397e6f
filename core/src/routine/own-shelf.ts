import { type CareChoice, SERVES } from "../knowledge/care-choices.ts";
import type { ModuleId } from "../knowledge/concern-modules.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import type { PlanStep, ProductCategory } from "./care-plan.ts";
import type { Need } from "./find-needs.ts";
import { FEEDS_FLAKES, holdsAvoidedScent, mayHoldAllergen } from "./set-aside.ts";

/** What rinses off treats nothing here. */
export const RINSED = /\b(?:wash|cleanser|cleansing|face ?wash|soap|scrub|shampoo|mask|micellar)\b/;
export const RETINOL = /\bretin(?:ol|al)\b/;

/** Treatments by the words on a bottle, each at its time of day: a retinoid at night alone. */
export const TREATS: readonly (readonly [RegExp, readonly CareChoice[]])[] = [
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

export type Facts = readonly Pick<PersonFact, "id" | "about">[];

export function ownedNames(facts: Facts): string[] {
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
export const SPOILED =
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
export const BASICS: Partial<Record<ProductCategory, RegExp>> = {
	cleanser: /\b(?:cleanser|cleansing|face ?wash|wash|micellar)\b/,
	moisturizer:
		/\b(?:moisturi[sz]er|moisturi[sz]ing|(?:ceramide|cold|day|night|face|barrier|hydrating|repair|cica|soothing) cream|lotion|emollient|ointment|balm|sorbolene|cr[eè]me hydratante|crema hidratante|creme hidratante|hidratante|krem nawilżający|feuchtigkeitscreme|crema idratante)(?![\p{L}])|\b(?:astral|nivea|e45|ponds?|diprobase|cetraben|doublebase|zerobase|epaderm|aveeno|eucerin|lipikar|atoderm|cicaplast|bepanthen\w*|physiogel|vanicream|lubriderm)\b(?! (?:wash|cleanser|shower|men|sun|body|after|face ?wash))|^(?:my |face |facial |plain |light |rich |thick )?cream$|(?<![\p{L}])(?:krem|cr[eè]me|crema)(?![\p{L}])(?!.*(?:\b(?:spf|sol|sun|main|mains|mani|hand|augen|yeux|occhi|ojos|olhos|nuit r|ret|acne)|rąk|oczy|stóp|przeciw|blanch|weiß|whit|antyb))/u,
	sunscreen: /\b(?:spf ?\d*|sunscreen|sun ?cream|sunblock)\b/,
};
/** A name that promises no more than care. */
const MILD =
	/\b(?:gentle|mild|ceramides?|fragrance[ -]free|hydrating|barrier|repair|cica|soothing|sensitive|cream cleanser|milk|baby(?! (?:lotion|oil|powder|shampoo))|emollient|healing|sorbolene)\b/;
export const HARSH =
	/\b(?:body|hand|foot|menthol|scrub|after ?shave|lip|spot|(?<!hyaluronic )acid|glycolic|salicylic|benzoyl|retinol|peel|tretinoin|clindamycin|scented|perfumed|whiten\w*|lighten\w*|bleach\w*|fairness|peeling|anti[ -]?(?:wrinkle|ag[e]?ing|age))\b/;
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

export const OWNED = "person.owns";
