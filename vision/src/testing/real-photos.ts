import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { QUALITY_STATUSES, type QualityStatus } from "@dewlight/core/skin/photo-quality.ts";

/** Beside the repository unless FACES_DIR names another folder. */
const FOLDER =
	process.env.FACES_DIR ?? fileURLToPath(new URL("../../../../shared/data/faces", import.meta.url));

export interface RealPhoto {
	file: string;
	category: string;
	/** The expected verdict first, then the ones the manifest accepts as well. */
	verdicts: QualityStatus[];
	/** Step of the Monk scale; null where it cannot be told. */
	monk: number | null;
	bytes(): Uint8Array;
}

/** The photos of the manifest; none where the folder does not exist. */
export function realPhotos(): RealPhoto[] {
	const manifest = join(FOLDER, "manifest.csv");
	if (!existsSync(manifest)) return [];
	const [head = [], ...rows] = readFileSync(manifest, "utf8").trim().split("\n").map(readRow);
	return rows.map((row) => {
		const cell = (name: string): string => row[head.indexOf(name)] ?? "";
		const file = cell("file");
		const monk = Number.parseInt(cell("monk_tone_approx"), 10);
		return {
			file,
			category: cell("category"),
			verdicts: QUALITY_STATUSES.filter(
				(status) =>
					status === cell("expected_photo_quality") ||
					cell("expected_reason").includes(`${status} acceptable`),
			),
			monk: Number.isNaN(monk) ? null : monk,
			bytes: () => readFileSync(join(FOLDER, file)),
		};
	});
}

/** Cells of one line; a quoted cell may hold commas. */
function readRow(line: string): string[] {
	return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((cell) => cell[1] ?? cell[2] ?? "");
}
