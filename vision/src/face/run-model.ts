import type { GraphModel } from "@tensorflow/tfjs-converter";
import { dispose, type Tensor, tensor4d } from "@tensorflow/tfjs-core";

/** Runs a square RGB picture through a model and copies the named outputs out; every tensor is freed. */
export function runModel(
	model: GraphModel,
	input: Float32Array,
	size: number,
	outputs: string[],
): Float32Array[] {
	const picture = tensor4d(input, [1, size, size, 3]);
	let results: Tensor[] = [];
	try {
		const answer = model.execute(picture, outputs);
		results = Array.isArray(answer) ? answer : [answer];
		return results.map((result) => Float32Array.from(result.dataSync()));
	} finally {
		dispose([picture, ...results]);
	}
}
