import type { Budget } from "../question.ts";

const AMOUNT = "[$\\u20ac\\u00a3]?(\\d{1,4}(?:\\.\\d{1,2})?)(?: ?(?:dollars?|bucks|usd|euros?|pounds))?";
const LIMIT = new RegExp(
	`\\b(?:under|below|less than|max(?:imum)?|up to|at most|no more than|not more than|cheaper than|within|around|about|budget(?: of| is)?|for)(?: (?:of|only|like|a|a budget of))? ${AMOUNT}(?![\\d.])(?! ?(?:weeks?|days?|months?|years?|hours?|minutes?|times|nights?|mornings?|%|percent|year|step|steps|spf|ml|milliliters?|millilitres?|grams?|g|oz|ounces?|fl)\\b)`,
);
const WITH_SIGN =
	/[$\u20ac\u00a3](\d{1,4}(?:\.\d{1,2})?)|\b(\d{1,4}) ?(?:dollars?|bucks|usd|pounds?|euros?)\b/;
/** "Something that isn't 80 dollars". */
const NOT_THAT_MUCH =
	/\b(?:(?:is|are|does|do) not|isnt|doesnt|arent) (?:cost )?(?:like |about )?\$?\d{2,4}\b/;
const BARE_FOR = /\b(?:for|around|about|within) \d/;
const CHEAP =
	/\b(?:cheap|low budget|on a budget|budget friendly|drugstore|low cost|good value|not (?:too )?expensive|save money|small budget)\b/;

/** A highest price in dollars, "cheap" without a number, or null where money is not named. */
export function readBudget(text: string): Budget | null {
	if (NOT_THAT_MUCH.test(text)) return { max: null };
	const signed = WITH_SIGN.exec(text);
	const limit = LIMIT.exec(text);
	const amount = signed?.[1] ?? signed?.[2] ?? (limit && !BARE_FOR.test(limit[0]) ? limit[1] : undefined);
	if (amount !== undefined && Number(amount) > 0) return { max: Number(amount) };
	return CHEAP.test(text) ? { max: null } : null;
}
