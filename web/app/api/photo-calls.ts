import { consentApi, PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { CLIENT_KEY } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { PHOTO_DATE_FIELD } from "@dewlight/contracts/photo-date.ts";
import { FRAMES_FIELD, KEEP_AS_NOTE, scanApi } from "@dewlight/contracts/scans.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { ApiError, isRefused, OfflineError, refusalText } from "./api-error.ts";
import { call } from "./call.ts";
import { createPageMemory } from "./page-memory.ts";
import { refreshSession } from "./refresh-session.ts";

/** What is scanned: a photo, and frames of the same moment that are measured with it. */
export interface ChosenPhoto {
	photo: File;
	frames: readonly File[];
}

/** API-20: is this photo good enough to measure? */
export function validatePhoto(photo: File, note: string, signal?: AbortSignal) {
	const body = new FormData();
	body.set("file", photo);
	body.set("user_message", note);
	return noticingConsent(
		call(scanApi.validatePhoto, {
			body,
			headers: { [CLIENT_KEY.header]: CLIENT_KEY.value },
			signal,
		}),
	);
}

/** API-24: starts the scan of one photo, with further ones of the same moment; answers with its id long before it is done. */
function startScan({ photo, frames }: ChosenPhoto, note: string) {
	const body = new FormData();
	body.set("files", photo);
	for (const frame of frames) body.append(FRAMES_FIELD, frame);
	body.set("user_message", note);
	return noticingConsent(call(scanApi.scanSkin, { body }));
}

/** API-24 for a photo from before, with the day YYYY-MM-DD that it was taken. */
export function importPhoto(photo: File, day: string) {
	const body = new FormData();
	body.set("files", photo);
	body.set(PHOTO_DATE_FIELD, day);
	return noticingConsent(call(scanApi.scanSkin, { body }));
}

/** API-24 for a photo that makes no report: kept with the words as a note, which is no scan. Answers with its id. */
export function keepAsNote(photo: File, note: string) {
	const body = new FormData();
	body.set("files", photo);
	body.set("user_message", note);
	body.set(KEEP_AS_NOTE.field, KEEP_AS_NOTE.value);
	return noticingConsent(call(scanApi.scanSkin, { body }));
}

/** Consent taken back elsewhere: the person is read again, so that the question stands before the photo. */
async function noticingConsent<T>(call: Promise<T>): Promise<T> {
	try {
		return await call;
	} catch (error) {
		if (isRefused(error, scanApi.scanSkin, "photo_consent_required")) await refreshSession();
		throw error;
	}
}

/** Records the answer to the text of today's version and reads the person again. */
export async function decidePhotoConsent(decision: PhotoConsentDecision): Promise<void> {
	await call(consentApi.decidePhotoConsent, {
		body: { decision, version: PHOTO_CONSENT_VERSION },
	});
	await refreshSession();
}

/** A server that asks for more patience than this says no for today, and people decide themselves. */
const LONGEST_WAIT_SECONDS = 180;
const GIVE_UP_MS = 15 * 60_000;
/** A crowd that was refused together does not come back together. */
const SPREAD = 0.25;

interface Waiting {
	signal?: AbortSignal | undefined;
	onWaiting: (waits: boolean) => void;
}

/** Makes a call again, by itself and when the server asked for it, while that is too busy to take it. */
export async function whenAdmitted<T>(call: () => Promise<T>, { signal, onWaiting }: Waiting): Promise<T> {
	const end = Date.now() + GIVE_UP_MS;
	for (;;) {
		try {
			return await call();
		} catch (error) {
			const seconds = askedToWait(error);
			if (seconds === null || signal?.aborted || Date.now() + seconds * 1_000 > end) throw error;
			onWaiting(true);
			await wait(seconds * 1_000 * (1 + Math.random() * SPREAD), signal);
			if (signal?.aborted) throw error;
			onWaiting(false);
		}
	}
}

/** Seconds until a call that was refused for its moment is welcome; null where it was refused for another reason. */
function askedToWait(error: unknown): number | null {
	if (!(error instanceof ApiError) || (error.status !== 503 && error.status !== 429)) return null;
	const seconds = error.retryAfterSeconds;
	return seconds === null || seconds > LONGEST_WAIT_SECONDS ? null : seconds;
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, milliseconds);
		signal?.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}

interface Sent {
	chosen: ChosenPhoto;
	note: string;
	/** Runs once the server has it, with whichever sending that is. */
	onTaken: (() => void) | undefined;
}

/**
 * Where the start of a scan stands: nobody waits for its answer, so what was sent is kept until the server has it. Without
 * an answer nobody knows whether it has.
 */
type ScanStart =
	| { kind: "none" }
	/** The server has it, as this check-in. */
	| { kind: "taken"; id: number }
	/** `waits`: the server is too busy to take it; it is sent again by itself. */
	| ({ kind: "sending"; waits: boolean } & Sent)
	| ({ kind: "unanswered" } & Sent)
	| ({ kind: "refused"; error: ApiError } & Sent);

const NONE: ScanStart = { kind: "none" };
const memory = createPageMemory<ScanStart>(NONE);

/** API-24, with photos and note kept in this page until the server has taken them. Rejects with the refusal. */
export async function sendScan(chosen: ChosenPhoto, note: string, onTaken?: () => void): Promise<void> {
	const sent: Sent = { chosen, note, onTaken };
	let sending: ScanStart = { kind: "sending", waits: false, ...sent };
	memory.set(sending);
	const end = (state: ScanStart) => {
		if (memory.get() === sending) memory.set(state);
	};
	const onWaiting = (waits: boolean) => {
		const next: ScanStart = { kind: "sending", waits, ...sent };
		end(next);
		sending = next;
	};
	try {
		const { id } = await whenAdmitted(() => startScan(chosen, note), { onWaiting });
		end({ kind: "taken", id });
		onTaken?.();
	} catch (error) {
		if (error instanceof OfflineError) end({ kind: "unanswered", ...sent });
		else if (!(error instanceof ApiError) || isScanRunning(error)) end(NONE);
		else end({ kind: "refused", error, ...sent });
		throw error;
	}
}

/** The last scan waits to be taken, and is sent again by itself. */
export function useScanWaiting(): boolean {
	const start = memory.use();
	return start.kind === "sending" && start.waits;
}

/** The check-in that the last scan became; null until the server says so. */
export function useTakenScan(): number | null {
	const start = memory.use();
	return start.kind === "taken" ? start.id : null;
}

/** The server reads a scan of this person already. */
export function isScanRunning(error: unknown): boolean {
	return error instanceof ApiError && error.status === 409 && error.detail === MESSAGES.scanInProgress;
}

/** The photo of a scan that the server did not say it has; null where there is none. */
export function unsentPhoto(): ChosenPhoto | null {
	const start = memory.get();
	return start.kind === "refused" || start.kind === "unanswered" ? start.chosen : null;
}

export function forgetUnsentScan(): void {
	if (unsentPhoto() !== null) memory.set(NONE);
}

/**
 * Why the last scan was refused at its start, and the way to send the same photo and note again: null where that could
 * only be refused again. Null as a whole where no scan was refused.
 */
export function useRefusedScan(fallback: string): { text: string; sendAgain: (() => void) | null } | null {
	const start = memory.use();
	if (start.kind !== "refused") return null;
	const { error, chosen, note, onTaken } = start;
	const sendAgain = () => {
		sendScan(chosen, note, onTaken).catch((again: unknown) => console.warn("The scan did not start.", again));
	};
	return { text: refusalText(error, fallback), sendAgain: isFinal(error) ? null : sendAgain };
}

/** The plan's scans are used up, or the person is too young: neither changes by sending the photo again. */
function isFinal({ status, detail }: ApiError): boolean {
	return status === 403 || detail === "under_age";
}
