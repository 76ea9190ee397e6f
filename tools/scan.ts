import { scanLines } from "./scan/batch.ts";
import { readFile, writeFile } from "./scan/read-file.ts";
import { readPrevious } from "./scan/read-previous.ts";
import { readableReport } from "./scan/readable-report.ts";
import { readArguments, USAGE } from "./scan/scan-arguments.ts";
import { UsageError } from "./usage-error.ts";

const [ANALYZED, BROKEN, PHOTO_FAILED] = [0, 1, 2];

/** Standard output carries the report and nothing else; sentences about what went wrong go to standard error. */
async function main(words: readonly string[]): Promise<number> {
	const asked = readArguments(words);
	if (asked === null) {
		console.log(USAGE);
		return ANALYZED;
	}
	if (asked === "batch") {
		await scanLines(process.stdin, process.stdout);
		return ANALYZED;
	}
	const bytes = await readFile(asked.photo);
	const previous = asked.previous === null ? null : await readPrevious(asked.previous);
	// The engine is loaded when there is something to do; a wrong call is answered at once.
	const { scanPhoto } = await import("./scan/scan-photo.ts");
	const withOverlay = asked.overlay !== null;
	const { report, overlay } = await scanPhoto({ bytes, note: asked.note, previous, withOverlay });
	if (asked.overlay !== null && overlay !== null) await writeFile(asked.overlay, overlay);
	const failed = report.photo_quality.status === "fail";
	if (asked.json) console.log(JSON.stringify(report, null, 2));
	else if (!failed) console.log(readableReport(report));
	if (failed) console.error(report.photo_quality.reason);
	return failed ? PHOTO_FAILED : ANALYZED;
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	const expected = error instanceof UsageError;
	console.error(expected ? error.message : error);
	process.exitCode = BROKEN;
}
