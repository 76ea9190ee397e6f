import { isOfOther } from "@dewlight/core/assistant/triage/crisis-kinds.ts";
import { spellOut } from "@dewlight/core/skin/note/spelling.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { FIRST_TOPIC_EXAMPLES } from "../../topics/topic-examples.ts";
import { CRISES, CRISIS_PLACES, crisisWords, NO_CRISES } from "../crisis-layer.ts";
import { readLayers } from "../danger-layer.ts";
import { inSteps, type NamesLayer } from "../names-layer.ts";
import { sentencesOf } from "../passages.ts";
import type { Rarity } from "../said-words.ts";
import { chances, evenedOut, learnNames, type Told } from "./learn-names.ts";
import { type Example, readAuthors, readTalks } from "./read-examples.ts";

const NAMES: readonly string[] = [...NO_CRISES, ...CRISES];
const ANY_CRISIS = CRISES.map((crisis) => NAMES.indexOf(crisis));

/** How much each text counts: messages of a talk most, notes and questions beside them. */
const SHARES = {
	talk: 3,
	mistaken: 0.6,
	beside: 1.5,
	sentence: 1.2,
	note: 0.35,
	calm_note: 0.5,
	question: 0.6,
} as const;
/** So many of the notes without a crisis are enough. */
const NOTES = 0.25;

/** Questions of care that were once heard as a danger: many, so that each counts less. */
const QUESTION = "question";

const FAMILY: Readonly<Record<string, number>> = Object.fromEntries(
	(
		[
			["suicidal", 0],
			["self-harm", 1],
			["overdose", 2],
			["violence", 3],
			["strangled", 3],
			["child-abuse", 3],
			["bystander", 4],
			["their-overdose", 4],
			["starving", 5],
			["starving-heart", 5],
		] as const
	).map(([kind, at]) => [`red-flag.${kind}`, NAMES.indexOf(CRISES[at])]),
);
const [OWN, HARM, TAKEN, , THEIRS] = CRISES.map((crisis) => NAMES.indexOf(crisis)) as number[];

/**
 * The kind of a crisis in a note, whose author named none: by its sure signs where they agree. Any kind where they do
 * not, so that the layer decides by what it learns from the others.
 */
function kindOf({ text, rule }: Example): Told["name"] {
	const kinds = new Set(
		[rule, ...exactFlags(text).map(({ rule_id }) => rule_id)].flatMap((id) => FAMILY[id] ?? []),
	);
	if (kinds.has(TAKEN as number)) kinds.delete(OWN as number);
	if (kinds.has(THEIRS as number)) for (const own of [OWN, HARM, TAKEN]) kinds.delete(own as number);
	const [only, ...others] = kinds;
	if (only === undefined || others.length > 0) return ANY_CRISIS;
	return only === OWN && isOfOther(spellOut(text)) ? (THEIRS as number) : only;
}

/** Learned from the messages of these talks, from notes and from questions of the guide, which are calm. */
export function trainCrises(talks: readonly Example[] = readTalks()): NamesLayer {
	const { rarity } = readLayers();
	const chance = chances(3);
	const questions = FIRST_TOPIC_EXAMPLES.map(({ text }) => sentencesOf(text)).filter((one) => one.length > 0);
	const calm = NAMES.indexOf("calm");
	const texts: Told[] = questions.map((one) => told(one, calm, SHARES.question, rarity));
	for (const example of readAuthors()) {
		const sentences = sentencesOf(example.text);
		const crisis = example.danger === "crisis";
		if (sentences.length === 0 || (!crisis && chance() > NOTES)) continue;
		const share = example.danger === "calm" ? SHARES.calm_note : SHARES.note;
		texts.push(told(sentences, crisis ? kindOf(example) : NAMES.indexOf(example.danger), share, rarity));
	}
	for (const { text, danger, rule } of talks) {
		const sentences = sentencesOf(text);
		const name = NAMES.indexOf(danger === "crisis" ? rule : danger);
		texts.push(told(sentences, name, rule === QUESTION ? SHARES.mistaken : SHARES.talk, rarity));
		if (name === calm) {
			if (sentences.length > 1 && rule !== QUESTION)
				texts.push(...sentences.map((one) => told([one], calm, SHARES.sentence, rarity)));
			continue;
		}
		const other = questions[Math.floor(chance() * questions.length)] ?? [];
		const both = chance() < 0.5 ? [...other, ...sentences] : [...sentences, ...other];
		texts.push(told(both, name, SHARES.beside, rarity));
	}
	const learned = [7, 8].map((order) => learnNames(NAMES.length, CRISIS_PLACES, texts, chances(order)));
	return inSteps(NAMES, evenedOut(learned));
}

function told(sentences: readonly string[], name: Told["name"], share: number, rarity: Rarity): Told {
	return { words: crisisWords(sentences, rarity), name, share };
}
