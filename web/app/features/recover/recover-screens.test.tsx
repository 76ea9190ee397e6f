// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import ForgotScreen from "./forgot-screen.tsx";
import ResetScreen from "./reset-screen.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

const SENT = "If an account exists for that email, a reset link is on its way.";
const alertText = async () => (await screen.findByRole("alert")).textContent;

async function ask(email: string) {
	showRoutes("/forgot-password", <ForgotScreen />);
	await userEvent.type(screen.getByLabelText("Email"), email);
	await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
}

async function choose(password: string, confirm: string) {
	await userEvent.type(screen.getByLabelText("New password"), password);
	await userEvent.type(screen.getByLabelText("Confirm new password"), confirm);
	await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
}

test("a reset link is asked for with the trimmed email", async () => {
	server = stubServer({ "POST /api/request-password-reset": { json: { message: SENT } } });
	await ask("  ana@example.com ");
	expect((await screen.findByRole("status")).textContent).toContain(SENT);
	expect(server.calls[0]?.body).toBe(JSON.stringify({ email: "ana@example.com" }));
});

test.each([
	["the server's sentence", { status: 429, json: { detail: "Too many requests." } }, "Too many requests."],
	["our own", { status: 500, json: {} }, "Request failed."],
])("a failed request shows %s and keeps the email", async (_, answer, text) => {
	server = stubServer({ "POST /api/request-password-reset": answer });
	await ask("ana@example.com");
	expect(await alertText()).toBe(text);
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@example.com");
});

test("what is no email is said before anything is sent", async () => {
	server = stubServer({});
	await ask("ana.example.com");
	expect(await alertText()).toBe("Please enter a valid email address.");
	expect(server.calls).toEqual([]);
});

test.each(["/reset-password", "/reset-password?token=", "/reset-password?token=%20"])(
	"%s says that the link is no good and offers a new one",
	async (address) => {
		server = stubServer({});
		showRoutes("/reset-password", <ResetScreen />, address);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reset link is invalid or missing.");
		expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe(
			"/forgot-password",
		);
		expect(server.calls).toEqual([]);
	},
);

test("two different passwords are not sent", async () => {
	server = stubServer({});
	showRoutes("/reset-password", <ResetScreen />, "/reset-password?token=abc");
	await choose("kelp and linen", "kelp and lines");
	expect(await alertText()).toBe("Passwords do not match");
	expect(document.activeElement).toBe(screen.getByLabelText("Confirm new password"));
	expect(server.calls).toEqual([]);
});

test("a new password is sent as typed, ends the session here and leads to the login", async () => {
	server = stubServer({
		"POST /api/reset-password": { json: { message: "Your password has been reset." } },
		"GET /api/me": { json: { user: null } },
	});
	setUser(buildUser());
	showRoutes("/reset-password", <ResetScreen />, "/reset-password?token=abc");
	await choose(" kelp and linen ", " kelp and linen ");
	await waitFor(() =>
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your password has been reset."),
	);
	expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
	expect(server.calls[0]?.body).toBe(JSON.stringify({ token: "abc", new_password: " kelp and linen " }));
	expect(getSession().status).toBe("signed_out");
});

test("a used link says so and offers a new one", async () => {
	server = stubServer({
		"POST /api/reset-password": { status: 400, json: { detail: "Reset link is invalid or missing." } },
	});
	showRoutes("/reset-password", <ResetScreen />, "/reset-password?token=abc");
	await choose("kelp and linen", "kelp and linen");
	expect(await alertText()).toContain("Reset link is invalid or missing.");
	expect(screen.getByRole("link", { name: "Get a new link" })).toBeTruthy();
});

test("a failure without a sentence is ours, and both passwords stay", async () => {
	server = stubServer({ "POST /api/reset-password": { status: 500, json: {} } });
	showRoutes("/reset-password", <ResetScreen />, "/reset-password?token=abc");
	await choose("kelp and linen", "kelp and linen");
	expect(await alertText()).toBe("Reset failed.");
	expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("kelp and linen");
});
