// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import type { Shell } from "#platform/platform.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { InShell } from "./in-shell.tsx";
import { setTheme } from "./theme.tsx";

const platform = vi.hoisted(() => ({ shell: null as null | (() => Promise<Shell>) }));
vi.mock("#platform/current.ts", () => ({ platform }));

/** A shell whose events are made by the test. */
function standInShell(version: string | null) {
	const listeners = {
		link: new Set<(path: string, first: boolean) => void>(),
		resume: new Set<() => void>(),
		inside: new Set<(path: string) => void>(),
	};
	const modes: string[] = [];
	const hides: boolean[] = [];
	const keep = <T,>(set: Set<T>, listener: T) => {
		set.add(listener);
		return () => void set.delete(listener);
	};
	platform.shell = async () => ({
		version: async () => version,
		onLink: (listener) => keep(listeners.link, listener),
		followLinks: (open) => keep(listeners.inside, open),
		handleBack: () => () => {},
		onResume: (listener) => keep(listeners.resume, listener),
		saveFile: async () => true,
		print: async () => {},
		askToRemind: async () => true,
		remindOf: async () => {},
		onReminder: () => () => {},
		showMode: (mode) => void modes.push(mode),
		hide: (hidden) => void hides.push(hidden),
		readLock: async () => ({ available: true, on: false }),
		setLock: async (on) => on,
	});
	return { ...listeners, modes, hides };
}

let server: StubServer | undefined;
beforeEach(() => setSession({ status: "signed_out", offline: false }));
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

const versionAnswer = (supported: boolean) => ({ json: { supported, minimum: "2.0.0" } });

test("a version that is too old asks for an update and cannot be gone around", async () => {
	standInShell("1.4.2");
	server = stubServer({ "GET /api/app-version": versionAnswer(false) });
	showRoutes("/", <InShell />);
	expect(await screen.findByText("This version is too old. Update the app to go on.")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
	expect(screen.getByRole("link", { name: "Update" }).getAttribute("href")).toContain("id=app.dewlight.skin");
	expect(server.calls[0]?.path).toBe("/api/app-version?version=1.4.2");
});

test("the version is asked about again when the app comes back, and a lost answer stops nobody", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const { resume } = standInShell("1.4.2");
	let answers = 0;
	server = stubServer({
		"GET /api/app-version": () => {
			answers += 1;
			return answers <= 2 ? { status: 503, json: { detail: "Not now." } } : versionAnswer(false);
		},
		"GET /api/me": { json: { user: null } },
	});
	showRoutes("/", <InShell />);
	await waitFor(() => expect(resume.size).toBe(1));
	await waitFor(() => expect(console.warn).toHaveBeenCalled());
	expect(screen.queryByRole("dialog")).toBeNull();
	answers = 2;
	for (const listener of resume) listener();
	expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("a link opens its page with what is known of the person by then", async () => {
	const { link } = standInShell(null);
	setUser(buildUser({ is_email_verified: false }));
	server = stubServer({ "GET /api/me": { json: { user: buildUser({ username: "Bo" }) } } });
	const router = showRoutes("/", <InShell />);
	await waitFor(() => expect(link.size).toBe(1));
	for (const listener of link) listener("/register?step=2&email=ana%40example.com", false);
	await waitFor(() => expect(router.state.location.pathname).toBe("/register"));
	expect(router.state.location.search).toBe("?step=2&email=ana%40example.com");
	expect(getSession()).toMatchObject({ user: { is_email_verified: true, username: "Bo" } });
});

test("links of ours that ask for a new tab open here, and nothing is listened to after the page is gone", async () => {
	const { inside, link, resume } = standInShell(null);
	server = stubServer({});
	const router = showRoutes("/", <InShell />);
	await waitFor(() => expect(inside.size).toBe(1));
	for (const open of inside) open("/terms#fair-use-policy");
	await waitFor(() => expect(router.state.location.hash).toBe("#fair-use-policy"));
	await waitFor(() => expect(inside.size + link.size + resume.size).toBe(0));
});

test("the device is told the chosen mode at once and whenever it changes", async () => {
	const { modes } = standInShell(null);
	showRoutes("/", <InShell />);
	await waitFor(() => expect(modes.at(-1)).toBe("system"));
	setTheme("dark");
	expect(modes.at(-1)).toBe("dark");
	setTheme("system");
	expect(modes.at(-1)).toBe("system");
});

test.each([
	["/upload", true],
	["/results/7", true],
	["/timeline/progress", true],
	["/register", true],
	["/resultsless", false],
	["/retinol", false],
	["/terms", false],
])("what is on %s stays out of screenshots: %s", async (path, hidden) => {
	const shell = standInShell(null);
	showRoutes(path, <InShell />);
	await waitFor(() => expect(shell.hides).toEqual([hidden]));
});
