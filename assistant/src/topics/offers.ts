import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import type { RankedTopic } from "./topic-layer.ts";
import type { TopicId } from "./topics.ts";

/** A question that stands for its topic where somebody is asked what they meant. */
const OFFERS: Partial<Record<TopicId, string>> = {
	about_photo: "What happens with my photo?",
	about_data: "What do you keep about me?",
	about_deleting: "How do I delete my data?",
	about_limits: "What does my plan include?",
	about_billing: "Something is wrong with a payment",
	about_money: "Does anybody pay for your picks?",
	about_guide: "Who is answering me here?",
	about_scores: "Why is there no overall score?",
	about_measuring: "How is my skin measured?",
	about_me: "What do you know about me?",
	report: "What does my report say?",
	report_unmeasured: "What could not be measured?",
	report_sureness: "How sure are you about my report?",
	progress: "What changed since my last scan?",
	results_when: "When do I see results?",
	plan: "What is my routine?",
	tonight: "What do I do tonight?",
	plan_changes: "What changed in my plan?",
	plan_why: "Why is each step in my plan?",
	plan_drop: "Which steps could I leave out?",
	routine_check: "What is wrong with my routine?",
	find_product: "Find me a product that fits my skin",
	other_product: "Find me a product that fits my skin",
	combine: "Which ingredients do not go together?",
	concern_advice: "What helps with what my report shows?",
	reaction: "A product stings, what do I do?",
	pregnancy: "What is safe in pregnancy?",
	minor: "What does young skin need?",
	in_use: "Which products do I use?",
	held: "Which of my steps has a certain ingredient?",
	instead: "What could I use in place of an ingredient?",
	ingredient: "What is a certain ingredient good for?",
	how_to_use: "How do I use the steps of my plan?",
	help: "What can you do?",
};

/** Null for a topic that no single question stands for, such as small talk. */
export function offerOf(topic: TopicId): string | null {
	return OFFERS[topic] ?? KNOWN_QUESTIONS.find(({ id }) => id === topic)?.label ?? null;
}

/** Nobody is told on a guess what to do with skin that suffers, a medicine or a child. */
const OF_HEALTH: ReadonlySet<TopicId> = new Set<TopicId>([
	"reaction",
	"pregnancy",
	"minor",
	"concern_advice",
	"question.dermatologist",
	"question.emergency_signs",
	"question.steroid_cream",
	"question.isotretinoin_care",
	"question.tretinoin_prescription",
	"question.acne_medicines",
	"question.cancer_care",
]);
const LEAST = 0.12;
/** Nothing else comes near. */
const LEAST_ALONE = 0.1;
const FAR_AHEAD = 2;

/**
 * What a message that nothing is sure of most likely asks, with the question it stands for: an answer that says so is read
 * faster than a choice is made. `possible` is the likeliest first; `may` leaves topics out.
 */
export function likelyMeaning(
	possible: readonly RankedTopic[],
	may: (one: RankedTopic) => boolean,
): { topic: TopicId; label: string } | null {
	const likely = possible.find(may);
	if (likely === undefined || OF_HEALTH.has(likely.topic)) return null;
	const next = possible.find((one) => one !== likely)?.chance ?? 0;
	const least = likely.chance >= FAR_AHEAD * next ? LEAST_ALONE : LEAST;
	const label = offerOf(likely.topic);
	return likely.chance < least || label === null ? null : { topic: likely.topic, label };
}
