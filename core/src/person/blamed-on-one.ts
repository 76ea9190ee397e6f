import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

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
