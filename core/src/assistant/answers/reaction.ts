import { type ActiveId, isRetinoid } from "../../knowledge/actives.ts";
import { CAUTIONS, COURSES, STOP_RULES } from "../../knowledge/step-guidance.ts";
import { STEP_IDS, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { signWords } from "../../shelf/reactions.ts";
import { dateWords } from "../../skin/biology-clock.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext } from "../assistant-context.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import type { AnswerWriter } from "../writing/compose-answer.ts";
import { plainName } from "../writing/own-words.ts";
import { pickWording } from "../writing/wording.ts";
import { pauseShelf } from "./person/paused-now.ts";

const PURGE = /\bpurg\w*\b/;
const BREAKS_OUT = /\b(?:break|broke|breaks|breaking)\b(?: me)? ?outs?\b/;
const STRONG = /\b(?:burn\w*|raw|worse|damaged|sore|over ?exfoliat\w*|overdone|blister\w*)\b/;

/** What an ingredient does to be felt or seen. */
const FELT =
	/\b(?:tingl\w*|st[iu]ng\w*|burn\w*|itch\w*|peel\w*|flak\w*|prick\w*|red\w*|dry\w*|hurts?|painful)\b/;
/** Nothing has happened yet. */
const IF =
	/\b(?:what if|in case)\b|^(?:and |but |so )?(?:does|will|would|can|could) (?:it|that|this)\b|^(?:and |but )?if\b/;

function courseOf(id: ActiveId): (typeof COURSES)[keyof typeof COURSES] | undefined {
	const step = STEP_IDS.find(
		(one) => STEP_RULES[one].course !== null && STEP_RULES[one].actives.some((active) => active === id),
	);
	const course = step === undefined ? null : STEP_RULES[step].course;
	return course ? COURSES[course] : undefined;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

const MOST_TOLD = 3;

/** What the reaction log holds already; "" where it holds nothing that happened. */
function toldBefore({ told }: AssistantContext): string {
	const happened = (told?.reactions ?? []).filter(({ signs }) => signs.some((sign) => sign !== "none"));
	const lines = happened
		.slice(0, MOST_TOLD)
		.map(({ product, day, signs }) => `${signWords(signs)} after ${plainName(product)} on ${dateWords(day)}`);
	return lines.length === 0 ? "" : `Your log holds ${joinWords(lines)}.`;
}

/** Skin that stings, peels or breaks out after a product, where nothing urgent was said. */
export const answerReaction: AnswerWriter = (inquiry) => {
	const { text, slots } = inquiry.question;
	const stops = joinWords(
		Object.values(STOP_RULES)
			.slice(0, 3)
			.map((rule) => rule.text.charAt(0).toLowerCase() + rule.text.slice(1)),
	);
	const retinoid = slots.actives.some(({ id }) => isRetinoid(id));
	const [active] = slots.actives;
	const course = active === undefined || !FELT.test(text) ? undefined : courseOf(active.id);
	const opening = IF.test(text)
		? ""
		: pickWording(inquiry, [
				"That sounds uncomfortable.",
				"Sorry to hear it, that is no fun.",
				"Let us calm it down first.",
			]);
	const pause = PURGE.test(text) ? "" : pauseShelf(inquiry);
	const flare = `${CAUTIONS.early_flare.text} Where they stay worse after that, leave it out and ask a pharmacist or doctor.`;
	const first = BREAKS_OUT.test(text)
		? retinoid
			? flare
			: "When spots come after something new, leave that one out first. Keep to a mild cleanser, a light moisturizer and sunscreen for two weeks, and try it again only when skin is calm; if the spots come back with it, it does not suit you."
		: STRONG.test(text)
			? "Stop everything new today, and acids and retinoids altogether. Wash with lukewarm water or a mild cleanser, use a plain moisturizer without fragrance, and sunscreen in the morning, for two weeks or until it is calm."
			: pause !== "" && !IF.test(text)
				? "Do not push through: skin that stings, burns or peels with what it used to bear has had too much. Only a mild wash, a plain moisturizer and sunscreen for now."
				: active !== undefined && course !== undefined
					? `With ${active.words} this is normal: ${lowerFirst(course.normal)}. A burn is not. ${course.pause_if}. Over a moisturizer it is milder.`
					: "A light tingle in the first two weeks with an active ingredient is common; a burn is not. Leave the newest product out until skin is calm, keep to a mild cleanser, a plain moisturizer and sunscreen, then try it again on fewer nights.";
	return {
		paragraphs: [
			PURGE.test(text)
				? "With a retinoid or an exfoliating acid, spots that would have come anyway can show sooner in the first weeks. With anything else, new spots are not a purge but irritation or a product that does not suit you: leave it out."
				: `${opening} ${first}`.trim(),
			toldBefore(inquiry.context),
			pause,
			retinoid && pause === ""
				? "With a retinoid: fewer nights, a pea-sized amount on dry skin, moisturizer before and after."
				: "",
			`Stop for good at: ${stops}. If it swells, blisters, hurts or spreads, see a doctor today; with swelling of lips or trouble breathing, call your emergency number.`,
		],
		citations: [
			citeRule("rule.stop_rules", "Stop rules of treatments"),
			...citeSources(["retinoid_start_advice", "aad_test_products"]),
		],
	};
};
