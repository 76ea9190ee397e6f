import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";
import { nextOffset, pollInterval } from "./timeline-screen.tsx";
import { mergePages } from "./timeline-tile.tsx";

type Summary = NonNullable<CheckinTile["checkin_summary"]["progress_summary"]>;

function tile(id: number, type: string | null = "Normal"): CheckinTile {
	return {
		id,
		created_at: "2026-11-21T10:00:00.000Z",
		status: type === null ? "processing" : "complete",
		thumbnail_filename: null,
		kept_as_note: false,
		checkin_summary: { final_skin_type: type, progress_summary: null },
	};
}

const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => tile(from - index));

test("pages join newest first and a scan on both counts once", () => {
	const joined = mergePages([page(30, 10), page(21, 10)]);
	expect(joined.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => 30 - index));
});

test("a full page has another after it, a shorter one is the last", () => {
	expect(nextOffset(page(20, 10), [page(30, 10), page(20, 10)])).toBe(20);
	expect(nextOffset(page(3, 3), [page(13, 10), page(3, 3)])).toBeUndefined();
	expect(nextOffset([], [[]])).toBeUndefined();
});

test("the list is asked again every 3 s only while a scan is in progress", () => {
	expect(pollInterval({ pages: [[tile(2, null), tile(1)]], pageParams: [0] })).toBe(3000);
	expect(pollInterval({ pages: [[tile(2), tile(1)]], pageParams: [0] })).toBe(false);
	expect(
		pollInterval({
			pages: [[{ ...tile(2, null), status: "complete", kept_as_note: true }]],
			pageParams: [0],
		}),
	).toBe(false);
	expect(pollInterval(undefined)).toBe(false);
});

test("a tile says what changed, or that nothing did", () => {
	const summary: Summary = {
		overall_assessment: "",
		improvements: [],
		regressions: [],
		not_sure_yet: [],
		action_items: [],
		basis: "compared",
		not_comparable_because: [],
		changes: [],
	};
	const texts = (changed: Partial<Summary>) =>
		changeWords({ ...summary, ...changed }).map(({ text }) => text);
	expect(texts({ basis: "baseline" })).toEqual(["Your baseline"]);
	expect(texts({ basis: "not_comparable" })).toEqual(["Not comparable with earlier photos"]);
	expect(texts({})).toEqual(["No clear change"]);
	expect(texts({ improvements: ["a", "b"], regressions: ["c"] })).toEqual(["2 better", "1 worse"]);
	expect(changeWords(null)).toEqual([]);
});
