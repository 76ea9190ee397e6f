import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { startCaptureServer } from "@dewlight/sandbox/mail/capture-server.ts";
import { createMailbox } from "@dewlight/sandbox/mail/mailbox.ts";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
	cookieOf,
	mailedToken,
	newEmail,
	newPassword,
	type Person,
	registerPerson,
	verifyByMail,
} from "../../../test/factories/person.ts";
import { readEveryTable } from "../../../test/harness/look-everywhere.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { removeExpired } from "./index.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const get = (own: TestSystem, url: string, person?: Person) =>
	own.app.inject({ url, headers: person ? { cookie: person.cookie } : {} });

async function isSignedIn(own: TestSystem, person: Person): Promise<boolean> {
	return (await get(own, "/api/me", person)).json().user !== null;
}

test("a session ends thirty days after its last use, and use moves the end", async () => {
	const own = await startOwnSystem();
	const used = await registerPerson(own);
	const left = await registerPerson(own);
	own.devClock?.advance(20 * DAY_MS);
	const visit = await get(own, "/api/me", used);
	expect(String(visit.headers["set-cookie"])).toContain("Max-Age=2592000");
	own.devClock?.advance(20 * DAY_MS);
	expect(await isSignedIn(own, used)).toBe(true);
	expect(await isSignedIn(own, left)).toBe(false);
});

test("reading pages does not write the session every time", async () => {
	const person = await registerPerson(system);
	expect((await get(system, "/api/me", person)).headers["set-cookie"]).toBeUndefined();
});

test("a link works for a day and, once used, answers for one more", async () => {
	const own = await startOwnSystem({ worker: true });
	const late = await registerPerson(own);
	const prompt = await registerPerson(own);
	await own.settle();
	const verify = async (person: Person) =>
		(await get(own, `/api/verify-email?token=${mailedToken(own, person.email)}`)).statusCode;
	own.devClock?.advance(23 * HOUR_MS);
	expect(await verify(prompt)).toBe(200);
	own.devClock?.advance(2 * HOUR_MS);
	expect(await verify(late)).toBe(400);
	own.devClock?.advance(21 * HOUR_MS);
	expect(await verify(prompt)).toBe(200);
	own.devClock?.advance(2 * HOUR_MS);
	expect(await verify(prompt)).toBe(400);
});

test("one address registered five times at once is one account", async () => {
	const email = newEmail();
	const answers = await Promise.all(
		Array.from({ length: 5 }, () =>
			system.app.inject({
				method: "POST",
				url: "/api/register",
				payload: { email, username: "Ana", password: newPassword() },
			}),
		),
	);
	const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
	expect(statuses).toEqual([200, 409, 409, 409, 409]);
});

test("the database holds no password, session secret or mailed token, only their hashes", async () => {
	const person = await registerPerson(system);
	await system.settle();
	const secrets = [person.password, person.cookie.replace("session=", ""), mailedToken(system, person.email)];
	await verifyByMail(system, person);
	const { db } = system.services.store;
	for (const [table, rows] of Object.entries(await readEveryTable(db))) {
		for (const secret of secrets) expect(rows, table).not.toContain(secret.trim());
	}
});

test("a password is kept at the full cost unless a test asks for less", async () => {
	const own = await startOwnSystem({ fullPasswordCost: true });
	const { id } = await registerPerson(own);
	const [row] = await own.services.store.db.select().from(schema.users).where(eq(schema.users.id, id));
	expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("what happened to an account is on record, without secrets", async () => {
	const person = await registerPerson(system);
	await verifyByMail(system, person);
	const wrong = { email: person.email, password: "wrong guess" };
	await system.app.inject({ method: "POST", url: "/api/login", payload: wrong });
	const right = { email: person.email, password: person.password };
	const loggedIn = await system.app.inject({ method: "POST", url: "/api/login", payload: right });
	await system.app.inject({ method: "POST", url: "/api/logout", headers: { cookie: cookieOf(loggedIn) } });
	const { auditLog } = schema;
	const entries = await system.services.store.db
		.select({ action: auditLog.action })
		.from(auditLog)
		.where(eq(auditLog.userId, person.id))
		.orderBy(desc(auditLog.at));
	expect(entries.map(({ action }) => action).toSorted()).toEqual([
		"account.email_verified",
		"account.logged_in",
		"account.logged_out",
		"account.login_refused",
		"account.registered",
	]);
});

test("a dead mail server delays the mail, not the person, and loses nothing", async () => {
	const port = await freePort();
	const own = await startOwnSystem({ worker: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
	const started = performance.now();
	const person = await registerPerson(own);
	expect(performance.now() - started).toBeLessThan(3_000);
	await own.relay.drain();
	await until(() => own.logged().includes('"job failed"'));
	const mailbox = createMailbox({ capacity: 5, now: () => new Date(), newId: randomUUID });
	const server = await startCaptureServer(mailbox, { port });
	onTestFinished(() => server.close());
	await until(() => mailbox.read(person.email).length > 0);
	expect(mailbox.read(person.email)).toHaveLength(1);
});

test("expired sessions and old tokens are cleaned up, live ones stay", async () => {
	const own = await startOwnSystem({ worker: true });
	const gone = await registerPerson(own);
	await own.settle();
	own.devClock?.advance(31 * DAY_MS);
	const here = await registerPerson(own);
	await own.settle();
	const ago = (ms: number) => new Date(Date.now() - ms);
	await own.services.store.db.insert(schema.rateLimits).values([
		{ key: "old:1", points: 1, expire: ago(2 * 3_600_000) },
		{ key: "new:1", points: 1, expire: ago(-60_000) },
	]);
	await removeExpired({ ctx: contextOf(own.services, { kind: "job", job: "clean-up" }) });
	const { db } = own.services.store;
	const sessions = await db.select().from(schema.sessions);
	const tokens = await db.select().from(schema.mailTokens);
	const counters = await db.select().from(schema.rateLimits);
	expect(counters.map(({ key }) => key)).not.toContain("old:1");
	expect(counters.map(({ key }) => key)).toContain("new:1");
	expect(sessions.map(({ userId }) => userId)).toEqual([here.id]);
	// The link that confirms, and the one that says it was somebody else.
	expect(tokens.map(({ userId }) => userId)).toEqual([here.id, here.id]);
	expect(gone.id).not.toBe(here.id);
});

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const { port } = probe.address() as AddressInfo;
	await new Promise((resolve) => probe.close(resolve));
	return port;
}

async function until(condition: () => boolean): Promise<void> {
	const end = performance.now() + 40_000;
	while (!condition()) {
		if (performance.now() > end) throw new Error("Not so within 40 s.");
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
