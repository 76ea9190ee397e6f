import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { ApiError, OfflineError, refusalText } from "./api-error.ts";
import { createPageMemory } from "./page-memory.ts";
import { type ChosenPhoto, startScan, whenAdmitted } from "./photo-calls.ts";

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
