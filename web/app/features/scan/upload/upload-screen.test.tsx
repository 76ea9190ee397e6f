import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onSessionEnded } from "#api/frame-events.ts";
import { setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { sampleCheckin } from "../testing/sample-parts.ts";
import { answerFetch, showPage } from "../testing/show-page.tsx";
import UploadScreen from "../upload-screen.tsx";

const photo = new File(["x"], "me.jpg", { type: "image/jpeg" });

beforeEach(() => {
	sessionStorage.clear();
	setUser(buildUser());
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function Arrival() {
	const { search, state } = useLocation();
	return <p>{`arrived ${search} ${JSON.stringify(state)}`}</p>;
}

function show() {
	return showPage(
		<Routes>
			<Route
				path="/upload"
				element={
					<>
						<UploadScreen />
						<Link to="/chat">Chat</Link>
					</>
				}
			/>
			<Route path="/chat" element={<p>arrived at the chat</p>} />
			<Route path="/results" element={<Arrival />} />
			<Route path="/results/9" element={<p>arrived at 9</p>} />
		</Routes>,
		"/upload",
	);
}

const NO_SCANS = { "GET /api/checkins": { json: [] } };
const PASSING = {
	...NO_SCANS,
	"GET /api/me": { status: 500 },
	"GET /api/check-token-limit": { status: 500 },
	"GET /api/check-scan-limit": { status: 500 },
	"POST /api/validate-photo": { json: { status: "warn", reason: "The face is small." } },
	"POST /api/scan-skin": { status: 202, json: { id: 8, status: "processing" } },
	"GET /api/checkins/latest": { json: { id: 7 } },
};

async function choosePhoto() {
	await userEvent.upload(screen.getByLabelText(/^Choose a photo/), photo);
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Scan Skin" }));

test("tips, both ways to a photo, the note and the promise are there", () => {
	show();
	for (const tip of [
		/bright, even/i,
		/no makeup or filters/i,
		/hair pulled back/i,
		/neutral/i,
		/one clear selfie/i,
	]) {
		expect(screen.getAllByText(tip).length).toBeGreaterThan(0);
	}
	expect(screen.getByLabelText(/^Choose a photo/).getAttribute("accept")).toBe("image/*");
	expect(screen.getByLabelText("Take a photo").getAttribute("capture")).toBe("user");
	expect(screen.getByPlaceholderText("Describe your skin today or ask a question...")).toBeDefined();
	expect(screen.getByText(/deleted right after analysis/)).toBeDefined();
});

test("without a photo nothing is sent", async () => {
	const calls = answerFetch(NO_SCANS);
	show();
	await submit();
	expect(
		screen.getByText("Please upload an image for skin analysis. For questions only, use the Chat page."),
	).toBeDefined();
	expect(calls).toEqual(["GET /api/checkins?offset=0&limit=10"]);
});

test("who scans often reads a kind sentence and the next date before the scan, and may scan as ever", async () => {
	const pace = { text: "Skin changes over weeks.", next_comparison_at: "2026-11-30T12:00:00.000Z" };
	const note = { ...sampleCheckin({ id: 2, kept_as_note: true }), pace: null };
	answerFetch({ ...PASSING, "GET /api/checkins": { json: [note, { ...sampleCheckin({ id: 1 }), pace }] } });
	show();
	expect(await screen.findByText("Skin changes over weeks.")).toBeDefined();
	expect(screen.getByText("The next photo worth comparing: from November 30, 2026 on.")).toBeDefined();
	expect(screen.getByRole("button", { name: "Scan Skin" })).toHaveProperty("disabled", false);
});

test("a chosen photo can be taken away again", async () => {
	show();
	await choosePhoto();
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	expect(screen.getByLabelText(/^Choose a photo/)).toBeDefined();
});

test("a good photo leads to the results with the warning in hand, and the note is forgotten", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	answerFetch(PASSING);
	show();
	await choosePhoto();
	await userEvent.type(screen.getByRole("textbox"), "dry today");
	expect(sessionStorage.getItem("draft:7:scan-note")).toBe("dry today");
	await submit();
	expect(
		await screen.findByText(/^arrived \?afterId=7 \{"warning":"The face is small.","beforeId":\d+\}$/),
	).toBeDefined();
	await waitFor(() => expect(sessionStorage.getItem("draft:7:scan-note")).toBeNull());
});

test("a note is not shown to another person who logs in in the same tab", async () => {
	show();
	await userEvent.type(screen.getByRole("textbox"), "dry today");
	cleanup();
	setUser(buildUser({ id: 8 }));
	show();
	expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
	cleanup();
	setUser(buildUser());
	show();
	expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("dry today");
});

test("a failing photo shows its reason and stays for another try", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const calls = answerFetch({
		...PASSING,
		"POST /api/validate-photo": { json: { status: "fail", reason: "The photo is too dark." } },
	});
	show();
	await choosePhoto();
	await submit();
	expect(await screen.findByText("The photo is too dark.")).toBeDefined();
	expect(calls).not.toContain("POST /api/scan-skin");
	expect(screen.getByRole("button", { name: "Scan Skin" })).toHaveProperty("disabled", false);
});

test("a photo that leaves much open says what before it costs a scan, and is scanned when that is wanted", async () => {
	const reason = "Move hair aside. Redness, shine, lines and texture cannot be read in this photo.";
	const calls = answerFetch({
		...PASSING,
		"POST /api/validate-photo": { json: { status: "warn", reason, asks_first: true } },
	});
	show();
	await choosePhoto();
	await submit();
	expect(await screen.findByText(reason)).toBeDefined();
	expect(calls).not.toContain("POST /api/scan-skin");
	await userEvent.click(screen.getByRole("button", { name: "Scan it all the same" }));
	expect(await screen.findByText(/^arrived/)).toBeDefined();
	expect(calls.filter((call) => call === "POST /api/scan-skin")).toHaveLength(1);
});

test("a photo that shows too little can be kept as a note, which is no scan", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const reason =
		"Your face is too small in the photo to read your skin: come about twice as close and try again.";
	const calls = answerFetch({
		...PASSING,
		"POST /api/validate-photo": { json: { status: "fail", reason, can_keep_as_note: true } },
		"POST /api/scan-skin": { status: 202, json: { id: 9, status: "processing" } },
	});
	show();
	await choosePhoto();
	await submit();
	expect(await screen.findByText(reason)).toBeDefined();
	expect(calls).not.toContain("POST /api/scan-skin");
	await userEvent.click(screen.getByRole("button", { name: "Keep it as a note" }));
	expect(await screen.findByText("arrived at 9")).toBeDefined();
	expect(calls.filter((call) => call === "POST /api/scan-skin")).toHaveLength(1);
});

test("the note outlives an ended session", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const ended = vi.fn();
	const stop = onSessionEnded(ended);
	answerFetch({ ...PASSING, "GET /api/check-token-limit": { status: 401, json: { detail: "No session." } } });
	const { unmount } = show();
	await choosePhoto();
	await userEvent.type(screen.getByRole("textbox"), "dry today");
	await submit();
	await vi.waitFor(() => expect(ended).toHaveBeenCalled());
	stop();
	unmount();
	show();
	expect(screen.getByRole("textbox")).toHaveProperty("value", "dry today");
});

test("a note that is too long is refused, not cut", async () => {
	const calls = answerFetch(NO_SCANS);
	show();
	await choosePhoto();
	await userEvent.click(screen.getByRole("textbox"));
	await userEvent.paste("x".repeat(1001));
	expect(screen.getByText("1,001 of 1,000 characters")).toBeDefined();
	await submit();
	expect(screen.getByText("Please keep the note within 1,000 characters.")).toBeDefined();
	expect(calls).toEqual(["GET /api/checkins?offset=0&limit=10"]);
});

/** Whether a tab that is closed now asks first. */
const asksAtClosing = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const leave = () => userEvent.click(screen.getByRole("link", { name: "Chat" }));

test("a photo that is not scanned yet is not lost by a link unasked", async () => {
	answerFetch(NO_SCANS);
	show();
	expect(asksAtClosing()).toBe(false);
	await choosePhoto();
	expect(asksAtClosing()).toBe(true);
	await leave();
	await userEvent.click(screen.getByRole("button", { name: "Stay" }));
	expect(screen.getByRole("button", { name: "Remove" })).toBeDefined();
	await leave();
	await userEvent.click(screen.getByRole("button", { name: "Leave" }));
	expect(screen.getByText("arrived at the chat")).toBeDefined();
});

test("a photo that was refused is left without a question", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	answerFetch({ ...PASSING, "POST /api/validate-photo": { json: { status: "fail", reason: "Too dark." } } });
	show();
	await choosePhoto();
	await submit();
	expect(await screen.findByText("Too dark.")).toBeDefined();
	expect(asksAtClosing()).toBe(false);
	await leave();
	expect(screen.getByText("arrived at the chat")).toBeDefined();
});
