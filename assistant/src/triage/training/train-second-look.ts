import { createHash } from "node:crypto";
import { CALM, readLayers } from "../danger-layer.ts";
import { CRISIS_PLACES, crisisWords } from "../hear-crisis.ts";
import { inSteps, type NamesLayer } from "../names-layer.ts";
import { sentencesOf } from "../said-words.ts";
import { SECOND_NAMES } from "../second-look.ts";
import { chances, evenedOut, learnNames, type Told } from "./learn-names.ts";
import { type Example, readAuthors, readStories } from "./read-examples.ts";

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
	const learned = [7, 8].map((order) =>
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
