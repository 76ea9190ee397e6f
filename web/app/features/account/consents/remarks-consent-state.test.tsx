// @vitest-environment happy-dom
import type { RemarksConsent } from "@dewlight/contracts/consents.ts";
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

const ASKED: Partial<RemarksConsent> = { available: true, provider: "OpenAI" };

function show(remarks: Partial<RemarksConsent>, refusal?: { status: number; json: unknown }) {
	let consents = buildConsents({}, remarks);
	const shown = showAccount({
		answers: {
			"GET /api/consents": () => ({ json: consents }),
			"POST /api/consents/remarks": ({ body }) => {
				if (refusal) return refusal;
				const { decision, version } = JSON.parse(typeof body === "string" ? body : "{}");
				consents = buildConsents({}, { ...remarks, decision, version });
				return { json: { ok: true, remarks: consents.remarks } };
			},
		},
	});
	server = shown.server;
	return shown;
}

const TITLE = "A model's own remarks on your photo";

test("nothing is asked where no model takes pictures", async () => {
	show({});
	expect(await screen.findByText("Measuring your face photos")).toBeTruthy();
	expect(screen.queryByText(TITLE)).toBeNull();
});

test("one agrees for the provider that is named, with what is sent, what for and how long it is kept", async () => {
	const shown = show(ASKED);
	expect(await screen.findByText(TITLE)).toBeTruthy();
	for (const name of ["What is sent", "To whom", "What for"]) expect(screen.getByText(name)).toBeTruthy();
	expect(screen.getByText(/We do not keep the picture at all/)).toBeTruthy();
	await userEvent.click(await button("Agree to show it to OpenAI"));
	expect(await screen.findByText("With each new scan, your face is shown to OpenAI.")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/consents/remarks")).toEqual([
		{ decision: "granted", version: "2026-11-21", provider: "OpenAI" },
	]);
});

test("agreement is taken back after a question", async () => {
	const shown = show({ ...ASKED, decision: "granted", version: "2026-11-21" });
	await userEvent.click(await button("Stop showing my face"));
	await userEvent.click(await button("Take it back"));
	expect(await screen.findByText("Saved. No picture leaves.")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/consents/remarks")).toEqual([
		{ decision: "revoked", version: "2026-11-21", provider: "OpenAI" },
	]);
});

test("a yes to another provider or to an older text asks again", async () => {
	const shown = show({ ...ASKED, earlier_provider: "Anthropic" });
	expect(
		await screen.findByText("Your last answer was about Anthropic. It does not count for OpenAI."),
	).toBeTruthy();
	await userEvent.click(await button("Show it to nobody"));
	expect(await screen.findByText("Saved. No picture leaves.")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/consents/remarks")).toMatchObject([{ decision: "declined" }]);
	cleanup();
	server?.restore();
	show({ ...ASKED, decision: "granted", version: "2020-01-01" });
	expect(await screen.findByText("Not agreed to the new text")).toBeTruthy();
	expect(await button("Agree to show it to OpenAI")).toBeTruthy();
	expect(await button("Stop showing my face")).toBeTruthy();
});

test("a yes from when a model was set can be taken back, and not given anew", async () => {
	show({ provider: "OpenAI", decision: "granted", version: "2026-11-21" });
	expect(await button("Stop showing my face")).toBeTruthy();
	expect(screen.queryByRole("button", { name: /^Agree to show/ })).toBeNull();
});

test("a refused answer leaves what held and shows the server's sentence", async () => {
	show(ASKED, { status: 409, json: { detail: "Photos would not go to this provider now." } });
	await userEvent.click(await button("Agree to show it to OpenAI"));
	expect((await screen.findByRole("alert")).textContent).toBe("Photos would not go to this provider now.");
});
