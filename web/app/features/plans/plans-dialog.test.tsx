// @vitest-environment happy-dom
import type { User } from "@dewlight/contracts/accounts.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSession } from "#api/session-store.ts";
import { buildPlans } from "#testing/build-plans.ts";
import { buildSubscription } from "#testing/build-subscription.ts";
import { buildUser } from "#testing/build-user.ts";
import { sentTo } from "#testing/sent-to.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { Toaster } from "#ui/toast.tsx";
import { LimitDialogs } from "./limit-dialogs.tsx";

const platform = vi.hoisted(() => ({ canManageBilling: true }));
vi.mock("#platform/current.ts", () => ({ platform }));

let server: StubServer | undefined;
beforeEach(() => {
	platform.canManageBilling = true;
});
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
	vi.restoreAllMocks();
});

type Answers = Parameters<typeof stubServer>[0];
const PREVIEW = "GET /api/stripe/proration-preview-simple";
const CHANGE = "POST /api/change-subscription";
const CHECKOUT = "POST /api/create-checkout-session";

function show(user: Partial<User> | null, answers: Answers = {}) {
	const person = user && buildUser(user);
	server = stubServer({
		"GET /api/plans": { json: buildPlans() },
		"GET /api/me": { json: { user: person } },
		...answers,
	});
	const onClose = vi.fn();
	const router = showRoutes(
		"/upload",
		<>
			<LimitDialogs event="upgradeNeeded" user={person} onClose={onClose} />
			<Toaster />
		</>,
	);
	return { onClose, router, server };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const card = async (name: string) => within(await screen.findByRole("listitem", { name }));
const sent = (path: string) => server && sentTo(server, "POST", path);
const callsOf = (path: string) => server?.calls.filter((call) => call.path.startsWith(path)) ?? [];

test.each(["plus", "pro_annual"] as const)("fair use on %s leads to people, and closes", async (plan) => {
	const onClose = vi.fn();
	const router = showRoutes(
		"/upload",
		<LimitDialogs event="usageLimitExceeded" user={buildUser({ plan })} onClose={onClose} />,
	);
	expect(screen.getByRole("dialog", { name: "Fair Use Limit Reached" })).toBeTruthy();
	await userEvent.click(screen.getByRole("link", { name: "Contact Support" }));
	await waitFor(() => expect(router.state.location.pathname).toBe("/contact"));
	expect(router.state.location.search).toBe("?subject=General");
	expect(onClose).toHaveBeenCalledOnce();
});

test("where plans are not sold the app says where they are managed, and asks for no price", async () => {
	platform.canManageBilling = false;
	const { onClose } = show({ plan: "free" });
	expect(
		screen.getByText("A Plus or Pro account is required. Accounts are managed on the product website."),
	).toBeTruthy();
	await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
	expect(onClose).toHaveBeenCalledOnce();
	expect(server?.calls).toEqual([]);
});

test("on Free the founding prices by the year stand there, with what they save", async () => {
	show({ plan: "free" });
	const plus = await card("Plus");
	expect(plus.getByText("$59").tagName).toBe("S");
	expect(plus.getByText("$48")).toBeTruthy();
	expect(plus.getByText("Save 33%")).toBeTruthy();
	const pro = await card("Pro");
	expect(pro.getByText("$149").tagName).toBe("S");
	expect(pro.getByText("$138")).toBeTruthy();
	expect(pro.getByText("Save $42/year")).toBeTruthy();
	expect(pro.getByText("Scans and chat, unlimited*")).toBeTruthy();
	expect(pro.getByText("*Subject to fair use: 30 scans and 400 messages per month.")).toBeTruthy();
	expect((await button("Current Plan")).disabled).toBe(true);
	expect(screen.queryByText(/go to/)).toBeNull();

	await userEvent.click(screen.getByRole("radio", { name: "Monthly" }));
	expect((await card("Plus")).getByText("$5.99")).toBeTruthy();
	expect((await card("Pro")).getByText("$14.99")).toBeTruthy();
	expect(screen.queryByText(/^Save/)).toBeNull();
});

test("a downgrade is closed, and the hint says where it is made", async () => {
	const { onClose, router } = show({ plan: "pro_monthly" });
	const less = await button("Downgrade to Plus");
	expect(less.disabled).toBe(true);
	expect((await button("Downgrade to Free")).disabled).toBe(true);
	const hint = document.getElementById(less.getAttribute("aria-describedby") ?? "");
	expect(hint?.textContent).toBe("To cancel or downgrade, go to Account Settings.");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Monthly" }).checked).toBe(true);
	await userEvent.click(screen.getByRole("link", { name: "Account Settings" }));
	expect(onClose).toHaveBeenCalledOnce();
	await waitFor(() => expect(router.state.location.search).toBe("?tab=billing"));
});

test("a visitor's buttons lead to registration", async () => {
	const { router } = show(null);
	await userEvent.click(await screen.findByRole("link", { name: "Upgrade to Plus" }));
	await waitFor(() => expect(router.state.location.pathname).toBe("/register"));
	expect(callsOf("/api/create-checkout-session")).toEqual([]);
});

test("prices that cannot be read are never made up, and can be asked for again", async () => {
	let broken = true;
	show(
		{ plan: "free" },
		{ "GET /api/plans": () => (broken ? { status: 400, json: {} } : { json: buildPlans() }) },
	);
	expect(await screen.findByText("The prices could not be loaded.")).toBeTruthy();
	expect(screen.queryByText("$48")).toBeNull();
	broken = false;
	await press("Try again");
	expect(await screen.findByText("$48")).toBeTruthy();
});

test("a purchase is asked for once, with the way back here, and the browser leaves for it", async () => {
	const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
	show({ plan: "trial" }, { [CHECKOUT]: { json: { id: "cs_1", url: "https://pay.example/cs_1" } } });
	await userEvent.dblClick(await button("Upgrade to Plus"));
	await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/cs_1"));
	expect(sent("/api/create-checkout-session")).toEqual([
		{ priceId: "price_plus_year", cancelUrl: window.location.href },
	]);
	expect((await button("Upgrade to Pro")).disabled).toBe(true);
});

test("a purchase that fails says why and can be tried again", async () => {
	show({ plan: "free" }, { [CHECKOUT]: { status: 500, text: "boom" } });
	await press("Upgrade to Pro");
	expect((await screen.findByRole("alert")).textContent).toBe("Error creating checkout session: boom");
	expect((await button("Upgrade to Pro")).disabled).toBe(false);
});

const preview = { json: { amount_due: 912, currency: "usd", renewal_timestamp: 1_798_761_600 } };
const changed = {
	json: {
		success: true,
		message: "You are on Pro.",
		plan: "pro_monthly",
		scheduled_plan: null,
		effective_at: "2026-11-21T10:00:00.000Z",
		subscription: buildSubscription(),
	},
};

test("a switch asks with the price, and a no changes nothing", async () => {
	show({ plan: "plus_monthly" }, { [PREVIEW]: preview });
	await press("Upgrade to Pro");
	const question = await screen.findByRole("alertdialog");
	const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(1_798_761_600_000);
	expect(question.textContent).toContain(
		`Switch to Pro? You'll be charged $9.12 now, next renewal on ${day}. Continue?`,
	);
	expect(callsOf("/api/stripe")[0]?.path).toContain("priceId=price_pro_month");
	await press("Not now");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(callsOf("/api/change-subscription")).toEqual([]);
});

test("a switch that is agreed to is made, the person is read again, and the dialog closes", async () => {
	const { onClose } = show({ plan: "plus_monthly" }, { [PREVIEW]: preview, [CHANGE]: changed });
	await press("Upgrade to Pro");
	await press("Continue");
	await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
	expect(await screen.findByText("Upgrade successful!")).toBeTruthy();
	expect(sent("/api/change-subscription")).toEqual([{ priceId: "price_pro_month", changeType: "upgrade" }]);
	expect(callsOf("/api/me")).toHaveLength(1);
});

test.each([
	[
		{ status: 400, json: { detail: "Your card was declined." } },
		"Failed to upgrade: Your card was declined.",
	],
	[{ status: 500, text: "" }, "Upgrade failed"],
])("a switch that is refused keeps the dialog and says so: %j", async (refusal, text) => {
	const { onClose } = show({ plan: "plus_monthly" }, { [PREVIEW]: preview, [CHANGE]: refusal });
	await press("Upgrade to Pro");
	await press("Continue");
	expect((await screen.findByRole("alert")).textContent).toBe(text);
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(onClose).not.toHaveBeenCalled();
});

test("a price that cannot be had asks nothing", async () => {
	show({ plan: "plus_annual" }, { [PREVIEW]: { status: 400, json: { detail: "No subscription." } } });
	await press("Upgrade to Pro");
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to upgrade: No subscription.");
	expect(screen.queryByRole("alertdialog")).toBeNull();
});
