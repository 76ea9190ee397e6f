import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeBackupKeys } from "@dewlight/server/adapters/backup-seal/age-seal.ts";
import { contextOf } from "@dewlight/server/use-cases/context.ts";
import { eraseAccount } from "@dewlight/server/use-cases/settings/index.ts";
import { expect, test } from "vitest";
import { type Person, welcomePerson } from "../server/test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../server/test/factories/scan.ts";
import { startOwnSystem, type TestSystem } from "../server/test/harness/start-system.ts";
import { temporaryDirectory } from "../server/test/harness/temporary-directory.ts";
import { makeBackup, readBackupKey, restoreBackup } from "./backup/backup-file.ts";
import { dumpTable, listTables } from "./backup/dump-tables.ts";

const SECRET_KEY = "a-master-secret-of-thirty-two-characters";
const keys = await makeBackupKeys();

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
	const items: T[] = [];
	for await (const item of source) items.push(item);
	return items;
}

const startScanning = () =>
	startOwnSystem({ analyst: takingAnalyst(), worker: true, env: { SECRET_KEY, NO_DEMO_PEOPLE: "1" } });

async function backUp({ services }: TestSystem) {
	const file = join(temporaryDirectory(), "backup");
	const counts = await makeBackup({ services, secretKey: SECRET_KEY, publicKey: keys.publicKey, file });
	return { file, counts };
}

const restoreInto = ({ services }: TestSystem, file: string, more = {}) =>
	restoreBackup({ services, privateKey: keys.privateKey, file, erased: [], operator: "drill", ...more });

/** Every row of every table that a backup holds, in an order of its own. */
async function contentsOf({ services }: TestSystem): Promise<Record<string, string[]>> {
	return services.store.db.transaction(async (tx) => {
		const contents: Record<string, string[]> = {};
		for (const table of await listTables(tx)) contents[table] = (await all(dumpTable(tx, table))).toSorted();
		return contents;
	});
}

async function picturesOf({ services }: TestSystem): Promise<Record<string, string>> {
	const keysOfAll = (await services.objects.list("")).filter((key) => key.startsWith("pictures/"));
	const entries = keysOfAll.map(async (key) => [
		key,
		Buffer.from((await services.objects.get(key)) ?? []).toString("hex"),
	]);
	return Object.fromEntries(await Promise.all(entries));
}

async function eraseIn({ services }: TestSystem, { id }: Person): Promise<void> {
	const ctx = contextOf(services, { kind: "operator", name: "drill" } as const);
	await eraseAccount({ ctx, input: { userId: id } });
}

test("a restored system holds what the lost one held, but for who was erased since", async () => {
	const lost = await startScanning();
	const [staying, leaving] = [await welcomePerson(lost), await welcomePerson(lost)];
	const checkin = await finishScan(lost, staying);
	await finishScan(lost, leaving);
	const [before, pictures] = [await contentsOf(lost), await picturesOf(lost)];
	const { file, counts } = await backUp(lost);
	expect(counts.rows).toBe(Object.values(before).flat().length);
	expect(Object.keys(pictures).length).toBeGreaterThan(3);
	await eraseIn(lost, leaving);

	const found = await startScanning();
	const restored = await restoreInto(found, file);
	expect(restored).toMatchObject({ ...counts, erasedAgain: [] });
	expect(await contentsOf(found)).toEqual(before);
	expect(await picturesOf(found)).toEqual(pictures);
	expect(await readBackupKey(file, keys.privateKey)).toBe(SECRET_KEY);

	// Sessions are ended; the person signs in with the password as ever and finds the report.
	expect((await getAs(found, staying, "/api/me")).json()).toEqual({ user: null });
	const { email, password } = staying;
	const login = await found.app.inject({ method: "POST", url: "/api/login", payload: { email, password } });
	const cookie = login.headers["set-cookie"]?.toString().split(";")[0] ?? "";
	const report = await getAs(found, { ...staying, cookie }, `/api/checkins/${checkin}`);
	expect(report.json()).toMatchObject({ id: checkin, status: "complete" });
	// A new account gets a number that nobody had.
	expect((await welcomePerson(found)).id).toBeGreaterThan(leaving.id);

	const again = await startScanning();
	const erasures = await lost.services.objects.get(`erasures/${leaving.id}`);
	await again.services.objects.put(`erasures/${leaving.id}`, erasures ?? new Uint8Array(), "text/plain");
	expect((await restoreInto(again, file)).erasedAgain).toEqual([leaving.id]);
	const after = await contentsOf(again);
	expect(after.users?.join()).toContain(staying.email);
	expect(JSON.stringify(after)).not.toContain(leaving.email);
	const left = await picturesOf(again);
	expect(Object.keys(left).length).toBeGreaterThan(0);
	expect(Object.keys(left).length).toBeLessThan(Object.keys(pictures).length);
});

test("the operator's list erases too, but not an account that was opened after the erasure", async () => {
	const lost = await startScanning();
	const [one, other] = [await welcomePerson(lost), await welcomePerson(lost)];
	const { file } = await backUp(lost);
	const erased = [
		{ userId: one.id, at: new Date(lost.services.clock.now().getTime() + 1_000) },
		{ userId: other.id, at: new Date(0) },
		{ userId: 987_654, at: new Date() },
	];
	const found = await startScanning();
	expect((await restoreInto(found, file, { erased })).erasedAgain).toEqual([one.id]);
	expect((await contentsOf(found)).users?.join()).toContain(other.email);
});

test("only the private key opens a backup, and nothing cut off, changed or moved is taken for one", async () => {
	const lost = await startScanning();
	const person = await welcomePerson(lost);
	const { file } = await backUp(lost);
	const bytes = readFileSync(file);
	expect(bytes.includes(person.email)).toBe(false);
	expect(bytes.includes(SECRET_KEY)).toBe(false);
	const empty = await startScanning();
	const write = (changed: Buffer) => {
		const path = join(temporaryDirectory(), "changed");
		writeFileSync(path, changed);
		return path;
	};
	const flipped = Buffer.from(bytes);
	flipped[bytes.length - 40] = (flipped[bytes.length - 40] ?? 0) ^ 1;
	for (const path of [
		write(bytes.subarray(0, -1)),
		write(bytes.subarray(0, 300)),
		write(flipped),
		write(Buffer.alloc(9)),
	])
		await expect(restoreInto(empty, path)).rejects.toThrow(/backup/);
	const { privateKey } = await makeBackupKeys();
	await expect(restoreInto(empty, file, { privateKey })).rejects.toThrow("another key");
	expect((await contentsOf(empty)).users).toEqual([]);
	await expect(restoreInto(lost, file)).rejects.toThrow("holds accounts already");
});

test("the numbers of erased accounts are forgotten when no backup holds them any more", async () => {
	const system = await startScanning();
	const person = await welcomePerson(system);
	await eraseIn(system, person);
	const key = `erasures/${person.id}`;
	expect(await system.services.objects.list("erasures/")).toEqual([key]);
	system.devClock?.advance(34 * 86_400_000);
	await system.queue.runSchedules();
	await system.settle();
	expect(await system.services.objects.list("erasures/")).toEqual([key]);
	system.devClock?.advance(2 * 86_400_000);
	await system.queue.runSchedules();
	await system.settle();
	expect(await system.services.objects.list("erasures/")).toEqual([]);
});
