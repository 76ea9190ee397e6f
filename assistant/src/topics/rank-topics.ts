import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { type Learned, VECTOR_STEPS, WEIGHT_STEPS } from "./learned.ts";
import { likeness } from "./likeness.ts";
import { readSigns, type Signs } from "./signs.ts";
import { TOPIC_IDS, type TopicId } from "./topic-examples.ts";
import { wordsAlike } from "./word-weights.ts";

export interface RankedTopic {
	topic: TopicId;
	/** About 1 for an example itself, about 0 for what no example speaks for. */
	score: number;
}

/** Every topic by how much the examples alike speak for it, the likeliest first. */
export function rankTopics(
	text: string,
	vector: ArrayLike<number>,
	learned: Learned,
): { ranked: RankedTopic[]; signs: Signs } {
	const { vectors, weights, vector_scale, weight_scale } = learned;
	const signs = readSigns(text);
	const count = TOPIC_IDS.length;
	const scores = new Float64Array(count);
	const words = wordsAlike(text);
	for (const [row, own] of learned.signs.entries()) {
		let dot = 0;
		for (let at = 0; at < DIMENSIONS; at += 1)
			dot += (vector[at] ?? 0) * (vectors[row * DIMENSIONS + at] ?? 0);
		const alike = likeness({
			cosine: (dot * vector_scale) / VECTOR_STEPS,
			words: words[row] ?? 0,
			signs: [signs, own],
		});
		for (let at = 0; at < count; at += 1)
			scores[at] =
				(scores[at] ?? 0) + (alike * (weights[row * count + at] ?? 0) * weight_scale) / WEIGHT_STEPS;
	}
	const ranked = TOPIC_IDS.map((topic, at) => ({ topic, score: scores[at] ?? 0 }));
	return { ranked: ranked.toSorted((a, b) => b.score - a.score), signs };
}
