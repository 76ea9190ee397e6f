import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, DAYS_A_WEEK, MANY_A_DAY, MANY_A_WEEK, nextComparisonAt, scanPace } from "./biology-clock.ts";

const NOW = "2026-11-23T20:00:00.000Z";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ago = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();

const history = fc.array(fc.integer({ min: 0, max: 30 * DAY_MS }), { maxLength: 20 });

test.each([
	[
		"five scans in 13 minutes",
		[0, 3, 6, 10, 13].map((minutes) => minutes * MINUTE_MS),
		/^5 scans within a quarter of an hour /,
	],
	[
		"three scans in 40 minutes, the last one hours ago",
		[300, 320, 340].map((minutes) => minutes * MINUTE_MS),
		/^3 scans within an hour /,
	],
	["morning, noon and evening", [1, 7, 13].map((hours) => hours * HOUR_MS), /^3 scans within a day /],
	["a scan every day", [0.1, 1, 2, 3, 4, 5, 6, 7, 8].map((days) => days * DAY_MS), /^7 scans within a week /],
	["a scan every second day", [0, 2, 4, 6].map((days) => days * DAY_MS), /^4 scans within a week /],
])("%s are told what photos so close can show", (_, spans, first) => {
	expect(scanPace(spans.map(ago), NOW)?.text).toMatch(first);
});

test.each([
	["the first scan", [0]],
	["a retake", [0, 5 * MINUTE_MS]],
	["several photos in one sitting some days ago", [50, 50.1, 50.2, 50.3].map((hours) => hours * HOUR_MS)],
	["no scan yet", []],
])("%s is nothing to speak of", (_, spans) => {
	expect(scanPace(spans.map(ago), NOW)).toBeNull();
});

test("who leaves two and a half days between photos is never spoken to, however long they go on", () => {
	const gaps = fc.array(fc.integer({ min: 2.5 * DAY_MS, max: 40 * DAY_MS }), { maxLength: 20 });
	fc.assert(
		fc.property(gaps, fc.integer({ min: 0, max: 10 * DAY_MS }), (spans, first) => {
			const taken = [first];
			for (const gap of spans) taken.push((taken.at(-1) ?? 0) + gap);
			expect(scanPace(taken.map(ago), NOW)).toBeNull();
		}),
	);
});

test("any three scans within a day, and any scan a day at whatever hour, are spoken to", () => {
	const day = fc.array(fc.integer({ min: 0, max: DAY_MS - 1 }), { minLength: MANY_A_DAY, maxLength: 12 });
	fc.assert(
		fc.property(history, day, (older, spans) => scanPace([...older, ...spans].map(ago), NOW) !== null),
	);
	const hours = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: MANY_A_WEEK, maxLength: DAYS_A_WEEK });
	fc.assert(
		fc.property(
			hours,
			(daily) =>
				scanPace(
					daily.map((hour, at) => ago(at * DAY_MS + hour * HOUR_MS)),
					NOW,
				) !== null,
		),
	);
});

test("whatever the pace: no order matters, it blames and forbids nothing, and the date is a week after the newest scan", () => {
	fc.assert(
		fc.property(history, (spans) => {
			const pace = scanPace(spans.map(ago), NOW);
			expect(scanPace(spans.toReversed().map(ago), NOW)).toEqual(pace);
			if (pace === null) return;
			expect(pace.text).toContain("Skin changes over weeks");
			expect(pace.text).not.toMatch(
				/\b(?:too (?:many|much|often)|should|must|stop|obsess\w*|wait until|not allowed)\b/i,
			);
			expect(pace.next_comparison_at).toBe(nextComparisonAt(ago(Math.min(...spans))));
			expect(Date.parse(pace.next_comparison_at)).toBeGreaterThan(Date.parse(NOW));
		}),
	);
});
