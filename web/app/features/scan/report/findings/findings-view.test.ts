import { expect, test } from "vitest";
import { firstShown, orderLayers, toggle } from "./findings-view.tsx";

const layers = (["shine", "redness", "acne"] as const).map((concern) => ({
	concern,
	filename: `${concern}.webp`,
}));

test("layers follow the order of the cards, the rest come last", () => {
	const ordered = orderLayers(layers, ["acne", "redness"]);
	expect(ordered.map((layer) => layer.concern)).toEqual(["acne", "redness", "shine"]);
});

test("one layer is shown at first, none where there is none", () => {
	expect(firstShown(layers)).toEqual(["shine"]);
	expect(firstShown([])).toEqual([]);
});

test("a second press takes a layer away again", () => {
	expect(toggle(toggle(["shine"], "acne"), "shine")).toEqual(["acne"]);
});
