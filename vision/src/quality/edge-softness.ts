import { quantile } from "../pixels/quantile.ts";
import { scratchPixels, scratchPlane } from "../pixels/scratch-plane.ts";
import { grainOf } from "./noise.ts";
import type { JudgedPlane } from "./sharpness.ts";

/** Reach of the second blur and of the wider look that picks the edges, pixels each way. */
const BLUR = 4;
const LOOK = 2;
/** The steepest tenth of a face: lids, brows, nostrils and lips, which every face has on any skin. */
const STEEPEST = 0.9;
/** Share of the steps' energy that must stand above the grain for their width to be told. */
const LEAST_CLEAR = 0.2;

/**
 * Width of the face's strongest edges, 0 sharp to 1 blurred: the slope a second blur leaves of them. The energy the
 * grain adds to either slope is taken off, so that neither grain nor the low contrast of dark skin passes for detail.
 */
export function edgeSoftnessOf(judged: JudgedPlane): number {
	const grain = grainOf(judged.plane, judged.oval, judged.size, 2);
	return Math.max(softnessAlong(judged, grain, 1), softnessAlong(judged, grain, judged.size));
}

const placesOf = scratchPixels();
const steepnessOf = scratchPlane();

/** One direction: `stride` 1 looks along rows, `size` along columns. */
function softnessAlong({ plane, oval, size }: JudgedPlane, grain: number, stride: number): number {
	const across = stride === 1 ? size : 1;
	/** Slope of the plane at a pixel after a blur that reaches so far each way. */
	const slope = (at: number, reach: number): number =>
		(plane[at + reach * stride] - plane[at - (reach + 1) * stride]) / (2 * reach + 1);
	const places = placesOf(plane.length);
	let found = 0;
	for (let line = 0; line < size; line++)
		for (let step = BLUR + 1; step < size - BLUR; step++) {
			const at = line * across + step * stride;
			if (oval[at]) places[found++] = at;
		}
	const steepness = steepnessOf(found);
	for (let n = 0; n < found; n++) steepness[n] = Math.abs(slope(places[n], LOOK));
	const steep = quantile(steepness, STEEPEST);
	let sharp = 0;
	let blurred = 0;
	let count = 0;
	for (let n = 0; n < found; n++) {
		if (steepness[n] < steep) continue;
		sharp += slope(places[n], 0) ** 2;
		blurred += slope(places[n], BLUR) ** 2;
		count++;
	}
	const grainEnergy = 2 * grain ** 2 * count;
	const clear = Math.max(sharp - grainEnergy, LEAST_CLEAR * sharp);
	if (clear === 0) return 1;
	return Math.min(1, Math.sqrt(Math.max(0, blurred - grainEnergy / (2 * BLUR + 1) ** 2) / clear));
}
