import type { AgeBand, Person } from "../../routine/person.ts";
import type { Asked, AssistantContext } from "../conversation.ts";
import { inPlainEnglish } from "../reading/gloss-message.ts";
import { spellOut } from "../reading/spell-out.ts";

/** Somebody else a product is looked for. */
export interface ForWhom {
	/** "your mum". */
	words: string;
	/** "her", after "of" or "for". */
	them: "him" | "her" | "them";
	/** Years, where they were told. */
	age: number | null;
	/** What was told since they came up: nothing before it is about them. */
	told: readonly string[];
}

const HE =
	"husband|hubby|hubs|boyfriend|bf|fiance|dad|daddy|father|papa|son|lad|boy|brother|bro|grandad|grandpa|grandfather|uncle|nephew|father in law|brother in law|son in law";
const SHE =
	"wife|girlfriend|gf|fiancee|mum|mummy|mom|mommy|mam|mother|mama|daughter|girl|sister|sis|gran|granny|nan|nana|grandma|grandmother|aunt|auntie|aunty|niece|mil|mother in law|sister in law|daughter in law|girlfriend";
const THEY =
	"partner|spouse|parents?|friend|mate|bestie|roommate|flatmate|housemate|cousin|colleague|coworker|neighbou?r|teen|teenager|kid|child";
const KIN = `(?:${[HE, SHE, THEY].join("|")})`;
/** Sorted so that "mother in law" is no mother. */
const NAMED = new RegExp(
	`\\b(?:${[HE, SHE, THEY]
		.join("|")
		.split("|")
		.toSorted((a, b) => b.length - a.length)
		.join("|")})\\b`,
);
const AGED = "(?:\\d{1,2} (?:years? old|year|yr|yo|y o) (?:old )?)?";
/** "For my mum", "my husband wants one", "husband. 61, dry": they are to use it. */
const MEANT: readonly RegExp[] = [
	new RegExp(`\\bfor (?:my|our|a|his|her|the) ${AGED}(?:\\w+ ){0,2}?${KIN}\\b(?! (?:said|says|told|s))`),
	new RegExp(
		`\\b(?:my|our) ${AGED}(?:\\w+ ){0,1}?${KIN} (?:\\d{1,2} )?(?:(?:also|really|just|who|that|she|he|they) )*(?:needs?|wants?|would like|could do with|is (?:after|looking|\\d{1,2}\\b|so|very|really|dry|oily|always|pregnant|breastfeeding|on)|hates?|(?:will not|wont) (?:use|wear|do|put|touch|bother|go near)|cannot stand|refuses|gets|suffers|reacts|has (?:an? )?(?:\\w+ ){0,3}?(?:skin|face|rosacea|acne|spots?|pimples|blackheads|eczema|wrinkles|lines|redness|marks|nose|cheeks|forehead)|(?:skin|face) is)\\b`,
	),
	new RegExp(`\\b(?:not|sorry not|nothing for|isnt for|is not for) (?:for )?me\\b.*\\b${KIN}\\b`),
	new RegExp(`\\b(?:my|our) ${KIN} (?:\\d{1,2}|\\d{1,2} years? old)\\b`),
	new RegExp(`\\bwhat (?:should|can|could) (?:my|our) ${KIN} (?:use|get|buy|take)\\b`),
	new RegExp(`\\b(?:buy|get|getting|find|found|recommend|suggest) (?:\\w+ ){0,4}for (?:my|our) ${KIN}\\b`),
];
/** Back to whoever writes. */
const FOR_ME = /\bfor (?:me|myself|my own)\b|\b(?:and|now|what about) (?:for )?me\b/;
const STILL =
	/\b(?:he|she|him|her|his|hers|they|them)\b|\b(?:cheaper|cheap|another|instead|allerg\w+|without|no|under|other|different|gentler|lighter|richer|one|ones|first|second|third|that|it|btw)\b/;

const AGES: readonly RegExp[] = [
	/\b(\d{1,2}) ?(?:years? old|yrs? old|yo|y o)\b/,
	/\b(?:is|aged?|turns?|turning|nearly|almost|he is|she is|they are) (\d{1,2})\b(?! ?(?:dollars|pounds|euros|bucks|percent|%|weeks|months|times))/,
	new RegExp(`\\b${KIN} (\\d{1,2})\\b(?! ?(?:dollars|pounds|euros|bucks|percent|%|weeks|months|times))`),
];

/** Whom a wish is for, where that is not who writes: of this message, or of the turns before where it goes on with them. */
export function readForWhom({ message, history }: Pick<Asked, "message" | "history">): ForWhom | null {
	const turns = [...history.filter(({ role }) => role === "user").map((turn) => turn.message), message].map(
		(text) => spellOut(inPlainEnglish(text) ?? text),
	);
	const now = turns.at(-1) ?? "";
	if (FOR_ME.test(now) && !meansOther(now)) return null;
	const at = turns.findLastIndex(meansOther);
	if (at < 0 || (at < turns.length - 1 && !STILL.test(now))) return null;
	if (turns.slice(at + 1).some((text) => FOR_ME.test(text))) return null;
	const told = turns.slice(at);
	const named = kinIn(told[0] ?? "");
	const age = told.map(ageIn).findLast((years) => years !== null) ?? null;
	return {
		words: `your ${named}`,
		them: isOf(HE, named) ? "him" : isOf(SHE, named) ? "her" : "them",
		age,
		told,
	};
}

function meansOther(text: string): boolean {
	return MEANT.some((pattern) => pattern.test(text));
}

function kinIn(text: string): string {
	const meant = MEANT.map((pattern) => pattern.exec(text)?.[0]).find((part) => part !== undefined) ?? text;
	const said = NAMED.exec(meant)?.[0] ?? NAMED.exec(text)?.[0] ?? "friend";
	return PLAIN[said] ?? said;
}

const PLAIN: Readonly<Record<string, string>> = {
	lad: "son",
	boy: "son",
	girl: "daughter",
	hubby: "husband",
	hubs: "husband",
	bf: "boyfriend",
	gf: "girlfriend",
	mil: "mother in law",
	bro: "brother",
	sis: "sister",
	mate: "friend",
	teen: "teenager",
};

function isOf(list: string, kin: string): boolean {
	return list.split("|").includes(kin);
}

function ageIn(text: string): number | null {
	const years = AGES.map((pattern) => pattern.exec(text)?.[1]).find((said) => said !== undefined);
	const age = Number(years);
	return years !== undefined && age >= 1 && age <= 99 ? age : null;
}

/** Nothing the writer told of themselves is known of another: neither report, shelf nor answers. */
export function contextOfOther(context: AssistantContext, other: ForWhom): AssistantContext {
	const band = bandOf(other.age);
	const person: Person = { goals: [], issues: [], preferences: band === null ? {} : { age_band: band } };
	return { ...context, person, report: null, in_use: [] };
}

/** The same question as the other person would ask it; unchanged where it is for who writes. */
export function forOther<T extends Asked>(asked: T): T {
	const other = readForWhom(asked);
	if (other === null) return asked;
	const before = other.told.slice(0, -1);
	const own = asked.history.filter(({ role }) => role === "user");
	const history = before.length === 0 ? [] : own.slice(-before.length);
	return { ...asked, history, context: contextOfOther(asked.context, other) };
}

const BANDS: readonly (readonly [number, AgeBand])[] = [
	[12, "under-13"],
	[15, "13-15"],
	[17, "16-17"],
	[24, "18-24"],
	[34, "25-34"],
	[44, "35-44"],
	[54, "45-54"],
	[64, "55-64"],
];

function bandOf(age: number | null): AgeBand | null {
	if (age === null) return null;
	return BANDS.find(([most]) => age <= most)?.[1] ?? "65+";
}
