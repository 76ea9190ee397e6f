/** One repeated event. */
export interface CalendarEvent {
	/** The same for the same event in every file, so that a second import replaces it. */
	uid: string;
	/** Local time without a zone, YYYYMMDDTHHMMSS. */
	start: string;
	/** RFC 5545 recurrence rule, without its name. */
	rule: string;
	summary: string;
	description: string;
}

const LONGEST_LINE = 75;
const DURATION = "PT10M";

/** iCalendar text (RFC 5545): CRLF line ends, lines folded at 75 octets, texts escaped. Events never block the day. */
export function writeCalendar({
	name,
	now,
	events,
}: {
	name: string;
	/** ISO 8601. */
	now: string;
	events: readonly CalendarEvent[];
}): string {
	const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(name)}//Care plan//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap((event) => [
			"BEGIN:VEVENT",
			`UID:${event.uid}`,
			`DTSTAMP:${stamp}`,
			`DTSTART:${event.start}`,
			`DURATION:${DURATION}`,
			`RRULE:${event.rule}`,
			`SUMMARY:${escapeText(event.summary)}`,
			`DESCRIPTION:${escapeText(event.description)}`,
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Backslash, comma and semicolon are marked, line ends written as \n, other control characters left out (3.3.11). */
function escapeText(text: string): string {
	return text
		.replace(/[\\,;]/g, "\\$&")
		.replace(/\r\n?|\n/g, "\\n")
		.replace(/\p{Cc}/gu, " ");
}

/** Continues on a new line behind a blank after 75 octets, never inside a letter (3.1). */
function foldLine(line: string): string {
	let folded = "";
	let octets = 0;
	for (const letter of line) {
		const size = octetsOf(letter);
		if (octets + size > LONGEST_LINE) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += letter;
		octets += size;
	}
	return folded;
}

/** Length of a letter in UTF-8. */
function octetsOf(letter: string): number {
	const point = letter.codePointAt(0) ?? 0;
	if (point < 0x80) return 1;
	if (point < 0x800) return 2;
	return point < 0x10000 ? 3 : 4;
}
