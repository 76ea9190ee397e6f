import type { Understood } from "@dewlight/core/assistant/question.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import { isAnswerable, type Said } from "./is-answerable.ts";
import { isNamed } from "./named-in-message.ts";
import type { ReadMessage } from "./read-messages.ts";
import type { RankedTopic } from "./topic-layer.ts";
import { asIntent, TALK, type TopicId } from "./topics.ts";

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

/** So likely, a topic is taken where nothing else comes near. */
export const SURE = 0.35;
/** A topic about a thing that the message names is taken earlier. */
export const NEARLY = 0.2;

/** Two sentences that ask for different things, each of them plainly; skin that suffers asks without a question. */
export function twoQuestions(said: Said, { sentences }: ReadMessage): Understood | null {
	const asked = sentences.flatMap(({ text, ranked, asks, part }) => {
		const [first] = ranked;
		if (first === undefined || TALK.has(first.topic) || saysTooLittle(text, first.topic)) return [];
		const suffers = first.topic === "reaction" && !SPARED.test(text);
		const least = part ? (isNamed(first.topic, said.question) ? NEARLY : SURE_OF_PART) : SURE_OF_TWO;
		if (first.chance < (suffers ? Math.min(SURE, least) : least) || !(asks || suffers)) return [];
		// Skin that perhaps suffers is told of behind what is plainly asked.
		const told = suffers && !asks && first.chance < SURE_OF_TWO;
		return isAnswerable(first.topic, said, first.chance) ? [{ text, topic: first.topic, told }] : [];
	});
	const [opens, ...rest] = [...asked.filter(({ told }) => !told), ...asked.filter(({ told }) => told)];
	const other = rest.find(({ topic }) => topic !== opens?.topic);
	if (opens === undefined || other === undefined) return null;
	// How long the evening's steps take is no question of weeks.
	if (OF_DAY.has(opens.topic) && other.topic === "results_when") return null;
	const [first, second] =
		isRisky(other.topic) && !other.told && !isRisky(opens.topic) ? [other, opens] : [opens, other];
	return {
		...asIntent(first.topic),
		offers: [],
		first: first.text,
		also: { message: second.text, ...asIntent(second.topic) },
	};
}

/** Who may be harmed is told of first, whatever is asked before it. */
function isRisky(topic: TopicId): boolean {
	return RISKY.has(topic);
}

const RISKY: ReadonlySet<TopicId> = new Set<TopicId>([
	"reaction",
	"pregnancy",
	"minor",
	"question.baby_skin",
	"question.baby_contact",
	"question.medicine_dose",
	"question.others_medicine",
	"question.sun_medicines",
	"question.emergency_signs",
	"question.known_allergy",
	"question.aspirin",
	"question.isotretinoin_care",
	"question.steroid_cream",
	"question.cancer_care",
	"question.dermatologist",
	"question.app_login_known",
]);

/** "Keep going?", "so less?": a question of its own only where it leans on what is named beside it. */
function saysTooLittle(text: string, topic: TopicId): boolean {
	return text.split(/\s+/).length < FEWEST_WORDS && !LEANS_BESIDE.has(topic);
}

const FEWEST_WORDS = 3;
const LEANS_BESIDE: ReadonlySet<TopicId> = new Set<TopicId>(["how_to_use", "results_when", "combine"]);
const OF_DAY: ReadonlySet<TopicId> = new Set<TopicId>(["plan", "tonight"]);
/** "My skin never burns" suffers nothing. */
const SPARED =
	/\b(?:never|not|no longer|does ?n.?t|do ?n.?t|is ?n.?t|without|no) (?:\w+ )?(?:burn\w*|sting\w*|itch\w*|peel\w*|hurt\w*|red|sore)\b/i;
const SURE_OF_TWO = 0.6;
/** A sentence that was plainly cut between two questions. */
const SURE_OF_PART = 0.4;
