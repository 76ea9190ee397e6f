import { LONGEST_ROW, type RawRow, UnreadableFile } from "./columns.ts";

/** Rows of a JSON file: one array of objects, or one object per line. A broken object costs its own row only. */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
	let mode: "array" | "lines" | null = null;
	let rest = "";
	let line = 1;
	const scan = createArrayScan();
	for await (const piece of text) {
		const chunk: string = rest + piece;
		rest = "";
		if (mode === null) {
			const first = chunk.replace(/^\ufeff/, "").trimStart()[0];
			if (first === undefined) {
				line += piece.split("\n").length - 1;
				continue;
			}
			if (first !== "[" && first !== "{")
				throw new UnreadableFile("The file is neither a JSON array nor one object per line.");
			mode = first === "[" ? "array" : "lines";
		}
		if (mode === "array") {
			for (const found of scan.push(chunk, line)) yield toRow(found.text, found.line);
			line += chunk.split("\n").length - 1;
			continue;
		}
		const lines = chunk.split("\n");
		rest = lines.pop() ?? "";
		if (rest.length > LONGEST_ROW)
			throw new UnreadableFile(`Line ${line} is longer than ${LONGEST_ROW} letters.`);
		for (const one of lines) {
			if (one.trim() !== "") yield toRow(one, line);
			line += 1;
		}
	}
	if (rest.trim() !== "") yield toRow(rest, line);
	if (mode === null) throw new UnreadableFile("The file is empty.");
	if (mode === "array" && !scan.ended()) {
		throw new UnreadableFile("The array does not end: the file is cut off. Rows before the end were read.");
	}
}

interface Found {
	text: string;
	line: number;
}

/** Cuts the elements out of an array by counting brackets outside of strings, without reading the whole. */
function createArrayScan() {
	let [depth, inString, escaped] = [0, false, false];
	let current = "";
	let begun = false;
	let startLine = 1;
	return {
		ended: () => depth === 0,
		push(chunk: string, firstLine: number): Found[] {
			const found: Found[] = [];
			let line = firstLine;
			const finish = () => {
				if (begun) found.push({ text: current, line: startLine });
				current = "";
				begun = false;
			};
			for (const letter of chunk) {
				if (letter === "\n") line += 1;
				if (!inString && depth === 1 && (letter === "," || letter === "]")) finish();
				else if (depth >= 1 && (begun || letter.trim() !== "")) {
					if (!begun) startLine = line;
					begun = true;
					current += letter;
				}
				if (inString) {
					inString = escaped || letter !== '"';
					escaped = !escaped && letter === "\\";
				} else if (letter === '"') inString = true;
				else if (letter === "[" || letter === "{") depth += 1;
				else if (letter === "]" || letter === "}") depth -= 1;
				if (current.length > LONGEST_ROW) {
					throw new UnreadableFile(`The object in line ${startLine} is longer than ${LONGEST_ROW} letters.`);
				}
			}
			return found;
		},
	};
}

function toRow(text: string, line: number): RawRow {
	let value: unknown;
	try {
		value = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return { line, problem: "is no valid JSON" };
	}
	if (typeof value !== "object" || value === null || Array.isArray(value))
		return { line, problem: "is no object" };
	const fields = Object.entries(value).map(([name, field]) => [name.trim().toLowerCase(), asText(field)]);
	return { line, fields: Object.fromEntries(fields) };
}

/** Lists become what a CSV cell would hold. */
function asText(field: unknown): string {
	if (typeof field === "string") return field;
	if (typeof field === "number" || typeof field === "boolean") return String(field);
	if (Array.isArray(field)) return field.map(asText).join("; ");
	return "";
}
