import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { temporaryDirectory } from "../../../test/harness/temporary-directory.ts";

const PLACEHOLDER = "https://origin.invalid";
const ORIGIN = "http://localhost:3000";

const GUIDE = `<link rel="canonical" href="${PLACEHOLDER}/retinol"/><script type="application/ld+json">{"url":"${PLACEHOLDER}/retinol"}</script>`;

/** A small finished build with three public pages, the app's fallback and one asset. */
function writeBuild(directory: string, hash: string): void {
	const files: Record<string, string | Buffer> = {
		"client/index.html": "<h1>home</h1>",
		"client/terms/index.html": "<h1>terms</h1>",
		"client/retinol/index.html": GUIDE,
		"client/sw.js": "self.addEventListener('fetch', () => {})",
		"client/__spa-fallback.html": "<div>app</div>",
		"client/assets/app-1a2b.js": "console.log(1)",
		"client/assets/app-1a2b.js.br": brotliCompressSync("console.log(1)"),
		"client/assets/barcode-worker-C_3-f.js": "onmessage = () => {}",
		"client/label/worker.min.js": "onmessage = () => {}",
		"client/favicon.svg": "<svg/>",
		"client/.hidden": "no",
		"secret.txt": "no",
		"routes.json": JSON.stringify({
			public: ["/", "/terms", "/retinol"],
			app: ["/upload", "/results/:checkinId"],
		}),
		"pages.json": JSON.stringify({
			placeholder: PLACEHOLDER,
			pages: [
				{ path: "/", title: "Home", description: "Reads skin.", type: "website", updated: null },
				{ path: "/terms", title: "Our policies", description: "Rules.", type: "website", updated: null },
				{
					path: "/retinol",
					title: "Retinol",
					description: "Slowly.",
					type: "article",
					updated: "2026-11-20",
				},
			],
		}),
		"script-hashes.json": JSON.stringify({
			"index.html": [hash],
			"terms/index.html": [],
			"retinol/index.html": [],
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
	expect(home.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-home';");
	const terms = await get("/terms/");
	expect(terms.body).toBe("<h1>terms</h1>");
	expect(terms.headers["content-security-policy"]).not.toContain("sha256-home");
});

test("no page lets a style or a script stand in it, and none runs code from text or compiles any", async () => {
	for (const path of ["/", "/terms", "/upload", "/nothing", "/status", "/api/docs", "/api/health"]) {
		const policy = String((await get(path)).headers["content-security-policy"]);
		expect(policy, path).toMatch(/^default-src /);
		expect(policy, path).not.toContain("unsafe");
	}
	const styles = String((await get("/")).headers["content-security-policy"]).split("; ");
	expect(styles).toContain("style-src 'self'");
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

test("pages of the app and unknown ones stay out of search engines, public pages do not", async () => {
	expect((await get("/upload")).headers["x-robots-tag"]).toBe("noindex");
	expect((await get("/nothing")).headers["x-robots-tag"]).toBe("noindex");
	expect((await get("/terms")).headers["x-robots-tag"]).toBeUndefined();
});

test("a page carries the address the product is served from, however it is packed", async () => {
	const expected = GUIDE.replaceAll(PLACEHOLDER, ORIGIN);
	const plain = await get("/retinol");
	expect(plain.body).toBe(expected);
	expect(plain.headers.vary).toContain("accept-encoding");
	const packed = await get("/retinol", { "accept-encoding": "gzip, deflate, br" });
	expect(packed.headers["content-encoding"]).toBe("br");
	expect(packed.headers["content-length"]).toBe(String(packed.rawPayload.length));
	expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(expected);
	const older = await get("/retinol", { "accept-encoding": "gzip" });
	expect(older.headers["content-encoding"]).toBe("gzip");
	expect(gunzipSync(older.rawPayload).toString()).toBe(expected);
});

test("a page that is still held is not sent again, and HEAD tells its length only", async () => {
	const first = await get("/retinol", { "accept-encoding": "br" });
	const again = await get("/retinol", { "if-none-match": `"other", ${first.headers.etag}` });
	expect([again.statusCode, again.body]).toEqual([304, ""]);
	expect((await get("/retinol", { "if-none-match": 'W/"other"' })).statusCode).toBe(200);
	const head = await system.app.inject({ method: "HEAD", url: "/retinol" });
	expect([head.statusCode, head.body]).toEqual([200, ""]);
	expect(head.headers["content-length"]).toBe(String(GUIDE.replaceAll(PLACEHOLDER, ORIGIN).length));
	const unknown = await get("/nothing");
	expect((await get("/nothing", { "if-none-match": unknown.headers.etag })).statusCode).toBe(404);
});

test("robots may read every page and are led to the sitemap", async () => {
	const robots = await get("/robots.txt");
	expect(robots.headers["content-type"]).toContain("text/plain");
	expect(robots.body).toBe(
		`User-agent: *\nDisallow: /api\nDisallow: /dev\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
	);
	const sitemap = await get("/sitemap.xml");
	expect(sitemap.headers["content-type"]).toContain("application/xml");
	expect(sitemap.body.match(/<url>.*<\/url>/g)).toEqual([
		`<url><loc>${ORIGIN}/</loc></url>`,
		`<url><loc>${ORIGIN}/terms</loc></url>`,
		`<url><loc>${ORIGIN}/retinol</loc><lastmod>2026-11-20</lastmod></url>`,
	]);
});

test("llms.txt names the product and lists its pages with what they are about", async () => {
	expect((await get("/llms.txt")).body).toBe(
		[
			"# Dewlight",
			"> Reads skin.",
			`## Guides\n\n- [Retinol](${ORIGIN}/retinol): Slowly.`,
			`## The product\n\n- [Home](${ORIGIN}/): Reads skin.\n- [Our policies](${ORIGIN}/terms): Rules.\n`,
		].join("\n\n"),
	);
});

test("security.txt says where to report a weakness, and never runs out", async () => {
	const { body } = await get("/.well-known/security.txt");
	expect(body).toContain("Contact: mailto:support@dewlight.app\n");
	expect(body).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
	const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
	const days = (expires - system.services.clock.now().getTime()) / DAY_MS;
	expect(days).toBeGreaterThan(178);
	expect(days).toBeLessThan(366);
});

test("the service worker is asked for every time and may fetch from here only", async () => {
	const { headers } = await get("/sw.js");
	expect(headers["cache-control"]).toBe("no-cache");
	expect(headers["content-type"]).toContain("javascript");
	expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
});

test("the program of a worker alone may compile WebAssembly, and fetches from here only", async () => {
	for (const path of ["/assets/barcode-worker-C_3-f.js", "/label/worker.min.js"]) {
		const { headers } = await get(path);
		expect(headers["content-security-policy"], path).toBe(
			"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
		);
	}
	expect((await get("/assets/app-1a2b.js")).headers["content-security-policy"]).not.toContain("unsafe");
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
