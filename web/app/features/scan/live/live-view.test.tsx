import { STAGES } from "@dewlight/core/scan/stages.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleCheckin, sampleScan } from "../testing/sample-parts.ts";
import { answerFetch, showPage } from "../testing/show-page.tsx";
import { LiveView, stageStatus } from "./live-view.tsx";

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** In small steps, so that what one answer sets off happens before the next. */
async function later(milliseconds: number) {
	for (let past = 0; past < milliseconds; past += 50) await act(() => vi.advanceTimersByTimeAsync(50));
}
const status = () => screen.getAllByRole("status")[0]?.textContent;

function answerScan(arrived: { count: number }) {
	const { events } = sampleScan();
	return answerFetch({
		"GET /api/checkins/latest": { json: { id: 42 } },
		"GET /api/checkins/42/events": (url) => ({
			json: events.slice(Number(url.searchParams.get("after")), arrived.count),
		}),
		"GET /api/checkins/42": () =>
			arrived.count < events.length
				? { json: { ...sampleCheckin(), status: "processing" } }
				: { json: sampleCheckin() },
	});
}

describe("a scan that runs", () => {
	test("is found, followed stage by stage and ends in the archived report", async () => {
		const arrived = { count: 0 };
		const calls = answerScan(arrived);
		showPage(<LiveView goal={{ kind: "after", afterId: 41 }} warning="The face is small." />);
		expect(status()).toBe("Starting your scan…");
		await later(10);
		expect(status()).toBe("Checking photo quality…");
		arrived.count = 2;
		await later(2000);
		expect(status()).toBe("Detecting skin type…");
		expect(screen.getByText("Combination")).toBeDefined();
		expect(calls).toContain("GET /api/checkins/42/events?after=2");
		arrived.count = 7;
		await later(4000);
		expect(screen.getByText("Report complete.")).toBeDefined();
		expect(screen.getByRole("heading", { level: 1, name: "Your skin report" })).toBeDefined();
		expect(screen.getByText("The face is small.")).toBeDefined();
		const asked = calls.length;
		await later(5000);
		expect(calls).toHaveLength(asked);
	});

	test("in line says so with how many stand before it, until its analysis begins", async () => {
		const line: { waiting_ahead: number | null } = { waiting_ahead: 12 };
		answerFetch({
			"GET /api/checkins/42/events": { json: [] },
			"GET /api/checkins/42": () => ({ json: { ...sampleCheckin(), status: "processing", ...line } }),
			"GET /api/checkins/latest": { json: { id: 42 } },
		});
		showPage(<LiveView goal={{ kind: "named", id: 42 }} warning={null} />);
		await later(4000);
		expect(status()).toBe("Waiting in line…");
		expect(
			screen.getByText(/Other photos are being read; yours is in line, with 12 before it\./),
		).toBeDefined();
		line.waiting_ahead = null;
		await later(4000);
		expect(status()).toBe("Checking photo quality…");
	});

	test("asks once a second, not while the tab is hidden and not after leaving", async () => {
		const calls = answerScan({ count: 0 });
		const visibility = vi.spyOn(document, "visibilityState", "get");
		const { unmount } = showPage(<LiveView goal={{ kind: "named", id: 42 }} warning={null} />);
		await later(2500);
		expect(calls).toEqual(Array(3).fill("GET /api/checkins/42/events?after=0"));
		visibility.mockReturnValue("hidden");
		act(() => void document.dispatchEvent(new Event("visibilitychange")));
		await later(5000);
		expect(calls).toHaveLength(3);
		visibility.mockReturnValue("visible");
		act(() => void document.dispatchEvent(new Event("visibilitychange")));
		await later(10);
		expect(calls.length).toBeGreaterThan(3);
		unmount();
		const asked = calls.length;
		await later(5000);
		expect(calls).toHaveLength(asked);
	});
});

test("three failed event polls end in the error screen, and trying again starts over", async () => {
	let broken = true;
	const answer = { "GET /api/checkins/42/events": () => (broken ? { status: 500 } : { json: [] }) };
	const calls = answerFetch(answer);
	showPage(<LiveView goal={{ kind: "named", id: 42 }} warning={null} />);
	await later(1500);
	expect(screen.queryByText("Event polling failed.")).toBeNull();
	await later(1000);
	expect(screen.getByText("Event polling failed.")).toBeDefined();
	expect(calls).toHaveLength(3);
	broken = false;
	act(() => screen.getByRole("button", { name: "Try again" }).click());
	await later(10);
	expect(screen.getByText("Checking photo quality…")).toBeDefined();
});

test("a scan lost from sight is followed again by itself once it can be", async () => {
	let broken = true;
	answerFetch({ "GET /api/checkins/42/events": () => (broken ? { status: 500 } : { json: [] }) });
	showPage(<LiveView goal={{ kind: "named", id: 42 }} warning={null} />);
	await later(8_000);
	expect(screen.getByText("Event polling failed.")).toBeDefined();
	broken = false;
	act(() => void window.dispatchEvent(new Event("online")));
	await later(10);
	expect(screen.getByText("Checking photo quality…")).toBeDefined();

	broken = true;
	await later(3_500);
	expect(screen.getByText("Event polling failed.")).toBeDefined();
	broken = false;
	await later(5_000);
	expect(screen.getByText("Checking photo quality…")).toBeDefined();
});

test("with no scan to be found the wait ends after a minute", async () => {
	answerFetch({ "GET /api/checkins/latest": { json: { id: 0 } } });
	showPage(<LiveView goal={{ kind: "after", afterId: 0 }} warning={null} />);
	await later(58_000);
	expect(status()).toBe("Starting your scan…");
	await later(4_000);
	expect(screen.getByText("Could not load latest scan.")).toBeDefined();
});

test("a refused photo shows its reason and the way to another one", async () => {
	const reason = "The light comes from one side. Face a window and try again.";
	const events = [{ stage: "photo_quality", payload: { status: "fail", reason } }];
	answerFetch({ "GET /api/checkins/42/events": { json: events } });
	showPage(<LiveView goal={{ kind: "named", id: 42 }} warning={null} />);
	await later(10);
	expect(screen.getByText(reason)).toBeDefined();
	expect(screen.getByRole("link", { name: "Take another photo" }).getAttribute("href")).toBe("/upload");
});

test("the status texts follow the stages and end with the last sentence", () => {
	const texts = [...STAGES.keys(), STAGES.length].map(stageStatus);
	expect([...new Set(texts)]).toEqual([
		"Checking photo quality…",
		"Detecting skin type…",
		"Analyzing skin condition…",
		"Building your care plan…",
		"Comparing with your previous scan…",
		"Picking products for you…",
		"Report complete.",
	]);
});
