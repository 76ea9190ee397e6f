import { POLL_MS, UPLOAD } from "@dewlight/contracts/constants.ts";
import { photoDateSchema } from "@dewlight/contracts/photo-date.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApiError } from "#api/api-error.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { importPhoto, validatePhoto, whenAdmitted } from "#api/photo-calls.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { useUser } from "#api/session.ts";
import { readCheckin } from "../scan-calls.ts";
import { importCopy as copy } from "./copy.ts";
import { type ChosenImport, type ImportCalls, type ImportStage, importOne } from "./import-one.ts";

/** An hour takes thirty scans of one person. */
export const MOST_PHOTOS = 20;

export interface ImportRun {
	place: number;
	count: number;
	stopping: boolean;
}

/** Photos to be sent: with their day, and not yet sent or refused. */
export const isReady = ({ stage, day }: ChosenImport) => stage.kind === "chosen" && canBeDay(day);

/** What has become a scan takes no place in the list. */
export const isFinished = ({ stage }: Pick<ChosenImport, "stage">) =>
	stage.kind === "done" || stage.kind === "taken";

/** What is lost where its owner leaves. A photo of which nobody knows is looked for in the timeline. */
export const isUnsent = ({ stage: { kind } }: ChosenImport) =>
	["chosen", "checking", "waits", "sending", "asked", "failed"].includes(kind);
const fits = ({ size }: File) => size <= UPLOAD.maxBytes;

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

export function useImport() {
	const client = useQueryClient();
	const plan = useUser()?.plan ?? "free";
	const [items, setItems] = useState<readonly ChosenImport[]>([]);
	/** Finished and no longer shown: still told in the result, and not taken a second time. */
	const [putAway, setPutAway] = useState<readonly ChosenImport[]>([]);
	const [run, setRun] = useState<ImportRun | null>(null);
	const [pickError, setPickError] = useState<string>();
	/** Why the rest was not sent. */
	const [stopped, setStopped] = useState<ApiError | null>(null);
	/** A run has come to its end, and what it brought is told. */
	const [ended, setEnded] = useState(false);
	const running = useRef<AbortController | null>(null);
	/** Whole photos are read for their day, so one after the other. */
	const reading = useRef(Promise.resolve());
	useEffect(() => () => running.current?.abort(), []);

	const change = (key: string, changed: (item: ChosenImport) => Partial<ChosenImport>) =>
		setItems((now) => now.map((item) => (item.key === key ? { ...item, ...changed(item) } : item)));

	const choose = (images: File[]) => {
		setStopped(null);
		const known = new Set([...items, ...putAway].map(({ key }) => key));
		const fresh = images.filter((photo) => {
			const isFresh = !known.has(keyOf(photo));
			known.add(keyOf(photo));
			return isFresh;
		});
		const taken = fresh.slice(0, Math.max(0, MOST_PHOTOS - items.filter((item) => !isFinished(item)).length));
		const left = fresh.length - taken.length;
		const sent = new Set(putAway.map(({ key }) => key));
		const again = images.filter((photo) => sent.has(keyOf(photo))).length;
		setPickError(pickErrorOf({ count: images.length, left, again }));
		setItems((now) => [...now, ...taken.map(chosen)]);
		for (const photo of taken.filter(fits)) reading.current = reading.current.then(() => readDay(photo));
	};

	/** What the person has named meanwhile stays. */
	const readDay = async (photo: File) => {
		const day = await readPhotoDay(photo);
		change(keyOf(photo), ({ dayFrom }) =>
			dayFrom === "reading" ? { day: day ?? "", dayFrom: day === null ? "nowhere" : "photo" } : {},
		);
	};

	/** Another day is another try. */
	const nameDay = (key: string, day: string) =>
		change(key, () => ({ day, dayFrom: "person", stage: { kind: "chosen" } }));
	const remove = (key: string) => {
		setPutAway((now) => [...now, ...items.filter((item) => item.key === key && isFinished(item))]);
		setItems((now) => now.filter((item) => item.key !== key));
	};

	/** Oldest day first, one after the other. */
	const send = async (chosenItems: readonly ChosenImport[]) => {
		const controller = new AbortController();
		const { signal } = controller;
		running.current = controller;
		setStopped(null);
		setEnded(false);
		const queue = chosenItems.toSorted((a, b) => a.day.localeCompare(b.day));
		for (const [at, item] of queue.entries()) {
			if (signal.aborted) break;
			setRun({ place: at + 1, count: queue.length, stopping: false });
			const onStage = (stage: ImportStage) => change(item.key, () => ({ stage }));
			const end = await importOne(item, importCalls(signal, onStage), { signal, onStage });
			onStage(end.stage);
			if (end.stops !== null) {
				setStopped(end.stops);
				const { triggerEvent, body } = end.stops;
				if (triggerEvent !== null) dispatchLimitEvent(triggerEvent, plan, body);
				break;
			}
		}
		setRun(null);
		setEnded(true);
		// Timeline, charts, comparison and quota are read again when they are looked at.
		void client.invalidateQueries();
		await refreshSession();
	};

	const again = (item: ChosenImport, allTheSame = item.allTheSame) => {
		change(item.key, () => ({ allTheSame, stage: { kind: "chosen" } }));
		return send([{ ...item, allTheSame }]);
	};

	const stop = () => {
		running.current?.abort();
		setRun((now) => now && { ...now, stopping: true });
	};

	const countOf = (kind: "done" | "taken") =>
		[...items, ...putAway].filter(({ stage }) => stage.kind === kind).length;

	return {
		items,
		done: countOf("done"),
		taken: countOf("taken"),
		run,
		pickError,
		stopped,
		ended,
		choose,
		nameDay,
		remove,
		again,
		stop,
		start: () => send(items.filter(isReady)),
	};
}

/** What is not taken: pictures that are none, too many, and those that were sent and put away. */
function pickErrorOf({ count, left, again }: { count: number; left: number; again: number }) {
	if (count === 0) return copy.noImages;
	if (left > 0) return copy.tooMany(left, MOST_PHOTOS);
	return again > 0 ? copy.sentBefore(again) : undefined;
}

function chosen(photo: File): ChosenImport {
	return {
		key: keyOf(photo),
		photo,
		day: "",
		dayFrom: "reading",
		allTheSame: false,
		stage: fits(photo) ? { kind: "chosen" } : { kind: "refused", text: copy.tooLarge },
	};
}

/** The look at a photo is given up when the person stops; its sending never is. */
function importCalls(signal: AbortSignal, onStage: (stage: ImportStage) => void): ImportCalls {
	const told = (then: ImportStage["kind"] & ("checking" | "sending")) => (waits: boolean) =>
		onStage({ kind: waits ? "waits" : then });
	return {
		validate: (photo) =>
			whenAdmitted(() => validatePhoto(photo, "", signal), { signal, onWaiting: told("checking") }),
		send: (photo, day) => whenAdmitted(() => importPhoto(photo, day), { signal, onWaiting: told("sending") }),
		readCheckin: (id) => readCheckin(id, signal),
		pause: () => new Promise((resolve) => setTimeout(resolve, POLL_MS.latestCheckin)),
	};
}

/** Today, YYYY-MM-DD, on this device's calendar. */
export function todayHere(now = new Date()): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day that a photo can be of: it exists, has come, and lies in 2000 or later. */
export function canBeDay(day: string, today = todayHere()): boolean {
	return photoDateSchema.safeParse(day).success && day <= today;
}

/**
 * The day in a photo's own record (EXIF DateTimeOriginal), YYYY-MM-DD as the camera's clock had it; null where there is
 * none or it cannot be. The photo stays on the device.
 */
export async function readPhotoDay(photo: Blob): Promise<string | null> {
	try {
		const { load } = await import("exifreader");
		// Other records (XMP) may carry the day of an edit under the same name.
		const { exif } = load(await photo.arrayBuffer(), {
			expanded: true,
			includeTags: { exif: ["DateTimeOriginal"] },
		});
		const written = exif?.DateTimeOriginal?.description ?? "";
		const day = /^(\d{4}):(\d\d):(\d\d)/.exec(written)?.slice(1).join("-") ?? "";
		return canBeDay(day) ? day : null;
	} catch {
		// A file without such a record, or one that the reader does not know: the person names the day.
		return null;
	}
}
