// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { getSession, setSession } from "#api/session-store.ts";
import { buildUser } from "#testing/build-user.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { AccountStep } from "./account-step.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	sessionStorage.clear();
	setSession({ status: "unknown" });
});

function open(address = "/register") {
	const router = createMemoryRouter(
		[
			{ path: "/register", element: <AccountStep /> },
			{ path: "/verify-email", element: <p>verify</p> },
		],
		{ initialEntries: [address] },
	);
	render(<RouterProvider router={router} />);
	return router;
}

async function fill(confirm: string) {
	const user = userEvent.setup();
	await user.type(screen.getByLabelText("Email"), " ana@example.com ");
	await user.type(screen.getByLabelText("Name"), "Ana");
	await user.type(screen.getByLabelText("Password"), "kelp and linen");
	await user.type(screen.getByLabelText("Confirm password"), confirm);
	await user.click(screen.getByRole("button", { name: "Create account" }));
	return user;
}

test("mismatching passwords are said, focused and not sent", async () => {
	server = stubServer({});
	open();
	await fill("kelp and lines");
	expect((await screen.findByRole("alert")).textContent).toBe("Passwords do not match.");
	expect(document.activeElement).toBe(screen.getByLabelText("Confirm password"));
	expect(server.calls).toEqual([]);
});

test("an empty form names every field and focuses the first", async () => {
	server = stubServer({});
	open();
	await userEvent.setup().click(screen.getByRole("button", { name: "Create account" }));
	expect(await screen.findAllByRole("alert")).toHaveLength(3);
	expect(document.activeElement).toBe(screen.getByLabelText("Email"));
	expect(server.calls).toEqual([]);
});

test("registering signs in, passes the invitation on and leads to /verify-email", async () => {
	const user = buildUser({ is_email_verified: false, onboarding_complete: false });
	server = stubServer({ "POST /api/register": { json: { user, redirect: "/verify-email" } } });
	const router = open("/register?invite=ABC");
	await fill("kelp and linen");
	await waitFor(() => expect(router.state.location.pathname).toBe("/verify-email"));
	expect(getSession()).toEqual({ status: "signed_in", user });
	const body = server.calls[0]?.body;
	expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
		email: "ana@example.com",
		username: "Ana",
		password: "kelp and linen",
		invite_code: "ABC",
	});
});

test.each([
	[
		"the server's sentence",
		{ status: 409, json: { detail: "An account with this email already exists." } },
		"An account with this email already exists.",
	],
	["our own", { status: 500, json: {} }, "Registration failed."],
])("a refusal shows %s and keeps what was typed", async (_, answer, text) => {
	server = stubServer({ "POST /api/register": answer });
	open();
	await fill("kelp and linen");
	expect((await screen.findByRole("alert")).textContent).toBe(text);
	expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("kelp and linen");
});

test("the invitation is said, outlives a reload without the link, and can be changed", async () => {
	const user = buildUser({ is_email_verified: false, onboarding_complete: false });
	server = stubServer({ "POST /api/register": { json: { user, redirect: "/verify-email" } } });
	open("/register?invite=ABC");
	expect((await screen.findByText("Invite code applied")).parentElement?.textContent).toContain("ABC");
	cleanup();
	const router = open("/register");
	await screen.findByText("Invite code applied");
	await userEvent.click(screen.getByRole("button", { name: "Edit" }));
	await userEvent.clear(screen.getByLabelText("Invite code"));
	await userEvent.type(screen.getByLabelText("Invite code"), " XYZ ");
	await fill("kelp and linen");
	await waitFor(() => expect(router.state.location.pathname).toBe("/verify-email"));
	const body = server.calls[0]?.body;
	expect(body instanceof FormData && body.get("invite_code")).toBe("XYZ");
	cleanup();
	open("/register");
	expect(screen.queryByText("Invite code applied")).toBeNull();
});

test("without an invitation no code is sent", async () => {
	const user = buildUser({ is_email_verified: false, onboarding_complete: false });
	server = stubServer({ "POST /api/register": { json: { user, redirect: "/verify-email" } } });
	open();
	await fill("kelp and linen");
	await waitFor(() => expect(server?.calls).toHaveLength(1));
	const body = server.calls[0]?.body;
	expect(body instanceof FormData && body.has("invite_code")).toBe(false);
});
