import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "@dewlight/server/db/database.ts";
import { rateLimits } from "@dewlight/server/db/schema/index.ts";
import { sql } from "drizzle-orm";
import { type Cluster, type DrillPerson, insertPeople, startCluster } from "./drill/cluster.ts";
import { runSqlmap, runWapiti, SQLMAP, type Target, WAPITI } from "./probe/scanners.ts";
import { buildWebIfChanged } from "./web/build-when-changed.ts";

/**
 * sqlmap and wapiti, bounded in time, against a product of their own on loopback with a PostgreSQL of its own: first at a
 * page that is weak on purpose, which both must find, then at pages and calls, with a person's session. Limits by address
 * are emptied all along, so that what stands behind them is reached.
 */
const { values } = parseArgs({
	options: { only: { type: "string" }, seconds: { type: "string", default: "180" } },
});
const seconds = Number(values.seconds);

/** A handful of every kind: words, numbers, days, codes, tokens, in a query, a path and a body. */
function targetsAt(address: string, { cookie, email }: DrillPerson): Target[] {
	const get = (name: string, path: string) => ({ name, url: `${address}${path}`, cookie });
	const send = (name: string, path: string, body: unknown) => ({ ...get(name, path), body });
	return [
		get("search", "/api/products/search?q=cream&limit=5"),
		get("checkins", "/api/checkins?offset=0&limit=10"),
		get("checkin", "/api/checkins/1*"),
		get("diary", "/api/diary?from=2026-11-01&to=2026-11-29"),
		get("chat", "/api/chat-history?offset=0&limit=25"),
		get("barcode", "/api/products/barcode/4005900388063*"),
		get("thumbnail", "/api/thumbnails/abcdefghijkl*.webp"),
		get("verify", "/api/verify-email?token=abc"),
		send("login", "/api/login", { email, password: "not theirs" }),
		send("shared", "/api/shared-report", { token: "unknown-token-of-nobody-at-all" }),
		send("own", "/api/products/own", { name: "Night oil", inci: "Aqua, Retinol" }),
		send("contact", "/api/contact", { name: "Ana", email, subject: "General", message: "Hello" }),
	];
}

const PAGES = [
	"/",
	"/login",
	"/register",
	"/contact",
	"/terms",
	"/status",
	"/reset-password?token=abc",
	"/login?next=%2Fchat",
];

function tell(ok: boolean, line: string): void {
	console.log(`${ok ? "ok  " : "FAIL"} ${line}`);
	if (!ok) process.exitCode = 1;
}
const wanted = (name: string) => values.only === undefined || values.only.split(",").includes(name);

async function main(): Promise<void> {
	for (const program of [SQLMAP, WAPITI])
		if (!existsSync(program))
			throw new Error(
				`${program} is not installed here: apt-get install --no-install-recommends sqlmap wapiti.`,
			);
	await buildWebIfChanged();
	const script = join(import.meta.dirname, "../server/test/processes/serve-for-drill.ts");
	const cluster = await startCluster({ webs: 1, workers: 0, script, settings: { GIVE_WAY_LATE_MS: "0" } });
	const { db } = cluster.database;
	const emptying = setInterval(() => void db.delete(rateLimits).catch(() => undefined), 100);
	try {
		await findWeakPage(cluster);
		const [person] = await insertPeople(db, 1);
		const address = cluster.webs[0]?.address ?? "";
		if (person) await probe(address, person);
		tell(
			cluster.webs.every((web) => web.lives()),
			"the product lives",
		);
	} finally {
		clearInterval(emptying);
		await cluster.close();
	}
}

async function findWeakPage({ database }: Cluster): Promise<void> {
	const weak = await serveWeakPage(database.db);
	try {
		const { found } = await runSqlmap({ name: "weak", url: weak.url }, seconds);
		tell((found ?? []).length > 0, `sqlmap at the weak page: ${found?.join(", ") || "nothing"}`);
		const walked = await runWapiti({ urls: [weak.url], modules: "xss,sql", seconds: 30 });
		tell(walked.length > 0, `wapiti at the weak page: ${walked.length} findings`);
	} finally {
		await weak.close();
	}
}

async function probe(address: string, person: DrillPerson): Promise<void> {
	const targets = targetsAt(address, person);
	for (const target of targets.filter(({ name }) => wanted(name))) {
		const started = performance.now();
		const { found } = await runSqlmap(target, seconds);
		const said = found === null ? "not finished" : found.join(", ") || "nothing can be injected";
		const took = ((performance.now() - started) / 1_000).toFixed(0);
		tell(found?.length === 0, `sqlmap at ${target.name}: ${said} (${took} s)`);
	}
	if (!wanted("wapiti")) return;
	const calls = targets.filter(({ body }) => body === undefined).map(({ url }) => url.replace("*", ""));
	const urls = [...PAGES.map((page) => `${address}${page}`), ...calls];
	const found = await runWapiti({ urls, cookie: person.cookie, seconds });
	tell(found.length === 0, `wapiti at ${urls.length} pages and calls: ${found.length} findings`);
	for (const line of found) console.log(`     ${line}`);
}

await main();

/**
 * A page that does everything wrong, on loopback: its parameter goes into a statement and into the page as it is. Whoever
 * finds nothing here finds nothing anywhere.
 */
async function serveWeakPage(db: Database): Promise<{ url: string; close: () => Promise<void> }> {
	const server = createServer((request, answer) => {
		const name = new URL(request.url ?? "/", "http://localhost").searchParams.get("name") ?? "";
		answer.setHeader("content-type", "text/html");
		db.execute(sql.raw(`select count(*) from users where username = '${name}'`)).then(
			() => answer.end(`<p>Found: ${name}</p>`),
			(error: unknown) => {
				answer.statusCode = 500;
				answer.end(`<p>${error instanceof Error ? String(error.cause) : ""}</p>`);
			},
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/?name=Ana`,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
