import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	cookieOf,
	newEmail,
	newPassword,
	type Person,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { codeAt, type Enrolled, enrol, freshCode } from "../../../test/factories/two-factor.ts";
import { listRoutes } from "../../../test/harness/list-routes.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const TEN_MINUTES_MS = 600_000;
const UNKNOWN_SESSION = "5b0a3c1e-7f6d-4a53-9a1d-2f4be1b7c001";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

interface SensitiveCall {
	method: "GET" | "POST";
	url: string;
	body: (person: Person & Partial<Enrolled>) => object;
	/** What has to be typed again, without and with two-factor. */
	needs: { off: string[] | null; on: string[] };
}

const BOTH = { off: ["password"], on: ["password", "code"] };
/** Every call that can take an account away; a new one in its area is missed by the first test here. */
const SENSITIVE: SensitiveCall[] = [
	{ method: "POST", url: "/api/account", body: () => ({ email: newEmail() }), needs: BOTH },
	{ method: "POST", url: "/api/2fa/setup", body: () => ({}), needs: BOTH },
	{ method: "POST", url: "/api/2fa/verify", body: () => ({ code: "000000" }), needs: BOTH },
	{ method: "POST", url: "/api/2fa/backup-codes", body: () => ({}), needs: BOTH },
	{ method: "POST", url: `/api/sessions/${UNKNOWN_SESSION}/revoke`, body: () => ({}), needs: BOTH },
	{ method: "POST", url: "/api/sessions/revoke-others", body: () => ({}), needs: BOTH },
	{ method: "GET", url: "/api/account/export", body: () => ({}), needs: BOTH },
	// These two bring one part themselves.
	{
		method: "POST",
		url: "/api/2fa/disable",
		body: ({ backupCodes }) => ({ code: backupCodes?.[9] ?? "000000" }),
		needs: { off: ["password"], on: ["password"] },
	},
	{
		method: "POST",
		url: "/api/account/deletion",
		body: ({ password }) => ({ password }),
		needs: { off: null, on: ["code"] },
	},
];
/** In the same area, and no danger to the account. */
const HARMLESS = [
	"GET /api/account",
	"GET /api/sessions",
	"POST /api/account/deletion/cancel",
	"POST /api/2fa/verify-login",
];

const post = (url: string, payload: object, { cookie }: Pick<Person, "cookie">) =>
	system.app.inject({ method: "POST", url, payload, headers: { cookie } });
const call = ({ method, url, body }: SensitiveCall, person: Person & Partial<Enrolled>) =>
	method === "GET"
		? system.app.inject({ url, headers: { cookie: person.cookie } })
		: post(url, body(person), person);
const reauthenticate = (person: Person, payload: object) => post("/api/reauthenticate", payload, person);
const wait = () => system.devClock?.advance(TEN_MINUTES_MS);

const refusal = (needs: string[]) => ({ detail: "reauthentication_required", needs });

test("every call in the area of an account's security is known here as sensitive or harmless", () => {
	const area = /^\/api\/(?:account|2fa|sessions)(?:\/|$)/u;
	const known = SENSITIVE.map(({ method, url }) => `${method} ${url.replace(UNKNOWN_SESSION, ":id")}`);
	const routes = listRoutes(system.app).filter(({ method, url }) => method !== "HEAD" && area.test(url));
	expect(routes.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
		[...known, ...HARMLESS].toSorted(),
	);
	for (const { method, path } of Object.values(ENDPOINTS)) {
		if (area.test(path)) expect([...known, ...HARMLESS]).toContain(`${method} ${path}`);
	}
});

test.each(SENSITIVE)("$method $url asks for the password ten minutes after the login", async (sensitive) => {
	const person = await welcomePerson(system);
	expect((await call(sensitive, person)).body).not.toContain("reauthentication_required");
	const other = await welcomePerson(system);
	wait();
	const stale = await call(sensitive, other);
	if (sensitive.needs.off === null) expect(stale.statusCode).toBe(200);
	else expect([stale.statusCode, stale.json()]).toEqual([409, refusal(sensitive.needs.off)]);
	expect((await reauthenticate(other, { password: other.password })).json()).toEqual({ ok: true });
	expect((await call(sensitive, other)).body).not.toContain("reauthentication_required");
});

test.each(SENSITIVE)("$method $url asks for a code too where two-factor is on", async (sensitive) => {
	const person = await welcomePerson(system);
	const both = { ...person, ...(await enrol(system, person)) };
	wait();
	const stale = await call(sensitive, both);
	expect([stale.statusCode, stale.json()]).toEqual([409, refusal(sensitive.needs.on)]);
	await reauthenticate(both, { password: both.password });
	const half = await call(sensitive, both);
	if (sensitive.needs.on.includes("code")) expect(half.json()).toEqual(refusal(["code"]));
	expect((await reauthenticate(both, { code: freshCode(system, both.secret) })).statusCode).toBe(200);
	expect((await call(sensitive, both)).body).not.toContain("reauthentication_required");
});

test("an answer counts for ten minutes, and for the session that gave it only", async () => {
	const person = await welcomePerson(system);
	const { email, password } = person;
	const stolen = {
		...person,
		cookie: cookieOf(await post("/api/login", { email, password }, { cookie: "" })),
	};
	wait();
	await reauthenticate(person, { password });
	expect((await post("/api/2fa/setup", {}, stolen)).json()).toEqual(refusal(["password"]));
	system.devClock?.advance(TEN_MINUTES_MS - 5_000);
	expect((await post("/api/2fa/setup", {}, person)).statusCode).toBe(200);
	system.devClock?.advance(6_000);
	expect((await post("/api/2fa/setup", {}, person)).json()).toEqual(refusal(["password"]));
});

test("what takes nothing away is done without being asked: a name, the same address, signing out here", async () => {
	const person = await welcomePerson(system);
	wait();
	const saved = await post("/api/account", { username: "Bea", email: person.email.toUpperCase() }, person);
	expect(saved.statusCode).toBe(200);
	const { sessions } = (
		await system.app.inject({ url: "/api/sessions", headers: { cookie: person.cookie } })
	).json();
	expect((await post(`/api/sessions/${sessions[0].id}/revoke`, {}, person)).statusCode).toBe(200);
});

test("a password that was changed renews nothing of the second factor", async () => {
	const person = await welcomePerson(system);
	await enrol(system, person);
	wait();
	const changed = await post(
		"/api/account",
		{ new_password: newPassword(), current_password: person.password },
		person,
	);
	const renewed = { ...person, cookie: cookieOf(changed) };
	expect((await post("/api/2fa/backup-codes", {}, renewed)).json()).toEqual(refusal(["code"]));
});

test("a wrong password or code proves nothing, and a code counts once", async () => {
	const person = await welcomePerson(system);
	const { secret } = await enrol(system, person);
	const { password } = person;
	wait();
	const wrong = await reauthenticate(person, { password: "wrong", code: freshCode(system, secret) });
	expect([wrong.statusCode, wrong.json()]).toEqual([400, { detail: "Your current password is incorrect." }]);
	const wrongCode = await reauthenticate(person, { password, code: "000000" });
	expect([wrongCode.statusCode, wrongCode.json()]).toEqual([400, { detail: "Invalid code, try again." }]);
	expect((await post("/api/2fa/backup-codes", {}, person)).json()).toEqual(refusal(["password", "code"]));
	const code = codeAt(secret, system.services.clock.now());
	expect((await reauthenticate(person, { password, code })).statusCode).toBe(200);
	expect((await reauthenticate(person, { password, code })).statusCode).toBe(400);
	expect((await reauthenticate(person, {})).json()).toEqual({ detail: "Enter your password." });
});

test("guessing the password or the code is stopped, also for the right one", async () => {
	const person = await welcomePerson(system);
	for (let i = 0; i < 10; i += 1) {
		expect((await reauthenticate(person, { password: "wrong" })).statusCode).toBe(400);
	}
	const stopped = await reauthenticate(person, { password: person.password });
	expect(stopped.statusCode).toBe(429);
	expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
	const other = await welcomePerson(system);
	const { secret } = await enrol(system, other);
	for (let i = 0; i < 10; i += 1) {
		expect((await reauthenticate(other, { code: "000000" })).statusCode).toBe(400);
	}
	expect((await reauthenticate(other, { code: freshCode(system, secret) })).statusCode).toBe(429);
});

test("nobody but a signed-in person is asked", async () => {
	expect((await post("/api/reauthenticate", { password: "x" }, { cookie: "" })).statusCode).toBe(401);
});
