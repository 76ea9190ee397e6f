// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setSession } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildAccount, button, sentTo, showAccount } from "./testing/show-account.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

function show(options?: Parameters<typeof showAccount>[0]) {
	const shown = showAccount(options);
	server = shown.server;
	return shown;
}

test("the address opens a tab and follows it, also by keyboard", async () => {
	const { path } = show({ address: "/account?tab=billing", user: { plan: "plus_annual" } });
	expect(screen.getByRole("tab", { name: "Billing" }).getAttribute("aria-selected")).toBe("true");
	expect(screen.getByRole("heading", { name: "Your plan" })).toBeTruthy();
	await userEvent.click(screen.getByRole("tab", { name: "Account" }));
	expect(path()).toBe("/account");
	await userEvent.keyboard("{ArrowRight}");
	expect(path()).toBe("/account?tab=billing");
});

test("any other tab name opens Account", async () => {
	show({ address: "/account?tab=secrets" });
	expect(await screen.findByRole("heading", { name: "Profile" })).toBeTruthy();
});

test.each([
	["a refusal", () => ({ status: 500, json: { detail: "Boom." } }), "Failed to load account details."],
	[
		"no network",
		() => {
			throw new TypeError("Failed to fetch");
		},
		"Network error.",
	],
])("%s is said, the rest stays usable, and trying again works", async (_, answer, text) => {
	let broken = true;
	const reads: boolean[] = [];
	show({
		answers: {
			"GET /api/account": () => {
				reads.push(screen.queryByText("Firefox on Linux") !== null);
				return broken ? answer() : { json: buildAccount() };
			},
		},
	});
	const alert = await screen.findByRole("alert");
	expect(within(alert).getByText(text)).toBeTruthy();
	expect(await screen.findByText("Firefox on Linux")).toBeTruthy();
	broken = false;
	await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
	expect(await screen.findByLabelText("Email")).toBeTruthy();
	expect(reads.at(-1), "what was read stays while it is tried again").toBe(true);
});

test("an address that waits for its link is explained", async () => {
	show({ account: { pending_email: "new@example.com" } });
	expect(await screen.findByText("Waiting for new@example.com")).toBeTruthy();
	expect(screen.getByText(/until then you log in with ana@example\.com/)).toBeTruthy();
});

test("beta features are offered to Pro only and saved at once", async () => {
	show({ user: { plan: "plus_monthly" } });
	await screen.findByLabelText("Email");
	expect(screen.queryByText("Beta features")).toBeNull();
	cleanup();
	server?.restore();

	const shown = show({
		user: { plan: "admin" },
		answers: {
			"POST /api/account": {
				json: {
					message: "Account updated.",
					email_change_pending: false,
					user: buildUser({ plan: "admin" }),
				},
			},
		},
	});
	const box = await screen.findByLabelText<HTMLInputElement>(/new features before everyone/);
	await userEvent.click(box);
	await waitFor(() => expect(box.checked).toBe(true));
	expect(sentTo(shown.server, "POST", "/api/account")).toEqual([{ beta_features: true }]);
});

test("a refused beta choice goes back and says why", async () => {
	show({
		user: { plan: "pro_monthly" },
		answers: { "POST /api/account": { status: 400, json: { detail: "Part of the Pro plan." } } },
	});
	const box = await screen.findByLabelText<HTMLInputElement>(/new features before everyone/);
	await userEvent.click(box);
	expect((await screen.findByRole("alert")).textContent).toBe("Part of the Pro plan.");
	expect(box.checked).toBe(false);
	expect(await button("Save changes")).toBeTruthy();
});
