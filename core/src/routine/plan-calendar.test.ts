import fc from "fast-check";
import { expect, test } from "vitest";
import type { Finding } from "../skin/concern.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { CarePlan } from "./care-plan.ts";
import { planCalendar, writeCalendar } from "./plan-calendar.ts";
import { planSteps } from "./plan-steps.ts";
import { everyPlannedPerson, requestsFor } from "./testing/every-person.ts";

const acne: Finding = { concern: "acne", severity: 3, confidence: 0.8, zones: ["chin"], because: [] };
const plan = buildCarePlan({
	skin_type: "Oily",
	sensitivity: "Low",
	findings: [acne],
	person: { goals: [], issues: [], preferences: {} },
	facts: [],
	red_flags: [],
	previous_plan: null,
});

function write(own: CarePlan, start = "2026-01-07", dropped: string[] = []): string {
	return planCalendar({
		plan: own,
		start,
		dropped,
		name: "Care plan",
		owner: { id: "plan-7", host: "example.com" },
		now: "2026-01-05T10:00:00.000Z",
	});
}

const DAY_MS = 86_400_000;
const CODES = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const dayOf = (stamp = "") =>
	Date.UTC(Number(stamp.slice(0, 4)), Number(stamp.slice(4, 6)) - 1, Number(stamp.slice(6, 8)));

type Event = Record<"UID" | "DTSTART" | "RRULE" | "SUMMARY" | "DESCRIPTION", string>;

/** A reader of its own: unfolds, then splits by the grammar of RFC 5545. */
function read(text: string): Event[] {
	expect(text.endsWith("\r\n")).toBe(true);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	const lines = text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
	expect(lines[0]).toBe("BEGIN:VCALENDAR");
	expect(lines.at(-1)).toBe("END:VCALENDAR");
	for (const line of lines) expect(line).toMatch(/^[A-Z-]+:/);
	const blocks = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n").slice(1);
	return blocks.map((block) => {
		const [inside = ""] = block.split("END:VEVENT");
		const pairs = inside.trim().split("\r\n");
		return Object.fromEntries(
			pairs.map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]),
		) as Event;
	});
}

/** Days on which an event takes place among the first `count` days from `start`. */
function daysOf(event: Event, start: number, count: number): number[] {
	const parts = new Map(event.RRULE.split(";").map((part) => part.split("=") as [string, string]));
	const days = parts.get("BYDAY")?.split(",") ?? CODES;
	const until = parts.has("UNTIL") ? dayOf(parts.get("UNTIL")) : Number.POSITIVE_INFINITY;
	const first = dayOf(event.DTSTART);
	expect(days).toContain(CODES[new Date(first).getUTCDay()]);
	return Array.from({ length: count }, (_, at) => at).filter((at) => {
		const day = start + at * DAY_MS;
		return day >= first && day <= until && days.includes(CODES[new Date(day).getUTCDay()] ?? "");
	});
}

test("the daily steps are one event in the morning and one at night", () => {
	const events = read(write(plan));
	const daily = events.filter(({ UID }) => UID.includes("-daily@"));
	expect(daily.map(({ UID, DTSTART, RRULE, SUMMARY }) => [UID, DTSTART, RRULE, SUMMARY])).toEqual([
		["plan-7-morning-daily@example.com", "20260107T073000", "FREQ=DAILY", "Morning routine"],
		["plan-7-night-daily@example.com", "20260107T213000", "FREQ=DAILY", "Night routine"],
	]);
	expect(daily[0]?.DESCRIPTION).toMatch(/^Cleanser: .*Sunscreen: /);
});

test("a ramp is a row of events, each from its week to the day before the next", () => {
	const ramped = read(write(plan)).filter(({ UID }) => UID.includes("-night-serum-"));
	expect(ramped.map(({ UID, RRULE }) => [UID, RRULE])).toEqual([
		[
			"plan-7-night-serum-1@example.com",
			expect.stringMatching(/^FREQ=WEEKLY;BYDAY=\w\w,\w\w;UNTIL=20260120T235959$/),
		],
		[
			"plan-7-night-serum-3@example.com",
			expect.stringMatching(/BYDAY=\w\w,\w\w,\w\w;UNTIL=20260203T235959$/),
		],
		[
			"plan-7-night-serum-5@example.com",
			expect.stringMatching(/BYDAY=(\w\w,){3}\w\w;UNTIL=20260303T235959$/),
		],
		["plan-7-night-serum-9@example.com", expect.stringMatching(/BYDAY=(\w\w,){4}\w\w$/)],
	]);
	expect(ramped[0]?.DESCRIPTION).toContain("Stop if: ");
});

test("a step whose product came into use has its dates from that day", () => {
	const text = planCalendar({
		plan,
		start: "2026-01-07",
		firstDays: { night_serum: "2026-02-02" },
		dropped: [],
		name: "Care plan",
		owner: { id: "plan-7", host: "example.com" },
		now: "2026-01-05T10:00:00.000Z",
	});
	const [first, second] = read(text).filter(({ UID }) => UID.includes("-night-serum-"));
	expect(first?.DTSTART.slice(0, 8)).toMatch(/^2026020[2-8]$/);
	expect(first?.RRULE).toMatch(/UNTIL=20260215T235959$/);
	expect(second?.DTSTART.slice(0, 8)).toMatch(/^202602(1[6-9]|2[0-2])$/);
});

test("a step that pauses is not in the calendar until its pause is over", () => {
	const text = planCalendar({
		plan,
		start: "2026-01-07",
		firstDays: { night_serum: "2026-02-02" },
		pausedUntil: { night_serum: "2026-02-20" },
		dropped: [],
		name: "Care plan",
		owner: { id: "plan-7", host: "example.com" },
		now: "2026-01-05T10:00:00.000Z",
	});
	const days = read(text)
		.filter(({ UID }) => UID.includes("-night-serum-"))
		.map(({ DTSTART }) => DTSTART.slice(0, 8));
	expect(days[0]).toMatch(/^202602(2[0-6])$/);
	expect(days.every((day) => day >= "20260220")).toBe(true);
});

test("every step of every plan takes place as often in each week as the plan says", {
	tags: "exhaustive",
}, () => {
	const seen = new Set<string>();
	for (const person of everyPlannedPerson()) {
		if (person.index % 5 !== 0) continue;
		for (const request of requestsFor(person)) {
			const own = buildCarePlan(request);
			const schedule = JSON.stringify(
				planSteps(own).map(({ section, key, step: { start_week, ramp, days } }) => [
					section,
					key,
					start_week,
					ramp,
					days,
				]),
			);
			if (seen.has(schedule)) continue;
			seen.add(schedule);
			const start = "2026-03-04";
			const events = read(write(own, start));
			expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
			for (const { section, key, step } of planSteps(own)) {
				const slot = events.filter(({ UID }) => UID.startsWith(`plan-7-${section}-${key}-`));
				if (slot.length === 0) continue;
				const days = slot.flatMap((event) => daysOf(event, Date.parse(start), 7 * 20));
				expect(new Set(days).size).toBe(days.length);
				for (let week = 1; week <= 20; week += 1) {
					const used = days.filter((day) => Math.floor(day / 7) + 1 === week).length;
					const ofStep = week - step.start_week + 1;
					const stage = (step.ramp ?? [[1, step.per_week]]).findLast(([from]) => from <= ofStep);
					const wanted = ofStep < 1 ? 0 : stage?.[1];
					if (used !== wanted) expect(used, `${section} ${key} in week ${week}`).toBe(wanted);
				}
			}
		}
	}
	expect(seen.size).toBeGreaterThan(12);
});

test("a dropped step is not in the calendar", () => {
	expect(write(plan, "2026-01-07", ["night_serum"])).not.toContain("night-serum");
	const before = read(write(plan))[0]?.DESCRIPTION ?? "";
	const after = read(write(plan, "2026-01-07", ["morning_cleanser"]))[0]?.DESCRIPTION ?? "";
	expect(before).toContain("Cleanser: ");
	expect(after).not.toContain("Cleanser: ");
	expect(read(write({ morning: {}, night: {}, weekly: {} }))).toEqual([]);
});

test("the same plan is the same file, and identities outlive a new plan", () => {
	expect(write(plan)).toBe(write(plan));
	const uids = (text: string) => read(text).map(({ UID }) => UID);
	expect(uids(write(plan, "2026-05-01"))).toEqual(uids(write(plan)));
});

test("whatever a name holds, the file stays whole and the text comes back", () => {
	const text = fc.string({ unit: "grapheme", maxLength: 200 });
	fc.assert(
		fc.property(text, text, (summary, description) => {
			const events = [{ uid: "a@b", start: "20260101T073000", rule: "FREQ=DAILY", summary, description }];
			const [event] = read(writeCalendar({ name: "x", now: "2026-01-01T00:00:00Z", events }));
			const plain = (value = "") =>
				value.replace(/\\(.)/gsu, (_, letter: string) => (letter === "n" ? "\n" : letter));
			expect(plain(event?.SUMMARY).trim()).toBe(summary.trim());
			expect(plain(event?.DESCRIPTION).trim()).toBe(description.trim());
		}),
		{ numRuns: 300 },
	);
	const hostile = "a\r\nBEGIN:VEVENT\r\nb\0;,\\";
	const events = [
		{ uid: "a@b", start: "20260101T073000", rule: "FREQ=DAILY", summary: hostile, description: "" },
	];
	expect(read(writeCalendar({ name: "x", now: "2026-01-01T00:00:00Z", events }))).toHaveLength(1);
});
