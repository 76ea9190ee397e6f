import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOMS, type Room } from "./rooms.ts";

/** The rule `dewlight/boundaries` of the linter: an import that the table in rooms.ts does not list is refused. */

const ROOT = join(import.meta.dirname, "../..");
const TESTS = /\.(test|spec)\.tsx?$|\/testing\/|^server\/test\/|^[^/]+$/;

interface Manifest {
	workspaces?: string[];
	exports?: Record<string, string>;
	imports?: Record<string, string>;
}
const readManifest = (folder: string): Manifest =>
	JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
const WORKSPACES = new Map((readManifest("").workspaces ?? []).map((name) => [name, readManifest(name)]));

const matcher = (pattern: string) =>
	new RegExp(`^${pattern.replace(/[.]/g, "\\.").replaceAll("*", "[^/]*")}(?=/|$)`);
const TABLE = ROOMS.map((room) => ({
	room,
	path: matcher(room.path),
	imports: room.imports.map(matcher),
})).sort((a, b) => specific(b.room) - specific(a.room));

/** A longer path is the narrower room; a name is narrower than a `*` in its place. */
function specific({ path }: Room): number {
	return path.split("/").length * 2 - (path.endsWith("/*") ? 1 : 0) + (path.endsWith(".ts") ? 1 : 0);
}

/** The row a file stands in, and which of the folders it matches. */
function roomOf(file: string) {
	const row = TABLE.find(({ path }) => path.test(file));
	return row && { ...row, name: row.path.exec(file)?.[0] };
}

/** The path in the repository that an import names, or undefined where it names a package. */
function targetOf(file: string, specifier: string): string | undefined {
	if (specifier.startsWith(".")) return join(dirname(file), specifier);
	const own = WORKSPACES.get(file.split("/")[0] ?? "");
	if (specifier.startsWith("#")) {
		return join(file.split("/")[0] ?? "", (own?.imports?.["#*"] ?? "").replace("*", specifier.slice(1)));
	}
	const [, workspace, rest] = /^@dewlight\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
	if (workspace === undefined) return undefined;
	const exports = WORKSPACES.get(workspace)?.exports ?? {};
	return join(
		workspace,
		rest === undefined ? (exports["."] ?? "") : (exports["./*"] ?? "*").replace("*", rest),
	);
}

/** Why a file may not import this, or undefined where it may. */
export function refusal(file: string, specifier: string): string | undefined {
	if (TESTS.test(file)) return undefined;
	const row = roomOf(file);
	if (!row) return "This file stands in no room: add a row to tools/boundaries/rooms.ts.";
	const target = targetOf(file, specifier);
	const workspace = target?.split("/")[0] ?? "";
	if (specifier.startsWith(".") && workspace !== file.split("/")[0] && WORKSPACES.get(workspace)?.exports) {
		return `Import another workspace by its package name (@dewlight/${workspace}/...).`;
	}
	if (target !== undefined && roomOf(target)?.name === row.name) return undefined;
	return row.imports.some((allowed) => allowed.test(target ?? specifier)) ? undefined : row.room.advice;
}

interface Importing {
	source?: { type: string; value?: unknown } | null;
}

const boundaries = {
	create(context: {
		cwd: string;
		filename: string;
		report(problem: { node: Importing; message: string }): void;
	}) {
		const file = relative(context.cwd, context.filename).replaceAll("\\", "/");
		const check = (node: Importing) => {
			const specifier = node.source?.value;
			if (typeof specifier !== "string") return;
			const message = refusal(file, specifier);
			if (message !== undefined) context.report({ node, message: `${specifier}: ${message}` });
		};
		return {
			ImportDeclaration: check,
			ImportExpression: check,
			ExportNamedDeclaration: check,
			ExportAllDeclaration: check,
			TSImportType: check,
		};
	},
};

export default { meta: { name: "dewlight" }, rules: { boundaries } };
