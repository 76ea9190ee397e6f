import { ApiError, refusalText } from "#api/api-error.ts";
import type { ReportCheckin } from "../scan-calls.ts";
import { importCopy as copy } from "./copy.ts";

export interface ChosenImport {
	key: string;
	photo: File;
	/** YYYY-MM-DD; "" while nobody knows it. */
	day: string;
	/** Where the day comes from. */
	dayFrom: "reading" | "photo" | "person" | "nowhere";
	/** It leaves much open, and its owner wants it measured all the same. */
	allTheSame: boolean;
	stage: ImportStage;
}

export type ImportStage =
	| { kind: "chosen" }
	| { kind: "checking" | "waits" | "sending" }
	| { kind: "measuring"; id: number }
	/** Taken by the server; nobody waited for its end. */
	| { kind: "taken"; id: number }
	| { kind: "done"; id: number }
	| { kind: "asked" | "refused" | "failed"; text: string }
	| { kind: "unsure" };

/** Where the photo stays, and whether the others are tried. */
export interface ImportEnd {
	stage: ImportStage;
	/** The plan holds no more scans, or the session ended: the rest is not sent. */
	stops: ApiError | null;
}

export interface ImportCalls {
	validate(
		photo: File,
	): Promise<{ status: "pass" | "warn" | "fail"; reason: string | null; asks_first: boolean }>;
	/** Not to be taken back once begun. */
	send(photo: File, day: string): Promise<{ id: number }>;
	readCheckin(id: number): Promise<Pick<ReportCheckin, "status" | "photo_quality">>;
	/** A moment between two looks at a scan in work. */
	pause(): Promise<void>;
}

/** Failed looks in a row after which the report is left to the timeline. */
const FAILED_LOOKS = 5;

/** One photo, from the look at it to its report. Stopping never takes back what was sent. */
export async function importOne(
	{ photo, day, allTheSame }: Pick<ChosenImport, "photo" | "day" | "allTheSame">,
	calls: ImportCalls,
	{ signal, onStage }: { signal: AbortSignal; onStage: (stage: ImportStage) => void },
): Promise<ImportEnd> {
	let sent = false;
	try {
		onStage({ kind: "checking" });
		const verdict = await calls.validate(photo);
		const reason = verdict.reason ?? copy.noReason;
		if (verdict.status === "fail") return ended({ kind: "refused", text: reason });
		if (verdict.asks_first && !allTheSame) return ended({ kind: "asked", text: reason });
		if (signal.aborted) return ended({ kind: "chosen" });
		sent = true;
		onStage({ kind: "sending" });
		const { id } = await calls.send(photo, day);
		onStage({ kind: "measuring", id });
		return ended(await endOf(id, calls, signal));
	} catch (error) {
		if (sent && !saysNotTaken(error)) return ended({ kind: "unsure" });
		if (signal.aborted) return ended({ kind: "chosen" });
		if (stopsAll(error)) return { stage: { kind: "chosen" }, stops: error };
		return ended({ kind: "failed", text: refusalText(error, copy.unexpected) });
	}
}

const ended = (stage: ImportStage): ImportEnd => ({ stage, stops: null });

/** A refusal says that it was not taken. Of no answer, one that broke, or one that nobody understands nobody knows. */
function saysNotTaken(error: unknown): boolean {
	return error instanceof ApiError && (error.status < 500 || error.retryAfterSeconds !== null);
}

/** A day outside the plan's history concerns one photo; a used-up plan and an ended session concern all. */
function stopsAll(error: unknown): error is ApiError {
	if (!(error instanceof ApiError)) return false;
	if (error.status === 401) return true;
	return error.status === 403 && error.body.limit_type !== "history";
}

async function endOf(id: number, calls: ImportCalls, signal: AbortSignal): Promise<ImportStage> {
	for (let failed = 0; failed < FAILED_LOOKS && !signal.aborted; ) {
		await calls.pause();
		try {
			const { status, photo_quality } = await calls.readCheckin(id);
			failed = 0;
			if (status === "complete") return { kind: "done", id };
			if (status === "failed" && photo_quality?.status === "fail")
				return { kind: "refused", text: photo_quality.reason ?? copy.noReason };
			if (status === "failed") return { kind: "failed", text: copy.unexpected };
		} catch {
			failed += 1;
		}
	}
	return { kind: "taken", id };
}
