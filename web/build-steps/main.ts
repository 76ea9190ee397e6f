import { fileURLToPath } from "node:url";
import { WANTED_START_PATHS } from "../public-paths.ts";
import { compressAssets } from "./compress-assets.ts";
import { copyCameraModels } from "./copy-camera-models.ts";
import { copyLabelReaders } from "./copy-label-readers.ts";
import { writeServiceWorker } from "./service-worker/write-service-worker.ts";
import { startPagesWhenWanted } from "./start-pages.ts";
import { watchPages } from "./watch-pages.ts";
import { writeAppManifest } from "./write-app-manifest.ts";
import { writePageList, writeRouteTable } from "./write-page-list.ts";
import { writeScriptHashes } from "./write-script-hashes.ts";

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
