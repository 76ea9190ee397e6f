import { fileURLToPath } from "node:url";
import { compressAssets } from "./compress-assets.ts";
import { writeRouteTable } from "./write-route-table.ts";
import { writeScriptHashes } from "./write-script-hashes.ts";

const build = fileURLToPath(new URL("../build/", import.meta.url));
const hashes = await writeScriptHashes(build);
const routes = await writeRouteTable(build);
const compressed = await compressAssets(`${build}client`);
console.log(`web: ${hashes} pages hashed, ${routes} routes listed, ${compressed} files compressed`);
