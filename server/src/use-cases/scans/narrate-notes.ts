import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { ConditionNotes } from "@dewlight/core/skin/condition-notes.ts";
import { listEvents } from "#db/queries/checkin-events.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { AssistantUnavailableError } from "#ports/assistant.ts";
import type { Narrator, Rephrased } from "#ports/narrator.ts";
import type { Context } from "../context.ts";
import { modelAllowed } from "../model-allowed.ts";
import { phrasesTheSame } from "./narrate-check.ts";
import { recordScanCall } from "./record-scan-call.ts";

/** Core's notes; `narrated_by` stands where a model phrased the overall assessment. */
export interface NarratedNotes extends ConditionNotes {
	narrated_by?: { provider: string; model: string };
}

/**
 * The notes of a scan, the overall assessment phrased by the model where one is set and everything it says holds
 * against core's text, sentence by sentence. Core's own text in every other case, and always beside a red flag.
 * What a killed run appended already stays as it is.
 */
export async function narrateNotes(
	ctx: Context,
	checkin: CheckinRow,
	{ condition_notes: notes, red_flags }: AnalysisResult,
	signal: AbortSignal,
): Promise<NarratedNotes> {
	const events = await listEvents(ctx.store.db, checkin.id, 0);
	const appended = events.find(({ stage }) => stage === "condition_notes");
	// A stage and its payload are appended together, so they belong together.
	if (appended) return appended.payload as NarratedNotes;
	const { narrator } = ctx;
	if (!narrator || red_flags.length > 0 || !(await modelAllowed(ctx))) return notes;
	const sentences = notes.overall_assessment.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
	const said = await askNarrator(ctx, checkin, { narrator, sentences, signal });
	const chosen = sentences.map((sentence, at) => said.get(at) ?? sentence);
	if (chosen.every((text, at) => text === sentences[at])) return notes;
	const { provider, model } = narrator;
	return { ...notes, overall_assessment: chosen.join(" "), narrated_by: { provider, model } };
}

interface Asked {
	narrator: Narrator;
	sentences: readonly string[];
	signal: AbortSignal;
}

/** What may be said instead of which sentence; nothing where the model gave no usable answer. */
async function askNarrator(
	ctx: Context,
	checkin: CheckinRow,
	{ narrator, sentences, signal }: Asked,
): Promise<ReadonlyMap<number, string>> {
	try {
		const { rephrased, call } = await narrator.rephrase({ sentences, signal });
		const held = whatHolds(sentences, rephrased);
		const outcome = held.size === 0 ? "ungrounded" : call.outcome;
		await recordScanCall(ctx, checkin, "narrative", { ...call, outcome });
		return held;
	} catch (error) {
		if (!(error instanceof AssistantUnavailableError)) throw error;
		ctx.log.warn({ outcome: error.outcome, checkinId: checkin.id }, "the model phrased nothing");
		if (error.call) await recordScanCall(ctx, checkin, "narrative", error.call);
		return new Map();
	}
}

function whatHolds(sentences: readonly string[], rephrased: readonly Rephrased[]): Map<number, string> {
	const held = new Map<number, string>();
	for (const { sentence: at, text } of rephrased) {
		const source = sentences[at];
		if (source !== undefined && !held.has(at) && phrasesTheSame(source, text.trim()))
			held.set(at, text.trim());
	}
	return held;
}
