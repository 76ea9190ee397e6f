// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { getSession, setSession } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildAccount, button, sentTo, showAccount } from "../testing/show-account.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

async function show(answer?: { status?: number; json?: unknown } | (() => never)) {
	const shown = showAccount({ answers: answer && { "POST /api/account": answer } });
	server = shown.server;
	await screen.findByLabelText("Email");
	return shown;
}

const saved = (message: string, changes = {}) => ({
	json: { message, email_change_pending: false, user: buildUser(changes) },
});

async function type(label: string, text: string) {
	const field = await screen.findByLabelText(label);
	await userEvent.clear(field);
	await userEvent.type(field, text);
}

test("a new password without the current one is said and not sent", async () => {
	const shown = await show();
	await type("New password", "moss and stone");
	await userEvent.click(await button("Save changes"));
	expect((await screen.findByRole("alert")).textContent).toBe(
		"Current password is required to set a new password.",
	);
	expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
	expect(sentTo(shown.server, "POST", "/api/account")).toEqual([]);
});

test("a short password and a bad address are said beside their fields", async () => {
	const shown = await show();
	await type("Email", "nowhere");
	await type("New password", "short");
	await type("Current password", "x");
	await userEvent.click(await button("Save changes"));
	const alerts = await screen.findAllByRole("alert");
	expect(alerts.map(({ textContent }) => textContent)).toEqual([
		"Please enter a valid email address.",
		"Password must be at least 8 characters.",
	]);
	expect(sentTo(shown.server, "POST", "/api/account")).toEqual([]);
});

test("saving sends what was changed, shows the server's words and empties the passwords", async () => {
	const shown = await show(saved("All set.", { username: "Ana B" }));
	await type("Name", " Ana B ");
	await type("New password", "moss and stone");
	await type("Current password", " old one ");
	await userEvent.click(await button("Save changes"));
	expect((await screen.findByText("All set.")).closest("[role=status]")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/account")).toEqual([
		{
			username: "Ana B",
			new_password: "moss and stone",
			current_password: " old one ",
		},
	]);
	expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
	expect(getSession()).toMatchObject({ status: "signed_in", user: { username: "Ana B" } });
	expect(shown.server.calls.filter(({ path }) => path === "/api/sessions")).toHaveLength(2);
});

test("an address confirmed in another tab is shown on return, beside what was typed, and is not sent back", async () => {
	let account = buildAccount({ pending_email: "new@example.com" });
	const answers = {
		"GET /api/account": () => ({ json: account }),
		"POST /api/account": saved("All set.", { email: "new@example.com", username: "Ana B" }),
	};
	const shown = showAccount({ answers });
	server = shown.server;
	await type("Name", "Ana B");
	account = buildAccount({ email: "new@example.com" });
	window.dispatchEvent(new Event("visibilitychange"));
	await waitFor(() => {
		expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("new@example.com");
	});
	expect(screen.queryByText("Waiting for new@example.com")).toBeNull();
	expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ana B");
	await userEvent.click(await button("Save changes"));
	await screen.findByText("All set.");
	expect(sentTo(shown.server, "POST", "/api/account")).toEqual([{ username: "Ana B" }]);
});

test("an empty message of the server becomes our own", async () => {
	await show(saved(""));
	await userEvent.click(await button("Save changes"));
	expect(await screen.findByText("Account updated.")).toBeTruthy();
});

test.each([
	["the server's sentence", { status: 400, json: { detail: "Wrong password." } }, "Wrong password."],
	["our own", { status: 500, json: {} }, "Your changes could not be saved. Please try again."],
	[
		"the network's",
		() => {
			throw new TypeError("Failed to fetch");
		},
		"Network error.",
	],
])("a failure shows %s and keeps what was typed", async (_, answer, text) => {
	await show(answer);
	await type("Name", "Anabel");
	await userEvent.click(await button("Save changes"));
	expect((await screen.findByRole("alert")).textContent).toBe(text);
	expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Anabel");
});

test("a message that does not start with an angle bracket is plain text", async () => {
	await show(saved("Fine <b>as text</b>"));
	await userEvent.click(await button("Save changes"));
	expect(await screen.findByText("Fine <b>as text</b>")).toBeTruthy();
});
