import { CALM } from "../danger-layer.ts";
import { dangerIn, type ReadExample, trainLayers } from "./train-layers.ts";

/** Texts held apart, judged by layers trained on the rest. */
export interface JudgedFold {
	name: string;
	/** The most danger found in each dangerous and each calm text. */
	dangerous: readonly number[];
	calm: readonly number[];
}

/** What a missed danger costs where a false alarm costs one. */
const MISS = 10;
/** How many notes of a hundred tell of danger, as far as anybody can guess. */
const SHARE = 0.05;

/**
 * Whole notes in two halves, and the notes of their author altogether, by layers that never saw them.
 */
export function judgeFolds(examples: readonly ReadExample[]): JudgedFold[] {
	const notes = examples.filter(({ source }) => source === "notes");
	const rest = examples.filter(({ source }) => source !== "notes");
	const halves = [0, 1].map((half) => notes.filter((_, at) => at % 2 === half));
	const [odd = [], even = []] = halves;
	return [
		judge("one half of the notes, trained with the other", even, [...rest, ...odd]),
		judge("the other half", odd, [...rest, ...even]),
		judge("notes of an author never seen", notes, rest),
	];
}

function judge(name: string, held: readonly ReadExample[], rest: readonly ReadExample[]): JudgedFold {
	const layers = trainLayers(rest);
	const found = (these: readonly ReadExample[]) => these.map((example) => dangerIn(layers, example));
	return {
		name,
		dangerous: found(held.filter(({ danger }) => danger !== CALM)),
		calm: found(held.filter(({ danger }) => danger === CALM)),
	};
}

/** The threshold of the least cost over the two halves. */
export function chooseThreshold(folds: readonly JudgedFold[]): number {
	const [one, two] = folds;
	const dangerous = [...(one?.dangerous ?? []), ...(two?.dangerous ?? [])];
	const calm = [...(one?.calm ?? []), ...(two?.calm ?? [])];
	const cost = (threshold: number) =>
		MISS * SHARE * missed(dangerous, threshold) + (1 - SHARE) * (1 - missed(calm, threshold));
	return [...dangerous, ...calm].toSorted((a, b) => cost(a) - cost(b))[0] ?? 0;
}

function missed(found: readonly number[], threshold: number): number {
	return found.filter((danger) => danger <= threshold).length / Math.max(1, found.length);
}

/** Missed at several shares of false alarms. */
export function describeFold({ name, dangerous, calm }: JudgedFold): string {
	const sorted = calm.toSorted((a, b) => b - a);
	const rows = [0.02, 0.05, 0.1, 0.15, 0.2].map((share) => {
		const threshold = sorted[Math.floor(share * sorted.length)] ?? 0;
		return `${Math.round(share * 100)} % alarms (above ${threshold.toFixed(2)}): ${percent(missed(dangerous, threshold))} missed`;
	});
	return [`${name}: ${dangerous.length} dangerous, ${calm.length} calm`, ...rows].join("\n  ");
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}
