import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	cookieOf,
	mailedToken,
	newEmail,
	newPassword,
	type Person,
	registerPerson,
	verifyByMail,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { users } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const get = (url: string, person?: Person) =>
	system.app.inject({ url, headers: person ? { cookie: person.cookie } : {} });
const post = (url: string, payload: object, person?: Person) =>
	system.app.inject({ method: "POST", url, payload, headers: person ? { cookie: person.cookie } : {} });

test("a visitor is nobody", async () => {
	const answer = await get("/api/me?t=1");
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toEqual({ user: null });
});

test("registering answers the whole user, signs in and leads to the mail page", async () => {
	const email = newEmail();
	const answer = await post("/api/register", {
		email: ` ${email} `,
		username: " Ana ",
		password: newPassword(),
	});
	expect(answer.statusCode).toBe(200);
	const { user, redirect } = answer.json();
	expect(redirect).toBe("/verify-email");
	const trialEnd = Math.floor((system.services.clock.now().getTime() + 14 * DAY_MS) / 1000);
	expect(user.plan_expires_at).toBeGreaterThan(trialEnd - 60);
	expect(user.plan_expires_at).toBeLessThanOrEqual(trialEnd);
	expect(user).toMatchObject({
		email,
		username: "Ana",
		is_email_verified: false,
		onboarding_complete: false,
		is_2fa_enabled: false,
		plan: "trial",
		scheduled_plan: null,
		subscription_status: "trialing",
		next_invoice_date: null,
		next_invoice_amount: null,
		agreed_to_terms: false,
		agreed_to_terms_date: null,
		latest_checkin_id: 0,
		care_plan: null,
	});
	const me = await system.app.inject({ url: "/api/me", headers: { cookie: cookieOf(answer) } });
	expect(me.json().user.email).toBe(email);
});

test("the session cookie is for http only, same site, thirty days, and secure only on https", async () => {
	const answer = await post("/api/register", { email: newEmail(), username: "Ana", password: newPassword() });
	const cookie = String(answer.headers["set-cookie"]);
	expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("multipart and form bodies register and log in too", async () => {
	const email = newEmail();
	const password = newPassword();
	const form = new FormData();
	for (const [name, value] of Object.entries({ email, username: "Ana", password, invite_code: "" })) {
		form.set(name, value);
	}
	const registered = await system.app.inject({ method: "POST", url: "/api/register", payload: form });
	expect(registered.statusCode).toBe(200);
	const loggedIn = await system.app.inject({
		method: "POST",
		url: "/api/login",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: new URLSearchParams({ email, password, next: "/chat" }).toString(),
	});
	expect(loggedIn.json()).toEqual({ requires_2fa: false, partial_token: null, redirect: "/verify-email" });
});

test("one address has one account, whatever its letter case", async () => {
	const person = await registerPerson(system);
	const again = await post("/api/register", {
		email: person.email.toUpperCase(),
		username: "Eve",
		password: newPassword(),
	});
	expect(again.statusCode).toBe(409);
	expect(again.json()).toEqual({ detail: "An account with this email already exists." });
});

test.each([
	["a short password", { password: "seven77" }, "Password must be at least 8 characters."],
	["a long password", { password: "x".repeat(129) }, "Password must be at most 128 characters."],
	["a common password", { password: "Password1" }, "This password is too common. Please choose another one."],
	["blanks for a password", { password: " ".repeat(12) }, "A password cannot be blanks only."],
	["a common password in disguise", { password: "P@ssw0rd123" }, MESSAGES.passwordCommon],
	["a common password with an end", { password: "Password123!" }, MESSAGES.passwordCommon],
	["one letter again and again", { password: "aaaaaaaa" }, MESSAGES.passwordGuessable],
	["the product's name for a password", { password: "dewlight1" }, MESSAGES.passwordPersonal],
	[
		"the own name for a password",
		{ username: "Zephyrine", password: "zephyrine7" },
		MESSAGES.passwordPersonal,
	],
	[
		"the own address for a password",
		{ email: "zephyrine.q@example.com", password: "zephyrine.q@example.com" },
		MESSAGES.passwordPersonal,
	],
	["no password", { password: undefined }, "Password is required."],
	["no address", { email: "nobody" }, "Please enter a valid email address."],
	["a blank name", { username: "   " }, "Username is required."],
	["a name of 51 letters", { username: "x".repeat(51) }, "Username must be at most 50 characters."],
	["an unknown invite", { invite_code: "WELCOME" }, "Invite code is invalid or has already been used."],
	["a name with a NUL", { username: "A\0B" }, "The text contains characters that cannot be stored."],
])("registering with %s is refused with a sentence", async (_what, change, detail) => {
	const body = { email: newEmail(), username: "Ana", password: newPassword(), ...change };
	const answer = await post("/api/register", body);
	expect(answer.statusCode).toBe(400);
	expect(answer.json()).toEqual({ detail });
});

test("a password keeps its blanks", async () => {
	const person = await registerPerson(system);
	expect(person.password.startsWith(" ")).toBe(true);
	const trimmed = await post("/api/login", { email: person.email, password: person.password.trim() });
	expect(trimmed.statusCode).toBe(401);
	const exact = await post("/api/login", { email: ` ${person.email} `, password: person.password });
	expect(exact.statusCode).toBe(200);
});

test("an unknown address and a wrong password are told the same", async () => {
	const person = await registerPerson(system);
	const wrong = await post("/api/login", { email: person.email, password: "not the password" });
	const unknown = await post("/api/login", { email: newEmail(), password: "not the password" });
	for (const answer of [wrong, unknown]) {
		expect(answer.statusCode).toBe(401);
		expect(answer.json()).toEqual({ detail: "Incorrect email or password." });
		expect(answer.headers["set-cookie"]).toBeUndefined();
	}
});

test("an unknown address costs the same work as a known one", async () => {
	const own = await startSystem({ fullPasswordCost: true });
	try {
		const person = await registerPerson(own);
		const { passwords } = own.services;
		const hashes: string[] = [];
		own.services.passwords = {
			...passwords,
			verify: (hash, password) => {
				hashes.push(hash);
				return passwords.verify(hash, password);
			},
		};
		for (const email of [person.email, newEmail()]) {
			const payload = { email, password: "not the password" };
			await own.app.inject({ method: "POST", url: "/api/login", payload });
		}
		const costs = hashes.map((hash) => hash.split("$").slice(0, 4).join("$"));
		expect(costs).toEqual(Array(2).fill("$argon2id$v=19$m=19456,t=2,p=1"));
	} finally {
		await own.close();
	}
});

test("logging in gives a new session and ends the one the browser had", async () => {
	const person = await registerPerson(system);
	const answer = await post("/api/login", { email: person.email, password: person.password }, person);
	expect(cookieOf(answer)).not.toBe(person.cookie);
	expect((await get("/api/me", person)).json()).toEqual({ user: null });
});

test("logging out ends the session, and works without one", async () => {
	const person = await registerPerson(system);
	const answer = await post("/api/logout", {}, person);
	expect(answer.json()).toEqual({ ok: true });
	expect(String(answer.headers["set-cookie"])).toContain("session=;");
	expect((await get("/api/me", person)).json()).toEqual({ user: null });
	expect((await post("/api/logout", {})).json()).toEqual({ ok: true });
	const empty = { "content-type": "application/json" };
	const bare = await system.app.inject({ method: "POST", url: "/api/logout", headers: empty });
	expect([bare.statusCode, bare.json()]).toEqual([200, { ok: true }]);
});

test("the mailed link verifies the address, again and again for a day, and signs nobody in", async () => {
	const person = await registerPerson(system);
	await system.settle();
	const token = mailedToken(system, person.email);
	for (const _visit of ["a mail scanner", "the person"]) {
		const answer = await get(`/api/verify-email?token=${token}`);
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({
			ok: true,
			email: person.email,
			message: "Email verified.",
			redirect: `/register?step=2&email=${encodeURIComponent(person.email)}`,
		});
		expect(answer.headers["set-cookie"]).toBeUndefined();
	}
	expect((await get("/api/me", person)).json().user.is_email_verified).toBe(true);
});

test.each(["", "?token=", "?token=unknown", `?token=${"x".repeat(400)}`])(
	"a link with %j is refused",
	async (query) => {
		const answer = await get(`/api/verify-email${query}`);
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toEqual({ detail: "Verification failed or token is invalid/expired." });
	},
);

test("a second mail can be asked for until the address is verified", async () => {
	const person = await registerPerson(system);
	const again = await post("/api/resend-verification", {}, person);
	expect(again.json()).toEqual({ ok: true, message: "Verification email sent." });
	await verifyByMail(system, person);
	expect(system.mailbox?.read(person.email)).toHaveLength(2);
	expect((await post("/api/resend-verification", {}, person)).statusCode).toBe(409);
});

test("asking for many mails is refused for a while", async () => {
	const person = await registerPerson(system);
	const statuses: number[] = [];
	for (let i = 0; i < 6; i++) statuses.push((await post("/api/resend-verification", {}, person)).statusCode);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	const refused = await post("/api/resend-verification", {}, person);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("guessing a password is refused after ten tries, also with the right one", async () => {
	const person = await registerPerson(system);
	for (let i = 0; i < 10; i++) await post("/api/login", { email: person.email, password: "wrong guess" });
	const answer = await post("/api/login", { email: person.email, password: person.password });
	expect(answer.statusCode).toBe(429);
});

test("gates stand in order: session, address, legal texts", async () => {
	const answers = async (person?: Person) => {
		const answer = await post("/api/onboarding", {}, person);
		return [answer.statusCode, answer.json().detail];
	};
	expect(await answers()).toEqual([401, "Please log in."]);
	const person = await registerPerson(system);
	expect(await answers(person)).toEqual([409, "email_not_verified"]);
	await verifyByMail(system, person);
	expect(await answers(person)).toEqual([409, "legal_acceptance_required"]);
});

test("accepting the legal texts is recorded as sent", async () => {
	const person = await registerPerson(system);
	const sent = new Date(system.services.clock.now().getTime() - 60_000).toISOString();
	const answer = await post(
		"/api/update-legal-acceptance",
		{ agreed_to_terms: true, agreed_to_terms_date: sent },
		person,
	);
	expect(answer.json()).toMatchObject({
		ok: true,
		user: { agreed_to_terms: true, agreed_to_terms_date: sent },
	});
});

test("a browser clock that is far off is not believed", async () => {
	const person = await registerPerson(system);
	const body = { agreed_to_terms: true, agreed_to_terms_date: "2001-01-01T00:00:00.000Z" };
	const answer = await post("/api/update-legal-acceptance", body, person);
	const recorded = Date.parse(answer.json().user.agreed_to_terms_date);
	expect(Math.abs(recorded - system.services.clock.now().getTime())).toBeLessThan(60_000);
});

test("not agreeing is no acceptance", async () => {
	const person = await registerPerson(system);
	const body = { agreed_to_terms: false, agreed_to_terms_date: new Date().toISOString() };
	const answer = await post("/api/update-legal-acceptance", body, person);
	expect(answer.statusCode).toBe(400);
	expect((await get("/api/me", person)).json().user.agreed_to_terms).toBe(false);
});

test("onboarding stores the answers, drops unknown preferences, and takes empty lists", async () => {
	const person = await welcomePerson(system);
	const answer = await post(
		"/api/onboarding",
		{ goals: ["Even tone", "Even tone"], issues: ["Acne"], preferences: { budget: "low", shoe_size: 41 } },
		person,
	);
	expect(answer.json()).toMatchObject({
		ok: true,
		onboarding_complete: true,
		user: { goals: ["Even tone"], issues: ["Acne"], onboarding_complete: true },
	});
	const empty = await post("/api/onboarding", { goals: [], issues: [], preferences: {} }, person);
	expect(empty.json().user).toMatchObject({ goals: [], issues: [], onboarding_complete: true });
});

test("answering again without preferences keeps those that were given", async () => {
	const person = await welcomePerson(system);
	const preferences = { pregnancy: "pregnant", fragrance_free: true };
	await post("/api/onboarding", { preferences }, person);
	await post("/api/onboarding", { goals: ["Glowing skin"] }, person);
	const [row] = await system.services.store.db
		.select({ preferences: users.preferences })
		.from(users)
		.where(eq(users.email, person.email));
	expect(row?.preferences).toEqual(preferences);
});

test("the way after login leads through the gates", async () => {
	const next = async (person: Person, wish: string) =>
		(await get(`/api/login/next?next=${encodeURIComponent(wish)}`, person)).json().redirect;
	const person = await registerPerson(system);
	expect(await next(person, "/chat")).toBe("/verify-email");
	await verifyByMail(system, person);
	expect(await next(person, "/chat")).toBe("/onboarding/current");
	expect(await next(person, "/register?step=2&email=a%40b.c")).toBe("/register?step=2&email=a%40b.c");
	const body = { agreed_to_terms: true, agreed_to_terms_date: new Date().toISOString() };
	await post("/api/update-legal-acceptance", body, person);
	await post("/api/onboarding", {}, person);
	expect(await next(person, "/chat?x=1#y")).toBe("/chat?x=1#y");
	expect(await next(person, "https://elsewhere.example/")).toBe("/upload");
	expect((await get("/api/login/next")).statusCode).toBe(401);
});

test("a trial becomes free after fourteen days", async () => {
	const own = await startSystem({ worker: true });
	try {
		const person = await registerPerson(own);
		own.devClock?.advance(14 * DAY_MS + 1000);
		const me = await own.app.inject({ url: "/api/me", headers: { cookie: person.cookie } });
		expect(me.json().user).toMatchObject({
			plan: "free",
			plan_expires_at: null,
			subscription_status: "none",
		});
	} finally {
		await own.close();
	}
});
