import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const ROOTS = /^(core|vision|contracts|server|web|sandbox|e2e|bench|tools|docs|android)\//;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g;
const CODE_SPAN = /`([^`\s]+)`/g;

/** Every relative link and every `folder/file` in backticks that a document names must exist. */
export async function checkReferences(files: string[]): Promise<string[]> {
	const problems: string[] = [];
	for (const file of files.filter((name) => name.endsWith(".md"))) {
		const text = await readFile(file, "utf8");
		for (const [, target] of text.matchAll(LINK)) {
			if (target && !existsSync(normalize(join(dirname(file), target)))) {
				problems.push(`${file}: the link to ${target} leads nowhere.`);
			}
		}
		for (const [, span] of text.matchAll(CODE_SPAN)) {
			if (span && ROOTS.test(span) && !/[*{}<>$:]/.test(span) && !existsSync(span)) {
				problems.push(`${file}: names ${span}, which does not exist.`);
			}
		}
	}
	return problems;
}
