import { describe, expect, test } from "vitest";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import {
	cookieOf,
	newEmail,
	newPassword,
	type Person,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { enrol, finishLogin, freshCode, startLogin } from "../../../test/factories/two-factor.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { contextOf } from "../context.ts";
import { eraseDueAccounts } from "./index.ts";

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

const start = () => startOwnSystem({ worker: true });
const post = (own: TestSystem, url: string, payload: object, cookie = "") =>
	own.app.inject({ method: "POST", url, payload, headers: { cookie } });
const read = (own: TestSystem, url: string, cookie: string) => own.app.inject({ url, headers: { cookie } });
const subjects = (own: TestSystem, to: string) => (own.mailbox?.read(to) ?? []).map(({ subject }) => subject);

async function resetPassword(own: TestSystem, email: string): Promise<string> {
	await post(own, "/api/request-password-reset", { email });
	await own.settle();
	const [token] = mailedTokens(own, email, "/reset-password");
	const password = newPassword();
	const answer = await post(own, "/api/reset-password", { token, new_password: password });
	expect(answer.statusCode).toBe(200);
	return password;
}

test("a session alone, older than ten minutes, takes nothing away", async () => {
	const own = await start();
	const victim = await welcomePerson(own);
	await enrol(own, victim);
	own.devClock?.advance(11 * MINUTE);
	const { cookie } = victim;
	const tries: [url: string, body: object][] = [
		["/api/2fa/backup-codes", {}],
		["/api/account", { email: newEmail() }],
		["/api/sessions/revoke-others", {}],
		["/api/account/deletion", { password: "guessed" }],
	];
	for (const [url, body] of tries) expect((await post(own, url, body, cookie)).statusCode, url).toBe(409);
	expect((await read(own, "/api/account/export", cookie)).statusCode).toBe(409);
	expect((await post(own, "/api/2fa/disable", { code: "000000" }, cookie)).statusCode).toBe(409);
	await own.settle();
	expect((await read(own, "/api/account", cookie)).json()).toMatchObject({
		email: victim.email,
		is_2fa_enabled: true,
		pending_email: null,
		deletion_due_at: null,
	});
});

/**
 * Everything an intruder can do with a session in its first ten minutes; returns what he signs in with. After the change of
 * the address a process answers whose clock is so far behind.
 */
async function steal(own: TestSystem, victim: Person, behind: number): Promise<Person & { secret: string }> {
	const { cookie } = victim;
	const renewed = (await post(own, "/api/2fa/backup-codes", {}, cookie)).json().backup_codes;
	expect((await post(own, "/api/2fa/disable", { code: renewed[0] }, cookie)).statusCode).toBe(200);
	const email = newEmail();
	expect((await post(own, "/api/account", { email }, cookie)).statusCode).toBe(200);
	own.devClock?.advance(-behind);
	await own.settle();
	const [confirmation] = mailedTokens(own, email, "/confirm-email-change");
	expect((await read(own, `/api/confirm-email-change?token=${confirmation}`, "")).statusCode).toBe(200);
	const password = await resetPassword(own, email);
	const login = await post(own, "/api/login", { email, password });
	const thief = { ...victim, email, password, cookie: cookieOf(login) };
	const { secret } = await enrol(own, thief);
	expect((await post(own, "/api/account/deletion", { password }, thief.cookie)).statusCode).toBe(200);
	expect((await read(own, "/api/account/export", thief.cookie)).statusCode).toBe(200);
	await own.settle();
	return { ...thief, secret };
}

describe.each([
	["of one clock", 0],
	["of which the next one has a clock behind", 60 * MINUTE],
])("processes %s", (_, behind) => {
	test("the whole theft of an account is undone from the former mailbox: the owner gets in, the thief is out, nothing is erased", async () => {
		const own = await start();
		const victim = await welcomePerson(own);
		await enrol(own, victim);
		const thief = await steal(own, victim, behind);

		expect(subjects(own, victim.email)).toEqual(
			expect.arrayContaining([
				"Two-factor authentication is off for Dewlight",
				"Your Dewlight email is about to change",
				"The password was changed (Dewlight)",
				"Two-factor authentication was turned on (Dewlight)",
				"Deletion of the account was asked for (Dewlight)",
				"The data of the account was downloaded (Dewlight)",
			]),
		);

		const [back] = mailedTokens(own, victim.email, "/undo-email-change");
		const undone = await post(own, "/api/undo-email-change", { token: back });
		expect([undone.statusCode, undone.json().email]).toEqual([200, victim.email]);

		expect((await read(own, "/api/me", thief.cookie)).json().user).toBeNull();
		for (const email of [victim.email, thief.email]) {
			for (const { password } of [thief, victim]) {
				expect((await post(own, "/api/login", { email, password })).statusCode).toBe(401);
			}
		}
		const password = await resetPassword(own, victim.email);
		const login = await post(own, "/api/login", { email: victim.email, password });
		expect(login.json()).toMatchObject({ requires_2fa: false });
		expect((await read(own, "/api/account", cookieOf(login))).json()).toMatchObject({
			email: victim.email,
			is_2fa_enabled: false,
			backup_codes_left: 0,
			pending_email: null,
			deletion_due_at: null,
		});
		own.devClock?.advance(WEEK + MINUTE);
		await eraseDueAccounts({ ctx: contextOf(own.services, { kind: "job", job: "erase-accounts" }) });
		expect((await post(own, "/api/login", { email: victim.email, password })).statusCode).toBe(200);
	});
});

test("who goes back to the first address voids the ways back to later ones, also where a clock behind has dated them", async () => {
	const own = await start();
	const victim = await welcomePerson(own);
	const first = newEmail();
	await post(own, "/api/account", { email: first }, victim.cookie);
	await own.settle();
	const [confirmation] = mailedTokens(own, first, "/confirm-email-change");
	await read(own, `/api/confirm-email-change?token=${confirmation}`, "");
	own.devClock?.advance(-MINUTE);
	await post(own, "/api/account", { email: newEmail() }, victim.cookie);
	await own.settle();
	const [toVictim] = mailedTokens(own, victim.email, "/undo-email-change");
	const [toThief] = mailedTokens(own, first, "/undo-email-change");
	expect((await post(own, "/api/undo-email-change", { token: toVictim })).statusCode).toBe(200);
	expect((await post(own, "/api/undo-email-change", { token: toThief })).statusCode).toBe(400);
});

test("what is older than the change stays when it is undone: password, second factor and its backup codes", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	const { secret, backupCodes } = await enrol(own, person);
	await post(own, "/api/account", { email: newEmail() }, person.cookie);
	await own.settle();
	const [back] = mailedTokens(own, person.email, "/undo-email-change");
	await post(own, "/api/undo-email-change", { token: back });
	const again = await finishLogin(own, await startLogin(own, person), freshCode(own, secret));
	expect(again.statusCode).toBe(200);
	expect((await finishLogin(own, await startLogin(own, person), backupCodes[0] ?? "")).statusCode).toBe(200);
});

test("backup codes made since the change no longer work once it is undone", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	await enrol(own, person);
	await post(own, "/api/account", { email: newEmail() }, person.cookie);
	const { backup_codes } = (await post(own, "/api/2fa/backup-codes", {}, person.cookie)).json();
	await own.settle();
	const [back] = mailedTokens(own, person.email, "/undo-email-change");
	await post(own, "/api/undo-email-change", { token: back });
	const refused = await finishLogin(own, await startLogin(own, person), backup_codes[0]);
	expect(refused.statusCode).toBe(401);
});

test("a password that was changed in the same call as the address goes with it", async () => {
	const own = await start();
	const victim = await welcomePerson(own);
	const [email, new_password] = [newEmail(), newPassword()];
	const body = { email, new_password, current_password: victim.password };
	expect((await post(own, "/api/account", body, victim.cookie)).statusCode).toBe(200);
	await own.settle();
	const [back] = mailedTokens(own, victim.email, "/undo-email-change");
	expect((await post(own, "/api/undo-email-change", { token: back })).statusCode).toBe(200);
	const login = await post(own, "/api/login", { email: victim.email, password: new_password });
	expect(login.statusCode).toBe(401);
});

test("the former address hears nothing any more once the change cannot be undone", async () => {
	const own = await start();
	const person = await welcomePerson(own);
	const email = newEmail();
	await post(own, "/api/account", { email }, person.cookie);
	await own.settle();
	const [confirmation] = mailedTokens(own, email, "/confirm-email-change");
	await read(own, `/api/confirm-email-change?token=${confirmation}`, "");
	own.devClock?.advance(WEEK + MINUTE);
	const before = subjects(own, person.email).length;
	await resetPassword(own, email);
	await own.settle();
	expect(subjects(own, email)[0]).toBe("Your Dewlight password was changed");
	expect(subjects(own, person.email)).toHaveLength(before);
});
