import { matMul, mul, softmax, tensor2d, tidy, transpose } from "@tensorflow/tfjs-core";
import { startBackend } from "../encoder/sentence-model.ts";
import { PLACES, placesOf, SIZE } from "./case-net.ts";

/** A message with the place of the case it asks. */
export interface AskedCase {
	text: string;
	row: number;
}

/** Chosen on 504 messages of eight authors, whose cases readers named. */
const ROUNDS = 6;
const BATCH = 256;
const RATE = 0.002;
const SLOWS = 0.8;
/** So much of a message is left out each time, so that no single word decides. */
const DROPPED = 0.6;
const SHARP_AT_FIRST = Math.exp(2.5);
/** Adam's own constants. */
const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];

/**
 * Learns numbers for each place and each case so that a message, the sum of its places, points at its case: softmax
 * over all cases by cosine, Adam on the rows a batch touches. The same examples give the same numbers.
 */
export async function learnNet(
	asked: readonly AskedCase[],
	cases: number,
	say: (line: string) => void,
): Promise<{ places: Float32Array; cases: Float32Array }> {
	await startBackend();
	const random = randomOf(1);
	const features = asked.map(({ text }) => placesOf(text));
	const places = new Adam(PLACES, random);
	const rows = new Adam(cases, random);
	const unit = new Float32Array(cases * SIZE);
	const lengths = new Float32Array(cases);
	const order = asked.map((_, at) => at);
	let sharp = SHARP_AT_FIRST;
	let sharpSlope = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		shuffle(order, random);
		const rate = RATE * SLOWS ** round;
		let loss = 0;
		for (let from = 0; from < order.length; from += BATCH) {
			const batch = order.slice(from, from + BATCH).map((one) => {
				const all = features[one] ?? [];
				const kept = all.filter(() => random() >= DROPPED);
				return { row: asked[one]?.row ?? 0, ...pointOf(kept.length > 0 ? kept : all, places.values) };
			});
			normalize(rows.values, unit, lengths);
			const told = judge(batch, unit, sharp);
			for (const [at, { said, own, length }] of batch.entries()) {
				const back = tangent(told.atPoints, own, at, length);
				for (const place of said) places.pull(place, back);
			}
			for (let row = 0; row < cases; row += 1)
				rows.pull(
					row,
					tangent(told.atCases, unit.subarray(row * SIZE, (row + 1) * SIZE), row, lengths[row] ?? 1),
				);
			places.step(rate);
			rows.step(rate);
			loss += told.loss;
			sharpSlope = FIRST * sharpSlope + (1 - FIRST) * told.atSharp;
			sharp *= Math.exp(-rate * Math.sign(sharpSlope));
		}
		say(`round ${round + 1}: ${(loss / order.length).toFixed(3)}, sharpness ${sharp.toFixed(1)}`);
	}
	normalize(rows.values, unit, lengths);
	return { places: places.values, cases: unit };
}

/** A message as the sum of what it says, of length one, with the length it had. */
interface Point {
	said: readonly number[];
	own: Float32Array;
	length: number;
}

function pointOf(said: readonly number[], values: Float32Array): Point {
	const raw = new Float32Array(SIZE);
	for (const place of said)
		for (let at = 0; at < SIZE; at += 1)
			raw[at] = (raw[at] as number) + (values[place * SIZE + at] as number);
	const length = Math.hypot(...raw) || 1;
	return { said, own: raw.map((value) => value / length), length };
}

/** How a batch is judged, and what it pulls at its points, at every case and at the sharpness. */
function judge(
	batch: readonly (Point & { row: number })[],
	unit: Float32Array,
	sharp: number,
): { loss: number; atPoints: Float32Array; atCases: Float32Array; atSharp: number } {
	const cases = unit.length / SIZE;
	const points = new Float32Array(batch.length * SIZE);
	for (const [at, { own }] of batch.entries()) points.set(own, at * SIZE);
	return tidy(() => {
		const z = tensor2d(points, [batch.length, SIZE]);
		const u = tensor2d(unit, [cases, SIZE]);
		const near = matMul(z, transpose(u));
		const nearness = near.dataSync();
		const pulls = softmax(mul(near, sharp)).dataSync().slice();
		let loss = 0;
		let atSharp = 0;
		for (const [at, { row }] of batch.entries()) {
			const own = at * cases + row;
			loss -= Math.log(Math.max(TINY, pulls[own] as number));
			pulls[own] = (pulls[own] as number) - 1;
		}
		for (let at = 0; at < pulls.length; at += 1) {
			pulls[at] = (pulls[at] as number) / batch.length;
			atSharp += (pulls[at] as number) * (nearness[at] as number) * sharp;
		}
		const g = mul(tensor2d(pulls as Float32Array, [batch.length, cases]), sharp);
		return {
			loss,
			atSharp,
			atPoints: Float32Array.from(matMul(g, u).dataSync()),
			atCases: Float32Array.from(matMul(transpose(g), z).dataSync()),
		};
	});
}

/** What is left of a pull along the sphere that points and cases lie on. */
function tangent(pulls: Float32Array, own: Float32Array, row: number, length: number): Float32Array {
	const pull = pulls.subarray(row * SIZE, (row + 1) * SIZE);
	let along = 0;
	for (let at = 0; at < SIZE; at += 1) along += (pull[at] as number) * (own[at] as number);
	return pull.map((value, at) => (value - along * (own[at] as number)) / length);
}

function normalize(rows: Float32Array, unit: Float32Array, lengths: Float32Array): void {
	for (let row = 0; row < lengths.length; row += 1) {
		const own = rows.subarray(row * SIZE, (row + 1) * SIZE);
		const length = Math.hypot(...own) || 1;
		lengths[row] = length;
		for (let at = 0; at < SIZE; at += 1) unit[row * SIZE + at] = (own[at] as number) / length;
	}
}

/** Rows of numbers that move against what pulls at them; rows that nothing pulls at stay. */
class Adam {
	readonly values: Float32Array;
	readonly #slopes: Float32Array;
	readonly #first: Float32Array;
	readonly #second: Float32Array;
	readonly #pulled = new Set<number>();
	#steps = 0;

	constructor(rows: number, random: () => number) {
		this.values = Float32Array.from({ length: rows * SIZE }, () => 0.05 * normal(random));
		this.#slopes = new Float32Array(rows * SIZE);
		this.#first = new Float32Array(rows * SIZE);
		this.#second = new Float32Array(rows * SIZE);
	}

	pull(row: number, slope: Float32Array): void {
		this.#pulled.add(row);
		for (let at = 0, base = row * SIZE; at < SIZE; at += 1)
			this.#slopes[base + at] = (this.#slopes[base + at] as number) + (slope[at] as number);
	}

	step(rate: number): void {
		this.#steps += 1;
		const [one, two] = [1 - FIRST ** this.#steps, 1 - SECOND ** this.#steps];
		for (const row of this.#pulled) {
			for (let at = row * SIZE; at < (row + 1) * SIZE; at += 1) {
				const slope = this.#slopes[at] as number;
				const first = FIRST * (this.#first[at] as number) + (1 - FIRST) * slope;
				const second = SECOND * (this.#second[at] as number) + (1 - SECOND) * slope * slope;
				this.#first[at] = first;
				this.#second[at] = second;
				this.values[at] =
					(this.values[at] as number) - (rate * (first / one)) / (Math.sqrt(second / two) + TINY);
				this.#slopes[at] = 0;
			}
		}
		this.#pulled.clear();
	}
}

/** Mulberry32: the same seed gives the same numbers. */
function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

function normal(random: () => number): number {
	return Math.sqrt(-2 * Math.log(random() || TINY)) * Math.cos(2 * Math.PI * random());
}

function shuffle(order: number[], random: () => number): void {
	for (let at = order.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
	}
}
