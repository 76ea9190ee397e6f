import { writeFileSync } from "node:fs";
import { pack } from "../danger-layer.ts";
import { packLayers } from "../names-layer.ts";
import { packTalk } from "../talk-weights.ts";
import { chooseThresholds, describeFold, describeFolds, judgeFolds } from "./judge-folds.ts";
import { readExamples } from "./read-examples.ts";
import {
	fingerprint,
	readSentences,
	storiesFingerprint,
	trainLayers,
	trainSecondLook,
} from "./train-layers.ts";
import { trainTalk } from "./train-talk.ts";

/**
 * Makes `weights.bin` of the examples. Judges first: the texts of each author are told apart by layers that never saw
 * one of them, and the thresholds are chosen there. `--judge` stops before anything is written. What is read of
 * talks alone and what looks at a note again are made of the same words, and by themselves with `--talk` and `--second`
 * (a minute or two each).
 */
const only = ["talk", "second"].find((one) => process.argv.includes(`--${one}`));
const isMade = (what: string) => !process.argv.includes("--judge") && (only ?? what) === what;

if (only === undefined) await makeDangers();
if (isMade("talk")) writeFileSync(new URL("../talk-weights.bin", import.meta.url), packTalk(trainTalk()));
if (isMade("second"))
	writeFileSync(
		new URL("../second-look.bin", import.meta.url),
		packLayers({ second: trainSecondLook() }, storiesFingerprint()),
	);

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
