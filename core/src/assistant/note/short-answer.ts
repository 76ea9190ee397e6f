import { type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import { findCase } from "../../knowledge/cases/known-cases.ts";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { SOURCES, type SourceId } from "../../knowledge/sources.ts";
import type { Thing } from "../../knowledge/things/thing.ts";
import { type AskedOfNote, leansBack, pointsBack } from "../../person/note-questions.ts";
import type { PlanNote } from "../../routine/care-plan.ts";
import type { PlanRequest } from "../../routine/person.ts";
import { isAllergicTo, isAvoided, ruleAgainst } from "../../routine/person-conditions.ts";
import type { Situation } from "../../routine/read-situation.ts";
import type { AnalysisResult } from "../../scan/stages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import { lastSentence } from "../../skin/note/read-note.ts";
import type { StoredObservation } from "../../skin/observation.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { answerQuestion } from "../answer-question.ts";
import { namedThings, plainWords } from "../answers/things/tell-thing.ts";
import type { Answer } from "../conversation.ts";
import { INTENTS } from "../question.ts";
import { readActives } from "../reading/read-slots.ts";
import { spellOut } from "../reading/spell-out.ts";

/** A report with its plan, and what was decided of the person. */
export interface Decided {
	analysis: AnalysisResult;
	observation: StoredObservation;
	request: PlanRequest;
	situation: Situation;
	now: string;
}

/** What a plan has room for. */
const MOST_CHARS = 420;
/** Things that are asked about when they are named in a question; an illness or a habit is often only told of. */
const ASKED_OF: ReadonlySet<Thing["kind"]> = new Set([
	"claim",
	"remedy",
	"supplement",
	"eaten",
	"device",
	"goods",
	"skin_medicine",
]);

/** The assistant's answer to a question of a note, as short as a plan has room for; null where it is not sure or the plan says otherwise. */
export function shortAnswer(question: AskedOfNote, decided: Decided): PlanNote | null {
	const { text, before, meant, own } = question;
	// "Is that ok with my skin?": what was named right before it is asked about.
	const leans =
		leansBack(text) ||
		(pointsBack(text) && namedThings(text).length === 0 && namedThings(lastSentence(before)).length > 0);
	const named = leans ? `${lastSentence(before)} ${text}` : text;
	const thing = namedThings(named).find(({ kind }) => ASKED_OF.has(kind));
	if (thing !== undefined && isTooSoon(thing, decided.situation))
		return {
			rule_id: "answer.question_read",
			text: `${leadOf(calledIn(named, thing), own)} Not now, unless the person who treated you said so: skin that has just been treated heals best with nothing new on it.`,
			sources: ["house_default"],
			safety: true,
		};
	const intent = leans && !leansBack(text) ? undefined : INTENTS.find((one) => one === meant?.intent);
	if (intent === undefined && thing === undefined) return null;
	const message = named.trim();
	const understood =
		intent === undefined
			? { intent: "unknown" as const, known: null, offers: [] }
			: {
					intent,
					known: meant?.known ?? null,
					// Whoever reads notes names one only where it is sure of it.
					...(meant?.particular !== undefined && {
						particular: meant.particular,
						reading: { ahead: 0, particular: 1, nearest: [], near: [] },
					}),
					offers: [],
				};
	const answer = answerQuestion(
		{ message, history: [], context: contextOf(decided) },
		new Map([[message, understood]]),
	);
	const about = subjectOf(answer, { meant, text: named });
	if (answer.search !== null || about === null) return null;
	// That answers are in English is said once, above all of them.
	const language = findLanguage(message);
	const english = language === null || language === "unknown" ? "" : language.answers;
	const words = shortened(answer.text.replace(english, "").trim(), decided);
	if (words === null) return null;
	return {
		rule_id: "answer.question_read",
		text: `${leadOf(about, own)} ${words}`,
		sources: sourcesOf(answer),
		safety: true,
	};
}

/** What goes onto a face that has just been treated waits; what is eaten or does no harm does not. */
function isTooSoon({ kind, verdict }: Thing, { conditions }: Situation): boolean {
	const put = kind === "remedy" || kind === "goods" || kind === "device";
	return put && verdict !== "harmless" && conditions.includes("recent_procedure");
}

function leadOf(about: string, own: boolean): string {
	if (/^(?:whether|how|why|when|what|which)\b/.test(about)) return `You asked ${about}.`;
	return own ? `You asked about ${about}.` : `On ${about}:`;
}

function contextOf({ analysis, observation, request, now }: Decided) {
	return {
		person: request.person,
		report: { checkin_id: 0, created_at: now, analysis, observation },
		in_use: [],
		shown: [],
		named: [],
		// What the note raises stands in the report already.
		flagsOf: () => [],
		now,
	};
}

/** What an answer is about, in words; null for one that went elsewhere than the question. */
function subjectOf(
	{ citations }: Answer,
	{ meant, text }: Pick<AskedOfNote, "meant" | "text">,
): string | null {
	const ids = citations.map(({ id }) => id);
	const thing = namedThings(text).find(({ id }) => ids.includes(id));
	if (thing !== undefined) return thing.kind === "case" ? lowerFirst(thing.name) : calledIn(text, thing);
	if (meant === null) return null;
	const particular = meant.particular === undefined ? undefined : findCase(meant.particular);
	if (particular !== undefined && ids.includes(particular.id)) return lowerFirst(particular.name);
	const row = KNOWN_QUESTIONS.find(({ id }) => id === meant.known);
	if (row !== undefined) return ids.includes(row.id) ? lowerFirst(row.label) : null;
	const named = readActives(spellOut(text)).named.map(({ words }) => words);
	return named.length > 0 && citations.length > 0 ? joinWords(named.slice(0, 2)) : null;
}

const MOST_NAME = 30;

/** A thing as it was called, where that is a name. */
function calledIn(text: string, { says, name }: Thing): string {
	const said = says.exec(plainWords(text))?.[0].trim() ?? "";
	const shared = said.split(" ").some((word) => name.toLowerCase().includes(word));
	return said === "" || said.length > MOST_NAME || says.source.startsWith("^") || shared ? name : said;
}

function sourcesOf({ citations }: Answer): string[] {
	const known = citations.map(({ id }) => id).filter((id): id is SourceId => id in SOURCES);
	return known.length > 0 ? known : ["house_default"];
}

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z"])/;
/** Belongs to a talk, or to a report that stands beside. */
const OF_TALK =
	/^(?:Ask me|Tell me|Tell us|Say |Did you mean|I take your|What comes nearest|There is (?:strong|good|limited|some|little|no|weak|fair)[\w ]* evidence|If you tell me|You can ask)/;
const LIST = /^\s*(?:[-*]|\d+\.) /m;

/** The first sentences that have room, without what this plan holds back; null where the answer itself would have to go. */
function shortened(text: string, decided: Decided): string | null {
	const paragraphs = text.split("\n\n").filter((one) => !one.startsWith("*Based on") && !LIST.test(one));
	const sentences = paragraphs.flatMap((one) => one.replaceAll("**", "").split(SENTENCE_END));
	const said = sentences
		.filter((one) => !OF_TALK.test(one))
		.map((one) => one.replace(/[;,] (?:ask|tell) me\b[^.]*\.$/, "."));
	const [first] = said;
	if (first === undefined || isHeldBack(first, decided)) return null;
	let words = "";
	for (const sentence of said) {
		if (isHeldBack(sentence, decided)) continue;
		if (words.length + sentence.length + 1 > MOST_CHARS) break;
		words = words === "" ? sentence : `${words} ${sentence}`;
	}
	return words === "" ? null : words;
}

/** The whole sentence speaks against what it names. */
const FORBIDS =
	/^(?:(?:yes|so|and|but|then|also|please|at night|in the morning),? )?(?:no|not|never|leave|avoid|skip|stop|pause|keep|without)\b/i;
/** One clause does. */
const WARNS =
	/\b(?:no|not|never|nor|none|leaves?|left|avoid\w*|skip\w*|stop|pause\w*|without|rests|instead of|only from)\b/i;

/** Treatments that a sentence names and does not warn of. */
function advisedIn(sentence: string): ActiveId[] {
	if (FORBIDS.test(sentence)) return [];
	return sentence
		.toLowerCase()
		.split(/[,;:]/)
		.filter((clause) => !WARNS.test(clause))
		.flatMap((clause) => readActives(clause).named.map(({ id }) => id))
		.filter(isTreatment);
}

/** Names something to use that this plan leaves out, holds back or that the person must not have. */
function isHeldBack(sentence: string, { request, situation }: Decided): boolean {
	const ids = advisedIn(sentence);
	const rests = situation.mode !== "treat" || situation.hold !== "nothing" || situation.after_visit;
	return ids.some(
		(id) =>
			rests ||
			ruleAgainst(id, situation.conditions) !== null ||
			isAllergicTo(id, request.facts) ||
			isAvoided(id, request.facts),
	);
}

function lowerFirst(text: string): string {
	return text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
