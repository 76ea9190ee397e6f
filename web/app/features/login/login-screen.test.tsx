// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import LoginScreen from "./login-screen.tsx";

let server: StubServer | undefined;
beforeEach(() => setSession({ status: "signed_out", offline: false }));
afterEach(() => {
	cleanup();
	server?.restore();
	vi.useRealTimers();
});

const codeNeeded = { json: { requires_2fa: true, partial_token: "pt_1", redirect: null } };
const wrongCode = { status: 401, json: { detail: "Invalid or expired code." } };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function passPassword(address = "/login") {
	const router = showRoutes("/login", <LoginScreen />, address);
	await userEvent.type(screen.getByLabelText("Email"), "ana@example.com");
	await userEvent.type(screen.getByLabelText("Password"), "kelp and linen");
	await press("Login");
	return router;
}

async function tryCode(code: string, label = "6-digit code") {
	const field = await screen.findByLabelText(label);
	await userEvent.clear(field);
	await userEvent.type(field, code);
	await press("Confirm");
}

test("the code step asks for a one-time code and leads where the server says", async () => {
	const user = buildUser();
	server = stubServer({
		"POST /api/login": codeNeeded,
		"POST /api/2fa/verify-login": { json: { requires_2fa: false, redirect: "/upload" } },
		"GET /api/me": { json: { user } },
		"GET /api/login/next": { json: { redirect: "/chat?x=1" } },
	});
	const router = await passPassword("/login?next=%2Fchat%3Fx%3D1");
	const field = await screen.findByLabelText<HTMLInputElement>("6-digit code");
	expect(field.autocomplete).toBe("one-time-code");
	expect(field.inputMode).toBe("numeric");
	expect(document.activeElement).toBe(field);
	await tryCode(" 123 456 ");
	await waitFor(() => expect(router.state.location.pathname).toBe("/chat"));
	expect(getSession()).toEqual({ status: "signed_in", user });
	const paths = server.calls.map((call) => call.path.replace(/t=\d+/, "t=now"));
	expect(paths).toEqual([
		"/api/login",
		"/api/2fa/verify-login",
		"/api/me?t=now",
		"/api/login/next?next=%2Fchat%3Fx%3D1",
	]);
	expect(server.calls[1]?.body).toBe(JSON.stringify({ code: "123 456", token: "pt_1" }));
});

test("a lost answer about the next place does not undo the login", async () => {
	server = stubServer({
		"POST /api/login": codeNeeded,
		"POST /api/2fa/verify-login": { json: { requires_2fa: false, redirect: "/upload" } },
		"GET /api/me": { json: { user: buildUser() } },
		"GET /api/login/next": { status: 500, json: {} },
	});
	const router = await passPassword();
	await tryCode("123456");
	await waitFor(() => expect(router.state.location.pathname).toBe("/upload"));
});

test.each([
	["the server's sentence", wrongCode, "Invalid or expired code."],
	["our own", { status: 500, json: {} }, "2FA verification failed."],
])("a refused code shows %s, keeps what was typed and stays on the step", async (_, answer, text) => {
	server = stubServer({ "POST /api/login": codeNeeded, "POST /api/2fa/verify-login": answer });
	await passPassword();
	await tryCode("111111");
	expect((await screen.findByRole("alert")).textContent).toBe(text);
	expect(screen.getByLabelText<HTMLInputElement>("6-digit code").value).toBe("111111");
	expect(getSession().status).toBe("signed_out");
});

test("a backup code has a field of its own", async () => {
	server = stubServer({ "POST /api/login": codeNeeded, "POST /api/2fa/verify-login": wrongCode });
	await passPassword();
	await userEvent.click(await screen.findByRole("button", { name: "Use a backup code" }));
	expect(screen.getByLabelText<HTMLInputElement>("Backup code").inputMode).toBe("text");
	await tryCode("ABCDE-FGHJK", "Backup code");
	expect(server.calls.at(-1)?.body).toBe(JSON.stringify({ code: "ABCDE-FGHJK", token: "pt_1" }));
});

test("an empty code is asked for, not sent", async () => {
	server = stubServer({ "POST /api/login": codeNeeded });
	await passPassword();
	await screen.findByLabelText("6-digit code");
	await press("Confirm");
	expect((await screen.findByRole("alert")).textContent).toBe("Enter the code.");
	expect(server.calls).toHaveLength(1);
});

test("after five wrong codes the password is asked for again, with the email kept", async () => {
	server = stubServer({ "POST /api/login": codeNeeded, "POST /api/2fa/verify-login": wrongCode });
	await passPassword();
	for (let tries = 1; tries <= 5; tries += 1) await tryCode(`11111${tries}`);
	expect((await screen.findByRole("alert")).textContent).toContain("Please enter your password again.");
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@example.com");
	expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
	expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a code refused after five minutes leads back to the password", async () => {
	server = stubServer({ "POST /api/login": codeNeeded, "POST /api/2fa/verify-login": wrongCode });
	await passPassword();
	await screen.findByLabelText("6-digit code");
	vi.setSystemTime(Date.now() + 5 * 60_000);
	await tryCode("111111");
	expect((await screen.findByRole("alert")).textContent).toContain("Please enter your password again.");
});

test("one can go back to the password without a reproach", async () => {
	server = stubServer({ "POST /api/login": codeNeeded });
	await passPassword();
	await userEvent.click(await screen.findByRole("button", { name: "Back to email and password" }));
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@example.com");
	expect(screen.queryByRole("alert")).toBeNull();
});

test("somebody who is signed in already is moved on by the server's word", async () => {
	server = stubServer({ "GET /api/login/next": { json: { redirect: "/timeline" } } });
	setUser(buildUser());
	const router = showRoutes("/login", <LoginScreen />, "/login?next=%2Ftimeline");
	await waitFor(() => expect(router.state.location.pathname).toBe("/timeline"));
	expect(server.calls[0]?.path).toBe("/api/login/next?next=%2Ftimeline");
});

test("what is missing is said at its field, the first one is gone to, and an answer takes the complaint back", async () => {
	server = stubServer({ "POST /api/login": { status: 401, json: { detail: "No." } } });
	showRoutes("/login", <LoginScreen />);
	const [email, password] = [screen.getByLabelText("Email"), screen.getByLabelText("Password")];
	await press("Login");
	expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
		"Please enter your email.",
		"Please enter your password.",
	]);
	expect(document.activeElement).toBe(email);
	await userEvent.type(email, "ana@example.com");
	expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
		"Please enter your password.",
	]);
	await press("Login");
	expect(document.activeElement).toBe(password);
	expect(server.calls).toEqual([]);
	await userEvent.type(password, "kelp and linen");
	await press("Login");
	expect((await screen.findByRole("alert")).textContent).toBe("No.");
	expect(password).toHaveProperty("value", "kelp and linen");
});

test("a second press while the first is under way sends nothing", async () => {
	server = stubServer({ "POST /api/login": codeNeeded });
	showRoutes("/login", <LoginScreen />);
	await userEvent.type(screen.getByLabelText("Email"), "ana@example.com");
	await userEvent.type(screen.getByLabelText("Password"), "kelp and linen");
	await userEvent.dblClick(screen.getByRole("button", { name: "Login" }));
	await screen.findByLabelText("6-digit code");
	expect(server.calls.map(({ path }) => path)).toEqual(["/api/login"]);
});

test("a forgotten password has its way", async () => {
	showRoutes("/login", <LoginScreen />);
	expect(screen.getByRole("link", { name: "Forgot your password?" }).getAttribute("href")).toBe(
		"/forgot-password",
	);
});
