import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { sampleCheckin } from "../testing/sample-parts.ts";
import { answerFetch, showPage } from "../testing/show-page.tsx";
import { importCopy as copy } from "./copy.ts";
import ImportScreen from "./import-screen.tsx";

const photo = (name: string) => new File([name], name, { type: "image/jpeg", lastModified: 1 });

beforeEach(() => {
	setUser(buildUser());
	vi.useFakeTimers().setTimerTickMode("nextTimerAsync");
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const month = {
	allowed: true,
	plan: "plus",
	window: "calendar_month",
	resets_at: "2026-12-01T12:00:00.000Z",
};
const PASSING = {
	"GET /api/me": { status: 500 },
	"GET /api/check-scan-limit": { json: { ...month, used: 28, limit: 30 } },
	"POST /api/validate-photo": { json: { status: "pass", reason: null } },
	"POST /api/scan-skin": { status: 202, json: { id: 42, status: "processing" } },
	"GET /api/checkins/42": { json: sampleCheckin({ photo_date: "2024-05-01" }) },
};

async function choose(...names: string[]) {
	showPage(<ImportScreen />);
	await userEvent.upload(screen.getByLabelText(/^Choose photos/), names.map(photo));
}

const rowOf = (name: string) => {
	const row = screen.getByText(name).closest("li");
	if (row === null) throw new Error(`no row of ${name}`);
	return within(row);
};

async function nameDay(name: string, day: string) {
	await vi.waitFor(() => expect(rowOf(name).getByText(copy.dayMissing)).toBeDefined());
	fireEvent.change(rowOf(name).getByLabelText(copy.day), { target: { value: day } });
}

test("each photo wants its day first, and what it costs stands before it is sent", async () => {
	const calls = answerFetch(PASSING);
	await choose("a.jpg", "b.jpg", "c.jpg");
	expect(screen.getByText(/counts as one scan/)).toBeDefined();
	expect(await screen.findByText("You have 2 scans left until December 1, 2026.")).toBeDefined();
	expect(screen.getByText(/^Up to 2 at once\./)).toBeDefined();
	expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
	await nameDay("a.jpg", "2024-05-01");
	await nameDay("b.jpg", "2999-05-01");
	expect(rowOf("b.jpg").getByText(copy.dayWrong)).toBeDefined();
	expect(screen.getByRole("button", { name: "Import 1 photo" })).toBeDefined();
	expect(screen.queryByText(copy.tooFew)).toBeNull();
	await userEvent.click(rowOf("c.jpg").getByRole("button", { name: /^Remove/ }));
	expect(screen.queryByText("c.jpg")).toBeNull();
	expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});

test("a photo that fails leaves the others and itself in the list, and can be tried again", async () => {
	let sent = 0;
	const calls = answerFetch({
		...PASSING,
		"POST /api/scan-skin": () => {
			sent += 1;
			return sent === 1
				? { status: 409, json: { detail: "A scan is already in progress." } }
				: { status: 202, json: { id: 42, status: "processing" } };
		},
	});
	await choose("old.jpg", "new.jpg");
	await nameDay("new.jpg", "2025-01-01");
	await nameDay("old.jpg", "2024-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 2 photos" }));
	expect(await rowOf("old.jpg").findByText("A scan is already in progress.")).toBeDefined();
	await vi.waitFor(() => expect(rowOf("new.jpg").getByText(copy.stages.done)).toBeDefined());
	const link = rowOf("new.jpg").getByRole("link", { name: /Open report/ });
	expect(link.getAttribute("href")).toBe("/results/42");
	await userEvent.click(await rowOf("old.jpg").findByRole("button", { name: copy.again }));
	await vi.waitFor(() => expect(rowOf("old.jpg").getByText(copy.stages.done)).toBeDefined());
	expect(screen.getByText("2 photos are in your timeline.")).toBeDefined();
	expect(calls.filter((call) => call === "POST /api/scan-skin")).toHaveLength(3);
});

test("a day that the server refuses is corrected in its row, and sent again", async () => {
	const beyond = { detail: "upgrade_needed", message: "Too far back.", limit_type: "history" };
	const answers = [
		{ status: 403, json: { ...beyond, plan: "plus", used: 0, limit: 0, resets_at: null } },
		{ status: 202, json: { id: 42, status: "processing" } },
	];
	answerFetch({ ...PASSING, "POST /api/scan-skin": () => answers.shift() ?? { status: 500 } });
	await choose("a.jpg");
	await nameDay("a.jpg", "2001-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 1 photo" }));
	expect(await rowOf("a.jpg").findByText("Too far back.")).toBeDefined();
	expect(await screen.findByText(copy.none)).toBeDefined();
	expect(rowOf("a.jpg").getByLabelText<HTMLInputElement>(copy.day).disabled).toBe(false);
	fireEvent.change(rowOf("a.jpg").getByLabelText(copy.day), { target: { value: "2024-05-01" } });
	await userEvent.click(await screen.findByRole("button", { name: "Import 1 photo" }));
	await vi.waitFor(() => expect(rowOf("a.jpg").getByText(copy.stages.done)).toBeDefined());
});

test("photos that are in the timeline take no place of the next ones, and the same photo comes once", async () => {
	answerFetch(PASSING);
	await choose("a.jpg", "a.jpg");
	expect(screen.getAllByText("a.jpg")).toHaveLength(1);
	await nameDay("a.jpg", "2024-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 1 photo" }));
	await vi.waitFor(() => expect(rowOf("a.jpg").getByText(copy.stages.done)).toBeDefined());
	const more = Array.from({ length: 20 }, (_, at) => photo(`more-${at}.jpg`));
	await vi.waitFor(() =>
		expect(screen.getByLabelText<HTMLInputElement>(/^Choose more/).disabled).toBe(false),
	);
	await userEvent.upload(screen.getByLabelText(/^Choose more/), more);
	expect(screen.getByText("more-19.jpg")).toBeDefined();
});

test("whoever uses the keyboard goes from Import to Stop to the result", async () => {
	answerFetch({
		...PASSING,
		"GET /api/checkins/42": { json: sampleCheckin({ status: "processing" }) },
	});
	await choose("a.jpg", "b.jpg");
	await nameDay("a.jpg", "2024-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 1 photo" }));
	await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(copy.stop));
	expect(await rowOf("a.jpg").findByText(copy.stages.measuring)).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: copy.stop }));
	await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(copy.sent(1)));
	expect(document.activeElement?.getAttribute("aria-live")).toBe("polite");
});

test("a file that is too large is not read for its day", async () => {
	answerFetch(PASSING);
	const [large, small] = [photo("large.jpg"), photo("small.jpg")];
	Object.defineProperty(large, "size", { value: UPLOAD.maxBytes + 1 });
	const read = vi.spyOn(large, "arrayBuffer");
	showPage(<ImportScreen />);
	await userEvent.upload(screen.getByLabelText(/^Choose photos/), [large, small]);
	await vi.waitFor(() => expect(rowOf("small.jpg").getByText(copy.dayMissing)).toBeDefined());
	expect(rowOf("large.jpg").getByText(copy.tooLarge)).toBeDefined();
	expect(read).not.toHaveBeenCalled();
});

test("after Remove the next row has the focus, and after the last one the picker", async () => {
	answerFetch(PASSING);
	await choose("a.jpg", "b.jpg");
	await userEvent.click(rowOf("a.jpg").getByRole("button", { name: /^Remove/ }));
	expect(document.activeElement).toBe(rowOf("b.jpg").getByRole("button", { name: /^Remove/ }));
	await userEvent.keyboard("{Enter}");
	expect(document.activeElement).toBe(screen.getByLabelText(/^Choose photos/));
});

test("a session that ended is not called a used-up plan", async () => {
	answerFetch({ ...PASSING, "POST /api/scan-skin": { status: 401, json: { detail: "unauthorized" } } });
	await choose("a.jpg");
	await nameDay("a.jpg", "2024-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 1 photo" }));
	expect(await screen.findByText(copy.sessionTitle)).toBeDefined();
	expect(screen.queryByText(copy.limitedTitle)).toBeNull();
});

test("a used-up plan ends the run, and the rest stays to be sent later", async () => {
	const limit = { plan: "plus", limit_type: "scans", used: 30, limit: 30, resets_at: null };
	const body = { detail: "upgrade_needed", message: "You used all your scans.", ...limit };
	const calls = answerFetch({ ...PASSING, "POST /api/scan-skin": { status: 403, json: body } });
	await choose("a.jpg", "b.jpg");
	await nameDay("a.jpg", "2024-05-01");
	await nameDay("b.jpg", "2024-05-02");
	await userEvent.click(screen.getByRole("button", { name: "Import 2 photos" }));
	expect(await screen.findByText("You used all your scans.")).toBeDefined();
	expect(screen.getByText(copy.limited)).toBeDefined();
	expect(await screen.findByRole("button", { name: "Import 2 photos" })).toBeDefined();
	expect(calls.filter((call) => call === "POST /api/scan-skin")).toHaveLength(1);
});

test("stopping ends after the photo that was sent", async () => {
	const calls = answerFetch({
		...PASSING,
		"GET /api/checkins/42": { json: sampleCheckin({ status: "processing" }) },
	});
	await choose("a.jpg", "b.jpg");
	await nameDay("a.jpg", "2024-05-01");
	await nameDay("b.jpg", "2024-05-02");
	await userEvent.click(screen.getByRole("button", { name: "Import 2 photos" }));
	expect(await rowOf("a.jpg").findByText(copy.stages.measuring)).toBeDefined();
	expect(screen.getByText("Photo 1 of 2")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: copy.stop }));
	expect(await rowOf("a.jpg").findByText(copy.stages.taken)).toBeDefined();
	expect(await screen.findByRole("button", { name: "Import 1 photo" })).toBeDefined();
	expect(calls.filter((call) => call === "POST /api/scan-skin")).toHaveLength(1);
});

const asksAtClosing = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const leave = () => userEvent.click(screen.getByRole("link", { name: copy.back }));

test("whoever leaves while photos wait is asked first, and what waits is still there for who stays", async () => {
	answerFetch(PASSING);
	await choose("a.jpg", "b.jpg");
	expect(asksAtClosing()).toBe(true);
	await leave();
	expect(screen.getByText("Leave with 2 photos not sent?")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Stay" }));
	await userEvent.click(rowOf("a.jpg").getByRole("button", { name: /^Remove/ }));
	await leave();
	await userEvent.click(screen.getByRole("button", { name: "Leave" }));
	expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("with nothing chosen, or everything sent, nobody is asked", async () => {
	answerFetch({ ...PASSING, "GET /api/checkins/42": { json: sampleCheckin({ status: "processing" }) } });
	await choose("a.jpg");
	await userEvent.click(rowOf("a.jpg").getByRole("button", { name: /^Remove/ }));
	expect(asksAtClosing()).toBe(false);
	await userEvent.upload(screen.getByLabelText(/^Choose photos/), photo("b.jpg"));
	await nameDay("b.jpg", "2024-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 1 photo" }));
	expect(await rowOf("b.jpg").findByText(copy.stages.measuring)).toBeDefined();
	expect(asksAtClosing()).toBe(false);
});

test("a finished photo is cleared from the list, is still told of, and is not sent a second time", async () => {
	const calls = answerFetch(PASSING);
	await choose("a.jpg", "b.jpg");
	await nameDay("a.jpg", "2024-05-01");
	await userEvent.click(screen.getByRole("button", { name: "Import 1 photo" }));
	await userEvent.click(await rowOf("a.jpg").findByRole("button", { name: /^Clear a\.jpg/ }));
	expect(screen.queryByText("a.jpg")).toBeNull();
	expect(document.activeElement).toBe(rowOf("b.jpg").getByRole("button", { name: /^Remove/ }));
	expect(screen.getByText("1 photo is in your timeline.")).toBeDefined();
	await userEvent.upload(screen.getByLabelText(/^Choose more/), photo("a.jpg"));
	expect(screen.queryByText("a.jpg")).toBeNull();
	expect(screen.getByText(copy.sentBefore(1))).toBeDefined();
	expect(calls.filter((call) => call === "POST /api/scan-skin")).toHaveLength(1);
});
