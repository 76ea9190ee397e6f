import { readdirSync, readFileSync } from "node:fs";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";

const EXAMPLES = new URL("examples/", import.meta.url);
const TALKS = new URL("talks/", import.meta.url);

/** A message that asks a case in the light of the one before it. */
export interface CaseTalk {
	before: string;
	last: string;
}

/** The messages that ask each case, in the order of `KNOWN_CASES`; `of` chooses files by name. */
export function readAsked(of: (file: string) => boolean = () => true): readonly (readonly string[])[] {
	return byCase(filesIn(EXAMPLES).filter(({ name }) => of(name)));
}

/** The first authors' files; many strangers came after them. */
export function isFirst(file: string): boolean {
	return !file.startsWith("strangers");
}

/** Talks whose last message asks each case, in the order of `KNOWN_CASES`. */
export function readCaseTalks(): readonly (readonly CaseTalk[])[] {
	return byCase(filesIn(TALKS));
}

/** Every file of what cases are learned from, as it stands. */
export function caseFiles(): Buffer[] {
	return [EXAMPLES, TALKS].flatMap((folder) => filesIn(folder).map(({ bytes }) => bytes));
}

function byCase<Example>(files: readonly { bytes: Buffer }[]): Example[][] {
	const byId = new Map<string, Example[]>();
	for (const { bytes } of files)
		for (const [id, own] of Object.entries<Example[]>(JSON.parse(bytes.toString())))
			byId.set(id, [...(byId.get(id) ?? []), ...own]);
	return KNOWN_CASES.map(({ id }) => byId.get(id) ?? []);
}

function filesIn(folder: URL): { name: string; bytes: Buffer }[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith(".json"))
		.toSorted()
		.map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
}
