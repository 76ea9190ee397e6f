import { expect, onTestFinished, test } from "vitest";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import { newEmail, newPassword, type Person, registerPerson } from "../../../test/factories/person.ts";
import { silentLog } from "../../../test/harness/silent-log.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { createDatabaseThrottle } from "../../adapters/throttle/database-throttle.ts";
import { rateLimits } from "../../db/schema/index.ts";
import { appOptions } from "../../http-options.ts";
import { createApp } from "../app.ts";
import type { App } from "../route.ts";

/** Two apps as two web processes have them: nothing in common but the database. */
async function openPair(): Promise<{ system: TestSystem; apps: [App, App] }> {
	const system = await startOwnSystem({ strictLimits: true, worker: true });
	const { db } = system.services.store;
	const throttle = createDatabaseThrottle({ db, table: rateLimits, addressFactor: 1 });
	const other = { ...system, services: { ...system.services, throttle } };
	const second = await createApp(appOptions(system.config, other, silentLog));
	onTestFinished(() => second.close());
	return { system, apps: [system.app, second] };
}

const logIn = (app: App, login: Pick<Person, "email" | "password">, remoteAddress = "192.0.2.1") =>
	app.inject({ method: "POST", url: "/api/login", payload: login, remoteAddress });

const WRONG = "wrong guess";

test("two processes count the guesses at one account together, from whatever addresses they come", async () => {
	const { system, apps } = await openPair();
	const person = await registerPerson(system);
	const guess = { email: person.email, password: WRONG };
	const answers = await Promise.all(
		Array.from({ length: 16 }, (_, i) => logIn(apps[i % 2 === 0 ? 0 : 1], guess, `192.0.2.${i + 1}`)),
	);
	expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
	expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
	for (const app of apps) expect((await logIn(app, person, "192.0.2.99")).statusCode).toBe(429);
});

test("one address that tries many accounts is refused by both processes, another address is not", async () => {
	const { system, apps } = await openPair();
	const person = await registerPerson(system);
	const statuses: number[] = [];
	for (let i = 0; i < 61; i++) {
		const answer = await logIn(apps[i % 2 === 0 ? 0 : 1], { email: newEmail(), password: WRONG });
		statuses.push(answer.statusCode);
	}
	expect(statuses).toEqual([...Array(60).fill(401), 429]);
	for (const app of apps) {
		const refused = await logIn(app, person);
		expect([refused.statusCode, refused.json()]).toEqual([
			429,
			{ detail: "Too many attempts. Please wait a little and try again." },
		]);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
	}
	expect((await logIn(apps[0], person, "198.51.100.7")).statusCode).toBe(200);
});

/** Every cookie of an answer, as the browser sends it back. */
const cookiesOf = (answer: Awaited<ReturnType<App["inject"]>>) =>
	answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const knownOnly = (cookies: string) =>
	cookies
		.split("; ")
		.filter((cookie) => cookie.startsWith("known_browser="))
		.join("; ");
const logInFrom = (app: App, cookie: string, login: Pick<Person, "email" | "password">) =>
	app.inject({
		method: "POST",
		url: "/api/login",
		payload: login,
		headers: { cookie },
		remoteAddress: "203.0.113.9",
	});

test("strangers who use up the guesses lock no browser out that signed in before", async () => {
	const { system, apps } = await openPair();
	const person = await registerPerson(system);
	const home = knownOnly(cookiesOf(await logIn(apps[0], person, "203.0.113.9")));
	const guess = { email: person.email, password: WRONG };
	for (let i = 0; i < 11; i += 1) await logIn(apps[i % 2 === 0 ? 0 : 1], guess);
	expect((await logIn(apps[0], person)).statusCode).toBe(429);
	for (const app of apps) expect((await logInFrom(app, home, person)).statusCode).toBe(200);
});

test("a known browser has ten guesses of its own, a forged or another person's cookie none", async () => {
	const { system, apps } = await openPair();
	const [person, other] = [await registerPerson(system), await registerPerson(system)];
	const home = knownOnly(cookiesOf(await logIn(apps[0], person)));
	const guess = { email: person.email, password: WRONG };
	const statuses: number[] = [];
	for (let i = 0; i < 11; i += 1) statuses.push((await logInFrom(apps[0], home, guess)).statusCode);
	expect(statuses).toEqual([...Array(10).fill(401), 429]);
	const forged = [
		knownOnly(cookiesOf(await logIn(apps[0], other))),
		home.replace("=", "=x"),
		"known_browser=a.b~c.d",
		`known_browser=${"x".repeat(4_000)}`,
	];
	for (let i = 0; i < 10; i += 1) {
		expect((await logInFrom(apps[1], forged[i % forged.length] ?? "", guess)).statusCode).toBe(401);
	}
	for (const cookie of forged) expect((await logInFrom(apps[1], cookie, guess)).statusCode).toBe(429);
});

test("a new password makes every browser unknown but the one that set it", async () => {
	const { system, apps } = await openPair();
	const person = await registerPerson(system);
	const old = knownOnly(cookiesOf(await logIn(apps[0], person)));
	await system.app.inject({
		method: "POST",
		url: "/api/request-password-reset",
		payload: { email: person.email },
	});
	await system.settle();
	const [token] = mailedTokens(system, person.email, "/reset-password");
	const password = newPassword();
	const reset = await system.app.inject({
		method: "POST",
		url: "/api/reset-password",
		payload: { token, new_password: password },
	});
	const here = knownOnly(cookiesOf(reset));
	const guess = { email: person.email, password: WRONG };
	for (let i = 0; i < 10; i += 1) await logIn(apps[0], guess);
	expect((await logInFrom(apps[0], old, { ...person, password })).statusCode).toBe(429);
	expect((await logInFrom(apps[0], here, { ...person, password })).statusCode).toBe(200);
});

test("letter case and blanks make no other account of an address", async () => {
	const { system, apps } = await openPair();
	const { email } = await registerPerson(system);
	const spellings = [email, email.toUpperCase(), ` ${email} `];
	for (let i = 0; i < 10; i++) {
		await logIn(apps[i % 2 === 0 ? 0 : 1], { email: spellings[i % 3] ?? email, password: WRONG });
	}
	for (const spelling of spellings) {
		expect((await logIn(apps[1], { email: spelling, password: WRONG })).statusCode).toBe(429);
	}
});

test("a success in one process forgets the guesses for both", async () => {
	const { system, apps } = await openPair();
	const person = await registerPerson(system);
	const guess = { email: person.email, password: WRONG };
	for (let round = 0; round < 2; round++) {
		for (let i = 0; i < 8; i++) expect((await logIn(apps[0], guess)).statusCode).toBe(401);
		expect((await logIn(apps[1], person)).statusCode).toBe(200);
	}
});
