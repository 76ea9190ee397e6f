import { createHash } from "node:crypto";
import { DANGERS, type Danger, inFewerPlaces, KIND_PLACES, readLayers } from "../danger-layer.ts";
import { inSteps, type NamesLayer } from "../names-layer.ts";
import { passageOf, sentencesOf } from "../passages.ts";
import { saidWords } from "../said-words.ts";
import type { TalkLayers } from "../talk-weights.ts";
import { ACCIDENT, EMERGENCY } from "./label-emergencies.ts";
import { SOON, TODAY } from "./label-visits.ts";
import type { Row } from "./label-words.ts";
import { chances, evenedOut, learnNames } from "./learn-names.ts";
import { readAuthors, readTalks } from "./read-examples.ts";
import { trainCrises } from "./train-crises.ts";

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
