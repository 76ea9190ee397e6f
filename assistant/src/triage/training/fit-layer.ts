import { DIMENSIONS } from "../../encoder/sentence-model.ts";
import { type Features, type Layer, scoresOf } from "../features.ts";
import { addDecay, minimize } from "./minimize.ts";

/** A text as its windows, with what one of them at least says: a place among the names, or -1 for none of them. */
export interface Bag {
	windows: readonly Features[];
	name: number;
	/** How much it counts. */
	share: number;
}

const DECAY = 1;

/**
 * Which windows of a text say what the text says is learned along: a text is as far from calm as all its windows
 * together, so that the most telling one decides. Where `calm` is false every text has one of the names.
 */
export function fitLayer(
	names: readonly string[],
	row: number,
	bags: readonly Bag[],
	{ calm }: { calm: boolean },
): Layer {
	const weights = minimize(names.length * row, (point) => {
		const layer = { names, row, weights: point };
		const slope = new Float64Array(point.length);
		let loss = 0;
		for (const bag of bags) loss += learn(layer, bag, calm, slope);
		return addDecay(DECAY, row, point, { loss, slope });
	});
	return { names, row, weights: Float32Array.from(weights) };
}

/** The loss of one text; its slope is added. */
function learn(layer: Layer, { windows, name, share }: Bag, calm: boolean, slope: Float64Array): number {
	const scores = windows.map((window) => scoresOf(layer, window));
	const most = Math.max(0, ...scores.flat());
	const odds = scores.map((window) => window.map((score) => Math.exp(score - most)));
	const sums = layer.names.map((_, at) => odds.reduce((sum, window) => sum + (window[at] as number), 0));
	const all = sums.reduce((sum, one) => sum + one, calm ? Math.exp(-most) : 0);
	const own = name < 0 ? Math.exp(-most) : (sums[name] as number);
	for (const [at, window] of windows.entries()) {
		for (let one = 0; one < layer.names.length; one++) {
			const part = odds[at]?.[one] as number;
			const pull = share * (part / all - (one === name ? part / own : 0));
			if (Math.abs(pull) > 1e-7) pullAlong(slope, one * layer.row, layer.row, window, pull);
		}
	}
	return -share * Math.log(own / all);
}

function pullAlong(slope: Float64Array, first: number, row: number, window: Features, pull: number): void {
	const { vector, places, amounts } = window;
	slope[first + row - 1] = (slope[first + row - 1] as number) + pull;
	for (let at = 0; at < DIMENSIONS; at++)
		slope[first + at] = (slope[first + at] as number) + pull * (vector[at] as number);
	for (let at = 0; at < places.length; at++) {
		const place = places[at] as number;
		if (place < row - 1)
			slope[first + place] = (slope[first + place] as number) + pull * (amounts[at] as number);
	}
}
