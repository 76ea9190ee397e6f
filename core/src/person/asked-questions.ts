import { INGREDIENT_WORDS } from "../knowledge/questions/ingredient-words.ts";
import { KNOWN_QUESTIONS } from "../knowledge/questions/known-questions.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import type { PersonFact } from "./person-fact.ts";

/** Kinds of questions a note puts that a plan answers by itself; `known` names a row of the known questions. */
export const QUESTION_KINDS = [
	"vitamin_d",
	"sun_dark_skin",
	"window",
	"sun_at_all",
	"filters",
	"flush_cause",
	"organ_cause",
	"rubbed",
	"family",
	"sun_eyes",
	"permanent",
	"pores",
	"purging",
	"doctor",
	"must_begin",
	"how_long",
	"how_often",
	"too_many",
	"order",
	"what_is_it",
	"with_medicine",
	"in_blood",
	"compare",
	"pair",
	"keep",
	"known",
	"open",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What an asked question is about: its kind, then the ingredients or the row it names. */
export interface AskedQuestion {
	kind: QuestionKind;
	subjects: readonly string[];
}

const MARK = "question";

/** The question behind a wish of a note; null for any other wish. */
export function questionIn({ id, about = "" }: Pick<PersonFact, "id" | "about">): AskedQuestion | null {
	const [mark, kind, ...subjects] = about.split(":");
	const known = QUESTION_KINDS.find((one) => one === kind);
	return id === "asks_for" && mark === MARK && known !== undefined ? { kind: known, subjects } : null;
}

const SUN = "(?:sun ?screens?|sun ?creams?|sun ?blocks?|spf|sun protection)";
const MEDICINES =
	"(?:warfarin|blood thinn\\w*|apixaban|eliquis|xarelto|clopidogrel|hrt|spironolactone|the pill|metformin|amlodipine|statins?|levothyroxine|thyroxine|thyroid|insulin|antidepress\\w*|sertraline|fluoxetine|blood pressure|lithium|tablets?|pills|medicines?|medication|meds)";

interface Reader {
	kind: QuestionKind;
	/** Reads one question, lower case and spelled out. */
	asks: RegExp;
	/** Has to stand in the question or right before it. */
	beside?: RegExp;
}

const reads = (kind: QuestionKind, asks: string | RegExp, beside?: RegExp): Reader => ({
	kind,
	asks: typeof asks === "string" ? new RegExp(asks) : asks,
	...(beside !== undefined && { beside }),
});

const DEEP = "(?:black|brown|dark|darker|deep|deeper|melanin\\w*|african|asian|indian|latin[ao])";

/** Read from top to bottom; the first that fits answers. */
const READERS: readonly Reader[] = [
	reads("vitamin_d", `\\b${SUN}\\b.*\\b(?:vitamin d|bones?)\\b|\\b(?:vitamin d|bones?)\\b.*\\b${SUN}\\b`),
	reads(
		"sun_dark_skin",
		`\\b${DEEP} (?:\\w+ )?(?:man|men|woman|women|people|person|folks?|girls?|boys?|guys?|skin|skinned|tones?|complexion)\\b.*\\b${SUN}\\b|\\b${SUN}\\b.*\\b${DEEP} (?:\\w+ )?(?:man|men|woman|women|people|person|folks?|girls?|guys?|skin|tones?)\\b`,
	),
	reads(
		"window",
		/\b(?:windows?|glass|in the car|driv(?:e|es|ing)|cook\w*|stove|oven)\b.*\b(?:dark\w*|worse|tan|sun|marks?|patch\w*|in my head|count)\b|\b(?:dark\w*|worse|sun|tan\w*)\b.*\b(?:windows?|glass|in the car|driv(?:e|es|ing)|cook\w*|stove|oven)\b/,
	),
	reads(
		"filters",
		`\\b(?:chemical|mineral|organic|physical|filters?)\\b.*\\b(?:ok|okay|safe|fine|must|better|bad|allowed|mineral|chemical)\\b`,
		new RegExp(`\\b(?:${SUN}|filters?)\\b`),
	),
	reads(
		"sun_at_all",
		`\\b(?:need|wear|use|put on|bother with|skip|have to)\\b(?: \\w+){0,4} ${SUN}\\b|\\b${SUN}\\b.*\\b(?:indoors?|inside|at night|winter|cloud\\w*|every ?day|no sun)\\b|\\b(?:no sun|indoors?|winter|cloud\\w*)\\b.*\\b${SUN}\\b`,
	),
	reads(
		"flush_cause",
		/\b(?:is|are|does|do|could|can|because|cause\w*|down to|doing)\b.*\b(?:drinks?|drinking|pints?|beers?|alcohol|wines?|curr(?:y|ies)|spic\w+|coffee|hot food|heat)\b/,
		/\b(?:red|redness|flush\w*|blush\w*|tomato|beetroot|burns?|burning|hot|rudolph|ruddy)\b/,
	),
	reads(
		"organ_cause",
		/\b(?:is|are|does|do|could|can|because|cause\w*|from|lack|sign|mean)\b.*\b(?:kidneys?|liver|thyroid|iron|an(?:a?e)mi\w*|deficien\w*|gut|bowels?|heart|blood sugar|diabet\w*|worms|parasites?|toxins?)\b/,
	),
	reads(
		"rubbed",
		/\b(?:is|are|does|do|could|can|because|cause\w*|from)\b.*\b(?:hats?|caps?|helmets?|turbans?|pagh?s?|hijabs?|scar(?:f|ves)|fringe|bangs|masks?|chin ?straps?|headbands?|headphones?|visors?|pillow\w*|phone)\b/,
		/\b(?:spots?|bumps?|bumpy|pimples?|zits?|acne|break\w*|rash|marks?)\b/,
	),
	reads(
		"pores",
		/\b(?:clos\w*|shrink\w*|open\w*|get rid|smaller|minimi[sz]\w*|tighten\w*|gone|vanish|disappear|why|normal)\b/,
		/\b(?:pores?|holes)\b/,
	),
	reads(
		"permanent",
		/\bpermanent\w*\b|\b(?:for ?ever|for good)$|\b(?:ever|always|never) (?:go(?:es)? away|stop|clear|fade|heal|get better|have it|be like this|stay)\b|\b(?:will|does|do|can) (?:it|this|that|they|these|those|my \w+)(?: \w+){0,2} (?:go away|clear up|fade|last|disappear|grow out)\b|\bstuck with (?:it|this|them)\b|\bstay like this\b/,
	),
	reads("purging", /\bpurg\w*\b/),
	reads(
		"doctor",
		/\b(?:need|see|seeing|visit|go to|call|ask|is there|worth|time for|show)\b(?: \w+){0,4} (?:doctor|gp|derm\w*|specialist|skin clinic)\b|\b(?:doctor|gp|derm\w*) or (?:not|wait)\b/,
	),
	reads(
		"must_begin",
		/^(?:so |but |and )?(?:do|should|must) i (?:really |even |actually |already )?(?:need|have) to(?: (?:start|begin|bother|do (?:it|this|all this|anything)|use anything))?(?: now| yet| already)?$|\b(?:need|have to|start|begin)\b(?: \w+){0,3} (?:skin ?care|routine)\b|\btoo (?:young|early|old|late) (?:to|for)\b/,
	),
	reads(
		"how_long",
		/\bhow (?:long|soon|many (?:weeks|months|days))\b|\bwhen (?:will|do|does|can|should|would)\b(?: \w+){0,6} (?:work\w*|see|show\w*|better|results?|notice\w*|expect|clear\w*|gone)\b/,
	),
	reads(
		"how_often",
		/\bhow (?:often|many times|many nights)\b|\bevery (?:single )?(?:night|day) (?:from|ok|okay|fine|too)\b|\b(?:twice|once) a (?:day|week) (?:ok|okay|enough|too)\b/,
	),
	reads(
		"too_many",
		/\btoo (?:many|much)(?: (?:products?|steps?|things?|stuff|serums?|layers?))?$|\btoo (?:many|much) (?:products?|steps?|things?|stuff|serums?|layers?)\b|\boverdo(?:ing)?\b/,
	),
	reads(
		"order",
		/\b(?:what|which|right|proper|correct|best) order\b|\b(?:what|which)(?: \w+){0,3} (?:goes|comes|first)\b|\bbefore or after\b/,
	),
	reads(
		"what_is_it",
		/\bis (?:it|this|that|he|she|what i have)\b.*\b(?:acne|rosacea|eczema|melasma|allerg\w*|fung\w*|psoriasis|infect\w*|dermatitis|cancer\w*|herpes|vitiligo|lupus|hives|ringworm|scabies|contagious|dangerous|serious)\b/,
	),
	reads(
		"in_blood",
		/\b(?:in|into|through|reach\w*|get to|enter\w*)\b(?: \w+){0,3} (?:blood\w*|bloodstream|baby|milk|body)\b|\babsorb\w*\b/,
	),
	reads(
		"with_medicine",
		`\\b(?:mix\\w*|interact\\w*|clash\\w*|interfere\\w*)\\b|\\b(?:can|could|may|should|is|are|ok|okay|safe|fine|allowed|use|add)\\b.*\\b(?:with|on|beside|while|alongside|taking)\\b.*\\b${MEDICINES}\\b`,
		new RegExp(`\\b${MEDICINES}\\b`),
	),
];

/** What is told as a trouble and wants an answer as well, question or not. */
const TROUBLES: readonly Reader[] = [
	reads(
		"sun_eyes",
		`\\b${SUN}\\b.*\\b(?:eyes?|eye ?lids?)\\b|\\b(?:eyes?|eye ?lids?)\\b.*\\b${SUN}\\b`,
		/\b(?:sting\w*|burn\w*|water\w*|run\w*|goes?|gets?|drip\w*|into)\b/,
	),
	reads(
		"rubbed",
		/\b(?:where|under|along|beneath|below)\b(?: \w+){0,3} (?:hats?|caps?|helmets?|turbans?|pagh?s?|hijabs?|scar(?:f|ves)|fringe|bangs|masks?|(?:chin ?)?straps?|headbands?|visors?)\b/,
		/\b(?:spots?|bumps?|bumpy|pimples?|zits?|acne|break\w*|rash)\b/,
	),
];

/** Of the known questions those that hold for whoever asks, also beside a plan. */
const HOLDS_FOR_ALL: readonly string[] = [
	"sun_makeup",
	"sun_numbers",
	"sun_amount",
	"expensive",
	"expiry",
	"washing",
	"double_cleansing",
	"water",
	"food",
	"squeezing",
	"sleep_stress",
	"natural",
	"parabens",
	"patch_test",
].map((id) => `question.${id}`);

/** Rows that only examples tell, by plain words. */
const ALSO_KNOWN: readonly (readonly [RegExp, string])[] = [
	[/\b(?:stronger|higher) (?:percent\w*|strength|one|version|dose)\b/, "question.strength"],
	[
		/\b(?:is|are|does|do|could|can|because|why|normal)\b.*\b(?:my period|periods|cycle|time of the month)\b/,
		"question.cycle",
	],
	[
		/\b(?:is|are|does|do|could|can|because|from)\b.*\b(?:shampoo|conditioner|hair (?:oil|gel|wax|products?|spray|mask))\b/,
		"question.hair_products",
	],
	[/\b(?:around|under|near|on) (?:the |my )?(?:eyes?|eyelids?|lids)\b/, "question.around_eyes"],
	[/\b(?:is|are|does|do|because|can)\b.*\b(?:menopause|menopausal|the change)\b/, "question.menopause"],
	[/\beye creams?\b/, "question.eye_cream"],
	[/\b(?:need|skip|use|without)\b.*\btoners?\b/, "question.toner"],
];

const KEEPS =
	/\b(?:can|may|could|should|must|shall|do) i (?:still |just |really )?(?:need to |have to )?(?:keep|finish|use up|go on|carry on|continue|stop|quit|bin|throw)\b|\b(?:hope|want|let me|say) .*\bkeep\b|\b(?:is|are) (?:my|the|this|these|those|it|they)\b.*\b(?:ok|okay|fine|safe|alright|all right|allowed|good for|bad for|too (?:strong|harsh|much))\b|\b(?:ok|okay|fine|safe) to (?:keep|go on|use|continue|finish)\b|\bhave to (?:finish|stop|use)\b/;
const COMPARES = /\b(?:or|vs|versus|better|instead of|as good as|just as good|stronger|difference)\b/;
const PAIRS = /\b(?:with|and|together|mix|layer|same (?:night|time|day|routine)|beside|combine)\b/;

/** What the plan itself answers, whatever the words: what to do, to use, to buy. */
const PLAN_ANSWERS =
	/\bwhat (?:can|could|should|do|would|to|else|now|helps?|works?|cream|routine|product|serum|is (?:the )?(?:best|good|missing|worth|ok|safe)|around|dries|lotion|wash)\b|\bwhich\b|\bhow (?:do|can|could|should|to|would) (?:i|we|you)?\b|\b(?:anything|something)\b|\bany (?:tips?|advice|ideas?|suggestions?|help|recommend\w*)\b|\brecommend\w*\b|\bsuggest\w*\b|\bhelp (?:me|him|her|please)\b|\bwhere (?:do|should|can) i\b|\bnext\b|\b(?:can|could|will|would) (?:you|we|this|it)\b|\b(?:can|could|may) i (?:get|have|do|try|add|put|start)\b|\bis there (?:an?|any|some)\b/;
/** No more than a tag, or something nobody expects an answer to. */
const TAG =
	/^(?:(?:and |so |but )?(?:right|ok|okay|yes|no|yes or no|you know|really|huh|eh|abi|innit|please|thanks|thank you|hello|hi|lol|haha|what|why|why me|help|seriously|who knows|is not it|no idea)(?: |$))+/;
const LEAST_WORDS = 3;
/** Puts a question without its mark. */
const ASKS_UNMARKED =
	/^(?:so |and |but |also |just )?(?:is|are|can|could|should|shall|do|does|may|must) (?!not\b)(?:i|it|this|that|these|they|the|my|we|creams?|there)\b|\bor is (?:it|that)\b|\bany truth\b|\bis it true\b|\bwonder(?:ing)? (?:if|whether)\b|\bnot sure (?:if|whether)\b|\bor not$|^(?:so |and |but |also |ok so )?(?:how|why|when|which|what) (?:do|does|can|could|should|is|are|will|would|long|often|soon)\b/;
const STARTS =
	/^(?:so|and|but|also|just|ok so|btw)? ?(?:is|are|can|could|should|shall|do|does|did|may|must|will|would|how|when|why|which|what|where|who)\b/;

/** Where one sentence puts a second question. */
const TWO_ASKED = /,? and (?=(?:is|are|can|could|should|do|does|will|how|when|which) )/i;

/** A question is written out in a note, with what stands before it. */
interface Written {
	text: string;
	before: string;
	marked: boolean;
}

/** Sentences of a note, with what stands before each, and whether it puts a question. */
function sentencesIn(note: string): (Written & { asks: boolean })[] {
	const parts = note.slice(0, 6_000).match(/[^.!?\n;]+[.!?\n;]*/g) ?? [];
	const said = parts.flatMap((part) =>
		part.split(TWO_ASKED).map((one) => ({ text: tidy(spellOut(one)), marked: part.includes("?") })),
	);
	return said.flatMap(({ text, marked }, at) => {
		const before = said
			.slice(Math.max(0, at - 2), at)
			.map((one) => one.text)
			.join(" , ");
		return text === "" ? [] : [{ text, marked, before, asks: marked || ASKS_UNMARKED.test(text) }];
	});
}

function subjectsOf(text: string): string[] {
	let left = text;
	const found: { id: string; at: number }[] = [];
	for (const { id, says } of INGREDIENT_WORDS) {
		const match = says.exec(left);
		if (match === null || found.some((one) => one.id === id)) continue;
		found.push({ id, at: match.index });
		left = left.replace(match[0], "#".repeat(match[0].length));
	}
	return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

function troubleIn({ text, before }: Written): AskedQuestion | null {
	const with_before = `${before} , ${text}`;
	const trouble = TROUBLES.find(({ asks, beside }) => asks.test(text) && beside?.test(with_before) !== false);
	return trouble === undefined ? null : { kind: trouble.kind, subjects: [] };
}

function readQuestion({ text, before, marked }: Written): AskedQuestion | null {
	const subjects = subjectsOf(text);
	const [first, second] = subjects;
	const with_before = `${before} , ${text}`;
	const reader = READERS.find(({ asks, beside }) => asks.test(text) && beside?.test(with_before) !== false);
	if (reader !== undefined && reader.kind !== "with_medicine") return { kind: reader.kind, subjects: [] };
	if (second !== undefined && COMPARES.test(text) && !/\b(?:with|together)\b/.test(text))
		return { kind: "compare", subjects };
	if (first !== undefined && /\b(?:as good|better than|instead of)\b/.test(text)) {
		const [other] = subjectsOf(before).filter((one) => one !== first);
		if (other !== undefined) return { kind: "compare", subjects: [first, other] };
	}
	if (second !== undefined && PAIRS.test(text)) return { kind: "pair", subjects };
	if (reader !== undefined) return { kind: reader.kind, subjects };
	if (KEEPS.test(text))
		return { kind: "keep", subjects: subjects.length > 0 ? subjects : subjectsOf(before) };
	const row = KNOWN_QUESTIONS.find(
		({ id, asks, unless }) =>
			HOLDS_FOR_ALL.includes(id) && asks?.test(text) === true && unless?.test(text) !== true,
	);
	if (row !== undefined) return { kind: "known", subjects: [row.id] };
	const also = ALSO_KNOWN.find(([asks]) => asks.test(text));
	if (also !== undefined) return { kind: "known", subjects: [also[1]] };
	const words = text.split(" ").length;
	return marked && STARTS.test(text) && words >= LEAST_WORDS && !TAG.test(text) && !PLAN_ANSWERS.test(text)
		? { kind: "open", subjects: [] }
		: null;
}

/**
 * The questions of a note, each once, as wishes that a plan answers. `wished` are wishes read before: what they answer is no
 * question any more.
 */
export function questionsOf(note: string, wished: readonly PersonFact[] = []): PersonFact[] {
	const answered = wished.map(({ quote = "" }) => tidy(spellOut(quote)));
	const found = new Map<string, PersonFact>();
	for (const { asks, ...written } of sentencesIn(note)) {
		const question = troubleIn(written) ?? (asks ? readQuestion(written) : null);
		if (question === null) continue;
		const own = answered.some((quote) => quote.includes(written.text) || written.text.includes(quote));
		if (own && question.kind === "open") continue;
		const about = [MARK, question.kind, ...question.subjects].join(":");
		if (!found.has(about))
			found.set(about, { id: "asks_for", about, quote: written.text.slice(0, 160), sure: true });
	}
	return [...found.values()];
}
