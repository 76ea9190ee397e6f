import { createHash } from "node:crypto";
import {
	CALM,
	DANGERS,
	type Danger,
	type DangerLayers,
	inFewerPlaces,
	inRaritySteps,
	KIND_PLACES,
	readLayers,
} from "../danger-layer.ts";
import { CRISIS_PLACES, crisisWords } from "../hear-crisis.ts";
import { inSteps, type NamesLayer } from "../names-layer.ts";
import { PLACES, passageOf, rarityIn, saidWords, sentencesOf } from "../said-words.ts";
import { SECOND_NAMES } from "../second-look.ts";
import { chances, evenedOut, learnNames, type Told } from "./learn-names.ts";
import { type Example, readAuthors, readExamples, readStories } from "./read-examples.ts";

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

/** A chemical in an eye is to its author an emergency as much as a swollen tongue. */
const EMERGENCIES = [SECOND_NAMES.indexOf("emergency"), SECOND_NAMES.indexOf("accident")];

/** How much each text counts: a story most; the same beside a calm one; a sentence of a calm one; what taught the first look. */
const SHARES = { story: 8, beside: 4, sentence: 2.4, example: 1 } as const;
/** So many of the calm examples of the first look are enough. */
const CALM_EXAMPLES = 0.5;

/** Learned from stories, whose authors said what a careful nurse would say, and from what taught the first look. */
export function trainSecondLook(
	stories: readonly Example[] = readStories(),
	examples: readonly Example[] = readAuthors(),
): NamesLayer {
	const { rarity } = readLayers();
	const chance = chances(3);
	const told = (sentences: readonly string[], name: Told["name"], share: number): Told => ({
		words: crisisWords(sentences, rarity),
		name,
		share,
	});
	const texts: Told[] = [];
	for (const { text, danger } of examples) {
		const sentences = sentencesOf(text);
		if (sentences.length === 0 || (danger === CALM && chance() > CALM_EXAMPLES)) continue;
		texts.push(told(sentences, SECOND_NAMES.indexOf(danger), SHARES.example));
	}
	const read = stories.map((story) => ({ ...story, sentences: sentencesOf(story.text) }));
	const calm = read.filter(({ danger }) => danger === CALM);
	for (const { danger, sentences } of read) {
		const name = danger === "emergency" ? EMERGENCIES : SECOND_NAMES.indexOf(danger);
		texts.push(told(sentences, name, SHARES.story));
		const other = calm[Math.floor(chance() * calm.length)]?.sentences ?? [];
		const both = chance() < 0.5 ? [...other, ...sentences] : [...sentences, ...other];
		texts.push(told(both, name, SHARES.beside));
		if (danger === CALM && sentences.length > 1)
			texts.push(...sentences.map((one) => told([one], name, SHARES.sentence)));
	}
	const learned = ORDERS.map((order) =>
		learnNames(SECOND_NAMES.length, CRISIS_PLACES, texts, chances(order)),
	);
	return inSteps(SECOND_NAMES, evenedOut(learned));
}

/** What the second look is made of: the stories. The examples of the first only stand beside them. */
export function storiesFingerprint(): string {
	const hash = createHash("sha256");
	for (const { text, danger } of readStories()) hash.update(JSON.stringify([danger, text]));
	return hash.digest("hex").slice(0, 16);
}
