// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import ConfirmEmailChangeScreen from "./confirm-screen.tsx";
import UndoEmailChangeScreen from "./undo-screen.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

const confirm = (query: string) =>
	showRoutes("/confirm-email-change", <ConfirmEmailChangeScreen />, `/confirm-email-change${query}`);
const undo = (query: string) =>
	showRoutes("/undo-email-change", <UndoEmailChangeScreen />, `/undo-email-change${query}`);
const title = (text: string) => screen.findByRole("heading", { level: 1, name: text });
const changed = { json: { message: "Email updated successfully.", email: "new@example.com" } };

test("confirming says Processing..., asks once although effects run twice, and reads the person again", async () => {
	const user = buildUser({ email: "new@example.com" });
	server = stubServer({
		"GET /api/confirm-email-change": changed,
		"GET /api/me": { json: { user } },
	});
	setUser(buildUser());
	confirm("?token=once");
	expect(screen.getByText("Processing...")).toBeTruthy();
	expect(await title("Email updated successfully.")).toBeTruthy();
	expect(server.calls.filter((call) => call.path === "/api/confirm-email-change?token=once")).toHaveLength(1);
	expect(getSession()).toEqual({ status: "signed_in", user });
});

test("confirming without a message of the server has its own", async () => {
	server = stubServer({
		"GET /api/confirm-email-change": { json: { message: "", email: "new@example.com" } },
		"GET /api/me": { json: { user: null } },
	});
	confirm("?token=silent");
	expect(await title("Email updated successfully.")).toBeTruthy();
});

test.each(["", "?token="])("confirming with %j asks nothing and says what is missing", async (query) => {
	server = stubServer({});
	confirm(query);
	expect(await title("Missing confirmation token.")).toBeTruthy();
	expect(server.calls).toEqual([]);
});

test.each([
	["the server's sentence", { status: 400, json: { detail: "This link was used." } }, "This link was used."],
	["our own", { status: 400, json: {} }, "Invalid or expired link."],
])("a refused confirmation shows %s", async (name, answer, text) => {
	server = stubServer({ "GET /api/confirm-email-change": answer });
	confirm(`?token=${name.length}`);
	expect(await title(text)).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a confirmation that got no answer may be tried again", async () => {
	let tries = 0;
	server = stubServer({
		"GET /api/confirm-email-change": () => {
			tries += 1;
			if (tries === 1) throw new TypeError("Failed to fetch");
			return changed;
		},
		"GET /api/me": { json: { user: null } },
	});
	confirm("?token=lost");
	expect(await title("Invalid or expired link.")).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await title("Email updated successfully.")).toBeTruthy();
});

test("opening the undo link changes nothing; its button does, and a new password comes next", async () => {
	server = stubServer({
		"POST /api/undo-email-change": { json: { message: "Your email is back.", email: "old@example.com" } },
		"GET /api/me": { json: { user: null } },
	});
	setUser(buildUser());
	undo("?token=back");
	expect(await title("Undo the email change")).toBeTruthy();
	expect(server.calls).toEqual([]);
	await userEvent.click(screen.getByRole("button", { name: "Undo the change" }));
	expect(await title("The change is undone")).toBeTruthy();
	expect(screen.getByText("Your email is back.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Reset your password" }).getAttribute("href")).toBe(
		"/forgot-password",
	);
	expect(server.calls[0]?.body).toBe(JSON.stringify({ token: "back" }));
	await waitFor(() => expect(getSession().status).toBe("signed_out"));
});

test("a dead undo link leads to people", async () => {
	server = stubServer({
		"POST /api/undo-email-change": { status: 400, json: { detail: "Invalid or expired link." } },
	});
	undo("?token=old");
	await userEvent.click(screen.getByRole("button", { name: "Undo the change" }));
	expect(await title("Invalid or expired link.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
});

test("an undo that got no answer leaves the button", async () => {
	server = stubServer({ "POST /api/undo-email-change": { status: 503, json: { detail: "Busy." } } });
	undo("?token=later");
	await userEvent.click(screen.getByRole("button", { name: "Undo the change" }));
	expect((await screen.findByRole("alert")).textContent).toContain("please try again");
	expect(screen.getByRole("button", { name: "Undo the change" })).toBeTruthy();
});

test("an undo link without its token says so at once", async () => {
	server = stubServer({});
	undo("");
	expect(await title("Invalid or expired link.")).toBeTruthy();
});
