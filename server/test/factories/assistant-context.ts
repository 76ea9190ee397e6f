import type { AssistantContext, ChatReport } from "@dewlight/core/assistant/assistant-context.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { decideScan } from "@dewlight/core/scan/decide-scan.ts";
import { storeObservation } from "@dewlight/core/skin/store-observation.ts";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";

const NOW = "2026-11-21T10:00:00.000Z";

function makeReport(): ChatReport {
	const observation = makeObservation();
	const stages = decideScan({
		photo_quality: { status: "pass", reason: null },
		observation,
		note: null,
		person: { goals: [], issues: [], preferences: {} },
		earlier: [],
		now: NOW,
		previous_plan: null,
		catalogue: STARTER_CATALOGUE,
	});
	let step = stages.next();
	while (!step.done) step = stages.next();
	return {
		checkin_id: 42,
		created_at: NOW,
		analysis: step.value.analysis_result,
		observation: storeObservation(observation),
	};
}

/** A person with a report and nothing else, unless a test says otherwise. */
export function assistantContext(parts: Partial<AssistantContext> = {}): AssistantContext {
	return {
		person: { goals: [], issues: [], preferences: {} },
		report: makeReport(),
		in_use: [],
		shown: [],
		named: [],
		now: NOW,
		...parts,
	};
}
