// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { readDraft, writeDraft } from "./browser-storage.ts";
import { readFirstSession } from "./first-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { getSession, setSession, setUser } from "./session.ts";
import { signOut } from "./sign-out.ts";

let server: StubServer | undefined;
const reload = vi.fn();
beforeEach(() => {
	localStorage.clear();
	reload.mockReset();
	vi.spyOn(console, "warn").mockReturnValue();
	vi.spyOn(window.location, "reload").mockImplementation(reload);
	setUser(buildUser());
});
afterEach(() => {
	server?.restore();
	vi.restoreAllMocks();
});

const ANA = { json: { user: buildUser() } };
const BROKEN = { status: 500, json: { detail: "Broken." } };

test("a logout ends the session of the person it was pressed by, and what was typed goes too", async () => {
	server = stubServer({ "POST /api/logout": { json: { ok: true } } });
	writeDraft(7, "note", "my skin feels tight");
	await signOut();
	expect(server.calls[0]?.headers.get("x-account")).toBe("7");
	expect(getSession()).toEqual({ status: "signed_out", offline: false });
	expect(readDraft(7, "note")).toBe("");
});

test.each([
	["refused", BROKEN],
	[
		"lost",
		() => {
			throw new TypeError("Failed to fetch");
		},
	],
])(
	"a logout that was %s signs out here all the same, and is told before anybody is read again",
	async (_, answer) => {
		const handlers: Parameters<typeof stubServer>[0] = { "POST /api/logout": answer, "GET /api/me": ANA };
		server = stubServer(handlers);
		writeDraft(7, "note", "my skin feels tight");
		await signOut();
		expect(getSession()).toEqual({ status: "signed_out", offline: true });
		expect(readDraft(7, "note")).toBe("");

		// The cookie is still alive: neither this page nor one that is loaded anew believes it.
		await refreshSession();
		setSession({ status: "unknown" });
		await readFirstSession();
		expect(getSession()).toEqual({ status: "signed_out", offline: true });
		expect(server.calls.map(({ path }) => path)).toEqual(["/api/logout", "/api/logout", "/api/logout"]);

		handlers["POST /api/logout"] = { json: { ok: true } };
		handlers["GET /api/me"] = { json: { user: null } };
		await readFirstSession();
		expect(server.calls.at(-2)?.headers.get("x-account")).toBe("7");
		expect(getSession()).toEqual({ status: "signed_out", offline: false });
	},
);

test("a late logout leaves somebody else who logged in meanwhile alone", async () => {
	const handlers: Parameters<typeof stubServer>[0] = { "POST /api/logout": BROKEN };
	server = stubServer(handlers);
	await signOut();
	handlers["POST /api/logout"] = { status: 409, json: { detail: "other_account" } };
	handlers["GET /api/me"] = { json: { user: buildUser({ id: 8 }) } };
	await readFirstSession();
	expect(getSession()).toMatchObject({ status: "signed_in", user: { id: 8 } });
	await refreshSession();
	expect(server.calls.filter(({ path }) => path === "/api/logout")).toHaveLength(2);
});

test("where somebody else is signed in by now, a logout ends nothing and the page is drawn anew", async () => {
	server = stubServer({ "POST /api/logout": { status: 409, json: { detail: "other_account" } } });
	await signOut();
	expect(getSession()).toEqual({ status: "unknown" });
	expect(reload).toHaveBeenCalledOnce();
});
