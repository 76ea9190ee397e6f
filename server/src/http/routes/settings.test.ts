import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	cookieOf,
	newEmail,
	newPassword,
	type Person,
	registerPerson,
	verifyByMail,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { users } from "../../db/schema/index.ts";

const DAY_MS = 24 * 3_600_000;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const get = (url: string, person: Person) => system.app.inject({ url, headers: { cookie: person.cookie } });
const post = (url: string, payload: object, person?: Person) =>
	system.app.inject({ method: "POST", url, payload, headers: person ? { cookie: person.cookie } : {} });
const save = (person: Person, payload: object) => post("/api/account", payload, person);
const subjects = (to: string) => (system.mailbox?.read(to) ?? []).map(({ subject }) => subject);

test("the account reads as the contract says", async () => {
	const person = await welcomePerson(system);
	expect((await get("/api/account", person)).json()).toEqual({
		email: person.email,
		username: "Ana",
		is_2fa_enabled: false,
		pending_email: null,
		beta_features: false,
		backup_codes_left: 0,
		deletion_due_at: null,
	});
});

test("what is missing or empty stays as it is", async () => {
	const person = await welcomePerson(system);
	const before = (await get("/api/account", person)).json();
	for (const body of [{}, { email: "", username: " ", new_password: "", current_password: "" }]) {
		const answer = await save(person, body);
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({ message: "Account updated.", email_change_pending: false });
		expect(answer.headers["set-cookie"]).toBeUndefined();
	}
	expect((await get("/api/account", person)).json()).toEqual(before);
	expect((await save(person, { email: person.email.toUpperCase() })).json().email_change_pending).toBe(false);
});

test("a new name is saved trimmed and answered with the user", async () => {
	const person = await welcomePerson(system);
	const answer = await save(person, { username: "  Bea 李 " });
	expect(answer.json().user).toMatchObject({ username: "Bea 李", email: person.email });
	expect((await get("/api/me", person)).json().user.username).toBe("Bea 李");
});

test.each([
	[
		"no current password",
		{ new_password: "a whole new one" },
		"Current password is required to set a new password.",
	],
	[
		"a wrong current password",
		{ new_password: "a whole new one", current_password: "wrong" },
		"Your current password is incorrect.",
	],
	[
		"a short password",
		{ new_password: "seven77", current_password: "x" },
		"Password must be at least 8 characters.",
	],
	["a bad address", { email: "nobody" }, "Please enter a valid email address."],
	["a look-alike address", { email: "аna@example.com" }, "Please enter a valid email address."],
	["a zero-width address", { email: "an\u200ba@example.com" }, "Please enter a valid email address."],
	[
		"an address with a line break",
		{ email: "a@example.com\r\nBcc: b@example.com" },
		"Please enter a valid email address.",
	],
	["two addresses", { email: ["a@example.com", "b@example.com"] }, "Email is not valid."],
	["a name of 51 letters", { username: "x".repeat(51) }, "Username must be at most 50 characters."],
	["a name with a NUL", { username: "A\0B" }, "The text contains characters that cannot be stored."],
	["half a character", { username: "A\ud800" }, "The text contains characters that cannot be stored."],
	["a number for a name", { username: 7 }, "Username is not valid."],
	["a word for a switch", { beta_features: "yes" }, "Beta features is not valid."],
	["beta features without Pro", { beta_features: true }, "Beta features are part of the Pro plan."],
])("%s is refused with a sentence and nothing of the rest is saved", async (_what, body, detail) => {
	const person = await welcomePerson(system);
	const email = newEmail();
	const answer = await save(person, { username: "Changed", email, ...body });
	expect(answer.statusCode).toBe(400);
	expect(answer.json()).toEqual({ detail });
	expect((await get("/api/account", person)).json()).toMatchObject({ username: "Ana", pending_email: null });
	expect((await post("/api/login", person)).statusCode).toBe(200);
});

test("a common password is refused, and one made of the own address", async () => {
	const person = await welcomePerson(system);
	const answer = await save(person, { new_password: "Password1", current_password: person.password });
	expect(answer.statusCode).toBe(400);
	expect(answer.json().detail).toBe("This password is too common. Please choose another one.");
	const own = await save(person, { new_password: `${person.email}1`, current_password: person.password });
	expect([own.statusCode, own.json().detail]).toEqual([
		400,
		expect.stringContaining("made of your name, your email or ours"),
	]);
});

test("a body that is too large is refused", async () => {
	const person = await welcomePerson(system);
	expect((await save(person, { username: "x".repeat(200_000) })).statusCode).toBe(413);
});

test("a new password renews this session and ends all others", async () => {
	const person = await welcomePerson(system);
	const other = { ...person, cookie: cookieOf(await post("/api/login", person)) };
	const newer = newPassword();
	const answer = await save(person, { new_password: newer, current_password: person.password });
	expect(answer.statusCode).toBe(200);
	const renewed = { ...person, cookie: cookieOf(answer) };
	expect(renewed.cookie).not.toBe(person.cookie);
	expect((await get("/api/me", renewed)).json().user.id).toBe(person.id);
	expect((await get("/api/account", person)).statusCode).toBe(401);
	expect((await get("/api/account", other)).statusCode).toBe(401);
	expect((await post("/api/login", person)).statusCode).toBe(401);
	expect((await post("/api/login", { ...person, password: newer })).statusCode).toBe(200);
	await system.settle();
	expect(subjects(person.email)[0]).toBe("Your Dewlight password was changed");
});

test("guessing the current password is stopped, and a right one forgets the wrong ones", async () => {
	const person = await welcomePerson(system);
	const guess = (current_password: string) => save(person, { new_password: newPassword(), current_password });
	for (let i = 0; i < 5; i += 1) expect((await guess("wrong")).statusCode).toBe(400);
	const changed = await guess(person.password);
	expect(changed.statusCode).toBe(200);
	person.cookie = cookieOf(changed);
	for (let i = 0; i < 10; i += 1) expect((await guess("wrong")).statusCode).toBe(400);
	const stopped = await guess("wrong");
	expect(stopped.statusCode).toBe(429);
	expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
	expect((await post("/api/account/deletion", { password: person.password }, person)).statusCode).toBe(429);
});

test("two new passwords at once: one wins and the other is told", async () => {
	const person = await welcomePerson(system);
	const answers = await Promise.all(
		[newPassword(), newPassword()].map((new_password) =>
			save(person, { new_password, current_password: person.password }),
		),
	);
	expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
		200, 409,
	]);
});

test("beta features are for Pro and are shown with the user", async () => {
	const person = await welcomePerson(system);
	const granted = { grantedPlan: "pro_annual" } as const;
	await system.services.store.db.update(users).set(granted).where(eq(users.id, person.id));
	const answer = await save(person, { beta_features: true });
	expect(answer.json().user.beta_features).toBe(true);
	expect((await get("/api/account", person)).json().beta_features).toBe(true);
	expect((await save(person, { beta_features: false })).json().user.beta_features).toBe(false);
});

test("deletion asks for the password, can be asked for twice and taken back twice", async () => {
	const person = await welcomePerson(system);
	const ask = (password: unknown) => post("/api/account/deletion", { password }, person);
	expect((await ask("wrong")).json()).toEqual({ detail: "Your current password is incorrect." });
	expect((await ask(undefined)).json()).toEqual({ detail: "Enter your password." });
	expect((await get("/api/me", person)).json().user.deletion_due_at).toBeNull();
	const asked = await ask(person.password);
	expect(asked.statusCode).toBe(200);
	const due = asked.json().deletion_due_at;
	const inDays = (Date.parse(due) - system.services.clock.now().getTime()) / DAY_MS;
	expect(inDays).toBeGreaterThan(6.99);
	expect(inDays).toBeLessThanOrEqual(7);
	expect((await ask(person.password)).json().deletion_due_at).toBe(due);
	expect((await get("/api/me", person)).json().user.deletion_due_at).toBe(due);
	await system.settle();
	expect(subjects(person.email).filter((subject) => subject.includes("will be deleted"))).toHaveLength(1);
	for (let i = 0; i < 2; i += 1) {
		const answer = await post("/api/account/deletion/cancel", {}, person);
		expect(answer.json()).toEqual({ ok: true, deletion_due_at: null });
	}
	expect((await get("/api/account", person)).json().deletion_due_at).toBeNull();
});

function callBare(method: "GET" | "POST", url: string, person?: Person) {
	return system.app.inject({
		method,
		url,
		headers: person ? { cookie: person.cookie } : {},
		...(method === "POST" && { payload: { password: person?.password ?? "x" } }),
	});
}

const RIGHTS: [method: "GET" | "POST", url: string][] = [
	["GET", "/api/account"],
	["GET", "/api/sessions"],
	["POST", "/api/sessions/revoke-others"],
	["GET", "/api/account/export"],
	["GET", "/api/subscription"],
	["POST", "/api/account/deletion"],
	["POST", "/api/account/deletion/cancel"],
];

test.each(RIGHTS)("%s %s needs a session and a confirmed address, and no legal text", async (method, url) => {
	const call = (person?: Person) => callBare(method, url, person);
	expect((await call()).statusCode).toBe(401);
	const person = await registerPerson(system);
	const unverified = await call(person);
	expect([unverified.statusCode, unverified.json().detail]).toEqual([409, "email_not_verified"]);
	await verifyByMail(system, person);
	expect((await call(person)).statusCode).toBe(200);
});

test("a paid plan is canceled and kept while new legal texts wait", async () => {
	const person = await registerPerson(system);
	await verifyByMail(system, person);
	for (const url of ["/api/cancel-subscription", "/api/keep-current-plan"]) {
		const answer = await callBare("POST", url, person);
		expect([answer.statusCode, answer.json().detail]).toEqual([
			400,
			"You have no subscription. Please choose a plan first.",
		]);
	}
});

test("a change of the account needs a session, a confirmed address and the accepted texts", async () => {
	const call = (person?: Person) => callBare("POST", "/api/account", person);
	expect((await call()).statusCode).toBe(401);
	const person = await registerPerson(system);
	const unverified = await call(person);
	expect([unverified.statusCode, unverified.json().detail]).toEqual([409, "email_not_verified"]);
	await verifyByMail(system, person);
	const unaccepted = await call(person);
	expect([unaccepted.statusCode, unaccepted.json().detail]).toEqual([409, "legal_acceptance_required"]);
});

test("a page of another site changes nothing", async () => {
	const person = await welcomePerson(system);
	for (const url of ["/api/account", "/api/account/deletion", "/api/undo-email-change"]) {
		const answer = await system.app.inject({
			method: "POST",
			url,
			headers: { cookie: person.cookie, origin: "https://evil.example" },
			payload: { username: "Eve", password: person.password, token: "x" },
		});
		expect(answer.json()).toEqual({ detail: "Request origin not allowed." });
	}
	expect((await get("/api/account", person)).json()).toMatchObject({
		username: "Ana",
		deletion_due_at: null,
	});
});
