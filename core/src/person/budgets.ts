import { phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { CURRENCY_NAMES, type CurrencyCode, NUMBER_WORDS, numberOf } from "./money.ts";
import type { PersonFact } from "./person-fact.ts";

/** Written in front of a sum by their codes alone; those that are English words are left out. */
const BY_CODE = [
	"EGP",
	"BRL",
	"MXN",
	"PKR",
	"BDT",
	"LKR",
	"GHS",
	"ZAR",
	"PLN",
	"AED",
	"SAR",
	"MYR",
	"SEK",
	"CZK",
	"HUF",
	"TZS",
	"UGX",
	"JOD",
	"NZD",
	"CNY",
	"VND",
	"CLP",
] as const;

const MARKS: readonly (readonly [string, CurrencyCode])[] = [
	["us\\$|usd|\\$", "USD"],
	["c\\$|ca\\$|cad", "CAD"],
	["a\\$|au\\$|aud", "AUD"],
	["£|gbp", "GBP"],
	["€|eur", "EUR"],
	["₹|rs\\.?|inr|re\\.", "INR"],
	["₦|ngn|n(?=\\d)", "NGN"],
	["ksh|kes", "KES"],
	["r\\$", "BRL"],
	["r(?=\\d{2,5}(?![\\d.,]*\\w))", "ZAR"],
	["mx\\$|mex\\$", "MXN"],
	["nz\\$", "NZD"],
	["rm(?=\\d)", "MYR"],
	["chf", "CHF"],
	["s\\$|sg\\$|sgd", "SGD"],
	["hk\\$|hkd", "HKD"],
	["tt\\$|ttd", "TTD"],
	["j\\$|ja\\$|jmd", "JMD"],
	["₱|php", "PHP"],
	["¥|jpy", "JPY"],
	["₩|krw", "KRW"],
	["฿|thb", "THB"],
	["idr|rp\\.?(?= ?\\d)", "IDR"],
	...BY_CODE.map((code) => [code.toLowerCase(), code] as const),
];
/** Money that several countries call by one name is of the one that the note speaks of. */
const AT_HOME: readonly (readonly [RegExp, Partial<Record<CurrencyCode, CurrencyCode>>])[] = [
	[/\b(?:po|baon|naman|kasi|lang|cebu|manila|davao|philippines?|filipin[ao]|pinoy|pinay)\b/, { MXN: "PHP" }],
	[/\b(?:bogot[aá]|medell[ií]n|colombian?a?)\b/, { MXN: "COP" }],
	[/\b(?:santiago|chilean?o?a?|chile)\b/, { MXN: "CLP" }],
	[/\b(?:buenos aires|argentin[ao]|argentina)\b/, { MXN: "ARS" }],
	[
		/\b(?:toronto|vancouver|montr[eé]al|calgary|ottawa|winnipeg|edmonton|halifax|saskatoon|canad\w+|shoppers drug mart|loonies?)\b/,
		{ USD: "CAD" },
	],
	[
		/\b(?:sydney|melbourne|brisbane|perth|adelaide|darwin|hobart|australian?|aussie|chemist warehouse|priceline|arvo)\b/,
		{ USD: "AUD" },
	],
	[/\b(?:trinidad\w*|tobago|port of spain|san fernando|arima|chaguanas)\b/, { USD: "TTD" }],
	[/\b(?:kingston|montego|jamaica\w*|mandeville)\b/, { USD: "JMD" }],
	[/\b(?:auckland|wellington|christchurch|dunedin|new zealand|kiwi)\b/, { USD: "NZD" }],
	[/\b(?:singapore|hdb|orchard rd|orchard road|ntuc)\b/, { USD: "SGD" }],
	[
		/\b(?:karachi|lahore|islamabad|rawalpindi|peshawar|faisalabad|multan|pakistan\w*|faiza|golden pearl|goree)\b/,
		{ INR: "PKR" },
	],
	[/\b(?:colombo|sri lanka\w*|kandy)\b/, { INR: "LKR" }],
	[/\b(?:kampala|uganda\w*|entebbe)\b/, { KES: "UGX" }],
	[/\b(?:dar es salaam|tanzania\w*|arusha|mwanza)\b/, { KES: "TZS" }],
	[/\b(?:cairo|egypt\w*|alexandria)\b/, { GBP: "EGP" }],
];

/** Who names a currency by its country means that one. */
function ofCountry(about: string, said: string, text: string): string {
	const [amount, code = ""] = about.split(" ");
	if (/(?:us|canadian|australian|aussie|kiwi|nz|singapore|mexican|sterling|£|us\$)/.test(said)) return about;
	const home = AT_HOME.find(
		([names, codes]) => codes[code as CurrencyCode] !== undefined && names.test(text),
	);
	return home === undefined ? ofItsSize(about, said, text) : `${amount} ${home[1][code as CurrencyCode]}`;
}

/** Nobody spends so many Mexican pesos or Indian rupees on this: where no country is named a large sum is of smaller money. */
const MANY_PESOS = 4_000;
const SO_MANY_PESOS = 70_000;
const MANY_RUPEES = 4_000;
const SPANISH = /\b(?:para|tengo|con|que|mi|mis|de|el|la|los|las|por|m[aá]s|mensuales|al mes)\b/;

function ofItsSize(about: string, said: string, text: string): string {
	const [digits, code] = about.split(" ");
	const amount = Number(digits);
	if (code === "MXN" && /pesos?$/.test(said)) {
		if (amount >= SO_MANY_PESOS) return `${digits} COP`;
		if (amount >= MANY_PESOS) return `${digits} CLP`;
		return SPANISH.test(text) ? about : `${digits} PHP`;
	}
	const isIndian =
		/₹|inr/.test(said) ||
		/\b(?:india\w*|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|pune|hyderabad)\b/.test(text);
	return code === "INR" && amount >= MANY_RUPEES && !isIndian ? `${digits} PKR` : about;
}
const AMOUNT = "(\\d{1,3}(?:\\.\\d{3})+|\\d[\\d,]*(?:\\.\\d{1,2})?)( ?(?:k|mil)\\b)?(?:/-)?";
const MARK = `(${MARKS.map(([mark]) => mark).join("|")})`;
const NAMED = `(?:${CURRENCY_NAMES.map(([name]) => name).join("|")})`;
/** "£30", "rs. 2,000", "30 pounds", "forty bucks", "a hundred euros", "a tenner", "50€". */
const MONEY = new RegExp(
	`(?<![\\w.])${MARK} ?${AMOUNT}|(?<![\\w.])(?:${AMOUNT}|((?:a )?(?:${NUMBER_WORDS})|a few hundred)) *(${NAMED})(?!\\w)|\\b(?:a|one|my last|last) (tenner|fiver)\\b|\\b(?:a|one|my last) (five|ten|twenty|fifty)(?= (?:on me|in my pocket|to my name|left|to spend|and that))`,
	"g",
);

/** Words of a limit, before the sum or behind it. */
const LIMIT =
	/\b(?:under|below|tak|mahine|monthly|(?:a|per|each|every|this) month|m[aá]x\w*|up to|at most|(?:no|not|nothing) (?:be |go |spend |pay )?(?:more|over|above)|mehr als|less than|within|tops|only|just|budget\w*|spend|afford|limit|stretch|aside|not a (?:cent|penny|euro|rupee) more|and no more|total|anything over|have|got|get by|or less|oder weniger|insgesamt|for everything|for the (?:whole )?lot|i can (?:do|pay|manage)|till|until|left|pocket|in all|weniger|around|about|roughly|please|bitte|to play with|to spare|or so|all told|for all of it|give or take|thereabouts|to my name|all ?together|all in|for all|for it all|all i have|that is it|that's it|to do everything|do everything|a go|at a time|pay ?(?:day|check|cheque|slip)|friday|until the|(?:is|are) my (?:max\w*|limit|ceiling)|ceiling|stops? at|moins de|menos de|meno di|unter|weniger als|höchstens|hoechstens|maximal|maxim\w*|hasta|até|jusqu|au plus|en tout|em tudo|en total|poniżej|ponizej|mniej niż|mniej niz|do wydania|najwyżej|for this|for it|for skin ?care|to put (?:in|into|towards)|on me|remains?|zostaje|mam|tenho|tengo|quedan?|sobram?|habe|pra tudo|para tudo|para todo|pour tout|für alles|per tutto|na wszystko|(?:do|bis(?: zu)?|fino a|za) +#)(?![\p{L}\d])/u;
/** Money that is gone, that others paid, or pounds of a body. */
const NO_LIMIT =
	/\b(?:spent|paid|bought|cost(?:s|ed)?(?! me more)|wasted|worth|was|were|weigh\w*|overweight|lost|gained|heavier|lighter|pounds? (?:less|more|lighter|heavier)|lbs|kilos?|facial|phone|salary|rent|earn|sold|friend|sister|mother|brother|last (?:year|month)|voucher|refund|charged|stone|deposit)\b/;
const BREATH = /,| - | and | but | so | then /;
/** A sum and nothing beside it. */
const ALONE = /^\W*(?:(?:a|per|each) (?:week|month|year)|(?:un)?till? (?:the )?\w+(?: \w+)?|\w* ?)\W*$/;

/** The most somebody wants to spend, as "40 USD"; what they spent before, what others pay and what they weigh is none. */
export function readBudget(note: string): PersonFact[] {
	const text = note.toLowerCase().replaceAll(/[\u2018\u2019]/g, "'");
	const facts: PersonFact[] = [];
	const sentences = text.split(/(?<!\brs)[.](?=\s|$)|[!?;\n]+/);
	for (const sentence of sentences) {
		for (const said of sentence.matchAll(MONEY)) {
			const before = sentence.slice(0, said.index);
			const behind = sentence.slice(said.index + said[0].length);
			const rest = `${before} # ${behind}`;
			// What is said of other money in the breath before or behind says nothing of this sum.
			const breath = `${before.split(BREATH).at(-1)} # ${behind.split(BREATH)[0]}`;
			if (NO_LIMIT.test(breath) || !(LIMIT.test(rest) || ALONE.test(rest))) continue;
			const about = inNamed(sumOf(said), behind);
			if (about !== null)
				facts.push({
					id: "budget",
					about: ofCountry(about, said[0], text),
					quote: sentence.trim().slice(0, 160),
					sure: true,
				});
		}
	}
	return facts;
}

/** "$60 CAD": the letters behind a sum say whose dollars they are. */
const WHOSE_DOLLARS = /^ ?(cad|aud|nzd|sgd|hkd|ttd?|jmd)\b/;

function inNamed(about: string | null, behind: string): string | null {
	const whose = WHOSE_DOLLARS.exec(behind)?.[1];
	if (about === null || whose === undefined) return about;
	return about.replace(/ USD$/, whose === "tt" ? " TTD" : ` ${whose.toUpperCase()}`);
}

/** "2,500" and "15.000", not "9.50". */
const THOUSANDS = /,|\.(?=\d{3}(?!\d))/g;
const IN_THOUSANDS = /^(?:IDR|VND|CLP|COP)$/;

function sumOf(said: RegExpMatchArray): string | null {
	const [, mark, marked, markedK, plain, plainK, words, name, note, bill] = said;
	if (note !== undefined) return note === "tenner" ? "10 GBP" : "5 GBP";
	if (bill !== undefined) return `${numberOf(bill)} USD`;
	const code =
		mark === undefined
			? CURRENCY_NAMES.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name ?? ""))?.[1]
			: // Some marks are one only before a sum.
				MARKS.find(([pattern]) => new RegExp(`^(?:${pattern})`).exec(`${mark}00`)?.[0] === mark)?.[1];
	const digits = marked ?? plain;
	const many = digits === undefined ? numberOf(words ?? "") : Number(digits.replaceAll(THOUSANDS, ""));
	// "200" of these is told in thousands: one of them buys nothing.
	const thousands = (markedK ?? plainK) !== undefined || (many < 1_000 && IN_THOUSANDS.test(code ?? ""));
	const amount = many * (thousands ? 1_000 : 1);
	return code === undefined || !Number.isFinite(amount) || amount <= 0 ? null : `${amount} ${code}`;
}

const LITTLE = phrases(`
	small money|money no plenty|money no dey|money is small|small change only|pay is small|not much cash|no cash|on the dole|paise kam|skint|i am broke|am broke|broke student|broke uni|broke college|broke atm|broke right now|broke this month|broke until/till|broke as|flat broke|so broke|too broke|poor student|student budget|student loan|student money|student prices|on a student
	money _ thin on the ground|thin on the ground this month|counting coins/pennies/cents/change|not a lot in the kitty|nothing in the kitty|wallet/purse/account/bank is empty/light/crying|wallet is thin|rent ate|scraping by|every cent|till/until the/my loan/wages/grant/pay comes/lands/drops|end of the month is far|cash poor|cash is short|short of cash|low on cash|l argent , bon|pas beaucoup d argent|peu d argent|sem grana|pouca grana|pouco dinheiro|poco dinero|sin dinero|wenig geld|malo pieniedzy|pochi soldi
	on a budget|low budget|small budget|tight budget|tiny budget|little budget|limited budget|budget is low/small/tight/tiny/limited|my budget is not|shoestring|money is tight|money is short|money tight|short on money|short of money|strapped for cash|cash strapped|hard up|tight on money
	not much money|no money|little money|not _ lot of money|not have much to spend|not much to spend|little to spend|hardly any money|every penny|not have plenty money|no plenty money|not have plenty of money|pays but not much|not much to pay|student allowance|cheap i can get|little money left|penny counts|cannot splash|splash out|nothing costly|not costly|one income|single income|apprentice wage*|trainee wage*|low wage*|money is a bit tight|money _ tight|cannot afford|could not afford|not afford|can barely afford|what i can afford|not rich|not made of money|am poor|are poor
	cheap please|please cheap|pls cheap|keep it cheap|keep this cheap|as cheap as|cheapest|cheap as possible|cheap as chips|something cheap|cheap stuff|cheap things|cheap products|cheap one|cheap ones|on the cheap|cheap options|cheap routine|go cheap|has to be cheap|needs to be cheap|must be cheap|be cheap|make it cheap|stay cheap|only cheap|cheap and
	affordable|inexpensive|low cost|budget friendly|good value|price down|costs down|cost down|keep the price|nothing expensive|nothing too expensive|not expensive|not too expensive|fancy or expensive|nothing dear|nothing pricey|not pricey|nothing _ dear|without spending|drugstore only|drugstore stuff|only drugstore|whatever the drugstore|pharmacy brands only|supermarket stuff|poundland|dollar store
	on benefits|universal credit|food stamps|unemployed|lost my job|out of work|between jobs|laid off|redundant|living off|overdraft|pay ?day|minimum wage|pocket money|allowance|small pension|little pension|state pension|live on a pension|on a pension|pensioner|low income|in debt|saving up for|cost of living|counting pennies|pinching pennies
`);
const NOT_LITTLE = phrases(`
	cheap makeup|cheap ones ruined|cheap stuff ruined|cheap cream ruined|looks cheap|feel cheap|not cheap|used to be|used cheap|cheap wine|cheap hotel|cheap soap|cheap foundation
`);
const ENOUGH = phrases(`
	money is no object|not mind paying|not mind spending|money is not the issue|money is not the problem|money no object|no object|price is no object|price does not matter|cost does not matter|money does not matter|not care what it costs|not care what it cost|not care about _ price|not care how much|whatever it costs|whatever the cost|no budget limit|no limit on budget|unlimited budget|happy to spend|happy to splurge|splurging is fine|splurge is fine|can splurge|want to splurge|budget is no issue|budget is not an issue|price is no issue|money is no issue|money is not an issue
`);

/** Little money told in words, or plenty of it. */
export function readMeans(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own" || kind === "hypothetical");
	const plenty = own.find(({ text }) => ENOUGH.test(text));
	if (plenty !== undefined) return [{ id: "high_budget", quote: plenty.quote, sure: true }];
	const little = own.find(({ text }) => LITTLE.test(text.replaceAll(new RegExp(NOT_LITTLE, "g"), "...")));
	return little === undefined ? [] : [{ id: "low_budget", quote: little.quote, sure: true }];
}
