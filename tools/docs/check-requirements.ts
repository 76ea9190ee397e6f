import { readFile } from "node:fs/promises";

const LIST = "docs/requirements.md";
const DEFINED = /^- \*{0,2}([A-Z]+-(?:A?\d+[a-z]?|[A-Z]\d+))\b/gm;
const SOURCES = /\.(tsx?|css|sql|md)$/;

/** Every id of a requirement that a comment or a document names stands in the list of requirements. */
export async function checkRequirements(files: string[]): Promise<string[]> {
	const ids = new Set([...(await readFile(LIST, "utf8")).matchAll(DEFINED)].map(([, id]) => id));
	const groups = new Set([...ids].map((id) => id?.split("-")[0]));
	const named = new RegExp(`(?<![\\w-])(?:${[...groups].join("|")})-A?\\d+(?![\\w-])`, "g");
	const problems: string[] = [];
	for (const file of files.filter((name) => SOURCES.test(name))) {
		for (const [id] of (await readFile(file, "utf8")).matchAll(named)) {
			if (!ids.has(id)) problems.push(`${file}: names the requirement ${id}, which ${LIST} does not hold.`);
		}
	}
	return problems;
}
