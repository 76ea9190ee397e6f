import { uiCopy } from "./copy.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const SHORT_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "November 21, 2026", in the reader's own time zone. */
export function dayWords(iso: string): string {
	return DAY.format(new Date(iso));
}

/** A scan as the wire names its time. */
interface DatedScan {
	created_at: string;
	taken_at?: string | undefined;
	photo_date?: string | null | undefined;
}

interface DatedPoint {
	at: string;
	photo_date?: string | null | undefined;
}

/** The moment a scan is of: its photo's, also where that was imported later. */
export function takenAt({ taken_at, created_at }: DatedScan): string {
	return taken_at ?? created_at;
}

/** The day of a scan's photo: of an imported one as its owner named it, whatever the time zone. */
export function photoDay(scan: DatedScan): string {
	return dayWords(scan.photo_date == null ? takenAt(scan) : `${scan.photo_date}T12:00`);
}

/** The day of a reading in a chart: of an imported photo as its owner named it. */
export const pointDay = (point: DatedPoint): string => dayWords(pointMoment(point));

/** The same, with "imported" where the photo was. */
export const pointName = (point: DatedPoint): string => named(pointDay(point), point);

/** A moment on that day, on this device's calendar. */
export function pointMoment({ at, photo_date }: DatedPoint): string {
	return photo_date == null ? at : `${photo_date}T12:00`;
}

/** The day of a scan's photo, with "imported" where it was. */
export const scanName = (scan: DatedScan): string => named(photoDay(scan), scan);

function named(day: string, { photo_date }: Pick<DatedScan, "photo_date">): string {
	return photo_date == null ? day : uiCopy.imported(day);
}

/** "Nov 21", for days within a few weeks. */
export function shortDayWords(iso: string): string {
	return SHORT_DAY.format(new Date(iso));
}

/** "Nov 21, 2026, 10:00 AM", in the reader's own time zone. */
export function momentWords(iso: string): string {
	return MOMENT.format(new Date(iso));
}

/** "eye_cream" -> "Eye cream" (PLAN-A11). */
export function labelOf(key: string): string {
	const words = key.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A clause such as the reason why something was not measured, where it stands by itself. */
export function asSentence(clause: string): string {
	const text = clause.trim();
	if (text === "") return "";
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}

const LEAST_WORDS = 2;
/** Where a shop's name turns from what it is to what it promises; a comma of "B, C, and E" turns nowhere. */
const TAIL = /,(?!(?: [^\s,]+,?)? and )| \(|\(| - | – | \| |\|| (?:with|for|w\/) /i;
const SPF = /SPF\s*\d{1,3}/i;

/** The name without what a shop appends: "Reverse 0.2% Retinol Firming Serum for Fine Lines & Wrinkles" ends at "Serum". */
export function shortName(name: string): string {
	let short = name.trim();
	for (let at = short.search(TAIL); at > 0; at = short.search(TAIL)) {
		const head = short.slice(0, at).trim();
		if (head.split(/\s+/).length < LEAST_WORDS) break;
		short = head;
	}
	const protection = SPF.exec(name)?.[0];
	return protection === undefined || SPF.test(short) ? short : `${short} ${protection}`;
}
