import { expect, test } from "vitest";
import { CALM, DANGERS, type Danger, type DangerLayers, rulesRaised } from "./danger-layer.ts";
import { type Layer, ROW } from "./features.ts";

/** A layer that says the same of every window. */
function always(starts: Record<string, number>): Layer {
	const names = Object.keys(starts);
	const weights = new Float32Array(names.length * ROW);
	for (const [at, name] of names.entries()) weights[at * ROW + ROW - 1] = starts[name] ?? 0;
	return { names, weights };
}

function raisedAt(danger: number) {
	const kinds = Object.fromEntries(DANGERS.map((name) => [name, always({ "red-flag.breathing": 0 })]));
	const layers: DangerLayers = {
		dangers: always({ [CALM]: 0, emergency: danger }),
		kinds: kinds as Record<Danger, Layer>,
		threshold: 4,
		careful: 2,
		made_of: "",
	};
	return [...rulesRaised(["my tongue is thick"], [new Float32Array(512)], layers)];
}

test("what is plain raises a flag, what may be raises one careful sentence, and less raises nothing", () => {
	expect(raisedAt(5)).toEqual(["red-flag.breathing"]);
	expect(raisedAt(3)).toEqual(["red-flag.watch-emergency"]);
	expect(raisedAt(-9)).toEqual([]);
});
