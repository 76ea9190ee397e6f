import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { limitApi } from "@dewlight/contracts/limits.ts";
import type { PlanKey } from "@dewlight/contracts/plans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, refusalText } from "#api/api-error.ts";
import { readDraft, writeDraft } from "#api/browser-storage.ts";
import { call } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import {
	type ChosenPhoto,
	forgetUnsentScan,
	keepAsNote,
	sendScan,
	unsentPhoto,
	validatePhoto,
	whenAdmitted,
} from "#api/photo-calls.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { getSession, useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { readLatestId } from "../scan-calls.ts";
import { uploadCopy } from "./copy.ts";
import { isNoteTooLong } from "./upload-fields.tsx";

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

const DRAFT = "scan-note";

type Stopped = Extract<SubmitOutcome, { kind: "limited" | "refused" | "asked" | "failed" }>;

/** Carried to the results page, where the reason of a warned photo stays visible (SCAN-A17). */
interface ResultsState {
	warning: string | null;
	beforeId: number;
}

export function useUpload() {
	const navigate = useNavigate();
	const owner = useUser()?.id ?? null;
	const [chosen, setChosen] = useState(unsentPhoto);
	const photo = chosen?.photo ?? null;
	const [note, setNote] = useState(() => readDraft(owner, DRAFT));
	const [photoError, setPhotoError] = useState<string>();
	const [stopped, setStopped] = useState<Stopped | null>(null);
	const [busy, setBusy] = useState(false);
	/** The server takes no photo yet, and is asked again by itself. */
	const [waiting, setWaiting] = useState(false);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const chooseImages = (images: File[], frames: readonly File[] = []) => {
		const check = checkImages(images);
		setStopped(null);
		setPhotoError(check.ok ? undefined : check.text);
		if (!check.ok) return;
		forgetUnsentScan();
		setChosen({ photo: check.photo, frames });
	};

	/** A second photo of the same moment; chosen again, it takes the place of the first one. */
	const chooseSecond = (images: File[]) => {
		const check = checkImages(images);
		setPhotoError(check.ok ? undefined : check.text);
		if (!check.ok || photo === null) return;
		forgetUnsentScan();
		setChosen({ photo, frames: [check.photo] });
	};

	const removeFrames = () => setChosen((now) => now && { ...now, frames: [] });

	const writeNote = (text: string) => {
		setNote(text);
		writeDraft(owner, DRAFT, text);
	};

	const forgetNote = () => writeDraft(owner, DRAFT, "");

	const submit = async (allTheSame = false) => {
		if (chosen === null) return setPhotoError(uploadCopy.noImage);
		if (isNoteTooLong(note)) return;
		const controller = new AbortController();
		running.current = controller;
		setStopped(null);
		setBusy(true);
		const calls = scanCalls(controller.signal, forgetNote, setWaiting);
		const outcome = await submitScan(chosen, note.trim(), calls, { allTheSame });
		if (controller.signal.aborted) return;
		setBusy(false);
		switch (outcome.kind) {
			case "started": {
				const { warning, beforeId } = outcome;
				const state: ResultsState = { warning, beforeId };
				return void navigate(paths.resultsAfter(outcome.afterId), { state });
			}
			case "session_ended":
				return;
			case "limited":
			case "refused":
			case "asked":
			case "failed":
				return setStopped(outcome);
		}
	};

	const keep = async () => {
		if (photo === null) return;
		setBusy(true);
		try {
			const { id } = await keepAsNote(photo, note.trim());
			forgetNote();
			forgetUnsentScan();
			void navigate(paths.result(id));
		} catch (error) {
			setStopped({ kind: "failed", text: refusalText(error, uploadCopy.unexpected) });
		} finally {
			setBusy(false);
		}
	};

	const removePhoto = () => {
		forgetUnsentScan();
		setChosen(null);
		setStopped(null);
	};

	return {
		chosen,
		note,
		photoError,
		stopped,
		busy,
		waiting,
		/** A photo is chosen that could be scanned and is not; one that was refused is no loss. */
		unsent: chosen !== null && stopped?.kind !== "refused" && stopped?.kind !== "limited",
		chooseImages,
		chooseSecond,
		removeFrames,
		removePhoto,
		writeNote,
		submit,
		keep,
	};
}

type ImageCheck = { ok: true; photo: File } | { ok: false; text: string };

/** SCAN-13 and SCAN-14, before anything is sent. */
export function checkImages(images: readonly File[]): ImageCheck {
	const [photo, second] = images;
	if (photo === undefined) return { ok: false, text: uploadCopy.noImage };
	if (second !== undefined) return { ok: false, text: uploadCopy.oneImage };
	if (photo.size > UPLOAD.maxBytes) return { ok: false, text: uploadCopy.tooLarge };
	return { ok: true, photo };
}

/** The real calls. The start of the scan has no signal: leaving the page must not take it back. */
function scanCalls(signal: AbortSignal, onTaken: () => void, onWaiting: (waits: boolean) => void): ScanCalls {
	return {
		readPlan: async () => {
			const before = getSession();
			const session = await refreshSession();
			const known = session.status === "signed_in" ? session : before;
			const user = known.status === "signed_in" ? known.user : null;
			return { plan: user?.plan ?? "free", latestId: user?.latest_checkin_id ?? 0 };
		},
		checkTokenLimit: () => checkTokenLimit(signal),
		checkScanLimit: () => checkScanLimit(signal),
		validatePhoto: (photo, note) =>
			whenAdmitted(() => validatePhoto(photo, note, signal), { signal, onWaiting }),
		startScan: (chosen, note) => sendScan(chosen, note, onTaken),
		readLatestId: () => readLatestId(signal),
		dispatchLimit: dispatchLimitEvent,
		log: (message, error) => console.warn(message, error),
	};
}

/** API-30: refuses with 403 when the plan's tokens are used up. */
function checkTokenLimit(signal?: AbortSignal) {
	return call(limitApi.checkTokenLimit, { signal });
}

/** API-31: refuses with 403 when the plan's scans are used up. */
function checkScanLimit(signal?: AbortSignal) {
	return call(limitApi.checkScanLimit, { signal });
}
