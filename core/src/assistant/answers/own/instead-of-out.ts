import { ACTIVES } from "../../../knowledge/actives.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { answerInstead } from "../instead.ts";
import { pausedNow, treatmentsIn } from "../person/paused-now.ts";

const IN_PLACE = /\b(?:instead|in (?:its|their|that) place|replace (?:it|that|them))\b/;

/** "What goes there instead?" of the product that is out for them: what does its job; null where none is, or one is named. */
export function insteadOfOut(inquiry: Inquiry): Draft | null {
	const { question } = inquiry;
	const { actives, excluded } = question.slots;
	if (!IN_PLACE.test(question.text) || actives.length + excluded.length > 0) return null;
	const out = pausedNow(inquiry).find(({ verdict }) => verdict === "out");
	const [id] = out === undefined ? [] : treatmentsIn(out.one);
	if (out === undefined || id === undefined) return null;
	const draft = answerInstead({
		...inquiry,
		question: {
			...question,
			intent: "instead",
			slots: { ...question.slots, actives: [{ id, words: `${out.name} (${ACTIVES[id].name})` }] },
		},
	});
	return { ...draft, minded: true };
}
