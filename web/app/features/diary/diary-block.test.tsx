import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCopy } from "#api/browser-storage.ts";
import { readTaps } from "#api/kept-taps.ts";
import { createQueryClient } from "#api/query-client.ts";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import { localDay } from "#ui/plan/schedule.ts";
import { DiaryBlock } from "./diary-block.tsx";
import { KeptDiary } from "./kept-diary.tsx";

type Answers = Parameters<typeof stubServer>[0];
const DAY = localDay(new Date());
const NOTHING = { felt: [], sleep: null, stress: null, cycle: null, sun: null, note: null };
const day = (told: object) => ({
	json: { days: [{ day: DAY, done: [], skipped: [], entry: { ...NOTHING, ...told, red_flags: [] } }] },
});
const written = (told: object, flags: object[] = []) => ({
	json: { entry: { ...NOTHING, ...told, red_flags: flags }, stung_days: [], plan_changed: false },
});
const noNetwork = () => {
	throw new TypeError("Failed to fetch");
};

let server: StubServer | undefined;
beforeEach(() => {
	localStorage.clear();
	vi.spyOn(console, "warn").mockReturnValue();
	setUser(buildUser());
});
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

function show(answers: Answers) {
	server = stubServer(answers);
	render(
		<QueryClientProvider client={createQueryClient()}>
			<DiaryBlock />
		</QueryClientProvider>,
	);
	return server;
}
const chip = (name: string) => screen.findByRole("button", { name });

test("a day is being read, and then one tap tells how skin is", async () => {
	const stub = show({ "GET /api/diary": day({}), "PATCH /api/diary": written({ felt: ["dry"] }) });
	expect(screen.getByText("Your day is being read")).toBeDefined();
	await userEvent.click(await chip("Dry"));
	expect(await screen.findByText("Saved.")).toBeDefined();
	expect(sentTo(stub, "PATCH", "/api/diary")).toEqual([{ day: DAY, ...NOTHING, felt: ["dry"] }]);
});

test("skin that stings makes rest what treats it, and where no plan treats it nothing is said to rest", async () => {
	const step = {
		instruction: "Use it.",
		product: null,
		because: "",
		because_ids: [],
		actives: [],
		cautions: [],
		stop_if: [],
		per_week: 7,
		start_week: 0,
		ramp: null,
	};
	const plan = (night: object) => ({ care_plan: { morning: {}, night, weekly: {} } });
	setUser(buildUser(plan({ serum: { ...step, pause_if: "It stings." } })));
	show({ "GET /api/diary": day({ felt: ["stings"] }) });
	expect(await screen.findByText(/^Noted\. What treats your skin rests for three days/)).toBeDefined();
	act(() => setUser(buildUser(plan({ moisturizer: step }))));
	expect(screen.getByText(/^Noted\. Your plan has no treatment/)).toBeDefined();
});

test("calm and a complaint exclude each other", async () => {
	const stub = show({ "GET /api/diary": day({ felt: ["calm"] }), "PATCH /api/diary": written({}) });
	await userEvent.click(await chip("Oily"));
	expect(sentTo(stub, "PATCH", "/api/diary")).toMatchObject([{ felt: ["oily"] }]);
});

test("a note that tells of danger is answered at once", async () => {
	const advice = "Call emergency services now.";
	show({
		"GET /api/diary": day({}),
		"PATCH /api/diary": written({ note: "x" }, [{ rule_id: "a", level: "emergency", advice }]),
	});
	await userEvent.click(await screen.findByText("Sleep, stress, cycle, sun, a note"));
	await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "x");
	await userEvent.click(screen.getByRole("button", { name: "Save note" }));
	expect(await screen.findByText(advice)).toBeDefined();
});

test("a diary that cannot be read says so and is read again on request", async () => {
	const answers: Answers = { "GET /api/diary": { status: 403, json: { detail: "no" } } };
	show(answers);
	expect(await screen.findByText("Your diary could not be read just now.")).toBeDefined();
	answers["GET /api/diary"] = day({ felt: ["dry"] });
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect((await chip("Dry")).getAttribute("aria-pressed")).toBe("true");
});

test("what the server refuses is not called saved", async () => {
	show({ "GET /api/diary": day({}), "PATCH /api/diary": { status: 500, json: {} } });
	await userEvent.click(await chip("Dry"));
	expect(await screen.findByText(/so it is not saved/)).toBeDefined();
	expect(readTaps(7)).toEqual([]);
});

test("told without a network it is kept, and sent beside what was told elsewhere meanwhile", async () => {
	const answers: Answers = { "GET /api/diary": noNetwork };
	const stub = show(answers);
	await userEvent.click(await chip("Dry"));
	expect(await screen.findByText(/^Kept on this device/)).toBeDefined();
	await waitFor(() => expect(readTaps(7)).toMatchObject([{ kind: "told", day: DAY, blind: true }]));
	answers["GET /api/diary"] = day({ felt: ["tight"], sleep: "good" });
	answers["PATCH /api/diary"] = written({ felt: ["tight", "dry"], sleep: "good" });
	act(() => void window.dispatchEvent(new Event("online")));
	await waitFor(() => expect(readTaps(7)).toEqual([]));
	expect(sentTo(stub, "PATCH", "/api/diary")).toEqual([
		{ day: DAY, ...NOTHING, felt: ["tight", "dry"], sleep: "good" },
	]);
});

test("a note kept without a network warns that nobody has read it for danger", async () => {
	keepCopy(7, "{}");
	setSession({ status: "signed_out", offline: true });
	render(<KeptDiary />);
	const diary = within(screen.getByRole("region", { name: "How is your skin today?" }));
	expect(diary.getByText(/^There is no connection/)).toBeDefined();
	await userEvent.click(diary.getByText("Sleep, stress, cycle, sun, a note"));
	await userEvent.type(diary.getByRole("textbox", { name: "Note" }), "It itches");
	await userEvent.click(diary.getByRole("button", { name: "Save note" }));
	expect(diary.getByText(/read for signs of danger only once it is sent/)).toBeDefined();
	expect(readTaps(7)).toMatchObject([{ kind: "told", change: { note: "It itches" } }]);
});
