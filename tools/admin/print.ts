/** Rows under their heads, each column as wide as its longest cell. Line breaks in a cell become blanks. */
export function asTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	if (rows.length === 0) return "None.";
	const lines = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\p{C}+/gu, " ")));
	const widths = heads.map((_head, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
	return lines
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

/** Empty for no time. */
export function minute(time: Date | null): string {
	return time ? `${time.toISOString().slice(0, 16).replace("T", " ")} UTC` : "";
}

/** A row as JSON names it: snake_case, like every answer of the product. */
export function snakeKeys(row: object): Record<string, unknown> {
	const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	return Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));
}
