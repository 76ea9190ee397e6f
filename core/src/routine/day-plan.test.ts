import { expect, test } from "vitest";
import { changesOn, datedPhases, type RoutineStep } from "./day-plan.ts";

const STEP: RoutineStep = {
	id: "night_serum",
	section: "night",
	key: "serum",
	product: "Drops",
	pace: {
		ramp: [
			[1, 2],
			[3, 3],
		],
		days: ["monday", "wednesday", "friday"],
		start_week: 3,
		pauses: true,
	},
	beginning: { begun: "2026-11-02", since: "2026-11-02" },
	actives: ["retinol"],
	worksFromWeeks: 12,
};
const kinds = (day: string, stung: string[] = []) => changesOn([STEP], day, stung).map(({ kind }) => kind);

test("a step begins in its week of the plan and is used more often when its ramp goes on", () => {
	expect(["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-30"].map((day) => kinds(day))).toEqual([
		[],
		["begins"],
		[],
		["more"],
	]);
	expect(changesOn([{ ...STEP, beginning: { begun: null, since: null } }], "2026-11-16", [])).toEqual([]);
});

test("the phases have dates, and a pause moves them on", () => {
	expect(datedPhases(STEP, [], "2026-11-20")).toEqual([
		{ from: "2026-11-16", to: "2026-11-29", perWeek: 2 },
		{ from: "2026-11-30", to: null, perWeek: 3 },
	]);
	expect(datedPhases(STEP, ["2026-11-18"], "2026-11-20")).toEqual([
		{ from: "2026-11-16", to: "2026-11-17", perWeek: 2 },
		{ from: "2026-11-18", to: "2026-11-20", perWeek: 0 },
		{ from: "2026-11-21", to: "2026-12-04", perWeek: 1 },
		{ from: "2026-12-05", to: "2026-12-16", perWeek: 2 },
		{ from: "2026-12-17", to: null, perWeek: 3 },
	]);
	expect(kinds("2026-11-30", ["2026-11-18"])).toEqual([]);
});
