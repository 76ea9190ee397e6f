import { TOPIC_EXAMPLES } from "./topic-examples.ts";

/** Words of a sentence by weight, of length one together. */
type Words = ReadonlyMap<string, number>;

/** Examples by word, each with the word's weight in it. */
interface Index {
	weights: ReadonlyMap<string, number>;
	examples: ReadonlyMap<string, readonly (readonly [row: number, weight: number])[]>;
}

let index: Index | undefined;

/** Cosine of a sentence's words with those of every example, rare words counting more (tf-idf). */
export function wordsAlike(text: string): Float64Array {
	index ??= indexed();
	const alike = new Float64Array(TOPIC_EXAMPLES.length);
	for (const [word, weight] of weighed(text, index.weights)) {
		for (const [row, other] of index.examples.get(word) ?? [])
			alike[row] = (alike[row] ?? 0) + weight * other;
	}
	return alike;
}

function indexed(): Index {
	const counts = new Map<string, number>();
	for (const { text } of TOPIC_EXAMPLES) {
		for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	const weights = new Map(
		[...counts].map(([word, count]) => [word, Math.log(1 + TOPIC_EXAMPLES.length / count)]),
	);
	const examples = new Map<string, [number, number][]>();
	for (const [row, { text }] of TOPIC_EXAMPLES.entries()) {
		for (const [word, weight] of weighed(text, weights)) {
			const rows = examples.get(word) ?? [];
			rows.push([row, weight]);
			examples.set(word, rows);
		}
	}
	return { weights, examples };
}

/** Words no example holds say nothing. */
function weighed(text: string, weights: ReadonlyMap<string, number>): Words {
	const counts = new Map<string, number>();
	for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
	const told = [...counts].flatMap(([word, count]): [string, number][] => {
		const weight = weights.get(word);
		return weight === undefined ? [] : [[word, Math.sqrt(count) * weight]];
	});
	const length = Math.hypot(...told.map(([, weight]) => weight)) || 1;
	return new Map(told.map(([word, weight]) => [word, weight / length]));
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
