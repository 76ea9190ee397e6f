import { afterEach, beforeEach, expect, test } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { readFirstSession } from "./first-session.ts";
import { getSession, setSession, setUser } from "./session.ts";

let server: StubServer | undefined;
beforeEach(() => setSession({ status: "unknown" }));
afterEach(() => server?.restore());

test.each([
	["{user: null}", { json: { user: null } }],
	["401", { status: 401, json: { detail: "Please log in." } }],
])("%s means nobody is signed in", async (_, answer) => {
	server = stubServer({ "GET /api/me": answer });
	await readFirstSession();
	expect(getSession()).toEqual({ status: "signed_out", offline: false });
	expect(server.calls).toHaveLength(1);
});

test("both shapes of the answer sign a person in, with one call", async () => {
	const user = buildUser();
	for (const json of [{ user }, user]) {
		setSession({ status: "unknown" });
		server = stubServer({ "GET /api/me": { json } });
		await readFirstSession();
		expect(getSession()).toEqual({ status: "signed_in", user });
		expect(server.calls).toHaveLength(1);
		server.restore();
	}
});

test.each([
	["a lost call", () => Promise.reject(new TypeError("Failed to fetch"))],
	["a failing server", () => ({ status: 503, json: { detail: "Busy." } })],
])("%s is tried once more, then counts as offline", async (_, answer) => {
	server = stubServer({ "GET /api/me": answer });
	await readFirstSession();
	expect(getSession()).toEqual({ status: "signed_out", offline: true });
	expect(server.calls).toHaveLength(2);
});

test("an answer of another shape signs nobody in", async () => {
	server = stubServer({ "GET /api/me": { json: { user: { id: "x" } } } });
	await readFirstSession();
	expect(getSession()).toEqual({ status: "signed_out", offline: true });
});

test("what became known while it was asked stands above it", async () => {
	server = stubServer({
		"GET /api/me": () => {
			setUser(buildUser());
			return { json: { user: null } };
		},
	});
	await readFirstSession();
	expect(getSession().status).toBe("signed_in");
});
