import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import { KNOWN_QUESTIONS } from "../knowledge/questions/known-questions.ts";
import { findLanguage } from "../skin/note/find-language.ts";
import { writtenSentences } from "../skin/note/read-note.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import { asksSomething, leansBack } from "./note-questions.ts";
import type { PersonFact } from "./person-fact.ts";
import { OF_CARE, OF_LIFE } from "./question-of-care.ts";
import { OF_OWN_PLAN, OF_THE_PLAN, OF_THE_WHOLE } from "./question-of-plan.ts";
import {
	ALSO_KNOWN,
	HOLDS_FOR_ALL,
	QUESTION_KINDS,
	type QuestionKind,
	READERS,
	TROUBLES,
} from "./question-readers.ts";
import { ROWS_BY_THING, THINGS } from "./question-things.ts";

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

const KEEPS =
	/\b(?:can|may|could|should|must|shall|do) i (?:still |just |really )?(?:need to |have to )?(?:keep|finish|use up|go on|carry on|continue|stop|quit|bin|throw)\b|\b(?:hope|want|let me|say) .*\bkeep\b|\b(?:is|are) (?:my|the|this|these|those|it|they)\b.*\b(?:ok|okay|fine|safe|alright|all right|allowed|good for|bad for|too (?:strong|harsh|much))\b|\b(?:is|are) (?:\w+ ){1,3}(?:ok|okay|safe|fine|allowed|alright)\b|\b(?:ok|okay|fine|safe) to (?:keep|go on|use|continue|finish)\b|\bhave to (?:finish|stop|use|give up|part with|throw|bin|drop|quit)\b|\bcarry on\b/;
/** Whether something may be begun; what has a wish of its own is answered there. */
const ADDS =
	/\b(?:can|may|could|should|must|shall|do) i (?:still |just |really |also )?(?:need to |have to )?(?:add|use|try|start|wear|put on)\b|\b(?:ok|okay|fine|safe) to (?:add|use|try|start|wear)\b/;
const HAS_A_WISH = /retin|adapalene|glycolic|lactic|salicylic|mandelic|vitamin_c|benzoyl|hydroquinone/;
const COMPARES = /\b(?:or|vs|versus|better|instead of|as good as|just as good|stronger|difference)\b/;
const PAIRS = /\b(?:with|and|together|mix|layer|same (?:night|time|day|routine)|beside|combine)\b/;

/** What the plan itself answers, whatever the words: what to do, to use, to buy. */
const PLAN_ANSWERS =
	/\bwhat (?:can|could|should|do|would|to|else|now|helps?|works?|cream|routine|product|serum|is (?:the )?(?:best|good|missing|worth|ok|safe)|around|dries|lotion|wash)\b|\bwhich\b|\bhow (?:do|can|could|should|to|would) (?:i|we|you)?\b|\b(?:anything|something)\b|\bany (?:tips?|advice|ideas?|suggestions?|help|recommend\w*)\b|\brecommend\w*\b|\bsuggest\w*\b|\bhelp (?:me|him|her|please)\b|\bwhere (?:do|should|can) i\b|\bnext\b|\b(?:can|could|will|would) (?:you|we|this|it)\b|\b(?:can|could|may) i (?:get|have|do|try|add|put|start)\b|\bis there (?:an?|any|some)\b/;
/** No more than a tag, or something nobody expects an answer to. */
const TAG =
	/^(?:(?:and |so |but )?(?:right|ok|okay|yes|no|yes or no|you know|really|huh|eh|abi|innit|please|thanks|thank you|hello|hi|lol|haha|what|why|why me|help|seriously|who knows|is not it|no idea)(?: |$))+$/;
const LEAST_WORDS = 3;
const STARTS =
	/^(?:(?:so|and|but|also|just|ok so|btw|please|pls|abeg|or|anyway) )*(?:is|are|can|could|should|shall|do|does|did|may|must|will|would|how|when|why|which|what|where|who)\b/;

/** Asks for nothing but a plan: what to do, what to use, how to get rid of it. */
const FOR_A_PLAN =
	/\bwhat (?:is|does|would|should|do) (?:a|an|you|one|people) (?:\w+ )?(?:put|use|do|buy|get|rub|slap) (?:on|for)\b|\bwhat (?:is|have you)(?: there)? for (?:a|an|my|me|some)\b|\bwhat (?:can|could|should|do|must) i (?:do|use|try|put|buy|get|start)\b(?!.*\b(?:instead|free|first)\b)|\bwhat (?:helps?|works?|would (?:help|you (?:do|use|suggest|recommend))|(?:cream|routine|product|serum|lotion|wash|moisturi[sz]er|sun ?screen|gel)s?(?: \w+)? (?:should|do|can|would|is|are|for))\b|\bwhat (?:is )?(?:the )?best\b|\bwhich (?:cream|routine|product|serum|lotion|wash|moisturi[sz]er|sun ?screen|gel|ones?|things?)s?\b(?!.*\b(?:or|of (?:these|them|my))\b)|\bany (?:tips?|advice|ideas?|suggestions?|help|recommend\w*)\b|\b(?:recommend|suggest)\w* (?:me|something|anything|a|an|some)\b|\bhelp (?:me|please)\b|\bhow (?:do|can|could|should|to|would) (?:i|we|you)? ?(?:get rid|fix|treat|calm|fade|clear|improve|deal|help|make|stop|prevent|look|keep|control|manage)\b|\b(?:is there|have you|do you have|got) (?:anything|something|any|some|a) (?:\w+ ){0,3}(?:for|that (?:helps?|works?|would))\b|\bcan (?:you|anything|something|we) (?:\w+ ){0,2}(?:help|fix|make|give|do)\b|\bwhat (?:now|next)\b|^help\b/;

/** Whether a question, as it was written, is answered by having a plan at all, or asks nothing. */
export function isPlanAnswered(question: string): boolean {
	const words = tidy(spellOut(question));
	return FOR_A_PLAN.test(words) || TAG.test(words);
}

/** Where one sentence puts a second question. */
const TWO_ASKED =
	/,? and (?=(?:also |then |so )?(?:is|are|can|could|should|do|does|will|would|how|when|which|what|why) )/i;

/** A question is written out in a note, with what stands before it. */
interface Written {
	text: string;
	before: string;
	marked: boolean;
}

/** Sentences of a note, with what stands before each, and whether it puts a question. */
function sentencesIn(note: string): (Written & { asks: boolean })[] {
	const parts = writtenSentences(note.slice(0, 6_000));
	const said = parts.flatMap((part) =>
		part.split(TWO_ASKED).map((one) => ({ text: tidy(spellOut(one)), marked: part.includes("?") })),
	);
	return said.flatMap(({ text, marked }, at) => {
		const before = said
			.slice(Math.max(0, at - 2), at)
			.map((one) => one.text)
			.join(" , ");
		return text === "" ? [] : [{ text, marked, before, asks: marked || asksSomething(text) }];
	});
}

/** Ingredients by their names in a text, lower case and spelled out, in the order they are named. */
export function subjectsOf(text: string): string[] {
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

const PRODUCT =
	"(?:creams?|serums?|gels?|toners?|moisturi[sz]ers?|cleansers?|wash(?:es)?|oils?|lotions?|balms?|ointments?|sun ?screens?|sun ?creams?|spf|soaps?|masks?|scrubs?|pads?|drops|powders?|make ?up|foundation|shampoos?|conditioner|tablets?|pills|butter|vaseline|water)";
const THAT_PRODUCT = new RegExp(`\\b(?:this|that|these|those) ${PRODUCT}\\b`);
const ANY_PRODUCT = new RegExp(`\\b${PRODUCT}\\b`);

/** Whether a question is about what was named right before it, and about nothing of its own. */
function pointsBack(text: string): boolean {
	return (
		/\b(?:it|this|that|them|these|those|they)\b/.test(text) &&
		!ANY_PRODUCT.test(text.replace(THAT_PRODUCT, ""))
	);
}

function troubleIn({ text, before }: Written): AskedQuestion | null {
	const with_before = `${before} , ${text}`;
	const trouble = TROUBLES.find(({ asks, beside }) => asks.test(text) && beside?.test(with_before) !== false);
	return trouble === undefined ? null : { kind: trouble.kind, subjects: [] };
}

/** A question by the thing it names; one of three words and no thing is about what was said right before. */
function thingIn({ text, before }: Written, asks: boolean): AskedQuestion | null {
	const short = text.split(" ").length <= SHORT && pointsBack(text);
	const said = short ? `${before} , ${text}` : text;
	const with_before = `${before} , ${text}`;
	const thing = [...OF_LIFE, ...OF_OWN_PLAN, ...OF_THE_PLAN, ...OF_CARE, ...THINGS, ...OF_THE_WHOLE].find(
		(one) => (asks || one.unasked) && one.asks.test(said) && one.beside?.test(with_before) !== false,
	);
	if (thing !== undefined) return { kind: thing.kind, subjects: [] };
	if (!asks || !short) return null;
	const row = ROWS_BY_THING.find(([names]) => names.test(said));
	return row === undefined ? null : { kind: "known", subjects: [row[1]] };
}

const SHORT = 4;
/** What takes brown places away. */
const FADES =
	/\b(?:what|anything|something|how|which|can|could|does|will)\b.*\b(?:shift\w*|fade\w*|get\w* rid|remov\w*|clear\w*|lighten\w*|done|do about|work\w* on|even out)\b.*\b(?:brown|dark\w*|marks?|patch\w*|splodges|splotches|pigment\w*|melasma|shadows?|age spots?|sun spots?|tone)\b/;

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
		return {
			kind: "keep",
			subjects: subjects.length === 0 && pointsBack(text) ? subjectsOf(before) : subjects,
		};
	if (first !== undefined && ADDS.test(text) && !HAS_A_WISH.test(first)) return { kind: "keep", subjects };
	const also = ALSO_KNOWN.find(([asks]) => asks.test(text));
	if (also !== undefined) return { kind: "known", subjects: [also[1]] };
	const row = KNOWN_QUESTIONS.find(
		({ id, asks, unless }) =>
			HOLDS_FOR_ALL.includes(id) && asks?.test(text) === true && unless?.test(text) !== true,
	);
	if (row !== undefined) return { kind: "known", subjects: [row.id] };
	if (FADES.test(text)) return { kind: "fade", subjects: [] };
	const named = ROWS_BY_THING.find(([names]) => names.test(text));
	if (named !== undefined) return { kind: "known", subjects: [named[1]] };
	const words = text.split(" ").length;
	return marked && STARTS.test(text) && words >= LEAST_WORDS && !TAG.test(text) && !PLAN_ANSWERS.test(text)
		? { kind: "open", subjects: [] }
		: null;
}

const MOST_QUOTED = 160;

const LEANING: ReadonlySet<QuestionKind> = new Set(["keep", "how_long", "permanent"]);

/** "May I keep it?" is quoted with what it is about. */
function quoteOf({ text, before }: Written, { kind, subjects }: AskedQuestion): string {
	const leans = subjects.length === 0 && LEANING.has(kind) && leansBack(text);
	const [last = ""] = leans ? before.split(" , ").slice(-1) : [];
	return last === "" ? text.slice(0, MOST_QUOTED) : `${last} , ${text}`.slice(-MOST_QUOTED);
}

/**
 * The questions of a note, each once, as wishes that a plan answers. `wished` are wishes read before: what they answer is no
 * question any more.
 */
export function questionsOf(note: string, wished: readonly PersonFact[] = []): PersonFact[] {
	const answered = wished.map(({ quote = "" }) => tidy(spellOut(quote)));
	const found = new Map<string, PersonFact>();
	const asking = new Set<string>();
	for (const { asks, ...written } of sentencesIn(note)) {
		const question = thingIn(written, asks) ?? troubleIn(written) ?? (asks ? readQuestion(written) : null);
		if (question === null) continue;
		const own = answered.some((quote) => quote.includes(written.text) || written.text.includes(quote));
		if (own && question.kind === "open") continue;
		const about = [MARK, question.kind, ...question.subjects].join(":");
		// Where the same is told before it is asked, the question is what gets its answer.
		if (!found.has(about) || (asks && !asking.has(about)))
			found.set(about, { id: "asks_for", about, quote: quoteOf(written, question), sure: true });
		if (asks) asking.add(about);
	}
	const foreign = found.size === 0 && note.includes("?") && findLanguage(note) !== null;
	return foreign ? [{ id: "asks_for", about: `${MARK}:open`, sure: true }] : [...found.values()];
}
