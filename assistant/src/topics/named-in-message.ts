import type { Question } from "@dewlight/core/assistant/question.ts";
import type { TopicId } from "./topic-examples.ts";

const BESIDE = /\b(?:mix\w*|with|over|under|together|on top|same (?:time|night))\b/;
const TODAY = /\b(?:tonight|today|this (?:morning|evening|night))\b/;
const SKIPS = /\b(?:skip|drop|leave (?:\w+ ){0,3}out|without|do away|omit)\b/;
const DOCTOR =
	/\b(?:see|need|visit|go(?:ing)? to|worth|show|call|book)\b.{0,16}\b(?:doctors?|derms?|dermatologists?|gp)\b/;
const WANTS_ONE = /\b(?:any|one|something) (?:that|which|with|without|for)\b|\b(?:recommend|suggest)\b/;

/** The message names what the topic is about. */
export function isNamed(topic: TopicId, { slots: { actives, concerns, category }, text }: Question): boolean {
	switch (topic) {
		case "ingredient":
		case "how_to_use":
			return actives.length > 0;
		case "combine":
			return actives.length > 1 || (actives.length === 1 && category !== null && BESIDE.test(text));
		case "concern_advice":
			return concerns.length > 0;
		case "tonight":
			return actives.length > 0 && TODAY.test(text);
		case "plan_drop":
			return category !== null && SKIPS.test(text);
		case "question.dermatologist":
			return DOCTOR.test(text);
		case "find_product":
			return category !== null && WANTS_ONE.test(text);
		default:
			return false;
	}
}
