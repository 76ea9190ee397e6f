import { expect, test } from "vitest";
import { DANGERS, type Danger, type DangerLayers, rulesRaised } from "./danger-layer.ts";
import { featuresOf, type Layer } from "./features.ts";

const NUMBERS = 512;

/** A layer that says the same of every window. */
function always(starts: Readonly<Record<string, number>>): Layer {
	const names = Object.keys(starts);
	const row = NUMBERS + 1;
	const weights = new Float32Array(names.length * row);
	for (const [at, name] of names.entries()) weights[at * row + row - 1] = starts[name] ?? 0;
	return { names, row, weights };
}

function raisedAt(
	said: Partial<Record<Danger, number>>,
	text = "i wish i could breathe",
	kind = "red-flag.breathing",
) {
	const starts = Object.fromEntries(DANGERS.map((name) => [name, said[name] ?? -9]));
	const kinds = Object.fromEntries(DANGERS.map((name) => [name, always({ [kind]: 0 })]));
	const layers: DangerLayers = {
		dangers: always(starts),
		kinds: { ...(kinds as Record<Danger, Layer>), mind: always({ "red-flag.distress": 0 }) },
		thresholds: { held: 4, careful: 2, mind: 3 },
		made_of: "",
	};
	return [...rulesRaised([text], [featuresOf(text, new Float32Array(NUMBERS))], layers)];
}

test("what is plain raises a flag, what may be raises one careful sentence, and less raises nothing", () => {
	expect(raisedAt({ emergency: 5 })).toEqual(["red-flag.breathing"]);
	expect(raisedAt({ emergency: 3 })).toEqual(["red-flag.watch-emergency"]);
	expect(raisedAt({ emergency: 1 })).toEqual([]);
});

test("distress is told beside danger that may be, and never counts as danger", () => {
	expect(raisedAt({ mind: 9 })).toEqual(["red-flag.distress"]);
	expect(raisedAt({ mind: 9, crisis: 3 })).toEqual(["red-flag.watch-crisis", "red-flag.distress"]);
});

test("a rule speaks only where the text says what its words are about; the urgency stays", () => {
	expect(raisedAt({ "doctor-now": 5 }, "cat bit my cheek", "red-flag.bite")).toEqual(["red-flag.bite"]);
	expect(raisedAt({ "doctor-now": 5 }, "cat bit my cheek", "red-flag.burn")).toEqual([
		"red-flag.doctor-today",
	]);
	expect(raisedAt({ crisis: 5 }, "she says she is on the roof", "red-flag.violence")).toEqual([
		"red-flag.crisis",
	]);
});

test("a line that says nothing of despair is not taken for it", () => {
	expect(raisedAt({ crisis: 5 }, "see you tomorrow", "red-flag.suicidal")).toEqual([]);
	expect(raisedAt({ crisis: 5 }, "nicked my chin shaving", "red-flag.self-harm")).toEqual([]);
	expect(raisedAt({ crisis: 5 }, "you took money from my account", "red-flag.suicidal")).toEqual([
		"red-flag.watch-crisis",
	]);
	expect(raisedAt({ crisis: 5 }, "i wish i was not alive", "red-flag.suicidal")).toEqual([
		"red-flag.suicidal",
	]);
});
