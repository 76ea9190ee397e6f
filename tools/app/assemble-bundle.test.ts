import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleSize } from "../app-build.ts";
import { assembleBundle } from "./build-app.ts";

const PAGE = '<html><head><meta charSet="utf-8"/></head></html>';
const SCRIPT = "window.m={};";

test("the app gets one page for all paths, the code and the camera's models; what is for visitors of the site stays out", async () => {
	const parts = await mkdtemp(join(tmpdir(), "app-bundle-"));
	const bundle = join(parts, "bundle");
	const files = [
		"client/index.html",
		"client/share/home.png",
		"client/icons/icon-192.png",
		"client/.vite/manifest.json",
	];
	try {
		for (const file of [...files, "client/assets/manifest-1.js", "server/index.js"]) {
			await mkdir(join(parts, file, ".."), { recursive: true });
			await writeFile(join(parts, file), file.endsWith(".html") ? PAGE : SCRIPT);
		}
		await assembleBundle(parts, bundle, "https://dewlight.app");
		const { largest } = await bundleSize(bundle);
		expect(largest.map(({ folder }) => folder).sort()).toEqual(["assets/", "pages and icon", "vision/"]);
		expect(await readFile(join(bundle, "index.html"), "utf8")).toContain(
			"connect-src 'self' https://dewlight.app",
		);
		const cannotOpen = await readFile(join(bundle, "cannot-open.html"), "utf8");
		expect(cannotOpen).toContain("could not open");
		const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(cannotOpen) ?? [];
		const hash = createHash("sha256").update(style).digest("base64");
		expect(cannotOpen).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'"`);
	} finally {
		await rm(parts, { recursive: true });
	}
});

test("a build without the one page is refused", async () => {
	const parts = await mkdtemp(join(tmpdir(), "app-bundle-"));
	try {
		await expect(assembleBundle(parts, join(parts, "bundle"), "https://dewlight.app")).rejects.toThrow(
			"made no page for all paths",
		);
	} finally {
		await rm(parts, { recursive: true });
	}
});
