import type { SearchNeeds } from "./read-needs.ts";

const WHITE_FILM =
	"A white film comes from zinc oxide and titanium dioxide, so I looked for ones without them or with a tint. How it shows on your skin no list tells: try it on the jaw in daylight.";

const SHOPS = "I know shops only where a price was seen, so look whether yours has it.";

/** Wishes that no ingredient list can keep, and what is honest to say about each. */
const UNKEPT: readonly (readonly [RegExp, string])[] = [
	[
		/\b(?:swiss|british|american|indian|european|local(?:ly)? made|made in)\b/i,
		"Where a brand comes from is not in our catalog, so I did not go by it.",
	],
	[
		/\b(?:at|from|in|near)(?: my| the| a)? (?:target|cvs|walgreens|boots|superdrug|dm|rossmann|costco|tesco|aldi|lidl|pharmacy|drug ?store|supermarket|nykaa|watsons|monterrey)\b/i,
		SHOPS,
	],
	[
		/\bafter (?:\w+ )?(?:shav\w+|a shave)\b/i,
		"After shaving a cream without fragrance, alcohol and acids is fine: pat dry, then put it on.",
	],
	[
		/\b(?:halal|kosher|salaam|wudu friendly)\b/i,
		"Whether it is certified halal or kosher no list tells, so ask the maker; fatty alcohols such as cetyl alcohol are waxes and no drink or spirit.",
	],
	[
		/\b(?:vegan|nothing from animals|no animal\w*|plant based)\b/i,
		"A few names, such as glycerin, can be of plants or animals, which only the maker knows.",
	],
	[
		/\b(?:not|isnt|wont|doesnt|without|non) (?:be |too |so |being )*dry(?:ing)?\b/i,
		"Whether it dries you out shows in a week or two: tight after washing means change it.",
	],
	[
		/\b(?:cruelty.?free|not tested on animals|animal.?tested)\b/i,
		"How a product was tested no list tells; the maker's page does.",
	],
];

/** The shops of the message that are none of ours, wherever they stand in it. */
const OTHER_SHOPS =
	/\b(?:boots|superdrug|target|cvs|walgreens|dm|rossmann|douglas|m\u00fcller|tesco|asda|nykaa|watsons|priceline|chemist warehouse|mecca|clicks|dis-?chem)\b/i;

/** What was wished for and could not be looked at, or only in part. */
export function unkeptWishes(message: string, { no_cast, wishes, category }: UnkeptOf): string[] {
	const film = no_cast && category !== "cleanser" ? [WHITE_FILM] : [];
	const said = UNKEPT.filter(([words]) => words.test(message)).map(([, words]) => words);
	const shop = OTHER_SHOPS.test(message) && !said.includes(SHOPS) ? [SHOPS] : [];
	const makeup = wishes.some(({ id }) => id === "makeup")
		? ["Waterproof mascara needs a minute of it on closed, dry lids; then wipe, and wash after."]
		: [];
	return [...film, ...said, ...shop, ...makeup];
}

type UnkeptOf = Pick<SearchNeeds, "no_cast" | "wishes" | "category">;
