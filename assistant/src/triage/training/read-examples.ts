import { readdirSync, readFileSync } from "node:fs";
import { CALM, DANGERS, type Danger } from "../danger-layer.ts";

/** One text with what it says: calm, or a danger with the rule that speaks to it. */
export interface Example {
	text: string;
	danger: Danger | typeof CALM;
	/** For calm ones what they are about; only for readers. */
	rule: string;
	/** The file it stands in. */
	source: string;
}

const FOLDER = new URL("../examples/", import.meta.url);
/** Single wordings by many; every other file holds whole notes and messages of one author. */
const WORDINGS = "wordings";

/** Every example, in a fixed order: a file an author, and in it texts by danger and rule. */
export function readExamples(): Example[] {
	const files = readdirSync(FOLDER).toSorted();
	return files.flatMap((file) => {
		const dangers: Record<string, Record<string, string[]>> = JSON.parse(
			readFileSync(new URL(file, FOLDER), "utf8"),
		);
		const source = file.replace(".json", "");
		return Object.entries(dangers).flatMap(([name, rules]) =>
			Object.entries(rules).flatMap(([rule, texts]) =>
				texts.map((text): Example => ({ text, danger: dangerOf(name), rule, source })),
			),
		);
	});
}

/** Who wrote whole texts; the single wordings are learned from by all and judge nobody. */
export function authorsOf(examples: readonly Example[]): string[] {
	return [...new Set(examples.map(({ source }) => source))].filter((source) => source !== WORDINGS);
}

function dangerOf(name: string): Example["danger"] {
	const danger = ([CALM, ...DANGERS] as const).find((one) => one === name);
	if (danger === undefined) throw new Error(`No danger is called ${name}.`);
	return danger;
}
