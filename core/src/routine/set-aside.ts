import { PERSON_IN_USE } from "../knowledge/in-use-rules.ts";
import type { PersonCondition } from "../knowledge/person-rules.ts";
import { allergenName } from "../person/fact-words.ts";
import { withoutKind } from "../person/own-products.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import { isBleachingMix, ruleAgainst, verdictOn } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";

/** What acts in a product, by the words on its bottle, whether it stays on or rinses off. */
const ACTS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:retinol|retinal|retinoid)\b/, "retinol"],
	// What is sold against age holds a retinoid or an acid more often than not.
	[/\banti[ -]?(?:wrinkle|age|ag(?:e)?ing)\b/, "retinol"],
	[/\bpeeling (?:gel|solution)\b/, "glycolic_acid"],
	[/\b(?:adapalene|differin)\b/, "adapalene"],
	[/\b(?:tretinoin|retin a)\b/, "tretinoin"],
	[/\bhydroquinone\b/, "hydroquinone"],
	[/\b(?:benzoyl peroxide|bpo|panoxyl)\b/, "benzoyl_peroxide"],
	[/\bazelaic\b/, "azelaic_acid"],
	[/\b(?:vitamin c|ascorbic)\b/, "vitamin_c"],
	[/\b(?:salicylic|bha)\b/, "salicylic_acid"],
	[
		/\b(?:glycolic|aha|acid toner)\b|\b(?:exfoliat\w*|peel\w*|resurfacing) (?:\w+ )?(?:pads?|toner|serum|lotion|liquid|drops)\b/,
		"glycolic_acid",
	],
	[/\blactic\b/, "lactic_acid"],
	[/\bmandelic\b/, "mandelic_acid"],
];

/** Rules that may speak of the very medicine somebody names, and one that only asks for a slow start. */
const SAYS_NOTHING: readonly PersonCondition[] = [
	"prescription_acne",
	"antibiotic_alone",
	"prescription_rosacea",
	"hydroquinone",
	"minor_without_acne",
	"darker_tone",
];
/** The medicine itself, and what may go on by day beside it. */
const GOES_BESIDE = ["tretinoin", "adapalene", "vitamin_c"];

/** What makes a mark paler or peels it, and so harder to judge. Bleaching creams have an advice of their own. */
const FADES =
	/\b(?:bright\w*|whiten\w*|lighten\w*|bleach\w*|fading|fade|(?:dark|age) spots?|pigment\w*|hydroquinone|kojic|tranexamic|vitamin c|ascorbic|retin(?:ol|al|oid)s?|acid toner|peel\w*|(?:glycolic|lactic|mandelic|salicylic) (?:acid|toner|pads?|serum))\b/;

/** Richer than skin bears whose oil is what flakes. */
export const FEEDS_FLAKES =
	/\b(?:(?:night|rich|heavy|thick|cold) cream|body (?:butter|lotion|cream)|balm|ointment)\b/;

interface SetAside {
	when: PersonCondition;
	names: string[];
}

const IS_RINSED = /\b(?:wash\w*|cleansers?|soap|foam\w*|face ?wash)\b/;

/** Products in use that a rule about the person speaks against, by that rule. */
export function setAside(
	facts: readonly Pick<PersonFact, "id" | "about">[],
	conditions: Situation["conditions"],
): SetAside[] {
	const speaking = conditions.filter((one) => !SAYS_NOTHING.includes(one));
	const found = new Map<PersonCondition, string[]>();
	for (const { id, about = "" } of facts) {
		if (id !== "owns") continue;
		const against = ACTS.filter(([words]) => words.test(about)).flatMap(([, active]) => {
			const rule = ruleAgainst(active, speaking);
			if (rule === null) return [];
			// Rinsed off within a minute, hardly any of it reaches the body.
			if (rule.when === "pregnancy" && active === "salicylic_acid" && IS_RINSED.test(about)) return [];
			return rule.when === "prescription_retinoid" && GOES_BESIDE.includes(active) ? [] : [rule.when];
		});
		const [when] = against;
		if (when !== undefined) found.set(when, [...new Set([...(found.get(when) ?? []), about])]);
	}
	return [...found].map(([when, names]) => ({ when, names }));
}

/** What of their own somebody leaves off for now, by name and with the reason. */
export function setAsideNotes(
	facts: readonly PersonFact[],
	{
		mode,
		conditions,
		after_visit,
		protects,
	}: Pick<Situation, "mode" | "conditions" | "after_visit" | "protects">,
): PlanNote[] {
	if (mode === "none") return [];
	const told = setAside(facts, conditions);
	const waits = after_visit || protects === "urgent";
	// What fades and holds a steroid too has a word of its own.
	const fading =
		waits && !isBleachingMix({ told: conditions, facts })
			? facts.flatMap(({ id, about = "" }) =>
					id === "owns" && FADES.test(withoutKind(about)) && irritantsIn(about).length === 0 ? [about] : [],
				)
			: [];
	const flakes = facts.some(({ id }) => id === "greasy_flakes");
	const rich = facts.flatMap(({ id, about = "" }) =>
		flakes && id === "owns" && FEEDS_FLAKES.test(about) ? [about] : [],
	);
	const sentences = [
		...(rich.length > 0
			? [
					`Leave off your ${joinWords(rich.map(bottleWords))} until the flakes are gone: what is rich feeds them.`,
				]
			: []),
		...told.map(
			({ when, names }) =>
				`Set aside for now: your ${joinWords(names.map(bottleWords))}. ${PERSON_IN_USE[when].why}`,
		),
		...(fading.length > 0
			? [
					`Leave off your ${joinWords(fading.map(bottleWords))} until a doctor has looked: it can change what they have to see.`,
				]
			: []),
	];
	if (sentences.length === 0) return [];
	return [
		{ rule_id: "answer.set_aside", text: sentences.join(" "), sources: ["house_default"], safety: true },
	];
}

/** What a doctor gives to a child too. */
const GIVEN_TO_CHILDREN =
	/\b(?:tretinoin|retin a|adapalene|differin|benzoyl|bpo|azelaic|clindamycin|dapsone)\b/;
const PRESCRIBED: readonly Situation["told"][number][] = [
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"antibiotic_alone",
];

/** Kinds that no child's skin needs, whatever is in them. */
const MADE_FOR_ADULTS =
	/\b(?:serums?|drops|toners?|essence|ampoules?|peel\w*|scrubs?|boosters?|acids?|anti[ -]?ag\w*)\b/;

/** What a child has that acts, and need not use up; what a doctor gave them goes on. */
export function childStops(facts: readonly PersonFact[], { conditions, told }: Situation): PlanNote[] {
	const acting = setAside(facts, conditions).flatMap(({ when, names }) => (when === "child" ? names : []));
	const further = facts.flatMap(({ id, about = "" }) =>
		id === "owns" && MADE_FOR_ADULTS.test(about) ? [about] : [],
	);
	const aside = conditions.includes("child") ? [...new Set([...acting, ...further])] : acting;
	const prescribed = PRESCRIBED.some((one) => told.includes(one));
	const given = aside.filter((name) => GIVEN_TO_CHILDREN.test(name));
	const names = prescribed ? aside.filter((name) => !given.includes(name)) : aside;
	const goes_on =
		(prescribed || given.length > 0) &&
		(["retinoid", "by_mouth"] as const).every((one) => verdictOn(one, { told, facts }) !== "leave");
	const [it, is, makes] = names.length > 1 ? ["them", "They are", "make"] : ["it", "It is", "makes"];
	const words = [
		...(names.length > 0
			? [
					`Stop your ${joinWords(names.map(bottleWords))}: you do not have to finish ${it}. ${is} made for adults and ${makes} young skin sting, red and dry. Give ${it} to a parent.`,
				]
			: []),
		...(goes_on
			? [
					`${names.length > 0 ? "But what" : "What"} a doctor gave you yourself goes on as told, and a parent helps with it: ask them and the doctor before you stop it.`,
				]
			: []),
	];
	if (words.length === 0) return [];
	return [
		{
			rule_id: "answer.set_aside",
			text: words.join(" "),
			sources: ["teen_care", "house_default"],
			safety: true,
		},
	];
}

/** The words of a bottle as they are printed. */
export function bottleWords(name: string): string {
	return withoutKind(name)
		.replace(/^(?:my|his|her|their|your|our|the|a|an) /, "")
		.replaceAll(/\bspf\b/g, "SPF")
		.replaceAll(/\bvitamin c\b/g, "vitamin C");
}

const SCENTS = [
	"fragrance",
	"balsam_of_peru",
	"essential_oils",
	"limonene",
	"linalool",
	"geraniol",
	"citral",
	"eugenol",
	"cinnamal",
	"coumarin",
	"hydroxycitronellal",
	"rose",
	"lavender",
];

/** Those who bear no aspirin bear no relative of it on their skin for sure. */
const SALICYLATES = ["aspirin", "salicylates", "salicylic_acid"];

/** What goods by these words hold often, by the ids of allergens; by their makers' lists, and others may. */
const HOLDS: readonly (readonly [RegExp, readonly string[]])[] = [
	[
		/\b(?:rose|lavender|ylang|jasmine|neroli|geranium|sandalwood|citrus|orange|bergamot|essential|perfum\w*|(?:un)?scented|baby (?:lotion|cream|oil)|cologne|after ?shave|aromatherap\w*|tiger balm|nivea|astral|dove|pond s?|ponds|johnson\w*|palmers?|bio ?oil|body shop)\b/,
		SCENTS,
	],
	[
		/\b(?:e45|lanolin|lansinoh|wool|aquaphor|sudocrem|bepanthen\w*|carmex|blistex|bag balm|nipple (?:balm|cream)|eucerin original|nivea)\b/,
		["lanolin"],
	],
	[
		/\b(?:shampoos?|conditioners?|pantene|head (?:and|&) shoulders|herbal essences|tresemm\w*|wipes|hand soap|washing up|shower gel|bubble bath)\b/,
		["methylisothiazolinone", "formaldehyde", "cocamidopropyl_betaine", ...SCENTS],
	],
	[/\b(?:burt\w*|bees?wax|honey|propolis|bee|cold cream|lip balm)\b/, ["propolis", "honey"]],
	[/\b(?:plasters?|wax strips?|wax|tape|mascara|rosin)\b/, ["rosin"]],
	[/\b(?:hair dye|hair colou?r|henna)\b/, ["ppd"]],
	[/\b(?:almond|shea|argan|macadamia|walnut)\b/, ["nuts"]],
	[/\bcoconut\b/, ["coconut"]],
	[/\b(?:oat|oatmeal|aveeno)\b/, ["oats"]],
	[/\b(?:salicylic|salicylates?|bha|willow|stridex|wintergreen|oxy pads|subsalicylate)\b/, SALICYLATES],
	[/\btea tree\b/, ["tea_tree", "essential_oils", "fragrance"]],
];
const RINSES = /\b(?:shampoos?|conditioners?|pantene|shoulders|essences|tresemm\w*|wash\w*|gel|soap|bath)\b/;

/** Whether goods of this name often hold what somebody does not bear. */
export function mayHoldAllergen(name: string, facts: readonly Pick<PersonFact, "id" | "about">[]): boolean {
	return allergensIn(name, facts).length > 0;
}

/** Whether goods of this name are scented, where somebody wants none of it. */
export function holdsAvoidedScent(name: string, facts: readonly Pick<PersonFact, "id" | "about">[]): boolean {
	if (!facts.some(({ id, about = "" }) => id === "avoids" && SCENTS.includes(about))) return false;
	const words = wordsOf(name);
	return /\bwith scent\b/.test(words) || HOLDS.some(([said, holds]) => holds === SCENTS && said.test(words));
}

function allergensIn(name: string, facts: readonly Pick<PersonFact, "id" | "about">[]): string[] {
	const allergies = facts.flatMap(({ id, about }) =>
		id === "allergy" && about !== undefined ? [about] : [],
	);
	const words = wordsOf(name);
	const held = HOLDS.flatMap(([said, holds]) => (said.test(words) ? holds : []));
	return [...new Set(allergies.filter((about) => held.includes(about)))];
}

function isSalicylate(name: string, facts: readonly Pick<PersonFact, "id" | "about">[]): boolean {
	const words = wordsOf(name);
	return HOLDS.some(
		([said, holds]) =>
			holds === SALICYLATES &&
			said.test(words) &&
			facts.some(({ id, about = "" }) => id === "allergy" && holds.includes(about)),
	);
}

const wordsOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, " ");

/** What of their own may hold what somebody does not bear: to stop, or to read before it goes on. */
export function allergensInUse(facts: readonly Pick<PersonFact, "id" | "about">[]): string[] {
	const owned = [
		...new Set(facts.flatMap(({ id, about }) => (id === "owns" && about !== undefined ? [about] : []))),
	];
	return owned.flatMap((name) => {
		const found = allergensIn(name, facts).map(allergenName);
		if (found.length === 0) return [];
		const own = bottleWords(name.replace(/\s*\(.*\)$/, ""));
		if (isSalicylate(name, facts))
			return [
				`Do not use your ${own}: what acts there is salicylic acid, ${facts.some(({ id, about }) => id === "allergy" && about === "aspirin") ? "a close relative of aspirin" : "a salicylate"}, and it does matter on a face, because some of it gets through the skin.`,
			];
		return RINSES.test(wordsOf(name))
			? [
					`Your ${own} may hold ${joinWords(found)} and runs over the face and lids: read its list, and change it if it does.`,
				]
			: [`Stop your ${own} until you have read its list: such a product often holds ${joinWords(found)}.`];
	});
}
