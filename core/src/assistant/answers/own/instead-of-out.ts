import { ACTIVES } from "../../../knowledge/actives.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { answerInstead } from "../instead.ts";
import { pausedNow, treatmentsIn } from "../person/paused-now.ts";

const IN_PLACE =
	/\b(?:instead|in (?:its|their|that) place|replace (?:it|that|them)|swap(?:ped)? (?:in|it|that|out)|swap for (?:it|that|my))\b/;

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
	const expecting = (inquiry.context.person.preferences.pregnancy ?? "no") !== "no";
	if (!expecting) return { ...draft, minded: true };
	return {
		...draft,
		paragraphs: draft.paragraphs.map((part) =>
			part.startsWith("One of them is enough") ? "One of them is enough. With azelaic acid:" : part,
		),
		search: { product_intent: "Serum with azelaic acid", category: "serum" },
		minded: true,
	};
}

const ALL_THE_SAME =
	/\b(?:can|could|may|cant|is it ok|is it fine|alright|allowed|still|just)\b.*\b(?:once|twice|two times|three times|\d ?x|every other|now and then|a (?:tiny|little|wee) (?:bit|amount)|pea|low(?:er)? (?:dose|strength)|weak(?:er)?|only (?:at|on)|thin layer|on top)\b|\b(?:encapsulated|microencapsulated|slow release|time release|buffered|low dose|top layer|stays on the surface)\b/;

/** "Can I still use it twice a week, it is encapsulated": of a product that is out, less of it is out too. */
export function lessOfOut(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const { actives, excluded } = question.slots;
	if ((context.person.preferences.pregnancy ?? "no") === "no" || !ALL_THE_SAME.test(question.text))
		return null;
	const out = pausedNow(inquiry).find(({ verdict }) => verdict === "out");
	const treatments: readonly string[] = out === undefined ? [] : treatmentsIn(out.one);
	const named = [...actives, ...excluded];
	if (out === undefined || named.some(({ id }) => !treatments.includes(id))) return null;
	return {
		paragraphs: [
			`No, not ${out.name}, also not weaker, seldom, in capsules or in a certain month: it is out because ${out.why}.`,
			"How much gets through the skin is little, so what you have used is no reason for fear. Azelaic acid, vitamin C or a plain moisturizer can take its place; show your midwife or doctor what you use.",
		],
		citations:
			out.rule_id === null
				? []
				: [citeRule(out.rule_id, "Rule for your shelf"), citeProduct({ id: out.one.id, name: out.name })],
		minded: true,
	};
}

const THE_ONE_OUT =
	/\bthe other one\b|\b(?:you|u|the app|it) (?:got|told|made|had|asked|want\w*) me to (?:stop|leave|drop|skip|set)\b|\bi (?:had|have) to (?:stop|leave (?:off|out))\b/;

/** "And the other one, that I had to stop?": what a pregnancy rules out of theirs stays out, by its name. */
export function otherOneOut(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const { actives, excluded } = question.slots;
	if ((context.person.preferences.pregnancy ?? "no") === "no" || !THE_ONE_OUT.test(question.text))
		return null;
	const out = pausedNow(inquiry).find(({ verdict }) => verdict === "out");
	if (out === undefined || actives.length + excluded.length > 0) return null;
	return {
		paragraphs: [
			`If you mean ${out.name}: no, it stays out, because ${out.why}. What you have used until now is no reason for fear.`,
			"It can come back when that is over, and not while you breastfeed; ask your midwife or doctor before.",
		],
		citations: [
			...(out.rule_id === null ? [] : [citeRule(out.rule_id, "Rule for your shelf")]),
			citeProduct({ id: out.one.id, name: out.name }),
		],
		minded: true,
	};
}
