import { existsSync } from "node:fs";
import { cp, lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";

/** Types, maps and documents, which no program reads. Licences stay. */
const UNREAD = /\.(?:d\.[cm]?ts|map|md|markdown|tsbuildinfo)$/;

/** Parts of packages that the product does not load, by far the largest of their kind. */
const UNUSED = [
	// Only two of its models are read, and its entry file to find them by.
	/^@vladmandic\/human\/(?!package\.json|LICENSE|dist(?:\/human\.node\.js)?$|models(?:\/(?:blazeface|facemesh)\.(?:json|bin))?$)/,
	// What Node loads is one file each, and the WebAssembly.
	/^@tensorflow\/tfjs-[\w-]+\/dist\/(?!tf-[\w-]+\.node\.js$|[\w-]+\.wasm$)/,
	/^@tensorflow\/tfjs-backend-cpu\//,
	/^(?:@types|typescript)\//,
	// A package manager and a test's data that were packed by mistake.
	/^pdfkit\/\.yarn\//,
	/^bintrees\/test\//,
	// Two of its fonts are set, and of the decoder one build is loaded.
	/^dejavu-fonts-ttf\/(?!package\.json|LICENSE|ttf(?:\/DejaVuSans(?:-Bold)?\.ttf)?$)/,
	/^libheif-js\/(?:libheif\/|libheif-wasm\/libheif-bundle\.mjs$)/,
	/^ai\/(?:docs|src)\//,
	/^@ai-sdk\/[\w-]+\/(?:docs|src)\//,
];

/** Takes away what only people and compilers read. */
async function prunePackages(modules: string): Promise<void> {
	if (!existsSync(modules)) return;
	const entries = await readdir(modules, { recursive: true, withFileTypes: true });
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const name = path
			.slice(modules.length + 1)
			.split(sep)
			.join("/");
		if (UNREAD.test(name) || UNUSED.some((unused) => unused.test(name))) await rm(path);
	}
}

/** Bytes of all files below. */
export async function sizeOf(folder: string): Promise<number> {
	let bytes = 0;
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size;
	}
	return bytes;
}

/** What the product runs on. Stand-ins, journeys and measurements are no part of it. */
const PARTS = ["core", "assistant", "vision", "contracts", "server"];
/** The operator's commands, with what they import. */
const COMMANDS = ["admin", "backup", "restore", "catalogue", "stripe-setup"];
const HELPERS = ["parse-words.ts"];
/** What only tests and training read. */
const LEFT_OUT =
	/(?:\.test\.ts|\/(?:testing|fixtures|metamorphic)|\/triage\/(?:examples|foreign|stories|talks|training)|\/cases\/(?:examples|talks|judged\.json)|\/learn-\w+\.ts)$/;

const rootPackage = z.looseObject({ version: z.string(), workspaces: z.array(z.string()) });

/** Everything a production machine needs beside Node, in one folder. The web app has to be built before. */
export async function makeTree(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const { workspaces, version } = rootPackage.parse(JSON.parse(await readFile("package.json", "utf8")));
	await installPackages(folder, workspaces);
	for (const part of PARTS) await copySources(`${part}/src`, folder);
	for (const command of COMMANDS) {
		await copySources(`tools/${command}.ts`, folder);
		if (existsSync(`tools/${command}`)) await copySources(`tools/${command}`, folder);
	}
	for (const helper of HELPERS) await copySources(`tools/${helper}`, folder);
	await cp("web/build", join(folder, "web/build"), {
		recursive: true,
		// What rendered the pages has done its work; whoever reads no brotli gets the file as it is.
		filter: (source) =>
			source !== "web/build/server" && source !== "web/build/.sources" && !source.endsWith(".gz"),
	});
	await writeFile(join(folder, "package.json"), JSON.stringify(descriptionOf(version), null, 2));
}

/** By the lock file, for the server and nobody else; whatever npm asks for and nothing needs goes again. */
async function installPackages(folder: string, workspaces: string[]): Promise<void> {
	for (const file of ["package.json", "package-lock.json"]) await cp(file, join(folder, file));
	for (const workspace of workspaces) {
		await mkdir(join(folder, workspace), { recursive: true });
		await cp(join(workspace, "package.json"), join(folder, workspace, "package.json"));
	}
	const chosen = PARTS.flatMap((part) => ["--workspace", part]);
	const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
	const { code, output } = await runCommand("npm", ["ci", "--omit=dev", ...chosen, ...quiet], {
		quiet: true,
		cwd: folder,
	});
	if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`);
	for (const place of [".", ...PARTS]) await prunePackages(join(folder, place, "node_modules"));
	await rm(join(folder, "package-lock.json"));
	for (const workspace of workspaces.filter((name) => !PARTS.includes(name))) {
		await rm(join(folder, workspace), { recursive: true });
		await rm(join(folder, "node_modules/@dewlight", workspace), { force: true });
	}
}

async function copySources(path: string, folder: string): Promise<void> {
	await cp(path, join(folder, path), {
		recursive: true,
		filter: (source) => !LEFT_OUT.test(source),
	});
}

/** The operator's commands keep the names they have in the documents. */
function descriptionOf(version: string) {
	const commands = COMMANDS.map((name) => [name.replace("-", ":"), `node tools/${name}.ts`]);
	return {
		name: "dewlight",
		version,
		private: true,
		type: "module",
		// Says of a program that starts in it what mode it is for.
		production: true,
		scripts: { start: "node server/src/main.ts", ...Object.fromEntries(commands) },
	};
}
