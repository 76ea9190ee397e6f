import { CALM, DANGERS, type Danger, type DangerLayers, dangerOf } from "../danger-layer.ts";
import { type Features, featuresOf, scoresOf } from "../features.ts";
import { windowsOf } from "../windows.ts";
import { fitLayer, type Sample } from "./fit-layer.ts";
import type { Example } from "./read-examples.ts";

/** An example with its windows as the layers see them. */
export interface ReadExample extends Example {
	windows: readonly Features[];
}

export type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

export async function readWindows(examples: readonly Example[], embed: Embed): Promise<ReadExample[]> {
	const cut = examples.map(({ text }) => windowsOf(text));
	const all = [...new Set(cut.flat())];
	const vectors = await embed(all);
	const known = new Map(
		all.map((window, at) => [window, featuresOf(window, vectors[at] ?? new Float32Array())]),
	);
	return examples.map((example, at) => ({
		...example,
		windows: (cut[at] ?? []).flatMap((window) => known.get(window) ?? []),
	}));
}

const NAMES = [CALM, ...DANGERS];
/** Which windows of a dangerous text are about the danger is learned: the first time all count, then the most telling. */
const PASSES = 2;
const NEAR_THE_TOP = 1;

/** Layers that tell these examples apart; `threshold` is left to whoever judges them. */
export function trainLayers(examples: readonly ReadExample[]): Pick<DangerLayers, "dangers" | "kinds"> {
	const samples = (telling: (example: ReadExample) => readonly Features[]): Sample[] =>
		examples.flatMap((example) =>
			telling(example).map((features) => ({ features, name: NAMES.indexOf(example.danger) })),
		);
	let telling = (example: ReadExample): readonly Features[] => example.windows;
	let dangers = fitLayer(NAMES, samples(telling));
	for (let pass = 1; pass < PASSES; pass++) {
		const before = dangers;
		telling = ({ danger, windows }) => {
			if (danger === CALM) return windows;
			const scores = windows.map((features) => {
				const all = scoresOf(before, features);
				return (all[NAMES.indexOf(danger)] ?? 0) - (all[NAMES.indexOf(CALM)] ?? 0);
			});
			const top = Math.max(...scores);
			return windows.filter((_, at) => (scores[at] ?? 0) >= top - NEAR_THE_TOP);
		};
		dangers = fitLayer(NAMES, samples(telling));
	}
	const kinds = Object.fromEntries(
		DANGERS.map((danger) => {
			const told = examples.filter((example) => example.danger === danger);
			const rules = [...new Set(told.map(({ rule }) => rule))].toSorted();
			const kindSamples = told.flatMap((example) =>
				telling(example).map((features) => ({ features, name: rules.indexOf(example.rule) })),
			);
			return [danger, fitLayer(rules, kindSamples)];
		}),
	) as Record<Danger, DangerLayers["kinds"][Danger]>;
	return { dangers, kinds };
}

/** How much danger the most telling window of a text holds. */
export function dangerIn(layers: Pick<DangerLayers, "dangers">, { windows }: ReadExample): number {
	return Math.max(Number.NEGATIVE_INFINITY, ...windows.map((features) => dangerOf(layers, features)));
}
