import { ACTIVES, isActiveId } from "../../../knowledge/actives.ts";
import { pairing } from "../../../knowledge/pairing.ts";
import { planSteps } from "../../../routine/plan-steps.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { citeActive, citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { activeCautions } from "../person/cautions.ts";
import { pausedNow, pauseWords, treatmentsIn } from "../person/paused-now.ts";

const WITH_MINE =
	/\b(?:get along|goes?|works?|fits?|ok|okay|fine|safe|mix\w*|layer\w*|clash\w*|play nice|combine\w*|use it|compatible)\b(?: \w+){0,4} (?:with|beside|alongside|next to) (?:(?:the )?(?:rest|stuff|things|products?|ones?|everything|all|what)(?: \w+){0,3} (?:i|i already|i now) (?:have|use|own|got)|(?:the rest of )?my (?:other |own |current |existing )?(?:products?|stuff|shelf|routine|things|skin ?care))\b/;

/** Whether something new goes with what they have: each pair by its rule; null where nobody asks or several things are named. */
export function newBesideShelf(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const [named, second] = question.slots.actives;
	if (named === undefined || second !== undefined || !WITH_MINE.test(question.text)) return null;
	const owned = context.in_use.flatMap((one) => treatmentsIn(one).map((id) => ({ id, of: one.id })));
	const planned =
		context.report === null
			? []
			: planSteps(context.report.analysis.care_plan).flatMap(({ step }) => step.actives.filter(isActiveId));
	const others = [...new Set([...owned.map(({ id }) => id), ...planned])].filter((id) => id !== named.id);
	const rules = others.flatMap((id) => {
		const pair = pairing(named.id, id);
		return pair === null || pair.rule.level === "allow" || pair.rule.myth ? [] : [{ id, rule: pair.rule }];
	});
	const doubled = owned.some(({ id }) => id === named.id);
	const cautions = activeCautions(context, [named.id]);
	const from = context.in_use.length > 0 ? "what is on your shelf" : "what your plan holds";
	return {
		paragraphs: [
			rules.length === 0
				? `Yes: ${named.words} goes with ${others.length === 0 && owned.length === 0 ? "a mild wash, moisturizer and sunscreen" : from}.`
				: `With most of it yes; mind ${joinWords(rules.map(({ id }) => ACTIVES[id].name))}. ${rules.map(({ rule }) => rule.why).join(" ")}`,
			doubled
				? `You have ${named.words} already: a second one adds little, so use one of them.`
				: "Begin with nothing else new beside it for two weeks, so that you know what skin says to it.",
			cautions.text,
		],
		citations: [
			citeActive(named.id),
			...rules.map(({ rule }) => citeRule(rule.id, "Pair rule")),
			...cautions.citations,
		],
		minded: cautions.text !== "",
	};
}

const OF_MINE =
	/\b(?:on|in|of|from) my (?:own |current )?(?:shelf|products?|routine|stuff|bathroom|cabinet)\b|\b(?:something|anything|what|one of the things) i (?:use|have|own|put on)\b/;
const BLAMES =
	/\b(?:making|makes|caus\w*|to blame|behind|because of|giving|gives|reason|responsible|fault|drying|irritat\w*)\b/;
const SUFFERS =
	/\b(?:tight|dry|dryer|drier|flak\w*|peel\w*|red|redness|sting\w*|burn\w*|itch\w*|sore|irritat\w*|break\w*|spots?|bumps?|rash|shiny|oily)\b/;

/** Which of theirs may be what skin suffers from, and how to find out; null where nobody asks. */
export function blamedShelf(inquiry: Inquiry): Draft | null {
	const { text } = inquiry.question;
	if (!OF_MINE.test(text) || !BLAMES.test(text) || !SUFFERS.test(text)) return null;
	const { in_use } = inquiry.context;
	if (in_use.length === 0)
		return {
			paragraphs: [
				"Your shelf is empty here, so I cannot name one. What dries and stings most often: a foaming wash or soap, an acid, a retinoid, alcohol high up in a list, and scent.",
				"Leave all of that out for two weeks, keep a mild wash, a plain cream on damp skin and sunscreen, and bring things back one at a time, two weeks apart. Add them to your shelf, and I can say which comes first.",
			],
			quiet: true,
		};
	const verdicts = pausedNow(inquiry, true);
	const likely = verdicts
		.filter(({ verdict }) => verdict !== "stays")
		.toSorted((a, b) => b.strength - a.strength);
	return {
		paragraphs: [
			likely.length === 0
				? "None of what is on your shelf is known to do that by its list. A foaming wash, hot water or scent are the next to look at."
				: `Likeliest: ${joinWords(likely.map(({ name }) => `**${name}**`))}. ${capitalize(likely[0]?.why ?? "")}.`,
			pauseWords(verdicts) ||
				"Leave out the newest for two weeks, with a mild wash, a plain cream and sunscreen; if skin calms, that was it.",
			"Skin that stays sore, swells or weeps is for a doctor.",
		],
		citations: likely.map(({ one, name }) => citeProduct({ id: one.id, name })),
		minded: true,
	};
}
