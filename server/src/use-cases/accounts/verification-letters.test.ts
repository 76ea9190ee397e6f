import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedToken, newEmail, registerPerson, verifyByMail } from "../../../test/factories/person.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const SENT = {
	ok: true,
	message: "If an account waits for that email to be confirmed, a new link is on its way.",
};

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const ask = (email: string, own = system) =>
	own.app.inject({ method: "POST", url: "/api/request-verification", payload: { email } });
const lettersTo = async (email: string, own = system) => {
	await own.settle();
	return own.mailbox?.read(email).length ?? 0;
};

test("a visitor who lost the link gets another one, and it works", async () => {
	const person = await registerPerson(system);
	const first = await lettersTo(person.email);
	const answer = await ask(` ${person.email.toUpperCase()} `);
	expect([answer.statusCode, answer.json()]).toEqual([200, SENT]);
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(await lettersTo(person.email)).toBe(first + 1);
	const token = mailedToken(system, person.email);
	expect((await system.app.inject({ url: `/api/verify-email?token=${token}` })).statusCode).toBe(200);
});

test("an unknown address and a confirmed one are answered the same and get no letter", async () => {
	const confirmed = await registerPerson(system);
	await verifyByMail(system, confirmed);
	const before = await lettersTo(confirmed.email);
	const unknown = newEmail();
	for (const email of [unknown, confirmed.email]) expect((await ask(email)).json()).toEqual(SENT);
	expect(await lettersTo(confirmed.email)).toBe(before);
	expect(await lettersTo(unknown)).toBe(0);
});

test("strangers get a mailbox five links an hour, and use up none of the five its owner may ask for", async () => {
	const own = await startOwnSystem({ worker: true });
	const { email, cookie } = await registerPerson(own);
	const before = await lettersTo(email, own);
	const resend = () =>
		own.app.inject({ method: "POST", url: "/api/resend-verification", payload: {}, headers: { cookie } });
	const statuses: number[] = [];
	for (let i = 0; i < 6; i += 1) statuses.push((await ask(email, own)).statusCode);
	for (let i = 0; i < 6; i += 1) statuses.push((await resend()).statusCode);
	const five = [200, 200, 200, 200, 200, 429];
	expect(statuses).toEqual([...five, ...five]);
	expect(await lettersTo(email, own)).toBe(before + 10);
});

test("one network address asks for twenty links an hour", async () => {
	const own = await startOwnSystem({ strictLimits: true });
	const statuses: number[] = [];
	for (let i = 0; i < 21; i += 1) statuses.push((await ask(newEmail(), own)).statusCode);
	expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

const correct = (person: { cookie: string }, email: string, own = system) =>
	own.app.inject({
		method: "POST",
		url: "/api/correct-email",
		payload: { email },
		headers: { cookie: person.cookie },
	});
const verify = async (token: string) =>
	(await system.app.inject({ url: `/api/verify-email?token=${token}` })).statusCode;

test("a mistyped address is put right: the right one gets a link, and those mailed before are void", async () => {
	const person = await registerPerson(system);
	await system.settle();
	const mistyped = mailedToken(system, person.email);
	const meant = newEmail();
	const answer = await correct(person, ` ${meant} `);
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toMatchObject({ ok: true, user: { email: meant, is_email_verified: false } });
	await system.settle();
	expect(await verify(mistyped)).toBe(400);
	const me = await system.app.inject({ url: "/api/me", headers: { cookie: person.cookie } });
	expect(me.json().user).toMatchObject({ email: meant, is_email_verified: false });
	expect(await verify(mailedToken(system, meant))).toBe(200);
	const freed = await system.app.inject({
		method: "POST",
		url: "/api/register",
		payload: { email: person.email, username: "Bo", password: person.password },
	});
	expect(freed.statusCode).toBe(200);
});

test("an address that is confirmed, or somebody else's, is not corrected", async () => {
	const confirmed = await registerPerson(system);
	await verifyByMail(system, confirmed);
	const late = await correct(confirmed, newEmail());
	expect([late.statusCode, late.json()]).toEqual([
		409,
		{ detail: "This email address is already verified." },
	]);
	const person = await registerPerson(system);
	const taken = await correct(person, confirmed.email.toUpperCase());
	expect([taken.statusCode, taken.json()]).toEqual([
		409,
		{ detail: "An account with this email already exists." },
	]);
});

test("an address is corrected five times a day, so that nobody sends letters to addresses of their choice", async () => {
	const person = await registerPerson(system);
	const statuses: number[] = [];
	for (let i = 0; i < 6; i += 1) statuses.push((await correct(person, newEmail())).statusCode);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("ten minutes after the registration, correcting the address asks for the password", async () => {
	const person = await registerPerson(system);
	system.devClock?.advance(10 * 60_000);
	const stale = await correct(person, newEmail());
	expect([stale.statusCode, stale.json()]).toEqual([
		409,
		{ detail: "reauthentication_required", needs: ["password"] },
	]);
	const proof = await system.app.inject({
		method: "POST",
		url: "/api/reauthenticate",
		payload: { password: person.password },
		headers: { cookie: person.cookie },
	});
	expect(proof.statusCode).toBe(200);
	expect((await correct(person, newEmail())).statusCode).toBe(200);
});
