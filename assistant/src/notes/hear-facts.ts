import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import type { PersonFact, PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { isNamed } from "@dewlight/core/person/tellings.ts";
import type { HeardFact } from "@dewlight/core/person/understood.ts";
import type { Encoder } from "../encoder/encoder.ts";
import { readFeatures } from "../topics/topic-layer.ts";
import { mayBeDoubted } from "./doubt.ts";
import { factsIn, type Thought, thoughtsOf } from "./fact-layer.ts";

/**
 * Says what a note tells of its writer by a detail of life, each as unsure, and what its words tell that nothing else in it
 * sounds like; rejects with `EncoderError` only.
 */
export type FactReader = (note: string, options?: { signal?: AbortSignal }) => Promise<HeardFact[]>;

export function createFactReader(encoder: Pick<Encoder, "encodeRuns">): FactReader {
	return async (note, options) => {
		const thoughts = thoughtsOf(note);
		if (thoughts.length === 0) return [];
		const texts = thoughts.map(({ text }) => text);
		const runs = texts.map((_, at) => ({ from: at, to: at + 1 }));
		const vectors = await encoder.encodeRuns(texts, runs, options);
		const heard = new Map<PersonFactId, { above: number; beyondDoubt: number; thought: Thought }>();
		for (const [at, thought] of thoughts.entries()) {
			for (const { id, above, beyondDoubt } of factsIn(
				readFeatures(thought.text, vectors[at] ?? new Float32Array()),
			)) {
				const loudest = heard.get(id);
				if (loudest === undefined || beyondDoubt > loudest.beyondDoubt || above > loudest.above)
					heard.set(id, { above, beyondDoubt, thought });
			}
		}
		const words = factsFromText(note);
		const isRefused = (id: PersonFactId, { text }: Thought) =>
			BY_NAME.includes(id) && isNamed(id, text) && !words.some((fact) => fact.id === id);
		const isDoubted = (fact: PersonFact) => mayBeDoubted(fact) && (heard.get(fact.id)?.beyondDoubt ?? 0) < 0;
		return [
			...[...heard]
				.filter(([id, { above, thought }]) => above >= 0 && !isRefused(id, thought))
				.map(([id, { thought }]): HeardFact => ({ id, quote: thought.quote.slice(0, LONGEST), sure: false })),
			...words.filter(isDoubted).map((fact): HeardFact => ({ ...fact, sure: false, doubted: true })),
		];
	};
}
const LONGEST = 160;
/**
 * Where a thought calls one of these by its name and the words were not taken for it, it is somebody else's, wished for or
 * over: of 57 such notes of authors left out four told it all the same, and the sound found none of these.
 */
const BY_NAME: readonly PersonFactId[] = [
	"pregnant",
	"trying",
	"breastfeeding",
	"isotretinoin",
	"hydroquinone",
	"rosacea",
	"shaving_bumps",
];
