import { affirms } from "../skin/note/affirms.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { readAllergies } from "./allergies.ts";
import { readAvoids } from "./avoids.ts";
import type { PersonFact } from "./person-fact.ts";
import { STRAINED } from "./state-phrases.ts";

/** Made to act, so that a sting by it says nothing of the skin beneath; a plain cream or water that stings does. */
const SHARP_ONE =
	"(?:tea tree|vitamin c|retinol|retinal|aha|bha|salicylic|glycolic|lactic|mandelic|benzoyl|niacinamide|azelaic|peel|toner|tonic|astringent|witch hazel|serum|ampoule|essence|mist|spray|spot (?:gel|stick|cream|treatment|dots?)|patch|stick|scrub|mask|soap|oil|perfume|deodorant|hair (?:dye|spray)|shampoo|after ?sun|exfoliant|booster|acid)";
const STINGS = "(?:sting\\w*|stung|burn\\w*|tingl\\w*|prickl\\w*|smart(?:s|ed)|itch\\w*|zing\\w*)";
/** One thing by its name, and what it does for as long as it is on. */
const ONE_STINGS = new RegExp(
	`\\b(?:the|my|that|this|one|his|her|a|new|only the|just the|it is only the) (?:[\\w%]+ ){0,4}?${SHARP_ONE}\\b(?: (?!face|skin|cheeks?)[\\w%]+){0,4}? ${STINGS}\\b|\\b${SHARP_ONE}(?: \\w+){0,2} (?:makes?|made) (?:my \\w+|me|it) ${STINGS}\\b`,
);
/** More than that one, or more than the moment. */
const MORE_THAN_IT =
	/\b(?:everything|all (?:day|night|the time|of it|creams|products)|anything|even|water|every (?:cream|product)|creams|products|wash\w*|since|still|now|hours|days|raw|peel(?:s|ing|ed)?|flak\w*|red|tight|swell\w*|swollen|rash|blister\w*|hives|lids?|eyelids?)\b/;

/** A thought that only tells how one sharp product feels: "the tea tree stick stings like a bee". */
export function onlyOneStings({ text }: Clause): boolean {
	return ONE_STINGS.test(text) && !MORE_THAN_IT.test(text);
}

/** A nick that only explains another thing, or is too small to change a plan. */
const BY_THE_WAY =
	/\b(?:only|just) (?:where|when|on|because|after|the day) (?:i (?:had |have |would |just )*)?(?:nick\w*|cut|shav\w*|scratch\w*|graz\w*)\b/;

export function isNickByTheWay(text: string): boolean {
	return BY_THE_WAY.test(text);
}

/** Somebody bears it otherwise: "it stung only where I'd nicked myself, six months without trouble". */
const BORNE =
	/\b(?:no (?:trouble|problem|issue|bother)s?|otherwise (?:\w+ )?(?:fine|good|ok|okay|well|no)|bear it|tolerate|gets? on (?:with|well)|fine (?:otherwise|since)|the rest of the time)\b/;

/** What stung in one place or once, and is borne well otherwise, is nothing that somebody wants none of. */
export function withoutBorne(facts: readonly PersonFact[], clauses: readonly Clause[]): PersonFact[] {
	return facts.filter(({ quote }) => {
		const at = clauses.findIndex((one) => one.quote === quote);
		const clause = clauses[at];
		if (clause === undefined || !/\b(?:sting\w*|stung|burn\w*|tingl\w*)\b/.test(clause.text)) return true;
		const once = /\bonly (?:where|when|if|on|the first|once)\b/.test(clause.text);
		const near = clauses.filter(({ sentence }) => Math.abs(sentence - clause.sentence) <= 1);
		return !(once && near.some(({ text }) => BORNE.test(text)));
	});
}

/** What stings when an ingredient is used says nothing of bare skin: "no essential oils, they sting". */
const ONLY_STINGS = /\b(?:sting\w*|burn\w*|itch\w*)\b/g;
/** Nor does what itches from something in the air or from a scent. */
const FROM_OUTSIDE =
	/\b(?:dust|pollen|hay ?fever|cats?|dogs?|perfumes?|fragrances?|scents?)\b.*\b(?:sting\w*|itch\w*|burn\w*)/;

/** Nor what burned for as long as something sharp was on it: spirit behind the razor, lemon that was tried. */
const FROM_SOMETHING_SHARP =
	/\b(?:spirits?|alcohol|after ?shave|cologne|antiseptics?|dettol|disinfectants?|tcp|astringent|lemons?|limes?|vinegar|baking soda|toothpaste)\b.*\b(?:sting\w*|stung|burn\w*)/;
const SHARP =
	/\b(?:spirits?|alcohol|after ?shave|cologne|antiseptics?|dettol|disinfectants?|tcp|astringent|lemons?|limes?|vinegar|baking soda|toothpaste|bump stopper)\b/;
/** So little, or only for the moment behind a razor or a wash, that it says nothing of the rest of the day. */
const MOMENTARY =
	/\b(?:a (?:little|bit|touch)|slightly|sometimes|only|just)\b.*\b(?:after|when i|while|behind) (?:the |a |i |my )?(?:shav\w*|wash\w*|shower\w*|razor|barber)\b/;
/** Tried and done with: it burned then, and is no matter of the skin now. */
const TRIED_ONCE =
	/\b(?:tried|used|bought|put|had)\b.*\b(?:once|one time|a single time|years? ago|months ago|last (?:year|summer|winter|spring|autumn)|back then|never again|(?:threw|gave) it (?:away|back)|fine (?:again|since|now))\b/;
const STILL_FELT = /\b(?:still|since then|ever since|now|today|yesterday|days|weeks|is|are)\b/;
const GOES_ON_NOW = /\b(?:now|still|since|today|yesterday|last night|ever|days?|hours?|weeks?)\b/;

/** The thoughts that say something of the skin itself, and not of one thing that was on it. */
export function withoutBlamed(clauses: readonly Clause[]): Clause[] {
	const over = new Set(
		[...Map.groupBy(clauses, ({ sentence }) => sentence)].flatMap(([sentence, parts]) => {
			const said = parts.map(({ text }) => text).join(" , ");
			return TRIED_ONCE.test(said) && !STILL_FELT.test(said) ? [sentence] : [];
		}),
	);
	return clauses.filter((clause, at) => {
		if (over.has(clause.sentence)) return false;
		const blames = (one: Clause | undefined) =>
			one !== undefined &&
			(readAvoids([one]).length > 0 ||
				readAllergies([one]).length > 0 ||
				FROM_OUTSIDE.test(one.text) ||
				MOMENTARY.test(one.text) ||
				onlyOneStings(one) ||
				(FROM_SOMETHING_SHARP.test(one.text) && !GOES_ON_NOW.test(one.text)));
		const before = clauses[at - 1];
		const follows =
			before?.sentence === clause.sentence &&
			((/^they\b/.test(clause.text) && blames(before)) ||
				(/^(?:it|that|they|stings?|burns?|i do that)\b/.test(clause.text) &&
					SHARP.test(before.text) &&
					!GOES_ON_NOW.test(`${before.text} ${clause.text}`)));
		return !(blames(clause) || follows) || affirms(clause.text.replaceAll(ONLY_STINGS, "..."), STRAINED);
	});
}
