/** Characters nobody sees; inside a word they only hide it from a reader. Joiners of emoji are not among them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const JOINERS = /\u200d|[\ufe00-\ufe0f]/g;
const FRACTIONS: Readonly<Record<string, string>> = {
	"½": "0.5",
	"⅓": "0.33",
	"⅔": "0.67",
	"¼": "0.25",
	"¾": "0.75",
	"⅕": "0.2",
	"⅛": "0.125",
};
const FRACTION = new RegExp(`(\\d?)([${Object.keys(FRACTIONS).join("")}])`, "g");

/** A text without what is not seen, as it may be sent. */
export function withoutUnseen(text: string): string {
	return text.replace(UNSEEN, "");
}

/** A text as the rules of the guard read it: compatible letters, ASCII digits, quotes and dashes, nothing unseen. */
export function plainText(text: string): string {
	return withoutUnseen(text)
		.replace(FRACTION, (_all, whole: string, part: string) => {
			const value = FRACTIONS[part] ?? "0.5";
			return whole === "" ? ` ${value}` : `${whole}${value.slice(1)}`;
		})
		.normalize("NFKC")
		.replace(JOINERS, "")
		.replace(/\p{Nd}/gu, asciiDigit)
		.replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
		.replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** Digits of a script stand in one run of ten from zero to nine (Unicode, general category Nd). */
function asciiDigit(digit: string): string {
	if (digit >= "0" && digit <= "9") return digit;
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
	return String(code - zero);
}
