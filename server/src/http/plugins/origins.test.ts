import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { listRoutes } from "../../../test/harness/list-routes.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";

const CHANGING = ["POST", "PATCH", "PUT", "DELETE"] as const;
const NO_CHANGE = "00000000-0000-4000-8000-000000000000";

/** Every row of every table, as text. */
async function everything({ services }: TestSystem): Promise<Record<string, string>> {
	const rows: Record<string, string> = {};
	for (const table of Object.values(schema)) {
		if (!is(table, PgTable)) continue;
		const found = await services.store.db.select(getTableColumns(table)).from(table);
		rows[getTableName(table)] = JSON.stringify(found.map((row) => JSON.stringify(row)).toSorted());
	}
	return rows;
}

test("no call that changes anything obeys a page of another site", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	await system.settle();
	const routes = listRoutes(system.app).flatMap((route) => {
		const method = CHANGING.find((changing) => changing === route.method);
		return method ? [{ ...route, method }] : [];
	});
	for (const name of [
		"logout",
		"login",
		"verifyLogin",
		"disableTwoFactor",
		"revokeSession",
		"scanSkin",
	] as const) {
		expect(routes).toContainEqual({ method: "POST", url: ENDPOINTS[name].path });
	}

	const before = await everything(system);
	const clockBefore = (await system.app.inject({ url: "/dev/clock" })).json().now;
	for (const { method, url } of routes) {
		for (const foreign of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
			const answer = await system.app.inject({
				method,
				url: url.replaceAll(/:\w+/g, NO_CHANGE).replace("*", "x"),
				headers: { ...foreign, cookie: person.cookie, "content-type": "application/json" },
				payload: "{}",
			});
			expect([`${method} ${url}`, answer.statusCode, answer.json()]).toEqual([
				`${method} ${url}`,
				400,
				expect.objectContaining({ detail: "Request origin not allowed." }),
			]);
			expect(answer.headers["set-cookie"]).toBeUndefined();
			expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
		}
	}
	expect(await everything(system)).toEqual(before);
	const clockAfter = (await system.app.inject({ url: "/dev/clock" })).json().now;
	expect(Math.abs(Date.parse(clockAfter) - Date.parse(clockBefore))).toBeLessThan(60_000);
});
