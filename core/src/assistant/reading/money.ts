import type { Budget } from "../question.ts";

interface Money {
	/** On a spelled-out text. */
	said: string;
	/** "£20", "1500 rupees". */
	words: (amount: number) => string;
	/** US dollars for one, rounded, of 2026. */
	dollars: number;
}

const named =
	(one: string) =>
	(amount: number): string =>
		`${amount} ${one}`;

/** The longer name stands before the one inside of it. */
const MONEY: readonly Money[] = [
	{
		said: "australian dollars?|aussie dollars?|aud",
		words: named("Australian dollars"),
		dollars: 0.64,
	},
	{ said: "canadian dollars?|cad", words: named("Canadian dollars"), dollars: 0.71 },
	{ said: "new zealand dollars?|nzd", words: named("New Zealand dollars"), dollars: 0.57 },
	{ said: "singapore dollars?|sgd", words: named("Singapore dollars"), dollars: 0.76 },
	{ said: "trinidad dollars?|tt dollars?|ttd", words: named("Trinidad dollars"), dollars: 0.14 },
	{ said: "jamaican dollars?|jmd", words: named("Jamaican dollars"), dollars: 0.006 },
	{ said: "pounds?|quid|gbp|sterling|pound sterling", words: (amount) => `\u00a3${amount}`, dollars: 1.3 },
	{ said: "euros?|eur", words: (amount) => `\u20ac${amount}`, dollars: 1.1 },
	{ said: "pakistani rupees?|pkr", words: named("Pakistani rupees"), dollars: 0.0035 },
	{ said: "rupees?|rs|inr|rupee", words: named("rupees"), dollars: 0.011 },
	{ said: "rand|zar", words: named("rand"), dollars: 0.054 },
	{ said: "naira|ngn", words: named("naira"), dollars: 0.0006 },
	{ said: "pesos? mexicanos?|mxn", words: named("Mexican pesos"), dollars: 0.052 },
	{ said: "philippine pesos?|php", words: named("Philippine pesos"), dollars: 0.017 },
	{
		said: "kenyan shillings?|shillings?|ksh|kes|(?<=\\d ?)bob",
		words: named("Kenyan shillings"),
		dollars: 0.0077,
	},
	{ said: "cedis?|ghs", words: named("cedis"), dollars: 0.08 },
	{ said: "ringgit|myr|rm", words: named("ringgit"), dollars: 0.22 },
	{ said: "taka|bdt", words: named("taka"), dollars: 0.008 },
	{ said: "baht|thb", words: named("baht"), dollars: 0.028 },
	{ said: "reais|brl", words: named("reais"), dollars: 0.18 },
	{ said: "francs?|chf|franken", words: named("francs"), dollars: 1.15 },
	{ said: "zloty|zlotys|pln", words: named("zloty"), dollars: 0.26 },
	{ said: "kronor|sek", words: named("kronor"), dollars: 0.1 },
	{ said: "kroner|kr|dkk|nok", words: named("kroner"), dollars: 0.095 },
	{ said: "dirhams?|aed", words: named("dirhams"), dollars: 0.27 },
	{ said: "yen|jpy", words: named("yen"), dollars: 0.0065 },
	{ said: "dollars?|bucks?|usd", words: (amount) => `$${amount}`, dollars: 1 },
];

const MONEY_WORDS = MONEY.map(({ said }) => said).join("|");

/** What a sum is in dollars, and how it was said where that was other money. */
function inDollars(amount: number, said: string): Pick<Budget, "told"> & { max: number } {
	const spelled = said.replace("\u00a3", "pounds ").replace("\u20ac", "euros ");
	const money = MONEY.find((one) => new RegExp(`\\b(?:${one.said})\\b`).test(spelled));
	if (money === undefined || money.dollars === 1) return { max: amount };
	return { max: Math.max(1, Math.round(amount * money.dollars)), told: money.words(amount) };
}

/** "$20", "£15 (about $19)". */
export function budgetWords({ max, told }: { max: number; told?: string }): string {
	const dollars = `$${Number.isInteger(max) ? max : max.toFixed(2)}`;
	return told === undefined ? dollars : `${told} (about ${dollars})`;
}

const AMOUNT = "[$\\u20ac\\u00a3]?(\\d{1,6}(?:\\.\\d{1,2})?)(?: ?(?:dollars?|bucks|usd|euros?|pounds))?";
const LIMIT = new RegExp(
	`\\b(?:under|below|less (?:than|of)|max(?:imum)?|up to|at most|(?:no|not) more than|(?:nothing|not|no|never) (?:over|above)|cheaper than|within|around|about|budget(?: of| is)?|for|(?:i have|i only have|ive|got)(?: only| just)?)(?: (?:of|only|like|a|about|a budget of|max))? ${AMOUNT}(?![\\d.])(?! ?(?:weeks?|days?|months?|years?|yrs?|yo|hours?|minutes?|times|nights?|mornings?|%|percent|year|step|steps|spf|ml|milliliters?|millilitres?|grams?|g|oz|ounces?|fl|products?|things?|kids?|children)\\b)`,
);
const WITH_UNIT = new RegExp(
	`[$\\u20ac\\u00a3](\\d{1,6}(?:[.,]\\d{1,2})?)|\\b(\\d{1,6}(?:\\.\\d{1,2})?) ?(?:${MONEY_WORDS})\\b|\\b(?:${MONEY_WORDS}) ?(\\d{2,6})\\b`,
);
const MOST_LAST = /\b(\d{1,4}(?:\.\d{1,2})?) (?:max(?:imum)?|tops|at most|or (?:less|under|cheaper))\b/;
/** Money that is gone, or what something costs, is no limit: "paid 80 dollars for it". */
const SPENT = new RegExp(
	`\\b(?:paid|spent|costs?|costed|charges?) (?:me |us )?(?:like |about |over |nearly |almost )?[$\\u20ac\\u00a3]?\\d{1,6}(?:[.,]\\d{1,2})?(?: ?(?:${MONEY_WORDS}))?`,
	"g",
);
/** "Something that isn't 80 dollars". */
const NOT_THAT_MUCH =
	/\b(?:(?:is|are|does|do) not|isnt|doesnt|arent) (?:cost )?(?:like |about )?\$?\d{2,4}\b/;
const BARE_FOR = /\b(?:for|around|about|within|have|ive|got)(?: only| just)? \d/;
const CHEAP =
	/\b(?:cheap|low budget|on a budget|budget friendly|drugstore|low cost|good value|not (?:too )?expensive|save money|small budget|(?:boots|drugstore|supermarket|normal) prices?|(?:i am|im|totally|pretty) (?:broke|skint))\b/;
const WORDED: readonly (readonly [RegExp, string])[] = (
	[
		["five", "5"],
		["ten", "10"],
		["twelve", "12"],
		["fifteen", "15"],
		["twenty", "20"],
		["twenty five", "25"],
		["thirty", "30"],
		["forty", "40"],
		["fifty", "50"],
	] as const
)
	.toReversed()
	.map(([words, digits]) => [new RegExp(`\\b${words} (?=(?:${MONEY_WORDS})\\b)`, "g"), `${digits} `]);

/** Not the dollars of the catalogue: "TT$150". */
const TRINIDAD = /\btt ?\$ ?(\d)/g;

/** A highest price in dollars, as it was said where that was other money; "cheap" without a number; null where money is not named. */
export function readBudget(said: string): Budget | null {
	const text = WORDED.reduce((rest, [words, digits]) => rest.replace(words, digits), said)
		.replace(TRINIDAD, "ttd $1")
		.replace(SPENT, " ");
	if (NOT_THAT_MUCH.test(text)) return { max: null };
	const unit = WITH_UNIT.exec(text);
	const limit = LIMIT.exec(text);
	const bare = (limit && !BARE_FOR.test(limit[0]) ? limit[1] : undefined) ?? MOST_LAST.exec(text)?.[1];
	const amount = unit?.[1] ?? unit?.[2] ?? unit?.[3] ?? bare;
	const sum = Number(amount?.replace(",", "."));
	if (amount !== undefined && sum > 0) return inDollars(sum, unit?.[0] ?? "");
	return CHEAP.test(text) ? { max: null } : null;
}
