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
	| "PLN"
	| "NZD"
	| "BRL"
	| "MXN"
	| "PHP"
	| "PKR"
	| "BDT"
	| "AED"
	| "SAR"
	| "MYR"
	| "CHF"
	| "SEK"
	| "TRY"
	| "EGP"
	| "SGD"
	| "HKD"
	| "JPY"
	| "CNY"
	| "KRW"
	| "THB"
	| "IDR"
	| "VND"
	| "LKR"
	| "TZS"
	| "UGX"
	| "COP"
	| "CLP"
	| "ARS"
	| "CZK"
	| "HUF"
	| "RON"
	| "TTD"
	| "JMD"
	| "JOD";

/** What people call a currency behind a sum, the longer names first. */
export const CURRENCY_NAMES: readonly (readonly [string, CurrencyCode])[] = [
	["canadian dollars?|cad", "CAD"],
	["(?:new zealand|nz|kiwi) dollars?|nzd", "NZD"],
	["australian dollars?|aussie dollars?|aud", "AUD"],
	["singapore dollars?|sgd", "SGD"],
	["hong kong dollars?|hkd?", "HKD"],
	["(?:trinidad\\w*|tt) dollars?|ttd?", "TTD"],
	["(?:jamaican?|ja) dollars?|jmd", "JMD"],
	["us dollars?|usd|doll?ars?|dolar(?:ów|ow|y)|dollari|dólar(?:es)?|dolares|bucks?|\\$", "USD"],
	["(?:egyptian|egypt) pounds?|egp", "EGP"],
	[
		"pounds?(?: sterling)?|quids?|funt(?:y|ów|ow|a)?|libras?(?: esterlinas)?|lire|lir[aă] sterlin\\w+|pfund|sterline|gbp|£",
		"GBP",
	],
	["euros?|eurów|eurow|eur|€", "EUR"],
	["pakistani rupees?|pkr", "PKR"],
	["(?:sri )?lankan rupees?|lkr", "LKR"],
	["yen|jpy|¥", "JPY"],
	["yuan|rmb|renminbi|kuai|cny|\u5143", "CNY"],
	["korean won|krw|₩", "KRW"],
	["baht|thb|฿", "THB"],
	["rupiah|idr", "IDR"],
	["dong|vnd|₫", "VND"],
	["tanzanian? shillings?|tsh|tzs", "TZS"],
	["ugandan? shillings?|ush|ugx", "UGX"],
	["colombian pesos?|pesos? colombianos?|cop", "COP"],
	["chilean pesos?|pesos? chilenos?|lucas|clp", "CLP"],
	["argentin\\w+ pesos?|pesos? argentinos?|ars", "ARS"],
	["(?:jordanian )?dinars?|jod", "JOD"],
	["(?:czech )?koruna?y?|kč|czk", "CZK"],
	["forints?|huf", "HUF"],
	["lei|ron", "RON"],
	["rupees?|rs|inr|₹|rupay[ae]|rupiya", "INR"],
	["taka|bdt", "BDT"],
	["rea(?:is|l)|brl", "BRL"],
	["philippine pesos?|piso|php", "PHP"],
	["(?:mexican )?pesos?(?: mexicanos?)?|mxn", "MXN"],
	["dirhams?|dhs?|aed", "AED"],
	["riyals?|sar", "SAR"],
	["ringgit|rm|myr", "MYR"],
	["(?:swiss )?francs?|franken|chf", "CHF"],
	["kronor|kroner|krona|sek|nok|dkk|kr", "SEK"],
	["(?:turkish )?lira|try", "TRY"],
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
	NZD: 0.58,
	BRL: 0.27,
	MXN: 0.075,
	PHP: 0.025,
	PKR: 0.006,
	BDT: 0.012,
	AED: 0.27,
	SAR: 0.27,
	MYR: 0.25,
	CHF: 1.1,
	SEK: 0.1,
	TRY: 0.03,
	EGP: 0.03,
	SGD: 0.75,
	HKD: 0.13,
	JPY: 0.0075,
	CNY: 0.16,
	KRW: 0.0009,
	THB: 0.04,
	IDR: 0.0001,
	VND: 0.00007,
	LKR: 0.006,
	TZS: 0.0006,
	UGX: 0.0004,
	COP: 0.0003,
	CLP: 0.0011,
	ARS: 0.0008,
	CZK: 0.045,
	HUF: 0.0028,
	RON: 0.23,
	TTD: 0.14,
	JMD: 0.006,
	JOD: 1.3,
};

/** Where shops at home ask far less than the rate tells. */
const CHEAPER_AT_HOME: readonly CurrencyCode[] = [
	"INR",
	"NGN",
	"GHS",
	"KES",
	"ZAR",
	"BRL",
	"MXN",
	"PHP",
	"PKR",
	"BDT",
	"EGP",
	"LKR",
	"IDR",
	"VND",
	"TZS",
	"UGX",
	"COP",
];

/** Whether a told sum counts for more than its rate, because of what it buys at home. */
export function buysMoreAtHome(about: string): boolean {
	const code = readSum(about)?.code;
	return code !== undefined && CHEAPER_AT_HOME.includes(code);
}

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
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	twenty: 20,
	"twenty five": 25,
	thirty: 30,
	"thirty five": 35,
	forty: 40,
	"forty five": 45,
	fifty: 50,
	"fifty five": 55,
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
