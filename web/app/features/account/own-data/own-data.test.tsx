// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { getSession, setSession } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { button, sentTo, showAccount } from "../testing/show-account.tsx";

const DUE = "2026-11-28T12:00:00.000Z";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

function show(options: Parameters<typeof showAccount>[0]) {
	const shown = showAccount(options);
	server = shown.server;
	return shown;
}

test("the copy is saved under the server's name, and a failure can be tried again", async () => {
	const names: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	let failing = true;
	show({
		answers: {
			"GET /api/account/export": () =>
				failing
					? { status: 500, json: {} }
					: { text: "zip", headers: { "content-disposition": 'attachment; filename="copy.zip"' } },
		},
	});
	await userEvent.click(await button("Download my data"));
	expect((await screen.findByRole("alert")).textContent).toBe(
		"Your copy could not be prepared. Please try again.",
	);
	failing = false;
	await userEvent.click(await button("Download my data"));
	expect(await screen.findByText("Your copy is in your downloads.")).toBeTruthy();
	expect(names).toEqual(["copy.zip"]);
});

test("both ways to delete stand side by side", async () => {
	show({});
	const link = await screen.findByRole("link", { name: "Delete account" });
	expect(link.getAttribute("href")).toBe("/contact?subject=Delete%20Account");
	expect(await button("Delete my account")).toBeTruthy();
});

test("deleting asks for the password, says the date, and is taken back", async () => {
	let due: string | null = null;
	const shown = show({
		answers: {
			"GET /api/me": () => ({ json: { user: buildUser({ deletion_due_at: due }) } }),
			"POST /api/account/deletion": ({ body }) => {
				if (body !== '{"password":"right"}') return { status: 400, json: { detail: "Wrong password." } };
				due = DUE;
				return { json: { ok: true, deletion_due_at: DUE } };
			},
			"POST /api/account/deletion/cancel": () => {
				due = null;
				return { json: { ok: true, deletion_due_at: null } };
			},
		},
	});
	await userEvent.click(await button("Delete my account"));
	const dialog = await screen.findByRole("dialog");
	const password = within(dialog).getByLabelText("Password");
	const confirm = within(dialog).getByRole("button", { name: "Delete in 7 days" });
	await userEvent.click(confirm);
	expect((await within(dialog).findByRole("alert")).textContent).toBe("Enter your password.");
	expect(document.activeElement).toBe(password);
	await userEvent.type(password, "wrong");
	await userEvent.click(confirm);
	expect(await within(dialog).findByText("Wrong password.")).toBeTruthy();
	await userEvent.clear(password);
	await userEvent.type(password, "right");
	await userEvent.click(confirm);
	expect(await screen.findByText("Your account will be erased on November 28, 2026")).toBeTruthy();
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();

	await userEvent.click(await button("Keep my account"));
	expect(await button("Delete my account")).toBeTruthy();
	expect(sentTo(shown.server, "POST", "/api/account/deletion/cancel")).toHaveLength(1);
});

test("on any other screen a slim bar says the date and keeps the account", async () => {
	show({
		address: "/dashboard",
		user: { deletion_due_at: DUE },
		answers: {
			"GET /api/me": { json: { user: buildUser() } },
			"POST /api/account/deletion/cancel": { json: { ok: true, deletion_due_at: null } },
		},
	});
	expect(screen.getByText("Your account will be erased on November 28, 2026.")).toBeTruthy();
	await userEvent.click(await button("Keep my account"));
	await waitFor(() => expect(screen.queryByText(/will be erased/)).toBeNull());
	expect(getSession()).toMatchObject({ user: { id: 7 } });
});

test("an account that could not be kept says why", async () => {
	show({
		user: { deletion_due_at: DUE },
		answers: {
			"POST /api/account/deletion/cancel": { status: 409, json: { detail: "It is too late to cancel." } },
		},
	});
	await userEvent.click(await button("Keep my account"));
	expect(await screen.findByText("It is too late to cancel.")).toBeTruthy();
});
