import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Manifest } from "vite";
import { PUBLIC_PATHS } from "../../public-paths.ts";
import { APP_MANIFEST } from "../write-site-files.ts";
import { listKept } from "./list-kept.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** Writes `sw.js` for the finished build beside the pages. Returns the number of files it keeps from the start. */
export async function writeServiceWorker(client: string): Promise<number> {
	const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
	const fallback = await readFile(join(client, "__spa-fallback.html"), "utf8");
	const loose = ["favicon.svg", APP_MANIFEST];
	const kept = listKept({
		manifest,
		fallback,
		publicPaths: PUBLIC_PATHS,
		loose: loose.map((name) => `/${name}`),
	});
	const hash = createHash("sha256").update(JSON.stringify(kept)).update(fallback);
	for (const name of loose) hash.update(await readFile(join(client, name)));
	const version = hash.digest("base64url").slice(0, 12);
	await writeFile(join(client, "sw.js"), await bundle({ version, ...kept }));
	return kept.files.length;
}

async function bundle(kept: object): Promise<string> {
	const built = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		define: { KEPT: JSON.stringify(kept) },
		build: {
			write: false,
			minify: true,
			target: "es2022",
			lib: { entry: WORKER, formats: ["iife"], name: "serviceWorker", fileName: () => "sw.js" },
		},
	});
	for (const result of [built].flat()) {
		const script = "output" in result ? result.output[0] : undefined;
		if (script) return script.code;
	}
	throw new Error("The service worker was not bundled.");
}
