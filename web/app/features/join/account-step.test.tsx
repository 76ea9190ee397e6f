// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { getSession, setSession } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { AccountStep } from "./register-screen.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	sessionStorage.clear();
	vi.restoreAllMocks();
	setSession({ status: "unknown" });
});

const OPEN = { "GET /api/registration": { json: { invite_required: false } } };

/** What was sent but for the questions that the page itself asks. */
const registrations = () => server?.calls.filter(({ path }) => path === "/api/register") ?? [];

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
	await user.type(screen.getByLabelText("Username"), "Ana");
	await user.type(screen.getByLabelText("Password"), "kelp and linen");
	await user.type(screen.getByLabelText("Confirm password"), confirm);
	await user.click(screen.getByRole("button", { name: "Create account" }));
	return user;
}

test("mismatching passwords are said, focused and not sent", async () => {
	server = stubServer(OPEN);
	open();
	await fill("kelp and lines");
	expect((await screen.findByRole("alert")).textContent).toBe("Passwords do not match.");
	expect(document.activeElement).toBe(screen.getByLabelText("Confirm password"));
	expect(registrations()).toEqual([]);
});

test("an empty form names every field and focuses the first", async () => {
	server = stubServer(OPEN);
	open();
	await userEvent.setup().click(screen.getByRole("button", { name: "Create account" }));
	expect(await screen.findAllByRole("alert")).toHaveLength(3);
	expect(document.activeElement).toBe(screen.getByLabelText("Email"));
	expect(registrations()).toEqual([]);
});

test("registering signs in, passes the invitation on and leads to /verify-email", async () => {
	const user = buildUser({ is_email_verified: false, onboarding_complete: false });
	server = stubServer({ ...OPEN, ...knows(["ABC"]), "POST /api/register": REGISTERED });
	const router = open("/register?invite=ABC");
	await fill("kelp and linen");
	await waitFor(() => expect(router.state.location.pathname).toBe("/verify-email"));
	expect(getSession()).toEqual({ status: "signed_in", user });
	const body = registrations()[0]?.body;
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
	server = stubServer({ ...OPEN, "POST /api/register": answer });
	open();
	await fill("kelp and linen");
	expect((await screen.findByRole("alert")).textContent).toBe(text);
	expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("kelp and linen");
});

const REGISTERED = {
	json: {
		user: buildUser({ is_email_verified: false, onboarding_complete: false }),
		redirect: "/verify-email",
	},
};
const INVALID = "Invite code is invalid or has already been used.";
const knows = (codes: string[]) => ({
	"POST /api/check-invite": ({ body }: { body: unknown }) => ({
		json: { valid: codes.includes(JSON.parse(String(body)).invite_code) },
	}),
});

test("a valid invitation is said, outlives a reload without the link, and can be changed", async () => {
	server = stubServer({ ...OPEN, ...knows(["ABC", "XYZ"]), "POST /api/register": REGISTERED });
	open("/register?invite=ABC");
	expect((await screen.findByText("Invite code applied")).parentElement?.textContent).toContain("ABC");
	cleanup();
	const router = open("/register");
	await screen.findByText("Invite code applied");
	await userEvent.click(screen.getByRole("button", { name: "Edit" }));
	await userEvent.clear(screen.getByLabelText("Invite code"));
	await userEvent.type(screen.getByLabelText("Invite code"), " XYZ ");
	expect(screen.queryByText("Invite code applied")).toBeNull();
	await userEvent.tab();
	await screen.findByText("Invite code applied");
	await fill("kelp and linen");
	await waitFor(() => expect(router.state.location.pathname).toBe("/verify-email"));
	const body = registrations()[0]?.body;
	expect(body instanceof FormData && body.get("invite_code")).toBe("XYZ");
	cleanup();
	open("/register");
	expect(screen.queryByText("Invite code applied")).toBeNull();
});

test("a code that the server does not know is not called applied", async () => {
	server = stubServer({ ...OPEN, ...knows([]) });
	open("/register?invite=NOPE");
	expect((await screen.findByRole("alert")).textContent).toBe(INVALID);
	expect(screen.getByLabelText<HTMLInputElement>("Invite code").value).toBe("NOPE");
	expect(screen.queryByText("Invite code applied")).toBeNull();
});

test("a code that could not be checked is named in neutral words, and sent", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const checks = { "POST /api/check-invite": { status: 429, json: { detail: "Too many attempts." } } };
	server = stubServer({ ...OPEN, ...checks, "POST /api/register": REGISTERED });
	open("/register?invite=ABC");
	expect(await screen.findByText("We check it when you create your account.")).toBeTruthy();
	expect(screen.queryByText("Invite code applied")).toBeNull();
	await fill("kelp and linen");
	await waitFor(() => expect(registrations()).toHaveLength(1));
});

test("where codes are needed the field is shown, named as needed, and asked for before anything is sent", async () => {
	server = stubServer({
		...knows(["ABC"]),
		"GET /api/registration": { json: { invite_required: true } },
		"POST /api/register": { status: 400, json: { detail: INVALID } },
	});
	open();
	const field = await screen.findByLabelText<HTMLInputElement>("Invite code");
	expect(field.required).toBe(true);
	expect(screen.queryByText(/Optional/)).toBeNull();
	await fill("kelp and linen");
	expect((await screen.findByRole("alert")).textContent).toBe("Please enter your invite code.");
	expect(document.activeElement).toBe(screen.getByLabelText("Invite code"));
	expect(registrations()).toEqual([]);
	await userEvent.type(screen.getByLabelText("Invite code"), "ABC");
	await userEvent.click(screen.getByRole("button", { name: "Create account" }));
	expect((await screen.findByRole("alert")).textContent).toBe(INVALID);
	expect(document.activeElement).toBe(screen.getByLabelText("Invite code"));
});

test("without an invitation no code is sent", async () => {
	const user = buildUser({ is_email_verified: false, onboarding_complete: false });
	server = stubServer({ ...OPEN, "POST /api/register": { json: { user, redirect: "/verify-email" } } });
	open();
	await fill("kelp and linen");
	await waitFor(() => expect(registrations()).toHaveLength(1));
	const body = registrations()[0]?.body;
	expect(body instanceof FormData && body.has("invite_code")).toBe(false);
});
