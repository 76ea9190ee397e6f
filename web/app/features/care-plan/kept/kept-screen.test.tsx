// @vitest-environment happy-dom
import type { Profile } from "@dewlight/contracts/profile.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readTaps } from "#api/kept-taps.ts";
import { setSession, setUser } from "#api/session.ts";
import { forgetHere } from "#api/tab-channel.ts";
import { watchSession } from "#api/watch-session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import type { StubServer } from "#testing/stub-server.ts";
import { routineMoment } from "#ui/plan/schedule.ts";
import { sampleProduct, sampleProfile } from "../testing/sample-profile.ts";
import { showCarePlan } from "../testing/show-care-plan.tsx";
import { readKeptPlan } from "./kept-plan.ts";
import { copyWords, KeptScreen } from "./kept-screen.tsx";

let server: StubServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

/** Looks at the plan once, as the signed-in person, and leaves. */
async function visit(changes: Partial<Profile> = {}) {
	server = showCarePlan(sampleProfile(changes));
	await waitFor(() => expect(readKeptPlan()).not.toBeNull());
	cleanup();
}

test("a visited plan stands there without a network, with its steps and the time of the copy", async () => {
	await visit();
	setSession({ status: "signed_out", offline: true });
	showRoutes("/care-plan", <KeptScreen />);
	expect(screen.getByText(/this is the plan of Ana as a copy of today \d\d:\d\d\./)).toBeTruthy();
	const shown = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
	expect(shown.length).toBeGreaterThan(2);
	expect(shown).toContain("Cleanser");
});

test("the copy knows what is on today and what was checked off, and keeps a tap until it can be sent", async () => {
	const { day, part } = routineMoment(new Date());
	await visit({ done_steps: { [day]: [`${part}_cleanser`] } });
	showRoutes("/today", <KeptScreen />);
	const today = within(screen.getByRole("region", { name: /This morning|Tonight/ }));
	expect(today.getByText(/kept on this device and sent as soon as there is a connection/)).toBeTruthy();
	const cleanser = today.getByRole<HTMLInputElement>("checkbox", { name: /Cleanser/ });
	expect(cleanser.checked).toBe(true);
	await userEvent.click(cleanser);
	expect(cleanser.checked).toBe(false);
	expect(readTaps(7)).toEqual([{ kind: "done", day, step: `${part}_cleanser`, done: false }]);
	await forgetHere();
	expect(readTaps(7)).toEqual([]);
});

test("the copy has the day of a later step where the page has it", async () => {
	const wash = sampleProduct("wash", { in_use_since: "2026-11-01T12:00:00.000Z" });
	await visit({ confirmed_care_plan: { night_cleanser: wash, night_serum: { ...wash, id: "drops" } } });
	const nightly = readKeptPlan()?.parts.flatMap(({ steps }) => steps);
	expect(nightly?.map(({ when }) => when)).toEqual(["Every night", "4 nights a week from Nov 15"]);
});

test("a copy of before there was a today still opens", async () => {
	await visit();
	const { today: _, done: __, ...older } = JSON.parse(localStorage.getItem("kept-plan:7") ?? "");
	localStorage.setItem("kept-plan:7", JSON.stringify(older));
	expect(readKeptPlan()).toMatchObject({ name: "Ana", today: [], done: {} });
});

test("another screen says that it needs a connection and leads to the copy", async () => {
	await visit();
	showRoutes("/timeline", <KeptScreen />);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page needs a connection");
	expect(screen.getByRole("link", { name: "Open the copy of your plan" }).getAttribute("href")).toBe(
		"/care-plan",
	);
});

test("where nobody is known, the login is next and leads back", async () => {
	const router = showRoutes("/care-plan", <KeptScreen />, "/care-plan?from=bar#night");
	await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
	expect(new URLSearchParams(router.state.location.search).get("next")).toBe("/care-plan?from=bar#night");
});

test("the copy goes at logout, with the end of the session and with another person's login, not with the network", async () => {
	const end = watchSession();
	await visit();
	setSession({ status: "signed_out", offline: true });
	expect(readKeptPlan()).not.toBeNull();
	setUser(buildUser({ id: 8 }));
	expect(readKeptPlan()).toBeNull();
	await visit();
	setUser(null);
	expect(readKeptPlan()).toBeNull();
	await visit();
	await forgetHere();
	expect(readKeptPlan()).toBeNull();
	end();
});

test("the copy holds a name, the steps and the days of stinging that pause them, and nothing else of the person", async () => {
	await visit();
	expect(Object.keys(localStorage).filter((name) => name.startsWith("kept"))).toEqual(["kept-plan:7"]);
	const kept = localStorage.getItem("kept-plan:7") ?? "";
	expect(Object.keys(JSON.parse(kept)).sort()).toEqual([
		"done",
		"name",
		"parts",
		"readAt",
		"skipped",
		"stung",
		"today",
	]);
	expect(kept).not.toContain(buildUser().email);
});

test("a copy of another day says which", () => {
	const now = Date.parse("2026-11-23T12:00:00");
	expect(copyWords(Date.parse("2026-11-23T07:30:00"), now)).toBe("today 07:30");
	expect(copyWords(Date.parse("2026-11-21T19:05:00"), now)).toBe("Nov 21, 2026 19:05");
});
