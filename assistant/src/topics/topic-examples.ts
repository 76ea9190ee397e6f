import { ABOUT_EXAMPLES } from "./examples/about.ts";
import { KNOWN_EVERYDAY_EXAMPLES } from "./examples/known-everyday.ts";
import { KNOWN_FACT_EXAMPLES } from "./examples/known-facts.ts";
import { PLAN_EXAMPLES } from "./examples/plan.ts";
import { PRODUCT_EXAMPLES } from "./examples/products.ts";
import { REPORT_EXAMPLES } from "./examples/report.ts";
import { SKIN_EXAMPLES } from "./examples/skin.ts";
import { TALK_EXAMPLES } from "./examples/talk.ts";

const BY_TOPIC = {
	...ABOUT_EXAMPLES,
	...TALK_EXAMPLES,
	...REPORT_EXAMPLES,
	...PLAN_EXAMPLES,
	...PRODUCT_EXAMPLES,
	...SKIN_EXAMPLES,
	...KNOWN_EVERYDAY_EXAMPLES,
	...KNOWN_FACT_EXAMPLES,
} as const;

/** What people ask about: an intent of the guide, or a row of the tables of known questions by its id. */
export type TopicId = keyof typeof BY_TOPIC;

export const TOPIC_IDS = Object.keys(BY_TOPIC) as readonly TopicId[];

/** A sentence of somebody who asks about a topic. */
export interface TopicExample {
	topic: TopicId;
	text: string;
}

export const TOPIC_EXAMPLES: readonly TopicExample[] = TOPIC_IDS.flatMap((topic) =>
	BY_TOPIC[topic]
		.trim()
		.split("\n")
		.map((line) => ({ topic, text: line.trim() })),
);
