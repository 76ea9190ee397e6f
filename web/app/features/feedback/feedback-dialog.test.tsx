// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { requestFeedback } from "#api/frame-events.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { useFeedbackEvent } from "../../layouts/site-layout.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	sessionStorage.clear();
});

function Site({ source }: { source: string }) {
	const [asked, close] = useFeedbackEvent();
	return (
		<>
			<button type="button" onClick={() => requestFeedback(source)}>
				Open
			</button>
			{asked !== null && <FeedbackDialog source={asked} onClose={close} />}
		</>
	);
}

async function open(source = "general") {
	render(<Site source={source} />);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
	await waitFor(() => expect(document.activeElement).toBe(field()));
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Your feedback");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const thanks = { json: { ok: true, message: "Thanks for your feedback!" } };

test("the event opens the dialog with its source, and what was written is sent trimmed", async () => {
	server = stubServer({ "POST /api/feedback": thanks });
	await open("results");
	expect(screen.getByRole("dialog", { name: "Send Feedback" })).toBeTruthy();
	await userEvent.type(field(), "  The plan is clear. ");
	await press("Submit");
	expect((await screen.findByRole("status")).textContent).toBe("Thanks for your feedback!");
	expect(server.calls[0]?.body).toBe(JSON.stringify({ message: "The plan is clear.", source: "results" }));
});

test("an event without a source counts as general", async () => {
	server = stubServer({ "POST /api/feedback": thanks });
	render(<Site source="unused" />);
	window.dispatchEvent(new Event("feedbackRequested"));
	await userEvent.type(await screen.findByLabelText("Your feedback"), "Hm");
	await press("Submit");
	await screen.findByRole("status");
	expect(server.calls[0]?.body).toBe(JSON.stringify({ message: "Hm", source: "general" }));
});

test.each(["", "   "])("%j is not sent", async (text) => {
	server = stubServer({});
	await open();
	if (text !== "") await userEvent.type(field(), text);
	await press("Submit");
	expect((await screen.findByRole("alert")).textContent).toBe("Please write a message.");
	expect(server.calls).toEqual([]);
});

test("a failure is said and the text stays, also when the dialog is closed and opened again", async () => {
	server = stubServer({ "POST /api/feedback": { status: 500, json: { detail: "Broken." } } });
	await open();
	await userEvent.type(field(), "More light");
	await press("Submit");
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to send feedback.");
	expect(field().value).toBe("More light");
	await userEvent.keyboard("{Escape}");
	expect(screen.queryByRole("dialog")).toBeNull();
	await press("Open");
	expect(field().value).toBe("More light");
});

test("Cancel throws the text away, Escape returns the focus to the opener", async () => {
	await open();
	await userEvent.type(field(), "Never mind");
	await press("Cancel");
	await press("Open");
	expect(field().value).toBe("");
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
});

test("what was sent does not come back", async () => {
	server = stubServer({ "POST /api/feedback": thanks });
	await open();
	await userEvent.type(field(), "Lovely");
	await press("Submit");
	await screen.findByRole("status");
	await press("Done");
	await press("Open");
	expect(field().value).toBe("");
});
