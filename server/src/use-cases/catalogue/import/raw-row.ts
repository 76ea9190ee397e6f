/** A row as the file has it: the text of every field under its column, or why it cannot be read. */
export type RawRow =
	| { line: number; fields: Readonly<Record<string, string>> }
	| { line: number; problem: string };

/** The file as a whole cannot be read; the message is one sentence for the operator. */
export class UnreadableFile extends Error {
	override readonly name = "UnreadableFile";
}

/** Longer rows are no product, and reading stays bounded. */
export const LONGEST_ROW = 200_000;
