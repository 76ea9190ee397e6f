import { createHash } from "node:crypto";
import { isOfOther } from "@dewlight/core/assistant/triage/crisis-kinds.ts";
import { spellOut } from "@dewlight/core/skin/note/spelling.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { FIRST_TOPIC_EXAMPLES } from "../../topics/topics.ts";
import { DANGERS, type Danger, inFewerPlaces, KIND_PLACES, readLayers } from "../danger-layer.ts";
import { CRISES, CRISIS_PLACES, crisisWords, NO_CRISES } from "../hear-crisis.ts";
import { inSteps, type NamesLayer } from "../names-layer.ts";
import { passageOf, type Rarity, saidWords, sentencesOf } from "../said-words.ts";
import type { TalkLayers } from "../talk-weights.ts";
import { ACCIDENT, EMERGENCY, type Row } from "./label-emergencies.ts";
import { SOON, TODAY } from "./label-visits.ts";
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
function trainCrises(talks: readonly Example[] = readTalks()): NamesLayer {
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

/**
 * Words by which a reader sorts the examples into kinds: all of a row have to stand there. They only label what the
 * layers learn from; a message is read by the layers, so that other wordings of the same story reach the same kind.
 * Lower case, spelled out; the first row that fits names the kind.
 */
const ROWS: Partial<Record<Danger, readonly Row[]>> = {
	emergency: EMERGENCY,
	accident: ACCIDENT,
	"doctor-now": TODAY,
	"doctor-soon": SOON,
};

/** The kind that an example tells, in lower case and spelled out; null where its words name none. */
function labelOf(danger: Danger, text: string): string | null {
	return ROWS[danger]?.find(([, ...says]) => says.every((word) => word.test(text)))?.[0] ?? null;
}

/** The kinds that are learned of a danger. */
function kindsOf(danger: Danger): string[] {
	return [...new Set((ROWS[danger] ?? []).map(([kind]) => kind))];
}

/** Kinds with few examples count more for each, up to this. */
const MOST_SHARE = 4;

/** The layers of a talk, learned from the messages of these talks beside notes and questions. */
export function trainTalk(talks = readTalks()): TalkLayers {
	return { crises: trainCrises(talks), kinds: trainKinds(talks), made_of: talkFingerprint() };
}

/** Which kind of a danger a message tells, learned from every example whose words name one. */
export function trainKinds(talks = readTalks()): Record<string, NamesLayer> {
	const { rarity } = readLayers();
	const examples = [...readAuthors(), ...talks];
	return Object.fromEntries(
		DANGERS.flatMap((danger) => {
			const kinds = kindsOf(danger);
			if (kinds.length === 0) return [];
			const labelled = examples.flatMap((example) => {
				if (example.danger !== danger) return [];
				const sentences = sentencesOf(example.text);
				const kind = labelOf(danger, sentences.join(" "));
				return kind === null ? [] : [{ sentences, kind }];
			});
			const told = labelled.map(({ sentences, kind }) => {
				const alike = labelled.filter((one) => one.kind === kind).length;
				return {
					words: inFewerPlaces(saidWords(passageOf(sentences), rarity)),
					name: kinds.indexOf(kind),
					share: Math.min(MOST_SHARE, Math.sqrt(labelled.length / (kinds.length * alike))),
				};
			});
			const learned = [7, 8].map((order) => learnNames(kinds.length, KIND_PLACES, told, chances(order)));
			return [[danger, inSteps(kinds, evenedOut(learned))] as const];
		}),
	);
}

/** What the layers are made of: the messages of talks. Notes and questions only stand beside them. */
export function talkFingerprint(): string {
	const hash = createHash("sha256");
	for (const { text, danger, rule } of readTalks()) hash.update(JSON.stringify([danger, rule, text]));
	return hash.digest("hex").slice(0, 16);
}
