import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = "**/*.{html,js,css,svg,json,txt,xml,webmanifest,wasm,bin,traineddata}";
/** Below this many bytes the encoding header costs more than it saves. */
const SMALLEST = 512;

/** Writes `.br` and `.gz` beside every compressible file. Returns the number of files. */
export async function compressAssets(client: string): Promise<number> {
	let done = 0;
	for await (const name of glob(TEXT, { cwd: client })) {
		const path = join(client, name);
		if ((await stat(path)).size < SMALLEST) continue;
		const bytes = await readFile(path);
		const [br, gz] = await Promise.all([
			brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
			zip(bytes, { level: 9 }),
		]);
		await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
		done += 1;
	}
	return done;
}
