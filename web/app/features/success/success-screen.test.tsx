// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { getSession, setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import SuccessScreen from "./success-screen.tsx";

const CONFIRM = "POST /api/confirm-subscription";
let server: StubServer;
afterEach(() => {
	cleanup();
	server.restore();
	vi.useRealTimers();
	setSession({ status: "unknown" });
});

function show(address: string, answers: Parameters<typeof stubServer>[0] = {}) {
	setUser(buildUser());
	server = stubServer({
		"GET /api/me": { json: { user: buildUser({ plan: "plus_annual" }) } },
		...answers,
	});
	return showRoutes(
		"/success",
		<QueryClientProvider client={new QueryClient()}>
			<SuccessScreen />
		</QueryClientProvider>,
		address,
	);
}

test("a confirmed subscription says so, reads the person again, and goes home after a second and a half", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const router = show("/success?session_id=cs_1", {
		[CONFIRM]: { json: { success: true, plan: "plus_annual" } },
	});
	expect(screen.getByText("Verifying your subscription…")).toBeTruthy();
	expect(await screen.findByRole("heading", { name: "Subscription Confirmed!" })).toBeTruthy();
	expect(screen.getByText("Thanks for subscribing. Your account has been upgraded.")).toBeTruthy();
	expect(sentTo(server, "POST", "/api/confirm-subscription")).toEqual([{ sessionId: "cs_1" }]);
	expect(router.state.location.pathname).toBe("/success");
	await act(() => vi.advanceTimersByTimeAsync(1_500));
	expect(router.state.location.pathname).toBe("/");
	expect(getSession()).toMatchObject({ user: { plan: "plus_annual" } });
});

test("nobody has to wait for that", async () => {
	const router = show("/success?session_id=cs_1", { [CONFIRM]: { json: { success: true } } });
	await userEvent.click(await screen.findByRole("link", { name: "Continue" }));
	expect(router.state.location.pathname).toBe("/");
});

test.each([
	["a no", { json: { success: false } }],
	["a refusal", { status: 500, json: {} }],
])("%s offers people and another try", async (_, refusal) => {
	let paid = false;
	show("/success?session_id=cs_1", { [CONFIRM]: () => (paid ? { json: { success: true } } : refusal) });
	expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
	expect(screen.getByText("We couldn't verify your subscription. Please contact support.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe(
		"/contact?subject=General",
	);
	paid = true;
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Subscription Confirmed!")).toBeTruthy();
});

test.each(["", "?session_id=", "?session_id=%20", "?session_id=%7BCHECKOUT_SESSION_ID%7D"])(
	"without a session id nothing is called: /success%s",
	async (query) => {
		show(`/success${query}`);
		expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
		expect(server.calls).toEqual([]);
	},
);
