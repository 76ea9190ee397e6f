import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import {
	mailedToken,
	newEmail,
	newPassword,
	type Person,
	registerPerson,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { enrol, finishLogin, startLogin } from "../../../test/factories/two-factor.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { mailTokens, users } from "../../db/schema/index.ts";

const INVALID = [400, { detail: "Reset link is invalid or missing." }];

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const post = (url: string, payload: object, own = system) => own.app.inject({ method: "POST", url, payload });
const reset = async (token: unknown, new_password: unknown = newPassword()) => {
	const answer = await post("/api/reset-password", { token, new_password });
	return [answer.statusCode, answer.json()];
};

async function askForLink({ email }: Person): Promise<string> {
	const answer = await post("/api/request-password-reset", { email: ` ${email.toUpperCase()} ` });
	expect(answer.statusCode).toBe(200);
	await system.settle();
	// The letters of the registration may still have been under way, and arrive in any order.
	return mailedTokens(system, email, "/reset-password")[0] ?? "";
}

async function isSignedIn({ cookie }: Person): Promise<boolean> {
	return (await system.app.inject({ url: "/api/me", headers: { cookie } })).json().user !== null;
}

test("a mailed link sets a new password, ends every session and says so by mail", async () => {
	const person = await welcomePerson(system);
	const token = await askForLink(person);
	const [mail] = system.mailbox?.read(person.email) ?? [];
	expect(mail?.subject).toBe("Reset your Dewlight password");
	expect(mail?.links).toEqual([`http://localhost:3000/reset-password?token=${token}`]);
	const password = newPassword();
	expect(await reset(token, password)).toEqual([200, { message: "Your password has been reset." }]);
	expect(await isSignedIn(person)).toBe(false);
	expect((await post("/api/login", person)).statusCode).toBe(401);
	expect((await post("/api/login", { ...person, password })).statusCode).toBe(200);
	await system.settle();
	expect(system.mailbox?.read(person.email)[0]?.subject).toBe("Your Dewlight password was changed");
});

test("an unknown address gets the same answer, the same work and no mail", async () => {
	const own = await startOwnSystem();
	const person = await registerPerson(own);
	const unknown = newEmail();
	const answers = [person.email, unknown].map(async (email) => {
		const { statusCode, body } = await post("/api/request-password-reset", { email }, own);
		return [statusCode, body];
	});
	const [forKnown, forUnknown] = await Promise.all(answers);
	expect(forUnknown).toEqual(forKnown);
	expect(forKnown).toEqual([
		200,
		JSON.stringify({ message: "If an account exists for that email, a reset link is on its way." }),
	]);
	await own.relay.drain();
	const jobs = await own.queue.boss.findJobs("send-mail");
	const resets = jobs.map(({ data }) => data).filter((data) => "email" in Object(data));
	expect(resets).toHaveLength(2);
	for (const email of [person.email, unknown]) {
		expect(resets).toContainEqual({ template: "reset-password", email });
	}

	expect((await post("/api/request-password-reset", { email: unknown })).statusCode).toBe(200);
	await system.settle();
	expect(system.mailbox?.read(unknown)).toEqual([]);
});

test("a link works once, and makes every other link void", async () => {
	const person = await registerPerson(system);
	const first = await askForLink(person);
	const second = await askForLink(person);
	expect(first).not.toBe(second);
	expect((await reset(first))[0]).toBe(200);
	expect(await reset(first)).toEqual(INVALID);
	expect(await reset(second)).toEqual(INVALID);
});

test("a refused password does not use the link up", async () => {
	const person = await registerPerson(system);
	const token = await askForLink(person);
	expect(await reset(token, "short")).toEqual([400, { detail: "Password must be at least 8 characters." }]);
	expect(await reset(token, "x".repeat(129))).toEqual([
		400,
		{ detail: "Password must be at most 128 characters." },
	]);
	expect(await reset(token, "Password1")).toEqual([
		400,
		{ detail: "This password is too common. Please choose another one." },
	]);
	const [status, { detail }] = await reset(token, person.email);
	expect([status, detail]).toEqual([400, expect.stringContaining("made of your name, your email or ours")]);
	expect(await isSignedIn(person)).toBe(true);
	expect((await reset(token))[0]).toBe(200);
});

test("many uses of one link at once: one counts", async () => {
	const person = await registerPerson(system);
	const token = await askForLink(person);
	const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
	expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
});

test("a link to an address the account no longer has is void", async () => {
	const person = await registerPerson(system);
	const token = await askForLink(person);
	await system.services.store.db.update(users).set({ email: newEmail() }).where(eq(users.id, person.id));
	expect(await reset(token)).toEqual(INVALID);
});

test("a link works for an hour", async () => {
	const person = await registerPerson(system);
	const token = await askForLink(person);
	system.devClock?.advance(60 * 60_000);
	expect(await reset(token)).toEqual(INVALID);
});

test("a link to verify an address is no link to reset a password", async () => {
	const person = await registerPerson(system);
	await system.settle();
	expect(await reset(mailedToken(system, person.email))).toEqual(INVALID);
});

test("a link to a new address that was asked for before the reset is void after it", async () => {
	const person = await registerPerson(system);
	const { db } = system.services.store;
	const now = system.services.clock.now();
	const expiresAt = new Date(now.getTime() + 3_600_000);
	for (const kind of ["email_change", "email_undo"] as const) {
		const id = system.services.ids.uuid();
		const row = { id, tokenHash: id, userId: person.id, kind, email: newEmail(), createdAt: now, expiresAt };
		await db.insert(mailTokens).values(row);
	}
	expect((await reset(await askForLink(person)))[0]).toBe(200);
	const left = await db
		.select({ kind: mailTokens.kind })
		.from(mailTokens)
		.where(eq(mailTokens.userId, person.id));
	expect(left.map(({ kind }) => kind).toSorted()).toEqual(["disown", "email_undo", "reset", "verify"]);
});

test.each([undefined, "", "unknown", "x".repeat(500), "' or 1=1 --"])(
	"the token %j is refused",
	async (token) => {
		expect(await reset(token)).toEqual(INVALID);
	},
);

test.each([null, 7, ["a"], { a: 1 }, "x".repeat(501)])(
	"the token %j is refused with a sentence",
	async (token) => {
		const [status, { detail }] = await reset(token);
		expect(status).toBe(400);
		expect(typeof detail).toBe("string");
	},
);

test.each([{}, { email: "" }, { email: 7 }, { email: "x".repeat(255) }, { email: "a\0@b.example" }])(
	"asking with %j is refused with a sentence",
	async (body) => {
		const answer = await post("/api/request-password-reset", body);
		expect(answer.statusCode).toBe(400);
		expect(typeof answer.json().detail).toBe("string");
	},
);

test("asking too often is refused alike for known and unknown addresses", async () => {
	for (const email of [(await registerPerson(system)).email, newEmail()]) {
		const statuses: number[] = [];
		for (let i = 0; i < 6; i++) {
			statuses.push((await post("/api/request-password-reset", { email })).statusCode);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	}
});

test("a new password does not go around the second factor, and ends a login that waits for it", async () => {
	const person = await welcomePerson(system);
	const { backupCodes } = await enrol(system, person);
	const pending = await startLogin(system, person);
	const password = newPassword();
	expect((await reset(await askForLink(person), password))[0]).toBe(200);
	expect((await finishLogin(system, pending, backupCodes[0] ?? "")).statusCode).toBe(401);
	const half = await post("/api/login", { email: person.email, password });
	expect(half.json()).toMatchObject({ requires_2fa: true, redirect: null });
	expect(half.headers["set-cookie"]).toBeUndefined();
	expect((await finishLogin(system, half.json().partial_token, backupCodes[0] ?? "")).statusCode).toBe(200);
});

test("a login with the old password that began before the reset does not outlive it", async () => {
	const own = await startOwnSystem({ worker: true });
	const person = await registerPerson(own);
	await post("/api/request-password-reset", { email: person.email }, own);
	await own.settle();
	const [token] = mailedTokens(own, person.email, "/reset-password");
	const { passwords } = own.services;
	own.services.passwords = {
		...passwords,
		verify: async (hash, password) => {
			const fits = await passwords.verify(hash, password);
			await post("/api/reset-password", { token, new_password: newPassword() }, own);
			return fits;
		},
	};
	expect((await post("/api/login", person, own)).statusCode).toBe(401);
});

test("someone locked out by wrong guesses gets in by a reset", async () => {
	const person = await registerPerson(system);
	for (let i = 0; i < 11; i++) await post("/api/login", { ...person, password: "wrong guess" });
	expect((await post("/api/login", person)).statusCode).toBe(429);
	const password = newPassword();
	await reset(await askForLink(person), password);
	expect((await post("/api/login", { ...person, password })).statusCode).toBe(200);
});
