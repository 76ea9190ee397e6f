import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import {
	closeMessage,
	createInvites,
	findPerson,
	listAllFeedback,
	listInbox,
	listInvites,
	readMessage,
	setPersonPlan,
} from "./index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
});
afterAll(() => system.close());

const as = (own: TestSystem, name = "Olga") => contextOf(own.services, { kind: "operator", name } as const);

async function auditOf(own: TestSystem, name: string) {
	const { auditLog } = schema;
	return own.services.store.db
		.select()
		.from(auditLog)
		.where(eq(auditLog.actorName, name))
		.orderBy(asc(auditLog.at));
}

const NEW = { count: 1, trialDays: null, expiresAt: null, note: null };

test("codes are made as many as asked, all different, and listed newest first", async () => {
	const own = await startOwnSystem();
	await createInvites({ ctx: as(own), input: NEW });
	own.devClock?.advance(1000);
	const expiresAt = new Date(own.services.clock.now().getTime() + DAY_MS);
	const input = { count: 40, trialDays: 30, expiresAt, note: "Spring" };
	const made = await createInvites({ ctx: as(own), input });
	expect(new Set(made.map(({ code }) => code)).size).toBe(40);
	for (const { code } of made) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
	const listed = await listInvites({ ctx: as(own) });
	expect(listed).toHaveLength(41);
	expect(listed[0]).toMatchObject({
		trialDays: 30,
		note: "Spring",
		expiresAt,
		usedAt: null,
		usedByEmail: null,
	});
});

test.each([
	["none", { count: 0 }],
	["a thousand and one", { count: 1_001 }],
	["half a code", { count: 0.5 }],
	["no days of trial", { trialDays: 0 }],
	["an end in the past", { expiresAt: new Date(0) }],
])("making %s is refused with a sentence", async (_what, change) => {
	const made = createInvites({ ctx: as(system), input: { ...NEW, ...change } });
	await expect(made).rejects.toMatchObject({ code: "bad_input" });
});

test("a person is found by address in any letter case and by id", async () => {
	const person = await registerPerson(system);
	for (const emailOrId of [person.email, ` ${person.email.toUpperCase()}`, String(person.id)]) {
		const account = await findPerson({ ctx: as(system), input: { emailOrId } });
		expect(account.user.id).toBe(person.id);
	}
	for (const emailOrId of [newEmail(), "999999999999", "0", "Ana", "' or 1=1 --@x", ""]) {
		const found = findPerson({ ctx: as(system), input: { emailOrId } });
		await expect(found, emailOrId).rejects.toMatchObject({ code: "not_found" });
	}
});

test("a granted plan stands above the trial, with its quotas, until its end or until it is taken back", async () => {
	const own = await startOwnSystem({ worker: true, analyst: takingAnalyst() });
	const person = await welcomePerson(own);
	const me = async () => (await getAs(own, person, "/api/me")).json().user;
	const limit = async () => (await getAs(own, person, "/api/check-scan-limit")).json();
	const until = new Date(own.services.clock.now().getTime() + 30 * DAY_MS);
	until.setMilliseconds(0);
	const ctx = as(own);
	await setPersonPlan({ ctx, input: { emailOrId: person.email, plan: "pro", until } });
	expect(await me()).toMatchObject({
		plan: "pro",
		plan_expires_at: until.getTime() / 1000,
		subscription_status: "none",
		show_ads: false,
	});
	expect(await limit()).toMatchObject({ plan: "pro", limit: 30, window: "calendar_month" });
	await setPersonPlan({ ctx, input: { emailOrId: person.email, plan: null, until: null } });
	expect(await me()).toMatchObject({ plan: "trial", subscription_status: "trialing" });
	expect(await limit()).toMatchObject({ plan: "trial", limit: 4 });
	await setPersonPlan({ ctx, input: { emailOrId: person.email, plan: "plus", until } });
	own.devClock?.advance(29 * DAY_MS);
	expect(await me()).toMatchObject({ plan: "plus" });
	own.devClock?.advance(DAY_MS);
	expect(await me()).toMatchObject({ plan: "free", plan_expires_at: null, show_ads: true });
	await setPersonPlan({ ctx, input: { emailOrId: person.email, plan: "admin", until: null } });
	own.devClock?.advance(20 * DAY_MS);
	expect(await me()).toMatchObject({ plan: "admin", plan_expires_at: null });
});

test("the scans of the trial do not stand in the way of a granted plan", async () => {
	const person = await welcomePerson(system);
	for (let scan = 0; scan < 4; scan += 1) await finishScan(system, person);
	expect((await getAs(system, person, "/api/check-scan-limit")).statusCode).toBe(403);
	await setPersonPlan({ ctx: as(system), input: { emailOrId: person.email, plan: "pro", until: null } });
	expect((await getAs(system, person, "/api/check-scan-limit")).json()).toMatchObject({ used: 4, limit: 30 });
});

test("a trial is not granted, nor a plan that has ended, nor one to nobody", async () => {
	const person = await registerPerson(system);
	const emailOrId = person.email;
	const ctx = as(system);
	for (const input of [
		{ emailOrId, plan: "trial" as const, until: null },
		{ emailOrId, plan: "pro" as const, until: new Date(0) },
		{ emailOrId: newEmail(), plan: "pro" as const, until: null },
	]) {
		await expect(setPersonPlan({ ctx, input })).rejects.toMatchObject({ name: "DomainError" });
	}
	expect((await findPerson({ ctx, input: { emailOrId } })).plan.plan).toBe("trial");
});

test("the inbox lists by subject and by what is open, shows a message, and closes it once", async () => {
	const own = await startOwnSystem();
	const send = (subject: string, message: string) =>
		own.app.inject({
			method: "POST",
			url: "/api/contact",
			payload: { name: "Ana", email: newEmail(), subject, message },
		});
	await send("General", "First");
	own.devClock?.advance(1000);
	await send("Report AI", "Second");
	const ctx = as(own);
	const [report, general] = await listInbox({ ctx, input: { subject: null, openOnly: false } });
	expect([report?.message, general?.message]).toEqual(["Second", "First"]);
	const reports = await listInbox({ ctx, input: { subject: "Report AI", openOnly: true } });
	expect(reports.map(({ message }) => message)).toEqual(["Second"]);
	const id = report?.id ?? "";
	expect(await readMessage({ ctx, input: { id } })).toMatchObject({ message: "Second", handledAt: null });
	const closed = await closeMessage({ ctx, input: { id } });
	own.devClock?.advance(DAY_MS);
	expect(await closeMessage({ ctx, input: { id } })).toMatchObject({ handledAt: closed.handledAt });
	expect(await listInbox({ ctx, input: { subject: "Report AI", openOnly: true } })).toEqual([]);
	for (const unknown of ["nothing", own.services.ids.uuid()]) {
		await expect(readMessage({ ctx, input: { id: unknown } })).rejects.toMatchObject({ code: "not_found" });
	}
});

test("production begins without any account, development with the demo people", async () => {
	const production = await startOwnSystem({ env: { NODE_ENV: "production", ALLOW_EMBEDDED: "1" } });
	expect(production.demoPeople).toEqual([]);
	expect(await production.services.store.db.select().from(schema.users)).toEqual([]);
	const development = await startOwnSystem({ env: { NODE_ENV: "development" } });
	expect(development.demoPeople.length).toBeGreaterThan(0);
});

test("everything an operator does or reads is on record with a name, without what people wrote", async () => {
	const person = await registerPerson(system);
	const secret = "Nobody but the operator reads this.";
	const body = { name: "Ana", email: newEmail(), subject: "General", message: secret };
	await system.app.inject({ method: "POST", url: "/api/contact", payload: body });
	await system.app.inject({ method: "POST", url: "/api/feedback", payload: { message: secret } });
	const ctx = as(system, "Records");
	await createInvites({ ctx, input: { ...NEW, count: 2 } });
	await listInvites({ ctx });
	await findPerson({ ctx, input: { emailOrId: person.email } });
	await setPersonPlan({ ctx, input: { emailOrId: person.email, plan: "plus", until: null } });
	await setPersonPlan({ ctx, input: { emailOrId: person.email, plan: null, until: null } });
	const [message] = await listInbox({ ctx, input: { subject: null, openOnly: true } });
	await readMessage({ ctx, input: { id: message?.id ?? "" } });
	await closeMessage({ ctx, input: { id: message?.id ?? "" } });
	const feedback = await listAllFeedback({ ctx });
	expect(feedback.some((row) => row.message === secret)).toBe(true);
	const rows = await auditOf(system, "Records");
	expect(rows.map(({ action }) => action).toSorted()).toEqual(
		[
			"operator.invites_created",
			"operator.invites_listed",
			"operator.person_looked_up",
			"operator.plan_granted",
			"operator.plan_taken_back",
			"operator.inbox_listed",
			"operator.message_read",
			"operator.message_closed",
			"operator.feedback_listed",
		].toSorted(),
	);
	for (const row of rows) expect(row.actorKind).toBe("operator");
	expect(rows.find(({ action }) => action === "operator.plan_granted")).toMatchObject({
		userId: person.id,
		details: { plan: "plus", until: null },
	});
	expect(JSON.stringify(rows)).not.toContain(secret);
	expect(JSON.stringify(rows)).not.toContain(person.email);
});
