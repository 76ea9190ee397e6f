import type { Intent } from "@dewlight/core/assistant/question.ts";
import type { TopicId } from "./topic-examples.ts";

/** What is said beside a question and asks nothing. */
export const TALK: ReadonlySet<TopicId> = new Set([
	"greeting",
	"thanks",
	"small_talk",
	"abuse",
	"off_topic",
	"help",
]);
/** What has to do with neither skin nor products. */
export const ASIDE: ReadonlySet<TopicId> = new Set([
	...TALK,
	"injection",
	"about_data",
	"about_deleting",
	"about_limits",
	"about_billing",
	"about_guide",
]);

export function asIntent(topic: TopicId): { intent: Intent; known: string | null } {
	if (topic.startsWith("question.")) return { intent: "known_question", known: topic };
	return { intent: topic === "other_product" ? "find_product" : (topic as Intent), known: null };
}
