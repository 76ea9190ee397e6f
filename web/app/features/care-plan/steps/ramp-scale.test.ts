import { expect, test } from "vitest";
import { rampStages } from "./ramp-scale.tsx";

test("each stage ends where the next begins, the last one stays", () => {
	expect(
		rampStages([
			[1, 2],
			[3, 3],
			[5, 4],
		]),
	).toEqual([
		{ from: 1, to: 2, perWeek: 2 },
		{ from: 3, to: 4, perWeek: 3 },
		{ from: 5, to: null, perWeek: 4 },
	]);
});
