import { expect, test } from "vitest";
import { activePart } from "./plan-parts.tsx";

const parts = (...tops: number[]) => tops.map((top, index) => ({ id: `part-${index}`, top }));

test.each([
	["before any has passed", parts(400, 900), "part-0"],
	["one pixel short of the threshold", parts(-300, 151), "part-0"],
	["at the threshold", parts(-300, 150), "part-1"],
	["past all of them", parts(-900, -500, -20), "part-2"],
])("%s, the right section is active", (_, placed, id) => {
	expect(activePart(placed, false)).toBe(id);
});

test("at the end of the page the last section is active, however short it is", () => {
	expect(activePart(parts(-300, 400), true)).toBe("part-1");
});

test("a plan without sections has no active one", () => {
	expect(activePart([], false)).toBeNull();
	expect(activePart([], true)).toBeNull();
});
