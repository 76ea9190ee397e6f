import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { type Features, ROW } from "./features.ts";

/** A loss with how it slopes. */
export interface Loss {
	loss: number;
	slope: Float64Array;
}

const ROUNDS = 45;
/** Steps that are remembered to tell how the loss curves. */
const MEMORY = 6;

/** L-BFGS from zero: the same loss gives the same point. */
export function minimize(size: number, lossAt: (point: Float64Array) => Loss): Float64Array {
	let point = new Float64Array(size);
	let { loss, slope } = lossAt(point);
	const steps: { moved: Float64Array; turned: Float64Array }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const direction = downhill(slope, steps);
		const fall = dot(direction, slope);
		let length = round === 0 ? Math.min(1, 1 / Math.sqrt(dot(slope, slope))) : 1;
		let next = point;
		let there: Loss = { loss, slope };
		for (let tries = 0; tries < 20; tries++, length /= 2) {
			next = point.map((value, at) => value + length * (direction[at] ?? 0));
			there = lossAt(next);
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
	return point;
}

/** Adds what keeps weights small, so that single examples do not decide; what a row starts from may be anything. */
export function addDecay(decay: number, row: number, point: Float64Array, { loss, slope }: Loss): Loss {
	let sum = loss;
	for (let at = 0; at < point.length; at++) {
		if ((at + 1) % row === 0) continue;
		const weight = point[at] as number;
		sum += (decay / 2) * weight * weight;
		slope[at] = (slope[at] as number) + decay * weight;
	}
	return { loss: sum, slope };
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

/** A text that is an example of one of many names. */
export interface ExampleOfOne {
	features: Features;
	/** Place of its name among all. */
	name: number;
	/** How much it counts. */
	share: number;
}

/** So many examples are read in one go: the weights of one place serve all of them before the next are fetched. */
const BLOCK = 64;

/**
 * Multinomial logistic regression over `count` names: `ROW` weights a name. `decay` keeps them small. An example counts by
 * how few others its name has, though a name with few examples not as much as one with many does in all.
 */
export function learnMany(
	taught: readonly Omit<ExampleOfOne, "share">[],
	count: number,
	decay: number,
): Float32Array {
	const many = new Map<number, number>();
	for (const { name } of taught) many.set(name, (many.get(name) ?? 0) + 1);
	const usual = taught.length / count;
	const examples = taught.map((one) => ({
		...one,
		share: Math.sqrt(usual / (many.get(one.name) ?? usual)),
	}));
	const found = minimize(ROW * count, (point) => lossOf(examples, point, { count, decay }));
	// Learned by place, then name, so that all names are read in one go.
	return Float32Array.from(
		{ length: found.length },
		(_, at) => found[(at % ROW) * count + Math.floor(at / ROW)] ?? 0,
	);
}

interface Of {
	count: number;
	decay: number;
}

function lossOf(examples: readonly ExampleOfOne[], point: Float64Array, { count, decay }: Of): Loss {
	const slope = new Float64Array(point.length);
	let loss = 0;
	for (let from = 0; from < examples.length; from += BLOCK) {
		const block = examples.slice(from, from + BLOCK);
		const scores = scoresOf(block, point, count);
		loss += block.reduce((sum, example, row) => sum + judge(example, scores, row, count), 0);
		addPulls(block, scores, slope, count);
	}
	return addDecay(decay, point.length + 1, point, { loss, slope });
}

/** What each example of a block scores for each name, example by example. */
function scoresOf(block: readonly ExampleOfOne[], point: Float64Array, count: number): Float64Array {
	const scores = new Float64Array(block.length * count);
	const start = point.subarray((ROW - 1) * count, ROW * count);
	for (let row = 0; row < block.length; row++) scores.set(start, row * count);
	eachPlace(block, count, (amount, row, first) => {
		for (let at = 0; at < count; at++)
			scores[row + at] = (scores[row + at] as number) + amount * (point[first + at] as number);
	});
	return scores;
}

/** The loss of one example, whose scores become how far each is from what it should be. */
function judge({ name, share }: ExampleOfOne, scores: Float64Array, at: number, count: number): number {
	const row = at * count;
	let most = Number.NEGATIVE_INFINITY;
	for (let one = 0; one < count; one++) most = Math.max(most, scores[row + one] as number);
	let all = 0;
	for (let one = 0; one < count; one++) all += Math.exp((scores[row + one] as number) - most);
	const loss = -share * ((scores[row + name] as number) - most - Math.log(all));
	for (let one = 0; one < count; one++) {
		const chance = Math.exp((scores[row + one] as number) - most) / all;
		scores[row + one] = share * (chance - (one === name ? 1 : 0));
	}
	return loss;
}

function addPulls(
	block: readonly ExampleOfOne[],
	pulls: Float64Array,
	slope: Float64Array,
	count: number,
): void {
	const pull = (amount: number, row: number, first: number) => {
		for (let at = 0; at < count; at++)
			slope[first + at] = (slope[first + at] as number) + amount * (pulls[row + at] as number);
	};
	eachPlace(block, count, pull);
	for (let row = 0; row < block.length; row++) pull(1, row * count, (ROW - 1) * count);
}

/** Numbers of the encoder place by place over the whole block, words and letters example by example. */
function eachPlace(
	block: readonly ExampleOfOne[],
	count: number,
	visit: (amount: number, row: number, first: number) => void,
): void {
	for (let at = 0; at < DIMENSIONS; at++)
		for (let row = 0; row < block.length; row++)
			visit(block[row]?.features.vector[at] as number, row * count, at * count);
	for (const [row, { features }] of block.entries())
		for (let at = 0; at < features.places.length; at++)
			visit(features.amounts[at] as number, row * count, (features.places[at] as number) * count);
}
