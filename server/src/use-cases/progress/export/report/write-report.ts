import type { Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { dateWords } from "@dewlight/core/skin/biology-clock.ts";
import type { ReportContents } from "../gather-report.ts";
import { writeConditions } from "./conditions.ts";
import { writeNotes } from "./notes.ts";
import { PageWriter } from "./page-writer.ts";
import { writeRoutine } from "./routine.ts";
import { writeSeverities } from "./severities.ts";
import { writeTrends } from "./trends.ts";

/** What the numbers are not; before any number. */
const LIMITS = [
	"These are measurements of how skin looks in selfies. They are not a diagnosis, and no examination took place.",
	"No mole or single lesion is assessed. Water content, firmness and oil are not measured.",
	"Readings depend on light, distance and camera. Only photos taken alike are compared, and a change is named only where it is larger than what photos of unchanged skin differ by.",
	"Left and right are the person's own, read from photos that are not mirrored: the right cheek lies on the left of the picture. A camera that saves selfies as mirror images swaps the two.",
	"On deep skin tones redness is hard to see for a camera; its readings there are less sure.",
];

/** A report for a clinician as a PDF with real text, tagged and in English. */
export function writeReport(contents: ReportContents): Readable {
	const { scans, allScans, username, writtenAt } = contents;
	const title = `${BRAND.name} skin timeline: report for a clinician`;
	const writer = new PageWriter({ title, author: BRAND.name, writtenAt });
	writer.heading("H1", title);
	writer.paragraph(`Prepared for ${username} on ${dateWords(writtenAt.toISOString())} (UTC).`);
	writer.paragraph(describeScope(contents));
	writer.heading("H2", "What these numbers are not");
	writer.list(LIMITS);
	if (scans.length > 0) {
		writeSeverities(writer, scans);
		writeTrends(writer, contents.series);
		writeConditions(writer, scans);
	}
	writeRoutine(writer, scans[0] ?? null, contents);
	writeNotes(writer, scans);
	writer.paragraph(
		`Square brackets such as [4 Korean characters] stand for writing this report cannot draw; the JSON export holds it as written. ${scans.length < allScans ? "The CSV and JSON exports hold every scan." : ""}`,
	);
	writer.end(`${BRAND.name}, ${writtenAt.toISOString().slice(0, 10)}. Not a diagnosis.`);
	return writer.stream;
}

function describeScope({ scans, allScans }: ReportContents): string {
	const [newest, oldest] = [scans[0], scans.at(-1)];
	if (newest === undefined || oldest === undefined) return "There are no finished scans yet.";
	const span = `${dateWords(oldest.checkin.createdAt.toISOString())} to ${dateWords(newest.checkin.createdAt.toISOString())}`;
	const engines = [
		...new Set(
			scans.flatMap(({ observation }) =>
				observation === null ? [] : [`${observation.engine.name} ${observation.engine.version}`],
			),
		),
	].join(", ");
	const shown =
		scans.length < allScans
			? `the newest ${scans.length} of ${allScans} scans`
			: `${allScans} ${allScans === 1 ? "scan" : "scans"}`;
	return `It covers ${shown}, ${span}. Measured by: ${engines}.`;
}
