import { CALM, DANGERS, type Danger, type DangerLayers, judge } from "../danger-layer.ts";
import { type Features, featuresOf, ROW, SHORT_ROW } from "../features.ts";
import { sentencesOf, windowsOf } from "../windows.ts";
import { type Bag, fitLayer } from "./fit-layer.ts";
import type { Example } from "./read-examples.ts";

/** An example with its windows as the layers see them. */
export interface ReadExample extends Example {
	windows: readonly Features[];
}

/** The encoder's sums of sentences, and what makes a vector of them. */
export interface Sums {
	of(sentences: readonly string[]): Promise<Float32Array[]>;
	join(sums: readonly Float32Array[]): Float32Array;
}

export async function readWindows(examples: readonly Example[], sums: Sums): Promise<ReadExample[]> {
	const cut = examples.map(({ text }) => sentencesOf(text));
	const all = [...new Set(cut.flat())];
	const found = await sums.of(all);
	const known = new Map(all.map((sentence, at) => [sentence, found[at] ?? new Float32Array()]));
	return examples.map((example, at) => {
		const sentences = cut[at] ?? [];
		const own = sentences.map((sentence) => known.get(sentence) ?? new Float32Array());
		const windows = windowsOf(sentences).map(({ text, from, to }) =>
			featuresOf(text, sums.join(own.slice(from, to))),
		);
		return { ...example, windows };
	});
}

/** Whole notes are what is read later; a wording counts less. */
const NOTE_SHARE = 3;
/** Calm texts count so often as those of one danger. */
const CALM_SHARE = 3;
/** Sources whose texts carry a rule of their own, and not the general one of their danger. */
const WITH_RULES: readonly Example["source"][] = ["notes", "wordings"];

/** Layers that tell these examples apart; thresholds are left to whoever judges them. */
export function trainLayers(examples: readonly ReadExample[]): Pick<DangerLayers, "dangers" | "kinds"> {
	const dangers = trainDangers(examples);
	const kinds = Object.fromEntries(
		DANGERS.map((danger) => {
			const told = examples.filter((one) => one.danger === danger && WITH_RULES.includes(one.source));
			const rules = [...new Set(told.map(({ rule }) => rule))].toSorted();
			const bags = told.map(({ rule, windows }): Bag => {
				const scores = judge({ dangers }, windows).map((all) => all[DANGERS.indexOf(danger)] ?? 0);
				const telling = windows[scores.indexOf(Math.max(...scores))];
				const share = told.length / (rules.length * told.filter((one) => one.rule === rule).length);
				return { windows: telling ? [telling] : [], name: rules.indexOf(rule), share };
			});
			return [danger, fitLayer(rules, SHORT_ROW, bags, { calm: false })];
		}),
	) as Record<Danger, DangerLayers["kinds"][Danger]>;
	return { dangers, kinds };
}

export function trainDangers(examples: readonly ReadExample[]): DangerLayers["dangers"] {
	const told = examples.filter(({ windows }) => windows.length > 0);
	const weight = ({ source }: Example) => (source === "wordings" ? 1 : NOTE_SHARE);
	const sum = (these: readonly Example[]) => these.reduce((total, one) => total + weight(one), 0);
	const names = [CALM, ...DANGERS];
	const share = new Map(
		names.map((danger) => [
			danger,
			(danger === CALM ? CALM_SHARE : 1) / Math.max(1, sum(told.filter((one) => one.danger === danger))),
		]),
	);
	const all = CALM_SHARE + DANGERS.length;
	const bags = told.map(
		(example): Bag => ({
			windows: example.windows,
			name: names.indexOf(example.danger) - 1,
			share: ((share.get(example.danger) ?? 0) * weight(example) * told.length) / all,
		}),
	);
	return fitLayer(DANGERS, ROW, bags, { calm: true });
}
