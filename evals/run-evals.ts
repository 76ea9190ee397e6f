import type { Triage } from "@dewlight/assistant/triage/triage.ts";
import type { Turn } from "@dewlight/core/assistant/inquiry.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Engine, EngineAnswer, EngineQuestion, EvalQuestion } from "./eval-question.ts";
import { fullText, judgeAnswer, type Verdict } from "./judge-answer.ts";
import { nameProducts } from "./name-products.ts";
import { personOf } from "./people/people.ts";
import { QUESTIONS } from "./questions/all-questions.ts";

/** One question with the answer it got. */
export interface EvalResult {
	question: EvalQuestion;
	text: string;
	verdict: Verdict;
}

/** Turns that a client sends along (CHAT-A6). */
const HISTORY = 4;

/** Asks an engine everything, one thread after the other, and judges its answers. */
export async function runEvals(
	engine: Engine,
	triage: Triage,
	questions: readonly EvalQuestion[] = QUESTIONS,
): Promise<EvalResult[]> {
	const results: EvalResult[] = [];
	for (const question of questions) {
		const asked = await threadOf(question, engine, triage);
		const answer = await engine(asked);
		results.push({ question, text: fullText(answer), verdict: judgeAnswer(question, asked, answer) });
	}
	return results;
}

/** The question as the server hands it over, after the turns before it were answered. */
export async function threadOf(
	question: EvalQuestion,
	engine: Engine,
	triage: Triage,
): Promise<EngineQuestion> {
	const history: Turn[] = [...(question.planted ?? [])];
	let shown: CatalogueProduct[] = [];
	for (const message of question.before ?? []) {
		const answer = await engine(await questionOf(triage, question, message, history, shown));
		shown = [...rowsOf(answer), ...shown];
		history.push({ role: "user", message }, { role: "assistant", message: fullText(answer) });
	}
	return questionOf(triage, question, question.asks, history, shown);
}

async function questionOf(
	triage: Triage,
	{ person = "calm" }: EvalQuestion,
	message: string,
	history: readonly Turn[],
	shown: readonly CatalogueProduct[],
): Promise<EngineQuestion> {
	const named = nameProducts(message, STARTER_CATALOGUE);
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	return {
		message,
		history: history.slice(-HISTORY),
		context: { ...personOf(person), shown, named, flagsOf: triage.read([message, ...own], "talk") },
		candidates: STARTER_CATALOGUE,
	};
}

function rowsOf({ found }: EngineAnswer): CatalogueProduct[] {
	return (found?.products ?? []).flatMap(({ id }) => STARTER_CATALOGUE.find((row) => row.id === id) ?? []);
}
