import type { PlanKey } from "@dewlight/contracts/plans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";
import { ApiError, refusalText } from "#api/api-error.ts";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { uploadCopy } from "./copy.ts";

export interface ScanCalls {
	/** Plan and newest check-in before this scan; falls back by itself (SCAN-A22). */
	readPlan(): Promise<{ plan: PlanKey; latestId: number }>;
	checkTokenLimit(): Promise<unknown>;
	checkScanLimit(): Promise<unknown>;
	validatePhoto(
		photo: File,
		note: string,
	): Promise<{
		status: "pass" | "warn" | "fail";
		reason: string | null;
		can_keep_as_note: boolean;
		asks_first: boolean;
	}>;
	startScan(chosen: ChosenPhoto, note: string): Promise<unknown>;
	readLatestId(): Promise<number>;
	dispatchLimit(event: TriggerEvent, plan: PlanKey, refusal: ApiError["body"]): void;
	/** For a person who looks into the console, never for the page. */
	log(message: string, error: unknown): void;
}

export type SubmitOutcome =
	/** `beforeId` is the newest check-in from before the scan, which is never the one being read. */
	| { kind: "started"; afterId: number; beforeId: number; warning: string | null }
	/** The plan's quota is used up; the window event has been sent. `text` is the server's sentence, if any. */
	| { kind: "limited"; text: string | null }
	/** The photo is not good enough; the reason tells what to change. */
	| { kind: "refused"; reason: string; canKeep: boolean }
	/** The report would leave much open; the reason names what. Nothing is spent before the person wants it. */
	| { kind: "asked"; reason: string }
	| { kind: "failed"; text: string }
	/** The login page takes over. */
	| { kind: "session_ended" };

const isSessionEnd = (error: unknown) => error instanceof ApiError && error.status === 401;

function limitText(error: ApiError): string | null {
	return error.body.message ?? null;
}

/** SCAN-16 and SCAN-17: the two refusals that stop the flow. */
function tokenRefusal(error: unknown): TriggerEvent | null {
	if (!(error instanceof ApiError) || error.status !== 403) return null;
	switch (error.body.detail) {
		case "fair_use_exceeded":
			return "usageLimitExceeded";
		case "upgrade_needed":
			return "upgradeNeeded";
		default:
			return null;
	}
}

/** SCAN-19: the header names the event; the detail stands in where a proxy dropped the header. */
function scanRefusal(error: unknown): TriggerEvent | null {
	if (!(error instanceof ApiError) || error.status !== 403) return null;
	return error.triggerEvent ?? tokenRefusal(error);
}

/** SCAN-15: the whole way from the button to the results page, in this order and no other. */
export async function submitScan(
	chosen: ChosenPhoto,
	note: string,
	calls: ScanCalls,
	{ allTheSame = false }: { allTheSame?: boolean } = {},
): Promise<SubmitOutcome> {
	const { plan, latestId } = await calls.readPlan();

	const limits = [
		{ check: () => calls.checkTokenLimit(), refusal: tokenRefusal, name: "token" },
		{ check: () => calls.checkScanLimit(), refusal: scanRefusal, name: "scan" },
	];
	for (const { check, refusal, name } of limits) {
		try {
			await check();
		} catch (error) {
			if (isSessionEnd(error)) return { kind: "session_ended" };
			const event = refusal(error);
			if (event !== null && error instanceof ApiError) {
				calls.dispatchLimit(event, plan, error.body);
				return { kind: "limited", text: limitText(error) };
			}
			calls.log(`The ${name} limit could not be read; going on.`, error);
		}
	}

	let warning: string | null = null;
	try {
		const verdict = await calls.validatePhoto(chosen.photo, note);
		if (verdict.status === "fail") {
			const reason = verdict.reason ?? uploadCopy.refused;
			return { kind: "refused", reason, canKeep: verdict.can_keep_as_note };
		}
		if (verdict.asks_first && verdict.reason !== null && !allTheSame)
			return { kind: "asked", reason: verdict.reason };
		if (verdict.status === "warn") warning = verdict.reason;
	} catch (error) {
		if (isSessionEnd(error)) return { kind: "session_ended" };
		return { kind: "failed", text: refusalText(error, uploadCopy.unexpected) };
	}

	calls.startScan(chosen, note).catch((error: unknown) => calls.log("The scan did not start.", error));

	try {
		return { kind: "started", afterId: await calls.readLatestId(), beforeId: latestId, warning };
	} catch (error) {
		if (isSessionEnd(error)) return { kind: "session_ended" };
		// The scan is on its way, so the results page looks for anything newer than what was there before.
		calls.log("The latest check-in could not be read; going on.", error);
		return { kind: "started", afterId: latestId, beforeId: latestId, warning };
	}
}
