import type { ProductCategory } from "../../routine/care-plan.ts";

/** How people say a kind of product. What is named first in this table wins over what stands below it. */
export const CATEGORY_SAID: readonly (readonly [ProductCategory, RegExp])[] = [
	["sunscreen", /\b(?:sunscreens?|spf|sun ?blocks?|sun creams?|sun protection|sun lotion|uv protection)\b/],
	[
		"eye_cream",
		/\b(?:eye (?:creams?|gels?|serums?|balms?|patch(?:es)?)|under ?eye (?:creams?|gels?|serums?|products?))\b/,
	],
	[
		"cleanser",
		/\b(?:cleansers?|face ?wash(?:es)?|washes|micellar|cleansing (?:balm|oil|gel|foam|milk|water)s?|cleansing (?:off|away)|(?:take|get|wash)(?:s|ing)? (?:off )?(?:my |the )?(?:waterproof )?(?:make ?up|mascara)(?: off)?|remov(?:e|es|ing) (?:my |the )?(?:waterproof )?(?:make ?up|mascara)|(?:what|which|good|mild|gentle|cheap|any|new|decent) wash|(?<!\b(?:hand|bar of|whatever) )soaps?(?! (?:is|was|i|and water))|makeup removers?|cleanse)\b/,
	],
	[
		"exfoliant",
		/\b(?:exfoliants?|exfoliators?|scrubs?|(?<!\b(?:it|skin|face|nose|chin|that|lips?|forehead) )peels|peel|(?<!\b(?:is|are|am|was|were|starts?|started|keeps?|and|skin|face|still|red) )peeling(?! (?:skin|off|nose|chin|a lot|badly))|exfoliat(?:e|ing|ion))\b/,
	],
	["toner", /\b(?:toners?|essences?|tonics?|mists?)\b/],
	["mask", /\b(?:masks?|sheet masks?|sleeping packs?)\b/],
	["serum", /\b(?:serums?|ampoules?|concentrates?|spot treatments?|face oils?|treatments?)\b/],
	[
		"moisturizer",
		/\b(?:moisturizers?|(?:face|day|night|gel|barrier|hydrating) creams?|creams?|lotions?|hydrators?|ointments?|moisturizing)\b/,
	],
	// What only a sunscreen is asked to be, where no kind is said.
	["sunscreen", /\b(?:tinted (?:mineral )?(?:ones?|something)|mineral (?:\w+ )?ones?|white ?casts?)\b/],
];
