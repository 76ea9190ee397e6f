import { type PostgresCluster, startPostgres } from "@dewlight/sandbox/database/postgres.ts";
import { onTestFinished } from "vitest";

/** A PostgreSQL of the test's own; gone with the test. */
export async function startPostgresCluster(programs: string): Promise<PostgresCluster> {
	const cluster = await startPostgres(programs);
	onTestFinished(() => cluster.close());
	return cluster;
}
