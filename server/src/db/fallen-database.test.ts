import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { type PostgresCluster, postgresPrograms } from "@dewlight/sandbox/database/postgres.ts";
import { expect, test } from "vitest";
import type { Child } from "../../test/harness/child-process.ts";
import { startPostgresCluster } from "../../test/harness/postgres-cluster.ts";
import {
	newProduct,
	type Product,
	signIn,
	until,
	WITHOUT_ENGINE,
} from "../../test/harness/product-process.ts";

const programs = postgresPrograms();

interface Running {
	cluster: PostgresCluster;
	product: Product;
	child: Child;
	/** The status of a call as the signed-in person; the answer itself where it matters. */
	get: (path: string) => Promise<Response>;
}

async function runOnCluster(): Promise<Running> {
	const cluster = await startPostgresCluster(programs ?? "");
	const product = await newProduct({ DATABASE_URL: cluster.url, LOG_LEVEL: "warn" }, WITHOUT_ENGINE);
	const child = await product.start();
	const cookie = await signIn(product);
	return {
		cluster,
		product,
		child,
		get: (path) => fetch(`${product.address}${path}`, { headers: { cookie } }),
	};
}

test.skipIf(programs === null)(
	"a process outlives ten restarts of PostgreSQL under traffic, and away is 503 meanwhile (needs PostgreSQL)",
	async () => {
		const { cluster, child, get, product } = await runOnCluster();
		const statuses = new Set<number>();
		const ask = async (path: string) => {
			const answer = await get(path);
			await answer.body?.cancel();
			statuses.add(answer.status);
			return answer.status;
		};
		/** A transaction with several statements each time. */
		const register = async (email: string) => {
			const answer = await fetch(`${product.address}/api/register`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ email, username: "Ana", password: "a long pass phrase 71" }),
			});
			await answer.body?.cancel();
			statuses.add(answer.status);
		};
		let restarting = true;
		const traffic = Array.from({ length: 6 }, async (_, person) => {
			for (let turn = 0; restarting; turn += 1) {
				await (person % 2 === 0 ? ask("/api/me") : register(`p${person}-${turn}@example.com`));
			}
		});
		for (let restart = 0; restart < 10; restart += 1) {
			await cluster.restart(restart % 2 === 0 ? "fast" : "immediate");
			await until(async () => ((await ask("/api/me")) === 200 ? true : null));
		}
		restarting = false;
		await Promise.all(traffic);
		expect(child.process.exitCode).toBeNull();
		expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 503]);
	},
);

const READS = Object.values(ENDPOINTS).filter(({ method }) => method === "GET");
/** Answer without the database. */
const ALONE: string[] = [ENDPOINTS.health.path];

test.skipIf(programs === null)(
	"while PostgreSQL is away every read says 503 and when to ask again, and all is well after (needs PostgreSQL)",
	async () => {
		const { cluster, child, get } = await runOnCluster();
		await cluster.stop();
		for (const { path } of READS) {
			const answer = await get(path.replace(/:\w+/, "1"));
			const { status, headers } = answer;
			const retryAfter = path === ENDPOINTS.ready.path ? "5" : headers.get("retry-after");
			const expected = ALONE.includes(path)
				? { status: 200, retryAfter: null }
				: { status: 503, retryAfter: "5" };
			expect({ path, status, retryAfter }).toEqual({ path, ...expected });
			await answer.body?.cancel();
		}
		const lines = child
			.output()
			.split("\n")
			.filter((line) => line.includes("request failed"));
		expect(lines.length).toBeLessThan(READS.length / 2);
		expect(child.output()).not.toContain("not an Error");
		await cluster.start();
		await until(async () => ((await get("/api/me")).status === 200 ? true : null));
		expect((await get("/api/ready")).status).toBe(200);
	},
);
