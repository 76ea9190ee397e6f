import { affirms } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

/** Three times a day and more; water before prayer is no wash. */
const OFTEN_WASHED =
	/\b(?:cleanser|wash|foam|soap)\w*(?: \w+)? (?:x ?[3-9]|[3-9] ?x|(?:three|four|five) times)(?: (?:a|per) day)?\b|\bwash(?: \w+){0,3} (?:at (?:lunch|noon|midday|work)|between) (?:too|as well|again)\b|\bwash\w*(?: \w+){0,4} (?:[3-9]|10|three|four|five|six|seven|eight|ten|many|several)(?: ?x| times)(?: \w+)? (?:a|per|every|each) day\b|\bwash\w*(?: \w+){0,4} every (?:hour|two hours|few hours)\b/;

/** Things in use that irritate a face that is dry, red, sore or shaved, by what they are called in a plan. */
const IRRITANTS: readonly (readonly [string, RegExp])[] = [
	[
		"menthol",
		/\b(?:menthol\w*|camphor|peppermint (?:\w+ )?(?:wash|scrub|gel|cleanser|lotion)|mint\w* (?:\w+ )?(?:wash|cleanser))\b/,
	],
	[
		"antiseptic",
		/\b(?:antiseptic(?: (?:liquid|lotion|wash|cream|spray))?s?|dettol(?! soap)|disinfectants?|savlon liquid|tcp|hydrogen peroxide|surgical spirit|betadine|iodine)\b/,
	],
	[
		"aftershave",
		/\b(?:after ?shaves?|eau de cologne|cologne|woda po goleniu|wod[eyą] po goleniu|rasierwasser|dopobarba|apr[eè]s[ -]rasage|p[oó]s[ -]barba|loci[oó]n (?:para )?despu[eé]s de afeitar\w*)(?![\p{L}])(?! balms?)/u,
	],
	[
		"a whitening wash",
		/\b(?:whiten\w*|lighten\w*|fairness) (?:facial |face )?(?:wash(?:es)?|cleansers?|foams?)\b/,
	],
	["a peeling oil", /\bpeeling (?:oils?|creams?|milks?)\b/],
	[
		"a bleaching soap",
		/\b(?:mixed|mixing) creams?\b|\b(?:bleach\w*|whiten\w*|lighten\w*|fairness|toning) (?:soaps?|creams?|lotions?)\b/,
	],
	[
		"soap",
		/(?<!\b(?:bleach\w*|whiten\w*|lighten\w*|fairness|toning|dove|sebamed|cetaphil|cerave|vanicream|eucerin) )\b(?:bar soaps?|bars? of soap|soap bars?|hand soap|dish soap|black soap|soaps?)\b(?! free)/,
	],
	// Bars that wash faces in many a home, by their makers' names.
	[
		"soap",
		/\b(?:irish spring|dial(?: (?:bar|gold|soap))|ivory (?:bar|soap)|zest bar|safeguard bar|palmolive bar|lux bar|imperial leather|shea bar|aleppo|pears bar)\b/,
	],
	[
		"soap",
		/\b(?:sabun|saabun|savon|sabonete(?! (?:facial|l[ií]quido|em gel))|jab[oó]n(?! facial)|myd[lł]o|seife|sapone|sab[aã]o|dettol soap|lifebuoy|carbolic|antiseptic (?:soap|wash))\b/,
	],
	[
		"soap",
		/\b(?:wash\w*|clean\w*|face) (?:\w+ ){0,4}?(?:with|in|using) (?:an? |the |some |good old |plain |just )*(?:ivory|dial|zest|lux|safeguard|irish spring|imperial leather|palmolive|pears|cussons|camay|yardley|cinthol|santoor|duru|hamam|wright s|coal tar)\b(?! (?:gel|cream|lotion))/,
	],
	["washing often", OFTEN_WASHED],
	["wipes", /\b(?:(?:\w+ )?wipes)\b/],
	[
		"hair grease",
		/\b(?:edge control|edge gel|hair (?:grease|pomade|gel|wax|paste|clay|mousse|spray|oil|cream|food)|(?:styling|setting|curl) (?:gel|cream|wax|mousse|custard)|brylcreem|pomade|braiding gel)\b/,
	],
	// Heat that is put on, and brushes that turn.
	[
		"hot towels",
		/\b(?:hot|boiling|scalding|steaming) (?:\w+ )?(?:towels?|flannels?|face ?cloths?|cloths?|compress\w*)\b|\bsteam(?:ing|er|ers)?\b(?= (?:my|the|his|her|at|every|facial|machine)|$)/,
	],
	[
		"bought off a post",
		/\b(?:serums?|creams?|oils?|lotions?|drops|potions?|mixtures?|toners?|soaps?|pots?|jars?)\b(?: \w+){0,3} (?:from|off|on|via|by|through) (?:\w+ )?(?:instagram|insta|ig|tik ?tok|facebook|whatsapp|telegram|snapchat|the market|a market|market stall|ali ?express|temu|shein|a vendor|an online vendor)\b|\b(?:instagram|insta|tik ?tok|facebook|whatsapp|temu|ali ?express|market) (?:\w+ )?(?:serums?|creams?|oils?|lotions?|drops|toners?)\b/,
	],
	["pore strips", /\b(?:pore|nose|blackhead) strips?\b/],
	[
		"shower gel",
		/\b(?:shower gels?|dusch ?gel|gel douche|gel de (?:ducha|banho)|bagnoschiuma|docciaschiuma|[zż]el pod prysznic|body wash(?:es)?|3[ -]in[ -]1\b(?: \w+)?|all in one wash|shampoo on my face)\b/,
	],
	[
		"lemon juice",
		/\b(?:lemons?|lemon juice|lime juice|nimb[uo]o?|lim[oó]n|lim[aã]o|citron|zitronen?|cytryn\w*|limone)(?![\p{L}])/u,
	],
	["turmeric", /\b(?:turmeric|haldi|c[uú]rcuma|kurkuma)\b/],
	["toothpaste", /\btoothpaste\b/],
	["baking soda", /\b(?:baking soda|bicarb\w*)\b/],
	["tea tree oil", /\btea tree(?: oil)?\b/],
	[
		"undiluted oils",
		/\b(?:undiluted|neat|pure|straight) (?:\w+ ){0,2}oils?\b|\b(?:essential|lavender|peppermint|oregano|clove|cinnamon|eucalyptus) oils?\b(?! free)/,
	],
	[
		"borrowed products",
		/\b(?:flat ?mate|room ?mate|house ?mate|sister|mum|mom|mother|friend|girlfriend|boyfriend|wife|husband|cousin|aunt\w*)s?\b(?: s)? (?:serums?|creams?|retinol|acids?|toners?|products?|stuff|skin ?care)\b|\b(?:creams?|serums?|oil|lotion|stuff|pot|tub)(?: \w+){0,2} (?:of|from) (?:my|a) (?:friend|sister|flat ?mate|room ?mate|cousin|aunt\w*|client)\b|\b(?:nick(?:ed|ing)?|borrow(?:ed|ing)?|pinch(?:ed|ing)?|steal(?:ing)?|stole) (?:hers|his|theirs|some of hers|my \w+(?: \w+)? (?:serums?|creams?|retinol|acids?|toners?|products?|stuff|skin ?care))\b/,
	],
	["a bump stopper with alcohol", /\bbump (?:stopper|stop|fighter)\w*\b/],
	["a clay mask", /\b(?:multani mitti|clay masks?|fuller.?s earth|bentonite)\b/],
	["an oil or butter", /\b(?:coconut oil|castor oil|olive oil(?! soap)|baby oil|shea butter|cocoa butter)\b/],
	[
		"scented care",
		/\b(?:scented|perfumed|rose) (?:\w+ )?(?:toner|cream|lotion|mist|water|oil)\b|\b(?:wash|gel|cream|lotion|foam|cleanser|soap|balm|mist|toner)\b(?: \w+){0,2} (?:that |which )?smell(?:s|ing)? (?:like|of|nice|lovely|gorgeous|amazing|so good)\b|\b[aá]gua de rosas\b|\bagua de rosas\b|\beau de rose\b/u,
	],
	// What only takes something off is no scrub.
	[
		"a scrub",
		/\b(?:besan|ubtan|uptan|walnut shell|apricot (?:\w+ )?(?:wash|scrub|cleanser)|st ives apricot|sugar scrub|coffee scrub|salt scrub|scrub(?:s|bing)?(?!(?: \w+)? off\b)|exfoliating (?:brush|mitt|glove)|loofah|(?:cleansing|spinning|rotating|sonic|electric face|facial) brush|clarisonic|foreo)\b/,
	],
	[
		"an alcohol toner",
		/\b(?:astringents?|witch hazel|rubbing alcohol|(?:surgical|methylated|white) spirits?|alcohol\w* (?:toner|tonic|pads|lotion)|(?:toner|tonic) with alcohol|t[oô]nic[oa] (?:com|con) [aá]lc[oo]?h?o?l|lotion tonique|tonique à l.alcool|gesichtswasser mit alkohol|tonik z alkoholem)(?![\p{L}])/u,
	],
];
const IN_USE =
	/\b(?:use|uses|using|wash|washed|washes|washing|clean|cleaning|cleanse|splash\w*|slap\w*|dab\w*|wipe|wiping|rub|rubbing|swear by|always|every|daily|my|with|since|only|put|putting|works?|uso|passo|passa|pongo|mets|utilise|nehme)\b/;
const NOT_IN_USE =
	/\b(?:stopped|gave up|used to|no longer|never|refuse[ds]?|should (?:i|use|try|buy)|can i|could i|would|what about|instead of|is it|without)\b|\b(?:my|our|the|your) \w+(?: \w+)? (?:swears|swore) (?:by|on)\b|\bwipe[sd]? (?:me|him|her|out|the|my)\b/;

const OFF_THE_FACE =
	/\b(?:on|for) (?:the |my |our )?(?:body|legs?|hands?|arms?|feet|foot|elbows?|knees?|back|hair|scalp)\b(?!.*\bface\b)/;

const LEFT_OUT =
	/(?<!\p{L})(?:sans|sem|sin|senza|ohne|bez|without) \p{L}+(?: (?:ni|nor|e|y|et|und|o|or|oder|ou) \p{L}+)*|\p{L}+[ -]free(?!\p{L})/giu;

/** A name without what it says it does not hold: "sans r\u00e9tinol", "cortisone-free". */
export function withoutLeftOut(name: string): string {
	return name.replaceAll(LEFT_OUT, " ");
}

/** The irritants that the name of a product in use tells; none of what goes elsewhere: "cocoa butter on the body". */
export function irritantsIn(name: string): string[] {
	const text = withoutLeftOut(name).toLowerCase().replaceAll("-", " ");
	if (OFF_THE_FACE.test(text)) return [];
	return IRRITANTS.filter(([, said]) => said.test(text)).map(([about]) => about);
}

/** What a note tells in use that a strained face does better without. */
export function usedIrritants(clauses: readonly Clause[]): PersonFact[] {
	return clauses
		.filter(({ kind, text }) => kind === "own" && IN_USE.test(text) && !NOT_IN_USE.test(text))
		.flatMap(({ text, quote }) =>
			IRRITANTS.filter(([, said]) => affirms(text, said)).map(
				([about]): PersonFact => ({ id: "uses_irritant", about, quote, sure: true }),
			),
		);
}
