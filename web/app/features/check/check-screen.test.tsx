import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query-client.ts";
import { setSession, setUser } from "#api/session.ts";
import { buildUser, sampleProduct } from "#testing/sample-answers.ts";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import CheckScreen from "./check-screen.tsx";

type Answers = Parameters<typeof stubServer>[0];
const SEARCH = "GET /api/products/search";
const CHECK = "POST /api/products/check";

let server: StubServer | undefined;
beforeEach(() => {
	vi.spyOn(console, "warn").mockReturnValue();
	setUser(buildUser());
});
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
	vi.unstubAllGlobals();
});

function show(answers: Answers) {
	server = stubServer(answers);
	const router = createMemoryRouter([{ path: "/", element: <CheckScreen /> }]);
	render(
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return server;
}
const search = (words: string) =>
	userEvent.type(screen.getByRole("searchbox", { name: "Product or brand" }), words);

async function paste(inci: string) {
	await userEvent.click(screen.getByRole("tab", { name: "Paste" }));
	if (inci !== "") await userEvent.type(screen.getAllByRole("textbox")[0] as HTMLElement, inci);
	await userEvent.click(screen.getByRole("button", { name: "Check the list" }));
}

test("products are found by name, and one press asks about one", async () => {
	const stub = show({
		[SEARCH]: { json: { products: [{ ...sampleProduct("p1"), name: "Calm Cream" }] } },
		[CHECK]: { status: 500, json: {} },
	});
	await search("calm");
	await userEvent.click(await screen.findByRole("button", { name: /Calm Cream/ }));
	await waitFor(() =>
		expect(sentTo(stub, "POST", "/api/products/check")[0]).toMatchObject({ product_id: "p1" }),
	);
});

test("nothing found and no answer are told apart", async () => {
	const answers: Answers = { [SEARCH]: { json: { products: [] } } };
	show(answers);
	await search("zz");
	expect(await screen.findByText(/^Nothing found\./)).toBeDefined();
	answers[SEARCH] = { status: 500, json: {} };
	await search("z");
	expect(await screen.findByText("The search did not answer. Please try again.")).toBeDefined();
});

test("an empty list is not sent", async () => {
	const stub = show({});
	await paste("");
	expect(stub.calls).toEqual([]);
	expect(screen.getAllByRole("textbox")[0]?.getAttribute("aria-invalid")).toBe("true");
});

test("without a network the answer waits for one, and the way back is there", async () => {
	show({
		[CHECK]: () => {
			throw new TypeError("Failed to fetch");
		},
	});
	await paste("Aqua, Glycerin");
	expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
	expect(screen.queryByText("The check did not work")).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "Check another product" }));
	expect(screen.getByRole("tab", { name: "Search" })).toBeDefined();
});

test("a blocked camera is explained, and the digits can be typed", async () => {
	const getUserMedia = async () => {
		throw new DOMException("no", "NotAllowedError");
	};
	Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
	show({});
	await userEvent.click(screen.getByRole("tab", { name: "Barcode" }));
	await userEvent.click(await screen.findByRole("button", { name: "Scan with the camera" }));
	expect(await screen.findByText(/^The camera is blocked for this page/)).toBeDefined();
	expect(screen.getByLabelText("Digits below the bars")).toBeDefined();
	Reflect.deleteProperty(navigator, "mediaDevices");
});
