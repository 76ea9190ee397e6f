// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import { buildPlans, buildSubscription, buildUser } from "#testing/sample-answers.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildUsage, button, sentTo, showAccount } from "../testing/show-account.tsx";

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
});

type Answers = NonNullable<Parameters<typeof showAccount>[0]>["answers"];
type Plan = "free" | "trial" | "plus_monthly" | "pro_monthly" | "admin";

function show(answers: Answers = {}, plan: Plan = "pro_monthly") {
	const shown = showAccount({ address: "/account?tab=billing", user: { plan }, answers });
	server = shown.server;
	return shown.server;
}

const lost = () => {
	throw new TypeError("Failed to fetch");
};
const press = async (name: string) => userEvent.click(await button(name));
const confirm = async (name: string) =>
	userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
const canceled = buildSubscription({
	status: "canceled",
	cancel_at_period_end: true,
	show_keep_button: true,
	description: "Ends on Dec 31, 2026",
});
const asKept = { json: { success: true, message: "You're keeping Pro.", subscription: buildSubscription() } };
const CANCELED = { "GET /api/subscription": { json: canceled } };
const readsOfMe = () => server?.calls.filter(({ path }) => path === "/api/me").length ?? 0;

test("the plan, its price and what happens next stand there", async () => {
	show({
		"GET /api/subscription": {
			json: buildSubscription({
				price: "$149.00",
				discounted_price: "$138.00",
				interval: "year",
				founding_member: true,
			}),
		},
	});
	expect(screen.getByText("Pro")).toBeTruthy();
	expect((await screen.findByText("$149.00")).tagName).toBe("S");
	expect(screen.getByText("$138.00")).toBeTruthy();
	expect(screen.getByText("Renews on Dec 31, 2026")).toBeTruthy();
	expect(screen.getByText("Founding member")).toBeTruthy();
});

test.each([
	["a refusal", () => ({ status: 400, json: {} }), "Could not retrieve subscription details."],
	["no network", lost, "Failed to fetch subscription information."],
])("%s is said, the plan's name stays, and trying again works", async (_, answer, text) => {
	let broken = true;
	show({ "GET /api/subscription": () => (broken ? answer() : { json: buildSubscription() }) });
	expect(await screen.findByText(text)).toBeTruthy();
	expect(screen.getByText("Pro")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
	broken = false;
	await press("Try again");
	expect(await screen.findByText("Renews on Dec 31, 2026")).toBeTruthy();
});

test("in the app there are no buttons, only where they are", async () => {
	platform.canManageBilling = false;
	show({ "GET /api/subscription": { json: buildSubscription({ needs_payment: true }) } });
	expect(await screen.findByText("Renews on Dec 31, 2026")).toBeTruthy();
	expect(screen.getByText("Billing management not available in app..")).toBeTruthy();
	expect(screen.queryByRole("button")).toBeNull();
});

test("an admin has the name of Pro, no price and nothing to press", async () => {
	show(
		{ "GET /api/subscription": { json: buildSubscription({ plan: "admin", description: "Pro, by us." }) } },
		"admin",
	);
	expect(await screen.findByText("Pro, by us.")).toBeTruthy();
	expect(screen.queryByText("$14.99")).toBeNull();
	expect(screen.queryByRole("button")).toBeNull();
});

test("on a trial the button opens the plans", async () => {
	const upgrade = vi.fn();
	window.addEventListener("upgradeNeeded", upgrade);
	const trial = buildSubscription({
		plan: "trial",
		plan_name: "Trial",
		price: null,
		interval: null,
		status: "trialing",
	});
	show({ "GET /api/subscription": { json: trial } }, "trial");
	await press("See plans");
	expect(upgrade.mock.calls[0]?.[0].detail).toEqual({ plan: "trial" });
	window.removeEventListener("upgradeNeeded", upgrade);
});

test("cancelling asks first, and then says until when", async () => {
	const message = "Your subscription ends on Dec 31, 2026.";
	show({ "POST /api/cancel-subscription": { json: { success: true, message, subscription: canceled } } });
	await press("Cancel Subscription");
	expect((await screen.findByRole("alertdialog")).textContent).toContain("You keep Pro until Dec 31, 2026");
	await confirm("Keep Pro");
	expect(sentTo(server as StubServer, "POST", "/api/cancel-subscription")).toEqual([]);
	await press("Cancel Subscription");
	await confirm("Cancel Subscription");
	expect(await screen.findByText(message)).toBeTruthy();
	expect(readsOfMe()).toBe(1);
});

test.each([
	["a refusal", () => ({ status: 500, json: {} }), "Cancellation failed."],
	["no network", lost, "Network error."],
])("a cancellation that meets %s says so", async (_, answer, text) => {
	show({ "POST /api/cancel-subscription": answer });
	await press("Cancel Subscription");
	await confirm("Cancel Subscription");
	expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("keeping takes the cancellation back and reads the person again", async () => {
	show({
		"GET /api/subscription": () => ({ json: readsOfMe() === 0 ? canceled : buildSubscription() }),
		"POST /api/keep-current-plan": asKept,
	});
	await press("Keep Pro");
	expect(await screen.findByText("You're keeping Pro.")).toBeTruthy();
	expect(readsOfMe()).toBe(1);
	expect(await button("Cancel Subscription")).toBeTruthy();
	expect(sentTo(server as StubServer, "POST", "/api/keep-current-plan")).toEqual([{}]);
});

test.each([
	[
		"an error",
		() => ({ status: 400, json: { detail: "d", error: "It has ended." } }),
		"It has ended.",
		"It has ended.",
	],
	["nothing", () => ({ status: 400, json: {} }), "Failed to keep Pro.", "Failed to keep Pro."],
	["no network", lost, "Network error while updating subscription.", "Network error."],
])("keeping that meets %s is said in an alert and in the page", async (_, answer, alert, inline) => {
	show({ ...CANCELED, "POST /api/keep-current-plan": answer });
	await press("Keep Pro");
	expect(within(await screen.findByRole("alertdialog")).getByText(alert)).toBeTruthy();
	await confirm("OK");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(screen.getByRole("alert").textContent).toBe(inline);
});

test("a downgrade asks with its day, and then only keeping is left beside cancelling", async () => {
	const scheduled = buildSubscription({ scheduled_plan: "plus_monthly", show_keep_button: true });
	show({
		"GET /api/plans": { json: buildPlans() },
		"POST /api/change-subscription": {
			json: {
				success: true,
				message: "Your plan changes to Plus on Dec 31, 2026.",
				plan: "pro_monthly",
				scheduled_plan: "plus_monthly",
				effective_at: "2026-12-31T12:00:00.000Z",
				subscription: scheduled,
			},
		},
	});
	await press("Downgrade to Plus");
	expect(
		within(await screen.findByRole("alertdialog")).getByText(
			"Downgrade to Plus on Dec 31, 2026? You keep Pro until then.",
		),
	).toBeTruthy();
	await confirm("Downgrade to Plus");
	expect(await screen.findByText("Your plan changes to Plus on Dec 31, 2026.")).toBeTruthy();
	expect(sentTo(server as StubServer, "POST", "/api/change-subscription")).toEqual([
		{ priceId: "price_plus_month", changeType: "downgrade" },
	]);
	expect(screen.queryByRole("button", { name: "Downgrade to Plus" })).toBeNull();
	expect(await button("Keep Pro")).toBeTruthy();
});

test("a plan change without a reason has its fixed text, with one it has both", async () => {
	let json: object = {};
	show({
		"GET /api/plans": { json: buildPlans() },
		"POST /api/change-subscription": () => ({ status: 400, json }),
	});
	await press("Downgrade to Plus");
	await confirm("Downgrade to Plus");
	expect((await screen.findByRole("alert")).textContent).toBe("Plan change failed.");
	json = { detail: "A payment is open." };
	await press("Downgrade to Plus");
	await confirm("Downgrade to Plus");
	expect(await screen.findByText("A payment is open.")).toBeTruthy();
	expect(screen.getByText("Plan change failed.")).toBeTruthy();
});

test("an upgrade asks with its price, and a failure has both texts", async () => {
	const plus = buildSubscription({ plan: "plus_monthly", plan_name: "Plus", price: "$5.99" });
	show(
		{
			"GET /api/subscription": { json: plus },
			"GET /api/plans": { json: buildPlans() },
			"GET /api/stripe/proration-preview-simple": {
				json: { amount_due: 912, currency: "usd", renewal_timestamp: 1_798_761_600 },
			},
			"POST /api/change-subscription": { status: 402, json: { detail: "Your card was declined." } },
		},
		"plus_monthly",
	);
	await press("Upgrade to Pro");
	expect((await screen.findByRole("alertdialog")).textContent).toContain("You'll be charged $9.12 now");
	await confirm("Continue");
	expect(await screen.findByText("Plan change failed.")).toBeTruthy();
	expect(screen.getByText("Failed to upgrade: Your card was declined.")).toBeTruthy();
});

test("a failure is not told any more once the plan has changed after all", async () => {
	show({
		"GET /api/plans": { json: buildPlans() },
		"POST /api/change-subscription": { status: 400, json: {} },
	});
	await press("Downgrade to Plus");
	await confirm("Downgrade to Plus");
	expect(await screen.findByText("Plan change failed.")).toBeTruthy();
	act(() => setUser(buildUser({ plan: "pro_annual" })));
	await waitFor(() => expect(screen.queryByText("Plan change failed.")).toBeNull());
});

test("a payment that failed leads to the provider's page", async () => {
	const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
	show({
		"GET /api/subscription": { json: buildSubscription({ status: "past_due", needs_payment: true }) },
		"POST /api/card-update": { json: { url: "https://pay.example/card" } },
	});
	await press("Update card");
	await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/card"));
	assign.mockRestore();
});

test("what is used stands there with its limit and the day it starts anew", async () => {
	show(buildUsage({ used: 40, limit: 400, resets_at: "2026-12-01T12:00:00.000Z" }));
	expect(await screen.findByText("3 of 30")).toBeTruthy();
	expect(screen.getByText("40 of 400")).toBeTruthy();
	expect(screen.getByText("12,500 of 500,000")).toBeTruthy();
	expect(screen.getAllByText(/^Starts anew on Dec 1, 2026/)).toHaveLength(3);
});

test("a quota that is used up is read from the refusal", async () => {
	show(
		{
			"GET /api/subscription": { json: buildSubscription({ plan: "free", status: "none", price: null }) },
			"GET /api/check-scan-limit": {
				status: 403,
				json: {
					detail: "upgrade_needed",
					message: "Used up.",
					plan: "free",
					limit_type: "scans",
					used: 1,
					limit: 1,
					resets_at: "2026-12-01T12:00:00.000Z",
				},
			},
		},
		"free",
	);
	expect(await screen.findByText("1 of 1")).toBeTruthy();
	expect(screen.getByText(/^Over the last 7 days/)).toBeTruthy();
});

test("on a trial the quotas are those of the whole trial, whether the wire gives seconds or milliseconds", async () => {
	for (const plan_expires_at of [1_796_472_000, 1_796_472_000_000]) {
		const shown = showAccount({ address: "/account?tab=billing", user: { plan: "trial", plan_expires_at } });
		server = shown.server;
		expect(await screen.findAllByText(/^For the whole trial, until Dec 5, 2026/)).toHaveLength(3);
		cleanup();
		server.restore();
	}
});
