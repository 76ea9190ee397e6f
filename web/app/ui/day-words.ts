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
