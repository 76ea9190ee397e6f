import { promises as files } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import type { io } from "@tensorflow/tfjs-core";

/** Face models that ship inside @vladmandic/human: MediaPipe's short-range detector and its 468-point mesh. */
export type ModelName = "blazeface" | "facemesh";

const MODELS = join(dirname(fileURLToPath(import.meta.resolve("@vladmandic/human"))), "..", "models");

/** Reads a model from disk into memory; nothing is fetched. */
export async function loadModel(name: ModelName): Promise<GraphModel> {
	const description: io.ModelJSON = JSON.parse(await files.readFile(join(MODELS, `${name}.json`), "utf8"));
	const parts = await Promise.all(
		description.weightsManifest
			.flatMap((group) => group.paths)
			.map((path) => files.readFile(join(MODELS, path))),
	);
	const artifacts: io.ModelArtifacts = {
		modelTopology: description.modelTopology,
		weightSpecs: description.weightsManifest.flatMap((group) => group.weights),
		weightData: ownBuffer(Buffer.concat(parts)),
		format: description.format,
		...(description.signature && { signature: description.signature }),
	};
	return loadGraphModel({ load: async () => artifacts });
}

/** A copy outside Node's shared buffer pool: tfjs reads the whole ArrayBuffer, whatever the view's bounds. */
function ownBuffer(bytes: Buffer): ArrayBuffer {
	const own = new ArrayBuffer(bytes.byteLength);
	new Uint8Array(own).set(bytes);
	return own;
}
