import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { WANTED_START_PATHS } from "../public-paths.ts";
import { copyCameraModels } from "./copy-camera-models.ts";
import { copyLabelReaders } from "./copy-label-readers.ts";
import { writeServiceWorker } from "./service-worker/write-service-worker.ts";
import { startPagesWhenWanted } from "./start-pages.ts";
import { watchPages } from "./watch-pages.ts";
import { writeAppManifest, writePageList, writeRouteTable, writeScriptHashes } from "./write-site-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = "**/*.{html,js,css,svg,json,txt,xml,webmanifest,wasm,bin,traineddata}";
/** Below this many bytes the encoding header costs more than it saves. */
const SMALLEST = 512;

/** Writes `.br` and `.gz` beside every compressible file. Returns the number of files. */
async function compressAssets(client: string): Promise<number> {
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

const build = fileURLToPath(new URL("../build/", import.meta.url));
const client = `${build}client`;
await startPagesWhenWanted(client, WANTED_START_PATHS);
await watchPages(client);
const pages = await writePageList(build);
await writeAppManifest(client, pages.find(({ path }) => path === "/")?.description ?? "");
const kept = await writeServiceWorker(client);
const routes = await writeRouteTable(build);
await copyCameraModels(client);
await copyLabelReaders(client);
const compressed = await compressAssets(client);
// Last: a running server takes up the build when this file changes.
const hashes = await writeScriptHashes(build);
console.log(
	`web: ${hashes} pages hashed, ${routes} routes listed, ${kept} files kept offline, ${compressed} files compressed`,
);
