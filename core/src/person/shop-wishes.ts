import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

/** Wishes about the things themselves, which a list of ingredients and prices cannot always keep; each gets a word. */
export const SHOP_WISHES = [
	"less_plastic",
	"nothing_heavy",
	"cruelty_free",
	"own_shop",
	"nicer_things",
	"travel_size",
	"must_shave",
] as const;
export type ShopWish = (typeof SHOP_WISHES)[number];

const WORDS: Readonly<Record<ShopWish, RegExp>> = {
	less_plastic:
		/\b(?:no|less|without|avoid\w*|hate|fewer|not in|rather not) (?:\w+ )?plastic\w*\b|\bplastic free\b|\bzero waste\b|\brefill\w*\b|\brecycl\w* (?:pack\w*|bottles?|tubes?)\b|\bglass (?:bottle|jar)s?\b/,
	nothing_heavy:
		/\b(?:nothing|not|no|never|hate|hates|without|less) (?:\w+ ){0,2}(?:heavy|greasy|sticky|thick|gloopy|claggy|oily creams?|rich)\b|\b(?:gels?|fluids?|light (?:ones?|texture)) (?:not|rather than|over|instead of|never) (?:a )?(?:creams?|thick|heavy)\b|\b(?:something|anything|stuff) (?:very |really )?light(?:weight)?\b/,
	cruelty_free:
		/\bcruelty free\b|\b(?:not|no|never|without|nothing) (?:\w+ )?(?:animal test\w*|test\w* on animals)\b/,
	own_shop:
		/\b(?:only|just|has to be|must be|needs to be|can only|all i have is|all there is is)(?: \w+){0,4} (?:superdrug|boots|savers|tesco|asda|sainsburys?|lidl|aldi|dm|rossmann|mercadona|carrefour|biedronka|walmart|target|dollar (?:store|general)|walgreens|cvs|chemist warehouse|priceline|coles|woolies|clicks|dischem|shoppers drug mart|watsons|guardian|nykaa|big ?c|naivas|shoprite|local (?:shop|chemist|pharmacy)|corner shop|village shop)\b/,
	nicer_things:
		/\b(?:nothing|not|no|never) (?:\w+ )?(?:from|at|in) (?:the |a )?(?:supermarket|drugstore|discounter|bargain bin)\b|\b(?:i (?:\w+ )?(?:like|love|want|prefer)|treat myself to) (?:\w+ )?(?:nice|luxur\w*|beautiful|high end|posh) (?:things|products|stuff|creams|ones|brands)\b|\btreat myself\b/,
	travel_size:
		/\b(?:travel size\w*|hand luggage|carry ?on (?:bag|luggage|only)|cabin bag|ziplocs?|zip ?lock|fits? in (?:a|my|the) (?:\w+ )?(?:bag|pocket|pouch|locker|backpack|rucksack)|live out of a (?:bag|suitcase|van)|on the road)\b/,
	must_shave:
		/\b(?:growing it out|grow\w* (?:it|a|the|my) (?:\w+ )?(?:out|beard)|beards?|stubble)\b.*\b(?:not an option|no option|not possible|not allowed|cannot|forbidden|out of the question)\b|\b(?:have|has|need|must|got) to (?:be clean ?shaven|shave (?:every|daily|for))\b|\b(?:clean ?shaven|shave)\b.*\b(?:respirator|uniform|army|navy|regulation\w*|policy|work|job|boss|supervisor)\b|\b(?:job|work|boss|supervisor|army|navy|company|school)\b.*\b(?:clean ?shaven|look neat|no beards?|no stubble)\b/,
};

export function shopWishes(clauses: readonly Clause[]): PersonFact[] {
	return SHOP_WISHES.flatMap((about): PersonFact[] => {
		const told = clauses.find(({ kind, text }) => kind !== "past" && WORDS[about].test(text));
		return told === undefined ? [] : [{ id: "asks_for", about, quote: told.quote, sure: true }];
	});
}
