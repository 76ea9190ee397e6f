import { expect, test } from "vitest";
import { routineMoment } from "./schedule.ts";

test.each([
	["2026-11-23T04:00", "morning", "2026-11-23"],
	["2026-11-23T16:59", "morning", "2026-11-23"],
	["2026-11-23T17:00", "night", "2026-11-23"],
	["2026-11-24T00:30", "night", "2026-11-23"],
	["2026-12-01T03:59", "night", "2026-11-30"],
] as const)("%s is of the %s routine of %s", (local, part, day) => {
	expect(routineMoment(new Date(local))).toEqual({ part, day });
});
