import type { Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PlacedStep, planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { feltWords, signWords } from "@dewlight/core/shelf/reactions.ts";
import { dateWords } from "@dewlight/core/skin/biology-clock.ts";
import { CONCERNS } from "@dewlight/core/skin/concern.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { FEELINGS } from "@dewlight/core/skin/self-report.ts";
import { plainName, type ReportContents, type VisibleScan } from "../gather-report.ts";
import { NOT_MEASURABLE, PageWriter, type ReportPaper, shortDate } from "./page-writer.ts";
import { writeTrends } from "./write-trends.ts";

/** As many dates as fit beside each other. */
const COLUMNS = 6;

function writeSeverities(writer: ReportPaper, scans: readonly VisibleScan[]): void {
	const shown = scans.slice(0, COLUMNS);
	writer.heading("H2", "Severity of each concern");
	writer.paragraph(
		"0 is nothing seen, 5 the most; estimated from the look of the skin in the photo. Newest scan first.",
	);
	writer.table({
		columns: [
			{ head: "Concern", width: 110 },
			...shown.map(({ checkin }) => ({ head: dateOf(checkin), width: "*" as const })),
		],
		rows: CONCERNS.map((concern) => [
			CONCERN_NAMES[concern],
			...shown.map(({ checkin }) => {
				const found = checkin.analysisResult?.findings.find((finding) => finding.concern === concern);
				return found?.severity?.toFixed(1) ?? NOT_MEASURABLE;
			}),
		]),
	});
}

/** The day a scan is of, and that its owner named that day where the photo was imported. */
function dateOf({ takenAt, photoDate }: VisibleScan["checkin"]): string {
	return photoDate === null ? shortDate(takenAt) : `${photoDate} (imported)`;
}

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
	const { writtenAt } = contents;
	const writer = new PageWriter({ title: TITLE, author: BRAND.name, writtenAt });
	composeReport(writer, contents);
	const { scans, allScans } = contents;
	writer.paragraph(
		`Square brackets such as [4 Korean characters] stand for writing this report cannot draw; the JSON export holds it as written. ${scans.length < allScans ? "The CSV and JSON exports hold every scan." : ""}`,
	);
	writer.end(`${BRAND.name}, ${writtenAt.toISOString().slice(0, 10)}. Not a diagnosis.`);
	return writer.stream;
}

const TITLE = `${BRAND.name} skin timeline: report for a clinician`;

/** Everything such a report says, whatever it is written on. */
export function composeReport(writer: ReportPaper, contents: ReportContents): void {
	const { scans, username, writtenAt } = contents;
	writer.heading("H1", TITLE);
	writer.paragraph(`Prepared for ${username} on ${dateWords(writtenAt.toISOString())} (UTC).`);
	writer.paragraph(describeScope(contents));
	writer.heading("H2", "What these numbers are not");
	writer.list(LIMITS);
	if (scans.length > 0) {
		writeSeverities(writer, scans);
		if (contents.series.length > 0) writeTrends(writer, contents.series);
		writeConditions(writer, scans);
	}
	writeRoutine(writer, scans[0] ?? null, contents);
	writeTold(writer, contents.told);
	writeNotes(writer, scans);
}

const spanEnd = ({ takenAt, photoDate }: VisibleScan["checkin"]) =>
	dateWords(photoDate === null ? takenAt.toISOString() : `${photoDate}T12:00:00Z`);

function describeScope({ scans, allScans }: ReportContents): string {
	const [newest, oldest] = [scans[0], scans.at(-1)];
	if (newest === undefined || oldest === undefined) return "There are no finished scans yet.";
	const span = `${spanEnd(oldest.checkin)} to ${spanEnd(newest.checkin)}`;
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
	const imported = scans.filter(({ checkin }) => checkin.photoDate !== null).length;
	const named =
		imported === 0
			? ""
			: ` Imported: ${imported}, ${imported === 1 ? "a photo" : "photos"} from before with the day the person named.`;
	return `It covers ${shown}, ${span}. Measured by: ${engines}.${named}`;
}

/** What the person wrote beside the photos, word for word. */
function writeNotes(writer: ReportPaper, scans: readonly VisibleScan[]): void {
	writer.heading("H2", "The person's own notes");
	const notes = scans.flatMap(({ checkin }) =>
		checkin.note === null ? [] : [`${dateOf(checkin)}: ${checkin.note}`],
	);
	if (notes.length === 0) writer.paragraph("No notes were written.");
	else writer.list(notes);
}

/** A step of the plan in one line, with the product that is suggested for it. */
function stepLine({ section, key, step }: PlacedStep): string {
	const suggested = step.product === null ? "" : ` Suggested: ${step.product.name}.`;
	return `${plainName(section)}, ${plainName(key).toLowerCase()}: ${step.instruction}${suggested}`;
}

/** "morning_eye_cream" or "additional:…" as the person knows it. */
function useOf(step: string): string {
	return step.startsWith("additional:") ? "additional" : plainName(step).toLowerCase();
}

function writeRoutine(
	writer: ReportPaper,
	newest: VisibleScan | null,
	{ inUse, objections }: Pick<ReportContents, "inUse" | "objections">,
): void {
	writer.heading("H2", "Products in use");
	if (inUse.length === 0) writer.paragraph("The person has marked no product as in use.");
	else {
		writer.list(inUse.map(({ name, step, since }) => `${name} (${useOf(step)}), since ${shortDate(since)}`));
	}
	if (objections.length > 0) {
		writer.paragraph("What the rules of the app object to in these products:");
		writer.list(objections.map(({ title, fix }) => `${title}. ${fix}`));
	}
	const plan = newest?.checkin.analysisResult?.care_plan;
	const lines = plan === undefined ? [] : planSteps(plan).map(stepLine);
	writer.heading("H2", "Suggested care plan");
	if (lines.length === 0) writer.paragraph("There is no plan yet.");
	else writer.list(lines);
}

function checks({ checkin }: VisibleScan): string {
	const { photoQuality } = checkin;
	if (photoQuality === null) return NOT_MEASURABLE;
	const warned = photoQuality.checks
		.filter(({ status }) => status !== "pass")
		.map(({ name }) => plainName(name));
	return warned.length === 0 ? "all passed" : `attention: ${warned.join(", ")}`;
}

function row(scan: VisibleScan): string[] {
	const { observation, checkin } = scan;
	const date = dateOf(checkin);
	if (observation === null)
		return [date, NOT_MEASURABLE, NOT_MEASURABLE, NOT_MEASURABLE, checks(scan), "none"];
	const { photo, engine } = observation;
	return [
		date,
		`sides differ ${photo.light_asymmetry.toFixed(1)} L*; cast ${photo.colour_cast.toFixed(2)}; washed out ${(photo.clip_high * 100).toFixed(1)}%`,
		`${photo.px_per_mm.toFixed(1)} px/mm; ${photo.width} × ${photo.height}`,
		`turned ${photo.pose_deg.yaw.toFixed(0)}°, tilted ${photo.pose_deg.pitch.toFixed(0)}°`,
		checks(scan),
		`${engine.name} ${engine.version}`,
	];
}

/** Under what light, from how far and how well each photo was taken. */
function writeConditions(writer: ReportPaper, scans: readonly VisibleScan[]): void {
	writer.heading("H2", "Conditions of capture");
	writer.paragraph(
		"Selfies by the person. Light: lightness difference of the cheeks, color cast from 0 (neutral) to 1 (strong), share of skin washed out. Distance as pixels per millimeter of skin.",
	);
	writer.table({
		columns: [
			{ head: "Date", width: 55 },
			{ head: "Light", width: "*" },
			{ head: "Distance", width: 78 },
			{ head: "Head", width: 78 },
			{ head: "Quality checks", width: 90 },
			{ head: "Engine", width: 76 },
		],
		rows: scans.map(row),
	});
}

type Told = ReportContents["told"];
type Day = Told["days"][number];

/** A report is handed on, so the cycle stays out of it; who wants to tell it has the note. */
const ASIDES = ["sleep", "stress", "sun"] as const;

/** What the person told of how skin felt and what it did: day by day, beside the readings and never as their cause. */
function writeTold(writer: ReportPaper, { since, days, reactions }: Told): void {
	writer.heading("H2", "How skin felt, as the person told it");
	if (days.length === 0) writer.paragraph(`Nothing was told since ${since}.`);
	else {
		writer.paragraph(
			`Told on ${days.length} ${days.length === 1 ? "day" : "days"} since ${since}. Felt and told, not measured; what stands beside a reading is not its cause.`,
		);
		writer.list([...countsOf(days), ...days.map(dayLine).filter((line) => line !== "")]);
	}
	writer.heading("H2", "Reactions to products, as the person saw them");
	if (reactions.length === 0) writer.paragraph("None were noted.");
	else writer.list(reactions.map(reactionLine));
}

/** On how many days skin felt how, most often first. */
function countsOf(days: readonly Day[]): string[] {
	const counts = FEELINGS.map((one) => ({ one, on: days.filter(({ felt }) => felt.includes(one)).length }));
	return counts
		.filter(({ on }) => on > 0)
		.toSorted((a, b) => b.on - a.on)
		.map(({ one, on }) => `Skin ${feltWords([one])} on ${on} of ${days.length}.`);
}

/** What was told of a day, the note word for word; "" where nothing of it is reported. */
function dayLine(told: Day): string {
	const felt = told.felt.length === 0 ? [] : [`skin ${feltWords(told.felt)}`];
	const asides = ASIDES.flatMap((name) => (told[name] === null ? [] : [`${name} ${told[name]}`]));
	const note = told.note === null ? [] : [`"${told.note}"`];
	const said = [...felt, ...asides, ...note].join(", ");
	return said === "" ? "" : `${told.day}: ${said}`;
}

function reactionLine({ day, productName, signs, note }: Told["reactions"][number]): string {
	return `${day}, after ${productName}: ${signWords(signs)}.${note === null ? "" : ` "${note}"`}`;
}
