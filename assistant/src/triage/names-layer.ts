import { gunzipSync, gzipSync } from "node:zlib";
import type { SaidWords } from "./said-words.ts";

/** What each place says for each name. */
export interface NamesLayer {
	names: readonly string[];
	/** Place by place, one byte a name. */
	steps: Int8Array;
	/** What a step of 127 is worth. */
	largest: number;
	starts: readonly number[];
}

const STEPS = 127;
/** Small weights are many and large ones few: the steps between them grow. */
const WORTH = Float32Array.from({ length: 2 * STEPS + 1 }, (_, at) => {
	const step = (at - STEPS) / STEPS;
	return step * Math.abs(step);
});

/** How much each name is said, in the order of the names. */
export function scoresOf({ names, steps, largest, starts }: NamesLayer, words: SaidWords): number[] {
	const count = names.length;
	const scores = new Float64Array(count);
	for (const [at, place] of words.places.entries()) {
		const amount = words.amounts[at] as number;
		for (let name = 0; name < count; name++) {
			const step = steps[place * count + name] as number;
			scores[name] = (scores[name] as number) + amount * (WORTH[step + STEPS] as number);
		}
	}
	return Array.from(scores, (score, name) => score * largest + (starts[name] ?? 0));
}

/** Weights in steps of a byte. */
export function inSteps(
	names: readonly string[],
	{ weights, starts }: { weights: Float32Array; starts: Float32Array },
): NamesLayer {
	const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
	const steps = Int8Array.from(weights, (weight) =>
		Math.round(Math.sign(weight) * STEPS * Math.sqrt(Math.abs(weight) / largest)),
	);
	return { names, steps, largest, starts: Array.from(starts, (start) => Number(start.toFixed(4))) };
}

/** The logarithm of a sum of what has these logarithms. */
export function logSum(scores: readonly number[]): number {
	const most = Math.max(-99, ...scores);
	return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 1e-12));
}

export function chancesOf(scores: readonly number[]): number[] {
	const all = logSum(scores);
	return scores.map((score) => Math.exp(score - all));
}

const COUNT_BYTES = 4;

interface Head {
	made_of: string;
	layers: readonly (Omit<NamesLayer, "steps"> & { name: string; bytes: number })[];
}

/** Layers by their names. */
type NamedLayers = Readonly<Partial<Record<string, NamesLayer>>>;

/** Bytes: a head of names, then the steps of each layer. `made_of` is the fingerprint of what they were trained on. */
export function packLayers(named: NamedLayers, made_of: string): Buffer {
	const all = Object.entries(named).flatMap(([name, layer]) =>
		layer === undefined ? [] : [{ name, layer }],
	);
	const layers = all.map(({ name, layer: { steps, ...rest } }) => ({ ...rest, name, bytes: steps.length }));
	const head = Buffer.from(JSON.stringify({ made_of, layers } satisfies Head));
	const count = Buffer.alloc(COUNT_BYTES);
	count.writeUInt32LE(head.length);
	return gzipSync(Buffer.concat([count, head, ...all.map(({ layer }) => Buffer.from(layer.steps.buffer))]), {
		level: 9,
	});
}

export function layersIn(packed: Buffer): { layers: NamedLayers; made_of: string } {
	const bytes = gunzipSync(packed);
	let at = COUNT_BYTES + bytes.readUInt32LE();
	const { made_of, layers } = JSON.parse(bytes.subarray(COUNT_BYTES, at).toString()) as Head;
	const read = layers.map(({ name, bytes: size, ...rest }) => {
		const steps = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at, size));
		at += size;
		return [name, { ...rest, steps }] as const;
	});
	return { layers: Object.fromEntries(read), made_of };
}
