// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubAnswer, type StubServer, stubServer } from "#testing/stub-server.ts";
import NotMineScreen from "./not-mine-screen.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

const open = (query: string) => showRoutes("/not-my-account", <NotMineScreen />, `/not-my-account${query}`);
const title = (text: string) => screen.findByRole("heading", { level: 1, name: text });
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

function answering(answer: StubAnswer): StubServer {
	return stubServer({ "POST /api/disown-account": answer, "GET /api/me": { json: { user: null } } });
}

async function press(token: string) {
	open(`?token=${token}`);
	await userEvent.click(screen.getByRole("button", { name: "Lock them out" }));
}

test("opening the link changes nothing; its button locks out, here too, and offers what may follow", async () => {
	server = answering({ json: { outcome: "done" } });
	setUser(buildUser());
	open("?token=mine");
	expect(await title("This was not me")).toBeTruthy();
	expect(server.calls).toEqual([]);
	await userEvent.click(screen.getByRole("button", { name: "Lock them out" }));
	expect(await title("They are locked out")).toBeTruthy();
	expect(server.calls[0]?.body).toBe(JSON.stringify({ token: "mine" }));
	expect(hrefOf("Choose a new password")).toBe("/forgot-password");
	expect(hrefOf("Have it erased")).toBe("/contact?subject=Delete%20Account");
	await waitFor(() => expect(getSession().status).toBe("signed_out"));
});

test.each([
	["done_before", "That is done already"],
	["moved", "The account no longer has your address"],
])("an answer of %s says %s", async (outcome, text) => {
	server = answering({ json: { outcome } });
	await press("mine");
	expect(await title(text)).toBeTruthy();
});

test("a link that is too old says how to get everybody out without it", async () => {
	server = answering({ status: 400, json: { detail: "Invalid or expired link." } });
	await press("old");
	expect(await title("Invalid or expired link.")).toBeTruthy();
	expect(screen.getByText(/works for 7 days/)).toBeTruthy();
	expect(hrefOf("Choose a new password")).toBe("/forgot-password");
});

test("without an answer the button stays; without a token there is none", async () => {
	server = answering({ status: 503, json: { detail: "Busy." } });
	await press("later");
	expect((await screen.findByRole("alert")).textContent).toContain("please try again");
	expect(screen.getByRole("button", { name: "Lock them out" })).toBeTruthy();
	cleanup();
	open("");
	expect(await title("Invalid or expired link.")).toBeTruthy();
});
