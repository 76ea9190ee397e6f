import { BRAND_LINES, pageOf } from "../knowledge/things/brands.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";
import { irritantsIn, withoutLeftOut } from "./used-irritants.ts";

/** Makers whose names are often written with a slip; a word one letter off counts as one of them. */
const OFTEN_MISSPELT = [
	"cetaphil",
	"cerave",
	"effaclar",
	"differin",
	"sudocrem",
	"panoxyl",
	"acnecide",
	"anthelios",
	"vanicream",
	"neutrogena",
	"toleriane",
	"bioderma",
	"aquaphor",
	"eucerin",
	"cicaplast",
	"himalaya",
	"skinceuticals",
	"supergoop",
	"physiogel",
	"ordinary",
] as const;
const LEAST_LETTERS = 6;

/** Lower case, without accents and marks; a slip in a maker's name settled. */
function plain(name: string): string {
	return name
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/['\u2019]/g, "")
		.replaceAll("&", " and ")
		.replaceAll(/[^a-z0-9]+/g, " ")
		.trim()
		.split(" ")
		.map(settled)
		.join(" ");
}

function settled(word: string): string {
	if (word.length < LEAST_LETTERS) return word;
	const sounds = (name: string): string => name.replaceAll("ph", "f");
	return OFTEN_MISSPELT.find((name) => isOneOff(sounds(word), sounds(name))) ?? word;
}

/** At most one letter more, less or other, or two neighbours changed over. */
function isOneOff(one: string, other: string): boolean {
	if (one === other) return true;
	if (Math.abs(one.length - other.length) > 1) return false;
	let from = 0;
	while (from < one.length && one[from] === other[from]) from++;
	const [a, b] = [one.slice(from), other.slice(from)];
	return (
		a.slice(1) === b.slice(1) ||
		a.slice(1) === b ||
		a === b.slice(1) ||
		(a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
	);
}

const KIND = / \[[^\]]*\]$/;

/** What stands on bottles in other languages, without accents, and what it is; read as English by whoever reads a bottle. */
const ABROAD: readonly (readonly [RegExp, string])[] = [
	[/\bretinolo?\b|\bretin(?:yle?|ile?|ilo)\b/, "retinol"],
	[/\bretinald(?:ehyde|ehido|eide|ehyd)\b|\bretinale?\b/, "retinal"],
	[
		/\btretino(?:ine|ina)\b|\btretynoina\b|\b(?:acido|acide) retinoi(?:co|que)\b|\bretinsaure\b|\bvitamin a saure\b|\bvitamina a acida\b|\bkwas retinowy\b/,
		"tretinoin",
	],
	[/\bisotretino(?:ine|ina)\b|\bizotretynoina\b/, "isotretinoin"],
	[/\badapale(?:ne|no|n)\b/, "adapalene"],
	[
		/\b(?:acide|acido) salicyl?i(?:que|co)\b|\bacido salicilico\b|\bsalicylsaure\b|\bkwas salicylowy\b/,
		"salicylic acid",
	],
	[/\b(?:acide|acido) gl[yi]coli(?:que|co)\b|\bglykolsaure\b|\bkwas glikolowy\b/, "glycolic acid"],
	[/\bacide lactique\b|\bacido la(?:c|t)?tico\b|\bmilchsaure\b|\bkwas mlekowy\b/, "lactic acid"],
	[/\bacide mandelique\b|\bacido mandelico\b|\bmandelsaure\b|\bkwas migdalowy\b/, "mandelic acid"],
	[/\b(?:acide|acido) azelai(?:que|co)\b|\bazelainsaure\b|\bkwas azelainowy\b/, "azelaic acid"],
	[
		/\b(?:acide|acido) (?:hyaluronique|h?ialuronico)\b|\bhyaluronsaure\b|\bkwas hialuronowy\b/,
		"hyaluronic acid",
	],
	[
		/\bpero(?:xyde|xido|ssido) (?:de|di) benzoi?(?:yle|lo|la|le)\b|\bbenzoylperoxid\b|\bnadtlenek benzoilu\b/,
		"benzoyl peroxide",
	],
	[/\b(?:vitamin[ae]|vitamin|witamina) c\b/, "vitamin c"],
	[/\bh(?:i|y)dro(?:quinona|chinon)\b|\bidrochinone\b|\bhydrochinon\b/, "hydroquinone"],
	[/\b(?:corti(?:sone|sona|son)|hidrocortisona|hydrokortison|idrocortisone)\b/, "hydrocortisone"],
	[/\bsabonete (?:facial|liquido|em gel)\b|\bjabon facial\b/, "face wash"],
	[/\b(?:savon|sabonete(?! (?:facial|liquido|em gel))|jabon(?! facial)|seife|sapone|mydlo)\b/, "soap"],
	[/\b(?:gommage|esfoliante|exfoliante)\b/, "scrub"],
	[/\b(?:tonique|tonico|gesichtswasser)\b/, "toner"],
	[
		/\b(?:ecran|creme|protetor|protector|crema|krem) (?:solaire|solar|solare|z filtrem)\b|\bsonnen(?:creme|schutz)\b/,
		"sunscreen",
	],
	[
		/\b(?:nettoyante?|limpador|limpiador|limpeza|limpieza|reinigung\w*|waschgel|detergente viso)\b/,
		"cleanser",
	],
	[/\b(?:eau micellaire|agua micelar|acqua micellare|mizellenwasser)\b/, "micellar water"],
	[/\b(?:hydratante?|hidratante|idratante|feuchtigkeits\w*|nawilzajacy)\b/, "moisturizer"],
];

/** The English words of what a name says in another language; "" where it says nothing of the kind. */
export function bottleInEnglish(name: string): string {
	const words = plain(withoutLeftOut(name));
	return ABROAD.flatMap(([says, english]) =>
		says.test(words) && !` ${name.toLowerCase()} `.includes(` ${english} `) ? [english] : [],
	).join(" ");
}

/** "EltaMD" or "gel nettoyant" with what it is behind it, for who reads a bottle by its words; as it is where nothing is known of it. */
export function withKind(name: string): string {
	if (KIND.test(name)) return name;
	const words = plain(name);
	const found = BRAND_LINES.find(({ says }) => says.test(words))?.is ?? "";
	const kind = [found, bottleInEnglish(name)].filter(Boolean).join(" ");
	return kind === "" ? name : `${name} [${kind}]`;
}

/** Read by its maker's name, and on no page of its label: told, not checked. */
export function isOnlyTold(name: string): boolean {
	return KIND.test(name) && pageOf(plain(withoutKind(name))) === null;
}

/** A name as somebody wrote it. */
export function withoutKind(name: string): string {
	return name.replace(KIND, "");
}

/** Names that are words of other things too. */
const COMMON_WORD =
	/^(?:simple|lush|buffet|caro|allie|oxy|bask|belif|versed|badger|deriva|humane|skin food|body shop|la mer|minimal\w*|re ?equil|movate|solait|peptide|matrixyl|snail|dew drops|petroleum jelly|vaseline|good genes|olay|clarins|scrub|apricot scrub|acne wash|neem wash|healing ointment|glow maker|q retinol|pure retinol|magic cream|aqua bomb)\b/;
/** Right before the name: "my", "I use the big bottle of". */
const IN_USE =
	/\b(?:my|use|used|using|uses|put|wear\w*|own|have|got|bought|swear by|apply|slap|wash(?:ed)? (?:it |my face |with)|am on|with)(?: \w+){0,4} ?$/;
const OWN = /\b(?:i|my|mine|am|me|we)\b/;
const NOT_MINE =
	/\b(?:swears?|my (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|friend|gran\w*|nan|aunt\w*|wife|husband|boyfriend|girlfriend|partner|daughter|son|cousin|flat ?mate|colleague|barber)|not|no|never|stopped|used to|should i|shall i|could i|can i|would|want(?:ed)?|allerg\w+|thinking|tried|instead of|or|heard|ad|advert\w*|says|said|recommend\w*|worth|dupe|looking at|vs|versus|better than|her|his|their|free|rid of|react\w*|rash|swell\w*|swollen|burn\w*|prescri\w*|doctor|derm\w*)\b/;

/** Things that a note names by their maker and tells as the writer's own. */
export function readBranded(clauses: readonly Clause[]): PersonFact[] {
	return clauses.flatMap(({ kind, text, quote }): PersonFact[] => {
		if (kind !== "own" || NOT_MINE.test(text)) return [];
		const words = plain(text);
		const named = BRAND_LINES.flatMap(({ says }) => says.exec(words) ?? []).find(
			(name) => !COMMON_WORD.test(name),
		);
		if (named === undefined) return [];
		const before = words.slice(0, words.indexOf(named));
		const own = OWN.test(words) && IN_USE.test(before);
		if (!own) return [];
		const about = withKind(nameIn(named));
		return [
			{ id: "owns", about, quote, sure: true },
			...irritantsIn(about).map(
				(one): PersonFact => ({ id: "uses_irritant", about: one, quote, sure: true }),
			),
		];
	});
}

/** "nivea all my life" is called by its first word alone. */
function nameIn(said: string): string {
	return said.replace(BEHIND_A_NAME, "");
}
const BEHIND_A_NAME =
	/ (?:all|my|as|from|for|and|but|or|every|at|in|on|since|with|is|it|the|na|i|to|of|when|because|that|which|twice|once|daily|so|then|a|an|if|by|one|only|now)\b.*$/;

/** Names of products in use, free words or names of a shelf, as what a person told. */
export function factsInUse(names: readonly string[]): PersonFact[] {
	return names.flatMap((name): PersonFact[] => {
		const about = bottleOf(name.trim().toLowerCase()).slice(0, LONGEST);
		if (about === "" || LAID_DOWN.test(name)) return [];
		return [
			{ id: "owns", about: withKind(about), sure: true },
			...(OF_MEN.test(about) ? [{ id: "man" as const, sure: true }] : []),
			...irritantsIn(withKind(about)).map(
				(one): PersonFact => ({ id: "uses_irritant", about: one, sure: true }),
			),
		];
	});
}

/** The thing itself, without how often, since when or from whom: "e45 when I remember (yes, I know)". */
function bottleOf(name: string): string {
	const bare = name
		.replace(/\s*\(.*\)\s*$/, "")
		.replace(
			/,? (?:half (?:full|empty|used|gone)|nearly (?:full|empty|finished|gone)|almost (?:full|empty|finished|gone)|(?:full|last|the last) (?:bit|of it|tube|bottle)|about (?:half|a third)\b.*|from (?:boots|tesco|aldi|lidl|the (?:chemist|pharmacy|supermarket)))$/,
			"",
		)
		.replace(/,? (?:just|recently|newly) (?:bought|got|opened|arrived|ordered)\b.*$/, "")
		.replace(/,? (?:when|whenever|if|but|since|that|which) .*$/, "");
	return bare.trim() === "" ? name : bare.trim();
}

/** A list says of a thing that it is over: "toothpaste (stopped)". */
const LAID_DOWN =
	/\b(?:i )?(?:have )?(?:stopped|quit|gave up|given up|no longer|not any ?more|used to|threw (?:it )?(?:out|away)|binned)\b/i;
const LONGEST = 80;
const OF_MEN = /\b(?:after ?shave|shaving foam|beard (?:oil|balm|wash))\b/;

const HAS =
	/\b(?:i (?:already |now |still |also )?(?:own|have|use|am using|have got|bought|keep)|on my shelf|at home|in my (?:bathroom|drawer|cabinet))\b/;
const NOT_HAD = /\b(?:not|no|never|stopped|used to|should|would|want|allerg\w+|thinking|tried)\b/;
const NAMED =
	/\b((?:(?:retinol|vitamin c|niacinamide|azelaic acid|benzoyl peroxide|adapalene|salicylic acid|glycolic acid|lactic acid|ceramide|hyaluronic acid)(?: \d+(?:\.\d+)?(?: ?(?:%|percent))?)?(?: (?:serum|toner|cream|gel|lotion|moisturi[sz]er|drops|booster))|(?:(?:unopened|sealed) )?(?:retinol|vitamin c|niacinamide|azelaic(?: acid)?) \d+(?:\.\d+)?(?: ?(?:%|percent))?(?! ?(?:times|nights|years|weeks|months|days))|spf ?\d{2}(?: (?:cream|lotion|fluid|gel|sunscreen))?))(?!\w)/g;

/** Products that a note names as the writer's own. */
export function readOwned(clauses: readonly Clause[]): PersonFact[] {
	return clauses
		.filter(({ kind, text }) => kind === "own" && HAS.test(text) && !NOT_HAD.test(text))
		.flatMap(({ text, quote }) =>
			[...text.matchAll(NAMED)].map(
				([, about = ""]): PersonFact => ({ id: "owns", about, quote, sure: true }),
			),
		);
}

/** What treats and is sold to anybody, by its name. */
const SOLD_TO_ANYBODY =
	/\b(adapalene|differin|benzoyl peroxide|panoxyl|acnecide|azelaic acid|salicylic acid|niacinamide|retinol|vitamin c)(?: (?:\d+(?:\.\d+)?(?: ?(?:%|percent))?))?(?: (gel|cream|serum|wash|lotion|cleanser))?/;
const NEVER_OPENED =
	/\b(?:sealed|unopened|un opened|in (?:its|the|their) (?:box(?:es)?|wrapper|wrapping)|(?:never|not|haven ?t|have not|yet to|scared to|afraid to|too \w+ to) (?:yet |even |been |dared? (?:to )?)?(?:open\w*|us(?:e|ed)|tr(?:y|ied)|start\w*|begun|begin)|still (?:new|wrapped|closed))\b/;
const AT_HAND =
	/\b(?:sold me|gave me|bought|got|(?:have|has) (?:a|an|the|some|it|one|two|this|my|\d+|adapalene|retinol|vitamin|azelaic|benzoyl|salicylic|niacinamide)|own|binned|handed|left|sitting|lying|drawer|shelf|cupboard|two of them|one of them|there is)\b/;
const OF_A_DOCTOR = /\b(?:prescri\w*|script|doctor|gp|derm\w*|hospital|clinic|nurse|rx)\b/;

/** "Adapalene, two of them sealed": a treatment sold to anybody that lies there and was not begun. */
export function readUnopened(clauses: readonly Clause[]): PersonFact[] {
	const sentences = Map.groupBy(clauses, ({ sentence }) => sentence);
	return [...sentences.values()].flatMap((parts): PersonFact[] => {
		const said = parts.map(({ text }) => text).join(" , ");
		const named = SOLD_TO_ANYBODY.exec(said);
		if (named === null || !NEVER_OPENED.test(said) || !AT_HAND.test(said) || OF_A_DOCTOR.test(said))
			return [];
		const [, name = "", form] = named;
		const own = parts.find(({ text }) => text.includes(name));
		return own === undefined
			? []
			: [
					{
						id: "owns",
						about: `unopened ${name}${form === undefined ? "" : ` ${form}`}`,
						quote: own.quote,
						sure: true,
					},
				];
	});
}

/** What lies there unopened is no medicine in use. */
export function isOnlyUnopened(fact: PersonFact, unopened: readonly PersonFact[]): boolean {
	return (
		fact.id === "prescription_retinoid" &&
		unopened.some(({ about = "", quote }) => quote === fact.quote && /adapalene|differin/.test(about))
	);
}

/** Plain care by its maker's name, as people have it at home. */
const BOTTLED =
	/\b(?:a|the|my|big|half|old|another|some) (?:\w+ )?(?:tubs?|bottles?|jars?|tubes?|pumps?|pots?|tins?|bars?) of ((?:cerave|cetaphil|vanicream|aveeno|eucerin|la roche posay|neutrogena|simple|e45|diprobase|nivea|ponds?|vaseline|dove|olay|physiogel|bioderma|avene|sebamed|aquaphor|lubriderm|qv)(?: (?!(?:and|but|that|which|i|from|at|in|for|so|to|is|it|we|on|or|left|already|since|with|because|when|until|every|like|my|the|has)\b)[a-z]+){0,3})/;

/** "There's a tub of vanicream": plain care that somebody has. */
export function readBottled(clauses: readonly Clause[]): PersonFact[] {
	return clauses.flatMap(({ kind, text, quote }): PersonFact[] => {
		const named = kind === "own" || kind === "hypothetical" ? BOTTLED.exec(text) : null;
		const about = named?.[1];
		if (about === undefined || NOT_HAD.test(text.slice(0, named?.index))) return [];
		return [{ id: "owns", about: withKind(about), quote, sure: true }];
	});
}

const CONTENT =
	/\b(?:(?:quite |very |really |pretty )?happy with (?:my |the |this )?(?:skin|routine|face|it|products|what i)|keep (?:all )?(?:my|these|them|the) (?:own )?(?:products|routine|creams?|things)|i keep my \w+|not (?:to )?touch (?:these|them|this|it|my)|(?:everything|it|all|that|this) (?:works|suits)(?: \w+){0,3} (?:well|fine|me)|(?:support|tolerate|bear|take) (?:it |them |all |everything )+(?:\w+ )?well|no problems?(?: with| at all|$)|(?:is |if )?(?:anything|something|it) (?:is )?(?:missing|lacking|misses)|misses something|missing (?:anything|something)|wasting (?:my )?money|(?:ok|okay|good|fine|enough) like (?:this|that|it is)|do i (?:really )?need (?:a |an |any |some )?(?:serum|more|anything|something|toner)|i need (?:a )?serum|took (?:me )?(?:\w+ )?years? to find)\b/;
/** Who asks what to add wants more than to hear that all is well. */
const WANTS_MORE =
	/\b(?:worth adding|to add|should i add|what else|want(?:ing|ed)? to (?:start|try|add)|been wanting|next step|fade|get rid|fix|clear up)\b/;

/** Who has found what suits them, and wants to keep it or hear whether it is enough. */
export function readContent(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else" || clauses.length === 1);
	if (own.some(({ text }) => WANTS_MORE.test(text))) return [];
	const told = clauses.find(
		({ text }) => CONTENT.test(text) && !/\bnot (?:so |very |really )?happy\b/.test(text),
	);
	return told === undefined ? [] : [{ id: "content", quote: told.quote, sure: true }];
}

const NOTHING_NEW =
	/\b(?:not (?:another|one more|a single|any new|any more)|no (?:new|more|further|other)) (?:bottles?|products?|tubes?|jars?|creams?|serums?|stuff|things?|purchases?|shopping)\b|\bnothing (?:new|more|else) to (?:buy|purchase)\b|\b(?:do not|will not|not going to|refuse to) (?:want to )?buy(?:ing)? (?:anything|any|another|more|new)\b|\b(?:buy|buying) nothing\b|\bwithout buying\b|\b(?:only|just) (?:use|using|with) what i (?:have|own|got)\b|\buse up what i\b|\bwith what i (?:already )?(?:have|own)\b/;

/** Who wants an order for what they have, and nothing bought. */
export function wantsNothingNew(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.find(({ kind, text }) => kind !== "someone_else" && NOTHING_NEW.test(text));
	return told === undefined ? [] : [{ id: "nothing_new", quote: told.quote, sure: true }];
}
