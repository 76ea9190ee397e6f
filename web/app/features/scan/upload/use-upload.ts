import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { refusalText } from "#api/api-error.ts";
import { readDraft, writeDraft } from "#api/drafts.ts";
import { keepAsNote } from "#api/photo-calls.ts";
import { forgetUnsentScan, unsentPhoto } from "#api/scan-start.ts";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { checkImages } from "./check-images.ts";
import { uploadCopy } from "./copy.ts";
import { isNoteTooLong } from "./note-field.tsx";
import { scanCalls } from "./scan-calls.ts";
import { type SubmitOutcome, submitScan } from "./submit-scan.ts";

const DRAFT = "scan-note";

type Stopped = Extract<SubmitOutcome, { kind: "limited" | "refused" | "failed" }>;

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

	const submit = async () => {
		if (chosen === null) return setPhotoError(uploadCopy.noImage);
		if (isNoteTooLong(note)) return;
		const controller = new AbortController();
		running.current = controller;
		setStopped(null);
		setBusy(true);
		const outcome = await submitScan(chosen, note.trim(), scanCalls(controller.signal, forgetNote));
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
		chooseImages,
		chooseSecond,
		removeFrames,
		removePhoto,
		writeNote,
		submit,
		keep,
	};
}
