import { settingsApi } from "@dewlight/contracts/account-settings.ts";
// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { call } from "#api/call.ts";
import { ProofDeclinedError } from "#api/frame-events.ts";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import { useProofQuestion } from "../../../layouts/site-layout.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
});

function Host({ signedIn = true }: { signedIn?: boolean }) {
	const [question, answer] = useProofQuestion(signedIn);
	return (
		question && <ReauthenticationDialog needs={question.needs} email="ana@example.com" onAnswer={answer} />
	);
}

const show = (signedIn = true) => (
	<MemoryRouter>
		<Host signedIn={signedIn} />
	</MemoryRouter>
);

/** A server that wants `needs` once more, and is content with "right" and any code. */
function startServer(needs: string[]): StubServer {
	let isProven = false;
	server = stubServer({
		"POST /api/account": () =>
			isProven
				? { json: { saved: true } }
				: { status: 409, json: { detail: "reauthentication_required", needs } },
		"POST /api/reauthenticate": ({ body }) => {
			isProven = typeof body === "string" && !body.includes("wrong");
			return isProven
				? { json: { ok: true } }
				: { status: 400, json: { detail: "Your current password is incorrect." } };
		},
	});
	return server;
}

const save = () =>
	call(settingsApi.updateAccount, {
		reading: z.object({ saved: z.boolean() }),
		body: { email: "new@example.com" },
	});
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("a call that needs a proof asks for the password, and is then made once more as it was", async () => {
	const started = startServer(["password"]);
	const { calls } = started;
	render(show());
	const saved = save();
	const field = await screen.findByLabelText("Password");
	expect(screen.getByRole("dialog", { name: "Confirm it is you" })).toBeTruthy();
	expect(screen.queryByLabelText("Code")).toBeNull();
	expect(screen.getByLabelText("Account").getAttribute("autocomplete")).toBe("username");
	expect(screen.getByDisplayValue("ana@example.com")).toBeTruthy();
	expect(field.getAttribute("autocomplete")).toBe("current-password");
	await userEvent.type(field, "right");
	await press("Confirm");
	expect(await saved).toEqual({ saved: true });
	expect(sentTo(started, "POST", "/api/reauthenticate")).toEqual([{ password: "right" }]);
	expect(calls.filter(({ path }) => path === "/api/account").map(({ body }) => body)).toEqual(
		Array(2).fill(JSON.stringify({ email: "new@example.com" })),
	);
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("where two-factor is on a code is asked for too, and what is missing is named", async () => {
	const started = startServer(["password", "code"]);
	render(show());
	const saved = save();
	await userEvent.type(await screen.findByLabelText("Password"), "right");
	await press("Confirm");
	expect(await screen.findByText("Enter the code.")).toBeTruthy();
	await userEvent.type(screen.getByLabelText("Code"), "123456");
	await press("Confirm");
	await saved;
	expect(sentTo(started, "POST", "/api/reauthenticate")).toEqual([{ password: "right", code: "123456" }]);
});

test("a wrong password is told, stays to be mended, and the call still waits", async () => {
	startServer(["password"]);
	render(show());
	const saved = save();
	await userEvent.type(await screen.findByLabelText("Password"), "wrong");
	await press("Confirm");
	expect((await screen.findByRole("alert")).textContent).toBe("Your current password is incorrect.");
	const field = screen.getByLabelText("Password");
	expect(document.activeElement).toBe(field);
	await userEvent.clear(field);
	await userEvent.type(field, "right");
	await press("Confirm");
	expect(await saved).toEqual({ saved: true });
});

test.each(["Cancel", "Close"])("%s makes no further call and says so to the caller", async (name) => {
	const { calls } = startServer(["password"]);
	render(show());
	const declined = expect(save()).rejects.toBeInstanceOf(ProofDeclinedError);
	await press(name);
	await declined;
	expect(calls).toHaveLength(1);
});

test("two calls at once ask one question", async () => {
	const { calls } = startServer(["password"]);
	render(show());
	const both = Promise.all([save(), save()]);
	await userEvent.type(await screen.findByLabelText("Password"), "right");
	await press("Confirm");
	expect(await both).toEqual([{ saved: true }, { saved: true }]);
	expect(calls.filter(({ path }) => path === "/api/reauthenticate")).toHaveLength(1);
});

test("who is signed out while the question is open declines", async () => {
	startServer(["password"]);
	const { rerender } = render(show());
	const declined = expect(save()).rejects.toBeInstanceOf(ProofDeclinedError);
	await screen.findByRole("dialog");
	rerender(show(false));
	await declined;
	expect(screen.queryByRole("dialog")).toBeNull();
});
