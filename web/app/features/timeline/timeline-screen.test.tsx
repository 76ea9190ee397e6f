import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { timelineCopy } from "./copy.ts";
import TimelineScreen from "./timeline-screen.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function tile(id: number, type: string | null = "Normal"): CheckinTile {
	return {
		id,
		created_at: "2026-11-21T12:00:00.000Z",
		status: type === null ? "processing" : "complete",
		thumbnail_filename: type === null ? null : `thumb-${id}.webp`,
		kept_as_note: false,
		checkin_summary: { final_skin_type: type, progress_summary: null },
	};
}

function show(answer: (url: URL) => { status?: number; json: unknown }) {
	vi.stubGlobal("fetch", async (input: string) => {
		const { status = 200, json } = answer(new URL(input, "http://localhost"));
		return new Response(JSON.stringify(json), { status });
	});
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<TimelineScreen />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

test("a tile has its date, picture and report link once the skin type is known", async () => {
	show(() => ({ json: [tile(9, null), tile(8)] }));
	expect(await screen.findByText("In progress")).toBeDefined();
	const links = screen.getAllByRole("link", { name: /Open report/ });
	expect(links.map((link) => link.getAttribute("href"))).toEqual(["/results/8"]);
	expect(screen.getByRole("img").getAttribute("src")).toBe("/api/thumbnails/thumb-8.webp");
	expect(screen.getAllByText("November 21, 2026")).toHaveLength(2);
});

test("a photo kept as a note is called one and leads to it, though nothing was read from it", async () => {
	show(() => ({ json: [{ ...tile(7, null), status: "complete", kept_as_note: true }] }));
	expect(await screen.findByText(timelineCopy.note)).toBeDefined();
	const link = screen.getByRole("link", { name: new RegExp(timelineCopy.openNote) });
	expect(link.getAttribute("href")).toBe("/results/7");
	expect(screen.queryByText("In progress")).toBeNull();
});

test("ten scans offer more, the last page does not", async () => {
	const offsets: (string | null)[] = [];
	show((url) => {
		const offset = Number(url.searchParams.get("offset"));
		offsets.push(url.search);
		return { json: Array.from({ length: offset === 0 ? 10 : 3 }, (_, index) => tile(30 - offset - index)) };
	});
	await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
	await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(13));
	expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
	expect(offsets).toEqual(["?offset=0&limit=10", "?offset=10&limit=10"]);
});

test("an empty list leads to the first scan", async () => {
	show(() => ({ json: [] }));
	expect(await screen.findByText("No scans yet.")).toBeDefined();
	expect(screen.getByRole("link", { name: "Take your first selfie" }).getAttribute("href")).toBe("/upload");
});

test("a failure says so and can be tried again", async () => {
	let broken = true;
	show(() => (broken ? { status: 500, json: {} } : { json: [tile(1)] }));
	expect(await screen.findByText("Unable to load timeline.")).toBeDefined();
	broken = false;
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByRole("link", { name: /Open report/ })).toBeDefined();
});
