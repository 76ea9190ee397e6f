import { ASKING } from "./asking.ts";
import { EVERYDAY } from "./words.ts";

/** The columns of the tables, after the English one. */
const COLUMNS = ["Spanish", "Portuguese", "French", "German", "Italian", "Hindi"];
const NONE = "-";

/** Words of care and of asking that all languages have, with the English ones they stand for. */
export function everydayWords(language: string): Readonly<Record<string, string>> {
	const at = COLUMNS.indexOf(language);
	if (at < 0) return {};
	const rows = `${ASKING}${EVERYDAY}`.split("\n").filter((row) => row.includes("|"));
	return Object.fromEntries(
		rows.flatMap((row) => {
			const [english = "", ...columns] = row.split("|").map((cell) => cell.trim());
			const said = columns[at] ?? NONE;
			return said === NONE || said === "" ? [] : [[english, said] as const];
		}),
	);
}
