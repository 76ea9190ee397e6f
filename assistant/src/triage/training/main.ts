import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DIMENSIONS, loadSentenceModel } from "../../encoder/sentence-model.ts";
import { pack } from "../danger-layer.ts";
import { amongOthers } from "./among-others.ts";
import { fingerprint } from "./fingerprint.ts";
import { chooseThreshold, describeFold, judgeFolds } from "./judge-folds.ts";
import { readExamples } from "./read-examples.ts";
import { type Embed, readWindows, trainLayers } from "./train-layers.ts";

/**
 * Makes `weights.json` of the examples. Judges first: every fold is told apart by layers that never saw it, and the
 * threshold is chosen there. `--judge` stops before anything is written.
 */
const told = readExamples();
const examples = await readWindows([...told, ...amongOthers(told)], remembering(await embedInBatches()));
const folds = judgeFolds(examples);
for (const fold of folds) console.log(describeFold(fold));
const threshold = chooseThreshold(folds);
console.log(`threshold ${threshold.toFixed(2)}`);
if (!process.argv.includes("--judge")) {
	const { dangers, kinds } = trainLayers(examples);
	const packed = Object.fromEntries(Object.entries(kinds).map(([danger, layer]) => [danger, pack(layer)]));
	const made = {
		made_of: fingerprint(),
		threshold: Number(threshold.toFixed(3)),
		dangers: pack(dangers),
		kinds: packed,
	};
	writeFileSync(new URL("../weights.json", import.meta.url), `${JSON.stringify(made, null, "\t")}\n`);
	console.log(`made of ${told.length} texts`);
}

async function embedInBatches(): Promise<Embed> {
	const model = await loadSentenceModel();
	return async (texts) => {
		// Alike lengths beside each other: a batch takes as long as its longest text.
		const order = texts
			.map((_, at) => at)
			.toSorted((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
		const vectors: Float32Array[] = [];
		for (let at = 0; at < order.length; at += 48) {
			const places = order.slice(at, at + 48);
			const found = await model.embed(places.map((place) => texts[place] ?? ""));
			for (const [index, place] of places.entries()) vectors[place] = found[index] ?? new Float32Array();
		}
		return vectors;
	};
}

/** Vectors of earlier runs are kept beside the tools' own caches: they take minutes. */
function remembering(embed: Embed): Embed {
	const folder = new URL("../../../../node_modules/.cache/dewlight-vectors/", import.meta.url);
	const [words, numbers] = [new URL("windows.json", folder), new URL("vectors.bin", folder)];
	mkdirSync(folder, { recursive: true });
	return async (texts) => {
		const known: string[] = existsSync(words) ? JSON.parse(readFileSync(words, "utf8")) : [];
		const places = new Map(known.map((text, at) => [text, at]));
		const fresh = texts.filter((text) => !places.has(text));
		const vectors = await embed(fresh);
		appendFileSync(numbers, Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer))));
		writeFileSync(words, JSON.stringify([...known, ...fresh]));
		for (const text of fresh) places.set(text, places.size);
		const all = new Float32Array(Uint8Array.from(readFileSync(numbers)).buffer);
		return texts.map((text) => {
			const at = (places.get(text) ?? 0) * DIMENSIONS;
			return all.slice(at, at + DIMENSIONS);
		});
	};
}
