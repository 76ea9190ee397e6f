// @vitest-environment happy-dom
import type { User } from "@dewlight/contracts/accounts.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LimitNews } from "#api/read-limit-event.ts";
import { setSession } from "#api/session.ts";
import { buildPlans, buildSubscription, buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import { nearDay } from "#ui/billing/spent-quota.tsx";
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

const FAIR_USE: LimitNews = {
	name: "usageLimitExceeded",
	plan: "pro",
	limit: { limit_type: "scans", used: 30, limit: 30, resets_at: "2027-01-01T12:00:00.000Z" },
};

function show(user: Partial<User> | null, answers: Answers = {}, news: Partial<LimitNews> = {}) {
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
			<LimitDialogs
				news={{ name: "upgradeNeeded", plan: "free", limit: null, ...news }}
				user={person}
				onClose={onClose}
			/>
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
		<LimitDialogs news={FAIR_USE} user={buildUser({ plan })} onClose={onClose} />,
	);
	const dialog = screen.getByRole("dialog", { name: "Fair Use Limit Reached" });
	const day = nearDay("2027-01-01T12:00:00.000Z");
	expect(dialog.textContent).toContain(
		`You have used all 30 scans of this month. The next ones are free on ${day}.`,
	);
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

const DEC = "2026-12-01T12:00:00.000Z";
const spentScans = { limit_type: "scans", used: 4, limit: 4, opens_at: DEC } as const;

/** Somebody on trial who used all four scans: Plus has none left this month, Pro has. */
function spentTrial() {
	const plans = buildPlans();
	return {
		...plans,
		plans: plans.plans.map((plan) => ({ ...plan, spent: plan.key === "plus" ? [spentScans] : [] })),
		quotas: [{ ...spentScans, spent: true, remind_at: null }],
	};
}

test("a larger plan that is spent already says so beside its button, and again before the payment page", async () => {
	const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
	show(
		{ plan: "trial" },
		{
			"GET /api/plans": { json: spentTrial() },
			[CHECKOUT]: { json: { id: "cs_1", url: "https://pay.example/cs_1" } },
		},
	);
	const sentence = `The 4 scans of Plus for this month are used already. New ones from ${nearDay(DEC)}.`;
	expect((await card("Plus")).getByText(sentence)).toBeTruthy();
	const buy = await button("Upgrade to Plus");
	expect(document.getElementById(buy.getAttribute("aria-describedby") ?? "")?.textContent).toBe(sentence);
	expect((await card("Pro")).queryByText(/used already/)).toBeNull();

	await userEvent.click(buy);
	expect((await screen.findByRole("alertdialog")).textContent).toContain(sentence);
	await press("Not now");
	expect(sent("/api/create-checkout-session")).toEqual([]);

	await press("Upgrade to Plus");
	await press("Continue to payment");
	await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/cs_1"));
});

test("a larger plan that has something left goes straight to the payment page", async () => {
	const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
	show(
		{ plan: "trial" },
		{
			"GET /api/plans": { json: spentTrial() },
			[CHECKOUT]: { json: { id: "cs_1", url: "https://pay.example/cs_1" } },
		},
	);
	await press("Upgrade to Pro");
	await waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

test("a quota that is used up is the first thing said, with the day it opens and a reminder that can be withdrawn", async () => {
	const spent = { limit_type: "scans", used: 1, limit: 1, opens_at: DEC, spent: true, remind_at: null };
	show(
		{ plan: "free" },
		{
			"GET /api/plans": { json: { ...buildPlans(), quotas: [spent] } },
			"POST /api/quota-reminders": { json: { ok: true, remind_at: DEC } },
			"POST /api/quota-reminders/withdraw": { json: { ok: true, remind_at: null } },
		},
		{ limit: { limit_type: "scans", used: 1, limit: 1, resets_at: DEC } },
	);
	const day = nearDay(DEC);
	expect(
		await screen.findByText(`You have used this month's scan. The next one is free on ${day}.`),
	).toBeTruthy();
	await press("Remind me by mail");
	expect(await screen.findByText(`You get one mail on ${day}.`)).toBeTruthy();
	expect(sent("/api/quota-reminders")).toEqual([{ limit_type: "scans" }]);
	await press("Withdraw");
	expect(await button("Remind me by mail")).toBeTruthy();
});

test("for a visitor the plan of the event counts", async () => {
	show(null, {}, { plan: "plus" });
	await card("Pro");
	expect(screen.getByRole("radio", { name: "Annual" })).toBeTruthy();
	expect((await card("Pro")).getByRole("link", { name: "Upgrade to Pro" })).toBeTruthy();
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
