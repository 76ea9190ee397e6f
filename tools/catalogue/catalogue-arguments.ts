import { parseWords, UsageError } from "../parse-words.ts";

/** Kept here, so that a wrong call is answered before the server's parts are loaded. */
const FORMATS = ["csv", "json"] as const;
type Format = (typeof FORMATS)[number];

export const USAGE = `npm run catalogue -- import FILE [--format csv|json] [--source NAME] [--rejected OUT.csv]
npm run catalogue -- check [--months N] [--all]

  import FILE      add or replace products; run again, it changes nothing. Columns: docs/catalogue.md
  FILE may be packed by gzip. The dumps of Open Beauty Facts are read as they come (CSV, JSONL).
  --format         csv (also tab separated) or json (an array, or one object per line); by default from the name
  --source NAME    where the facts come from, for rows that do not say; by default the name of the file
  --rejected OUT   list of the rows that stay out, with line and reason; by default FILE.rejected.csv
  check            report old facts, missing prices and links that lead nowhere, without using the network
  --months N       older than this is old; by default 24
  --all            list every finding instead of the first of each kind

With the embedded database, stop the server first: one process at a time works on it. Exit status: 0 done, 1 not done.`;

export type CatalogueArguments =
	| { command: "import"; file: string; format: Format; source: string; rejected: string }
	| { command: "check"; months: number | null; all: boolean };

/** Null without words or when they ask for help. Throws a `UsageError` of one sentence when they are no command. */
export function readArguments(words: readonly string[]): CatalogueArguments | null {
	const { values, positionals } = parseWords({
		args: [...words],
		allowPositionals: true,
		options: {
			format: { type: "string" },
			source: { type: "string" },
			rejected: { type: "string" },
			months: { type: "string" },
			all: { type: "boolean" },
			help: { type: "boolean", short: "h" },
		},
	});
	const [command, file, ...more] = positionals;
	if (values.help || command === undefined) return null;
	if (command === "check") {
		if (file !== undefined) throw new UsageError("check takes no file: it looks at the catalogue itself.");
		return { command, months: monthsOf(values.months), all: values.all ?? false };
	}
	if (command !== "import")
		throw new UsageError(`"${command}" is no command. See npm run catalogue -- --help.`);
	if (file === undefined || more.length > 0)
		throw new UsageError("Name one file: npm run catalogue -- import FILE.");
	return {
		command,
		file,
		format: formatOf(values.format, file),
		source: sourceOf(values.source, file),
		rejected: values.rejected ?? `${file}.rejected.csv`,
	};
}

function formatOf(wish: string | undefined, file: string): Format {
	const guessed = /\.(json|jsonl|ndjson)(\.gz)?$/i.test(file) ? "json" : "csv";
	const format = FORMATS.find((one) => one === (wish ?? guessed).toLowerCase());
	if (format === undefined) throw new UsageError(`--format is one of: ${FORMATS.join(", ")}.`);
	return format;
}

function sourceOf(wish: string | undefined, file: string): string {
	const name = (wish ?? file.split(/[/\\]/).at(-1)?.replace(/\..*$/, "") ?? "").trim();
	if (!/^[\p{L}\p{N} _.-]{1,100}$/u.test(name)) {
		throw new UsageError("--source takes a name of 1 to 100 letters, digits, dots and dashes.");
	}
	return name;
}

function monthsOf(text: string | undefined): number | null {
	if (text === undefined) return null;
	if (!/^\d{1,3}$/.test(text)) throw new UsageError("--months takes a whole number.");
	return Number(text);
}
