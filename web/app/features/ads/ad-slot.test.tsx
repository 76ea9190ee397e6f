// @vitest-environment happy-dom
import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { AdSlot, adFor } from "./ad-slot.tsx";

afterEach(() => {
	cleanup();
	setUser(null);
});

test("on Free the dashboard ends with one ad, marked and signed, that opens the plans", async () => {
	const upgrade = vi.fn();
	window.addEventListener("upgradeNeeded", upgrade);
	setUser(buildUser({ plan: "free", show_ads: true }));
	showRoutes("/dashboard", <AdSlot />);
	const ad = screen.getByRole("complementary", { name: "Ad" });
	expect(ad.textContent).toContain("From Dewlight");
	await userEvent.click(screen.getByRole("button", { name: "See plans" }));
	expect(upgrade.mock.calls[0]?.[0].detail).toEqual({ plan: "free" });
	window.removeEventListener("upgradeNeeded", upgrade);
});

test.each(PLAN_KEYS.filter((plan) => plan !== "free"))("on %s there is none", (plan) => {
	setUser(buildUser({ plan, show_ads: false }));
	showRoutes("/dashboard", <AdSlot />);
	expect(screen.queryByRole("complementary")).toBeNull();
});

test("a visitor sees none", () => {
	setUser(null);
	showRoutes("/dashboard", <AdSlot />);
	expect(screen.queryByRole("complementary")).toBeNull();
});

test.each([
	"/upload",
	"/analyzing/4",
	"/results",
	"/results/4",
	"/chat",
	"/onboarding/4",
	"/care-plan",
	"/recommendations",
	"/timeline/progress",
	"/account",
	"/",
])("%s has no slot", (path) => {
	expect(adFor(path, true)).toBeNull();
});

test("where plans are not sold they are not advertised", () => {
	expect(adFor("/dashboard", true)?.to).toBeNull();
	expect(adFor("/dashboard", false)?.to).toBe("/care-plan");
});
