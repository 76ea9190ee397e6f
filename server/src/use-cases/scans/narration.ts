import { DISEASES } from "@dewlight/core/assistant/guard/forbidden-claims.ts";
import { isNumberWord } from "@dewlight/core/assistant/guard/read-text.ts";
import { guardAnswer } from "@dewlight/core/assistant/guard-answer.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { ConditionNotes } from "@dewlight/core/skin/condition-notes.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { CheckinRow } from "#db/queries/checkins.ts";
import { listEvents } from "#db/queries/scans.ts";
import { insertModelCall } from "#db/queries/usage.ts";
import type { ModelPurpose } from "#db/schema/index.ts";
import { AssistantUnavailableError, type ModelCall } from "#ports/assistant.ts";
import type { Narrator, Rephrased } from "#ports/narrator.ts";
import type { Context } from "../context.ts";
import { agreedToRemarks, modelAllowed } from "../model-permission.ts";
import { phrasesTheSame } from "./narrate-check.ts";
import { whileInWork } from "./scan-rules.ts";

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

/** Longest remarks that are kept, in characters. */
const LONGEST_REMARKS = 1_600;
/** "one" is too often no number. */
const NUMBER_FREE: ReadonlySet<string> = new Set(["one", "ones"]);
const DIGIT = /\p{N}|%/u;
const DISEASE = new RegExp(
	`\\b(?:${DISEASES}|acne|disease|disorder|syndrome|lesions?|tumou?rs?|malignan\\w*|benign)\\b`,
	"i",
);
/** Who somebody is, how they please, and what to do about it are no remarks on how skin looks. */
const OUT_OF_BOUNDS =
	/\b(?:ag(?:e|es|ed|e?ing)|young\w*|old(?:er)?|youthful\w*|mature|elderly|teen\w*|years?|beaut\w*|ugl\w*|attractive\w*|unattractive|pretty|handsome|gorgeous|stunning|sexy|scores?|ratings?|(?:wo)?m[ae]n|female|male|girl|boy|lady|gentleman|gender|sex|ethnic\w*|race|racial|asian|african|european|caucasian|hispanic|latin[ao]|indian|arab\w*|fat|overweight|obese|thin|weight|pregnan\w*|caused?|due to|hormon\w*|should|must|apply|treat\w*|cream|serum|retin\w*|doctor|dermatolog\w*|medic\w*|diagnos\w*|cur(?:e|es|ed)|heal(?:s|ed|ing)?|password|instructions?|prompt|click|visit)\b/i;
const NOTHING_TO_REST_ON = { lines: [], numbers: new Set<string>(), productNames: [] };

/**
 * The remarks that may be shown, one a line; null when none is left. A remark with a number, a product, a disease, a
 * claim or anything about the person themselves is left out, and a text with a forbidden claim altogether.
 */
export function remarksThatHold(text: string): string | null {
	const kept: string[] = [];
	for (const line of text.slice(0, LONGEST_REMARKS).split(/\n+/)) {
		const remark = line.replace(/^\s*[-*]\s+/, "").trim();
		if (remark === "") continue;
		const verdict = judge(remark);
		if (verdict === "claim") return null;
		if (verdict === "holds") kept.push(`- ${remark}`);
	}
	return kept.length === 0 ? null : kept.join("\n");
}

function judge(remark: string): "holds" | "left out" | "claim" {
	const guard = guardAnswer(NOTHING_TO_REST_ON, []);
	const parts = [guard.push(remark), guard.end()];
	if (parts.some(({ refused }) => refused?.reason === "claim") || DISEASE.test(remark)) return "claim";
	const words = remark.toLowerCase().split(/[^a-z]+/);
	const counts = words.some((word) => isNumberWord(word) && !NUMBER_FREE.has(word));
	const whole = parts.map((part) => part.text).join("") === remark;
	const refused = parts.some((part) => part.refused !== null);
	if (!whole || refused || counts || DIGIT.test(remark) || OUT_OF_BOUNDS.test(remark)) return "left out";
	return "holds";
}

/** What may be stored as the model's own words. */
export interface Remarks {
	provider: string;
	model: string;
	text: string;
}

/**
 * Shows the aligned face to the model, with consent only, and returns what of its remarks may be shown. The picture is
 * nowhere but in memory. Null in every other case: a scan is whole without remarks, so nothing here fails it.
 */
export async function remarkPhoto(
	ctx: Context,
	checkin: Pick<CheckinRow, "id" | "userId">,
	face: Uint8Array,
	signal: AbortSignal,
): Promise<Remarks | null> {
	const { narrator } = ctx;
	try {
		if (!narrator || !(await modelAllowed(ctx)) || !(await stillAgreed(ctx, checkin))) return null;
		const { text, call } = await narrator.remark({ face, signal });
		const held = remarksThatHold(text);
		const outcome = held === null && text.trim() !== "" ? "ungrounded" : call.outcome;
		await recordScanCall(ctx, checkin, "remarks", { ...call, outcome });
		const { provider, model } = narrator;
		return held === null ? null : { provider, model, text: held };
	} catch (error) {
		const known = error instanceof AssistantUnavailableError ? error : null;
		const outcome = known?.outcome ?? (error instanceof Error ? error.name : "unknown");
		ctx.log.warn({ outcome, checkinId: checkin.id }, "the model remarked nothing");
		if (known?.call) await recordScanCall(ctx, checkin, "remarks", known.call);
		return null;
	}
}

/** Read in one step with whether the scan still runs: a no before this moment means that nothing is sent. */
async function stillAgreed(ctx: Context, checkin: Pick<CheckinRow, "id" | "userId">): Promise<boolean> {
	let agreed = false;
	await whileInWork(ctx, checkin, async (tx) => {
		agreed = await agreedToRemarks(ctx, tx, checkin.userId);
	});
	return agreed;
}

/** Counts toward the day's budget, also a call that failed or whose person was erased meanwhile. */
async function recordScanCall(
	ctx: Context,
	checkin: Pick<CheckinRow, "userId">,
	purpose: ModelPurpose,
	call: ModelCall,
): Promise<void> {
	ctx.meter.modelCalled(call);
	const user = await findUserById(ctx.store.db, checkin.userId);
	await insertModelCall(ctx.store.db, {
		...call,
		id: ctx.ids.uuid(),
		userId: user?.id ?? null,
		purpose,
		at: ctx.clock.now(),
	});
}
