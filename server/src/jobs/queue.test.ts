import { postgresPrograms } from "@dewlight/sandbox/database/postgres.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startPostgresCluster } from "../../test/harness/postgres-cluster.ts";
import { silentLog } from "../../test/harness/silent-log.ts";
import { JOBS } from "./definitions/index.ts";
import { startQueue } from "./queue.ts";

const programs = postgresPrograms();

test.skipIf(programs === null)(
	"a queue whose start fails half-way leaves no connection that keeps its process alive (needs PostgreSQL)",
	async () => {
		const cluster = await startPostgresCluster(programs ?? "");
		const [first] = JOBS;
		if (!first) throw new Error("There are no jobs.");
		const unnameable = { ...first, id: "no name of a queue!" };
		const driver = { kind: "postgres", connectionString: cluster.url } as const;
		const started = startQueue({ driver, jobs: [unnameable], log: silentLog, supervise: true });
		await expect(started).rejects.toThrow();
		const client = new pg.Client({ connectionString: cluster.url });
		await client.connect();
		onTestFinished(() => client.end());
		const open = "select count(*)::int as n from pg_stat_activity where application_name = 'dewlight-jobs'";
		await expect.poll(async () => (await client.query<{ n: number }>(open)).rows[0]?.n).toBe(0);
	},
);
