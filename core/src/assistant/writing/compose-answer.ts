import { dateWords } from "../../skin/biology-clock.ts";
import type { Answer, Asked, ChatReport, Citation, Inquiry, ProductSearch } from "../conversation.ts";

/** What an intent has to say; paragraphs may be Markdown lists. */
export interface Draft {
	paragraphs: readonly string[];
	citations?: readonly Citation[];
	search?: ProductSearch | null;
	/** What is different for this person is said in it already. */
	minded?: boolean;
	/** Nothing is claimed, so nothing is named that it rests on. */
	quiet?: boolean;
}

/** One intent's way to answer. Pure; every fact in the draft comes from the inquiry's context or from knowledge. */
export type AnswerWriter = (inquiry: Inquiry) => Draft;

const MOST_NAMED = 3;

/** The answer as it is sent: Markdown without HTML, closing with what it rests on. */
export function composeAnswer({ paragraphs, citations = [], search = null, quiet = false }: Draft): Answer {
	const rests = unique(citations);
	const closing = quiet || rests.length === 0 ? [] : [basedOn(rests)];
	const text = [...oneAnswer(paragraphs), ...closing]
		.filter((paragraph) => paragraph.trim() !== "")
		.join("\n\n")
		.replace(/[<>]/g, "");
	return { text, citations: rests, search };
}

function basedOn(citations: readonly Citation[]): string {
	const labels = [...new Set(citations.map(({ label }) => label))];
	const more = labels.length > MOST_NAMED ? "; and more" : "";
	return `*Based on: ${labels.slice(0, MOST_NAMED).join("; ")}${more}.*`.replace(/\.\.\*$/, ".*");
}

function unique(citations: readonly Citation[]): Citation[] {
	const seen = new Map(citations.map((citation) => [`${citation.kind} ${citation.id}`, citation]));
	return [...seen.values()];
}

/** An answer with a sentence more, above what it rests on. */
export function beside(answer: Answer, text: string, citations: readonly Citation[]): Answer {
	const [, said = answer.text, closing = ""] =
		/^([\s\S]*?)(\n\n\*Based on: [^\n]*)?$/.exec(answer.text) ?? [];
	return { ...answer, text: `${said}\n\n${text}${closing}`, citations: [...answer.citations, ...citations] };
}

/**
 * What may stand together in one answer: nothing is said twice, one pause is told and not three, and whoever is told to
 * wait gets no timetable beside it.
 */
export function oneAnswer(paragraphs: readonly string[]): string[] {
	const said = new Set<string>();
	const paused = paragraphs.some((one) => PAUSE.test(one));
	const waits = paused || paragraphs.some((one) => NOT_NOW.test(one));
	return paragraphs.map((paragraph) =>
		paragraph
			.split("\n")
			.map((line) =>
				line
					.split(SENTENCE_END)
					.filter((sentence) => {
						if (sentence.length >= LEAST && said.has(sentence)) return false;
						said.add(sentence);
						if (paused && NOT_NOW.test(sentence)) return false;
						return !(waits && TIMETABLE.test(sentence));
					})
					.join(" "),
			)
			.join("\n"),
	);
}

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z*])/;
/** Shorter ones may come again: a name, a bullet. */
const LEAST = 25;
/** What of the shelf rests, and how it comes back. */
const PAUSE = /\bLeave .+ off until skin has been calm for two weeks/;
/** What rests of the ingredients that were named. */
const NOT_NOW = /^(?:Not now|For you now|Not even once\. Not now): while .+, leave .+ out/;
/** Another pause or pace than the one that is told. */
const TIMETABLE =
	/\bleave it out for two or three days\b|\bone use fewer a week\b|^Over a moisturizer it is milder|^With a retinoid: fewer nights|\btry it again on fewer nights\b/;

/** Said where an answer needs a report and there is none yet. */
export function noReport(asked: Asked, about = "that"): Draft {
	return {
		paragraphs: [
			pickWording(asked, [
				`There is no report of your skin yet, so I cannot say anything about ${about}. Scan your face once, in even light and without makeup, and I can.`,
				`For ${about} I need a first scan, and there is none yet. One photo facing a window is enough.`,
				`I would be guessing about ${about}: you have no report yet. After your first scan I can answer from it.`,
			]),
			`Until then I can help with questions like these:\n\n${listQuestions([
				"What order do my products go in?",
				"What does niacinamide do?",
				"What happens with my photo?",
			])}`,
		],
		quiet: true,
	};
}

/** A Markdown list of questions a person may send. */
export function listQuestions(questions: readonly string[]): string {
	return questions.map((question) => `- ${question}`).join("\n");
}

/** FNV-1a over UTF-16 units: the same question at the same place of a talk is worded the same way. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) {
		hash ^= text.charCodeAt(at);
		hash = Math.imul(hash, 0x01000193);
	}
	return hash >>> 0;
}

/** One of several wordings, chosen by the message and its turn so that a talk does not sound like a form. */
export function pickWording(asked: Asked, wordings: readonly [string, ...string[]]): string {
	const turn = asked.history.length;
	return wordings[hashOf(`${turn} ${asked.message}`) % wordings.length] ?? wordings[0];
}

/** "your scan of March 3, 2026", or "your scan" where the date cannot be read. */
export function scanWords({ created_at }: ChatReport): string {
	const date = dateWords(created_at);
	return date === null ? "your scan" : `your scan of ${date}`;
}

/** A grade of the tables in words; M marks a claim that is repeated widely and not supported. */
export const EVIDENCE_WORDS: Record<"A" | "B" | "C" | "M", string> = {
	A: "good evidence",
	B: "moderate evidence",
	C: "limited evidence",
	M: "a myth",
};
