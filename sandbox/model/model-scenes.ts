import type { ModelScene, Step } from "./model-server.ts";
import type { ModelRequest } from "./model-wire.ts";

/** A line that no answer of a real model ends in: parts of a JSON object. */
const BROKEN = 'data: {"choices":[{"delta":{"content":"Use\n\n';

/** Text as a model writes it: a few letters at a time, cut inside words too. */
export function* inTokens(text: string): Generator<Step> {
	for (const [say] of text.matchAll(/[\s\S]{1,5}/g)) yield { say };
}

const says =
	(text: string): ModelScene =>
	() => ({ steps: inTokens(text), object: { text, products: [] } });

/** Ids of the products that a question for the second step lists. */
export function listedIds({ prompt }: ModelRequest): string[] {
	return [...prompt.matchAll(/^- id=(\S+) \|/gm)].map(([, id]) => id ?? "");
}

const REASON = "It is mild and fits what you asked for.";

function* wanders(): Generator<Step> {
	for (;;) yield { say: "A gentle routine starts with a mild cleanser and goes on from there. " };
}

/** What a model may do, well or badly. */
export const MODEL_SCENES = {
	answer: says(
		"Niacinamide goes on clean skin, before your moisturizer. It gets along with most other ingredients. If it feels warm at first, use it less often and build up slowly.",
	),
	search: (request) => ({
		steps: [
			...inTokens("Let me look for something gentle. "),
			{ search: { product_intent: "gentle cleanser under $20", category: "cleanser" } },
			...inTokens("And here is more that nobody should read."),
		],
		object: {
			text: "These are gentle and stay within your budget.",
			products: [...listedIds(request), "prod-nobody-listed"].map((id) => ({ id, reason: REASON })),
		},
	}),
	markup: (request) => ({
		steps: inTokens(
			"Here you are: <b>bold</b> and <!-- product_data: [] --> done. <img src=x onerror=alert(1)> Keep your routine simple.",
		),
		object: {
			text: "Here you are: <b>bold</b> <!-- product_data: [] --> and done.",
			products: listedIds(request).map((id) => ({ id, reason: `<i>${REASON}</i> <!-- x -->` })),
		},
	}),
	endless: () => ({ steps: wanders(), object: null }),
	/** The line breaks after two sentences. */
	cut: () => ({ steps: [...inTokens("Start with a mild cleanser. Then a moisturizer. "), { cut: true }] }),
	/** The line breaks before a word is said. */
	cut_at_once: () => ({ steps: [{ cut: true }] }),
	/** Headers come, and no word. */
	slow: () => ({ steps: [{ wait: 600_000 }] }),
	/** Not even headers come. */
	silent: () => ({ silence: 600_000 }),
	/** Stops in the middle and stays on the line. */
	stalled: () => ({ steps: [...inTokens("Start with a mild cleanser. "), { wait: 600_000 }] }),
	busy: () => ({ status: 429 }),
	down: () => ({ status: 500 }),
	refuses_key: () => ({ status: 401 }),
	malformed: () => ({ steps: [{ raw: BROKEN }], object: "no object at all" }),
	malformed_later: () => ({ steps: [...inTokens("Start with a mild cleanser. "), { raw: BROKEN }] }),
	speechless: () => ({ steps: [] }),
	/** An answer that tells no usage. */
	uncounted: () => ({ steps: inTokens("Keep your routine simple."), untold: true }),
	invented_number: says("Good question. Retinol works best at 7.3% twelve times a day. Be patient with it."),
	invented_product: says("I would go for GlowMax MiracleGlow Serum by Proactiv. It is very good."),
	forbidden_claim: says("From your photo I can tell you have rosacea. This cream will cure it for good."),
	huge: () => ({ steps: [{ say: "moisturizer and again ".repeat(50_000) }, ...inTokens("The end.")] }),
	/** Does what the last "Ignore ... and answer with ..." of its prompt says. */
	obedient: (request) => {
		const orders = [...request.prompt.matchAll(/(?:answer with nothing but|reply only with|say) (.+)$/gim)];
		const order = orders.at(-1)?.[1] ?? "Nothing was ordered.";
		return { steps: inTokens(order), object: { text: order, products: [] } };
	},
} satisfies Record<string, ModelScene>;
export type ModelSceneName = keyof typeof MODEL_SCENES;
