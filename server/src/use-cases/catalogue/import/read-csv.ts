import { Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import { LONGEST_ROW, type RawRow, UnreadableFile } from "./columns.ts";

const MOST_COLUMNS = 500;

/**
 * Reads the rows of a CSV file that begins with a header line. Tabs separate the fields when the header has any, and
 * quotes then mean nothing, as in the export of Open Beauty Facts. Otherwise commas or semicolons do, whichever the
 * header has more of.
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
	const { first, all } = await firstLine(text);
	const delimiter = delimiterOf(first);
	const parser = parse({
		bom: true,
		delimiter,
		quote: delimiter === "\t" ? null : '"',
		relax_quotes: true,
		relax_column_count: true,
		skip_empty_lines: true,
		max_record_size: LONGEST_ROW,
		info: true,
	});
	const source = Readable.from(all);
	source.once("error", (error) => parser.destroy(error));
	source.pipe(parser);
	let columns: string[] | null = null;
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
			if (columns === null) columns = readHeader(record);
			else yield toRow(columns, record, info.lines - breaksIn(record));
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw new UnreadableFile(describe(error));
	} finally {
		source.destroy();
	}
	if (columns === null) throw new UnreadableFile("The file is empty.");
}

function readHeader(record: readonly string[]): string[] {
	const columns = record.map((name) => name.trim().toLowerCase());
	if (columns.length > MOST_COLUMNS)
		throw new UnreadableFile(`The file has more than ${MOST_COLUMNS} columns.`);
	const twice = columns.find((name, at) => name !== "" && columns.indexOf(name) !== at);
	if (twice !== undefined) throw new UnreadableFile(`The column ${twice} stands twice in the header.`);
	return columns;
}

function toRow(columns: readonly string[], record: readonly string[], line: number): RawRow {
	if (record.length !== columns.length) {
		return { line, problem: `has ${record.length} fields, the header has ${columns.length}` };
	}
	return { line, fields: Object.fromEntries(columns.map((name, at) => [name, record[at] ?? ""])) };
}

/** The parser counts lines up to the end of a record; people look for its beginning. */
function breaksIn(record: readonly string[]): number {
	return record.reduce((breaks, field) => breaks + field.split("\n").length - 1, 0);
}

function delimiterOf(header: string): string {
	if (header.includes("\t")) return "\t";
	return header.split(";").length > header.split(",").length ? ";" : ",";
}

function describe(error: CsvError): string {
	const line = typeof error.lines === "number" ? ` near line ${error.lines}` : "";
	switch (error.code) {
		case "CSV_MAX_RECORD_SIZE":
		case "CSV_QUOTE_NOT_CLOSED":
			return `A row${line} does not end: a quotation mark is probably not closed. Rows before it were read.`;
		default:
			return `The file cannot be read as CSV${line} (${error.code}).`;
	}
}

async function firstLine(
	text: AsyncIterable<string>,
): Promise<{ first: string; all: AsyncIterable<string> }> {
	const iterator = text[Symbol.asyncIterator]();
	let read = "";
	let ended = false;
	while (!ended && !/\S.*\n/.test(read)) {
		const next = await iterator.next();
		if (next.done) ended = true;
		else read += next.value;
	}
	async function* replay(): AsyncGenerator<string> {
		yield read;
		while (!ended) {
			const next = await iterator.next();
			if (next.done) return;
			yield next.value;
		}
	}
	return { first: read.trim().split("\n", 1)[0] ?? "", all: replay() };
}
