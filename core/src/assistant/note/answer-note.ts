import { isExfoliating, isRetinoid } from "../../knowledge/actives.ts";
import { wishesOf } from "../../person/asked-for.ts";
import { isPlanAnswered, questionIn } from "../../person/asked-questions.ts";
import { type AskedOfNote, leansBack, pointsBack } from "../../person/note-questions.ts";
import type { PersonFact } from "../../person/person-fact.ts";
import type { QuestionKind } from "../../person/question-readers.ts";
import { answerAsked, answerOfKind, OPEN_QUESTION } from "../../routine/answer-asked.ts";
import { answerQuestions } from "../../routine/answer-questions.ts";
import { type Asker, askerOf } from "../../routine/asker.ts";
import type { CarePlan, PlanNote } from "../../routine/care-plan.ts";
import { readSituation } from "../../routine/read-situation.ts";
import { placeOfAnswers } from "../../routine/tell-dangers.ts";
import { planRequest, type ReportOfPlan } from "../../scan/plan-request.ts";
import type { AnalysisResult } from "../../scan/stages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import { spellOut, tidy } from "../../skin/note/spelling.ts";
import type { StoredObservation } from "../../skin/observation.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { namedThings } from "../answers/things/tell-thing.ts";
import { inPlainEnglish } from "../reading/gloss-message.ts";
import { readActives } from "../reading/read-slots.ts";
import { placeAnswer } from "./answer-place.ts";
import { type Decided, shortAnswer } from "./short-answer.ts";

/** A report whose plan is made and that says what its note was taken to ask. */
export interface AnsweredReport extends Omit<ReportOfPlan, "care_plan" | "report" | "tone"> {
	analysis: AnalysisResult;
	observation: StoredObservation;
	/** ISO 8601. */
	now: string;
}

/** Answers of the plan that any word may have called up: the reader of whole sentences knows better what was meant. */
const BY_A_WORD: ReadonlySet<string> = new Set(
	["known", "order", "how_often", "too_many", "pores", "family", "rubbed", "pop"].map(
		(kind) => `answer.question_${kind}`,
	),
);
/** Read from "can I", "ok" and "stop", which stand in many questions of another kind. */
const MAY_GO_ON = "answer.question_keep";
/** A no of the plan stands, whatever else a question may be. */
const SAYS_YES = /^You asked whether[^.]*\. Yes\b/;
const OF_A_QUESTION = /^answer\.(?:question_|open_question$)/;
/** So many are answered on paper, and so many left to the chat. */
const MOST = 4;
const MOST_OPEN = 2;
const MOST_QUOTED = 140;

/**
 * The plan of a report with every question of its note answered, in the order they were put: by the plan where it alone can
 * know, by the assistant's own answer where the question is surely understood, and else plainly left to the chat. Where
 * there is no plan only a child's question is answered; where somebody has to look first, only that a place is left alone until then.
 */
export function withNoteAnswered(report: AnsweredReport): AnalysisResult {
	return { ...report.analysis, care_plan: inTheirLanguage(answerNote(report), report.note) };
}

/** A note in another language hears in that language that the plan is in English. */
function inTheirLanguage(plan: CarePlan, note: string | null): CarePlan {
	const language = note === null ? null : findLanguage(note);
	if (language === null || language === "unknown") return plan;
	const { notes = [] } = plan;
	const said: PlanNote = {
		rule_id: IN_ENGLISH,
		// Read like Italian, and told apart by its own letters.
		text: ROMANIAN.test(note ?? "")
			? "Deocamdat\u0103 r\u0103spunsurile sunt \u00een englez\u0103."
			: language.answers,
		sources: ["house_default"],
		safety: true,
	};
	const at = placeOfAnswers(notes);
	return { ...plan, notes: [...notes.slice(0, at), said, ...notes.slice(at)] };
}
const IN_ENGLISH = "answer.in_english";
const ROMANIAN = /[\u0103\u0219\u021b\u015f\u0163].*[\u0103\u0219\u021b\u015f\u0163]/i;

function answerNote(report: AnsweredReport): CarePlan {
	const { analysis } = report;
	const { care_plan, asked = [] } = analysis;
	const request = planRequest({ ...report, care_plan, report: analysis, tone: report.observation.tone });
	const situation = readSituation(request);
	const { notes = [] } = care_plan;
	if (asked.length === 0) return care_plan;
	// A child without a plan hears little, and nothing is left to a chat; an emergency hears nothing beside it.
	if (situation.mode === "none" && (situation.protects !== null || situation.hold !== "nothing"))
		return care_plan;
	if (situation.mode === "none") return answerChild(asked, { ...report, request, situation });
	if (situation.hold === "everything") {
		const [place] = asked.flatMap(
			(question) => placeAnswer(question, { ...request, note: report.note }) ?? [],
		);
		const before = placeOfAnswers(notes);
		return place === undefined
			? care_plan
			: { ...care_plan, notes: [...notes.slice(0, before), place, ...notes.slice(before)] };
	}
	const decided = { ...report, request, situation };
	const told: Told[] = [];
	for (const [at, question] of asked.entries())
		told.push(
			answerOne(question, {
				note: report.note,
				last: asked[at - 1],
				lastTold: told.at(-1),
				notes,
				decided,
			}),
		);
	const spoken = new Set(told.flatMap(({ planned }) => planned));
	const direct = notes.filter(({ rule_id }) => OF_A_QUESTION.test(rule_id) && rule_id !== OPEN_QUESTION);
	const answers = told.flatMap(({ said }) => said);
	const further = direct.filter((note) => !spoken.has(note) && !answers.includes(note));
	const once = [...new Map([...further, ...answers].map((note) => [bodyOf(note), note])).values()];
	const inOrder = once.toSorted((a, b) => placeIn(report.note ?? "", a) - placeIn(report.note ?? "", b));
	const open = told.flatMap(({ open }) => open).slice(0, MOST_OPEN);
	const others = notes.filter(({ rule_id }) => !OF_A_QUESTION.test(rule_id));
	const first = notes.findIndex(({ rule_id }) => OF_A_QUESTION.test(rule_id));
	const at = first < 0 ? placeOfAnswers(others) : first;
	return {
		...care_plan,
		notes: [...others.slice(0, at), ...inOrder.slice(0, MOST), ...open, ...others.slice(at)],
	};
}

function answerChild(asked: readonly AskedOfNote[], decided: Decided): CarePlan {
	const { care_plan } = decided.analysis;
	const { notes = [] } = care_plan;
	if (notes.some(({ rule_id }) => OF_A_QUESTION.test(rule_id))) return care_plan;
	const asker = whoAsks(decided);
	const [answer] = asked.flatMap((question) =>
		question.kind === undefined ? [] : (answerOfKind(question.kind, question, asker) ?? []),
	);
	const at = placeOfAnswers(notes);
	return answer === undefined
		? care_plan
		: { ...care_plan, notes: [...notes.slice(0, at), answer, ...notes.slice(at)] };
}

interface Told {
	/** Notes of the plan that are about the question, whether they are said or not. */
	planned: readonly PlanNote[];
	said: readonly PlanNote[];
	open: readonly PlanNote[];
	settled: boolean;
}

interface Around {
	note: string | null;
	last: AskedOfNote | undefined;
	lastTold: Told | undefined;
	notes: readonly PlanNote[];
	decided: Decided;
}

function answerOne(question: AskedOfNote, { note, last, lastTold, notes, decided }: Around): Told {
	const { text, before, own, meant, kind, plain = false } = question;
	const ofPlace = placeAnswer(question, { ...decided.request, note });
	if (ofPlace !== null) return { planned: [], said: [ofPlace], open: [], settled: true };
	const barred = barredByAllergy(text, decided);
	if (barred !== null) return { planned: [], said: [barred], open: [], settled: true };
	const planned = notes.filter(
		({ rule_id, asks }) => rule_id !== OPEN_QUESTION && asks !== undefined && sameWords(asks, text),
	);
	const asker = whoAsks(decided);
	const ofKind = kind === undefined ? null : answerOfKind(kind, question, asker);
	const surely = plain && ofKind !== null;
	const byPlan = planned.filter(
		({ rule_id, text: said }) =>
			!BY_A_WORD.has(rule_id) && !(surely && rule_id === MAY_GO_ON && SAYS_YES.test(said)),
	);
	if (byPlan.length > 0)
		return {
			planned,
			said: byPlan
				.filter(({ rule_id }) => OF_A_QUESTION.test(rule_id))
				.map((one) => withSentenceBefore(one, question, asker)),
			open: [],
			settled: true,
		};
	// "My sister swears by it. Should I?" is one question in two sentences.
	const goesOn =
		last !== undefined &&
		(leansBack(text) || (pointsBack(text) && namedThings(text).length === 0)) &&
		before.endsWith(last.text);
	const settled = { planned, said: [], open: [], settled: true };
	const sameThing = last !== undefined && nameOneThing(text, last.text);
	if ((goesOn || sameThing) && lastTold?.settled === true) return settled;
	if (surely && kind !== undefined && MAY_I.includes(kind)) return { ...settled, said: [ofKind] };
	if (isSpokenOf(question, notes, decided)) return settled;
	// "Is he right?" of somebody else's medicine is what that answer says no to.
	if (IS_RIGHT.test(tidy(spellOut(text))) && notes.some(({ rule_id }) => OF_OTHERS.test(rule_id)))
		return settled;
	if (surely) return { ...settled, said: [ofKind] };
	const read = shortAnswer(question, decided);
	if (read !== null) return { ...settled, said: [{ ...read, asks: text }] };
	if (ofKind !== null) return { ...settled, said: [ofKind] };
	const glossed = answersInEnglish(text, decided);
	if (glossed.length > 0) return { ...settled, said: glossed };
	if (planned.length > 0 && meant === null) return { ...settled, said: planned };
	const silent = !own || isPlanAnswered(text) || (goesOn && (lastTold?.open.length ?? 0) > 0);
	return {
		planned,
		said: [],
		open: silent ? [] : [openNote(text, decided.situation.hold !== "nothing")],
		settled: false,
	};
}

/** Balms that hold lanolin (their makers' lists), which few who are allergic to it know. */
const OF_LANOLIN =
	/\b(?:aquaphor|lanolips|lansinoh|purelan|medela cream|bag balm|wool (?:fat|wax|alcohols?))\b/i;

function barredByAllergy(text: string, { request }: Decided): PlanNote | null {
	const balm = OF_LANOLIN.exec(text)?.[0];
	if (balm === undefined || !request.facts.some(({ id, about }) => id === "allergy" && about === "lanolin"))
		return null;
	return {
		rule_id: "answer.question_read",
		text: `You asked about ${balm}. No: such balms hold lanolin or its alcohols, which you told us you are allergic to. Plain white petroleum jelly does the same work, on damp skin.`,
		sources: ["house_default"],
		safety: true,
		asks: text,
	};
}

/** Asks for a yes or a no that a line on what is set aside does not say. */
const MAY_I: readonly QuestionKind[] = ["use_it", "go_on"];
/** What their answer says turns on what the question, or the sentence before it, names. */
const BY_WHAT_IS_NAMED: readonly QuestionKind[] = ["how_long", "permanent", "eye_cream", "doctor"];

/** A plan answers a question by its own words alone; the sentence before it may name what it is about. */
function withSentenceBefore(note: PlanNote, question: AskedOfNote, asker: Asker): PlanNote {
	const kind = BY_WHAT_IS_NAMED.find((one) => note.rule_id === `answer.question_${one}`);
	return kind === undefined ? note : (answerOfKind(kind, question, asker) ?? note);
}

function whoAsks({ analysis, request, situation }: Decided): Asker {
	return askerOf(analysis.care_plan, request, situation);
}

/** What the plan says to a question of another language, by its words in English; nothing where they say nothing. */
function answersInEnglish(text: string, decided: Decided): PlanNote[] {
	const english = findLanguage(text) === null ? null : inPlainEnglish(text);
	if (english === null) return [];
	const asker = whoAsks(decided);
	const { request, situation, planned, refused } = asker;
	const facts = wishesOf(`${english}?`);
	const asked = { ...asker, request: { ...request, facts: [...withoutQuestions(request.facts), ...facts] } };
	return [
		...answerAsked(asked).filter(({ rule_id }) => rule_id !== OPEN_QUESTION),
		...answerQuestions({ ...request, facts }, situation, planned, refused, []),
	]
		.slice(0, 1)
		.map((note) => ({ ...note, asks: text }));
}

function withoutQuestions(facts: readonly PersonFact[]): PersonFact[] {
	return facts.filter((fact) => questionIn(fact) === null);
}

const IS_RIGHT =
	/^(?:(?:so|and|but|ok) )*(?:is|are|was|were|could|can) (?:my )?\w+(?: \w+)? (?:right|wrong|correct|onto something|talking sense)\b/;
const OF_OTHERS = /^answer\.(?:others_|steroid_on_face|lightener_offered)/;

const OF_FAITH = /\b(?:halal|haram|kosher)\b/;

/** Whether the plan speaks of it already, in an answer to another sentence or among what it says to stop. */
function isSpokenOf({ text }: AskedOfNote, notes: readonly PlanNote[], { request }: Decided): boolean {
	const words = tidy(spellOut(text));
	if (namesStopped(words, request.facts, notes)) return true;
	if (OF_FAITH.test(words) && notes.some(({ rule_id }) => rule_id === "person.halal")) return true;
	if (/\bmix\w*\b/.test(words) && notes.some(({ rule_id }) => rule_id === "answer.steroid_mix")) return true;
	if (namesOwn(words, request.facts, notes)) return true;
	const named = groupsIn(words);
	const spoken = notes.flatMap(({ rule_id, asks, text: said }) =>
		rule_id === "answer.set_aside" ? said : asks === undefined || OF_A_QUESTION.test(rule_id) ? [] : asks,
	);
	if (spoken.some((one) => groupsIn(tidy(spellOut(one))).some((group) => named.includes(group)))) return true;
	return (
		notes.some(({ rule_id }) => rule_id === "answer.many_products") &&
		request.facts.some(
			(fact) =>
				questionIn(fact)?.kind === "too_many" && fact.quote !== undefined && sameWords(fact.quote, text),
		)
	);
}

/** Lines that say what becomes of a bottle of theirs. */
const OF_BOTTLES: readonly string[] = [
	"person.allergy",
	"person.owns",
	"person.owns_beside",
	"answer.set_aside",
];
/** In the names of many bottles. */
const NO_NAME =
	/^(?:the|and|for|with|cream|creme|serum|toner|wash|face|facial|skin|gel|oil|soap|lotion|night|day|acid|pads?|mask|cleanser|moisturi[sz]er|balm|liquid|solution|treatment|spot|body|hand|milk|water|product|bottle|tube|new|old|exfoliant|vitamin|retinol|salicylic|glycolic|niacinamide|ordinary|sensitive|gentle|care)$/;

/** Whether it is about a bottle by its name, of which a line says what becomes of it. */
function namesOwn(text: string, facts: readonly PersonFact[], notes: readonly PlanNote[]): boolean {
	const words = text.split(" ");
	const lines = notes.flatMap(({ rule_id, text: said }) =>
		OF_BOTTLES.includes(rule_id) ? said.toLowerCase() : [],
	);
	return facts.some(
		({ id, about = "" }) =>
			id === "owns" &&
			about
				.toLowerCase()
				.replace(/\[.*$/, "")
				.split(" ")
				.some(
					(word) =>
						word.length > 3 &&
						!NO_NAME.test(word) &&
						words.includes(word) &&
						lines.some((line) => line.includes(word)),
				),
	);
}

function nameOneThing(one: string, other: string): boolean {
	const named = new Set(namedThings(other).map(({ id }) => id));
	return namedThings(one).some(({ id }) => named.has(id));
}

/** Ingredients of a text; all retinoids are one, and all acids that peel. */
function groupsIn(text: string): string[] {
	return readActives(text).named.map(({ id }) =>
		isRetinoid(id) ? "retinoid" : isExfoliating(id) ? "acid" : id,
	);
}

/** What the plan says to stop is not spoken of twice. */
function namesStopped(text: string, facts: readonly PersonFact[], notes: readonly PlanNote[]): boolean {
	const words = text.split(" ");
	const stopped = notes.flatMap((note) => (note.rule_id === "answer.stop_irritants" ? [note.text] : []));
	return facts.some(
		({ id, about = "" }) =>
			id === "uses_irritant" &&
			stopped.some((said) => said.toLowerCase().includes(about)) &&
			about.split(" ").some((word) => word.length > 3 && words.includes(word)),
	);
}

/** An answer without the words that say what was asked. */
function bodyOf({ text }: PlanNote): string {
	return text.replace(/^(?:You (?:asked|wrote)[^.]*\.|On [^:.]*:) /, "");
}

function openNote(text: string, held: boolean): PlanNote {
	const acting = held ? readActives(text).named.map(({ words }) => words) : [];
	if (acting.length > 0)
		return {
			rule_id: "answer.question_read",
			text: `You asked about ${joinWords(acting.slice(0, 2))}. Not before a doctor has looked at what you wrote about: nothing that acts goes on it until then, because it can irritate and hides what has to be seen.`,
			sources: ["house_default"],
			safety: true,
			asks: text,
		};
	const quoted = text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED).trimEnd()} ...` : text;
	return {
		rule_id: OPEN_QUESTION,
		text: `"${quoted}": we are not sure enough of this question to answer it here. ${
			held
				? "Ask the doctor who looks at what you wrote about, and put nothing new on it until then."
				: "Ask it in the chat, which knows this report, or ask a pharmacist."
		}`,
		sources: ["house_default"],
		safety: true,
		asks: text,
	};
}

/** Whether two quotes are of one question, however it was cut out of the note. */
function sameWords(one: string, other: string): boolean {
	const [a, b] = [one, other].map((text) => wordsOf(text).join(" "));
	if (a === undefined || b === undefined || a === "" || b === "") return false;
	const [end, otherEnd] = [one, other].map((text) => wordsOf(text).slice(-LAST_WORDS).join(" "));
	return a.includes(b) || b.includes(a) || end === otherEnd;
}

const LAST_WORDS = 4;

function wordsOf(text: string): string[] {
	return tidy(spellOut(text)).match(/[a-z0-9%]+/g) ?? [];
}

const FIRST_WORDS = 30;

function placeIn(note: string, { asks = "" }: PlanNote): number {
	const at = tidy(spellOut(note)).indexOf(tidy(spellOut(asks)).slice(0, FIRST_WORDS));
	return at < 0 ? Number.POSITIVE_INFINITY : at;
}
