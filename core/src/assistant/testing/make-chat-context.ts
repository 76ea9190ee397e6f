import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import type { DecideScanInput } from "../../scan/decide-scan.ts";
import { makeInput, runScan } from "../../scan/testing/fixture-scans.ts";
import { storeObservation } from "../../skin/observation.ts";
import { exactFlags } from "../../skin/red-flags/exact-triage.ts";
import { makeObservation } from "../../skin/testing/make-observation.ts";
import { answerQuestion } from "../answer-question.ts";
import type { Answer, AssistantContext, ChatReport, Turn } from "../conversation.ts";
import type { Intent, Understood } from "../question.ts";

/** Spots on the chin, a red left cheek, shine in the T-zone; pores were not measurable. */
const SPOTTED_FACE = makeObservation({
	readings: {
		"inflamed_spots.chin": 9,
		"redness.left_cheek": 7.1,
		"shine.nose": 22,
		"shine.forehead": 18,
		"pores.nose": null,
	},
	reason: "4.1 pixels per millimeter; pores need 7",
});

/** The report of a decided scan. */
export function makeReport(parts: Partial<DecideScanInput> = {}): ChatReport {
	const input = makeInput({ observation: SPOTTED_FACE, ...parts });
	const { analysis_result } = runScan(input);
	const { observation } = input;
	return {
		checkin_id: 7,
		created_at: input.now ?? "2026-03-31T08:00:00.000Z",
		analysis: analysis_result,
		observation: "marks" in observation ? storeObservation(observation) : observation,
	};
}

/** Somebody with a report and nothing else told; override what a test is about. */
export function makeChatContext(parts: Partial<AssistantContext> = {}): AssistantContext {
	return {
		person: { goals: [], issues: [], preferences: {} },
		report: makeReport(),
		in_use: [],
		shown: [],
		named: [],
		flagsOf: exactFlags,
		now: "2026-04-02T08:00:00.000Z",
		...parts,
	};
}

export function inUse(product: CatalogueProduct, step: string): ProductInUse {
	const { id, brand, name, product_url, category } = product;
	return { step, id, name: `${brand} ${name}`, product_url, category, product };
}

/** The person's own turns, oldest first. */
export function said(...messages: string[]): Turn[] {
	return messages.map((message) => ({ role: "user", message }));
}

/** The answer to a message that was told from examples to ask for `intent`; `before` are the person's own turns. */
export function askAs(
	message: string,
	intent: Intent,
	parts: Partial<AssistantContext> = {},
	more: Partial<Understood> & { before?: string[] } = {},
): Answer {
	const { before = [], ...told } = more;
	const understanding = new Map([[message, { intent, known: null, offers: [], ...told }]]);
	return answerQuestion(
		{ message, history: said(...before), context: makeChatContext(parts) },
		understanding,
	);
}
