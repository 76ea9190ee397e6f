import { type Danger, inFewerPlaces, readLayers } from "./danger-layer.ts";
import { chancesOf, scoresOf } from "./names-layer.ts";
import { passageOf, sentencesOf } from "./passages.ts";
import { saidWords } from "./said-words.ts";
import { readTalkLayers } from "./talk-weights.ts";

/** A kind this likely is told in its own words, and a thought alone has to be surer than the whole. */
const SURE = 0.5;
const SURE_ALONE = 0.7;
const FEW_WORDS = 4;

/** Learned beside the kinds, and without words of its own. */
export const OTHER_KIND = "other";

/** The kind of a danger that a message of a talk tells; null where none is sure. */
export function kindOf(danger: Danger, text: string): string | null {
	const layer = readTalkLayers().kinds[danger];
	if (layer === undefined) return null;
	const { rarity } = readLayers();
	const likeliest = (sentences: readonly string[]) => {
		const words = inFewerPlaces(saidWords(passageOf(sentences), rarity));
		const chances = chancesOf(scoresOf(layer, words));
		const chance = Math.max(...chances);
		return { kind: layer.names[chances.indexOf(chance)] ?? null, chance };
	};
	const sentences = sentencesOf(text);
	if (sentences.length === 0) return null;
	const whole = likeliest(sentences);
	if (whole.chance >= SURE) return whole.kind === OTHER_KIND ? null : whole.kind;
	const [most] = sentences
		.filter((one) => one.split(" ").length >= FEW_WORDS)
		.map((one) => likeliest([one]))
		.toSorted((a, b) => b.chance - a.chance);
	return most !== undefined && most.chance >= SURE_ALONE && most.kind !== OTHER_KIND ? most.kind : null;
}
