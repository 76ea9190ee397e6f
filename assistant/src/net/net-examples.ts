import { createHash } from "node:crypto";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { caseFiles, isFirst, readAsked, readCaseTalks } from "../cases/case-examples.ts";
import { TALK_EXAMPLES } from "../topics/talk-examples.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS, type TopicId } from "../topics/topics.ts";

/** A message with what it asks. */
export interface NetExample {
	text: string;
	before: string | undefined;
	/** Place of the case; undefined where only its topic is known. */
	case: number | undefined;
	topic: number;
	/** Where a message lies by meaning fewer tell as well as all, in a third of the time. */
	encoded: boolean;
}

/** Everything the net is learned from. */
export function readNetExamples(): NetExample[] {
	const first = readAsked(isFirst);
	const others = readAsked((file) => !isFirst(file));
	const talks = readCaseTalks();
	return [
		...TOPIC_EXAMPLES.map(({ topic, text }) => ofTopic(topic, text)),
		...TALK_EXAMPLES.map(({ topic, messages }) => ofTopic(topic, messages.at(-1) ?? "", messages.at(-2))),
		...KNOWN_CASES.flatMap(({ topic, asks, what }, at) => {
			const of = { case: at, topic: TOPIC_IDS.indexOf(topic as TopicId) };
			return [
				...[...(first[at] ?? []), asks].map((text) => ({ ...of, text, before: undefined, encoded: true })),
				...[...(others[at] ?? []), what].map((text) => ({ ...of, text, before: undefined, encoded: false })),
				...(talks[at] ?? []).map(({ before, last }) => ({ ...of, text: last, before, encoded: true })),
			];
		}),
	];
}

function ofTopic(topic: TopicId, text: string, before?: string): NetExample {
	return { text, before, case: undefined, topic: TOPIC_IDS.indexOf(topic), encoded: true };
}

/** Of every example and of the order of cases and topics. */
export function netExamplesHash(): string {
	const hash = createHash("sha256").update([...KNOWN_CASES.map(({ id }) => id), ...TOPIC_IDS].join());
	for (const bytes of caseFiles()) hash.update(bytes);
	for (const { topic, text } of TOPIC_EXAMPLES) hash.update(`${topic} ${text}\n`);
	for (const { topic, messages } of TALK_EXAMPLES) hash.update(`${topic} ${messages.join("\n")}\n\n`);
	return hash.digest("hex");
}
