export type CurrencyCode =
	| "USD"
	| "CAD"
	| "AUD"
	| "GBP"
	| "EUR"
	| "INR"
	| "NGN"
	| "GHS"
	| "KES"
	| "ZAR"
	| "PLN";

/** What people call a currency behind a sum, the longer names first. */
export const CURRENCY_NAMES: readonly (readonly [string, CurrencyCode])[] = [
	["canadian dollars?|cad", "CAD"],
	["australian dollars?|aussie dollars?|aud", "AUD"],
	["us dollars?|usd|dollars?|bucks?|\\$", "USD"],
	["pounds?(?: sterling)?|quid|gbp|£", "GBP"],
	["euros?|eur|€", "EUR"],
	["rupees?|rs|inr|₹|rupay[ae]|rupiya", "INR"],
	["naira|ngn|₦", "NGN"],
	["(?:ghana )?cedis?|ghs", "GHS"],
	["(?:kenyan? )?shillings?|ksh|kes|bob", "KES"],
	["rands?|zar", "ZAR"],
	["z[lł]ot(?:y|ych|ys|e)|z[lł]|pln", "PLN"],
];

/**
 * US dollars that a unit of money buys, rounded down so that a plan rather costs less: our own round figures, because the
 * prices of the catalogue are those of US shops. Where shops ask far less for a wash or a sunscreen than there, what the
 * money buys at home counts for more, by round figures of our own.
 */
const IN_DOLLARS: Record<CurrencyCode, number> = {
	USD: 1,
	CAD: 0.7,
	AUD: 0.62,
	GBP: 1.25,
	EUR: 1.05,
	INR: 0.045,
	NGN: 0.004,
	GHS: 0.15,
	KES: 0.013,
	ZAR: 0.07,
	PLN: 0.3,
};

const SIGN: Partial<Record<CurrencyCode, string>> = { USD: "$", GBP: "£", EUR: "€", INR: "₹" };

/** "40 USD" -> 40 and USD; null for what is no sum. */
function readSum(about: string): { amount: number; code: CurrencyCode } | null {
	const [amount, code] = about.split(" ");
	if (code === undefined || !Object.hasOwn(IN_DOLLARS, code) || !(Number(amount) > 0)) return null;
	return { amount: Number(amount), code: code as CurrencyCode };
}

/** US dollars of a told sum; null for what is no sum. */
export function inDollars(about: string): number | null {
	const sum = readSum(about);
	return sum === null ? null : Math.floor(sum.amount * IN_DOLLARS[sum.code] * 100) / 100;
}

/** "$40", "£30", "80 CAD". */
export function sumWords(about: string): string {
	const sum = readSum(about);
	if (sum === null) return about;
	const sign = SIGN[sum.code];
	return sign === undefined ? `${sum.amount} ${sum.code}` : `${sign}${sum.amount}`;
}

const NUMBERS: Readonly<Record<string, number>> = {
	five: 5,
	ten: 10,
	twelve: 12,
	fifteen: 15,
	twenty: 20,
	"twenty five": 25,
	thirty: 30,
	"thirty five": 35,
	forty: 40,
	"forty five": 45,
	fifty: 50,
	sixty: 60,
	seventy: 70,
	eighty: 80,
	ninety: 90,
	hundred: 100,
	"one hundred": 100,
	"two hundred": 200,
	"five hundred": 500,
	thousand: 1_000,
	"one thousand": 1_000,
	"two thousand": 2_000,
	// German, as people write to us who are more at home in it.
	zehn: 10,
	zwanzig: 20,
	dreissig: 30,
	dreißig: 30,
	vierzig: 40,
	fünfzig: 50,
	hundert: 100,
};

/** A pattern of every number in words, the longer ones first. */
export const NUMBER_WORDS = Object.keys(NUMBERS)
	.toSorted((a, b) => b.length - a.length)
	.map((words) => words.replace(" ", "[ -]"))
	.join("|");

export function numberOf(words: string): number {
	return NUMBERS[words.replace(/^a /, "").replace("-", " ")] ?? Number.NaN;
}
