import { expect, test } from "vitest";
import { WEEKDAYS, type Weekday } from "./care-plan.ts";
import { type Beginning, firstDayOf, inOrderOfNight, standingOn } from "./steps-of-day.ts";

const RAMPED = {
	days: ["monday", "wednesday", "friday", "sunday"] as Weekday[],
	ramp: [
		[1, 2],
		[3, 4],
	] as [number, number][],
	start_week: 1,
};
const NOTHING_KNOWN: Beginning = { begun: null, since: null };
const addDays = (day: string, count: number) =>
	new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
/** Days it is on among the seven from a Monday. */
const onDays = (pace: Parameters<typeof standingOn>[0], known: Beginning, monday: string) =>
	WEEKDAYS.filter((_, at) => standingOn(pace, known, addDays(monday, at)).state === "on");

test("a step without days is on every day", () => {
	expect(onDays({ ramp: null, start_week: 1 }, NOTHING_KNOWN, "2026-11-23")).toEqual([...WEEKDAYS]);
});

test("a step that rests says the next day it is on", () => {
	const pace = { days: ["tuesday", "saturday"] as Weekday[], ramp: null, start_week: 1 };
	expect(onDays(pace, NOTHING_KNOWN, "2026-11-23")).toEqual(["tuesday", "saturday"]);
	expect(standingOn(pace, NOTHING_KNOWN, "2026-11-23")).toEqual({ state: "rests", next: "2026-11-24" });
	expect(standingOn(pace, NOTHING_KNOWN, "2026-11-29")).toEqual({ state: "rests", next: "2026-12-01" });
});

test("a ramp counts its weeks from the day the product came into use, and is at its gentlest where nobody knows", () => {
	const known = { begun: "2026-11-02", since: "2026-11-09" };
	expect(onDays(RAMPED, known, "2026-11-09")).toHaveLength(2);
	expect(onDays(RAMPED, known, "2026-11-16")).toHaveLength(2);
	expect(onDays(RAMPED, known, "2026-11-23")).toEqual(RAMPED.days);
	expect(onDays(RAMPED, NOTHING_KNOWN, "2026-11-23")).toHaveLength(2);
	expect(onDays(RAMPED, { begun: "2026-01-05", since: null }, "2026-11-23")).toHaveLength(2);
	expect(standingOn(RAMPED, known, "2026-11-18")).toEqual({ state: "on", week: 2 });
	expect(standingOn(RAMPED, known, "2026-11-25")).toEqual({ state: "on", week: null });
	expect(standingOn(RAMPED, known, "2026-11-12")).toEqual({ state: "rests", next: "2026-11-15" });
});

test("a ramp that goes up before the next day of the old pace is asked day by day", () => {
	const pace = {
		...RAMPED,
		days: [...WEEKDAYS],
		ramp: [
			[1, 1],
			[2, 7],
		] as [number, number][],
	};
	const known = { begun: "2026-11-23", since: "2026-11-23" };
	expect(standingOn(pace, known, "2026-11-28")).toEqual({ state: "rests", next: "2026-11-30" });
});

test("a later step waits for its week of the plan, also where its product was marked with the others", () => {
	const later = { ramp: null, start_week: 3 };
	expect(standingOn(later, NOTHING_KNOWN, "2026-11-23")).toEqual({ state: "later", week: 3, from: null });
	const all = { begun: "2026-11-16", since: "2026-11-16" };
	expect(standingOn(later, all, "2026-11-29")).toEqual({ state: "later", week: 3, from: "2026-11-30" });
	expect(standingOn(later, all, "2026-11-30")).toEqual({ state: "on", week: null });
	expect(firstDayOf(3, { begun: "2026-11-02", since: "2026-11-20" })).toBe("2026-11-20");
	expect(firstDayOf(3, { begun: "2026-11-02", since: null })).toBe("2026-11-16");
	expect(firstDayOf(1, NOTHING_KNOWN)).toBeNull();
});

test("a product in use since another time zone's tomorrow is on", () => {
	expect(
		standingOn({ ramp: null, start_week: 1 }, { begun: "2026-11-24", since: "2026-11-24" }, "2026-11-23"),
	).toEqual({
		state: "on",
		week: null,
	});
});

test("what is done once or twice a week comes right after washing at night", () => {
	const steps = [
		{ section: "night", key: "cleanser" },
		{ section: "night", key: "moisturizer" },
		{ section: "weekly", key: "exfoliant" },
	] as const;
	expect(inOrderOfNight(steps).map(({ key }) => key)).toEqual(["cleanser", "exfoliant", "moisturizer"]);
	expect(inOrderOfNight(steps.slice(1)).map(({ key }) => key)).toEqual(["exfoliant", "moisturizer"]);
});
