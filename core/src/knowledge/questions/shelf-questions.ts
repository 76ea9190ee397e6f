import type { KnownQuestion } from "./known-question.ts";

const PEOPLE =
	"(?:mom|moms|mum|mums|mother|mothers|dad|dads|father|fathers|sister|sisters|brother|brothers|friend|friends|roommate|roommates|wife|wifes|husband|husbands|girlfriend|girlfriends|boyfriend|boyfriends|partner|partners|daughter|daughters|son|sons|aunt|aunts|cousin|cousins|grandma|grandmas|family)";

/** Questions about single bottles and habits around them. */
export const SHELF_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.shared",
		label: "Sharing products",
		asks: new RegExp(
			`\\b(?:use|try|borrow|take|have|put on|share|sharing|used|using|with)\\b(?: \\w+){0,2} (?:my|her|his|their|our|an?) ${PEOPLE}\\b(?! (?:is|has|said|says|and i|uses|used|told))(?: \\w+){1,3}|\\b(?:share|sharing|borrow\\w*)\\b(?: \\w+){0,3} (?:products?|creams?|serums?|skin ?care|makeup|sunscreen|moisturizer|cleanser|retinol|prescription)\\b`,
		),
		text: "A product from somebody else is fine if it is within its date, smells and looks as it should and comes from a tube or pump; leave jars and eye products to one person. Test it on your arm first, and start anything strong slowly, on one or two nights a week. What was prescribed is never shared.",
		grade: "B",
		sources: ["aad_test_products", "house_default"],
	},
	{
		id: "question.slugging",
		label: "Slugging",
		asks: /\bslug(?:ging|ged)?\b/,
		text: "Slugging suits dry, tight skin: a thin layer of petroleum jelly over your moisturizer as the last step at night keeps water in. Leave it out on acne-prone or very oily skin, and on nights with an acid or retinoid, because it makes them stronger.",
		grade: "C",
		sources: ["barrier_reviews", "house_default"],
	},
];
