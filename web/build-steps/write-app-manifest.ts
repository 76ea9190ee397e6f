import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { paths } from "../app/paths.ts";

/** The ground of the light mode, as in tokens.css: what shows while the app opens. */
const GROUND = "#fbf8f6";

/** W3C Web App Manifest: what a device needs to install the product. */
function appManifest(description: string) {
	return {
		id: "/",
		name: BRAND.name,
		short_name: BRAND.name,
		description,
		lang: "en",
		start_url: paths.dashboard,
		scope: "/",
		display: "standalone",
		background_color: GROUND,
		theme_color: GROUND,
		categories: ["health", "lifestyle"],
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: [
			{ name: "New scan", url: paths.upload },
			{ name: BRAND.assistant, url: paths.chat },
		],
	};
}

export const APP_MANIFEST = "manifest.webmanifest";

/** Writes the manifest beside the pages; `description` is that of the home page. */
export async function writeAppManifest(client: string, description: string): Promise<void> {
	await writeFile(join(client, APP_MANIFEST), `${JSON.stringify(appManifest(description))}\n`);
}
