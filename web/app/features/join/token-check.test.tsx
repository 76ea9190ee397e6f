// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { TokenCheck } from "./token-check.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	vi.restoreAllMocks();
});

function Login() {
	return <p>login {useLocation().search}</p>;
}

function open(): void {
	setSession({ status: "signed_out", offline: false });
	render(
		<MemoryRouter initialEntries={["/verify-email"]}>
			<Routes>
				<Route path="/verify-email" element={<TokenCheck token="t" />} />
				<Route path="/register" element={<p>step 2</p>} />
				<Route path="/login" element={<Login />} />
			</Routes>
		</MemoryRouter>,
	);
}

const CONFIRMED = { ok: true, email: "a@example.com", message: "Email verified.", redirect: "/register" };
const FAILED = "Verification failed or token is invalid/expired.";

test("a link that the server could not look at is tried again", async () => {
	let status = 503;
	server = stubServer({
		"GET /api/verify-email": () => ({ status, json: status === 200 ? CONFIRMED : { detail: FAILED } }),
		"GET /api/me": { json: { user: null } },
	});
	open();
	const again = await screen.findByRole("button", { name: "Try again" });
	expect(screen.getByText(/could not reach the server/)).toBeTruthy();
	status = 200;
	await userEvent.click(again);
	expect(await screen.findByText("Your email is confirmed.")).toBeTruthy();
});

test("a person who is signed in goes on to step 2 at once", async () => {
	server = stubServer({
		"GET /api/verify-email": { json: CONFIRMED },
		"GET /api/me": { json: { user: buildUser({ email: CONFIRMED.email }) } },
	});
	open();
	expect(await screen.findByText("step 2")).toBeTruthy();
});

test("a link opened where somebody else is signed in says whose address it was, who is here, and offers to change", async () => {
	const handlers: Parameters<typeof stubServer>[0] = {
		"GET /api/verify-email": { json: CONFIRMED },
		"GET /api/me": { json: { user: buildUser({ email: "ben@example.com" }) } },
		"POST /api/logout": { json: { ok: true } },
	};
	server = stubServer(handlers);
	open();
	expect(await screen.findByRole("heading", { name: "a@example.com is confirmed." })).toBeTruthy();
	expect(screen.getByText(/In this browser ben@example.com is signed in/)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Stay as ben@example.com" }).getAttribute("href")).toBe(
		"/dashboard",
	);
	await userEvent.click(screen.getByRole("button", { name: "Log out and log in as a@example.com" }));
	expect(
		await screen.findByText("login ?next=%2Fregister%3Fstep%3D2%26email%3Da%2540example.com"),
	).toBeTruthy();
	expect(server.calls.at(-1)?.path).toBe("/api/logout");
});

const REFUSED = { "GET /api/verify-email": { status: 400, json: { detail: FAILED } } };

test("a link that the server refused leads a visitor to a new one, or to the login", async () => {
	server = stubServer(REFUSED);
	open();
	expect(await screen.findByText(FAILED)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe("/verify-email");
	expect(screen.getByRole("link", { name: "Login" })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("whoever is signed in and unverified gets another link from the dead one", async () => {
	const sent = { ok: true, message: "Verification email sent." };
	server = stubServer({ ...REFUSED, "POST /api/resend-verification": { json: sent } });
	open();
	act(() => setUser(buildUser({ is_email_verified: false })));
	await userEvent.click(await screen.findByRole("button", { name: "Send the link again" }));
	expect(await screen.findByText("Verification email sent.")).toBeTruthy();
	expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
});

test("a dead link is no trouble for whoever is confirmed already", async () => {
	server = stubServer(REFUSED);
	open();
	act(() => setUser(buildUser({ is_email_verified: true })));
	await userEvent.click(await screen.findByRole("link", { name: "Continue" }));
	expect(await screen.findByText("step 2")).toBeTruthy();
});
