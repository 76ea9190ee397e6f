import type { RedFlagRuleId } from "../../red-flag-rules.ts";

/**
 * What is said of danger in one language. Entries stand between bars: `*` is any ending, `a/b` either word, `_` up to
 * three other words. They are written with or without accents; both sides are folded before they are compared.
 */
export interface DangerWords {
	/** Wanting to die, of the writer; the word for suicide of whoever. */
	die: string;
	/** The same said of somebody else. */
	they_die?: string;
	cut?: string;
	/** Far too many tablets, taken. */
	overdose?: string;
	/** A last letter or message. */
	farewell?: string;
	/** Standing where one can fall. */
	on_edge?: string;
	/** Who can be in danger beside the writer. */
	someone?: string;
	hit?: string;
	breathless?: string;
	airway?: string;
	face?: string;
	swells?: string;
	caustic?: string;
	/** Went down the throat, of whoever. */
	drank?: string;
	eye?: string;
	skin?: string;
	/** Unconscious or in a seizure. */
	collapse?: string;
	allergy?: string;
	/** What denies when it stands right before a swelling. */
	not?: string;
	/** Puffy mornings, spots and cold sores: no allergy swells like them. */
	small_swelling?: string;
	/** Sounds like death and is none. */
	idiom?: string;
	/** Letters that may be grown to the front of a word, as articles and "and" are in Arabic and Hebrew. */
	prefix?: string;
	/** Words are not told apart by spaces, or endings grow to them without end. */
	unspaced?: true;
}

export interface AnyScriptSign {
	rule_id: RedFlagRuleId;
	says: readonly Told[];
	unless?: Told;
}
type Told = (text: Folded) => boolean;

/** A text as entries are compared with it. */
export interface Folded {
	/** Words with single spaces. */
	spaced: string;
	/** Letters and digits alone. */
	compact: string;
}

const SAME: Readonly<Record<string, string>> = {
	"\u0111": "d",
	"\u0131": "i",
	"\u0142": "l",
	"\u00f8": "o",
	"\u00e6": "ae",
	"\u00df": "ss",
	// Alef maksura, Farsi yeh, keheh, teh marbuta, heh goal and heh doachashmee.
	"\u0649": "\u064a",
	"\u06cc": "\u064a",
	"\u06a9": "\u0643",
	"\u0629": "\u0647",
	"\u06c1": "\u0647",
	"\u06be": "\u0647",
	// Chandrabindu and anusvara are written for each other.
	"\u0901": "\u0902",
};
const IN_OTHER_LETTERS = new RegExp(`[${Object.keys(SAME).join("")}]`, "gu");
/** Accents, points and short vowels; vowel signs of Indian scripts and the voicing marks of kana are letters and stay. */
const ACCENTS = /\u0640|[\u200b-\u200f]|[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c\u09bc]/gu;

/** Vietnamese words of suicide and cutting that without their marks are "slowly", "advise", "since two" and "of". */
const MARKS_DECIDE = /(?<!\p{L})(?:tự(?= (?:tử|vẫn|hại)(?!\p{L}))|cứa)(?!\p{L})/gu;

function foldLetters(written: string): string {
	return written
		.toLowerCase()
		.normalize("NFC")
		.replace(MARKS_DECIDE, (word) => `${word}w`)
		.normalize("NFKD")
		.replace(ACCENTS, "")
		.normalize("NFC")
		.replace(IN_OTHER_LETTERS, (letter) => SAME[letter] ?? letter);
}

export function foldText(text: string): Folded {
	const folded = foldLetters(text).replaceAll(/['\u2018\u2019\u02bc`\u00b4]/g, "");
	const spaced = folded.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
	return { spaced, compact: spaced.replaceAll(" ", "") };
}

/** In a text that is folded: only letters and single spaces are left, and this class is compiled in a fraction of the time. */
const LETTER = "[^ ]";
/** Acids of skin care are no caustic: "kwas salicylowy", "\u0433\u0438\u0430\u043b\u0443\u0440\u043e\u043d\u043e\u0432\u0430\u044f \u043a\u0438\u0441\u043b\u043e\u0442\u0430". */
const ACID = `(?:kwas|kyselin|acid|asid|asit|axit|syr|sav|zuur|кислот|حمض|אסיד|חומצ|οξυ|एसिड|अम्ल|এসিড|অ্যাসিড)${LETTER}*`;
const OF_CARE =
	"hialur|hyalur|hijalur|hialor|гиалур|гіалур|salic|salis|szalic|салиц|саліц|glikol|glyko|glyco|гликол|гліко|mlekow|mlecn|tejsav|laktik|lactic|molkesyr|молочн|azela|азела|askorb|ascorb|acorb|аскорб|ferul|ферул|migdal|mandel|mandul|миндал|мигдал|amin|амин|tranex|traneks|транекс|kojic|kojik|койев|citri|cytryn|лимон|жирн|fett|الهيال|هيال|الساليس|ساليس|الجليك|جليك|الجلاي|الغليك|غليك|اللاكت|لاكت|الازيل|ازيل|الاسكور|האסקור|היאלור|סליציל|גליקול|υαλουρ|σαλικ|γλυκολ|σαλισυλ|हाइल|हायल|हयाल|सैलि|सेलि|ग्लाइ|হাযাল|হাইল|স্যালি|সেলি|গ্লাই|ল্যাক|hyaluron";
/** What is sold to be worn holds no caustic: "toniku z kwasem". */
const WORN = `(?:tonik|tonic|toner|тоник|тонік|serum|seren|serom|krem|krém|крем|сыворот|сироват)${LETTER}* (?:[^ ]{1,3} )?`;
const COSMETIC_ACID = new RegExp(
	`(?<!${LETTER})${WORN}${ACID}|(?:${ACID} )?(?<!${LETTER})(?:${OF_CARE})${LETTER}*(?: ${ACID})?|кислот${LETTER}* (?:для|от) ${LETTER}+`,
	"gu",
);
const GAP = `(?: ${LETTER}+){0,3}?`;
const GAP_UNSPACED = ".{0,8}?";

/** Whether a text says one of the entries. */
function tells(entries: string, { prefix, unspaced }: DangerWords, not?: string): Told {
	const sources = foldLetters(entries)
		.split("|")
		.map((entry) => entry.trim())
		.filter((entry) => entry !== "")
		.map((entry) => (unspaced ? unspacedSource(entry) : spacedSource(entry)));
	const before = not === undefined ? "" : `(?<!(?<!${LETTER})(?:${foldLetters(not)}) )`;
	const pattern = unspaced
		? new RegExp(sources.join("|"), "u")
		: new RegExp(
				`(?<!${LETTER})${before}${prefix === undefined ? "" : `(?:${prefix})?`}(?:${sources.join("|")})(?!${LETTER})`,
				"u",
			);
	return ({ spaced, compact }) => pattern.test(unspaced ? compact : spaced);
}

function spacedSource(entry: string): string {
	return entry
		.replaceAll("'", "")
		.replaceAll("-", " ")
		.split(" ")
		.map((token, at) => (token === "_" ? GAP : `${at === 0 ? "" : " "}${eitherOf(token)}`))
		.join("");
}

function eitherOf(token: string): string {
	return token.includes("/")
		? `(?:${token.replaceAll("*", `${LETTER}*`).replaceAll("/", "|")})`
		: token.replaceAll("*", `${LETTER}*`);
}

function unspacedSource(entry: string): string {
	return entry
		.split(" ")
		.map((token) =>
			token === "_" ? GAP_UNSPACED : token.includes("/") ? `(?:${token.replaceAll("/", "|")})` : token,
		)
		.join("");
}

/** The signs of one language. */
export function signsOf(words: DangerWords): AnyScriptSign[] {
	const told = (entries: string | undefined, not?: string): Told =>
		entries === undefined ? () => false : tells(entries, words, not);
	const someone = told(words.someone);
	const idiom = told(words.idiom);
	const swells = told(words.swells, words.not);
	const eye = told(words.eye);
	const small = told(words.small_swelling);
	const named = told(words.caustic);
	const caustic: Told = ({ spaced, compact }) =>
		named({ spaced: spaced.replaceAll(COSMETIC_ACID, " ").replaceAll(/ +/g, " "), compact });
	const row = (rule_id: RedFlagRuleId, ...says: readonly Told[]): AnyScriptSign => ({ rule_id, says });
	return [
		{ ...row("red-flag.suicidal", told(words.die)), unless: idiom },
		{ ...row("red-flag.suicidal", told(words.farewell)), unless: someone },
		{ ...row("red-flag.bystander", told(words.they_die)), unless: idiom },
		row("red-flag.bystander", someone, told(words.farewell)),
		row("red-flag.bystander", someone, told(words.on_edge)),
		row("red-flag.self-harm", told(words.cut)),
		row("red-flag.overdose", told(words.overdose)),
		row("red-flag.their-overdose", someone, told(words.overdose)),
		row("red-flag.violence", told(words.hit)),
		row("red-flag.breathing", told(words.breathless)),
		{ ...row("red-flag.airway-swelling", told(words.airway), swells), unless: small },
		{ ...row("red-flag.face-swelling", told(words.face), swells), unless: small },
		row("red-flag.chemical-in-eye", caustic, eye),
		row("red-flag.swallowed", caustic, told(words.drank)),
		{ ...row("red-flag.chemical-on-skin", caustic, told(words.skin)), unless: eye },
		row("red-flag.collapse", told(words.collapse)),
		row("red-flag.allergic-reaction", told(words.allergy)),
	];
}
