import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { runCommand } from "../run-command.ts";

const ROOTS = /^(core|vision|assistant|contracts|server|web|sandbox|e2e|evals|bench|tools|docs|android)\//;
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

/** Files of the repository that git knows or would take, without ignored ones. */
export async function trackedFiles(): Promise<string[]> {
	const { code, output } = await runCommand(
		"git",
		["ls-files", "--cached", "--others", "--exclude-standard"],
		{ quiet: true },
	);
	if (code !== 0) throw new Error("Run this inside the git checkout.");
	return output.split("\n").filter((file) => file !== "" && existsSync(file));
}

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
