import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import SharedScreen from "./shared-screen.tsx";

const CALL = "POST /api/shared-report";
const REPORT = {
	expires_at: "2026-12-05T10:00:00.000Z",
	parts: [
		{ kind: "heading", level: "H1", text: "Skin report" },
		{ kind: "paragraph", text: "Redness is visible." },
		{ kind: "table", columns: ["Reading", "Value"], rows: [["Redness", "5.9"]] },
	],
};

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	vi.restoreAllMocks();
});

function show(answers: Parameters<typeof stubServer>[0], address = "/shared#the-code") {
	server = stubServer(answers);
	showRoutes("/shared", <SharedScreen />, address);
	return server;
}

test("the report opens with the code behind the #, and says until when", async () => {
	const stub = show({ [CALL]: { json: REPORT } });
	expect(screen.getByText("Opening the report…")).toBeDefined();
	expect(await screen.findByRole("heading", { level: 1, name: "Skin report" })).toBeDefined();
	expect(screen.getByText(/works until December 5, 2026/)).toBeDefined();
	expect(screen.getByRole("cell", { name: "5.9" })).toBeDefined();
	expect(sentTo(stub, "POST", "/api/shared-report")[0]).toEqual({ token: "the-code" });
});

test("a link that ended, was withdrawn or lacks its code shows nothing", async () => {
	show({ [CALL]: { status: 404, json: { detail: "Gone." } } });
	expect(await screen.findByText("This link shows nothing any more")).toBeDefined();
	cleanup();
	const stub = show({}, "/shared");
	expect(screen.getByText("This link shows nothing any more")).toBeDefined();
	expect(stub.calls).toEqual([]);
});

test("a server that is not well is asked again", async () => {
	const answers: Parameters<typeof stubServer>[0] = { [CALL]: { status: 500, json: {} } };
	show(answers);
	expect(await screen.findByText("The report could not be opened")).toBeDefined();
	answers[CALL] = { json: REPORT };
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Redness is visible.")).toBeDefined();
});

test("without a network the page says that it needs one", async () => {
	show({
		[CALL]: () => {
			throw new TypeError("Failed to fetch");
		},
	});
	expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
	expect(screen.queryByText("The report could not be opened")).toBeNull();
});
