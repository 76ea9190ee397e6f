import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";

const find = createRequire(import.meta.url).resolve;
const tesseract = dirname(find("tesseract.js/package.json"));
const core = dirname(find("tesseract.js-core/package.json"));
const english = dirname(find("@tesseract.js-data/eng/package.json"));

/** Reader of print, reader of bars, and the language it was trained on; nothing is fetched from anywhere else. */
const FILES: readonly (readonly [from: string, name: string])[] = [
	[join(tesseract, "dist/worker.min.js"), "worker.min.js"],
	[join(core, "tesseract-core-simd-lstm.wasm.js"), "tesseract-core-simd-lstm.wasm.js"],
	[find("zxing-wasm/reader/zxing_reader.wasm"), "zxing_reader.wasm"],
];

/** Puts what reads labels and barcodes below `/label/`, with the names it is held against. Returns the number of files. */
export async function copyLabelReaders(client: string): Promise<number> {
	const folder = join(client, "label");
	await mkdir(folder, { recursive: true });
	const names = [...new Set(STARTER_CATALOGUE.flatMap(({ inci }) => inci))].toSorted();
	const trained = gunzipSync(await readFile(join(english, "4.0.0_best_int/eng.traineddata.gz")));
	await Promise.all([
		...FILES.map(([from, name]) => copyFile(from, join(folder, name))),
		writeFile(join(folder, "eng.traineddata"), trained),
		writeFile(join(folder, "names.json"), JSON.stringify(names)),
	]);
	return FILES.length + 2;
}
