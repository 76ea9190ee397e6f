import type { Understood } from "@dewlight/core/assistant/question.ts";
import { isAnswerable, type Said } from "./is-answerable.ts";
import { isNamed } from "./named-in-message.ts";
import type { ReadMessage } from "./read-messages.ts";
import { asIntent, TALK, type TopicId } from "./topics.ts";

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
export function isRisky(topic: TopicId): boolean {
	return RISKY.has(topic);
}

export const RISKY: ReadonlySet<TopicId> = new Set<TopicId>([
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
