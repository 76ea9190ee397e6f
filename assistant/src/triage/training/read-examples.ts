import { readdirSync, readFileSync } from "node:fs";
import { CALM, DANGERS, type Danger } from "../danger-layer.ts";

/** One text with what it says: calm, or a danger with the rule that speaks to it. */
export interface Example {
	text: string;
	danger: Danger | typeof CALM;
	/** For calm ones what they are about; only for readers. */
	rule: string;
	/** Who wrote it: each folder of whole notes is by one author, single wordings by others. */
	source: Source;
}

export const AUTHORS = [
	"notes",
	"notes-2",
	"notes-3",
	"notes-4",
	"notes-5",
	"notes-6",
	"notes-7",
	"notes-8",
	"notes-9",
	"notes-10",
	"notes-11",
	"notes-12",
	"notes-13",
	"notes-14",
	"notes-15",
	"notes-16",
	"notes-17",
] as const;
export type Source = (typeof AUTHORS)[number] | "wordings";

const FOLDER = new URL("../examples/", import.meta.url);

/** Every example, in a fixed order. A file a danger, and in it texts by rule. */
export function readExamples(): Example[] {
	return ([...AUTHORS, "wordings"] as const).flatMap((source) => {
		const folder = new URL(`${source}/`, FOLDER);
		return readdirSync(folder)
			.toSorted()
			.flatMap((file) => {
				const danger = dangerOf(file.replace(".json", ""));
				const texts = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Record<string, string[]>;
				return Object.entries(texts).flatMap(([rule, lines]) =>
					lines.map((text): Example => ({ text, danger, rule, source })),
				);
			});
	});
}

function dangerOf(name: string): Example["danger"] {
	const danger = ([CALM, ...DANGERS] as const).find((one) => one === name);
	if (danger === undefined) throw new Error(`No danger is called ${name}.`);
	return danger;
}
