import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyCameraModels } from "../../web/build-steps/copy-camera-models.ts";
import { trimRouteManifest } from "../../web/build-steps/trim-route-manifest.ts";
import { withPolicy } from "./app-policy.ts";
import { CANNOT_OPEN_PAGE, cannotOpenPage } from "./cannot-open-page.ts";

/** Meant for visitors of the website: pictures for shared links, installing from a browser, the list of modules. */
const NOT_IN_THE_APP = ["share", "icons", ".vite"];

/** Makes the folder that goes into the app out of React Router's build in `parts`. */
export async function assembleBundle(parts: string, bundle: string, apiOrigin: string): Promise<void> {
	const client = join(parts, "client");
	const index = join(client, "index.html");
	if (!existsSync(index)) throw new Error(`${index} was not written: the build made no page for all paths.`);
	await Promise.all(NOT_IN_THE_APP.map((name) => rm(join(client, name), { recursive: true, force: true })));
	await trimRouteManifest(client);
	await copyCameraModels(client);
	await writeFile(index, withPolicy(await readFile(index, "utf8"), apiOrigin));
	await writeFile(join(client, CANNOT_OPEN_PAGE), cannotOpenPage());
	await rm(bundle, { recursive: true, force: true });
	await rename(client, bundle);
	await rm(join(parts, "server"), { recursive: true, force: true });
}
