import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DIMENSIONS, loadSentenceModel, type SentenceModel } from "../../encoder/sentence-model.ts";
import { pack } from "../danger-layer.ts";
import { fingerprint } from "./fingerprint.ts";
import { chooseThresholds, describeFold, judgeFolds } from "./judge-folds.ts";
import { readExamples } from "./read-examples.ts";
import { readWindows, type Sums, trainLayers } from "./train-layers.ts";

/**
 * Makes `weights.json` of the examples. Judges first: the notes of each author are told apart by layers that never saw
 * one of them, and the thresholds are chosen there. `--judge` stops before anything is written.
 */
const told = readExamples();
const examples = await readWindows(told, remembering(await loadSentenceModel()));
const folds = judgeFolds(examples);
const thresholds = chooseThresholds(folds);
for (const fold of folds) console.log(describeFold(fold, thresholds));
console.log(JSON.stringify(thresholds));
if (!process.argv.includes("--judge")) {
	const { dangers, kinds } = trainLayers(examples);
	const packed = Object.fromEntries(Object.entries(kinds).map(([danger, layer]) => [danger, pack(layer)]));
	const made = { made_of: fingerprint(), thresholds, dangers: pack(dangers), kinds: packed };
	writeFileSync(new URL("../weights.json", import.meta.url), `${JSON.stringify(made, null, "\t")}\n`);
	console.log(`made of ${told.length} texts`);
}

/** Sums of earlier runs are kept beside the tools' own caches: they take minutes. */
function remembering(model: SentenceModel): Sums {
	const folder = new URL("../../../../node_modules/.cache/dewlight-vectors/", import.meta.url);
	const [words, numbers] = [new URL("sentences.json", folder), new URL("sums.bin", folder)];
	const size = DIMENSIONS + 1;
	mkdirSync(folder, { recursive: true });
	return {
		join: (sums) => model.join(sums),
		async of(sentences) {
			const known: string[] = existsSync(words) ? JSON.parse(readFileSync(words, "utf8")) : [];
			const old = existsSync(numbers)
				? new Float32Array(Uint8Array.from(readFileSync(numbers)).buffer)
				: new Float32Array();
			const sums = new Map<string, Float32Array>(
				known.map((text, at) => [text, old.slice(at * size, (at + 1) * size)]),
			);
			// Alike lengths beside each other: a batch takes as long as its longest text.
			const fresh = sentences.filter((text) => !sums.has(text)).toSorted((a, b) => a.length - b.length);
			for (let at = 0; at < fresh.length; at += 48) {
				const texts = fresh.slice(at, at + 48);
				for (const [index, sum] of (await model.sum(texts)).entries()) sums.set(texts[index] ?? "", sum);
			}
			writeFileSync(
				numbers,
				Buffer.concat([...sums.values()].map((sum) => new Uint8Array(sum.slice().buffer))),
			);
			writeFileSync(words, JSON.stringify([...sums.keys()]));
			return sentences.map((text) => sums.get(text) ?? new Float32Array(size));
		},
	};
}
