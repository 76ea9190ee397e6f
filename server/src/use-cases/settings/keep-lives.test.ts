import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { KEPT_DAYS } from "@dewlight/contracts/retention.ts";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { LIVES, type LimitedLife } from "../../db/queries/erasure.ts";
import * as tables from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { keepLives } from "./index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const { auditLog, billingNotices, checkouts, contactMessages, events, feedback, modelCalls } = tables;
const { originals, usageEntries, users } = tables;

/** One row of every kind that is kept for a time, as of `at`. */
async function liveADay({ id: userId }: Person, at: Date): Promise<void> {
	const { db } = system.services.store;
	const [id, createdAt] = [system.services.ids.uuid(), at];
	await db.insert(auditLog).values({ id, at, actorKind: "user", actorName: "1", userId, action: "tested" });
	await db
		.insert(usageEntries)
		.values({ id, userId, kind: "scan", amount: 1, source: `test:${id}`, countedAt: at, createdAt });
	await db.insert(modelCalls).values({
		id,
		userId,
		purpose: "reply",
		vendor: "v",
		model: "m",
		promptVersion: "1",
		inputHash: "h",
		at,
		inputTokens: 1,
		outputTokens: 1,
		latencyMs: 1,
		outcome: "ok",
	});
	const photo = { id, objectKey: `originals/${id}`, bytes: 1, createdAt };
	await db.insert(originals).values({ ...photo, deletedAt: at, deletedBecause: "swept" });
	await db.insert(checkouts).values({ id, userId, plan: "plus_monthly", createdAt, expiresAt: at });
	await db.insert(billingNotices).values({ userId, kind: "receipt", occasion: id, at });
	await db.insert(events).values({ userId, eventType: id, createdAt });
	const letter = { id, userId, name: "Ana", email: "ana@example.com", subject: "General", message: "Hello" };
	await db.insert(contactMessages).values({ ...letter, createdAt, handledAt: at });
	await db.insert(feedback).values({ id, userId, message: "Good", source: "test", createdAt });
}

const keep = (now: Date) =>
	keepLives({
		ctx: contextOf({ ...system.services, clock: { now: () => now } }, { kind: "job", job: "keep-lives" }),
	});

async function counts(): Promise<Record<LimitedLife, number>> {
	const { db } = system.services.store;
	const entries = await Promise.all(
		Object.entries(LIVES).map(async ([life, { table }]) => [life, await db.$count(table)] as const),
	);
	return Object.fromEntries(entries) as Record<LimitedLife, number>;
}

const EVERY_DAYS = 10;

test("after three years with a day's work every ten days, each table holds the rows of its own time and no more", async () => {
	const person = await welcomePerson(system);
	const { db } = system.services.store;
	await db.update(users).set({ trialEndsAt: new Date(0) });
	const start = system.services.clock.now().getTime();
	let now = new Date(start);
	for (let day = 0; day <= 3 * 365; day += EVERY_DAYS) {
		now = new Date(start + day * DAY_MS);
		await liveADay(person, now);
		if (day % 100 === 0) await keep(now);
	}
	await keep(now);
	for (const [life, rows] of Object.entries(await counts())) {
		const inTime = Math.floor(KEPT_DAYS[life as LimitedLife] / EVERY_DAYS) + 1;
		expect([life, rows]).toEqual([life, inTime]);
	}
	expect(await db.$count(users)).toBe(1);
});

test("usage of a trial that still runs, and letters that nobody answered, stay however old they are", async () => {
	const person = await welcomePerson(system);
	const { db } = system.services.store;
	const now = new Date(system.services.clock.now().getTime() + 5_000 * DAY_MS);
	await db.update(users).set({ trialEndsAt: new Date(now.getTime() + DAY_MS) });
	await liveADay(person, system.services.clock.now());
	await db.update(contactMessages).set({ handledAt: null });
	const [usage, letters] = [await db.$count(usageEntries), await db.$count(contactMessages)];
	await keep(now);
	expect(await db.$count(usageEntries)).toBe(usage);
	expect(await db.$count(contactMessages, isNull(contactMessages.handledAt))).toBe(letters);
	expect(await db.$count(modelCalls)).toBe(0);
});

test("an account whose address nobody confirmed is erased after its days, and not a day before", async () => {
	const { db } = system.services.store;
	await registerPerson(system);
	const people = await db.$count(users);
	const opened = system.services.clock.now().getTime();
	await keep(new Date(opened + (KEPT_DAYS.unconfirmedAccount - 1) * DAY_MS));
	expect(await db.$count(users)).toBe(people);
	await keep(new Date(opened + (KEPT_DAYS.unconfirmedAccount + 1) * DAY_MS));
	expect(await db.$count(users)).toBe(people - 1);
});
