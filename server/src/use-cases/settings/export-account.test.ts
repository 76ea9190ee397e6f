import { once } from "node:events";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { liveFully } from "../../../test/factories/full-life.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { referencesToUsers } from "../../../test/harness/look-everywhere.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { checkins, observations, pictures } from "../../db/schema/index.ts";
import { ARCHIVE_FILES, NOT_EXPORTED } from "./export/archive.ts";

const start = () => startOwnSystem({ analyst: takingAnalyst(), worker: true });
const exportAs = (own: TestSystem, person: Person) => getAs(own, person, "/api/account/export");

/** Entries of a zip file by their names, read from its central directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
	const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
	let at = zip.readUInt32LE(end + 16);
	const entries = new Map<string, Buffer>();
	for (let i = zip.readUInt16LE(end + 10); i > 0; i -= 1) {
		const [method, size, nameLength] = [
			zip.readUInt16LE(at + 10),
			zip.readUInt32LE(at + 20),
			zip.readUInt16LE(at + 28),
		];
		const local = zip.readUInt32LE(at + 42);
		const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
		const bytes = zip.subarray(data, data + size);
		const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
		entries.set(name, method === 0 ? bytes : inflateRawSync(bytes));
		at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
	}
	return entries;
}

const json = (entries: Map<string, Buffer>, name: string) => JSON.parse(String(entries.get(name)));

test("the archive holds everything about the person, explained, and no secret", async () => {
	const own = await start();
	const neighbour = await liveFully(own);
	const person = await liveFully(own);
	const answer = await exportAs(own, person);
	expect(answer.statusCode).toBe(200);
	const today = own.services.clock.now().toISOString().slice(0, 10);
	expect(answer.headers).toMatchObject({
		"content-type": "application/zip",
		"content-disposition": `attachment; filename="dewlight-export-${today}.zip"`,
		"cache-control": "no-store",
	});
	const entries = unzip(answer.rawPayload);
	const readme = String(entries.get("README.txt"));
	for (const { path } of ARCHIVE_FILES) {
		expect(readme).toContain(path);
		expect(
			[...entries.keys()].some((name) => name === path || (path.endsWith("/") && name.startsWith(path))),
		).toBe(true);
	}
	const everything = [...entries.values()].map(String).join("\n");
	for (const word of person.words) expect(everything).toContain(word);
	for (const word of neighbour.words) expect(everything).not.toContain(word);

	const account = json(entries, "account.json");
	expect(account).toMatchObject({
		id: person.id,
		email: person.email,
		plan: "plus_annual",
		backup_codes: [{ used_at: null }],
	});
	const reports = json(entries, "check-ins.json");
	expect(reports).toHaveLength(2);
	expect(reports[0]).toMatchObject({
		status: "complete",
		observation: { engine: {} },
		photo_deleted_at: expect.any(String),
	});
	expect(reports[0].events).toHaveLength(7);
	for (const { file } of reports[0].pictures) expect(entries.get(file)?.byteLength).toBeGreaterThan(100);
	expect(json(entries, "usage.json").counted.length).toBeGreaterThan(2);
	expect(json(entries, "usage.json").first_opened).toHaveLength(1);
	expect(json(entries, "usage.json").model_calls).toMatchObject([{ purpose: "reply", input_tokens: 10 }]);
	expect(json(entries, "billing.json")).toMatchObject({
		customer: [{ customer_number: expect.stringMatching(/^cus_/) }],
		subscription: [{ plan: "plus_annual", state: "active", founding_price: true, discount_cents: 1_100 }],
		checkouts: [{ checkout_number: expect.stringMatching(/^cs_/), plan: "plus_annual" }],
		founding_places: [{ taken_at: expect.any(String) }],
		price_shown_last: [{ plan: "pro_annual" }],
		mails: [{ kind: "receipt", about: expect.stringMatching(/^in_/) }],
	});
	expect(json(entries, "chat.json")).toMatchObject([
		{ role: "user", message: expect.stringMatching(/^question-/) },
		{ role: "assistant", message: expect.stringMatching(/^answer-/), engine: "guided", state: "complete" },
	]);
	expect(json(entries, "consents.json")).toMatchObject({
		remarks_by_a_model: [{ provider: "openai", decision: "granted" }],
		legal_texts: [{ agreed: true }],
		face_photo: expect.any(Array),
	});
	expect(json(entries, "messages.json")).toMatchObject({
		contact: expect.any(Array),
		feedback: [{ source: "general" }],
	});
	const actions = json(entries, "audit.json").map(({ action }: { action: string }) => action);
	expect(actions).toEqual(expect.arrayContaining(["account.registered", "account.exported"]));
	for (const secret of [
		"sealed",
		"argon2",
		"password_hash",
		"passwordHash",
		"token_hash",
		"tokenHash",
		"code_hash",
		"codeHash",
		"objectKey",
	]) {
		expect(everything).not.toContain(secret);
	}
});

test("every table that refers to an account is exported or says why not", async () => {
	const own = await start();
	const exported = new Set<string>(ARCHIVE_FILES.flatMap(({ tables }) => tables));
	for (const { table } of await referencesToUsers(own.services.store.db)) {
		expect([exported.has(table), table in NOT_EXPORTED], table).toContain(true);
	}
});

test("a person without anything gets an archive with empty lists", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	const entries = unzip((await exportAs(own, person)).rawPayload);
	expect(json(entries, "check-ins.json")).toEqual([]);
	expect(json(entries, "usage.json")).toEqual({ counted: [], model_calls: [], first_opened: [] });
	expect(json(entries, "chat.json")).toEqual([]);
	expect([...entries.keys()].filter((name) => name.includes("/"))).toEqual([]);
});

test("five archives a day", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	for (let i = 0; i < 5; i += 1) expect((await exportAs(own, person)).statusCode).toBe(200);
	const stopped = await exportAs(own, person);
	expect(stopped.statusCode).toBe(429);
	expect(z.string().parse(stopped.json().detail)).toContain("Too many attempts");
});

const MANY = 300;
const PICTURE_BYTES = 40_000;

async function addCheckins(own: TestSystem, person: Person, count: number): Promise<void> {
	const { db } = own.services.store;
	const at = own.services.clock.now();
	const row = {
		userId: person.id,
		status: "complete",
		note: "a note",
		createdAt: at,
		finishedAt: at,
	} as const;
	const ids = await db
		.insert(checkins)
		.values(Array.from({ length: count }, () => row))
		.returning({ id: checkins.id });
	const observation = makeObservation();
	await db.insert(observations).values(
		ids.map(({ id }) => ({
			checkinId: id,
			engineName: "e",
			engineVersion: "1",
			observation,
			createdAt: at,
		})),
	);
	for (const { id } of ids) {
		const filename = `${own.services.ids.name()}.webp`;
		const objectKey = `pictures/${id}/${filename}`;
		await own.services.objects.put(objectKey, Buffer.alloc(PICTURE_BYTES, id), "image/webp");
		await db.insert(pictures).values({
			filename,
			userId: person.id,
			checkinId: id,
			kind: "thumbnail",
			objectKey,
			contentType: "image/webp",
			bytes: PICTURE_BYTES,
			createdAt: at,
		});
	}
}

test("hundreds of check-ins arrive whole, in order, each picture once", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	await addCheckins(own, person, MANY);
	const entries = unzip((await exportAs(own, person)).rawPayload);
	const reports: { id: number; pictures: { file: string }[] }[] = json(entries, "check-ins.json");
	expect(reports.map(({ id }) => id)).toEqual(
		reports.map(({ id }) => id).toSorted((one, other) => one - other),
	);
	expect(reports).toHaveLength(MANY);
	for (const {
		id,
		pictures: [picture],
	} of reports) {
		expect(entries.get(picture?.file ?? "")).toEqual(Buffer.alloc(PICTURE_BYTES, id));
	}
});

test("a reader that stalls stops the reading, and one that leaves ends it", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	await addCheckins(own, person, MANY);
	let read = 0;
	const { objects } = own.services;
	const reading = { ...objects };
	objects.get = async (key) => {
		read += 1;
		return reading.get(key);
	};
	await own.app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = own.app.server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}/api/account/export`;
	const download = httpRequest(url, { headers: { cookie: person.cookie } });
	download.end();
	const [response] = await once(download, "response");
	response.pause();
	const stalledAt = await settled(() => read);
	expect(stalledAt).toBeLessThan(MANY);
	// The response ends as aborted, which is what is wanted here.
	response.on("error", () => undefined);
	download.destroy();
	const atTheEnd = await settled(() => read);
	expect(atTheEnd).toBeLessThan(MANY);
	expect(own.logged()).not.toContain("request failed");
});

/** The value once it has not moved for a while. */
async function settled(value: () => number): Promise<number> {
	for (;;) {
		const before = value();
		await new Promise((resolve) => setTimeout(resolve, 300));
		if (value() === before && before > 0) return before;
	}
}

test("a store that fails breaks the archive off instead of leaving something out", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	await finishScan(own, person);
	own.services.objects.get = async () => {
		throw new Error("the store is away");
	};
	await expect(exportAs(own, person)).rejects.toThrow();
});
