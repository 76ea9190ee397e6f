import { expect, test } from "vitest";
import { standingOn } from "./steps-of-day.ts";

const RETINOL = {
	ramp: [
		[1, 2],
		[3, 3],
	] as const,
	days: ["monday", "wednesday", "friday"] as const,
	start_week: 1,
	pauses: true,
};
/** A Monday. */
const FROM = { begun: "2026-11-02", since: "2026-11-02" };
const nights = (stung: string[], from: string, count: number) =>
	Array.from({ length: count }, (_, at) =>
		new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
	).filter((day) => standingOn(RETINOL, FROM, day, stung).state === "on");

test("a treatment rests for three days after skin stung", () => {
	expect(standingOn(RETINOL, FROM, "2026-11-18", ["2026-11-18"])).toEqual({
		state: "paused",
		until: "2026-11-21",
	});
	expect(standingOn(RETINOL, FROM, "2026-11-20", ["2026-11-18"])).toEqual({
		state: "paused",
		until: "2026-11-21",
	});
	expect(standingOn(RETINOL, FROM, "2026-11-21", ["2026-11-18"]).state).not.toBe("paused");
});

test("then one use fewer a week for two weeks, and after that the ramp goes on where it stood", () => {
	expect(nights([], "2026-11-16", 7)).toHaveLength(3);
	expect(nights(["2026-11-18"], "2026-11-23", 7)).toHaveLength(2);
	expect(nights(["2026-11-04"], "2026-11-16", 7)).toHaveLength(1);
	expect(nights(["2026-11-18"], "2026-12-07", 7)).toHaveLength(3);
});

test("a day told twice holds the ramp back once, and taken back it holds nothing", () => {
	const settled = (stung: string[]) => standingOn(RETINOL, FROM, "2026-11-30", stung);
	expect(nights(["2026-11-04", "2026-11-04"], "2026-11-23", 14)).toEqual(
		nights(["2026-11-04"], "2026-11-23", 14),
	);
	expect(settled([])).toEqual({ state: "on", week: null });
});

test("a cleanser goes on, and so does a treatment on days before anything stung", () => {
	const cleanser = { ramp: null, start_week: 1 };
	expect(standingOn(cleanser, FROM, "2026-11-18", ["2026-11-18"]).state).toBe("on");
	expect(standingOn(RETINOL, FROM, "2026-11-16", ["2026-11-18"]).state).toBe("on");
});
