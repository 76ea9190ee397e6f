import type { VisibleScan } from "../visible-pages.ts";
import type { PageWriter } from "./page-writer.ts";
import { NOT_MEASURABLE, plainName, shortDate } from "./words.ts";

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
	const date = shortDate(checkin.createdAt);
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
export function writeConditions(writer: PageWriter, scans: readonly VisibleScan[]): void {
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
