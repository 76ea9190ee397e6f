import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendScan } from "#api/photo-calls.ts";
import LatestResultsScreen from "../latest-results-screen.tsx";
import ResultsScreen from "../results-screen.tsx";
import { sampleCheckin } from "../testing/sample-parts.ts";
import { type Answer, answerFetch, showPage } from "../testing/show-page.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function show(address: string, state?: unknown) {
	const [pathname = "", search] = address.split("?");
	const entry = { pathname, search: search === undefined ? "" : `?${search}`, state };
	return showPage(
		<Routes>
			<Route path="/results" element={<LatestResultsScreen />} />
			<Route path="/results/:checkinId" element={<ResultsScreen />} />
		</Routes>,
		entry,
	);
}

const CALL = "GET /api/checkins/42";

test("a scan refused at its start says why on the results page, and one press sends the same photo again", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const busy = { status: 503, json: { detail: "We are busy. Please try again in a minute." } };
	answerFetch({ "POST /api/scan-skin": busy, "GET /api/checkins/latest": { json: { id: 41 } } });
	await expect(
		sendScan({ photo: new File(["face"], "face.jpg"), frames: [] }, "dry today"),
	).rejects.toMatchObject({ status: 503 });
	show("/results?afterId=41");
	expect(await screen.findByRole("heading", { name: "Your scan did not start" })).toBeDefined();
	expect(screen.getByText("We are busy. Please try again in a minute.")).toBeDefined();
	const calls = answerFetch({
		"POST /api/scan-skin": { status: 202, json: { id: 42, status: "processing" } },
		"GET /api/checkins/latest": { json: { id: 41 } },
	});
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(calls).toContain("POST /api/scan-skin"));
	await waitFor(() => expect(screen.queryByText("Your scan did not start")).toBeNull());
});

describe("a check-in by its id", () => {
	test("complete shows the archived report", async () => {
		answerFetch({ [CALL]: { json: sampleCheckin() } });
		show("/results/42");
		expect(await screen.findByRole("heading", { level: 1, name: "Your skin report" })).toBeDefined();
		expect(screen.queryByText("Report complete.")).toBeNull();
	});

	test("a report of many in a short time says what such photos can show, and when the next one makes sense", async () => {
		const pace = { text: "Skin changes over weeks.", next_comparison_at: "2026-11-30T12:00:00.000Z" };
		answerFetch({ [CALL]: { json: sampleCheckin({ pace }) } });
		show("/results/42");
		expect(await screen.findByText("Skin changes over weeks.")).toBeDefined();
		expect(screen.getByText("The next photo worth comparing: from November 30, 2026 on.")).toBeDefined();
	});

	test.each<[string, Answer, string]>([
		["a server error", { status: 500, json: { detail: "x" } }, "Unable to load scan report."],
		[
			"another person's or no check-in",
			{ status: 404, json: { detail: "Not found." } },
			"There is no such report",
		],
		["an answer of another shape", { json: { id: 42 } }, "Scan report not available or data is incomplete."],
		[
			"a report without its notes",
			{
				json: {
					...sampleCheckin(),
					analysis_result: { ...sampleCheckin().analysis_result, condition_notes: null },
				},
			},
			"Scan report not available or data is incomplete.",
		],
		[
			"a failed scan",
			{ json: { ...sampleCheckin(), status: "failed" } },
			"Scan report not available or data is incomplete.",
		],
		[
			"a refused photo",
			{
				json: {
					...sampleCheckin(),
					status: "failed",
					photo_quality: { status: "fail", reason: "The photo is too dark.", checks: [] },
				},
			},
			"The photo is too dark.",
		],
	])("%s is told plainly", async (_, answer, text) => {
		answerFetch({ [CALL]: answer });
		show("/results/42");
		expect(await screen.findByText(text)).toBeDefined();
	});

	test("outside the history it asks for the upgrade dialog", async () => {
		const asked = vi.fn();
		window.addEventListener("upgradeNeeded", (event) => asked(event instanceof CustomEvent && event.detail), {
			once: true,
		});
		answerFetch({ [CALL]: { status: 403, json: { detail: "upgrade_needed" } } });
		show("/results/42");
		expect(await screen.findByText("Unable to load scan report.")).toBeDefined();
		await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith({ plan: "free" }));
	});

	test("an address that is no id asks nobody", () => {
		const calls = answerFetch({});
		show("/results/abc");
		expect(screen.getByText("There is no such report")).toBeDefined();
		expect(calls).toEqual([]);
	});
});

describe("the newest check-in", () => {
	test("none leads to the first scan", async () => {
		answerFetch({ "GET /api/checkins/latest": { json: { id: 0 } } });
		show("/results");
		expect(await screen.findByText("No report yet")).toBeDefined();
		expect(screen.getByRole("link", { name: "Take your first selfie" }).getAttribute("href")).toBe("/upload");
	});

	test("a failure says so", async () => {
		answerFetch({ "GET /api/checkins/latest": { status: 500 } });
		show("/results");
		expect(await screen.findByText("Could not load latest scan.")).toBeDefined();
	});
});
