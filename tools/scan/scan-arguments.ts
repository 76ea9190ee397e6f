import { parseWords } from "../parse-words.ts";
import { UsageError } from "../usage-error.ts";

export const USAGE = `npm run scan -- PHOTO [--note TEXT] [--previous FILE.json] [--overlay OUT.png] [--json]
npm run scan -- --batch

  PHOTO              JPEG, PNG, WebP, AVIF or HEIC with one face
  --note TEXT        what you feel or noticed, in your own words
  --previous FILE    what an earlier --json printed, to compare with
  --overlay OUT      write the photo with the findings drawn as PNG
  --json             print one JSON object instead of the readable report
  --batch            read lines PHOTO or PHOTO<tab>PREVIOUS.json from standard input and print one JSON object a line;
                     a line that cannot be scanned gives {"error": "..."}

Exit status: 0 analyzed or batch at its end, 2 the photo cannot be used, 1 anything else.`;

export interface ScanArguments {
	photo: string;
	note: string | null;
	previous: string | null;
	overlay: string | null;
	json: boolean;
}

/** Null when help was asked for, "batch" when the photos come on standard input. Throws a `UsageError` with one sentence for anything else that is not a scan. */
export function readArguments(words: readonly string[]): ScanArguments | "batch" | null {
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
