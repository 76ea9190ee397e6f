import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import {
	cookieOf,
	mailedToken,
	newEmail,
	newPassword,
	type Person,
	registerPerson,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { enrol } from "../../../test/factories/two-factor.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const HOUR = 3_600_000;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const post = (url: string, payload: object, cookie = "", own = system) =>
	own.app.inject({ method: "POST", url, payload, headers: { cookie } });
const disown = (token: string | undefined, own = system) =>
	post("/api/disown-account", { token }, undefined, own);
const sessionOf = async ({ cookie }: Pick<Person, "cookie">) =>
	(await system.app.inject({ url: "/api/me", headers: { cookie } })).json().user;

async function notMeLink(person: Pick<Person, "email">, own = system): Promise<string> {
	await own.settle();
	const [token] = mailedTokens(own, person.email, "/not-my-account");
	if (!token) throw new Error("The mail has no link for somebody else.");
	return token;
}

async function resetPassword(email: string): Promise<string> {
	await post("/api/request-password-reset", { email });
	await system.settle();
	const [token] = mailedTokens(system, email, "/reset-password");
	const password = newPassword();
	expect((await post("/api/reset-password", { token, new_password: password })).statusCode).toBe(200);
	return password;
}

test("whoever confirmed an account that a stranger opened with their address takes it from the stranger, second factor and all", async () => {
	const stranger = await welcomePerson(system);
	const { backupCodes } = await enrol(system, stranger);
	const token = await notMeLink(stranger);

	expect((await disown(token)).json()).toEqual({ outcome: "done" });
	expect(await sessionOf(stranger)).toBeNull();
	expect((await post("/api/login", stranger)).statusCode).toBe(401);
	expect(backupCodes).toHaveLength(10);

	const password = await resetPassword(stranger.email);
	const login = await post("/api/login", { email: stranger.email, password });
	expect(login.json()).toMatchObject({ requires_2fa: false });
	const { subject, text } =
		system.mailbox?.read(stranger.email).find((mail) => /locked/.test(mail.subject)) ?? {};
	expect(subject).toBe("The Dewlight account with your address is locked");
	expect(text).toContain("/forgot-password");
});

test("a stranger who is locked out before the address was confirmed cannot confirm it with an older link", async () => {
	const stranger = await registerPerson(system);
	await system.settle();
	const confirmation = mailedToken(system, stranger.email);
	await disown(await notMeLink(stranger));
	expect(await sessionOf(stranger)).toBeNull();
	expect((await post("/api/login", stranger)).statusCode).toBe(401);
	expect((await system.app.inject(`/api/verify-email?token=${confirmation}`)).statusCode).toBe(400);
});

test("no way back to an address of the stranger's outlives it", async () => {
	const stranger = await welcomePerson(system);
	const token = await notMeLink(stranger);
	const aside = newEmail();
	const moves: [from: string, to: string][] = [
		[stranger.email, aside],
		[aside, stranger.email],
	];
	for (const [, email] of moves) {
		expect((await post("/api/account", { email }, stranger.cookie)).statusCode).toBe(200);
		await system.settle();
		const [confirmation] = mailedTokens(system, email, "/confirm-email-change");
		await system.app.inject(`/api/confirm-email-change?token=${confirmation}`);
	}
	const [back] = mailedTokens(system, aside, "/undo-email-change");
	expect((await disown(token)).json()).toEqual({ outcome: "done" });
	expect((await post("/api/undo-email-change", { token: back })).statusCode).toBe(400);
});

test("pressing again, in this letter or another, changes nothing: the owner's new password stays", async () => {
	const stranger = await registerPerson(system);
	const first = await notMeLink(stranger);
	expect((await post("/api/resend-verification", {}, stranger.cookie)).statusCode).toBe(200);
	const second = await notMeLink(stranger);
	expect(second).not.toBe(first);
	await disown(second);
	const password = await resetPassword(stranger.email);
	for (const token of [second, first]) {
		expect((await disown(token)).json()).toEqual({ outcome: "done_before" });
	}
	const login = await post("/api/login", { email: stranger.email, password });
	expect([login.statusCode, cookieOf(login)]).toEqual([200, expect.stringContaining("session=")]);
});

test("many presses at once lock the stranger out once", async () => {
	const stranger = await registerPerson(system);
	const token = await notMeLink(stranger);
	const answers = await Promise.all(Array.from({ length: 5 }, () => disown(token)));
	const outcomes = answers.map((answer) => answer.json().outcome);
	expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
	expect(outcomes.filter((outcome) => outcome === "done_before")).toHaveLength(4);
});

test("where the account has moved to another address, whoever was mailed by mistake changes nothing in it", async () => {
	const person = await registerPerson(system);
	const token = await notMeLink(person);
	expect((await post("/api/correct-email", { email: newEmail() }, person.cookie)).statusCode).toBe(200);
	expect((await disown(token)).json()).toEqual({ outcome: "moved" });
	expect(await sessionOf(person)).not.toBeNull();
});

test("the link works for seven days; then, and with a token nobody was mailed, it is refused and changes nothing", async () => {
	const own = await startOwnSystem({ worker: true });
	const person = await registerPerson(own);
	const token = await notMeLink(person, own);
	own.devClock?.advance(7 * 24 * HOUR);
	for (const refused of [token, "made up", "", undefined]) {
		const answer = await disown(refused, own);
		expect([answer.statusCode, answer.json().detail]).toEqual([400, "Invalid or expired link."]);
	}
	expect((await post("/api/login", person, "", own)).statusCode).toBe(200);
});
