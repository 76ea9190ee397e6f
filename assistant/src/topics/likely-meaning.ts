import { offerOf } from "./offers.ts";
import type { TopicId } from "./topic-examples.ts";
import type { RankedTopic } from "./topic-layer.ts";

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
