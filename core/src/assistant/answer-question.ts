import { ACTIVES } from "../knowledge/actives.ts";
import { AFTER_FLAG } from "../knowledge/questions/safety-answers.ts";
import { findLanguage } from "../skin/note/find-language.ts";
import { capitalize } from "../skin/zone-words.ts";
import { otherGoal, withoutFace } from "./answers/about-app.ts";
import { ANSWER_WRITERS } from "./answers/answer-writers.ts";
import { sinceWhen, strangeOne } from "./answers/in-use.ts";
import { answerAskedPlainly } from "./answers/own/asked-plainly.ts";
import { answerOwnData } from "./answers/own/own-data.ts";
import { withCautions } from "./answers/person/cautions.ts";
import { answerPastedList, pastedList } from "./answers/product-facts.ts";
import { aboutShown } from "./answers/shown/about-shown.ts";
import { answerParticular, isPlainlyAsked, namedThings, tellNearest } from "./answers/things/tell-thing.ts";
import { isLightener, withThing } from "./answers/things/with-thing.ts";
import { goOn } from "./answers/thread/go-on.ts";
import { wishesOutright, wishesPlainly, wishForGoods } from "./answers/wish-for-goods.ts";
import { asksPlainly, roomBeside, waitsForVisit, withCase, withPausedRetinoid } from "./beside-rule.ts";
import type { Answer, Asked, Citation, Inquiry } from "./conversation.ts";
import { toldPerson } from "./find/search-context.ts";
import type { Intent, NearCase, Question, Understanding, Understood } from "./question.ts";
import { glossMessage, inPlainEnglish } from "./reading/gloss-message.ts";
import { readSlots } from "./reading/read-slots.ts";
import { spellOut } from "./reading/spell-out.ts";
import { joinDrafts, NOT_UNDERSTOOD, topicBeside, withSecond } from "./second-part.ts";
import { readThread } from "./thread.ts";
import { gentleLead } from "./triage/find-rule.ts";
import { triageMessage, unkeptRule } from "./triage-message.ts";
import { citeActive } from "./writing/cite.ts";
import { beside, composeAnswer, type Draft, oneAnswer } from "./writing/compose-answer.ts";

/** "My niacinamide is 20%": a strength that somebody names is judged, whatever else is said of the ingredient. */
function withPercent(draft: Draft, { question: { intent, slots, text } }: Inquiry): Draft {
	// An answer about the ingredient itself says so in its own words.
	if (intent !== "known_question") return draft;
	const [active, other] = slots.actives;
	const said = Number(PERCENT.exec(text)?.[1] ?? Number.NaN);
	if (active === undefined || other !== undefined || draft.search || Number.isNaN(said)) return draft;
	const { strength, name } = ACTIVES[active.id];
	if (strength === null || said <= strength.max || draft.paragraphs.join(" ").includes(`${said}%`))
		return draft;
	const more = `${said}% is more than you need: ${name} is usual up to ${strength.max}%, ${strength.start}% is enough to begin with, and beyond that irritation grows and the effect hardly does.`;
	return {
		...draft,
		paragraphs: [capitalize(more), ...draft.paragraphs],
		citations: [citeActive(active.id), ...(draft.citations ?? [])],
	};
}

const PERCENT = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent)/;

/**
 * The guide's whole answer: triage first, then what is asked, joined with the person's own turns before it;
 * `understanding` says what messages ask for where somebody told it from examples; `urgent` what triage says of the
 * message, where it was asked before. Never throws for any text; names no product that the context does not hold.
 */
export function answerQuestion(
	asked: Asked,
	understanding: Understanding = new Map(),
	urgent: Answer | null = triageMessage(asked),
): Answer {
	return withPausedRetinoid(answerAsked(asked, understanding, urgent), asked);
}

function answerAsked(asked: Asked, understanding: Understanding, urgent: Answer | null): Answer {
	const room = urgent === null ? null : roomBeside(urgent, asked, understanding);
	if (urgent !== null && room === null) return withCase(urgent, asked.message);
	const around = inLightOfTold(asked);
	if (urgent !== null && room === "case")
		return answerCase(around, understanding) ?? withCase(urgent, asked.message);
	const topic = answerGlossed(around, understanding) ?? answerRead(around, understanding);
	const unkept = urgent === null ? unkeptRule(asked, topic) : null;
	if (unkept !== null) return unkept;
	const answer = topic;
	if (urgent !== null && room === "after") return behind(urgent.text, urgent.citations, answer);
	const lead = gentleLead(asked);
	if (lead === null) return answer;
	const taken = understanding.get(asked.message)?.intent ?? null;
	const isPlain = taken !== null && !NOT_UNDERSTOOD.includes(taken);
	// Help for somebody who may despair stands alone: no product beneath it, and nothing of a question half understood.
	if (OF_CRISIS.test(lead.citation.id) && (topic.search !== null || (isForeign(asked.message) && !isPlain)))
		return composeAnswer({
			paragraphs: [lead.text, isForeign(asked.message) ? "" : ASK_AGAIN],
			citations: [lead.citation],
			quiet: true,
		});
	const understood =
		understanding.get(asked.message)?.intent ??
		(namedThings(asked.message).length > 0 ? "known_question" : null);
	// What may be behind a question is told after what was plainly asked; help that cannot wait is told first.
	// A visit is asked for: skin that suffers is what it is for, and a text on tingling would play it down.
	if (lead.level === "book_dermatologist" && understood === "reaction")
		return composeAnswer({ paragraphs: [lead.text, BEFORE_SEEN], citations: [lead.citation], quiet: true });
	// Says itself who looks at it: a guess at what else it may be would only alarm.
	if (
		lead.level === "watch" &&
		HINTS.includes(lead.citation.id) &&
		SENDS.test(answer.text) &&
		!isForeign(asked.message)
	)
		return answer;
	const waits = MAY_WAIT.test(lead.citation.id) || (lead.level === "care" && asksPlainly(asked.message));
	return waits && understood !== null && !LEADS.includes(understood)
		? beside(answer, lead.text, [lead.citation])
		: behind(lead.text, [lead.citation], answer);
}

/** An answer that may have missed what was asked, with the particular questions that come nearest behind it. */
export function withNearest(
	answer: Answer,
	asked: Asked,
	understanding: Understanding,
	near: readonly NearCase[],
): Answer {
	const inquiry = { ...inLightOfTold(asked), question: readThread(asked, understanding) };
	const told = answerAskedPlainly(inquiry) === null ? tellNearest(inquiry, near) : null;
	if (told === null) return answer;
	const text = [near.length > 1 ? OR_ONE_OF : OR_THIS, ...oneAnswer(told.paragraphs)].join("\n\n");
	return beside(answer, text, told.citations ?? []);
}

const OR_ONE_OF = "Or did you mean one of these?";
const OR_THIS = "Or did you mean this?";

/** With what the person told in this talk. */
function inLightOfTold(asked: Asked): Asked {
	const texts = [
		...asked.history.filter(({ role }) => role === "user").map(({ message }) => message),
		asked.message,
	];
	const { person, report } = asked.context;
	return {
		...asked,
		context: { ...asked.context, person: toldPerson(person, texts, report?.analysis.understood).person },
	};
}

function answerCase(asked: Asked, understanding: Understanding): Answer | null {
	const inquiry = { ...asked, question: readThread(asked, understanding) };
	const row = answerParticular(inquiry, understanding.get(asked.message));
	return row === null ? null : composeAnswer(withCautions(row, inquiry));
}

const OF_CRISIS = /^red-flag\.(?:watch|perhaps)-crisis$/;
const ASK_AGAIN = "If all is well, ask me again for the product alone, and I look for it.";
const BEFORE_SEEN = "I name no product for it before it has been seen.";
const HINTS: readonly string[] = ["red-flag.watch-soon", "red-flag.watch-today"];
const SENDS = /\b(?:doctor|dermatologist|pharmacist|pediatrician|midwife)\b/;

function isForeign(message: string): boolean {
	return findLanguage(message) !== null;
}

const MAY_WAIT = /^red-flag\.watch-(?:soon|today|crisis|accident)$/;

function behind(text: string, citations: readonly Citation[], answer: Answer): Answer {
	return {
		...answer,
		text: `${text}\n\n${answer.text}`,
		citations: [...citations, ...answer.citations],
	};
}

function answerRead(asked: Asked, understanding: Understanding): Answer {
	const { offers = [], near = [] } = understanding.get(asked.message) ?? {};
	const inquiry = { ...asked, question: readThread(asked, understanding), offers, near };
	if (waitsForVisit(asked, inquiry.question.intent))
		return composeAnswer({ paragraphs: [AFTER_FLAG.book_dermatologist], quiet: true });
	const list = pastedList(asked.message);
	const plain = list.length > 0 ? null : answerAskedPlainly(inquiry);
	if (plain !== null) return composeAnswer(withCautions(plain, inquiry));
	// A thing in a situation is asked of as such, whatever else of it is known of the person.
	const [named] = namedThings(asked.message);
	const understood = understanding.get(asked.message);
	const plainly = (least: number) => isPlainlyAsked(understood, least);
	const cased =
		named?.kind === "case" &&
		named.pregnancy === undefined &&
		(SENDS.test(named.what) || !plainly(PLAINLY.of_things));
	// Whatever else is asked, somebody who names a lightener hears what is in it.
	const warns = named !== undefined && isLightener(named);
	const alone =
		list.length > 0 || warns || plainly(PLAINLY.of_own)
			? null
			: ((cased ? null : answerOwnData(inquiry)) ?? aboutShown(inquiry));
	const both =
		list.length > 0 || alone !== null || !understanding.get(asked.message)?.first ? null : ofBoth(inquiry);
	if (both !== null) return composeAnswer(withCautions(both, inquiry));
	const owns = alone !== null;
	const particular = list.length > 0 || owns || cased ? null : answerParticular(inquiry, understood);
	const outright = wishesOutright(inquiry.question);
	const first =
		list.length > 0
			? answerPastedList(inquiry, list)
			: (alone ??
				(!outright && plainly(wishesPlainly(inquiry.question) ? PLAINLY.of_wishes : PLAINLY.of_words)
					? particular
					: null) ??
				wishForGoods(inquiry) ??
				strangeOne(inquiry) ??
				sinceWhen(inquiry) ??
				otherGoal(inquiry) ??
				withoutFace(inquiry) ??
				particular ??
				written(inquiry));
	// What skin suffers from may stand in another sentence than the suffering.
	const suffers = inquiry.question.intent === "reaction";
	const part = understood?.first ?? asked.message;
	const said =
		suffers || (namedThings(part).length === 0 && understood?.also === undefined) ? asked.message : part;
	const thing =
		list.length > 0 || owns || (particular !== null && first === particular)
			? first
			: withThing(first, inquiry, said, understood?.guessed !== undefined);
	if (suffers && thing !== first) return composeAnswer(thing);
	const general = thing === first && !owns && first !== particular;
	const inGeneral = particular !== null && first === particular ? topicBeside(inquiry, understood) : null;
	const judged = general ? withPercent(first, inquiry) : thing;
	const whole =
		particular !== null && first === particular
			? inGeneral === null
				? guessed(thing, understood)
				: inGeneral.first
					? joinDrafts(inGeneral.draft, thing)
					: joinDrafts(thing, inGeneral.draft)
			: general
				? asTaken(judged, inquiry, understood)
				: thing;
	const told = saidAgain(whole, inquiry.question);
	// What is theirs was told thing by thing: no second list of the same.
	const listed = owns && understood?.also !== undefined && OF_SHELF.includes(understood.also.intent);
	return composeAnswer(withCautions(listed ? told : withSecond(told, inquiry, understood), inquiry));
}

/** From which chance on a particular question stands above what words read: the table of things, a wish, the person's own data. */
const PLAINLY = { of_things: 0.6, of_words: 0.45, of_own: 0.6, of_wishes: 0.75 };

const OF_SHELF: readonly Intent[] = ["in_use", "routine_check"];

/** What the turns before made certain is no guess any more. */
function asTaken(first: Draft, { question }: Inquiry, understood: Understood | undefined): Draft {
	const taken = owned(first, understood?.missing);
	return understood?.intent === question.intent ? guessed(taken, understood) : taken;
}

/** Two sentences that ask one thing of somebody's own data: "what is on my shelf, and which of it stays". */
function ofBoth(inquiry: Inquiry): Draft | null {
	const text = spellOut(inquiry.message);
	const slots = { ...readSlots(text, inquiry.context), known: null };
	return answerOwnData({ ...inquiry, question: { ...inquiry.question, text, slots } });
}

function written(inquiry: Inquiry): Draft {
	const write = ANSWER_WRITERS[inquiry.question.intent];
	return inquiry.question.kept === true ? goOn(inquiry, write) : write(inquiry);
}

/** An answer that is about something near says so before anything else. */
function owned(draft: Draft, missing: string | undefined): Draft {
	if (missing === undefined || draft.search) return draft;
	const paragraphs = draft.paragraphs.filter((one) => one !== "");
	if (paragraphs.join(" ").toLowerCase().includes(missing.slice(0, 5))) return draft;
	return {
		...draft,
		paragraphs: [`Of "${missing}" I know nothing of its own; what comes nearest:`, ...paragraphs],
	};
}

/** An answer to what was most likely meant says what it took the message for; who meant something else says so. */
function guessed(draft: Draft, understood: Understood | undefined): Draft {
	if (understood?.guessed === undefined || draft.search) return draft;
	return {
		...draft,
		paragraphs: [`I take your question as: **${understood.guessed}**`, ...draft.paragraphs],
	};
}

/** A question in a language of which the words of skin care are known, answered in English as well as they tell it. */
function answerGlossed(asked: Asked, understanding: Understanding): Answer | null {
	const language = findLanguage(asked.message);
	if (language === null || language === "unknown") return null;
	const { english, enough } = glossMessage(asked.message, language, language.care);
	if (!enough) return null;
	const glossed = { ...inEnglishTurns(asked), message: english };
	const told = new Map([...understanding].map(([said, read]) => [inPlainEnglish(said) ?? said, read]));
	if (NOT_UNDERSTOOD.includes(readThread(glossed, told).intent)) return null;
	const answer = answerRead(glossed, told);
	return { ...answer, text: `${language.answers}\n\n${answer.text}` };
}

/** What the person said before, so that a question in their language goes on with one in it. */
function inEnglishTurns(asked: Asked): Asked {
	const history = asked.history.map((turn) =>
		turn.role === "user" ? { ...turn, message: inPlainEnglish(turn.message) ?? turn.message } : turn,
	);
	return { ...asked, history };
}

/** Here what to watch for stands first: nothing else was understood, or skin suffers. */
const LEADS: readonly Intent[] = [...NOT_UNDERSTOOD, "reaction"];

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z*])/;

/** Asked once more: only the heart of it, or the same with a word to what others say. */
function saidAgain(draft: Draft, { again }: Question): Draft {
	if (again === undefined || draft.search) return draft;
	const [first = "", ...others] = draft.paragraphs.filter((paragraph) => paragraph !== "");
	if (again === "doubted") return { ...draft, paragraphs: [`I stay with it. ${first}`, ...others] };
	if (again === "short") return { ...draft, paragraphs: [first.split(SENTENCE_END)[0] ?? first] };
	const heart = first.split(SENTENCE_END).slice(0, 2).join(" ");
	const list = others.find((paragraph) => /^\s*(?:[-\d]|Most visible)/.test(paragraph));
	const short = list === undefined ? [] : [list.split("\n").slice(0, LINES).join("\n")];
	return {
		...draft,
		paragraphs: [`In short: ${heart}`, ...short, "Which part is unclear? Ask me about a single word."],
	};
}

const LINES = 4;
