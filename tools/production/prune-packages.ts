import { existsSync } from "node:fs";
import { lstat, readdir, rm } from "node:fs/promises";
import { join, sep } from "node:path";

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
export async function prunePackages(modules: string): Promise<void> {
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
