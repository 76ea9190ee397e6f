import { CALM, dangerIn, distressIn, judge, type Thresholds } from "../danger-layer.ts";
import { AUTHORS } from "./read-examples.ts";
import { type ReadExample, trainDangers } from "./train-layers.ts";

/** The notes of one author, judged by layers trained on others. */
export interface JudgedFold {
	name: string;
	/** How much danger was found in each text that tells of danger, beyond distress, and in each calm one. */
	dangerous: readonly number[];
	calm: readonly number[];
	/** How much distress was found in the calm ones. */
	distress: readonly number[];
}

/** Shares of calm notes that may be held back, get a careful sentence or more, or a kind word. */
const ALARMS = { held: 0.06, careful: 0.16, mind: 0.02 };

/** So many authors are held out at once: training for each alone takes twice as long and says the same. */
const HELD_OUT = 2;

export function judgeFolds(examples: readonly ReadExample[]): JudgedFold[] {
	const folds = AUTHORS.flatMap((_, at) => (at % HELD_OUT === 0 ? [AUTHORS.slice(at, at + HELD_OUT)] : []));
	return folds.flatMap((authors) => {
		const seen = examples.filter(({ source }) => !authors.some((author) => author === source));
		const dangers = trainDangers(seen);
		return authors.map((author) => {
			const held = examples.filter(({ source }) => source === author);
			const calm = held
				.filter(({ danger }) => danger === CALM)
				.map(({ windows }) => judge({ dangers }, windows));
			const told = held.filter(({ danger }) => danger !== CALM && danger !== "mind");
			return {
				name: author,
				dangerous: told.map(({ windows }) => dangerIn(judge({ dangers }, windows))),
				calm: calm.map(dangerIn),
				distress: calm.map(distressIn),
			};
		});
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
export function describeFold({ name, dangerous, calm, distress }: JudgedFold, told: Thresholds): string {
	const rows = [0.02, 0.05, 0.1, 0.15, 0.2].map((share) => {
		const missed = 1 - above(dangerous, thresholdAt(calm, share));
		return `${percent(share)} alarms: ${percent(missed)} missed`;
	});
	const [held, careful] = [told.held, told.careful].map((one) => [above(dangerous, one), above(calm, one)]);
	return [
		`${name}: ${dangerous.length} dangerous, ${calm.length} calm`,
		...rows,
		`of the dangerous held back ${percent(held?.[0] ?? 0)}, missed altogether ${percent(1 - (careful?.[0] ?? 0))}`,
		`of the calm held back ${percent(held?.[1] ?? 0)}, something said ${percent(careful?.[1] ?? 0)}, kind words ${percent(above(distress, told.mind))}`,
	].join("\n  ");
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}
