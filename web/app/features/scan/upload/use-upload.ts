import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { limitApi } from "@dewlight/contracts/limits.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { refusalText } from "#api/api-error.ts";
import { readDraft, writeDraft } from "#api/browser-storage.ts";
import { call } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import {
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
import { type ScanCalls, type SubmitOutcome, submitScan } from "./submit-scan.ts";
import { isNoteTooLong } from "./upload-fields.tsx";

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
