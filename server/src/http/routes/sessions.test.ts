import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const list = async ({ cookie }: Pick<Person, "cookie">) =>
	(await system.app.inject({ url: "/api/sessions", headers: { cookie } })).json().sessions;
const post = ({ cookie }: Pick<Person, "cookie">, url: string) =>
	system.app.inject({ method: "POST", url, headers: { cookie }, payload: {} });

async function logIn({ email, password }: Person, userAgent: string): Promise<{ cookie: string }> {
	const answer = await system.app.inject({
		method: "POST",
		url: "/api/login",
		headers: { "user-agent": userAgent },
		payload: { email, password },
	});
	return { cookie: cookieOf(answer) };
}

test("every signed-in browser is listed, the one that asks first, and no secret of any", async () => {
	const person = await welcomePerson(system);
	system.devClock?.advance(60_000);
	await logIn(person, "x".repeat(5_000));
	system.devClock?.advance(60_000);
	const firefox = await logIn(person, FIREFOX);
	const sessions = await list(person);
	expect(sessions.map(({ device }: { device: string }) => device).slice(1)).toEqual([
		"Firefox on Windows",
		"Unknown browser",
	]);
	expect(sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false, false]);
	expect(Object.keys(sessions[0]).toSorted()).toEqual([
		"created_at",
		"device",
		"id",
		"is_current",
		"last_seen_at",
	]);
	expect((await list(firefox))[0]).toMatchObject({ device: "Firefox on Windows", is_current: true });
});

test("a session can be ended from another one", async () => {
	const person = await welcomePerson(system);
	const other = await logIn(person, FIREFOX);
	const [current] = await list(other);
	const answer = await post(person, `/api/sessions/${current.id}/revoke`);
	expect(answer.json()).toEqual({ ok: true, revoked: 1 });
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect((await system.app.inject({ url: "/api/me", headers: other })).json()).toEqual({ user: null });
	expect(await list(person)).toHaveLength(1);
	expect((await post(person, `/api/sessions/${current.id}/revoke`)).statusCode).toBe(404);
});

test("ending one's own session clears the cookie", async () => {
	const person = await welcomePerson(system);
	const [current] = await list(person);
	const answer = await post(person, `/api/sessions/${current.id}/revoke`);
	expect(String(answer.headers["set-cookie"])).toContain("session=;");
	expect((await post(person, "/api/sessions/revoke-others")).statusCode).toBe(401);
});

test("another person's session is not found and goes on", async () => {
	const person = await welcomePerson(system);
	const eve = await welcomePerson(system);
	const [session] = await list(person);
	expect((await post(eve, `/api/sessions/${session.id}/revoke`)).statusCode).toBe(404);
	expect(await list(person)).toHaveLength(1);
});

test.each(["1", "null", "00000000-0000-0000-0000-00000000000g", "%27%20or%201=1"])(
	"the id %s names no session",
	async (id) => {
		const answer = await post(await welcomePerson(system), `/api/sessions/${id}/revoke`);
		expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "Not found." }]);
	},
);

test("signing out everywhere else leaves the one that asks", async () => {
	const person = await welcomePerson(system);
	const others = [await logIn(person, FIREFOX), await logIn(person, FIREFOX)];
	expect((await post(person, "/api/sessions/revoke-others")).json()).toEqual({ ok: true, revoked: 2 });
	for (const headers of others) {
		expect((await system.app.inject({ url: "/api/me", headers })).json()).toEqual({ user: null });
	}
	expect(await list(person)).toHaveLength(1);
});

test("a session that has run out is not listed", async () => {
	const person = await welcomePerson(system);
	await logIn(person, FIREFOX);
	system.devClock?.advance(29 * DAY_MS);
	await list(person);
	system.devClock?.advance(2 * DAY_MS);
	expect(await list(person)).toHaveLength(1);
});

test("the list stands behind the gates", async () => {
	const person = await registerPerson(system);
	for (const headers of [{}, { cookie: person.cookie }]) {
		const answer = await system.app.inject({ url: "/api/sessions", headers });
		expect(answer.statusCode).toBe("cookie" in headers ? 409 : 401);
	}
});
