import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { sampleCheckin } from "../../testing/sample-parts.ts";
import { showPage } from "../../testing/show-page.tsx";
import { Report } from "../report-page.tsx";
import { type ReportParts, reportPartsOf } from "../report-parts.ts";

afterEach(cleanup);

function showReport(changed: Partial<ReportParts> = {}, live = false) {
	const parts = reportPartsOf(sampleCheckin());
	if (parts === null) throw new Error("the sample is no report");
	showPage(<Report parts={{ ...parts, ...changed }} live={live} />);
}

const source = (image: HTMLElement) => image.getAttribute("src");

test("a finding shows its patch as photographed and beside it with its marks, each told in words", () => {
	showReport();
	const plain = screen.getByRole("img", { name: "Close-up of the nose, as photographed" });
	const marked = screen.getByRole("img", { name: "The same close-up of the nose, with redness marked" });
	expect([source(plain), source(marked)]).toEqual([
		"/api/thumbnails/close-redness.webp",
		"/api/thumbnails/close-redness.webp",
	]);
	expect(screen.getByText(/The nose, where it stands out most/)).toBeTruthy();
});

test("by keyboard the patch is opened large, its marks are turned on, and the focus comes back", async () => {
	showReport();
	const open = screen.getByRole("button", { name: "Look closer (Redness)" });
	open.focus();
	await userEvent.keyboard("{Enter}");
	const sheet = await screen.findByRole("dialog", { name: "Redness, up close" });
	expect(within(sheet).getByRole("img", { name: /as photographed/ })).toBeTruthy();
	await userEvent.click(within(sheet).getByRole("button", { name: "Show marks" }));
	expect(within(sheet).getByRole("img", { name: /with redness marked/ })).toBeTruthy();
	await userEvent.keyboard("{Escape}");
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(document.activeElement).toBe(open);
});

test("a picture that cannot be fetched is said to be missing", () => {
	showReport();
	fireEvent.error(screen.getByRole("img", { name: /as photographed/ }));
	expect(screen.getByText("The close-up cannot be shown right now.")).toBeTruthy();
});

test("a report from before says why it has none; one that still comes says nothing", () => {
	showReport({ close_ups: [] });
	expect(screen.getByText(/measured before you agreed to keeping them/)).toBeTruthy();
	cleanup();
	showReport({ close_ups: [] }, true);
	expect(screen.queryByText(/measured before you agreed/)).toBeNull();
});

test("a few marked spots have their patch without a card", () => {
	const parts = reportPartsOf(sampleCheckin());
	const [one] = parts?.close_ups ?? [];
	showReport({ close_ups: [one, { ...one, concern: "acne", zone: "chin" }] });
	expect(screen.getByRole("img", { name: /^The same close-up of the chin, with .* marked$/ })).toBeTruthy();
	expect(screen.getByText("Marked, too few or too faint to grade.")).toBeTruthy();
});

test("where nothing is named nothing is marked, though the photo had a faint place", () => {
	const { condition_notes: notes } = reportPartsOf(sampleCheckin()) ?? {};
	if (!notes) throw new Error("the sample has no notes");
	showReport({ condition_notes: { ...notes, key_concerns_identified: [] }, close_ups: [] });
	expect(screen.queryByRole("button", { name: "Redness" })).toBeNull();
	expect(screen.getByText(/^Nothing is marked on this photo\./)).toBeTruthy();
	expect(screen.getByText("Nothing in this photo is strong enough for us to name.")).toBeTruthy();
});

test("that every check passed says what it is good for, and what would want a sharper photo", () => {
	showReport();
	expect(
		screen.getByText(
			/The one check passed: it is good enough to measure. For pores it would have to be sharper/,
		),
	).toBeTruthy();
});
