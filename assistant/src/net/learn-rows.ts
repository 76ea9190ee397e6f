import { matMul, mul, softmax, type Tensor, tensor2d, tidy, transpose } from "@tensorflow/tfjs-core";
import { SIZE } from "./message-net.ts";

/** Adam's own constants. */
const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];
const START = 0.05;

/** The numbers of a tensor; what `tidy` gives back it looks through number by number. */
export function numbersOf(make: () => Tensor): Float32Array {
	let numbers = new Float32Array();
	tidy(() => {
		numbers = Float32Array.from(make().dataSync());
	});
	return numbers;
}

/** What is left of a pull along the sphere that points and rows lie on. */
export function tangent(pulls: Float32Array, own: Float32Array, row: number, length: number): Float32Array {
	const from = row * SIZE;
	let along = 0;
	for (let at = from; at < from + SIZE; at += 1) along += (pulls[at] as number) * (own[at] as number);
	const left = new Float32Array(SIZE);
	for (let at = 0; at < SIZE; at += 1)
		left[at] = ((pulls[from + at] as number) - along * (own[from + at] as number)) / length;
	return left;
}

/** Writes rows of length one to `unit`; the lengths they had. */
export function normalize(rows: Float32Array, unit: Float32Array): number[] {
	return Array.from({ length: rows.length / SIZE }, (_, row) => {
		const own = rows.subarray(row * SIZE, (row + 1) * SIZE);
		const length = Math.hypot(...own) || 1;
		for (let at = 0; at < SIZE; at += 1) unit[row * SIZE + at] = (own[at] as number) / length;
		return length;
	});
}

/** Rows of numbers that move against what pulls at them; rows that nothing pulls at stay. */
export class Adam {
	readonly values: Float32Array;
	readonly #slopes: Float32Array;
	readonly #first: Float32Array;
	readonly #second: Float32Array;
	readonly #pulled = new Set<number>();
	#steps = 0;

	constructor(rows: number, random: () => number) {
		this.values = Float32Array.from({ length: rows * SIZE }, () => START * normal(random));
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

/** A message of a batch with the row it should point at. */
interface Told {
	at: number;
	row: number;
	share: number;
}

/** Rows of length one that points are told apart by, and how much nearness to one counts. */
export class Head {
	readonly unit: Float32Array;
	sharp: number;
	readonly #rows: Adam;
	readonly #count: number;
	#lengths: number[];
	#slope = 0;

	constructor(count: number, sharp: number, random: () => number) {
		this.#rows = new Adam(count, random);
		this.#count = count;
		this.unit = new Float32Array(count * SIZE);
		this.#lengths = normalize(this.#rows.values, this.unit);
		this.sharp = sharp;
	}

	/** The loss of messages; what pulls at them is added to `pulls`. */
	judge(points: Float32Array, told: readonly Told[], pulls: Float32Array): number {
		if (told.length === 0) return 0;
		const own = new Float32Array(told.length * SIZE);
		for (const [row, { at }] of told.entries())
			own.set(points.subarray(at * SIZE, (at + 1) * SIZE), row * SIZE);
		const found = this.#judge(own, told);
		for (const [row, { at }] of told.entries())
			for (let number = 0; number < SIZE; number += 1)
				pulls[at * SIZE + number] =
					(pulls[at * SIZE + number] as number) + (found.atPoints[row * SIZE + number] as number);
		for (let row = 0; row < this.#count; row += 1)
			this.#rows.pull(row, tangent(found.atRows, this.unit, row, this.#lengths[row] ?? 1));
		this.#slope = FIRST * this.#slope + (1 - FIRST) * found.atSharp;
		return found.loss;
	}

	#judge(own: Float32Array, told: readonly Told[]) {
		const z = () => tensor2d(own, [told.length, SIZE]);
		const unit = () => tensor2d(this.unit, [this.#count, SIZE]);
		const nearness = numbersOf(() => matMul(z(), transpose(unit())));
		const off = numbersOf(() => softmax(mul(tensor2d(nearness, [told.length, this.#count]), this.sharp)));
		let loss = 0;
		let atSharp = 0;
		for (const [row, { row: right, share }] of told.entries()) {
			const from = row * this.#count;
			loss -= share * Math.log(Math.max(TINY, off[from + right] as number));
			off[from + right] = (off[from + right] as number) - 1;
			for (let at = from; at < from + this.#count; at += 1) {
				off[at] = share * this.sharp * (off[at] as number);
				atSharp += (off[at] as number) * (nearness[at] as number);
			}
		}
		const pulls = () => tensor2d(off, [told.length, this.#count]);
		return {
			loss,
			atSharp,
			atPoints: numbersOf(() => matMul(pulls(), unit())),
			atRows: numbersOf(() => matMul(transpose(pulls()), z())),
		};
	}

	step(rate: number): void {
		this.#rows.step(rate);
		this.#lengths = normalize(this.#rows.values, this.unit);
		this.sharp *= Math.exp(-rate * Math.sign(this.#slope));
	}
}

function normal(random: () => number): number {
	return Math.sqrt(-2 * Math.log(random() || TINY)) * Math.cos(2 * Math.PI * random());
}
