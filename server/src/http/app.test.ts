import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Endpoint } from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { errorSchema } from "@dewlight/contracts/errors.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, newPassword, type Person, welcomePerson } from "../../test/factories/person.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../test/harness/start-system.ts";
import { createMovableClock } from "../adapters/clock/clock-and-ids.ts";

let system: TestSystem;
let person: Person;
beforeAll(async () => {
	system = await startSystem({ worker: true, env: { APP_ORIGIN: "https://localhost" } });
	person = await welcomePerson(system);
});
afterAll(() => system.close());

const WRONG_BODIES: [what: string, body: string][] = [
	["a list", "[]"],
	["a text", '"x"'],
	["a number", "7"],
	["null", "null"],
	["broken JSON", '{"a":'],
	[
		"wrong types",
		JSON.stringify({
			email: 1,
			username: {},
			password: [],
			next: 5,
			goals: "x",
			issues: [1],
			preferences: 3,
			agreed_to_terms: "yes",
			agreed_to_terms_date: "soon",
		}),
	],
	["a prototype", '{"__proto__":{"admin":true},"constructor":1}'],
];
const declared: Endpoint[] = Object.values(ENDPOINTS);
const POSTS = declared.filter(({ method }) => method === "POST");
/** Whatever is sent to them is left unread. */
const TAKES_NO_BODY = POSTS.filter(({ body, bodyKind }) => !body && bodyKind !== "upload").map(
	({ path }) => path,
);

test.each(POSTS.flatMap(({ path }) => WRONG_BODIES.map(([what, body]) => [path, what, body])))(
	"POST %s with %s is refused with one sentence",
	async (path = "", _what, body) => {
		for (const cookie of [undefined, person.cookie]) {
			const answer = await system.app.inject({
				method: "POST",
				url: path,
				headers: { "content-type": "application/json", ...(cookie && path !== "/api/logout" && { cookie }) },
				payload: body ?? "",
			});
			if (!TAKES_NO_BODY.some((each) => each === path)) expect(answer.statusCode).toBeGreaterThanOrEqual(400);
			expect(answer.statusCode).toBeLessThan(500);
			if (answer.statusCode >= 400) expectPlainDetail(answer.json());
		}
	},
);

const GETS = Object.values(ENDPOINTS).filter(({ method }) => method === "GET");

test.each(GETS.map(({ path }) => path))("GET %s with nonsense never fails on our side", async (path) => {
	for (const id of ["abc", "-1", "0", "99999999999999999999", "1e3", "%00", "..%2f..%2fetc"]) {
		for (const query of [
			"",
			"?after=x&offset=-1&limit=0&token[]=1",
			"?limit=101&after=1.5",
			"?next=%00&token=%00",
		]) {
			const url = path.replace(/:\w+/, id) + query;
			const answer = await system.app.inject({ url, headers: { cookie: person.cookie } });
			expect(answer.statusCode, url).toBeLessThan(500);
			if (answer.statusCode >= 400) expectPlainDetail(answer.json());
		}
	}
});

function expectPlainDetail(body: unknown): void {
	const { detail } = errorSchema.parse(body);
	expect(detail).not.toMatch(/expected|received|invalid_|zod|FST_|undefined|\[object/i);
	expect(detail.length).toBeGreaterThan(3);
}

test.each([
	["an unknown call", "GET", "/api/nothing"],
	["a known call by another method", "DELETE", "/api/me"],
	["the root of the calls", "GET", "/api"],
] as const)("%s is a 404 in JSON", async (_what, method, url) => {
	const answer = await system.app.inject({ method, url });
	expect(answer.statusCode).toBe(404);
	expect(answer.json()).toEqual({ detail: "Not found." });
});

test.each([
	["text", "text/plain"],
	["XML", "application/xml"],
	["a form where only JSON is taken", "application/x-www-form-urlencoded"],
])("a body of %s is a 415", async (_what, type) => {
	const answer = await system.app.inject({
		method: "POST",
		url: "/api/onboarding",
		headers: { "content-type": type, cookie: person.cookie },
		payload: "goals=x",
	});
	expect(answer.statusCode).toBe(415);
	expectPlainDetail(answer.json());
});

test("a body over the limit is a 413", async () => {
	const answer = await system.app.inject({
		method: "POST",
		url: "/api/login",
		payload: { email: "x".repeat(200_000), password: "x" },
	});
	expect(answer.statusCode).toBe(413);
	expectPlainDetail(answer.json());
});

test("a form with files, huge fields or hundreds of fields is refused", async () => {
	const withFile = new FormData();
	withFile.set("email", new Blob(["x"]), "x.txt");
	const huge = new FormData();
	huge.set("email", "x".repeat(50_000));
	const many = new FormData();
	for (let i = 0; i < 300; i++) many.set(`field${i}`, "x");
	for (const payload of [withFile, huge, many]) {
		const answer = await system.app.inject({ method: "POST", url: "/api/register", payload });
		expect([400, 413]).toContain(answer.statusCode);
		expectPlainDetail(answer.json());
	}
});

test("a failure of ours tells nothing, in the answer or in the log", async () => {
	const own = await startOwnSystem();
	own.services.store.transaction = () => Promise.reject(new Error("secret inner life"));
	const body = { email: newEmail(), username: "Ana", password: newPassword() };
	const answer = await own.app.inject({ method: "POST", url: "/api/register", payload: body });
	expect(answer.statusCode).toBe(500);
	expect(answer.json()).toEqual({ detail: "Something went wrong. Please try again." });
	expect(own.logged()).toContain("secret inner life");
	expect(own.logged()).not.toContain(body.email);
});

test("a failed query is logged without its parameters", async () => {
	const own = await startOwnSystem();
	const { db } = own.services.store;
	own.services.store.transaction = () => db.execute("select 1 from nowhere") as never;
	const body = { email: newEmail(), username: "Ana", password: newPassword() };
	await own.app.inject({ method: "POST", url: "/api/register", payload: body });
	expect(own.logged()).toContain("Failed query: select 1 from nowhere");
	expect(own.logged()).not.toContain("params");
});

test("no password, cookie, token or address of a person is ever logged", async () => {
	const log = system.logged();
	expect(log).toContain('"route":"/api/register"');
	expect(log).toContain('"route":"/api/verify-email"');
	const secrets = [person.password.trim(), person.cookie.replace("session=", ""), person.email];
	const [mail] = system.mailbox?.read(person.email) ?? [];
	const token = new URL(mail?.links[0] ?? "").searchParams.get("token") ?? "";
	for (const secret of [...secrets, token]) {
		expect(secret.length).toBeGreaterThan(5);
		expect(log).not.toContain(secret);
	}
});

const ORIGINS: [origin: Record<string, string>, status: number][] = [
	[{}, 200],
	[{ origin: "http://localhost:3000" }, 200],
	[{ origin: "http://127.0.0.1:3000" }, 200],
	[{ origin: "https://localhost" }, 200],
	[{ origin: "https://evil.example" }, 400],
	[{ origin: "http://localhost:3001" }, 400],
	[{ origin: "http://localhost:3000.evil.example" }, 400],
	[{ origin: "null" }, 400],
	[{ "sec-fetch-site": "cross-site" }, 400],
];

test.each(ORIGINS)("a state-changing call with %j answers %i", async (headers, status) => {
	const answer = await system.app.inject({ method: "POST", url: "/api/logout", headers });
	expect(answer.statusCode).toBe(status);
	if (status === 400) expect(answer.json()).toEqual({ detail: "Request origin not allowed." });
});

test("reading from a foreign page is allowed but not shared with it", async () => {
	const answer = await system.app.inject({ url: "/api/me", headers: { origin: "https://evil.example" } });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test("the native shell may call with credentials", async () => {
	const headers = { origin: "https://localhost", "access-control-request-method": "POST" };
	const preflight = await system.app.inject({ method: "OPTIONS", url: "/api/login", headers });
	expect(preflight.statusCode).toBe(204);
	expect(preflight.headers).toMatchObject({
		"access-control-allow-origin": "https://localhost",
		"access-control-allow-credentials": "true",
	});
	const foreign = await system.app.inject({
		method: "OPTIONS",
		url: "/api/login",
		headers: { ...headers, origin: "https://evil.example" },
	});
	expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
});

test("answers of the API carry strict headers and are not stored", async () => {
	const { headers } = await system.app.inject({ url: "/api/me" });
	expect(system.logged()).toContain(`"reqId":"${String(headers["x-request-id"])}"`);
	expect(headers).toMatchObject({
		"cache-control": "no-store",
		"content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
	});
	expect(headers["strict-transport-security"]).toBeUndefined();
	expect(headers["x-powered-by"]).toBeUndefined();
});

/** Raw bytes over a connection of their own, and all that comes back. */
async function answerTo(bytes: string): Promise<string> {
	const address = system.app.server.address();
	if (!address || typeof address === "string") throw new Error("The server does not listen on a port.");
	const socket = connect(address.port, "127.0.0.1");
	socket.end(bytes);
	return text(socket);
}

test.each([
	["no request at all", "\x16\x03\x01\r\n\r\n", 400],
	["headers without end", `GET /api/health HTTP/1.1\r\nhost: x\r\na: ${"x".repeat(70_000)}\r\n\r\n`, 431],
	[
		"an address that cannot be decoded",
		"GET /api/x/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
		400,
	],
] as const)("%s is answered with a sentence and the headers of every answer", async (_, bytes, status) => {
	if (!system.app.server.listening) await system.app.listen({ port: 0, host: "127.0.0.1" });
	const [head = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
	expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
	for (const header of [
		"x-content-type-options: nosniff",
		"content-security-policy: ",
		"cache-control: no-store",
	])
		expect(head.toLowerCase()).toContain(header);
	expect(
		errorSchema.parse(JSON.parse(body.slice(body.indexOf("{"), body.lastIndexOf("}") + 1))).detail,
	).toMatch(/^The request .*\.$|^Not found\.$/);
});

test("on https the cookie is secure and browsers are told to stay on https", async () => {
	const own = await startOwnSystem({ env: { PUBLIC_URL: "https://skin.localhost" } });
	const answer = await own.app.inject({
		method: "POST",
		url: "/api/register",
		headers: { origin: "https://skin.localhost" },
		payload: { email: newEmail(), username: "Ana", password: newPassword() },
	});
	expect(String(answer.headers["set-cookie"])).toContain("; Secure");
	expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
});

test("the documentation lists every call, and its page runs no inline script", async () => {
	const description = (await system.app.inject({ url: "/api/docs/json" })).json();
	const described = Object.keys(description.paths);
	for (const { path } of Object.values(ENDPOINTS))
		expect(described).toContain(path.replace(/:(\w+)/, "{$1}"));
	const page = await system.app.inject({ url: "/api/docs/" });
	expect(page.statusCode).toBe(200);
	expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
	expect(page.body).not.toMatch(/<script>/);
});

test("health and readiness answer, and readiness names the part that is broken", async () => {
	expect((await system.app.inject({ url: "/api/health" })).json()).toEqual({ ok: true });
	const ready = await system.app.inject({ url: "/api/ready" });
	expect(ready.statusCode).toBe(200);
	const part = { ok: true };
	expect(ready.json()).toEqual({
		ready: true,
		parts: { database: part, queue: part, object_store: part, engine: part, encoder: part },
	});
	const own = await startOwnSystem();
	own.services.probes.database = () => Promise.reject(new Error("disk gone"));
	const broken = await own.app.inject({ url: "/api/ready" });
	expect(broken.statusCode).toBe(503);
	expect(broken.json()).toMatchObject({
		ready: false,
		parts: { object_store: part, database: { ok: false } },
	});
	expect(broken.body).not.toContain("disk gone");
});

test("a slow object store is told as degraded, and the process stays ready", async () => {
	const own = await startOwnSystem();
	own.services.objects.check = () => new Promise(() => undefined);
	const degraded = await own.app.inject({ url: "/api/ready" });
	expect(degraded.statusCode).toBe(200);
	expect(degraded.json()).toMatchObject({
		ready: true,
		parts: { object_store: { ok: false, detail: "degraded" } },
	});
});

test("health asks no database, also with the cookie of a session", async () => {
	const own = await startOwnSystem();
	own.services.store.db.select = () => {
		throw new Error("asked");
	};
	const headers = { cookie: "session=somebody" };
	expect((await own.app.inject({ url: "/api/health", headers })).statusCode).toBe(200);
	expect((await own.app.inject({ url: "/api/ready", headers })).statusCode).toBe(200);
	expect((await own.app.inject({ url: "/api/me", headers })).statusCode).toBe(500);
});

test("the development clock moves, and goes back", async () => {
	const own = await startOwnSystem();
	const ask = async (body: object) =>
		(await own.app.inject({ method: "POST", url: "/dev/clock", payload: body })).json();
	expect(await ask({ now: "2030-01-01T00:00:00.000Z" })).toEqual({
		now: expect.stringMatching(/^2030-01-01T00:00/),
	});
	expect(await ask({ advance_seconds: 86_400 })).toEqual({ now: expect.stringMatching(/^2030-01-02T/) });
	const real = await ask({ reset: true });
	expect(Math.abs(Date.parse(real.now) - Date.now())).toBeLessThan(5_000);
	const wrong = await own.app.inject({ method: "POST", url: "/dev/clock", payload: { now: "later" } });
	expect(wrong.statusCode).toBe(400);
});

test("captured mail can be read as a list and as a page", async () => {
	const list = await system.app.inject({ url: `/dev/mail/messages?to=${encodeURIComponent(person.email)}` });
	expect(list.json()).toEqual([
		{
			id: expect.any(String),
			to: person.email,
			subject: "Confirm your email for Dewlight",
			text: expect.stringContaining("Hello Ana,"),
			html: expect.stringContaining("<h1"),
			links: [
				expect.stringMatching(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/),
				expect.stringMatching(/^http:\/\/localhost:3000\/not-my-account\?token=[\w-]{43}$/),
			],
			received_at: expect.stringMatching(/Z$/),
		},
	]);
	const page = await system.app.inject({ url: "/dev/mail" });
	expect(page.headers["content-type"]).toContain("text/html");
	expect(page.body).toContain(person.email);
});

test("production has no development routes, clock or loose limits", async () => {
	const devClock = createMovableClock();
	devClock.advance(365 * 86_400_000);
	const own = await startOwnSystem({ env: { NODE_ENV: "production", ALLOW_EMBEDDED: "1" }, devClock });
	for (const url of ["/dev/mail", "/dev/mail/messages", "/dev/clock", "/dev/stripe"]) {
		const answer = await own.app.inject({ url });
		expect(answer.statusCode).toBe(404);
		expect(answer.json()).toEqual({ detail: "Not found." });
	}
	expect(own.devClock).toBeNull();
	expect(own.services.clock.now().getTime() - Date.now()).toBeLessThan(60_000);
	const statuses: number[] = [];
	for (let i = 0; i < 21; i++) {
		const payload = { email: newEmail(), username: "Ana", password: "12345678" };
		statuses.push((await own.app.inject({ method: "POST", url: "/api/register", payload })).statusCode);
	}
	expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
	expect(statuses[20]).toBe(429);
});
