import { isSmall } from "@dewlight/core/assistant/reading/read-frame.ts";
import { spellOut } from "@dewlight/core/assistant/reading/spell-out.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import { TOPIC_EXAMPLES, type TopicId } from "./topic-examples.ts";

/** Where the thing that is asked about stands: behind the verb that asks, or behind "about". */
const ASKED =
	/^(?:(?:so|and|but|ok|hey|hi|wait|pls|please) )*(?:(?:is|are|does|do|can|will|would|has|have) (?:a |an |the |my |using |wearing )?|(?:what|how) about (?:a |an |the |my )?|what is (?:a |an |the )?|whats |tell me about )([a-z]{4,})\b/;
/** Of a word that so many topics' examples use nobody can say that an answer is about something else. */
const OF_MANY = 10;
/** A longer message says beside its question what the answer need not speak of. */
const MOST_WORDS = 12;
const STEM = 5;

let stems: ReadonlyMap<TopicId, ReadonlySet<string>> | undefined;
let spread: ReadonlyMap<string, number> | undefined;

/**
 * The thing a short question asks about, where neither the answer of the topic nor any example of it speaks of that: the
 * answer is then true, and about something near. Null where it speaks of it, or where nothing shows what the thing is.
 */
export function missingThing(text: string, topic: TopicId): string | null {
	const row = KNOWN_QUESTIONS.find(({ id }) => id === topic);
	if (row === undefined || text.split(" ").length > MOST_WORDS) return null;
	const thing = ASKED.exec(text)?.[1];
	if (thing === undefined || isSmall(thing)) return null;
	const stem = thing.slice(0, STEM);
	if ((spreadOf().get(stem) ?? 0) >= OF_MANY) return null;
	const answered = spellOut(`${row.label} ${row.text}`);
	if (answered.includes(stem) || stemsOf().get(topic)?.has(stem) === true) return null;
	return thing;
}

function stemsOf(): ReadonlyMap<TopicId, ReadonlySet<string>> {
	if (stems !== undefined) return stems;
	const read = new Map<TopicId, Set<string>>();
	for (const { topic, text } of TOPIC_EXAMPLES) {
		const here = read.get(topic) ?? new Set<string>();
		for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) here.add(word.slice(0, STEM));
		read.set(topic, here);
	}
	stems = read;
	return read;
}

/** In the examples of how many topics a stem stands. */
function spreadOf(): ReadonlyMap<string, number> {
	if (spread !== undefined) return spread;
	const counted = new Map<string, number>();
	for (const here of stemsOf().values())
		for (const stem of here) counted.set(stem, (counted.get(stem) ?? 0) + 1);
	spread = counted;
	return counted;
}
