import { stepsFor } from "../../knowledge/care-choices.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import { CONCERNS, type Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import { citeActive, citeRule, citeSources } from "../writing/cite.ts";
import { concernModule } from "../writing/concern-module.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** How long until a product or a routine can be judged. */
export const answerResultsWhen: AnswerWriter = (inquiry) => {
	const { actives } = inquiry.question.slots;
	const concerns = concernsMeant(inquiry);
	const judged = concerns.flatMap((concern) => {
		const weeks = WEEKS_TO_JUDGE[concern];
		return weeks === undefined ? [] : [{ concern, weeks }];
	});
	const quick = concerns.length > 0 && judged.length === 0;
	const lines = (judged.length > 0 ? judged : all()).map(
		({ concern, weeks }) => `- ${capitalize(CONCERN_WORDS[concern])}: about ${weeks} weeks`,
	);
	const opening = pickWording(inquiry, [
		"Skin is slow, and judging too early is the most common way to give up on what works.",
		"Longer than the label suggests. These are fair times to give it:",
		"Give it time before you judge:",
	]);
	return {
		paragraphs: [
			quick
				? `${capitalize(CONCERN_WORDS[concerns[0] ?? "dryness"])} can change within days, so two or three weeks of steady use tell you enough.`
				: `${opening}\n\n${lines.join("\n")}`,
			"Change one thing at a time, keep sunscreen on, and compare photos taken in the same light. If it gets clearly worse, or nothing has moved by then, a dermatologist is the next step.",
		],
		citations: [
			citeRule("rule.weeks_to_judge", "Weeks before a routine can be judged"),
			...actives.slice(0, 2).map(({ id }) => citeActive(id)),
			...citeSources(["acne_routine_advice"]),
		],
	};
};

function all(): { concern: Concern; weeks: number }[] {
	return CONCERNS.flatMap((concern) => {
		const weeks = WEEKS_TO_JUDGE[concern];
		return weeks === undefined ? [] : [{ concern, weeks }];
	});
}

/** Those named; otherwise those an ingredient is used for. */
function concernsMeant({ question: { slots } }: Inquiry): readonly Concern[] {
	if (slots.concerns.length > 0) return slots.concerns;
	const ids = slots.actives.map(({ id }) => id);
	return CONCERNS.filter((concern) =>
		stepsFor(concernModule(concern)).some((step) => STEP_RULES[step].actives.some((id) => ids.includes(id))),
	);
}
