import { afterEach, beforeEach, expect, test } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { refreshSession } from "./refresh-session.ts";
import { getSession, setSession, setUser } from "./session.ts";

let server: StubServer | undefined;
beforeEach(() => setSession({ status: "unknown" }));
afterEach(() => server?.restore());

test("both shapes of the answer sign a person in", async () => {
	const user = buildUser();
	for (const json of [{ user }, user]) {
		setSession({ status: "unknown" });
		server = stubServer({ "GET /api/me": { json } });
		expect(await refreshSession()).toEqual({ status: "signed_in", user });
		server.restore();
	}
});

test("a person is read however little is known, and however the plan looks", async () => {
	const { latest_checkin_id: _id, agreed_to_terms_date: _date, ...rest } = buildUser();
	const plan = { morning: { cleanser: { instruction: "Wash." } }, night: {}, weekly: {} };
	for (const care_plan of [{ care_plan: plan }, "text", { other: {} }]) {
		server = stubServer({ "GET /api/me": { json: { user: { ...rest, care_plan } } } });
		const session = await refreshSession();
		expect(session).toMatchObject({ status: "signed_in", user: { latest_checkin_id: 0 } });
		expect(session.status === "signed_in" && session.user.care_plan).not.toBeNull();
		server.restore();
	}
});

test.each([
	["null", { json: { user: null } }],
	["401", { status: 401, json: { detail: "Please log in." } }],
])("%s means signed out", async (_, answer) => {
	server = stubServer({ "GET /api/me": answer });
	expect(await refreshSession()).toEqual({ status: "signed_out", offline: false });
});

test("a lost call is tried once more", async () => {
	let tries = 0;
	server = stubServer({
		"GET /api/me": () => {
			tries += 1;
			if (tries === 1) throw new TypeError("Failed to fetch");
			return { json: { user: buildUser() } };
		},
	});
	expect((await refreshSession()).status).toBe("signed_in");
	expect(tries).toBe(2);
});

test("two lost calls count as signed out and offline", async () => {
	server = stubServer({
		"GET /api/me": () => {
			throw new TypeError("Failed to fetch");
		},
	});
	expect(await refreshSession()).toEqual({ status: "signed_out", offline: true });
	expect(server.calls).toHaveLength(2);
});

test("somebody who is signed in stays so through a lost call", async () => {
	setUser(buildUser());
	server = stubServer({ "GET /api/me": { status: 503, json: { detail: "Busy." } } });
	await refreshSession();
	expect(getSession().status).toBe("signed_in");
});

test("an answer that was under way while the person signed out does not sign them in again", async () => {
	let answer = (): void => undefined;
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	server = stubServer({
		"GET /api/me": async () => {
			await held;
			return { json: { user: buildUser() } };
		},
	});
	const reading = refreshSession();
	setUser(null);
	answer();
	await reading;
	expect(getSession()).toEqual({ status: "signed_out", offline: false });
});

test("of two answers the one asked for last stands, whichever comes first", async () => {
	const waiting: ((username: string) => void)[] = [];
	server = stubServer({
		"GET /api/me": () =>
			new Promise((resolve) => {
				waiting.push((username) => resolve({ json: { user: { ...buildUser(), username } } }));
			}),
	});
	const readings = [refreshSession(), refreshSession()];
	await expect.poll(() => waiting.length).toBe(2);
	waiting[1]?.("later");
	await readings[1];
	waiting[0]?.("earlier");
	await readings[0];
	expect(getSession()).toMatchObject({ user: { username: "later" } });
});
