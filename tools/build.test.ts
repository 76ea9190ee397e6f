import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startStripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startChild } from "../server/test/harness/child-process.ts";
import { freePort } from "../server/test/harness/free-port.ts";
import { temporaryDirectory } from "../server/test/harness/temporary-directory.ts";
import { makeTree, sizeOf } from "./production/make-tree.ts";
import { buildWebIfChanged } from "./web/build-when-changed.ts";

const SETTINGS = {
	NODE_ENV: "production",
	ALLOW_EMBEDDED: "1",
	LOG_LEVEL: "silent",
	SMTP_URL: "smtp://127.0.0.1:1",
	STRIPE_SECRET_KEY: "sk_test_1",
	STRIPE_WEBHOOK_SECRET: "whsec_1",
	STRIPE_PRICE_PLUS_MONTHLY: "price_1",
	STRIPE_PRICE_PLUS_ANNUAL: "price_2",
	STRIPE_PRICE_PRO_MONTHLY: "price_3",
	STRIPE_PRICE_PRO_ANNUAL: "price_4",
};
/** Beside a base image of Node on Debian, which takes about 230 MB, the whole stays below 450. */
const LARGEST_BYTES = 225e6;

let tree = "";
beforeAll(async () => {
	await buildWebIfChanged();
	tree = await mkdtemp(join(tmpdir(), "production-"));
	await makeTree(tree);
}, 600_000);
afterAll(() => rm(tree, { recursive: true, force: true }));

const program = (file: string, words: string[], env: Record<string, string>) =>
	startChild(join(tree, file), words, env);

test("the tree is small and holds no stand-in, no test and nothing of development", async () => {
	expect(await sizeOf(tree)).toBeLessThan(LARGEST_BYTES);
	const unwanted = ["sandbox", "evals", "bench", "e2e", "node_modules/@dewlight/sandbox"];
	const development = ["vitest", "typescript", "@biomejs", "vite", "react", "@playwright", "drizzle-kit"];
	for (const name of [...unwanted, ...development.map((name) => `node_modules/${name}`)])
		expect(existsSync(join(tree, name)), name).toBe(false);
	expect(
		globSync("{{core,assistant,vision,contracts,server}/src,tools}/**/*.test.ts", { cwd: tree }),
	).toEqual([]);
});

test("whatever a source imports is there, also what is loaded on demand; stand-ins alone are not", () => {
	const missing: string[] = [];
	for (const file of globSync("{{core,assistant,vision,contracts,server}/src,tools}/**/*.ts", {
		cwd: tree,
	})) {
		const text = readFileSync(join(tree, file), "utf8").replaceAll(/^import type [^;]+;$/gm, "");
		for (const [, from, dynamic] of text.matchAll(
			/^(?:import|export|\}) ?[^;"]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm,
		)) {
			const specifier = from ?? dynamic ?? "";
			if (!isThere(specifier, file)) missing.push(`${file}: ${specifier}`);
		}
	}
	expect(missing.filter((line) => !line.includes("@dewlight/sandbox"))).toEqual([]);
	expect(new Set(missing.map((line) => line.split(":")[0]))).toEqual(
		new Set(["server/src/compose.ts", "server/src/compose-payments.ts"]),
	);
});

function isThere(specifier: string, file: string): boolean {
	if (specifier.startsWith("node:")) return true;
	if (specifier.startsWith(".")) return existsSync(join(tree, dirname(file), specifier));
	if (specifier.startsWith("#")) return existsSync(join(tree, "server/src", specifier.slice(1)));
	const [scope = "", name = "", ...path] = specifier.split("/");
	if (scope === "@dewlight") return existsSync(join(tree, name, "src", path.join("/") || "index.ts"));
	const folder = scope.startsWith("@") ? `${scope}/${name}` : scope;
	const [part = ""] = file.split("/");
	return [".", part].some((place) => existsSync(join(tree, place, "node_modules", folder)));
}

test("it prepares a database, serves from it, and stops when it is told", async () => {
	const [port, dataDir] = [await freePort(), temporaryDirectory()];
	const address = `http://localhost:${port}`;
	const env = { ...SETTINGS, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: address };
	const migration = program("server/src/main.ts", ["migrate"], env);
	expect(await migration.ended(), migration.output()).toBe(0);
	expect(migration.output()).toContain("The database is ready for this release");

	const product = program("server/src/main.ts", ["all"], { ...env, STOP_NOTICE_SECONDS: "0" });
	await product.printed("Ready in");
	const ready = await fetch(`${address}/api/ready`);
	expect({ status: ready.status, ...(await ready.json()) }).toMatchObject({
		status: 200,
		ready: true,
		parts: { database: { ok: true }, queue: { ok: true }, engine: { ok: true }, encoder: { ok: true } },
	});
	const page = await fetch(address);
	expect(page.status).toBe(200);
	expect(await page.text()).toContain("</html>");
	expect((await fetch(`${address}/dev/mail`)).status).toBe(404);
	product.process.kill("SIGTERM");
	expect(await product.ended()).toBe(0);
}, 600_000);

test("without a mail server it says in one line that stand-ins are no part of it", async () => {
	const { SMTP_URL: _, ...env } = SETTINGS;
	const product = program("server/src/main.ts", [], { ...env, DATA_DIR: temporaryDirectory(), PORT: "0" });
	expect(await product.ended()).toBe(1);
	expect(product.output()).toContain("- SMTP_URL: has to be set, because this build holds no stand-ins");
}, 600_000);

test("with nothing set it is for production, and names what is missing", async () => {
	const product = program("server/src/main.ts", ["web"], { DATA_DIR: temporaryDirectory(), PORT: "0" });
	expect(await product.ended()).toBe(1);
	expect(product.output()).toContain("DATABASE_URL: is required in production");
}, 60_000);

test("the operator's commands are part of it, and reach another payment server than Stripe's own", async () => {
	const standIn = await startStripeStandIn({ now: () => new Date(), file: null, webhookSecret: "whsec_1" });
	onTestFinished(() => standIn.close());
	const env = { STRIPE_SECRET_KEY: standIn.apiKey, STRIPE_API_BASE: standIn.url };
	const command = program("tools/stripe-setup.ts", [], env);
	expect(await command.ended(), command.output()).toBe(0);
	expect(command.output()).toMatch(/STRIPE_PRICE_PLUS_MONTHLY=price_\w+/);
	for (const file of ["tools/admin.ts", "tools/backup.ts", "tools/restore.ts", "tools/catalogue.ts"]) {
		const help = program(file, ["--help"], {});
		expect(await help.ended(), help.output()).toBe(0);
	}
});
