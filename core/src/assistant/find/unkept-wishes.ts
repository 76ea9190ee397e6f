const WHITE_FILM =
	"A white film comes from zinc oxide and titanium dioxide, so I looked for ones without them or with a tint. How it shows on your skin no list tells: try it on the jaw in daylight.";

/** Wishes that no ingredient list can keep, and what is honest to say about each. */
const UNKEPT: readonly (readonly [RegExp, string])[] = [
	[
		/\b(?:korean?|k ?beauty|japanese|french|german|swiss|british|american|indian|european|local|made in)\b/i,
		"Where a brand comes from is not in our catalog, so I did not go by it.",
	],
	[
		/\b(?:at|from|in|near)(?: my| the| a)? (?:target|walmart|cvs|walgreens|boots|superdrug|dm|rossmann|costco|tesco|aldi|lidl|pharmacy|drug ?store|supermarket|nykaa|watsons)\b/i,
		"I know shops only where a price was seen, so look whether yours has it.",
	],
	[
		/\bpill(?:s|ing)\b|\broll(?:s|ing)? (?:up|off)\b/i,
		"Whether it rolls off under another layer no list tells: take little, and let each layer settle.",
	],
	[
		/\b(?:in|with|from|no|not|want|need) (?:a |an |another )?(?:tubs?|jars?|pots?|pumps?|tubes?|dispenser|airless \w+|packaging)\b/i,
		"Whether it comes in a tub, a tube or a pump is not in our catalog, so look at the shop's picture.",
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
		/\bshades?\b|\bmatch(?:es)? my (?:skin|tone)\b|\bblends? (?:on|in|with)\b/i,
		"Shades are not in our catalog, so try it on your jaw in daylight.",
	],
	[
		/\b(?:cruelty.?free|not tested on animals|animal.?tested)\b/i,
		"How a product was tested no list tells; the maker's page does.",
	],
];

/** What was wished for and could not be looked at, or only in part. */
export function unkeptWishes(message: string, noCast: boolean): string[] {
	const film = noCast ? [WHITE_FILM] : [];
	return [...film, ...UNKEPT.filter(([said]) => said.test(message)).map(([, words]) => words)];
}
