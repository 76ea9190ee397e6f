import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { type Features, ROW } from "./features.ts";
import { addDecay, type Loss, minimize } from "./minimize.ts";

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
