import { resolve } from "node:path";
import { makeTree, sizeOf } from "./production/make-tree.ts";
import { buildWebIfChanged } from "./web/build-when-changed.ts";

const [folder = "dist"] = process.argv.slice(2);
await buildWebIfChanged();
await makeTree(resolve(folder));
const megabytes = Math.round((await sizeOf(resolve(folder))) / 1e6);
console.log(
	`${folder}: ${megabytes} MB. Start it with: node ${folder}/server/src/main.ts all|web|worker|migrate`,
);
