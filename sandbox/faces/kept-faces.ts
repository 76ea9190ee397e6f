import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { FaceScene } from "./face-options.ts";

const HERE = import.meta.dirname;
/** All that decides what a recipe looks like; the zones' names are the only thing from outside. */
const OUTSIDE = join(HERE, "../../core/src/skin/observation.ts");

let fingerprint: string | undefined;

/** Of the renderer as it stands: a change anywhere in it makes every kept face a stranger. */
function rendererFingerprint(): string {
	if (fingerprint !== undefined) return fingerprint;
	const sources = readdirSync(HERE, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
		.toSorted()
		.map((name) => join(HERE, name));
	const hash = createHash("sha256").update(process.version).update(process.arch);
	for (const source of [...sources, OUTSIDE])
		hash.update(source.slice(HERE.length)).update(readFileSync(source));
	fingerprint = hash.digest("hex").slice(0, 16);
	return fingerprint;
}

/**
 * The pixels of a recipe out of the folder that DRAWN_FACES names, drawn where they are not there yet. Without that
 * variable, which only tests set, every face is drawn.
 */
export function keepPixels(scene: FaceScene, draw: () => Uint8Array): Uint8Array {
	const folder = process.env.DRAWN_FACES;
	if (!folder) return draw();
	const recipe = createHash("sha256").update(JSON.stringify(scene)).digest("hex");
	const file = join(folder, rendererFingerprint(), `${recipe}.rgb.zst`);
	if (existsSync(file)) return new Uint8Array(zstdDecompressSync(readFileSync(file)));
	const rgb = draw();
	makeRoom(folder, dirname(file));
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, zstdCompressSync(rgb));
	renameSync(draft, file);
	return rgb;
}

/** Faces of an earlier renderer go. */
function makeRoom(folder: string, own: string): void {
	if (existsSync(own)) return;
	mkdirSync(own, { recursive: true });
	for (const other of readdirSync(folder)) {
		if (join(folder, other) !== own) rmSync(join(folder, other), { recursive: true, force: true });
	}
}
