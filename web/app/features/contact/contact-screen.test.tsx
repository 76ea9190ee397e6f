// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import ContactScreen from "./contact-screen.tsx";

let server: StubServer | undefined;
beforeEach(() => setSession({ status: "signed_out", offline: false }));
afterEach(() => {
	cleanup();
	server?.restore();
});

const open = (query = "") => showRoutes("/contact", <ContactScreen />, `/contact${query}`);
const subject = () => screen.getByLabelText<HTMLSelectElement>("Subject");
const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));

async function fill() {
	await userEvent.type(screen.getByLabelText("Name"), " Ana ");
	await userEvent.type(screen.getByLabelText("Email"), "ana@example.com");
	await userEvent.type(screen.getByLabelText("Message"), "Where is my report?");
}

test("the three subjects stand there, General first, with a note on deletion", () => {
	open();
	expect(subject().value).toBe("General");
	expect([...subject().options].map(({ value, text }) => [value, text])).toEqual([
		["General", "General"],
		["Report AI", "Report offensive or illegal content"],
		["Delete Account", "Delete Account"],
	]);
	expect(screen.getByText(/include the email you registered with and write a deletion request/)).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Email").type).toBe("email");
});

test("a link may choose the subject, also while the page is open", async () => {
	const router = open("?subject=Delete%20Account");
	expect(subject().value).toBe("Delete Account");
	await act(() => router.navigate("/contact?subject=Report%20AI"));
	expect(subject().value).toBe("Report AI");
	await userEvent.selectOptions(subject(), "General");
	await act(() => router.navigate("/contact?subject=Report%20AI"));
	expect(subject().value).toBe("Report AI");
	await act(() => router.navigate("/contact"));
	expect(subject().value).toBe("General");
});

test("blanks are named, the first is focused and nothing is sent", async () => {
	server = stubServer({});
	open();
	await userEvent.type(screen.getByLabelText("Name"), "   ");
	await send();
	expect(await screen.findByText("All fields are required.")).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText("Name"));
	expect(server.calls).toEqual([]);
});

test("a mistyped email is told apart from a missing one", async () => {
	server = stubServer({});
	open();
	await fill();
	await userEvent.type(screen.getByLabelText("Email"), "@");
	await send();
	expect((await screen.findByRole("alert")).textContent).toBe("Please enter a valid email address.");
	expect(screen.queryByText("All fields are required.")).toBeNull();
});

test("a message is sent once while the button waits, and then the page says so", async () => {
	let answer = () => {};
	server = stubServer({
		"POST /api/contact": () =>
			new Promise((resolve) => {
				answer = () => resolve({ json: { ok: true, message: "Your message has been sent!" } });
			}),
	});
	open("?subject=report-ai");
	await fill();
	await send();
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sending…" }).disabled).toBe(true);
	await act(async () => answer());
	expect((await screen.findByRole("status")).textContent).toContain("Your message has been sent!");
	expect(server.calls.map((call) => call.body)).toEqual([
		JSON.stringify({
			name: "Ana",
			email: "ana@example.com",
			subject: "Report AI",
			message: "Where is my report?",
		}),
	]);
	await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
	expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("");
});

test.each([
	["a broken server", { status: 500, json: { detail: "Broken." } }, null],
	["too many messages", { status: 429, json: { detail: "Wait a minute." } }, "Wait a minute."],
])("after %s the text stays, and a reason of the server is added", async (_, answer, reason) => {
	server = stubServer({ "POST /api/contact": answer });
	open();
	await fill();
	await send();
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toBe(`Failed to send message. Please try again later.${reason ?? ""}`);
	expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Where is my report?");
});

test("a signed-in person finds name and email filled in, and may change them", async () => {
	setSession({ status: "unknown" });
	open();
	await userEvent.type(screen.getByLabelText("Email"), "other@example.com");
	act(() => setUser(buildUser({ username: "Ana", email: "ana@example.com" })));
	expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ana");
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("other@example.com");
	expect(screen.getByRole("link", { name: "your account page" }).getAttribute("href")).toBe("/account");
});
