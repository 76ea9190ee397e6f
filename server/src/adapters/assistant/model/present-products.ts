import type { FoundProduct } from "@dewlight/core/assistant/conversation.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import { productLine } from "@dewlight/core/assistant/writing/say-names.ts";
import { generateText, type LanguageModelUsage, Output } from "ai";
import {
	type Assistant,
	AssistantUnavailableError,
	type ProductAnswer,
	type ProductQuestion,
} from "#ports/assistant.ts";
import { type CallMeter, startMeter } from "./call-meter.ts";
import { judgeFailure } from "./judge-failure.ts";
import type { PromptText } from "./model-prompts.ts";
import { factsOf, type ReadyModel, splitFacts } from "./stream-reply.ts";
import { VENDOR_OPTIONS } from "./vendor-options.ts";

type Presented = Awaited<ReturnType<Assistant["present"]>>;

/**
 * Core chooses and filters; the model phrases and orders what was chosen. Its cautions stay as they are, and where
 * nothing was found no model is asked. Throws AssistantUnavailableError.
 */
export async function presentProducts(ready: ReadyModel, question: ProductQuestion): Promise<Presented> {
	const { signal, ...asked } = question;
	signal.throwIfAborted();
	const chosen = findProducts(asked);
	if (chosen.products.length === 0) return { ...chosen, engine: "guided", calls: [] };

	const { prompts, vendor, model } = ready;
	const text = prompts.products.write({
		message: asked.message,
		search: asked.search,
		own: splitFacts(factsOf(asked.context)).own,
		products: asked.candidates
			.filter((row) => chosen.products.some(({ id }) => id === row.id))
			.map((row) => ({ id: row.id, line: productLine(row) })),
	});
	const meter = startMeter({ vendor, model, promptVersion: prompts.products.version }, text);
	const written = await ask(ready, text, meter, signal);
	const products = inOrder(chosen, written.products);
	return {
		text: [written.text, closingWords(chosen.text)].filter((part) => part !== "").join("\n\n"),
		citations: chosen.citations,
		products,
		engine: "model",
		calls: [meter.end("answered")],
	};
}

interface Written {
	text: string;
	products: FoundProduct[];
}

async function ask(
	{ languageModel, prompts, limits }: ReadyModel,
	{ instructions, prompt }: PromptText,
	meter: CallMeter,
	signal: AbortSignal,
): Promise<Written> {
	const inTime = AbortSignal.timeout(limits.productsMs);
	try {
		const { output, usage } = await generateText({
			model: languageModel,
			instructions,
			prompt,
			output: Output.object({ schema: prompts.products.output }),
			maxOutputTokens: limits.outputTokens,
			maxRetries: 0,
			providerOptions: VENDOR_OPTIONS,
			abortSignal: AbortSignal.any([signal, inTime]),
		});
		count(meter, usage, JSON.stringify(output));
		return output;
	} catch (error) {
		const outcome = signal.aborted ? "aborted" : inTime.aborted ? "slow" : judgeFailure(error);
		throw new AssistantUnavailableError(outcome, meter.end(outcome), error);
	}
}

function count(meter: CallMeter, usage: LanguageModelUsage, said: string): void {
	meter.said(said);
	meter.told(usage);
}

/** In the model's order and words; what it left out follows with the guide's reason, what it added is dropped. */
function inOrder(chosen: ProductAnswer, written: readonly FoundProduct[]): FoundProduct[] {
	const ids = new Set(chosen.products.map(({ id }) => id));
	const known = written.filter(({ id }) => ids.has(id));
	const all = new Map<string, FoundProduct>();
	for (const product of [...known, ...chosen.products]) {
		if (!all.has(product.id)) all.set(product.id, { id: product.id, reason: product.reason });
	}
	return [...all.values()];
}

/**
 * What the guide says after its list of products: who stays out and why, and the cautions. They hold whoever phrases
 * the answer. "" where there are none.
 */
export function closingWords(guided: string): string {
	const paragraphs = guided.split("\n\n");
	const list = paragraphs.findLastIndex((paragraph) => paragraph.startsWith("- **"));
	return list < 0 ? "" : paragraphs.slice(list + 1).join("\n\n");
}
