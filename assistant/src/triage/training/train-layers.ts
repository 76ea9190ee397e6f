import { createHash } from "node:crypto";
import {
	CALM,
	DANGERS,
	type Danger,
	type DangerLayers,
	inFewerPlaces,
	inRaritySteps,
	KIND_PLACES,
} from "../danger-layer.ts";
import { inSteps } from "../names-layer.ts";
import { PLACES, passageOf, rarityIn, saidWords, sentencesOf } from "../said-words.ts";
import { chances, evenedOut, learnNames, type Told } from "./learn-names.ts";
import { type Example, readExamples } from "./read-examples.ts";

/** An example with its sentences in lower case and spelled out. */
export interface ReadExample extends Example {
	sentences: readonly string[];
}

export function readSentences(examples: readonly Example[]): ReadExample[] {
	return examples
		.map((example) => ({ ...example, sentences: sentencesOf(example.text) }))
		.filter(({ sentences }) => sentences.length > 0);
}

const NAMES = [CALM, ...DANGERS] as const;
/** A sentence of a calm text is calm too, and danger beside calm talk stays danger; both count less than a text. */
const SENTENCE_SHARE = 0.4;
const BESIDE_SHARE = 0.7;
const BESIDE = 0.5;
const FEW_WORDS = 3;
/** Rules with few examples count more for each, up to this. */
const MOST_SHARE = 4;

/** Where chance begins for each of the orders whose mean is kept. */
const ORDERS = [7, 8];

/** Layers that tell these examples apart; thresholds are left to whoever judges them. */
export function trainLayers(
	examples: readonly ReadExample[],
): Pick<DangerLayers, "rarity" | "dangers" | "kinds"> {
	const { rarity, dangers } = trainDangers(examples);
	const kinds = Object.fromEntries(
		DANGERS.map((danger) => {
			const told = examples.filter((one) => one.danger === danger && one.rule.startsWith("red-flag."));
			const rules = [...new Set(told.map(({ rule }) => rule))].toSorted();
			const texts = told.map(({ rule, sentences }): Told => {
				const alike = told.filter((one) => one.rule === rule).length;
				return {
					words: inFewerPlaces(saidWords(sentences.join(" "), rarity)),
					name: rules.indexOf(rule),
					share: Math.min(MOST_SHARE, told.length / (rules.length * alike)),
				};
			});
			return [danger, inSteps(rules, learnNames(rules.length, KIND_PLACES, texts))];
		}),
	) as Record<Danger, DangerLayers["kinds"][Danger]>;
	return { rarity, dangers, kinds };
}

export function trainDangers(examples: readonly ReadExample[]): Pick<DangerLayers, "rarity" | "dangers"> {
	const wholes = examples.map(({ sentences }) => passageOf(sentences));
	// In the steps in which it is kept, so that it is read as it was learned.
	const rarity = inRaritySteps(rarityIn(wholes));
	const told = (text: string, name: number, share: number): Told => ({
		words: saidWords(text, rarity),
		name,
		share,
	});
	const texts = examples.map(({ danger }, at) => told(wholes[at] ?? "", NAMES.indexOf(danger), 1));
	const calm = examples.filter(({ danger }) => danger === CALM);
	const sentences = calm
		.filter((one) => one.sentences.length > 1)
		.flatMap((one) => one.sentences.filter((sentence) => sentence.split(" ").length > FEW_WORDS))
		.map((sentence) => told(sentence, 0, SENTENCE_SHARE));
	const learned = ORDERS.map((order) => {
		const chance = chances(order);
		const beside = examples.flatMap(({ danger, sentences }) => {
			if (chance() >= BESIDE) return [];
			const other = calm[Math.floor(chance() * calm.length)]?.sentences ?? [];
			const both = chance() < 0.5 ? [...other, ...sentences] : [...sentences, ...other];
			return [told(passageOf(both), NAMES.indexOf(danger), BESIDE_SHARE)];
		});
		return learnNames(NAMES.length, PLACES, [...texts, ...sentences, ...beside], chance);
	});
	return { rarity, dangers: inSteps(NAMES, evenedOut(learned)) };
}

/** What weights are made of: every example, as it is cut. */
export function fingerprint(): string {
	const hash = createHash("sha256");
	for (const { text, danger, rule } of readExamples()) {
		hash.update(JSON.stringify([danger, rule, sentencesOf(text)]));
	}
	return hash.digest("hex").slice(0, 16);
}
