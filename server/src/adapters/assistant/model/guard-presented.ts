import type { FoundProduct } from "@dewlight/core/assistant/conversation.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { AnswerGuard } from "@dewlight/core/assistant/guard-answer.ts";
import type { Assistant, ModelCall, ProductQuestion } from "#ports/assistant.ts";
import { guardQuestion } from "./guard-reply.ts";
import { closingWords } from "./present-products.ts";

type Presented = Awaited<ReturnType<Assistant["present"]>>;

interface GuardedPresentation {
	assistant: Assistant;
	guide: Assistant;
	question: ProductQuestion;
}

const REMARK =
	"\n\n_Answered by the built-in guide, because the language model's answer could not be checked._";

/** The text has to hold as a whole, else the guide's takes its place; a reason that does not hold is the guide's. */
export async function guardPresented({
	assistant,
	guide,
	question,
}: GuardedPresentation): Promise<Presented> {
	const found = await assistant.present(question);
	if (found.engine === "guided") return found;
	const ids = new Set(found.products.map(({ id }) => id));
	const newGuard = guardQuestion(
		question,
		question.candidates.filter(({ id }) => ids.has(id)),
	);
	const chosen = findProducts(question);
	const closing = closingWords(chosen.text);
	const own = closing !== "" && found.text.endsWith(closing);
	const text = holds(own ? found.text.slice(0, -closing.length) : found.text, newGuard());
	if (text === null) {
		const guided = await guide.present(question);
		return { ...guided, text: guided.text + REMARK, calls: found.calls.map(ungrounded) };
	}
	const reasons = new Map(chosen.products.map(({ id, reason }) => [id, reason]));
	const products = found.products.flatMap(({ id, reason }): FoundProduct[] => {
		const held = holds(reason, newGuard()) ?? reasons.get(id);
		return held === undefined ? [] : [{ id, reason: held }];
	});
	return { ...found, text: own ? text + closing : text, products };
}

function ungrounded(call: ModelCall): ModelCall {
	return { ...call, outcome: "ungrounded" };
}

/** The text without its markup; null where something in it is refused or nothing is left. */
function holds(text: string, guard: AnswerGuard): string | null {
	const parts = [guard.push(text), guard.end()];
	const said = parts.map((part) => part.text).join("");
	return said.trim() !== "" && parts.every(({ refused }) => refused === null) ? said : null;
}
