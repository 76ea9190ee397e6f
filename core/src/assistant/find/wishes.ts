import { foams, hasSulfate } from "../../products/facts/find-irritants.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";

/** Something wished for beside the kind: kept as far as a row tells of it, and said where it does not. */
export interface Wish {
	id: string;
	said: RegExp;
	/** Kinds it is asked of; any where it is missing. */
	of?: readonly ProductCategory[];
	/** Inside a sentence, after the kind: "not sticky". */
	words: string;
	/** What a row can tell of it; missing where none does. */
	keeps?: (product: CatalogueProduct) => boolean;
	/** Why one that keeps it does: "its brand is Korean". */
	kept?: string;
	/** What comes nearest where none keeps it. */
	or_else?: (product: CatalogueProduct) => boolean;
	/** Never given up: what is left without it would be wrong. */
	firm?: true;
	/** What no row tells, and what to look for on a label. */
	unknown?: string;
}

const HAS_OIL = (product: CatalogueProduct) => productFacts(product).oils.length > 0;
const hasPetrolatum = ({ inci }: CatalogueProduct) =>
	inci.slice(0, 6).some((name) => /petrolatum|paraffin|mineral oil/i.test(name));
const isThin = (product: CatalogueProduct) =>
	/gel|fluid|water|serum|lotion|lightweight|weightless|invisible|unseen|ultra sheer|drops|light\b|moisturizing factors/i.test(
		product.name,
	) &&
	!/balm|ointment|night cream|rich/i.test(product.name) &&
	!hasPetrolatum(product);
const isMatte = (product: CatalogueProduct) =>
	/matte|oil[ -]?free|dry[ -]?touch|oil[ -]?(?:control|absorbing)|water[ -]?gel|\bgel\b|clear (?:face|skin)|water[ -]fit|porescreen|unseen/i.test(
		product.name,
	) && !/dew|glow|glaze|illuminat|luminous|lustre/i.test(product.name);
const has = (product: CatalogueProduct, active: string) =>
	productFacts(product).actives.some((id) => id === active);

/** Millilitres a size names; null where none is told. */
export function millilitres({ size }: Pick<CatalogueProduct, "size">): number | null {
	if (size === null) return null;
	const ml = /([\d.]+) ?m ?l\b/i.exec(size)?.[1];
	if (ml !== undefined) return Number(ml);
	const ounces = /([\d.]+) ?(?:fl\.? ?)?oz/i.exec(size)?.[1];
	return ounces === undefined ? null : Number(ounces) * 29.6;
}

const KOREAN: ReadonlySet<string> = new Set(
	"Aestura,AESTURA,Anua,Beauty of Joseon,Biodance,COSRX,Dr. Jart+,Dr.G,Hanyul,innisfree,Innisfree,LANEIGE,Round Lab,SKIN1004,Sulwhasoo,Torriden".split(
		",",
	),
);
const FRENCH: ReadonlySet<string> = new Set([
	"Caudalie",
	"CHANEL",
	"Garnier",
	"L'Or\u00e9al",
	"La Roche-Posay",
]);
const JAPANESE: ReadonlySet<string> = new Set(["DAMDAM", "Shiseido", "SK-II"]);

const FROM =
	"(?:brands?|products?|stuff|skin ?care|ones?|made|sunscreens?|serums?|creams?|cleansers?|moisturizers?|toners?)?";

/** Esters, oils and fatty acids of the middle length, which people with yeast in the hair roots keep off. */
const FEEDS_YEAST =
	/(?:laur|myrist|palmit|stear|ole|linole|capr)\w*ate\b|triglyceride|\b(?:lauric|myristic|palmitic|stearic|oleic|linoleic) acid\b|polysorbate|\b(?:seed|kernel|fruit|nut) oil\b|\bbutter\b/i;

export const WISHES: readonly Wish[] = [
	{
		id: "mild",
		said: /\b(?<!\bi )(?:not|wont|doesnt|will|never|without|isnt)\b(?: \w+){0,2} (?:st[iu]ng\w*|burn\w*|irritat\w*|itch\w*)(?! (?:my )?eyes?)\b(?!.*\beyes?\b)|\bkinder (?:to|on) (?:my )?skin\b/,
		words: "that should not sting",
		unknown: "Whether it stings you no list tells: begin every other day, thinly, and stop where it burns.",
	},
	{
		id: "vegan",
		said: /\bvegan\b|\bnothing from animals\b|\bno animal\w*\b/,
		words: "vegan by its list",
	},
	{
		id: "matte",
		said: /\b(?:matte?|matt finish|mattifying)\b|\b(?:not|no|without|isnt|less|wont|never|zero|hates?|shouldnt|mustnt|cannot)\b(?: \w+){0,3} (?:shin\w+|greas\w+|oily|glowy?|dewy)\b|\b(?:non|un) ?greasy\b|\bgreaseless\b|\b(?:glazed|doughnut|donut|disco ball|oil slick|frying pan|chip pan)\b|\b(?:shin(?:es?|y|ing)|glistens?)\b.*\b(?:forehead|nose|face|always|all day|by (?:noon|lunch))\b|\balways shin\w+\b/,
		words: "not shiny",
		kept: "its name speaks for a dry finish",
		or_else: isThin,
		keeps: isMatte,
		unknown:
			"How matte it dries no list tells: \u201cgel\u201d, \u201cfluid\u201d, \u201coil-free\u201d or \u201cdry touch\u201d on the label are the signs.",
	},
	{
		id: "not_sticky",
		said: /\b(?:not|no|non|isnt|without|wont|never|nothing|hates?|doesnt|zero|cannot|mustnt|shouldnt)\b(?: \w+){0,4} (?:stick(?:y|iness|ing)|tacky|gluey|claggy|gloopy|heavy|thick)\b|\bstick\w* (?:feel\w*|film|residue|finish)\b|\b(?:light(?:er|weight)?(?! (?:up|it|me))|weightless|feels? like nothing|sinks? (?:right |straight )?in|absorbs? (?:fast|quick\w*))\b(?! (?:bulb|source|brown|skin|deep|marks?))/,
		words: "light, not sticky",
		kept: "it is a thin kind by its name",
		keeps: isThin,
		unknown:
			"Whether it feels sticky no list tells: take one named gel, fluid, lotion or serum, thinly, and give it a minute.",
	},
	{
		id: "water",
		of: ["sunscreen"],
		said: /\bsweat\w*\b|\b(?:water|sweat) ?(?:proof|resist\w+)\b|\b(?:gym|marathon\w*|jogg\w+|runn(?:er|ing)|run (?:outdoors?|outside|every)|i run|cycl\w+|hik\w+|swim\w*|pool|beach|surf\w*|football|soccer|tennis|cricket|rugby|roof\w*|construction|building site|landscap\w+|garden(?:s|er|ing)|farm\w*|lifeguard|sports?|sporty|work(?:out|ing out)|outdoor job)\b/,
		words: "for sweat and water",
		kept: "its name says water resistant",
		keeps: ({ name }) => /water[ -]?resist|sport|wet\b/i.test(name),
		unknown:
			"None of ours says in its name that it is water resistant, so look on the pack for \u201cwater resistant (80 minutes)\u201d; put it on again every two hours and after sweat, and add a hat.",
	},
	{
		id: "eyes",
		of: ["sunscreen"],
		said: /\beyes?\b.*\b(?:st[iu]ng\w*|burn\w*|hurts?|water\w*|runs?|running|drip\w*|irritat\w*|cry)\b|\b(?:st[iu]ng\w*|burn\w*|drip\w*|runs?|running|run|hurts?)\b.*\beyes?\b|\bstings? my eyes?\b/,
		words: "kind to eyes",
		kept: "it has mineral filters only, which sting eyes least",
		keeps: (product) =>
			(has(product, "zinc_oxide") || has(product, "titanium_dioxide")) && !has(product, "chemical_uv_filter"),
		unknown:
			"Which one stings your eyes no list tells; filters of zinc and titanium do it least. Keep it off the lids, and a cap or a band keeps sweat from carrying it in.",
	},
	{
		id: "yeast",
		said: /\b(?:fungal acne|malassezia|fungal|pityrosporum|yeast)\b(?: \w+)? ?(?:safe)?\b/,
		words: "without oils, esters and fatty acids",
		kept: "its list names none of those oils, esters and acids",
		keeps: (product) => !HAS_OIL(product) && !product.inci.some((name) => FEEDS_YEAST.test(name)),
		unknown:
			"That trigger list is proven only in part. Itchy bumps of one size speak for yeast; a pharmacist or doctor can tell.",
	},
	{
		id: "sulfate",
		of: ["cleanser"],
		firm: true,
		said: /\b(?:sulfates?|sulphates?|sls|sles)\b|\bsodium laur\w+\b/,
		words: "without sulfates",
		kept: "it washes without sulfates",
		keeps: ({ inci }) =>
			!hasSulfate(inci) &&
			!inci.some((name) => /sulfate/i.test(name) && /laur|laureth|coco|myreth/i.test(name)),
	},
	{
		id: "not_tight",
		of: ["cleanser"],
		said: /\b(?:not|no|without|doesnt|wont|does not|will not)\b(?: \w+){0,4} (?:tight\w*|strip\w*|dry(?:ing)? (?:me )?out|cling film|squeak\w*)\b|\bcling film\b|\btight(?:ness|en\w*)?\b/,
		words: "not drying",
		kept: "it is a kind that strips little",
		keeps: ({ inci, name }) => !foams(inci) || /hydrat|cream|balm|oil|squalane|gentle/i.test(name),
	},
	{
		id: "makeup",
		of: ["cleanser"],
		said: /\b(?:make ?up|mascaras?|waterproof|foundation|eye ?liner|eyeshadow|first cleanse|double cleans\w+)\b/,
		words: "for makeup",
		kept: "it is a kind that melts makeup",
		keeps: ({ name }) => /balm|\boil\b|makeup|micellar|squalane|melt/i.test(name),
	},
	{
		id: "korean",
		said: new RegExp(`\\b(?:korean?|k ?beauty)\\b ?${FROM}`),
		words: "from a Korean brand",
		kept: "its brand is Korean",
		keeps: ({ brand }) => KOREAN.has(brand),
	},
	{
		id: "french",
		said: new RegExp(`\\bfrench\\b(?! polish) ?${FROM}`),
		words: "from a French brand",
		kept: "its brand is French",
		keeps: ({ brand }) => FRENCH.has(brand),
	},
	{
		id: "japanese",
		said: new RegExp(`\\bjapan(?:ese)?\\b ?${FROM}`),
		words: "from a Japanese brand",
		kept: "its brand is Japanese",
		keeps: ({ brand }) => JAPANESE.has(brand),
	},
	{
		id: "travel",
		said: /\b(?:travel (?:size\w*|friendly)|hand luggage|carry ?on|cabin bag|airport|for (?:the )?plane|on the plane|minis?|small (?:size|bottle|tube)|pocket size|100 ?ml)\b/,
		words: "up to 100 ml",
		kept: "it may go in hand luggage",
		keeps: (product) => {
			const ml = millilitres(product);
			return ml !== null && ml <= 100;
		},
	},
	{
		id: "pack",
		said: /(?<!\b(?:no|not|without|hates?|cannot (?:use|press|work|squeeze|open))(?: (?:an?|the|my|in|from)){0,2} )\b(?:pumps?|dispensers?|tubes?|twisty|screw tops?|airless)\b|\b(?:in|not in|no|isnt in|without) (?:a |an )?(?:jars?|tubs?|pots?)\b|\bevery one in (?:jars?|tubs?)\b/,
		words: "no jar",
		kept: "it is a kind that mostly comes in a tube or with a pump",
		keeps: ({ name }) =>
			/lotion|gel|fluid|serum|cleanser|wash|milk|drops|daily facial|moisturizing factors/i.test(name) &&
			!/gel[ -]cream|water gel|balm|butter/i.test(name),
		unknown:
			"Packs are not in our catalog: lotions, fluids and serums mostly come in a tube or with a pump, creams and water gels in a jar; the shop\u2019s picture shows it.",
	},
	{
		id: "no_pump",
		said: /\b(?:no|not|without|hates?|cannot (?:use|press|work|push))(?: (?:an?|the|my|in|with)){0,2} pumps?\b/,
		words: "no pump",
		keeps: ({ name }) => /balm|butter|\bcream\b|stick|bar\b/i.test(name),
		unknown:
			"Packs are not in our catalog: balms and creams mostly come in a jar or a tube, washes and lotions often with a pump or a flip cap; the shop\u2019s picture shows it.",
	},
	{
		id: "no_tube",
		said: /\b(?:no|not|without|hates?|cannot (?:use|squeeze|press|open))(?: (?:an?|the|my|in|out of)){0,2} (?:squeezy )?tubes?\b/,
		words: "no tube",
		keeps: ({ name }) => /cleanser|wash|serum|lotion|drops|toner|balm|butter/i.test(name),
		unknown:
			"Packs are not in our catalog: washes, lotions and serums often have a pump or a dropper, which needs no squeezing; the shop\u2019s picture shows it.",
	},
	{
		id: "no_hands",
		of: ["sunscreen", "moisturizer"],
		said: /\bwithout (?:using |touching (?:it )?(?:with )?)?(?:my |the )?(?:hands|fingers)\b|\bhands ?free\b/,
		words: "without the hands",
		kept: "a stick goes on without fingers",
		keeps: ({ name }) => /\b(?:stick|spray|mist|cushion)\b/i.test(name),
		unknown:
			"A stick or a cushion with a sponge needs no fingers: four passes over each place. A spray takes two rounds and never goes straight at a face.",
	},
	{
		id: "pilling",
		said: /\b(?:pill(?:s|ed|ing)?|ball(?:s|ed|ing)? up|rolls? (?:up|off))\b(?! (?:form|box|organi[sz]er))/,
		words: "that should not pill",
		keeps: isThin,
		unknown:
			"None of these is known not to pill: it comes from layers that have not set. Take less, wait two minutes between layers, and pat instead of rubbing.",
	},
	{
		id: "lenses",
		said: /\bcontact lens(?:es)?\b|\bcontacts\b|\blens wearer\b/,
		words: "with contact lenses",
		unknown: "Take lenses out before, and keep it off the rim of the lid.",
	},
	{
		id: "baby",
		said: /\bbaby\b.*\b(?:licks?|face|grabs?|touch\w*|mouth|kiss\w*)\b/,
		words: "with a baby close",
		unknown: "Where the baby licks, put none or wipe it off before; a nipple stays free of it.",
	},
	{
		id: "shade",
		of: ["sunscreen", "moisturizer"],
		said: /\bshades?\b|\bmatch(?:es)? my (?:skin|tone)\b|\bwhich (?:colou?r|tint)\b|\bfor (?:olive|tan|brown|dark|pale|fair) (?:skin|tones?)\b(?=.*\btint)|\btint\w*\b.*\bfor (?:olive|tan|brown|dark|pale|fair)\b/,
		words: "with a tint that matches",
		unknown:
			"Shades are not in our catalog. Look for one named by depth and undertone (olive: neutral to slightly green or golden, no pink), draw it on the jaw in daylight and wait ten minutes: orange or gray is the wrong one.",
	},
];

/** The wishes a spelled-out text says, of one kind of product. */
export function wishesIn(text: string, category: ProductCategory | null): Wish[] {
	return WISHES.filter(
		({ said, of }) => said.test(text) && (of === undefined || (category !== null && of.includes(category))),
	);
}

/** Shops whose prices stand in the catalogue. */
const SEEN = ["walmart", "amazon", "sephora", "ulta", "bluemercury"] as const;

/** A shop of ours that is named: its own products go first, or are left where it is not wanted. */
export function shopWish(text: string): Wish | null {
	for (const shop of SEEN) {
		const at = text.search(new RegExp(`\\b${shop}\\b`));
		if (at < 0) continue;
		const name = shop.charAt(0).toUpperCase() + shop.slice(1);
		const out =
			/\b(?:no|not|nothing|never|without|hate|dont|isnt|lo de|anywhere but|except|other than)(?: (?:from|at|in|of|the|to|on))* $/.test(
				text.slice(0, at),
			) || /^\w+ (?:not|no|ni|never)\b/.test(text.slice(at));
		return {
			id: "shop",
			said: new RegExp(shop),
			words: out ? `not from ${name}` : `seen at ${name}`,
			kept: out ? `it was not seen at ${name}` : `its price was seen at ${name}`,
			keeps: ({ retailer }) => retailer.toLowerCase().includes(shop) !== out,
		};
	}
	return null;
}
