// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import VerifyEmailScreen from "./verify-email-screen.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

const unverified = buildUser({ is_email_verified: false, onboarding_complete: false });

function open(): void {
	render(
		<MemoryRouter initialEntries={["/verify-email"]}>
			<VerifyEmailScreen />
		</MemoryRouter>,
	);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a visitor reads what the page is for and can ask for another link", async () => {
	const message = "If an account waits for that email to be confirmed, a new link is on its way.";
	server = stubServer({ "POST /api/request-verification": { json: { ok: true, message } } });
	setSession({ status: "signed_out", offline: false });
	open();
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Confirm your email");
	await press("Send a new link");
	expect((await screen.findByRole("alert")).textContent).toBe("Please enter a valid email address.");
	expect(server.calls).toEqual([]);
	await userEvent.type(screen.getByLabelText("Email"), " ana@example.com");
	await press("Send a new link");
	expect(await screen.findByText(message)).toBeTruthy();
	expect(server.calls[0]?.body).toBe('{"email":"ana@example.com"}');
});

test("a mistyped address is put right on the page that waits for it", async () => {
	const user = { ...unverified, email: "anna@example.com" };
	server = stubServer({ "POST /api/correct-email": { json: { ok: true, message: "Sent.", user } } });
	setUser(unverified);
	open();
	expect(screen.queryByLabelText("Your email")).toBeNull();
	await press("Correct the address");
	const field = screen.getByLabelText<HTMLInputElement>("Your email");
	expect(field.value).toBe("ana@example.com");
	await userEvent.clear(field);
	await userEvent.type(field, "anna@example.com");
	await press("Send the link there");
	expect(await screen.findByText(/^Your address is anna@example.com now/)).toBeTruthy();
	expect(screen.getByText(/We sent a link to anna@example.com/)).toBeTruthy();
	expect(server.calls[0]?.body).toBe('{"email":"anna@example.com"}');
	expect(getSession()).toEqual({ status: "signed_in", user });
});

test("an address that is taken is said at the field, which keeps what was typed", async () => {
	const detail = "An account with this email already exists.";
	server = stubServer({ "POST /api/correct-email": { status: 409, json: { detail } } });
	setUser(unverified);
	open();
	await press("Correct the address");
	await userEvent.clear(screen.getByLabelText("Your email"));
	await userEvent.type(screen.getByLabelText("Your email"), "taken@example.com");
	await press("Send the link there");
	await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(detail));
	expect(screen.getByLabelText<HTMLInputElement>("Your email").value).toBe("taken@example.com");
	expect(getSession()).toEqual({ status: "signed_in", user: unverified });
});
