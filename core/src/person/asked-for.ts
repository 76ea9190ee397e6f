import type { Concern } from "../skin/concern.ts";
import { affirms, phrases } from "../skin/note/phrases.ts";
import { type Clause, readNote } from "../skin/note/read-note.ts";
import { questionsOf } from "./asked-questions.ts";
import { dangersTold } from "./dangers-told.ts";
import type { PersonFact } from "./person-fact.ts";

/** Treatments that somebody thinks of adding, by what answers them. */
const THINGS: readonly (readonly [string, RegExp])[] = [
	["retinol", phrases("retinol*|retinal|retinoid*|tretinoin|tret|adapalene|differin|vitamin a cream/serum")],
	[
		"acids",
		/(?<!\b(?:azelaic|hyaluronic|folic|tranexamic|ascorbic|fatty|amino) )\bacids?\b|\b(?:ahas?|bhas?|glycolic|lactic|salicylic|mandelic)\b/,
	],
	[
		"peels",
		/\b(?:a|an|or|the|chemical|home|acid|tca|glycolic|face|facial|strong|light|mild|do|another|which) peel(?:s|ing)?\b(?! off| mask)/,
	],
	[
		"hydroquinone",
		phrases("hydroquinone|bleaching cream*|lightening cream*|whitening cream*|fairness cream*|toning cream*"),
	],
	["vitamin_c", phrases("vitamin c|vit c|ascorbic acid")],
	["scrubs", phrases("scrub|scrubs|dermaplan*|microderm*")],
	[
		"tablets",
		/\b(?:tranexamic|txa|isotretinoin|accutane|roaccutane|antibiotic|steroid|hormone|glutathione|whitening|acne) (?:acid )?(?:tablets?|pills?|capsules?|injections?|drips?)\b/,
	],
	[
		"spot_gel",
		/\b(?:spot|pimple|zit|acne|drying) (?:gels?|creams?|sticks?|lotions?|treatments?)\b|\b(?:benzoyl(?: peroxide)?|bpo)\b/,
	],
	[
		"kitchen",
		phrases(
			"lemon|lemons|lemon juice|lime juice|toothpaste|baking soda|bicarb*|cider vinegar|vinegar|aspirin mask|honey mask|egg white*|turmeric mask|cinnamon",
		),
	],
];
const WISHES =
	/\b(?:thought(?! it was)|thinking|wonder\w*|consider\w*|tempted|would|should|shall|could|can i|may i|might|want\w*|wish\w*|hop(?:e|ing)|plan(?:s|ned|ning)? (?:to|on)|going to|like to|love to|keen|ok to|okay to|safe to|alright to|try|add|adding|start|speed\w*|faster|quicker|sent me|mailed me|posted me|gave me|given me|offered|brought me|bought|ordered|unopened|not opened|yes or no|is it (?:good|ok|okay|safe|bad|true|any good)|(?:bad|good) idea|worth (?:it|a try|trying|buying|adding)|what(?: is|s)? (?:the )?best|which|all good|is good|sells|saw|says?|said|recommend\w*|swears?|keeps? telling)\b/;
const USED = /\b(?:used to|no longer|stopped|gave up|never again|hate|cannot stand|do not want|without)\b/;

/** The question that the next thought puts about what was just named. */
const GOES_ON =
	/^(?:so |and |but |then )?(?:should|shall|can|could|may|do|is) (?:i|we|it|that|this)\b(?=.*\b(?:too|it|one|that|them|add|start|try|need|also|as well|worth|late)\b)/;

/** Taken up already: "he swears by the scrub, so I am on that". */
const USES_IT =
	/^(?:so |and )?i (?:am|have been|went|got) (?:on|using) (?:that|it|them|this)\b|^(?:so |and )?i (?:now )?use (?:it|that|them|this)\b/;

/** What the writer has from a doctor is no wish. */
const PRESCRIBED =
	/\b(?:doctor|doc|gp|derm\w*|nurse|clinic)\b.*\b(?:gave|given|put|prescri\w+|started|has|had)\b|\bprescribed me\b/;

/** What the writer thinks of adding: a plan owes it an answer where the answer is no. */
function asksFor(clauses: readonly Clause[]): PersonFact[] {
	return clauses.flatMap(({ text, quote, sentence }, at) => {
		const next = clauses[at + 1];
		const goes_on = next !== undefined && next.sentence <= sentence + 1 && GOES_ON.test(next.text);
		const uses = next !== undefined && next.sentence === sentence && USES_IT.test(next.text);
		if (!(WISHES.test(text) || goes_on) || USED.test(text) || PRESCRIBED.test(text) || uses) return [];
		const said = goes_on ? `${quote}. ${next.quote}` : quote;
		return THINGS.filter(([, names]) => names.test(text)).map(
			([about]): PersonFact => ({ id: "asks_for", about, quote: said, sure: true }),
		);
	});
}

/** One thing and no more; said of what is wanted, not of when it is worn or of the only one that does not sting. */
const ONLY_SUNSCREEN =
	/\b(?:only|just) (?:want|need|wish|wanted|after|looking for)(?: for)?(?: an?| some| my| one| good| the)* (?:sunscreen|sun ?cream|sunblock|spf)\b(?! (?:and|or|with a)\b)|^(?:please )?(?:only|just) (?:an? |one )?(?:sunscreen|sun ?cream|sunblock|spf)(?: please| for me| and nothing)?(?= ,|$| nothing)|\b(?:sunscreen|sun ?cream|sunblock) (?:only|and nothing else)(?= please|$| ,)|\bnothing (?:but|except) (?:an? )?(?:sunscreen|sun ?cream|sunblock)\b/;
const ONE =
	"(?:one|1|a single) (?:single |good |decent |cheap |affordable )?(?:tube|product|cream|bottle|jar|pot|tub|thing|item|step|purchase)(?! (?:in the|at|for the|per|every|each|a) (?:morning|night|day|evening))";
/** One thing to buy or use, and said to be all. */
const ONE_PRODUCT = new RegExp(
	[
		`\\b(?:only|just|at most|max\\w*|no more than|not more than|never more than) (?:want |wanting |need |use |do |buy |get |afford |for |manage |have (?:money|room|time|patience) for )*${ONE}\\b(?! (?:that|which|i (?:have|own|use)))`,
		`\\b${ONE}\\b(?: for \\w+)?(?: ,| and| is|,)? (?:no more|not more|nothing (?:else|more)|that is (?:it|all)|max\\w*|only|at most|tops|my limit|and done|full stop|period|all i (?:want|can|will))\\b`,
		`\\b(?:can|could|will|may) (?:only |just )?(?:buy|afford|get|manage|do) (?:only |just )?${ONE}\\b`,
		`^${ONE}$`,
	].join("|"),
);
const ONE_PRODUCT_ABROAD =
	/(?<![\p{L}])(?:(?:eine?n?|nur eine?n?) (?:tube|creme|produkt|sache|fl[aä]schchen)\b.*\b(?:mehr nicht|nicht mehr|und fertig|sonst nichts)|nur eine?n? (?:tube|creme|produkt)|un seul (?:produit|tube|pot)|une seule (?:cr[eè]me|chose)|un solo (?:producto|tubo|bote|prodotto|tubetto)|una sola (?:crema|cosa)|um s[oó] (?:produto|creme|tubo)|s[oó] um (?:produto|creme)|tylko jeden (?:produkt|krem)|jeden krem i (?:tyle|koniec))(?![\p{L}])/iu;
/** Who does nothing in the evening. A bad sleeper tells of something else. */
const MORNINGS_ONLY =
	/\bat night i (?:just |only |want to )?sleep(?=$| ,)|\b(?:want|do|will do|please|with) nothing at night\b|\bno (?:night|evening) (?:routine|steps?|creams?|products?)\b|\bmornings? only(?=$| ,| please)/;
const OWN_BALM =
	/\b(cold cream|night cream|vaseline|petroleum jelly|shea butter|(?:healing |own )?(?:ointment|balm))\b/;
const KEEPS_IT =
	/\b(?:not (?:want to )?(?:remove|take|touch|stop|give)\b|(?:i|to|will|want to|let me) keep\b|keep (?:it|my)\b|leave me (?:it|my)\b|i like it\b)/;

/** How much of a plan somebody wants, and what of their own has to stay in it. */
function asksForSize(clauses: readonly Clause[]): PersonFact[] {
	return clauses.flatMap(({ text, quote, kind }): PersonFact[] => {
		if (kind === "past" || kind === "someone_else") return [];
		const asks = (about: string): PersonFact => ({ id: "asks_for", about, quote, sure: true });
		const balm = OWN_BALM.exec(text)?.[1];
		return [
			...(ONLY_SUNSCREEN.test(text) ? [asks("only_sunscreen")] : []),
			...(ONE_PRODUCT.test(text) || ONE_PRODUCT_ABROAD.test(quote) ? [asks("one_product")] : []),
			...(MORNINGS_ONLY.test(text) ? [asks("mornings_only")] : []),
			...(balm !== undefined && KEEPS_IT.test(text)
				? [asks("own_balm"), { id: "owns" as const, about: balm, quote, sure: true }]
				: []),
		];
	});
}

const WUDU = /\b(?:wudu|wudhu|wuzu|ablutions?|abdest)\b/;

/** Washing before prayer, which a plan for the day has to know. */
function waysOfLife(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.find(({ kind, text }) => kind === "own" && WUDU.test(text));
	return told === undefined ? [] : [{ id: "asks_for", about: "wudu", quote: told.quote, sure: true }];
}

/** Who may give leave: a professional, or the pronoun right behind one. */
const PROFESSIONAL = "doctor|doc|gp|derm\\w*|nurse|clinic|pharmacist|midwife|prescriber";
const NAMES_PROFESSIONAL = new RegExp(`\\b(?:${PROFESSIONAL})\\b`);
const PRONOUN = /^(?:she|he|they)\b/;
/** A doctor who knows the medicine agrees that something is added. */
const MAY_ADD = new RegExp(
	`\\b(?:${PROFESSIONAL}|she|he|they)\\b(?: \\w+){0,4} (?:happy|fine|ok|okay|good|agrees?|agreed|said|says|told me|lets? me|allow\\w*)\\b(?: \\w+){0,6} (?:add|use|try|put on|combine)\\b(?: \\w+){0,4} (?:creams?|gels?|serums?|something|anything|adapalene|azelaic|benzoyl|topicals?|products?)\\b`,
);
/** "Said not to use any other cream", "happy with me and use nothing else", "not before asking". */
const NO_LEAVE =
	/\b(?:not|never|no|nothing|none|nor|without|instead|unless|until|stop(?:ped)?|avoid\w*|refus\w*|against|before asking|ask(?:ed|ing)? (?:her|him|them|me)? ?(?:first|before)|too early|too soon)\b/;

function hasLeave(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.find((clause, at) => {
		const said = affirms(clause.text, MAY_ADD) ? MAY_ADD.exec(clause.text) : null;
		if (said === null || NO_LEAVE.test(restOf(clauses, at))) return false;
		if (!PRONOUN.test(said[0])) return true;
		const before = clause.text.slice(0, said.index);
		const earlier = clauses.slice(Math.max(0, at - 1), at).map(({ text }) => text);
		return NAMES_PROFESSIONAL.test([...earlier, before].join(" "));
	});
	return told === undefined ? [] : [{ id: "asks_for", about: "may_add", quote: told.quote, sure: true }];
}

/** A thought with what the same sentence goes on to say: "told me to use a cream, but not before May". */
function restOf(clauses: readonly Clause[], at: number): string {
	const sentence = clauses[at]?.sentence;
	return clauses
		.slice(at)
		.filter((clause) => clause.sentence === sentence)
		.map(({ text }) => text)
		.join(" , ");
}

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

function shopWishes(clauses: readonly Clause[]): PersonFact[] {
	return SHOP_WISHES.flatMap((about): PersonFact[] => {
		const told = clauses.find(({ kind, text }) => kind !== "past" && WORDS[about].test(text));
		return told === undefined ? [] : [{ id: "asks_for", about, quote: told.quote, sure: true }];
	});
}

/** Wishes of a note that are no facts about the person and that a plan still owes an answer. */
export function wishesOf(note: string | null): PersonFact[] {
	if (note === null) return [];
	const { clauses } = readNote(note);
	const wishes = [
		...asksFor(clauses),
		...asksForSize(clauses),
		...waysOfLife(clauses),
		...hasLeave(clauses),
		...dangersTold(clauses),
		...shopWishes(clauses),
	];
	return [...wishes, ...questionsOf(note, wishes)];
}

/** How people name what a photo reads. */
const NAMED: readonly (readonly [Concern, RegExp])[] = [
	["acne", /\b(?:acne|spots(?! (?:gone|fade))|pimples?|zits?|break ?outs?|breaking out|blemish\w*)\b/],
	[
		"dark_spots",
		/\b(?:patch(?:es)?|dark spots?|brown (?:\w+ )?(?:spots?|dots?|marks?|stamps?|islands?)|marks?|dots|melasma|pigment\w*|hyperpigment\w*|even (?:skin )?tone|even (?:out|everything)|stains?|ghosts)\b/,
	],
	["redness", /\b(?:redness|red(?:der)? (?:cheeks?|face|nose)|less red|flush\w*|rosacea)\b/],
	["lines", /\b(?:lines?|wrinkles?|crow ?s? ?feet|crosshatch|furrows?|elevens|creases?)\b/],
	["pores", /\b(?:pores?|black ?heads?|black (?:dots|spots))\b/],
	["shine", /\b(?:shin(?:e|y|ing)|oil(?:y|iness)?|greas(?:e|y|iness))\b/],
	["texture", /\b(?:texture|rough\w*|bumps?|bumpy|smooth\w*)\b/],
	["dryness", /\b(?:dry(?:ness)?|thirsty|hydrat\w*|flak\w*|ashy)\b/],
];
const PUT_FIRST =
	/\b(?:what (?:i (?:really |actually )?(?:mind|hate|want gone)|bothers me(?: most)?|gets me)|most of all|above all|mostly|mainly|main (?:thing|problem|concern|issue|worry)|number one|priority|biggest|(?:my |the )?only (?:thing|problem|concern|matter|worry)|is (?:the|my) (?:matter|problem)|that is (?:really )?(?:it|all)|and nothing else|nothing else|comes? first|(?:but|and|,) (?:\w+ )?first|first (?:of all|please)|just (?:want|need|wish)|care about|it is (?:the|my|these|those))\b/;
const PUT_LAST =
	/\b(?:can live with|do not mind|not (?:so |that )?bothered|do not care about|not worried about|later|second|also|as well|too|not what)\b/;

/** The concern that a note puts before all others; null where it puts none first, or two. */
export function mainConcern(note: string | null): Concern | null {
	if (note === null) return null;
	const clauses = readNote(note).clauses.filter(({ kind }) => kind === "own" || kind === "hypothetical");
	const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
	const found = sentences.flatMap((parts) => {
		const first = parts.some(({ text }) => PUT_FIRST.test(text));
		if (!first) return [];
		return parts
			.filter(({ text }) => !PUT_LAST.test(text))
			.flatMap(({ text }) => NAMED.filter(([, said]) => said.test(text)).map(([concern]) => concern));
	});
	const [only, ...others] = [...new Set(found)];
	return only !== undefined && others.length === 0 ? only : null;
}
