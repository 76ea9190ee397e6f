import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	cookieOf,
	newEmail,
	type Person,
	registerPerson,
	verifyByMail,
} from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { billingNotices, inviteCodes, subscriptions, trialAddresses, users } from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { eraseAccount } from "../settings/index.ts";
import { sendTrialNotices } from "./index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = /trial ends in/;
const ENDED = /trial has ended/;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const job = () => contextOf(system.services, { kind: "job", job: "trial-notices" } as const);
const db = () => system.services.store.db;

async function runJob(): Promise<void> {
	await sendTrialNotices({ ctx: job() });
	await system.settle();
}

const pass = (milliseconds: number) => system.devClock?.advance(milliseconds);

const subjects = (person: Pick<Person, "email">, pattern: RegExp) =>
	(system.mailbox?.read(person.email) ?? []).map(({ subject }) => subject).filter((one) => pattern.test(one));

async function verifiedPerson(): Promise<Person> {
	const person = await registerPerson(system);
	await verifyByMail(system, person);
	return person;
}

async function planOf({ cookie }: Person): Promise<string> {
	return (await system.app.inject({ url: "/api/me", headers: { cookie } })).json().user.plan;
}

async function subscribe(person: Person, change: Partial<typeof subscriptions.$inferInsert> = {}) {
	const now = system.services.clock.now();
	await db()
		.insert(subscriptions)
		.values({
			userId: person.id,
			subscriptionId: `sub_${randomUUID()}`,
			plan: "plus_annual",
			state: "active",
			periodEndsAt: new Date(now.getTime() + 365 * DAY),
			endsWithPeriod: false,
			startedAt: now,
			syncedAt: now,
			...change,
		});
}

test("three days before its end a trial is announced once, and its end is told once", async () => {
	const person = await verifiedPerson();
	pass(11 * DAY - HOUR);
	await runJob();
	expect(subjects(person, SOON)).toEqual([]);
	pass(HOUR);
	await runJob();
	pass(HOUR);
	await runJob();
	expect(subjects(person, SOON)).toEqual(["Your Dewlight trial ends in 3 days"]);
	expect(subjects(person, ENDED)).toEqual([]);
	pass(3 * DAY - HOUR);
	await runJob();
	pass(HOUR);
	await runJob();
	expect(subjects(person, ENDED)).toEqual(["Your Dewlight trial has ended"]);
	expect(subjects(person, SOON)).toHaveLength(1);
	const [{ trialEndsAt } = { trialEndsAt: new Date(0) }] = await db()
		.select()
		.from(users)
		.where(eq(users.id, person.id));
	const notices = await db().select().from(billingNotices).where(eq(billingNotices.userId, person.id));
	expect(notices.map(({ kind, occasion }) => [kind, occasion])).toEqual([
		["trial_ends_soon", trialEndsAt.toISOString()],
		["trial_ended", trialEndsAt.toISOString()],
	]);
});

test("the plan changes by the clock alone, without the job", async () => {
	const person = await registerPerson(system);
	pass(14 * DAY - 60_000);
	expect(await planOf(person)).toBe("trial");
	pass(60_000);
	expect(await planOf(person)).toBe("free");
});

test("jobs that run at the same time tell a person once", async () => {
	const person = await verifiedPerson();
	pass(12 * DAY);
	await Promise.all([1, 2, 3].map(() => sendTrialNotices({ ctx: job() })));
	await system.settle();
	expect(subjects(person, SOON)).toHaveLength(1);
});

test("nobody is told at an address that is not proven", async () => {
	const person = await registerPerson(system);
	pass(12 * DAY);
	await runJob();
	pass(2 * DAY);
	await runJob();
	expect(subjects(person, /trial/)).toEqual([]);
});

test("who pays or was given a plan hears nothing, and whose subscription ended does", async () => {
	const [payer, guest, leaver] = [await verifiedPerson(), await verifiedPerson(), await verifiedPerson()];
	await subscribe(payer);
	await subscribe(leaver, { state: "ended" });
	await db().update(users).set({ grantedPlan: "plus" }).where(eq(users.id, guest.id));
	pass(12 * DAY);
	await runJob();
	pass(2 * DAY);
	await runJob();
	expect([...subjects(payer, /trial/), ...subjects(guest, /trial/)]).toEqual([]);
	expect(subjects(leaver, SOON)).toHaveLength(1);
	expect(subjects(leaver, ENDED)).toHaveLength(1);
});

test("whose account is about to be deleted hears nothing", async () => {
	const person = await verifiedPerson();
	const deletionDueAt = new Date(system.services.clock.now().getTime() + 30 * DAY);
	await db().update(users).set({ deletionDueAt }).where(eq(users.id, person.id));
	pass(12 * DAY);
	await runJob();
	expect(subjects(person, /trial/)).toEqual([]);
});

test("after a short outage the reminder counts the days that are left; after a long one nobody is told", async () => {
	const [soon, late] = [await verifiedPerson(), await verifiedPerson()];
	pass(12 * DAY + HOUR);
	await runJob();
	expect(subjects(soon, SOON)).toEqual(["Your Dewlight trial ends in 2 days"]);
	await db().delete(billingNotices).where(eq(billingNotices.userId, late.id));
	pass(5 * DAY);
	await runJob();
	expect(subjects(late, ENDED)).toEqual([]);
});

test("a trial of two days is not announced on its first day, but its end is told", async () => {
	const person = await verifiedPerson();
	const trialEndsAt = new Date(system.services.clock.now().getTime() + 2 * DAY);
	await db().update(users).set({ trialEndsAt }).where(eq(users.id, person.id));
	await runJob();
	expect(subjects(person, SOON)).toEqual([]);
	pass(2 * DAY);
	await runJob();
	expect(subjects(person, ENDED)).toHaveLength(1);
});

async function comeBack(email: string, more: object = {}) {
	const payload = { email, username: "Ana", password: "a long enough secret", ...more };
	const answer = await system.app.inject({ method: "POST", url: "/api/register", payload });
	expect(answer.statusCode).toBe(200);
	const person: Person = { ...payload, cookie: cookieOf(answer), id: answer.json().user.id };
	return { person, plan: await planOf(person) };
}

const erase = ({ id: userId }: Person) => eraseAccount({ ctx: job(), input: { userId } });

test("an address that comes back after its account was erased gets no second trial, and no mail about one", async () => {
	const person = await verifiedPerson();
	await erase(person);
	const back = await comeBack(person.email.toUpperCase());
	expect(back.plan).toBe("free");
	await verifyByMail(system, back.person);
	pass(DAY);
	await runJob();
	expect(subjects(back.person, /trial/)).toEqual([]);
});

test("an address left for another one gets no second trial either", async () => {
	const person = await verifiedPerson();
	await db().update(users).set({ email: newEmail() }).where(eq(users.id, person.id));
	expect((await comeBack(person.email)).plan).toBe("free");
});

test("who was verified before addresses were remembered is remembered when erased", async () => {
	const person = await verifiedPerson();
	await db().delete(trialAddresses);
	await erase(person);
	expect((await comeBack(person.email)).plan).toBe("free");
});

test("nobody spends the trial of an address that is not theirs, and an invite's days always count", async () => {
	const stranger = await registerPerson(system);
	await erase(stranger);
	const owner = await comeBack(stranger.email);
	expect(owner.plan).toBe("trial");
	await verifyByMail(system, owner.person);
	await erase(owner.person);
	const createdAt = system.services.clock.now();
	await db().insert(inviteCodes).values({ id: randomUUID(), code: "GUEST-AGAIN", trialDays: 7, createdAt });
	expect((await comeBack(stranger.email, { invite_code: "GUEST-AGAIN" })).plan).toBe("trial");
});

test("what is kept of an address cannot be read", async () => {
	const person = await verifiedPerson();
	const kept = await db().select().from(trialAddresses);
	expect(kept.length).toBeGreaterThan(0);
	for (const { fingerprint } of kept) {
		expect(fingerprint).toMatch(/^v1\.[0-9a-f]{64}$/);
		expect(fingerprint).not.toContain(person.email);
	}
});
