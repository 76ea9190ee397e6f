// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { readDraft, writeDraft } from "./browser-storage.ts";

// Loaded beforehand, so that no test waits for it.
import "./refresh-session.ts";
import { getSession, setSession, setUser } from "./session.ts";
import { forgetHere, joinTabs, type TabMessage, type Tabs } from "./tab-channel.ts";
import { watchSession } from "./watch-session.ts";

const ANN = buildUser();
const BOB = buildUser({ id: 8, email: "bob@example.com" });
const reload = vi.fn();
let handlers: Parameters<typeof stubServer>[0];
let server: StubServer;
/** Another tab, and what it hears. */
let other: Tabs;
let heard: TabMessage[];
let end: () => void;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	reload.mockReset();
	vi.spyOn(console, "warn").mockReturnValue();
	vi.spyOn(window.location, "reload").mockImplementation(reload);
	handlers = { "GET /api/me": { json: { user: ANN } } };
	server = stubServer(handlers);
	heard = [];
	setUser(ANN);
	end = watchSession();
	other = joinTabs((message) => heard.push(message));
});
afterEach(() => {
	end();
	other.leave();
	server.restore();
	vi.restoreAllMocks();
	setSession({ status: "unknown" });
});

const answerMe = (user: typeof ANN | null) => {
	handlers["GET /api/me"] = { json: { user } };
};
const returnToPage = () => window.dispatchEvent(new Event("focus"));

test.each([
	["nobody", null],
	["another person", BOB],
])(
	"what another tab tells is looked up: a page of Ann goes blank and is loaded anew for %s",
	async (_, now) => {
		answerMe(now);
		other.tell({ shown: now === null ? "none" : JSON.stringify(now) });
		await expect.poll(() => reload.mock.calls.length).toBe(1);
		expect(getSession()).toEqual({ status: "unknown" });
	},
);

test("a plan changed in another tab is the plan here, and nothing is told back", async () => {
	const upgraded = { ...ANN, plan: "pro_monthly" as const };
	answerMe(upgraded);
	other.tell({ shown: JSON.stringify(upgraded) });
	await expect.poll(() => getSession()).toEqual({ status: "signed_in", user: upgraded });
	expect(heard).toEqual([]);
	expect(reload).not.toHaveBeenCalled();
});

test("a login elsewhere signs a visitor's page in where it stands", async () => {
	setUser(null);
	other.tell({ shown: JSON.stringify(ANN) });
	await expect.poll(() => getSession()).toEqual({ status: "signed_in", user: ANN });
	expect(reload).not.toHaveBeenCalled();
});

test("what becomes known here is told to the others once", async () => {
	setUser(null);
	setUser(null);
	await vi.waitFor(() => expect(heard).toEqual([{ shown: "none" }]));
});

test("whoever comes back to a page finds the session of the browser, though nobody told", async () => {
	answerMe(BOB);
	returnToPage();
	await expect.poll(() => reload.mock.calls.length).toBe(1);
	expect(getSession()).toEqual({ status: "unknown" });
});

test("coming back without a network changes nothing", async () => {
	handlers["GET /api/me"] = { status: 502, json: {} };
	returnToPage();
	await expect.poll(() => server.calls.length).toBeGreaterThan(0);
	expect(getSession()).toEqual({ status: "signed_in", user: ANN });
	expect(reload).not.toHaveBeenCalled();
});

test("a logout in another tab takes the drafts of this one; an ended session leaves them", async () => {
	writeDraft(ANN.id, "chat", "Is this serum");
	answerMe(null);
	other.tell({ shown: "none" });
	await expect.poll(() => reload.mock.calls.length).toBe(1);
	expect(readDraft(ANN.id, "chat")).toBe("Is this serum");
	other.tell({ forget: true });
	await expect.poll(() => readDraft(ANN.id, "chat")).toBe("");
});

test("somebody else's login takes what was typed before", () => {
	writeDraft(ANN.id, "chat", "Is this serum");
	setUser(BOB);
	expect(readDraft(ANN.id, "chat")).toBe("");
});

test("who leaves tells the other tabs to forget", async () => {
	writeDraft(ANN.id, "chat", "Is this serum");
	await forgetHere();
	expect(readDraft(ANN.id, "chat")).toBe("");
	await vi.waitFor(() => expect(heard).toEqual([{ forget: true }]));
});
