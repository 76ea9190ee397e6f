import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { ExportSection, HistoryNote } from "./timeline-screen.tsx";

let server: StubServer | undefined;
let saved: { name: string; address: string }[] = [];
const raised: string[] = [];
const note = (event: Event) => void raised.push(event.type);

beforeEach(() => {
	saved = [];
	raised.length = 0;
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
		saved.push({ name: this.download, address: this.href });
	});
	for (const name of ["upgradeNeeded", "usageLimitExceeded"]) window.addEventListener(name, note);
});
afterEach(() => {
	cleanup();
	server?.restore();
	for (const name of ["upgradeNeeded", "usageLimitExceeded"]) window.removeEventListener(name, note);
});

function show(plan: PlanKey, answer: Parameters<typeof stubServer>[0][string]) {
	server = stubServer({ "GET /api/checkins/export": answer });
	render(
		<QueryClientProvider client={new QueryClient()}>
			<ExportSection plan={plan} />
		</QueryClientProvider>,
	);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("Pro saves the file under the server's name", async () => {
	show("pro_annual", {
		text: "date,metric",
		headers: { "content-disposition": 'attachment; filename="dewlight-timeline-2026-11-21.csv"' },
	});
	await press("CSV");
	expect(await screen.findByText("dewlight-timeline-2026-11-21.csv is in your downloads.")).toBeDefined();
	expect(saved).toEqual([{ name: "dewlight-timeline-2026-11-21.csv", address: "blob:file" }]);
	expect(server?.calls.map(({ path }) => path)).toEqual(["/api/checkins/export?format=csv"]);
});

test("while one file is prepared the others wait", async () => {
	const gate: { open?: () => void } = {};
	show("pro", () => new Promise((resolve) => (gate.open = () => resolve({ text: "%PDF" }))));
	await press("PDF report");
	expect(screen.getByRole("button", { name: "Preparing…" }).getAttribute("aria-busy")).toBe("true");
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "JSON" }).disabled).toBe(true);
	gate.open?.();
	expect(await screen.findByText("timeline.pdf is in your downloads.")).toBeDefined();
});

test("a failure says so, and nothing is saved", async () => {
	show("pro", { status: 500, json: {} });
	await press("JSON");
	expect((await screen.findByRole("alert")).textContent).toContain("The file could not be prepared.");
	expect(saved).toEqual([]);
});

test("other plans are told before the click, and the refusal opens the plans", async () => {
	show("plus", {
		status: 403,
		json: { detail: "upgrade_needed" },
		headers: { "x-trigger-event": "upgradeNeeded" },
	});
	expect(screen.getByText(/Exporting comes with Pro/)).toBeDefined();
	await press("CSV (comes with Pro)");
	await vi.waitFor(() => expect(raised).toEqual(["upgradeNeeded"]));
	expect(screen.queryByRole("alert")).toBeNull();
	expect(saved).toEqual([]);
});

test.each<[PlanKey, RegExp]>([
	["free", /Free shows your last 3 scans\. Older ones are kept\./],
	["plus_monthly", /Plus shows the last 12 months\. Older scans are kept\./],
])("the end of the list says how far %s looks back", async (plan, words) => {
	render(<HistoryNote plan={plan} />);
	expect(screen.getByText(words)).toBeDefined();
	await press("See what each plan shows");
	expect(raised).toEqual(["upgradeNeeded"]);
});

test("who sees everything is told nothing", () => {
	const { container } = render(<HistoryNote plan="pro" />);
	expect(container.textContent).toBe("");
});
