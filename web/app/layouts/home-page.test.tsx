import { PRICE_CENTS } from "@dewlight/core/plans/prices.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { setUser } from "#api/session.ts";
import firstView from "#features/home/example-first-view.json";
import { FAQ } from "#features/home/more.tsx";
import { GUIDE_NAMES } from "#guides.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import HomePage from "./home-page.tsx";

afterEach(() => {
	cleanup();
	setUser(null);
});

const card = async () => within(await screen.findByRole("region", { name: "Look before you join" }));

test("the card offers exactly three examples, each with an address of its own", async () => {
	showRoutes("/", <HomePage />);
	const links = (await card()).getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual([
		"/?demo=analysis",
		"/?demo=careplan",
		"/?demo=chat",
	]);
});

test("visitors are led to an account, people with one to a scan", () => {
	showRoutes("/", <HomePage />);
	const [first] = screen.getAllByRole("link", { name: "Get Started Free" });
	expect(first?.getAttribute("href")).toBe("/register");
});

test("people with an account are led to a scan", () => {
	setUser(buildUser());
	showRoutes("/", <HomePage />);
	const [first] = screen.getAllByRole("link", { name: "Start a Scan" });
	expect(first?.getAttribute("href")).toBe("/upload");
	expect(screen.queryByRole("link", { name: "Get Started Free" })).toBeNull();
});

test("the face shows one finding at a time", async () => {
	const user = userEvent.setup();
	showRoutes("/", <HomePage />);
	for (const { name, reading } of firstView.concerns) {
		const radio = await screen.findByRole<HTMLInputElement>("radio", { name });
		await user.click(radio);
		expect(screen.getAllByRole("radio", { checked: true })).toEqual([radio]);
		// Style rules show what belongs to the chosen one; there must be one for each.
		const panel = screen.getByText(reading).parentElement;
		expect(panel?.className).toContain(`group-has-[[value='${radio.value}']:checked]:grid`);
	}
});

test("the rest of the page tells all guides, all questions and the prices that are charged", async () => {
	showRoutes("/", <HomePage />);
	const guides = await screen.findByRole("region", { name: /guides/ });
	expect(within(guides).getAllByRole("link")).toHaveLength(GUIDE_NAMES.length);
	for (const { question } of FAQ) expect(screen.getByText(question)).toBeTruthy();
	const plans = screen.getByRole("region", { name: "Plans" });
	for (const cents of Object.values(PRICE_CENTS)) {
		expect(plans.textContent).toContain(`$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`);
	}
});

test("choosing a plan leads a visitor to an account", async () => {
	const user = userEvent.setup();
	showRoutes("/", <HomePage />);
	await user.click(await screen.findByRole("link", { name: "Choose Plus" }));
	expect(screen.getByText("elsewhere")).toBeTruthy();
});

test("choosing a plan opens the plans for somebody signed in", async () => {
	const user = userEvent.setup();
	const heard = vi.fn<(event: Event) => void>();
	window.addEventListener("upgradeNeeded", heard, { once: true });
	setUser(buildUser({ plan: "plus_monthly" }));
	showRoutes("/", <HomePage />);
	await user.click(await screen.findByRole("link", { name: "Choose Pro" }));
	expect(heard).toHaveBeenCalledTimes(1);
	expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { plan: "plus_monthly" } });
	expect(screen.queryByText("elsewhere")).toBeNull();
});

test("each example opens from the card, says that it is one, and gives the focus back", {
	timeout: 30_000,
}, async () => {
	const user = userEvent.setup();
	showRoutes("/", <HomePage />);
	for (const link of (await card()).getAllByRole("link")) {
		await user.click(link);
		const dialog = await screen.findByRole("dialog", {}, { timeout: 10_000 });
		expect(dialog.textContent).toContain("An example");
		await user.keyboard("{Escape}");
		await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await vi.waitFor(() => expect(document.activeElement).toBe(link));
	}
});

test("opened by its address, an example gives the focus to the heading", { timeout: 30_000 }, async () => {
	const user = userEvent.setup();
	const router = showRoutes("/", <HomePage />, "/?demo=careplan&from=mail");
	await screen.findByRole("dialog", { name: "Example care plan" }, { timeout: 10_000 });
	expect(router.state.location.search).toBe("?from=mail");
	await user.keyboard("{Escape}");
	await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});
