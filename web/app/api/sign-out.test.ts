// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { buildUser } from "#testing/build-user.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { readDraft, writeDraft } from "./drafts.ts";
import { getSession, setUser } from "./session-store.ts";
import { signOut } from "./sign-out.ts";

let server: StubServer | undefined;
afterEach(() => {
	server?.restore();
	vi.restoreAllMocks();
});

test.each([
	["succeeds", { json: { ok: true } }],
	["fails", { status: 500, json: { detail: "Broken." } }],
])("the person is signed out here when the call %s", async (_, answer) => {
	vi.spyOn(console, "warn").mockReturnValue();
	server = stubServer({ "POST /api/logout": answer });
	setUser(buildUser());
	writeDraft(7, "note", "my skin feels tight");
	await signOut();
	expect(getSession()).toEqual({ status: "signed_out", offline: false });
	expect(readDraft(7, "note")).toBe("");
});
