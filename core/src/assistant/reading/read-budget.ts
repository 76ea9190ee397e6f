import type { Budget } from "../question.ts";
import { inDollars, MONEY_WORDS } from "./money.ts";

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
