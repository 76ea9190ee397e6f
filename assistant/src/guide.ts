import { setImmediate as nextTurn } from "node:timers/promises";
import { answerQuestion, withNearest } from "@dewlight/core/assistant/answer-question.ts";
import { ASKED_BACK } from "@dewlight/core/assistant/answers/not-understood.ts";
import { mayLeaveRoom, withCase, withPausedRetinoid } from "@dewlight/core/assistant/beside-rule.ts";
import type { Answer, Asked, ProductAnswer } from "@dewlight/core/assistant/conversation.ts";
import type { FindRequest } from "@dewlight/core/assistant/find-products.ts";
import type { Intent, NearCase, Understood } from "@dewlight/core/assistant/question.ts";
import { inPlainEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import type { Thing } from "@dewlight/core/knowledge/things/thing.ts";
import { THINGS } from "@dewlight/core/knowledge/things/things.ts";
import { readCaseWords } from "./cases/case-layer.ts";
import { stemsOf } from "./cases/case-words.ts";
import { besideTold, toldOf } from "./cases/nearest.ts";
import type { Encoder } from "./encoder/encoder.ts";
import { createUnderstander } from "./topics/understand.ts";

/** Answers a message; rejects with `EncoderError` where sentences cannot be understood just now. */
export type Guide = (asked: Asked, options?: { signal?: AbortSignal }) => Promise<Answer>;

/** Who writes what the guide says, in this process or beside it. */
export interface GuideWriter {
	/** @throws EncoderError where sentences cannot be understood just now. */
	answer(asked: Asked, signal: AbortSignal): Promise<Answer>;
	/** @throws EncoderError where nobody answers. */
	present(asked: FindRequest, signal: AbortSignal): Promise<ProductAnswer>;
}

/** The built-in guide: triage first, and what leaves no room for anything else waits for no encoder. */
export function createGuide(encoder: Pick<Encoder, "encodeRuns">): Guide {
	const understander = createUnderstander(encoder);
	return async (asked, options) => {
		const urgent = triageMessage(asked);
		if (urgent !== null && mayLeaveRoom(urgent, asked) === null)
			return withPausedRetinoid(withCase(urgent, asked.message), asked);
		const understanding = await understander.understand(asked, options);
		// One thread answers everybody: whoever only wants a page waits for a part of this and not for the whole.
		await nextTurn();
		const answer = answerQuestion(asked, understanding, urgent);
		const understood = understanding.get(asked.message);
		const open = urgent === null && understood !== undefined ? whereDoubted(asked, understood, answer) : null;
		// Asked back alone: what was said before would be gone on with.
		if (open !== null)
			return answerQuestion({ ...asked, history: [] }, new Map([[asked.message, open]]), urgent);
		const near = urgent === null && understood !== undefined ? nearestBeside(asked, understood, answer) : [];
		return near.length === 0 ? answer : withNearest(answer, asked, understanding, near);
	};
}

/** Shorter words say nothing of what is asked. */
const SHORTEST = 3;
/** Words that no case knows tell most. */
const UNKNOWN_WORD = 7.6;

/**
 * What tells an answer that went elsewhere: how far the likeliest topic is ahead of the next, how much of what was said the answer speaks of,
 * whether it looks for goods, how likely the nearest particular question is, and whether it is a later turn.
 */
function doubtSigns(
	{ message, history }: Pick<Asked, "message" | "history">,
	answer: Answer,
	{ reading }: Understood,
): number[] {
	const later = history.some(({ role }) => role === "user");
	const english = inPlainEnglish(message) ?? message;
	return [
		reading?.ahead ?? 0,
		spokenOf(english, answer),
		answer.search === null ? 0 : 1,
		reading?.particular ?? 0,
		later ? 1 : 0,
	];
}

/** Share of the telling words of a message that stand in its answer or in what that is called. */
function spokenOf(message: string, { text, citations }: Answer): number {
	const weights = readCaseWords().weights;
	const said = [...stemsOf(message)].filter((stem) => stem.length >= SHORTEST);
	const told = stemsOf(`${text} ${citations.map(({ label }) => label).join(" ")}`);
	const weigh = (stems: readonly string[]) =>
		stems.reduce((sum, stem) => sum + (weights.get(stem) ?? UNKNOWN_WORD), 0);
	return weigh(said.filter((stem) => told.has(stem))) / (weigh(said) || 1);
}

/**
 * Log odds that an answer misses its question, by logistic regression over 147 answers that tell no particular
 * question, to messages of eight strangers, each judged by another. Of the 55 most doubted, by authors left out, 33 missed it and 7 were good.
 */
const WEIGHTS = [-1.45, -1.5, -0.36, -0.75, 0.93] as const;
const START = 0.44;
const DOUBTED = -0.1;
/** Of fewer words it says nothing that none is repeated. */
const FEW_WORDS = 5;

/** About the talk itself, or said whatever else was meant. */
const PLAIN: ReadonlySet<Intent> = new Set<Intent>([
	"greeting",
	"thanks",
	"small_talk",
	"abuse",
	"injection",
	"off_topic",
	"other_language",
	"unknown",
	"pregnancy",
	"minor",
	"reaction",
	"help",
]);

/** Where an answer more likely than not misses its question, what comes nearest is offered in its place. */
export function whereDoubted(asked: Asked, understood: Understood, answer: Answer): Understood | null {
	if (!isDoubted(asked, understood, answer)) return null;
	const { nearest = [], near = [] } = understood.reading ?? {};
	return {
		intent: "unknown",
		known: null,
		offers: nearest,
		near: toldOf(near.filter(({ id }) => id !== understood.known)),
	};
}

/** What may have been meant where an answer is about a thing in general, or tells a case of two that are as likely. */
function nearestBeside(asked: Asked, understood: Understood, { citations, search }: Answer): NearCase[] {
	const { reading, particular, intent, also, guessed } = understood;
	if (reading === undefined || search !== null || also !== undefined) return [];
	if (asked.context.flagsOf(asked.message).length > 0 || isOfPerson(intent)) return [];
	const told = citations.some(({ id }) => id === particular) ? particular : undefined;
	// Told beside a case already.
	if (told !== undefined && citations.some(({ id }) => id === reading.topic?.id)) return [];
	const others = citations.some(({ id }) => id.startsWith("case.") && id !== particular);
	// What was answered of their own things needs no text for everybody.
	// Where the topic is sure, its text is the answer.
	if (told === undefined && reading.ahead >= SURELY_AHEAD) return [];
	const general = citations.some(({ id }) => /^(?:question|thing|module)\./.test(id));
	if (others || (told === undefined && (guessed !== undefined || !general))) return [];
	const words = [...stemsOf(asked.message)].filter((stem) => stem.length >= SHORTEST);
	return words.length < FEW_WORDS ? [] : besideTold(reading.near, told);
}

const SURELY_AHEAD = 0.5;

/** Their own data, their risk, or the talk itself: what is known in general would only blur it. */
function isOfPerson(intent: Intent | null): boolean {
	return intent !== null && (PLAIN.has(intent) || !OF_THINGS.has(intent));
}

const OF_THINGS: ReadonlySet<Intent> = new Set<Intent>([
	"known_question",
	"ingredient",
	"concern_advice",
	"combine",
	"how_to_use",
	"results_when",
	"instead",
]);

const ASKED_OF: ReadonlySet<Thing["kind"]> = new Set(["case", "skin_medicine"]);

/** Goods that the message calls by their name were wished for. */
function isWishedFor(message: string, { search }: Answer): boolean {
	if (search === null) return false;
	const said = stemsOf(inPlainEnglish(message) ?? message);
	return [...stemsOf(search.product_intent)].some((stem) => stem.length > SHORTEST && said.has(stem));
}

function isDoubted(asked: Asked, understood: Understood, answer: Answer): boolean {
	const nearest = understood.reading?.nearest ?? [];
	if (nearest.length === 0 || nearest.includes(asked.message.trim())) return false;
	// Beside what may be a danger nobody is asked to choose.
	if (asked.context.flagsOf(asked.message).length > 0) return false;
	if (understood.plain === true || (understood.intent !== null && PLAIN.has(understood.intent))) return false;
	// What is known of a thing in its situation was asked of as such.
	if (
		answer.citations.some(({ id }) => ASKED_OF.has(THINGS.find((thing) => thing.id === id)?.kind ?? "claim"))
	)
		return false;
	if (understood.particular !== undefined && answer.citations.some(({ id }) => id === understood.particular))
		return false;
	// Whoever was asked already has said it in other words.
	const last = asked.history.findLast(({ role }) => role === "assistant")?.message ?? "";
	if (last.startsWith(ASKED_BACK)) return false;
	const words = [...stemsOf(asked.message)].filter((stem) => stem.length >= SHORTEST);
	if (words.length < FEW_WORDS) return false;
	if (isWishedFor(asked.message, answer)) return false;
	const signs = doubtSigns(asked, answer, understood);
	return signs.reduce((sum, sign, at) => sum + sign * (WEIGHTS[at] ?? 0), START) > DOUBTED;
}
