import first from "./examples/talks-1.json" with { type: "json" };
import second from "./examples/talks-2.json" with { type: "json" };
import third from "./examples/talks-3.json" with { type: "json" };
import fourth from "./examples/talks-4.json" with { type: "json" };
import fifth from "./examples/talks-5.json" with { type: "json" };
import { TOPIC_IDS, type TopicId } from "./topics.ts";

/** What somebody writes one after the other; the last message asks for the topic in the light of those before. */
export interface TalkExample {
	topic: TopicId;
	messages: readonly string[];
}

const AUTHORS: readonly Partial<Record<TopicId, readonly (readonly string[])[]>>[] = [
	first,
	second,
	third,
	fourth,
	fifth,
];

/** Learned apart from the single messages: the topics' layer has read none of these. */
export const TALK_EXAMPLES: readonly TalkExample[] = AUTHORS.flatMap((talks) =>
	TOPIC_IDS.flatMap((topic) => (talks[topic] ?? []).map((messages) => ({ topic, messages }))),
);
