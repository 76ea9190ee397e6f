import { DIMENSIONS } from "../../encoder/sentence-model.ts";
import { type Features, type Layer, ROW } from "../features.ts";

/** One window with what it says, as a place among the names. */
export interface Sample {
	features: Features;
	name: number;
}

/** Keeps weights small, so that single examples do not decide. */
const DECAY = 1 / 3;
const ROUNDS = 40;
/** Steps that are remembered to tell how the loss curves. */
const MEMORY = 6;

/**
 * Multinomial logistic regression, every name counting alike however many examples it has. L-BFGS from zero: the same
 * samples give the same weights.
 */
export function fitLayer(names: readonly string[], samples: readonly Sample[]): Layer {
	const counts = names.map((_, name) => samples.filter((sample) => sample.name === name).length);
	const shares = counts.map((count) => (count === 0 ? 0 : samples.length / (names.length * count)));
	let point = new Float64Array(names.length * ROW);
	let { loss, slope } = lossAt(point, names.length, samples, shares);
	const steps: { moved: Float64Array; turned: Float64Array }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const direction = downhill(slope, steps);
		const fall = dot(direction, slope);
		let length = round === 0 ? Math.min(1, 1 / Math.sqrt(dot(slope, slope))) : 1;
		let next = point;
		let there = { loss, slope };
		for (let tries = 0; tries < 20; tries++, length /= 2) {
			next = point.map((value, at) => value + length * (direction[at] ?? 0));
			there = lossAt(next, names.length, samples, shares);
			if (there.loss <= loss + 1e-4 * length * fall) break;
		}
		const moved = next.map((value, at) => value - (point[at] ?? 0));
		const turned = there.slope.map((value, at) => value - (slope[at] ?? 0));
		if (dot(moved, turned) > 1e-12) steps.push({ moved, turned });
		if (steps.length > MEMORY) steps.shift();
		const gained = loss - there.loss;
		[point, loss, slope] = [next, there.loss, there.slope];
		if (gained < 1e-5 * Math.abs(loss)) break;
	}
	return { names, weights: Float32Array.from(point) };
}

function lossAt(
	weights: Float64Array,
	names: number,
	samples: readonly Sample[],
	shares: readonly number[],
): { loss: number; slope: Float64Array } {
	const slope = new Float64Array(weights.length);
	let loss = 0;
	for (let at = 0; at < weights.length; at++) {
		if ((at + 1) % ROW === 0) continue;
		const weight = weights[at] ?? 0;
		loss += (DECAY / 2) * weight * weight;
		slope[at] = DECAY * weight;
	}
	const chance = new Float64Array(names);
	for (const { features, name } of samples) {
		const { vector, places, amounts } = features;
		const share = shares[name] ?? 0;
		let most = Number.NEGATIVE_INFINITY;
		for (let one = 0; one < names; one++) {
			const row = one * ROW;
			let score = weights[row + ROW - 1] ?? 0;
			for (let at = 0; at < DIMENSIONS; at++) score += (vector[at] as number) * (weights[row + at] as number);
			for (let at = 0; at < places.length; at++)
				score += (amounts[at] as number) * (weights[row + DIMENSIONS + (places[at] as number)] as number);
			chance[one] = score;
			if (score > most) most = score;
		}
		let sum = 0;
		for (let one = 0; one < names; one++) {
			chance[one] = Math.exp((chance[one] as number) - most);
			sum += chance[one] as number;
		}
		loss -= share * Math.log((chance[name] as number) / sum);
		for (let one = 0; one < names; one++) {
			const pull = share * ((chance[one] as number) / sum - (one === name ? 1 : 0));
			if (Math.abs(pull) < 1e-6) continue;
			const row = one * ROW;
			slope[row + ROW - 1] = (slope[row + ROW - 1] as number) + pull;
			for (let at = 0; at < DIMENSIONS; at++)
				slope[row + at] = (slope[row + at] as number) + pull * (vector[at] as number);
			for (let at = 0; at < places.length; at++) {
				const place = row + DIMENSIONS + (places[at] as number);
				slope[place] = (slope[place] as number) + pull * (amounts[at] as number);
			}
		}
	}
	return { loss, slope };
}

function downhill(
	slope: Float64Array,
	steps: readonly { moved: Float64Array; turned: Float64Array }[],
): Float64Array {
	const direction = slope.map((value) => -value);
	const taken: number[] = [];
	for (const { moved, turned } of steps.toReversed()) {
		const amount = dot(moved, direction) / dot(moved, turned);
		taken.push(amount);
		for (let at = 0; at < direction.length; at++)
			direction[at] = (direction[at] as number) - amount * (turned[at] as number);
	}
	const last = steps.at(-1);
	const scale = last ? dot(last.moved, last.turned) / dot(last.turned, last.turned) : 1;
	for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] as number) * scale;
	for (const { moved, turned } of steps) {
		const amount = (taken.pop() ?? 0) - dot(turned, direction) / dot(moved, turned);
		for (let at = 0; at < direction.length; at++)
			direction[at] = (direction[at] as number) + amount * (moved[at] as number);
	}
	return direction;
}

function dot(one: Float64Array, two: Float64Array): number {
	let sum = 0;
	for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (two[at] as number);
	return sum;
}
