import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { temporaryDirectory } from "../../../test/harness/temporary-directory.ts";

/** A small finished build with one public page, the app's fallback and one asset. */
function writeBuild(directory: string, hash: string): void {
	const files: Record<string, string | Buffer> = {
		"client/index.html": "<h1>home</h1>",
		"client/terms/index.html": "<h1>terms</h1>",
		"client/__spa-fallback.html": "<div>app</div>",
		"client/assets/app-1a2b.js": "console.log(1)",
		"client/assets/app-1a2b.js.br": brotliCompressSync("console.log(1)"),
		"client/favicon.svg": "<svg/>",
		"client/.hidden": "no",
		"secret.txt": "no",
		"routes.json": JSON.stringify({ public: ["/", "/terms"], app: ["/upload", "/results/:checkinId"] }),
		"script-hashes.json": JSON.stringify({
			"index.html": [hash],
			"terms/index.html": [],
			"__spa-fallback.html": ["sha256-app"],
		}),
	};
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(join(directory, name, ".."), { recursive: true });
		writeFileSync(join(directory, name), content);
	}
}

let webBuild: string;
let system: TestSystem;
beforeAll(async () => {
	webBuild = mkdtempSync(join(tmpdir(), "web-build-"));
	writeBuild(webBuild, "sha256-home");
	system = await startSystem({ webBuild });
});
afterAll(async () => {
	await system.close();
	rmSync(webBuild, { recursive: true });
});

const get = (url: string, headers = {}) => system.app.inject({ url, headers });

test("pages carry their own script hashes and are asked for every time", async () => {
	const home = await get("/?demo=1");
	expect(home.statusCode).toBe(200);
	expect(home.body).toBe("<h1>home</h1>");
	expect(home.headers["content-type"]).toContain("text/html");
	expect(home.headers["cache-control"]).toBe("no-cache");
	expect(home.headers["content-security-policy"]).toContain(
		"script-src 'self' 'wasm-unsafe-eval' 'sha256-home';",
	);
	const terms = await get("/terms/");
	expect(terms.body).toBe("<h1>terms</h1>");
	expect(terms.headers["content-security-policy"]).not.toContain("sha256-home");
});

test("paths of the app get its shell, unknown paths get it with a 404", async () => {
	for (const path of ["/upload", "/results/41"]) {
		const answer = await get(path);
		expect([answer.statusCode, answer.body]).toEqual([200, "<div>app</div>"]);
		expect(answer.headers["content-security-policy"]).toContain("'sha256-app'");
	}
	for (const path of ["/nothing", "/results/41/more", "/Upload/x"]) {
		const answer = await get(path);
		expect([answer.statusCode, answer.body]).toEqual([404, "<div>app</div>"]);
	}
});

test("assets are kept for ever, sent compressed, and never replaced by a page", async () => {
	const plain = await get("/assets/app-1a2b.js");
	expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	expect(plain.headers["content-type"]).toContain("javascript");
	const small = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
	expect(small.headers["content-encoding"]).toBe("br");
	const missing = await get("/assets/old-9z.js");
	expect([missing.statusCode, missing.json()]).toEqual([404, { detail: "Not found." }]);
	expect(missing.headers["cache-control"] ?? "").not.toContain("immutable");
	expect((await get("/favicon.svg")).statusCode).toBe(200);
	expect((await get("/missing.png")).statusCode).toBe(404);
});

test.each([
	"/../secret.txt",
	"/%2e%2e/secret.txt",
	"/assets/..%2f..%2fsecret.txt",
	"/.hidden",
	"/index.html",
])("%s gives nothing away", async (path) => {
	const answer = await get(path);
	expect(answer.statusCode).toBeGreaterThanOrEqual(400);
	expect(answer.statusCode).toBeLessThan(500);
	expect(answer.body).not.toBe("no");
});

test("a rebuilt page meets its new hashes without a restart", async () => {
	await get("/");
	writeBuild(webBuild, "sha256-new");
	utimesSync(join(webBuild, "script-hashes.json"), new Date(), new Date(Date.now() + 5_000));
	expect((await get("/")).headers["content-security-policy"]).toContain("'sha256-new'");
});

test("without a build the pages say so and the API works", async () => {
	const own = await startOwnSystem({ webBuild: temporaryDirectory() });
	const page = await own.app.inject({ url: "/" });
	expect(page.statusCode).toBe(503);
	expect(page.body).toContain("The web app has not been built yet.");
	expect((await own.app.inject({ url: "/api/health" })).statusCode).toBe(200);
});
