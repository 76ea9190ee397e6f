import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import {
	newEmail,
	newPassword,
	type Person,
	typePasswordAgain,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const get = (url: string, person?: Person, own = system) =>
	own.app.inject({ url, headers: person ? { cookie: person.cookie } : {} });
const post = (url: string, payload: object, person?: Person, own = system) =>
	own.app.inject({ method: "POST", url, payload, headers: person ? { cookie: person.cookie } : {} });
const save = (person: Person, payload: object, own = system) => post("/api/account", payload, person, own);
const confirm = (token: string, own = system) =>
	get(`/api/confirm-email-change?token=${token}`, undefined, own);
const undo = (token: string, own = system) => post("/api/undo-email-change", { token }, undefined, own);
const subjects = (to: string, own = system) => (own.mailbox?.read(to) ?? []).map(({ subject }) => subject);

async function askForAddress(person: Person, email: string, own = system): Promise<string> {
	const answer = await save(person, { email }, own);
	expect(answer.statusCode).toBe(200);
	await own.settle();
	return mailedTokens(own, email, "/confirm-email-change")[0] ?? "";
}

const undoTokens = (email: string, own = system) => mailedTokens(own, email, "/undo-email-change");

test("a new address counts only once its link was opened, without a session, and works once", async () => {
	const person = await welcomePerson(system);
	const email = newEmail();
	const asked = await save(person, { email, username: "Bea" });
	expect(asked.json()).toMatchObject({
		message: `Account updated. We sent a link to ${email}: open it to start using this address.`,
		email_change_pending: true,
		user: { email: person.email, username: "Bea", is_email_verified: true },
	});
	expect((await get("/api/account", person)).json().pending_email).toBe(email);
	await system.settle();
	expect(subjects(email)).toEqual(["Confirm your new email for Dewlight"]);
	expect(subjects(person.email)[0]).toBe("Your Dewlight email is about to change");
	const [token = ""] = mailedTokens(system, email, "/confirm-email-change");
	const answer = await confirm(token);
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toEqual({ message: "Email updated successfully.", email });
	const again = await confirm(token);
	expect([again.statusCode, again.json()]).toEqual([400, { detail: "Invalid or expired link." }]);
	expect((await get("/api/me", person)).json().user).toMatchObject({ email, is_email_verified: true });
	expect((await get("/api/account", person)).json().pending_email).toBeNull();
	expect((await post("/api/login", { ...person, email })).statusCode).toBe(200);
	expect((await post("/api/login", person)).statusCode).toBe(401);
});

test.each(["", "?token=", "?token=unknown", `?token=${"x".repeat(400)}`])(
	"confirming with %j is an invalid link",
	async (query) => {
		const answer = await get(`/api/confirm-email-change${query}`);
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toEqual({ detail: "Invalid or expired link." });
	},
);

test("asking for an address tells nothing of whether somebody has it; its owner is told, and no link opens", async () => {
	const person = await welcomePerson(system);
	const neighbour = await welcomePerson(system);
	const answerFor = async (email: string) => {
		const { statusCode, body } = await save(person, { email });
		return { statusCode, body: body.replaceAll(email, "it") };
	};
	const taken = await answerFor(neighbour.email.toUpperCase());
	await system.settle();
	expect(taken).toEqual(await answerFor(newEmail()));
	expect(subjects(neighbour.email)[0]).toBe("Somebody asked for your email at Dewlight");
	expect(mailedTokens(system, neighbour.email, "/confirm-email-change")).toEqual([]);
	expect((await post("/api/login", neighbour)).statusCode).toBe(200);
});

test("one address gets three mails a day about a change of address, whoever asks for them", async () => {
	const email = newEmail();
	for (let i = 0; i < 3; i += 1) {
		expect((await save(await welcomePerson(system), { email })).statusCode).toBe(200);
	}
	const last = await welcomePerson(system);
	expect((await save(last, { email: email.toUpperCase() })).statusCode).toBe(429);
	await system.settle();
	expect(subjects(email)).toHaveLength(3);
	expect((await get("/api/account", last)).json().pending_email).toBeNull();
});

test("an address that is taken before its link is opened fails at the link", async () => {
	const person = await welcomePerson(system);
	const email = newEmail();
	const token = await askForAddress(person, email);
	await post("/api/register", { email, username: "Eve", password: newPassword() });
	const late = await confirm(token);
	expect(late.statusCode).toBe(400);
	expect(late.json()).toEqual({ detail: "Invalid or expired link." });
	expect((await get("/api/me", person)).json().user.email).toBe(person.email);
});

test("a newer request makes the earlier link void", async () => {
	const person = await welcomePerson(system);
	const first = await askForAddress(person, newEmail());
	const email = newEmail();
	const second = await askForAddress(person, email);
	expect((await confirm(first)).statusCode).toBe(400);
	expect((await confirm(second)).statusCode).toBe(200);
	expect((await get("/api/me", person)).json().user.email).toBe(email);
});

test("asking for many addresses is stopped", async () => {
	const person = await welcomePerson(system);
	for (let i = 0; i < 5; i += 1) expect((await save(person, { email: newEmail() })).statusCode).toBe(200);
	expect((await save(person, { email: newEmail() })).statusCode).toBe(429);
	expect((await save(person, { username: "Still me" })).statusCode).toBe(200);
});

test("the link back restores the address, ends every session and asks for a new password", async () => {
	const person = await welcomePerson(system);
	const email = newEmail();
	await confirm(await askForAddress(person, email));
	const [token = ""] = undoTokens(person.email);
	const answer = await undo(token);
	expect(answer.statusCode).toBe(200);
	expect(answer.json().email).toBe(person.email);
	expect(answer.json().message).toContain("reset your password");
	expect((await get("/api/me", person)).json().user).toBeNull();
	expect((await post("/api/login", person)).statusCode).toBe(200);
	expect((await undo(token)).statusCode).toBe(200);
	await system.settle();
	expect(subjects(person.email)[0]).toBe("Your Dewlight email stays as it was");
});

test("the link back also voids a change that was not confirmed", async () => {
	const person = await welcomePerson(system);
	const confirmation = await askForAddress(person, newEmail());
	expect((await undo(undoTokens(person.email)[0] ?? "")).statusCode).toBe(200);
	expect((await confirm(confirmation)).statusCode).toBe(400);
	expect((await get("/api/me", person)).json().user).toBeNull();
});

test("an intruder who changed the address twice cannot undo the undoing", async () => {
	const person = await welcomePerson(system);
	const [second, third] = [newEmail(), newEmail()];
	await confirm(await askForAddress(person, second));
	await confirm(await askForAddress(person, third));
	const intruders = undoTokens(second)[0] ?? "";
	expect((await undo(undoTokens(person.email)[0] ?? "")).json().email).toBe(person.email);
	expect((await undo(intruders)).statusCode).toBe(400);
	expect((await post("/api/login", person)).statusCode).toBe(200);
});

test("a link to change lives a day, a link back a week", async () => {
	const own = await startOwnSystem({ worker: true });
	const person = await welcomePerson(own);
	const late = await askForAddress(person, newEmail(), own);
	own.devClock?.advance(24 * HOUR_MS + 1000);
	await typePasswordAgain(own, person);
	expect((await confirm(late, own)).statusCode).toBe(400);
	expect((await get("/api/account", person, own)).json().pending_email).toBeNull();
	const email = newEmail();
	expect((await confirm(await askForAddress(person, email, own), own)).statusCode).toBe(200);
	const back = undoTokens(person.email, own)[0] ?? "";
	own.devClock?.advance(6 * DAY_MS);
	expect((await undo(back, own)).statusCode).toBe(200);
	own.devClock?.advance(2 * DAY_MS);
	expect((await undo(back, own)).statusCode).toBe(400);
});

test("no secret of a link or password is logged or waits in the queue", async () => {
	const own = await startOwnSystem({ worker: true });
	const person = await welcomePerson(own);
	const email = newEmail();
	const token = await askForAddress(person, email, own);
	const back = undoTokens(person.email, own)[0] ?? "";
	await confirm(token, own);
	const newer = newPassword();
	await save(person, { new_password: newer, current_password: person.password }, own);
	await own.settle();
	const jobs = await own.services.store.db.execute(sql`select data, output from pgboss.job`);
	const logged = own.logged() + JSON.stringify(jobs);
	for (const secret of [token, back, person.password.trim(), newer.trim(), email]) {
		expect(secret.length).toBeGreaterThan(5);
		expect(logged).not.toContain(secret);
	}
});
