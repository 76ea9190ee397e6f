// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { logIn, waitForSession } from "./log-in.ts";

let server: StubServer | undefined;
afterEach(() => server?.restore());

test("the password is sent as it was typed, the next path only when there is one", async () => {
	server = stubServer({
		"POST /api/login": { json: { requires_2fa: false, partial_token: null, redirect: "/chat" } },
	});
	await logIn({ email: "ana@example.com", password: "  secret ", next: "/chat" });
	await logIn({ email: "ana@example.com", password: "x", next: null });
	const [first, second] = server.calls.map((call) => call.body);
	if (!(first instanceof FormData && second instanceof FormData)) throw new Error("not multipart");
	expect(Object.fromEntries(first)).toEqual({
		email: "ana@example.com",
		password: "  secret ",
		next: "/chat",
	});
	expect(second.has("next")).toBe(false);
});

test("the session is asked for with a fresh timestamp every 200 ms until it is there", async () => {
	let asked = 0;
	server = stubServer({
		"GET /api/me": () => {
			asked += 1;
			return { json: { user: asked < 4 ? null : buildUser() } };
		},
	});
	const waits: number[] = [];
	let clock = 1000;
	const wait = async (ms: number) => {
		waits.push(ms);
		clock += ms;
	};
	expect((await waitForSession(wait, () => clock))?.id).toBe(7);
	expect(waits).toEqual([200, 200, 200]);
	expect(server.calls.map((call) => call.path)).toEqual([
		"/api/me?t=1000",
		"/api/me?t=1200",
		"/api/me?t=1400",
		"/api/me?t=1600",
	]);
});

test("after 25 tries nobody is signed in, also when every call is lost", async () => {
	server = stubServer({
		"GET /api/me": () => {
			throw new TypeError("Failed to fetch");
		},
	});
	expect(await waitForSession(async () => {})).toBeNull();
	expect(server.calls).toHaveLength(25);
});
