import { writeFileSync } from "node:fs";
import { pack } from "../danger-layer.ts";
import { packTalk } from "../talk-weights.ts";
import { fingerprint } from "./fingerprint.ts";
import { chooseThresholds, describeFold, describeFolds, judgeFolds } from "./judge-folds.ts";
import { readExamples } from "./read-examples.ts";
import { readSentences, trainLayers } from "./train-layers.ts";
import { trainTalk } from "./train-talk.ts";

/**
 * Makes `weights.bin` of the examples. Judges first: the texts of each author are told apart by layers that never saw
 * one of them, and the thresholds are chosen there. `--judge` stops before anything is written. What is read of
 * talks alone is made of the same words, and by itself with `--talk` (a minute or two).
 */
if (!process.argv.includes("--talk")) await makeDangers();
if (!process.argv.includes("--judge"))
	writeFileSync(new URL("../talk-weights.bin", import.meta.url), packTalk(trainTalk()));

async function makeDangers(): Promise<void> {
	const folds = await judgeFolds();
	const thresholds = chooseThresholds(folds);
	for (const fold of folds) console.log(describeFold(fold, thresholds));
	console.log(describeFolds(folds, thresholds));
	console.log(JSON.stringify(thresholds));
	if (!process.argv.includes("--judge")) {
		const examples = readSentences(readExamples());
		const made = { made_of: fingerprint(), thresholds, ...trainLayers(examples) };
		writeFileSync(new URL("../weights.bin", import.meta.url), pack(made));
		console.log(`made of ${examples.length} texts`);
	}
}
