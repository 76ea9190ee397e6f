import { expect, test } from "vitest";
import { firstShown, markStrength, namedLayers, toggle } from "./findings-view.tsx";

const layers = (["shine", "redness", "acne"] as const).map((concern) => ({
	concern,
	filename: `${concern}.webp`,
}));

test("only what the report names is marked, in the order of its cards; spots and marks are always told", () => {
	const named = (order: Parameters<typeof namedLayers>[1]) =>
		namedLayers(layers, order).map(({ concern }) => concern);
	expect(named(["redness", "shine"])).toEqual(["redness", "shine", "acne"]);
	expect(named([])).toEqual(["acne"]);
});

test("what the words call slight is marked faintly, and a spot is always ringed clearly", () => {
	const redness = [1, 2, 3, 4, 5].map((severity) => markStrength("redness", severity));
	expect(redness.map((strength) => strength.toFixed(2))).toEqual(["0.55", "0.70", "0.85", "1.00", "1.00"]);
	expect([markStrength("acne", 1), markStrength(undefined, 1)]).toEqual([1, 1]);
});

test("one layer is shown at first, none where there is none", () => {
	expect(firstShown(layers)).toEqual(["shine"]);
	expect(firstShown([])).toEqual([]);
});

test("a second press takes a layer away again", () => {
	expect(toggle(toggle(["shine"], "acne"), "shine")).toEqual(["acne"]);
});
