import { editDistance } from "../../products/search/typing-errors.ts";

/** Words the reader looks for and people misspell. A word one or two letters away from one of these is read as it. */
export const VOCABULARY: readonly string[] =
	`acid acids acne adapalene allantoin alternative alternatives arbutin azelaic bakuchiol benzoyl better blackheads
	breakout breakouts breastfeeding brighten budget caffeine centella ceramide ceramides changed cheaper cheapest cheeks
	circles clay cleanse cleanser cleansers cleansing collagen combination combine commission confident cosmetic
	dermatologist different dryness essence evening exfoliant exfoliants exfoliate exfoliating exfoliation exfoliator
	expensive forehead fragrance fragranced gluconolactone glycerin glycolic glycolate hyaluronic hydrating hydration
	hydroquinone hyperpigmentation improve improved improvement ingredient ingredients instructions irritated irritating
	irritation kojic lactic layer licorice mandelic marks measurable measured melasma moisturizer moisturizers
	moisturizing morning mornings niacinamide night nursing ointment panthenol paraben parabens peptide peptides peroxide
	petrolatum pigmentation pimple pimples pores pregnancy pregnant prescription previous price privacy product products
	progress purging recommend recommendation recommended redness report retinal retinoid retinoids retinol results
	rosacea routine salicylic sensitive sensitivity serum serums severity shiny squalane subscription suggest suggestion
	sulfur sunscreen sunscreens texture together toner toners tranexamic tretinoin under unscented uneven vegan vitamin
	warnings weekly whiteheads winter wrinkle wrinkles yesterday`.split(/\s+/);

/** Ordinary words close to one above, and never a slip of it. */
const ORDINARY: ReadonlySet<string> = new Set(
	`about above acids actress after again alone anger arrive avid battery beard beast bitter butter caring change
	changes charge cheap cheeky cheers chick circle clear clearly cleaner cleaners client close clouds clean colors
	combing complete consider could count course crease cream cure darks dense direct drink drinks dresses early easily
	effect entire essential ever every exclude expect expected expense fewer fitness fixed form format forward fright
	greater hydrate improves inform instruct itself knight later latter layers letter light lighter likely limits longer
	lower makes maker marked market masks might minor moist moisture morn mourning never nights number older order other
	others outer parents pause place plans point pore powder practice praise prefer present pressure pride prime prince
	print private process produce produced profit promise protect proud purpose quite rather reason reasons receive
	reduce reports resort result return review routes safer same score scores sensible series serious serve server severe
	shin shine shins short shower simple sincere since single skins smooth some soon spots start still stone store sugar suggests
	summer sunny super support surgery switch teeth terms thanks their there these things third those timer toned tones
	tonic total touch tower travel treat treatment trust twice understand unless until upper usage used useful using
	value versus very video visit vitamins waiting wander warning water weather weekend weekly weird whether which while
	white whole wonder words world worse worst worth would wrong yours younger laser prize makes precious serenity brighter charged cheater winner wither weakly winners cheek ceremony difference differences dries drier peeled priced prices redder
	retinyl tighter texted together tuner`.split(/\s+/),
);

/** Spellings that no counting of letters reaches, and other words for the same thing. */
const RESPELLED: Readonly<Record<string, string>> = {
	tonite: "tonight",
	tmrw: "tomorrow",
	tmr: "tomorrow",
	tomoz: "tomorrow",
	akne: "acne",
	acnee: "acne",
	moisturiser: "moisturizer",
	moisturisers: "moisturizers",
	moisturising: "moisturizing",
	moisterizer: "moisturizer",
	moisteriser: "moisturizer",
	moistureizer: "moisturizer",
	mosturizer: "moisturizer",
	mostorizer: "moisturizer",
	mosturiser: "moisturizer",
	moisturzer: "moisturizer",
	faceream: "moisturizer",
	clenser: "cleanser",
	clensor: "cleanser",
	cleansor: "cleanser",
	facewash: "cleanser",
	sunblock: "sunscreen",
	suncream: "sunscreen",
	sunscreem: "sunscreen",
	spf: "spf",
	seum: "serum",
	cerum: "serum",
	tonner: "toner",
	zit: "pimple",
	zits: "pimples",
	retinoll: "retinol",
	retonol: "retinol",
	retanol: "retinol",
	retinaldehyde: "retinal",
	niacinimide: "niacinamide",
	niacinamid: "niacinamide",
	niacinomide: "niacinamide",
	nicotinamide: "niacinamide",
	hyaluron: "hyaluronic",
	hylauronic: "hyaluronic",
	hyluronic: "hyaluronic",
	hyalauronic: "hyaluronic",
	salycilic: "salicylic",
	salicyclic: "salicylic",
	salisilic: "salicylic",
	glicolic: "glycolic",
	azaleic: "azelaic",
	azeleic: "azelaic",
	benzol: "benzoyl",
	benzoil: "benzoyl",
	bpo: "benzoyl peroxide",
	aha: "aha",
	bha: "bha",
	vit: "vitamin",
	vitc: "vitamin c",
	tret: "tretinoin",
	retin: "tretinoin",
	differin: "adapalene",
	accutane: "isotretinoin",
	roaccutane: "isotretinoin",
	cica: "centella",
	fragance: "fragrance",
	fragrence: "fragrance",
	perfume: "fragrance",
	perfumed: "fragranced",
	scent: "fragrance",
	scented: "fragranced",
	colour: "color",
	colours: "colors",
	anti: "anti",
	aging: "aging",
	ageing: "aging",
	excema: "eczema",
	exema: "eczema",
	roseacea: "rosacea",
	rosecea: "rosacea",
	rosasea: "rosacea",
	derm: "dermatologist",
	dermatolagist: "dermatologist",
	rutine: "routine",
	routien: "routine",
	scann: "scan",
	wat: "what",
	wats: "what is",
	whats: "what is",
	hows: "how is",
	skn: "skin",
	u: "you",
	ur: "your",
	r: "are",
	pls: "please",
	plz: "please",
	thx: "thanks",
	ty: "thanks",
	bc: "because",
	cuz: "because",
	wich: "which",
	shoud: "should",
	shud: "should",
	offen: "often",
	oftn: "often",
	kep: "keep",
	foto: "photo",
	fotos: "photos",
	pix: "pictures",
	hw: "how",
	wht: "what",
	shuld: "should",
	cn: "can",
	im: "i am",
	ive: "i have",
	dont: "do not",
	doesnt: "does not",
	isnt: "is not",
	didnt: "did not",
	cant: "cannot",
	wont: "will not",
	am: "am",
	preggo: "pregnant",
	pregnent: "pregnant",
	pregant: "pregnant",
	prego: "pregnant",
	cheep: "cheap",
	cheeper: "cheaper",
	affordable: "cheap",
	inexpensive: "cheap",
	quid: "pounds",
	tenner: "10 pounds",
	fiver: "5 pounds",
};

/** Beyond this many words a message is read from its beginning and its end. */
const READ_WORDS = 200;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:can't|can not)\b/g, "cannot"],
	[/\bwon't\b/g, "will not"],
	[/n't\b/g, " not"],
	[/\bi'm\b/g, "i am"],
	[/'ve\b/g, " have"],
	[/'re\b/g, " are"],
	[/'ll\b/g, " will"],
	[/\b(it|that|there|what|how|who|where|he|she)'s\b/g, "$1 is"],
	[/'s\b/g, ""],
	[/\b([ap])\.m\b\.?/g, "$1m"],
	[/\bt[ -]zone\b/g, "tzone"],
	[/(?<=[a-z]) ?[+&] ?(?=[a-z])/g, " and "],
	[/\u20b9 ?(?=\d)/g, "rupees "],
	[/([$\u20ac\u00a3]) (?=\d)/g, "$1"],
	[/(?<![\d.])(\d{1,4}(?:[.,]\d{1,2})?) ?([\u20ac\u00a3])/g, "$2$1"],
];

const BY_FIRST_LETTER = new Map<string, string[]>();
for (const word of VOCABULARY) {
	const first = word.charAt(0);
	BY_FIRST_LETTER.set(first, [...(BY_FIRST_LETTER.get(first) ?? []), word]);
}
const KNOWN: ReadonlySet<string> = new Set(VOCABULARY);

/** One slip in a word of five to seven letters, two in a longer one; the first letter is nearly always right. */
function settle(word: string): string {
	const respelled = Object.hasOwn(RESPELLED, word) ? RESPELLED[word] : undefined;
	if (respelled !== undefined) return respelled;
	if (word.length < 5 || word.length > 18 || KNOWN.has(word) || ORDINARY.has(word)) return word;
	const limit = word.length < 8 ? 1 : 2;
	let best = word;
	let least = limit + 1;
	for (const known of BY_FIRST_LETTER.get(word.charAt(0)) ?? []) {
		const distance = editDistance(word, known, limit);
		if (distance < least) [best, least] = [known, distance];
	}
	return best;
}

/**
 * A message as the reader's patterns expect it: lower case, ASCII words and amounts with single spaces, contractions
 * spelled out and slips in words of skin care settled. Any text is accepted.
 */
export function spellOut(message: string): string {
	const plain = message.slice(0, 4_000).toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
	const straight = plain.replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'");
	const spelled = CONTRACTIONS.reduce((text, [pattern, words]) => text.replace(pattern, words), straight);
	const words = spelled.match(/[$\u20ac\u00a3]?\d+(?:[.,]\d+)*%?|[a-z]+/g) ?? [];
	const read =
		words.length > READ_WORDS ? [...words.slice(0, READ_WORDS / 2), ...words.slice(-READ_WORDS / 2)] : words;
	return read.map(settle).join(" ");
}
