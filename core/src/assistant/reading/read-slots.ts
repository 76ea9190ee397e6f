import { INGREDIENT_WORDS } from "../../knowledge/questions/care-words.ts";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import type { PlanSection, ProductCategory } from "../../routine/care-plan.ts";
import type { Concern } from "../../skin/concern.ts";
import { ZONES, type Zone } from "../../skin/observation.ts";
import type { AssistantContext } from "../conversation.ts";
import type { NamedActive, Slots } from "../question.ts";
import { leanPattern } from "./intent-rules.ts";
import { readBudget } from "./money.ts";

export const ZONES_SAID: readonly (readonly [readonly Zone[], RegExp])[] = [
	[["forehead", "nose", "chin"], /\btzone\b|\bt zone\b/],
	[["forehead"], /\bforehead\b/],
	[["glabella"], /\bbetween (?:my|the) (?:eye)?brows\b|\bglabella\b|\bfrown lines?\b|\beleven lines\b/],
	[["nose"], /\bnose\b/],
	[["left_cheek"], /\bleft cheek\b/],
	[["right_cheek"], /\bright cheek\b/],
	[["left_cheek", "right_cheek"], /\bcheeks\b|(?<!left |right )\bcheek\b/],
	[["left_under_eye", "right_under_eye"], /\bunder ?(?:my |the )?eyes?\b|\beye area\b/],
	[["left_crows_feet", "right_crows_feet"], /\bcrows? feet\b|\bcorners? of (?:my|the) eyes?\b/],
	[["left_nasolabial", "right_nasolabial"], /\bsmile lines?\b|\bnasolabial\b|\blaugh lines?\b/],
	[["upper_lip"], /\bupper lip\b/],
	[["chin"], /\bchin\b/],
	[["left_jaw", "right_jaw"], /\bjaw(?:line)?\b/],
];

/** Places of the face a lower-case text names. */
export function readZones(text: string): Zone[] {
	const said = ZONES_SAID.filter(([, pattern]) => pattern.test(text)).flatMap(([zones]) => zones);
	return ZONES.filter((zone) => said.includes(zone));
}

/** How people name what they see on their skin; longer phrases stand first and are read once. */
export const CONCERN_SAID: readonly (readonly [Concern, RegExp])[] = [
	[
		"under_eye",
		/\b(?:dark circles?|under ?eyes?(?: (?:area|circles?|bags?|darkness))?|eye bags?|bags under|puffy eyes|tired eyes|eye circles?|(?:panda|raccoon|sunken|hollow) eyes|(?:look(?:ing)?|looks) (?:\w+ )?(?:tired|exhausted))\b/,
	],
	[
		"dark_spots",
		/\b(?:(?:dark|brown|sun|age|pigment\w*) ?(?:spots?|marks?|patches)|hyper ?pigmentation|pigmentation|melasma|freckles|(?:acne|pimple|post acne|old) marks?|pih|sunspots?|(?:brown|dark|purple) (?:stains?|shadows?|blotches)|spots? left|marks? left|(?:my|these|those|the) marks)\b/,
	],
	[
		"uneven_tone",
		/\b(?:uneven (?:skin )?tone|even(?:er)? (?:skin )?tone|discolou?ration|dull(?:ness)?|glow(?:ing)?|radian(?:ce|t)|brighter|brighten\w*|skin tone|sallow|ashy|gr[ae]y skin|patchy (?:color|tone))\b/,
	],
	[
		"pores",
		/\b(?:pores?|black ?heads?|white ?heads?|clogged|craters?|strawberry nose|holes (?:on|in|all over) my|sebaceous filaments?)\b/,
	],
	[
		"texture",
		/\b(?:(?<!\b(?:that|this|the|its|lighter?|richer?|gel|thick|thin|nice|what|which|whose|different|another) )textured?|rough(?:ness)?|bumpy|tiny bumps|smooth(?:er|ness)?|orange peel|sandpaper|(?<!\b(?:razor|shaving|shave|ingrown|goose) )bumps)\b/,
	],
	[
		"acne",
		/\b(?:acne|pimples?|break ?outs?|breaking out|blemish(?:es)?|spots|spotty|pimply|bacne|pustules?|papules?|pizza face)\b/,
	],
	[
		"redness",
		/\b(?:red(?:ness)?|flush(?:ed|es|ing)?|blotch(?:y|es)|rosacea|ruddy|blush(?:ing)?|(?:like a|as a) (?:tomato|lobster|beetroot|beet)|beet red|scarlet|blush(?:es|ed)?|broken (?:veins|capillaries)|spider veins)\b/,
	],
	[
		"shine",
		/\b(?:oily|oil(?:iness)? control|oiliness|shin(?:e|y)|greasy|sebum|mattify\w*|matte|grease ?(?:ball|pit|fest)?|oil (?:slick|spill)|slick|shine like|glossy face)\b/,
	],
	[
		"lines",
		/\b(?:wrinkl\w*|fine lines?|lines|anti ?aging|aging|crows? feet|smile lines|sagging|firm(?:er|ing|ness)|younger|creases?|furrows?|frown lines?|(?:the )?elevens|crepey|jowls|turkey neck|laugh lines?)\b/,
	],
	[
		"dryness",
		/\b(?:dry(?:ness)?|drier|dehydrat\w*|flak(?:y|ing|es)|parched|cardboard|like a cracker|parchment|thirsty|sandpapery|peel(?:ing|s)? (?:off|skin)|scaly|crusty|cracked|sahara|desert|tight(?:ness)?|hydrat(?:e|ed|ing|ion)|moisture)\b/,
	],
];

/** "How long for the marks, not the spots": what is ruled out is not asked of. */
const NOT_MEANT =
	/\bnot (?:for |about |the |my |these |those ){1,2}(?:spots?|pimples?|acne|marks?|redness|pores?|lines|dryness|shine)\b/g;

/** Concerns a lower-case text names; a word is read once. */
export function readConcerns(text: string): Concern[] {
	let rest = text.replaceAll(NOT_MEANT, " # ");
	return CONCERN_SAID.flatMap(([concern, said]) => {
		if (!said.test(rest)) return [];
		rest = rest.replace(new RegExp(said.source, "g"), " # ");
		return [concern];
	});
}

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

const BEFORE_EXCLUDED =
	/\b(?:without(?: any)?|(?<!\bnot )no|not|free (?:of|from)|avoid(?:ing)?|except|excluding|exclude|instead of|skip(?:ping)?|other than|allergic to|hate|(?:cannot|can not|not allowed(?: to)?|no longer) (?:use|have|tolerate|do|take|put on))(?: (?:any|a|the|my|with|use|using|strong|harsh))*$/;
const FREE_AFTER = /^ free\b/;

/** Ingredients of a lower-case text in the order they stand, those to leave out apart. */
export function readActives(text: string): { named: NamedActive[]; excluded: NamedActive[] } {
	let rest = text.replace(/\bfatty acids?\b/g, (said) => "#".repeat(said.length));
	const found: { at: number; active: NamedActive; out: boolean }[] = [];
	for (const { id, says, words } of INGREDIENT_WORDS) {
		const match = says.exec(rest);
		if (match === null) continue;
		const after = rest.slice(match.index + match[0].length);
		const out = BEFORE_EXCLUDED.test(rest.slice(0, match.index).trimEnd()) || FREE_AFTER.test(after);
		found.push({ at: match.index, active: { id, words }, out });
		rest = rest.replace(new RegExp(says.source, "g"), (said) => "#".repeat(said.length));
	}
	const ordered = found.toSorted((a, b) => a.at - b.at);
	return {
		named: ordered.filter(({ out }) => !out).map(({ active }) => active),
		excluded: ordered.filter(({ out }) => out).map(({ active }) => active),
	};
}

/** Named by a word for several ingredients, such as "acids". */
export function isGroup(active: NamedActive): boolean {
	return INGREDIENT_WORDS.some(({ words, group }) => group === true && words === active.words);
}

const ROWS = KNOWN_QUESTIONS.flatMap(({ id, asks, unless }) =>
	asks === undefined
		? []
		: [{ id, asks: leanPattern(asks), unless: unless === undefined ? null : leanPattern(unless) }],
);

/** The row of the table of known questions that a spelled-out message asks; null for none. */
export function findKnownQuestion(text: string): string | null {
	return ROWS.find(({ asks, unless }) => asks.test(text) && unless?.test(text) !== true)?.id ?? null;
}

const FRAGRANCE_FREE =
	/\b(?:fragrance free|unscented|unfragranced|scent free|(?:without|no|free (?:of|from)|not|hates?|allergic to|anything but)(?: \w+){0,2} fragranced?|(?:no|not|without|cannot|non|isnt|nothing|hates?|doesnt|never)(?: \w+){0,3} (?:smell\w*|stink\w*|whiff\w*|odou?rs?)|smell free|scentless|odou?rless)\b/;
const GENTLE = /\b(?:gentle|gentler|mild|sensitive|soothing|calming|irritat\w+|reactive)\b/;
const CHEAPER =
	/\b(?:cheaper|less expensive|lower price|more affordable|costs? less|spend less|cannot afford|(?:half|third) (?:of )?(?:the|that|its) (?:price|cost)|too (?:expensive|pricey|dear)|over my budget)\b/;
/** "The first", and not a part of something else such as "the first week". */
const NOT_OF_ROW =
	"(?! (?:thing|time|step|scan|photo|picture|report|week|month|day|night|morning|part|line|sign|place|question|day|try|weeks|months|days))";
const ORDINALS: readonly (readonly [number, RegExp])[] = [
	[0, ordinal("first|1st|top", "one|1")],
	[1, ordinal("second|2nd|other|middle", "two|2", "second|2nd|middle")],
	[2, ordinal("third|3rd", "three|3", "third|3rd|last(?! (?:year|summer|winter|visit|one))")],
	[3, ordinal("fourth|4th", "four|4")],
];

function ordinal(words: string, numbers: string, alone = words.replace("|top", "")): RegExp {
	return new RegExp(
		`\\b(?:the )?(?:${words}) (?:one|product|option|pick|of)\\b|\\bnumber (?:${numbers})\\b|\\bthe (?:${alone})\\b${NOT_OF_ROW}`,
	);
}

const SECTIONS: readonly (readonly [PlanSection, RegExp])[] = [
	["weekly", /\b(?:weekly|once a week|each week|weekend)\b/],
	[
		"night",
		/\b(?:nights?|tonight|evenings?|bedtime|pm|before (?:i go to )?bed|nighttime|before sleep(?:ing)?)\b/,
	],
	[
		"morning",
		/\b(?:mornings?|daytime|during the day|by day|(?:in the|my|the|our|for) am|am (?:routine|steps?|care|products?|order|list)|am or pm)\b/,
	],
];

/** What a spelled-out message names. */
export function readSlots(text: string, context: AssistantContext): Slots {
	const { named, excluded } = readActives(text);
	const concerns = readConcerns(text);
	return {
		category: readCategory(text),
		concerns,
		actives: named,
		excluded,
		fragrance_free: FRAGRANCE_FREE.test(text),
		gentle: GENTLE.test(text),
		budget: readBudget(text),
		cheaper: CHEAPER.test(text),
		zones: readZones(text),
		section: SECTIONS.find(([, said]) => said.test(text))?.[0] ?? null,
		ordinal: ORDINALS.find(([, said]) => said.test(text))?.[0] ?? null,
		known: findKnownQuestion(text),
		brand: readBrand(text, context),
	};
}

/** What stands beside the product that is meant: "it pills under spf", "I already have a toner". */
const BESIDE =
	/\b(?:under|over|on top of|before|after|besides?|already (?:have|use|own|got)|with my)(?: (?:my|an?|the|his|her))*(?: [a-z]+)? $/;

/** The first of the table that stands for itself, else the first. */
function readCategory(text: string): ProductCategory | null {
	const said = CATEGORY_SAID.flatMap(([category, words]) => {
		const at = text.search(words);
		return at < 0 ? [] : [{ category, beside: BESIDE.test(text.slice(0, at)) }];
	});
	return (said.find(({ beside }) => !beside) ?? said[0])?.category ?? null;
}

function readBrand(text: string, { named }: AssistantContext): string | null {
	const brands = [...new Set(named.map(({ brand }) => brand))];
	return brands.find((brand) => brand !== "" && text.includes(lettersOf(brand))) ?? null;
}

/** A brand as a spelled-out message has it. */
function lettersOf(brand: string): string {
	const plain = brand.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("'", "");
	return plain.replace(/[^a-z0-9]+/g, " ").trim();
}
