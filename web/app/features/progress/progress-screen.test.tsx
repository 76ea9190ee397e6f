import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setSession } from "#api/session.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildPoint, buildSeries, buildTile, showProgress } from "./testing/show-progress.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

type Shown = Parameters<typeof showProgress>[0];
function show(shown: Shown) {
	server = showProgress(shown);
	return server;
}
const options = async (name: string) =>
	within(await screen.findByRole("combobox", { name }))
		.getAllByRole("option")
		.map((option) => option.textContent);

const FACE = buildSeries();
const CHEEK = buildSeries({
	zone: "left_cheek",
	verdict: "worse",
	sentence: "Redness rose on the left cheek.",
});
const LINES = buildSeries({ metric: "wrinkles", verdict: "no_change", sentence: "Lines stayed the same." });

test("the person's own concern stands first, with its verdict, sentence and chart", async () => {
	show({ series: [FACE, CHEEK, LINES], user: { issues: ["Wrinkles"] } });
	expect(await options("What to look at")).toEqual(["Lines", "Redness"]);
	expect(screen.getByText("Lines stayed the same.")).toBeDefined();
	expect(screen.getAllByText("No clear change")).toHaveLength(1);
	expect(
		screen.getByText("Lines, Whole face: 3 readings from September 7, 2026 to September 21, 2026."),
	).toBeDefined();
});

test("another reading and another place are one choice away", async () => {
	show({ series: [FACE, CHEEK, LINES], user: { issues: ["Wrinkles"] } });
	await userEvent.selectOptions(await screen.findByRole("combobox", { name: "What to look at" }), "Redness");
	expect(await options("Where")).toEqual(["Whole face", "Left cheek"]);
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Where" }), "Left cheek");
	expect(screen.getByText("Redness rose on the left cheek.")).toBeDefined();
	expect(screen.getByText("Worse")).toBeDefined();
});

test("the table says every reading in words, newest first, and what differed", async () => {
	show({
		series: [
			buildSeries({
				points: [
					buildPoint(1, 4, { comparable: false, differs_in: ["The light comes from a different side."] }),
					buildPoint(2, null),
					buildPoint(3, 2),
				],
			}),
		],
	});
	const table = await screen.findByRole("table");
	const rows = within(table).getAllByRole("row").slice(1);
	expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
		["September 21, 2026", "2.0 redness points", "± 0.6", "Yes"],
		["September 14, 2026", "Not measured", "None given", "Yes"],
		["September 7, 2026", "4.0 redness points", "± 0.6", "No. The light comes from a different side."],
	]);
	expect(within(table).getAllByRole("link")[0]?.getAttribute("href")).toBe("/results/3");
	expect(screen.getByText("Taken differently, so not compared")).toBeDefined();
});

test("readings of imported photos are squares that say so, in the legend, in words and in the table", async () => {
	const points = [buildPoint(1, 4, { photo_date: "2026-05-01" }), buildPoint(2, 3), buildPoint(3, 2)];
	show({ series: [buildSeries({ points })] });
	const table = await screen.findByRole("table");
	expect(within(table).getAllByRole("rowheader").at(-1)?.textContent).toBe("May 1, 2026 (imported)");
	expect(screen.getByText(/3 readings from May 1, 2026 to .*, 1 of imported photos\.$/)).toBeDefined();
	expect(screen.getByText("Square: imported, with the day you named")).toBeDefined();
	expect(screen.getByTitle("May 1, 2026 (imported): 4.0 redness points")).toBeDefined();
	cleanup();
	server?.restore();
	show({ series: [FACE] });
	expect(await screen.findByTitle("September 7, 2026: 4.0 redness points")).toBeDefined();
	expect(screen.queryByText(/imported/)).toBeNull();
});

test("the oldest and the newest photo are laid over each other, and keys move the edge", async () => {
	show({
		series: [FACE],
		tiles: [buildTile(3), buildTile(2), buildTile(1), buildTile(4, { status: "processing" })],
	});
	const slider = await screen.findByRole("slider", { name: "How much of the earlier photo shows" });
	expect(slider.getAttribute("aria-valuetext")).toBe("50% of the photo of September 7, 2026");
	fireEvent.change(slider, { target: { value: "80" } });
	const earlier = screen.getByRole("img", { name: "Photo of September 7, 2026" });
	expect(earlier.parentElement?.style.clipPath).toBe("inset(0 20% 0 0)");
	expect(earlier.getAttribute("src")).toBe("/api/thumbnails/thumb-1.webp");
	expect(await screen.findByText("Light, pose and sharpness are alike.")).toBeDefined();
	expect(server?.calls.some(({ path }) => path === "/api/progress/compare?before=1&after=3")).toBe(true);
});

test("a later photo is always later, and photos that are not alike say what differed", async () => {
	show({
		series: [FACE],
		tiles: [buildTile(3), buildTile(2), buildTile(1)],
		answers: {
			"GET /api/progress/compare": {
				json: {
					before: 2,
					after: 3,
					comparable: false,
					differs_in: ["One photo is sharper than the other."],
					sentence: "The photos differ in sharpness.",
				},
			},
		},
	});
	await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Earlier photo" }), "2");
	expect(await options("Later photo")).toEqual(["September 21, 2026"]);
	expect(await screen.findByText("One photo is sharper than the other.")).toBeDefined();
	expect(screen.getByText("These two are not shown side by side")).toBeDefined();
	expect(screen.queryByRole("slider")).toBeNull();
});

test("the pair shown first is the newest photo with the oldest taken like it", async () => {
	const points = [buildPoint(1, 4, { comparable: false }), buildPoint(2, 3), buildPoint(3, 2)];
	show({ series: [buildSeries({ points })], tiles: [buildTile(3), buildTile(2), buildTile(1)] });
	const earlier = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Earlier photo" });
	expect(earlier.value).toBe("2");
	expect(await options("Earlier photo")).toEqual([
		"September 7, 2026 (taken differently)",
		"September 14, 2026",
	]);
});

test("one photo is not enough for the slider, and photos that are not kept are not missing readings", async () => {
	show({ series: [FACE], tiles: [buildTile(1)] });
	expect(await screen.findByText("Two finished scans with a kept photo are needed here.")).toBeDefined();
	cleanup();
	server?.restore();
	show({ series: [FACE], tiles: [buildTile(1), buildTile(2, { thumbnail_filename: null })] });
	expect(
		await screen.findByText(/they are not kept\. Your readings above compare without them/),
	).toBeDefined();
});

test("before the second scan there is one calm sentence and the way on", async () => {
	show({});
	expect(await screen.findByText("Nothing to compare yet.")).toBeDefined();
	expect(screen.getByRole("link", { name: "Take your first selfie" }).getAttribute("href")).toBe("/upload");
	expect(await screen.findByRole("heading", { name: "Test one product" })).toBeDefined();
});

test("a failure says so and is tried again", async () => {
	let broken = true;
	show({
		answers: {
			"GET /api/progress": () => (broken ? { status: 500, json: {} } : { json: { series: [FACE] } }),
		},
	});
	expect(await screen.findByText("Your progress could not be loaded.")).toBeDefined();
	broken = false;
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText(FACE.sentence)).toBeDefined();
});
