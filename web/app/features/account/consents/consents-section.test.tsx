// @vitest-environment happy-dom
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setSession } from "#api/session.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildConsents, button, sentTo, showAccount } from "../testing/show-account.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

type Photo = ReturnType<typeof buildConsents>["photo"];

function show(photo: Partial<Photo>, answer?: { status: number; json: unknown }) {
	let consents = buildConsents(photo);
	const shown = showAccount({
		answers: {
			"GET /api/consents": () => ({ json: consents }),
			"POST /api/consents/photo": ({ body }) => {
				if (answer) return answer;
				consents = buildConsents({ ...photo, ...JSON.parse(typeof body === "string" ? body : "{}") });
				return { json: { ok: true, photo: consents.photo } };
			},
		},
	});
	server = shown.server;
	return shown;
}

test("agreement is shown with its day and text, and taken back only after a question", async () => {
	const shown = show({});
	expect(await screen.findByText("You agreed")).toBeTruthy();
	expect(screen.getByText("on November 3, 2026")).toBeTruthy();
	expect(screen.getByText("What is kept")).toBeTruthy();
	await userEvent.click(await button("Take back consent"));
	expect(screen.getByText(/New photos will be neither checked nor measured/)).toBeTruthy();
	await userEvent.click(await button("Take it back"));
	expect(await screen.findByText("Saved. No new photo will be measured.")).toBeTruthy();
	expect(screen.getByText("You took it back")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/consents/photo")).toEqual([
		{ decision: "revoked", version: PHOTO_CONSENT_VERSION },
	]);
});

test.each([
	["declined" as const, "You said no"],
	["revoked" as const, "You took it back"],
	[null, "Not asked yet"],
])("after %s one may agree", async (decision, words) => {
	show({ decision, decided_at: decision && "2026-11-03T12:00:00.000Z" });
	expect(await screen.findByText(words)).toBeTruthy();
	await userEvent.click(await button("Agree"));
	expect(await screen.findByText("You agreed")).toBeTruthy();
});

test("who agreed to an earlier text sees what it leaves out, and may agree to today's or take all back", async () => {
	const shown = show({ version: "2026-11-21" });
	expect(await screen.findByText("You agreed to an earlier text")).toBeTruthy();
	expect(screen.getByText(/Today's text also names close-ups/)).toBeTruthy();
	expect(await button("Take back consent")).toBeTruthy();
	await userEvent.click(await button("Agree to today's text"));
	expect(await screen.findByText("You agreed")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/consents/photo")).toEqual([
		{ decision: "granted", version: PHOTO_CONSENT_VERSION },
	]);
});

test("agreement by sending a photo is told as such", async () => {
	show({ source: "upload" });
	expect(await screen.findByText(/by sending a photo after accepting the Privacy Policy/)).toBeTruthy();
});

test("a refused answer leaves what held and shows the server's sentence", async () => {
	show({ decision: "revoked" }, { status: 400, json: { detail: "This text has changed." } });
	await userEvent.click(await button("Agree"));
	expect((await screen.findByRole("alert")).textContent).toBe("This text has changed.");
	expect(screen.getByText("You took it back")).toBeTruthy();
});

test("the policies show their version, and the history every decision", async () => {
	show({});
	expect(await screen.findByText("Accepted on November 2, 2026, version 2026-11-21")).toBeTruthy();
	await userEvent.click(screen.getByText("History"));
	expect(screen.getByText("Policies: accepted")).toBeTruthy();
});
