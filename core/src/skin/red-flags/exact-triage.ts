import { findLanguage } from "../note/find-language.ts";
import { affirms } from "../note/phrases.ts";
import { readNote, sentencesOf } from "../note/read-note.ts";
import { spellOut, tidy } from "../note/spelling.ts";
import type { RedFlag } from "../red-flag.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "./red-flag-rules.ts";
import { foldText, signsOf } from "./signs/any-script/any-script.ts";
import { EAST_ASIA, SOUTH_ASIA } from "./signs/any-script/asia.ts";
import { EUROPE_AND_AFRICA, SLAVIC } from "./signs/any-script/europe.ts";
import { NEAR_EAST } from "./signs/any-script/near-east.ts";
import { OBLIQUE_SIGNS } from "./signs/crisis-signs.ts";
import { FOREIGN_CRISIS_SIGNS, FOREIGN_OBLIQUE_SIGNS } from "./signs/foreign-crisis-signs.ts";
import { FOREIGN_SIGNS, SIGNS_OF_ANY_LANGUAGE } from "./signs/foreign-signs.ts";
import { ALLERGY_BESIDE_STROKE, FOREIGN_STROKE_SIGNS } from "./signs/foreign-stroke-signs.ts";
import { COERCION_SIGNS } from "./signs/home-signs.ts";
import type { SureSign } from "./signs/sure-sign.ts";
import { SURE_SIGNS } from "./sure-signs.ts";

/** A throat that swallows with trouble has taken in no poison. */
const HARD =
	/\b(?:(?:when|whenever|if|as|every time) (?:i|he|she) (?:try to )?swallow(?:s|ed)?|(?:hurts?|hurting|hard|harder|difficult|painful|tough|trouble|cannot|can not|can hardly|can barely|could not|unable|struggl\w*|not able)(?: \w+){0,2} swallow(?:ing)?|swallowing(?: \w+){0,2} (?:hard|hurts|painful|difficult|feels|tight|funny|sore)|(?:pain|painful|tight|odd|funny|weird) swallowing|swallow (?:properly|my (?:spit|saliva)|anything))\b/g;
const TAKEN_IN =
	/\b(?:swallow\w*|drank|drunk(?! elephant)|ate|eaten|lick\w*|suck\w*|gulp\w*|sip\w*|ingest\w*|chew\w*|tasted|mouthful\w*|swig\w*)\b/;
const AIRWAY =
	/\b(?:throat|tongue|lips?)\b(?: [\w']+){0,6} (?:tight\w*|clos\w*|swell\w*|swollen|swole|puff\w*|thick|fat|huge|balloon\w*|lump|scratchy|tingl\w*|numb)\b|\b(?:tight\w*|swell\w*|swollen|puff\w*|thick|tingl\w*)(?: \w+){0,2} (?:throat|tongue|lips?)\b/;
const OF_A_COLD = /\b(?:colds?|flu|tonsil\w*|strep|sore throat|covid|angina|mono|cough\w*)\b/;

/** Whether all that is said of swallowing is that it is hard. `text`: lower case, spelled out. */
export function isHardToSwallow(text: string): boolean {
	const rest = text.replaceAll(HARD, " ");
	return rest !== text && !TAKEN_IN.test(rest);
}

/** The same beside a throat, tongue or lips that swell or close. */
function isAirwayClosing(text: string): boolean {
	return isHardToSwallow(text) && AIRWAY.test(text) && !OF_A_COLD.test(text);
}

/** What a wrong cause would have somebody do: cool a burn that is none, wait for an eye doctor, look for an allergy. */
const WRONG_CAUSES: Partial<Record<RedFlagRuleId, readonly string[]>> = {
	"red-flag.carbon-monoxide": [
		"collapse",
		"fading-test",
		"suspected-sepsis",
		"heat-stroke",
		"stroke",
		"allergic-reaction",
		"pet-swallowed",
		"swallowed",
		"fumes",
		"breathing",
		"medicine-rash",
		"pressure",
		"burn",
		"large-burn",
	],
	"red-flag.numbing-cream": [
		"collapse",
		"stroke",
		"breathing",
		"airway-swelling",
		"allergic-reaction",
		"accident",
		"burn",
		"sight",
	],
	"red-flag.skin-coming-off": [
		"burn",
		"large-burn",
		"blistered-sunburn",
		"medicine-rash",
		"rash-and-fever",
		"chemical-deep",
		"chemical-on-skin",
		"accident",
		"skin-infection",
	],
	"red-flag.plant-sap": [
		"burn",
		"large-burn",
		"blistered-sunburn",
		"chemical-on-skin",
		"chemical-deep",
		"accident",
		"rash-and-fever",
		"medicine-rash",
		"growing-ring",
	],
	"red-flag.others-cream": ["accident", "eye", "pet-swallowed", "medicine-stopped", "chemical-on-skin"],
	"red-flag.oxygen-fire": ["breathing", "accident", "sore-not-healing", "burn"],
};
/** Says only when somebody is to be seen, or what might be. */
const GENERAL =
	/^red-flag\.(?:doctor-today|doctor-soon|perhaps-soon|watch-(?:emergency|accident|today|soon))$/;

/** Without what would name another cause, or none, beside a cause that is plain. No crisis is ever left out. */
export function withoutWrongCauses(flags: readonly RedFlag[]): readonly RedFlag[] {
	const wrong = flags.flatMap(({ rule_id }) => WRONG_CAUSES[rule_id as RedFlagRuleId] ?? []);
	if (wrong.length === 0) return flags;
	const own = flags.some(({ rule_id }) => rule_id === "red-flag.plant-sap");
	return flags.filter(
		({ rule_id, kind }) =>
			!wrong.includes(rule_id.replace("red-flag.", "")) &&
			!GENERAL.test(rule_id) &&
			!(own && rule_id === "red-flag.collapse" && (kind === undefined || kind === "big-burn")),
	);
}

const OF_OTHER_LANGUAGES = [
	...FOREIGN_SIGNS,
	...FOREIGN_STROKE_SIGNS,
	...FOREIGN_OBLIQUE_SIGNS,
	...FOREIGN_CRISIS_SIGNS,
];
const ENGLISH_SIGNS = [...SURE_SIGNS, ...OBLIQUE_SIGNS, ...COERCION_SIGNS];

/** Read without telling the language first: each entry is said in one of them alone. */
const SIGNS_OF_ANY_SCRIPT = [
	...SLAVIC,
	...NEAR_EAST,
	...SOUTH_ASIA,
	...EAST_ASIA,
	...EUROPE_AND_AFRICA,
].flatMap(signsOf);

const ALLERGIES: readonly RedFlagRuleId[] = ["red-flag.airway-swelling", "red-flag.face-swelling"];

/** Red flags of any text the caller has had read; [] for what says nothing. */
export type FlagsOf = (text: string) => readonly RedFlag[];

/** Breath and tears that are lost in laughing. */
const LAUGHTER =
	/\b(?:wheez\w*|crying|choking|gasping|dying|breathless|screaming|(?:can't|cannot|can not|couldn't) breathe)(?:,| and| with| from| for| of| i'?m| i am)* (?:crying |dying |wheezing |with |from )*(?:laugh(?:ing|ter)|lol\b|lmao\b)|\blaugh(?:ing|ed)(?: \w+){0,2} (?:(?:so hard |till |until |that )+(?:\w+ ){0,2})?(?:wheez\w*|(?:i )?(?:cried|choked|(?:can't|cannot|couldn't) breathe))\b/gi;

/**
 * The red flags a text raises by the plainest words alone, most urgent first. What answers where the encoder cannot,
 * and always beside it: most ways to tell of danger are not in this list.
 */
export function exactFlags(told: string | null): RedFlag[] {
	if (told === null || told.trim() === "") return [];
	const text = told
		.replaceAll(LAUGHTER, " laughing ")
		.replaceAll(/\u0153/gi, "oe")
		.replaceAll("\u00df", "ss");
	const sentences = sentencesOf(readNote(text).clauses.filter(({ kind }) => kind !== "past"));
	// As it was written: other languages keep the apostrophes that English spelling drops.
	const written = spellOut(text).replaceAll(/\s+/g, " ");
	const whole = [written, tidy(written.replaceAll(/[.!?;:]+(?=\s|$)/g, " , "))];
	const folded = foldText(text);
	const language = findLanguage(text);
	const foreign = language !== null && language !== "unknown";
	const raised = [
		...ENGLISH_SIGNS.filter((sign) =>
			(sign.whole ? whole : sentences).some((words) => isStated(sign, words)),
		),
		// What denies in English is no denial there: "no" stands for "in the" in Portuguese.
		...OF_OTHER_LANGUAGES.filter(
			({ says, unless }) =>
				foreign && says.every((sign) => sign.test(written)) && unless?.test(written) !== true,
		),
		...SIGNS_OF_ANY_LANGUAGE.filter(({ says }) => says.every((sign) => sign.test(written))),
		...SIGNS_OF_ANY_SCRIPT.filter(
			({ says, unless }) => says.every((told) => told(folded)) && unless?.(folded) !== true,
		),
	];
	const ids = new Set<RedFlagRuleId>(raised.map(({ rule_id }) => rule_id));
	// A tongue that feels thick beside a face that drops is no allergy: an adrenaline pen would harm.
	if (foreign && ids.has("red-flag.stroke") && !ALLERGY_BESIDE_STROKE.test(written))
		for (const allergy of ALLERGIES) ids.delete(allergy);
	// Fever and sight that fails behind a swollen lid are no allergy, whatever else is thick.
	if (foreign && ids.has("red-flag.sight")) for (const allergy of ALLERGIES) ids.delete(allergy);
	// What hurts to swallow was not swallowed, and a throat that closes is the danger.
	if (isHardToSwallow(written)) ids.delete("red-flag.swallowed");
	if (isAirwayClosing(written)) ids.add("red-flag.airway-swelling");
	// Poison control is for people; its sign hears animals too.
	if (ids.has("red-flag.pet-swallowed")) ids.delete("red-flag.swallowed");
	return [...withoutWrongCauses(byUrgency(flagsOfRules(ids)))];
}

function isStated({ says, unless }: SureSign, words: string): boolean {
	return says.every((sign) => affirms(words, sign)) && !unless?.test(words);
}
