import { allergenName } from "../person/fact-words.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { joinWords } from "../skin/zone-words.ts";
import { bottleWords } from "./set-aside.ts";

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
		/\b(?:rose|lavender|ylang|jasmine|neroli|geranium|sandalwood|citrus|orange|bergamot|essential|perfum\w*|scented|cologne|after ?shave|aromatherap\w*|tiger balm|nivea|astral|dove|pond s?|ponds|johnson\w*|palmers?|bio ?oil|body shop)\b/,
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
