import { randomUUID } from "node:crypto";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { standInOf } from "../../../test/factories/billing.ts";
import { liveFully } from "../../../test/factories/full-life.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import {
	finishScan,
	getAs,
	goodAnswer,
	newPhoto,
	postScan,
	takingAnalyst,
} from "../../../test/factories/scan.ts";
import {
	countReferences,
	placesHolding,
	referencesToUsers,
	storedObjects,
} from "../../../test/harness/look-everywhere.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { raiseBillingVersion } from "../../db/queries/billing.ts";
import { forgetTraces } from "../../db/queries/erasure.ts";
import {
	auditLog,
	billingCustomers,
	foundingPlaces,
	inviteCodes,
	outbox,
	paymentEvents,
	users,
} from "../../db/schema/index.ts";
import type { MailMessage } from "../../ports/mailer.ts";
import { audit } from "../audit.ts";
import { contextOf, type Services } from "../context.ts";
import { eraseAccount, eraseDueAccounts } from "./index.ts";

const WEEK_SECONDS = 7 * 86_400;

const start = () => startOwnSystem({ analyst: takingAnalyst(), worker: true });
const job = (services: Services) => contextOf(services, { kind: "job", job: "erase-accounts" } as const);
const eraseWith = (own: TestSystem, person: Person, change: Partial<Services> = {}) =>
	eraseAccount({ ctx: job({ ...own.services, ...change }), input: { userId: person.id } });

const post = (own: TestSystem, person: Person, url: string, payload: object = {}) =>
	own.app.inject({ method: "POST", url, payload, headers: { cookie: person.cookie } });
const askForDeletion = (own: TestSystem, person: Person) =>
	post(own, person, "/api/account/deletion", { password: person.password });
const moveClock = (own: TestSystem, seconds: number) =>
	own.app.inject({ method: "POST", url: "/dev/clock", payload: { advance_seconds: seconds } });

async function isThere(own: TestSystem, person: Person): Promise<boolean> {
	return (await own.services.store.db.$count(users, eq(users.id, person.id))) > 0;
}

test("a week after it was asked for, nothing of the person is left anywhere, and nobody else loses anything", async () => {
	const own = await start();
	const { db } = own.services.store;
	const bystander = await welcomePerson(own);
	const bystandersScan = await finishScan(own, bystander);
	const others = storedObjects(own.config.dataDir);
	const person = await liveFully(own);
	const references = await referencesToUsers(db);
	for (const place of references) {
		const count = await countReferences(db, place, person.id);
		expect(count, `the test gives the person nothing in ${place.table}`).toBeGreaterThan(0);
	}
	expect(await placesHolding(db, person.words)).toEqual(
		expect.arrayContaining([
			"users.email",
			"checkins.note",
			"contact_messages.message",
			"rate_limits.key",
			"job.data",
		]),
	);
	expect(storedObjects(own.config.dataDir).length).toBeGreaterThan(others.length);

	expect((await askForDeletion(own, person)).statusCode).toBe(200);
	await own.settle();
	await moveClock(own, WEEK_SECONDS - 60);
	await own.settle();
	expect(await isThere(own, person)).toBe(true);
	await moveClock(own, 61);
	await own.settle();

	for (const place of references) expect(await countReferences(db, place, person.id), place.table).toBe(0);
	const { subscriptions } = (await standInOf(own)).view();
	expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
	expect(await db.$count(foundingPlaces, isNotNull(foundingPlaces.takenAt))).toBe(1);
	expect(await db.$count(paymentEvents, isNotNull(paymentEvents.customerId))).toBe(0);
	expect(await isThere(own, person)).toBe(false);
	expect(await placesHolding(db, person.words)).toEqual([]);
	expect(await placesHolding(db, [`"user_id": ${person.id}}`, `"user_id": ${person.id},`])).toEqual([]);
	expect(storedObjects(own.config.dataDir).toSorted()).toEqual(others.toSorted());
	const noted = await own.services.objects.get(`erasures/${person.id}`);
	expect(Buffer.from(noted ?? []).toString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
	const kept = await db.select().from(auditLog).where(eq(auditLog.userId, person.id));
	expect(kept.map(({ action }) => action)).toEqual(
		expect.arrayContaining(["account.registered", "account.erased"]),
	);
	for (const { actorName, details } of kept) {
		expect(details).toEqual({});
		expect([
			`user:${person.id}`,
			"visitor",
			"send-mail",
			"analyze-scan",
			"payment-webhook",
			"sweep-subscriptions",
			"end-renewal",
			"erase-accounts",
		]).toContain(actorName);
	}
	const code = person.username.replace("Zephyrine ", "CODE-");
	const [invite] = await db.select().from(inviteCodes).where(eq(inviteCodes.code, code));
	expect(invite).toMatchObject({ usedBy: null, usedAt: expect.any(Date) });

	const [last, ...earlier] = own.mailbox?.read(person.email) ?? [];
	expect(earlier.map(({ subject }) => subject)).not.toContain("Your Dewlight subscription has ended");
	expect(last?.subject).toBe("Your Dewlight account is deleted");
	expect((await getAs(own, person, "/api/me")).json().user).toBeNull();
	expect((await getAs(own, bystander, `/api/checkins/${bystandersScan}`)).statusCode).toBe(200);
	expect((await post(own, bystander, "/api/login", bystander)).statusCode).toBe(200);
	const again = { email: person.email, username: "Ana", password: person.password };
	expect((await own.app.inject({ method: "POST", url: "/api/register", payload: again })).statusCode).toBe(
		200,
	);
});

test("a deletion that was taken back in time erases nothing, and one that is due cannot be taken back", async () => {
	const own = await start();
	const [staying, leaving] = [await welcomePerson(own), await welcomePerson(own)];
	for (const person of [staying, leaving]) await askForDeletion(own, person);
	expect((await post(own, staying, "/api/account/deletion/cancel")).statusCode).toBe(200);
	own.devClock?.advance(WEEK_SECONDS * 1000 + 1000);
	const late = await post(own, leaving, "/api/account/deletion/cancel");
	expect(late.statusCode).toBe(409);
	expect(late.json().detail).toContain("too late");
	await eraseDueAccounts({ ctx: job(own.services) });
	expect(await isThere(own, staying)).toBe(true);
	expect(await isThere(own, leaving)).toBe(false);
	await eraseDueAccounts({ ctx: job(own.services) });
	await eraseWith(own, leaving);
});

/** Does n calls and fails each after them, as a process that was killed there. */
function dyingAfter(own: TestSystem, n: number): Pick<Services, "objects" | "mailer"> & { calls(): number } {
	const { objects, mailer } = own.services;
	let calls = 0;
	const alive = <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) => {
		return async (...given: Arguments) => {
			calls += 1;
			if (calls > n) throw new Error("killed here");
			return call(...given);
		};
	};
	return {
		objects: {
			...objects,
			delete: alive((key: string) => objects.delete(key)),
			list: alive((prefix: string) => objects.list(prefix)),
		},
		mailer: { ...mailer, send: alive((mail: MailMessage) => mailer.send(mail)) },
		calls: () => calls,
	};
}

test("killed at any point, the erasure is finished by the next run", async () => {
	const own = await start();
	const { db } = own.services.store;
	const scannedPerson = async () => {
		const person = await welcomePerson(own);
		await finishScan(own, person);
		return person;
	};
	const whole = dyingAfter(own, Number.POSITIVE_INFINITY);
	await eraseWith(own, await scannedPerson(), whole);
	expect(whole.calls()).toBeGreaterThan(3);
	for (let n = 0; n < whole.calls(); n += 1) {
		const person = await scannedPerson();
		await expect(eraseWith(own, person, dyingAfter(own, n)), `after ${n} calls`).rejects.toThrow(
			"killed here",
		);
		expect(await isThere(own, person), `killed after ${n} calls`).toBe(true);
		await eraseDueAccounts({ ctx: job(own.services) });
		expect(await isThere(own, person)).toBe(false);
		expect(storedObjects(own.config.dataDir)).toEqual([]);
		expect(await placesHolding(db, [person.email])).toEqual([]);
	}
});

test("a scan that is running keeps nothing, whenever it ends", async () => {
	let finishAnalysis: () => void = () => undefined;
	const analyzing = Promise.withResolvers<void>();
	const analyst = takingAnalyst({
		analyze: async () => {
			analyzing.resolve();
			await new Promise<void>((resolve) => {
				finishAnalysis = resolve;
			});
			return goodAnswer();
		},
	});
	const own = await startOwnSystem({ analyst, worker: true });
	const person = await welcomePerson(own);
	expect((await postScan(own, person, newPhoto(), "hello")).statusCode).toBe(202);
	await own.relay.drain();
	await analyzing.promise;
	await eraseWith(own, person);
	expect(storedObjects(own.config.dataDir)).toEqual([]);
	finishAnalysis();
	await own.settle();
	expect(await isThere(own, person)).toBe(false);
	expect(storedObjects(own.config.dataDir)).toEqual([]);
});

test("pictures that a scan adds while the erasure runs are erased too", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	await finishScan(own, person);
	let scanned = false;
	const mailer = {
		...own.services.mailer,
		send: async () => {
			if (!scanned) await finishScan(own, person);
			scanned = true;
		},
	};
	own.devClock?.advance(1000);
	await eraseWith(own, person, { mailer });
	expect(scanned).toBe(true);
	expect(await isThere(own, person)).toBe(false);
	expect(storedObjects(own.config.dataDir)).toEqual([]);
});

test("a mail server that is down holds the erasure up for a day and no longer, and nobody else's", async () => {
	const own = await start();
	const [unreachable, reachable] = [await welcomePerson(own), await welcomePerson(own)];
	for (const person of [unreachable, reachable]) await askForDeletion(own, person);
	const { mailer } = own.services;
	const send: typeof mailer.send = async (mail) => {
		if (mail.to === unreachable.email) throw new Error("ETIMEDOUT");
		await mailer.send(mail);
	};
	const run = () => eraseDueAccounts({ ctx: job({ ...own.services, mailer: { ...mailer, send } }) });
	own.devClock?.advance(WEEK_SECONDS * 1000 + 1000);
	await expect(run()).rejects.toThrow("1 accounts wait to be erased");
	expect(await isThere(own, reachable)).toBe(false);
	expect(await isThere(own, unreachable)).toBe(true);
	own.devClock?.advance(DAY_MS);
	await run();
	expect(await isThere(own, unreachable)).toBe(false);
	const { db } = own.services.store;
	const erased = and(eq(auditLog.userId, unreachable.id), eq(auditLog.action, "account.erased"));
	expect(await db.$count(auditLog, erased)).toBe(1);
});

// The embedded database runs one transaction after the other.
test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
	"what another process is writing about the person while the erasure runs is forgotten too",
	async () => {
		const own = await start();
		const person = await welcomePerson(own);
		const { store } = own.services;
		await store.db.insert(billingCustomers).values({
			userId: person.id,
			customerId: `cus_${person.id}`,
			createdAt: own.services.clock.now(),
		});
		const writing = Promise.withResolvers<void>();
		const details = { plan: "plus_annual" };
		const news = store.transaction(async (tx) => {
			expect(await raiseBillingVersion(tx, person.id, 0)).toBe(true);
			const createdAt = own.services.clock.now();
			const later = new Date(createdAt.getTime() + DAY_MS);
			const mail = { id: randomUUID(), job: "send-mail", payload: { user_id: person.id }, startAfter: later };
			await tx.insert(outbox).values({ ...mail, createdAt });
			const entry = { action: "billing.subscription_changed", userId: person.id, details };
			await audit(job(own.services), tx, entry);
			writing.resolve();
			const isAwaited = async () => {
				const waiting = sql<number>`(select count(*) from pg_locks l
					where not l.granted and pg_backend_pid() = any(pg_blocking_pids(l.pid)))`;
				const [row] = await tx.select({ waiting }).from(users).where(eq(users.id, person.id));
				return Number(row?.waiting) > 0;
			};
			await vi.waitUntil(isAwaited, { timeout: 20_000 });
		});
		await writing.promise;
		const erased = eraseWith(own, person);
		await news;
		await erased;
		const kept = await store.db.select().from(auditLog).where(eq(auditLog.userId, person.id));
		const change = kept.find(({ action }) => action === "billing.subscription_changed");
		expect(change?.details).toEqual({});
		const mine = sql`${outbox.payload} ->> 'user_id' = ${String(person.id)}`;
		expect(await store.db.$count(outbox, mine)).toBe(0);
	},
);

test("an account that another process has just erased is no failure", async () => {
	const own = await start();
	const traces = { userId: 999_999, addresses: [], checkinIds: [], customerIds: [] };
	await expect(own.services.store.transaction((tx) => forgetTraces(tx, traces))).resolves.toBeUndefined();
});

test("an address of somebody else that was only asked for stays theirs", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	const neighbour = await welcomePerson(own);
	await post(own, person, "/api/account", { email: `other-${neighbour.email}` });
	await post(own, neighbour, "/api/contact", {
		name: "Bo",
		email: `other-${neighbour.email}`,
		subject: "General",
		message: "Keep me.",
	});
	await own.settle();
	await eraseWith(own, person);
	const places = await placesHolding(own.services.store.db, [`other-${neighbour.email}`]);
	expect(places).toContain("contact_messages.email");
});
