import { parseWords, UsageError } from "./parse-words.ts";
import { scanLines } from "./scan/batch.ts";
import { readFile, readPrevious, writeFile } from "./scan/read-files.ts";
import { readableReport } from "./scan/readable-report.ts";

const USAGE = `npm run scan -- PHOTO [--note TEXT] [--previous FILE.json] [--overlay OUT.png] [--json]
npm run scan -- --batch

  PHOTO              JPEG, PNG, WebP, AVIF or HEIC with one face
  --note TEXT        what you feel or noticed, in your own words
  --previous FILE    what an earlier --json printed, to compare with
  --overlay OUT      write the photo with the findings drawn as PNG
  --json             print one JSON object instead of the readable report
  --batch            read lines PHOTO or PHOTO<tab>PREVIOUS.json from standard input and print one JSON object a line;
                     a line that cannot be scanned gives {"error": "..."}

Exit status: 0 analyzed or batch at its end, 2 the photo cannot be used, 1 anything else.`;

interface ScanArguments {
	photo: string;
	note: string | null;
	previous: string | null;
	overlay: string | null;
	json: boolean;
}

/** Null when help was asked for, "batch" when the photos come on standard input. Throws a `UsageError` with one sentence for anything else that is not a scan. */
function readArguments(words: readonly string[]): ScanArguments | "batch" | null {
	const { values, positionals } = parse(words);
	if (values.help) return null;
	if (values.batch) {
		if (words.length > 1) throw new UsageError("With --batch everything else comes on standard input.");
		return "batch";
	}
	const [photo, ...others] = positionals;
	if (photo === undefined) throw new UsageError("Name a photo to scan: npm run scan -- PHOTO.");
	if (others.length > 0) throw new UsageError(`One photo at a time: "${others[0]}" is one too many.`);
	return {
		photo,
		note: values.note ?? null,
		previous: values.previous ?? null,
		overlay: values.overlay ?? null,
		json: values.json ?? false,
	};
}

function parse(words: readonly string[]) {
	return parseWords({
		args: [...words],
		allowPositionals: true,
		options: {
			note: { type: "string" },
			previous: { type: "string" },
			overlay: { type: "string" },
			json: { type: "boolean" },
			batch: { type: "boolean" },
			help: { type: "boolean", short: "h" },
		},
	});
}

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
