import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { CALM, dangerIn, distressIn, judge, type Thresholds } from "../danger-layer.ts";
import { passagesOf, saidWords } from "../said-words.ts";
import { authorsOf, readExamples } from "./read-examples.ts";
import { type ReadExample, readSentences, trainDangers } from "./train-layers.ts";

/** The notes of one author, judged by layers trained on others. */
export interface JudgedFold {
	name: string;
	/** How much danger was found in each text that tells of danger, beyond distress, and in each calm one. */
	dangerous: readonly number[];
	/** The same of those that tell of a crisis alone. */
	crises: readonly number[];
	calm: readonly number[];
	/** How much distress was found in the calm ones. */
	distress: readonly number[];
}

/**
 * Shares of calm notes that may be held back, get a careful sentence or more, or a kind word: so many that authors never
 * read have no more of their dangers passed over than before how rare words are was read right.
 */
const ALARMS = { held: 0.05, careful: 0.16, mind: 0.02 };

/** In so many parts authors are held out: training for each alone says the same and takes longer. */
const PARTS = 5;
/** So many parts are trained at the same time, each in a thread. */
const AT_ONCE = 2;

export async function judgeFolds(): Promise<JudgedFold[]> {
	const pool = new Piscina({ filename: fileURLToPath(import.meta.url), maxThreads: AT_ONCE });
	const parts = Array.from({ length: PARTS }, (_, part): Promise<JudgedFold[]> => {
		return pool.run(part, { name: judgePart.name });
	});
	const folds = (await Promise.all(parts)).flat();
	await pool.destroy();
	return folds;
}

/** The authors of one part, each judged by layers that read nothing of any of them. */
export function judgePart(part: number): JudgedFold[] {
	const examples = readSentences(readExamples());
	const authors = authorsOf(examples).filter((_one, at) => at % PARTS === part);
	const layers = trainDangers(examples.filter(({ source }) => !authors.includes(source)));
	const judged = (one: ReadExample) => {
		const passages = passagesOf(one.sentences);
		const scores = passages.map((passage) => judge(layers, saidWords(passage, layers.rarity)));
		return { danger: Math.max(...scores.map(dangerIn)), distress: Math.max(...scores.map(distressIn)) };
	};
	return authors.map((name) => {
		const held = examples.filter(({ source }) => source === name);
		const calm = held.filter(({ danger }) => danger === CALM).map(judged);
		const told = held.filter(({ danger }) => danger !== CALM && danger !== "mind");
		const dangerous = told.map((one) => judged(one).danger);
		return {
			name,
			dangerous,
			crises: dangerous.filter((_one, at) => told[at]?.danger === "crisis"),
			calm: calm.map(({ danger }) => danger),
			distress: calm.map(({ distress }) => distress),
		};
	});
}

/** From these on so many calm notes of authors never seen say something. */
export function chooseThresholds(folds: readonly JudgedFold[]): Thresholds {
	const calm = folds.flatMap((fold) => fold.calm);
	const rounded = (value: number) => Number(value.toFixed(3));
	return {
		held: rounded(thresholdAt(calm, ALARMS.held)),
		careful: rounded(thresholdAt(calm, ALARMS.careful)),
		mind: rounded(
			thresholdAt(
				folds.flatMap(({ distress }) => distress),
				ALARMS.mind,
			),
		),
	};
}

function thresholdAt(calm: readonly number[], share: number): number {
	return calm.toSorted((a, b) => b - a)[Math.floor(share * calm.length)] ?? 0;
}

function above(found: readonly number[], threshold: number): number {
	return found.filter((danger) => danger > threshold).length / Math.max(1, found.length);
}

/** Missed at several shares of false alarms, and what the thresholds do. */
export function describeFold(
	{ name, dangerous, crises, calm, distress }: JudgedFold,
	told: Thresholds,
): string {
	const rows = [0.02, 0.05, 0.1, 0.15, 0.2].map((share) => {
		const from = thresholdAt(calm, share);
		const [missed, crisesMissed] = [dangerous, crises].map((found) => percent(1 - above(found, from)));
		return `${percent(share)} alarms: ${missed} missed, of crises ${crisesMissed}`;
	});
	const [held, careful] = [told.held, told.careful].map((one) => [above(dangerous, one), above(calm, one)]);
	return [
		`${name}: ${dangerous.length} dangerous, ${calm.length} calm`,
		...rows,
		`of the dangerous held back ${percent(held?.[0] ?? 0)}, missed altogether ${percent(1 - (careful?.[0] ?? 0))}`,
		`of the calm held back ${percent(held?.[1] ?? 0)}, something said ${percent(careful?.[1] ?? 0)}, kind words ${percent(above(distress, told.mind))}`,
	].join("\n  ");
}

/** The same of all authors together, each counted alike. */
export function describeFolds(folds: readonly JudgedFold[], told: Thresholds): string {
	const all = {
		name: `all ${folds.length} authors`,
		dangerous: folds.flatMap(({ dangerous }) => dangerous),
		crises: folds.flatMap(({ crises }) => crises),
		calm: folds.flatMap(({ calm }) => calm),
		distress: folds.flatMap(({ distress }) => distress),
	};
	return describeFold(all, told);
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}
