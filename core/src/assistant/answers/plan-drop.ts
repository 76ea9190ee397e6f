import { isTreatment } from "../../knowledge/actives.ts";
import type { PlanSection } from "../../routine/care-plan.ts";
import { planSteps, stepKey } from "../../routine/plan-steps.ts";
import { droppableSteps } from "../../routine/shorten-plan.ts";
import { capitalize } from "../../skin/zone-words.ts";
import { citeActive, citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, noReport, pickWording } from "../writing/compose-answer.ts";
import { citePlanned, findSteps, nameStep } from "./plan/tell-steps.ts";

const MINIMUM = citeRule("rule.minimum_routine", "Routine rule, no step without a job");

const ONE_ONLY =
	/\b(?:(?:only|just) one|one (?:thing|step|product)(?: only| max)?|single (?:thing|step|product)|one one)\b/;

/** The one step that stays. */
function onlyOne(section: PlanSection | null): Draft {
	return {
		paragraphs: [
			section === "morning"
				? "One thing in the morning: sunscreen. Water is enough before it."
				: "One thing at night: the wash, so that sunscreen and the day come off. On an evening when even that fails, nothing is lost.",
		],
		citations: [MINIMUM],
	};
}

const TWO_ONLY = /\b(?:two|2) (?:steps?|things?|products?|minutes?)\b/;

/** The two steps that stay. */
function onlyTwo(section: PlanSection | null): Draft {
	return {
		paragraphs: [
			section === "night"
				? "Two at night: the wash and the moisturizer. A treatment then waits for a night with more time."
				: "Two in the morning: moisturizer and sunscreen, after a splash of lukewarm water in place of the cleanser. If your skin is oily, sunscreen alone may moisturize enough; it is the one to keep whatever happens.",
		],
		citations: [MINIMUM],
	};
}

/** One evening is too much already. */
const TIRED =
	/\b(?:tonight|this evening|it is \d{1,2} ?pm|bed)\b.*\b(?:minimum|least|get away|skip|drop|leave out)\b|\b(?:minimum|least|get away|skip|drop|leave out)\b.*\b(?:tonight|this evening|bed)\b|\b(?:so|too|dead|really|very) (?:tired|exhausted|knackered)\b|\bwrecked\b/;
const onlyTonight: Draft = {
	paragraphs: [
		"Tonight two things are enough: wash the day and the sunscreen off, then moisturizer. A treatment may wait for its next night; one missed evening undoes nothing, and nothing is doubled to catch up.",
	],
	citations: [MINIMUM],
};

/** Which steps may go, or whether the one that is asked about may. */
export const answerPlanDrop: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	const { slots } = inquiry.question;
	if (report === null) {
		if (slots.category === null) return noReport(inquiry, "which of your steps may go");
		return { paragraphs: [IN_GENERAL[slots.category]], citations: [MINIMUM] };
	}
	const plan = report.analysis.care_plan;
	const droppable = droppableSteps(plan);
	if (ONE_ONLY.test(inquiry.question.text)) return onlyOne(slots.section);
	if (TWO_ONLY.test(inquiry.question.text) && slots.category === null) return onlyTwo(slots.section);
	if (TIRED.test(inquiry.question.text) && slots.category === null && slots.actives.length === 0)
		return onlyTonight;
	const asked = findSteps(report, slots);
	if (asked.length > 0) {
		const told = asked.slice(0, 2).map((placed) => {
			const drop = droppable.find(
				({ step }) => step === stepKey({ section: placed.section, category: placed.key }),
			);
			const name = `the ${placed.section} ${placed.key.replace("_", " ")}`;
			if (drop) return `Yes, ${name} may go. ${drop.reason}`;
			return placed.step.actives.some(isTreatment)
				? `I would keep ${name}: it is a part that treats, and without it the rest only keeps skin calm. Left out for an evening nothing is lost, for weeks what it works on comes back or stays.`
				: `I would keep ${name}. ${placed.step.because}`;
		});
		return { paragraphs: told, citations: [...asked.slice(0, 2).flatMap(citePlanned), MINIMUM] };
	}
	const [active] = slots.actives;
	if (active !== undefined)
		return {
			paragraphs: [
				`Nothing is lost: your plan does without ${active.words}. A step is only there when it has a job on your skin.`,
			],
			citations: [MINIMUM, citeActive(active.id)],
		};
	if (slots.category !== null) {
		return {
			paragraphs: [`${IN_GENERAL[slots.category]} Your plan has none.`],
			citations: [MINIMUM],
		};
	}
	if (droppable.length === 0) {
		return {
			paragraphs: [
				"Your plan is as short as it can be: every step in it has a job of its own. On a tired evening, cleanser and moisturizer are enough; in the morning, sunscreen is the one to keep.",
			],
			citations: [MINIMUM],
		};
	}
	const steps = planSteps(plan);
	const lines = droppable.map(({ step, reason }) => {
		const placed = steps.find(({ section, key }) => stepKey({ section, category: key }) === step);
		return `- **${placed ? `${capitalize(nameStep(placed))}, ${placed.section}` : capitalize(step.replaceAll("_", " "))}:** ${reason}`;
	});
	return {
		paragraphs: [
			pickWording(inquiry, [
				"Happy to make it shorter. These may go:",
				"You lose little by leaving out:",
				"Fewer steps irritate less and cost less. These are the ones to drop:",
			]),
			lines.join("\n"),
			"Sunscreen in the morning and a wash at night are the two I would keep whatever happens.",
		],
		citations: [
			MINIMUM,
			...steps
				.filter(({ section, key }) =>
					droppable.some(({ step }) => step === stepKey({ section, category: key })),
				)
				.flatMap(citePlanned),
		],
	};
};

const IN_GENERAL = {
	cleanser: "In the morning lukewarm water is often enough; at night a wash takes off sunscreen and the day.",
	toner: "Nobody needs a toner: what it adds, a serum or moisturizer does as well.",
	serum: "A serum is optional. It is worth its place only for one ingredient that has a job on your skin.",
	eye_cream: "An eye cream is optional: your moisturizer may go around the eyes as well.",
	moisturizer: "Very oily skin can do without in the morning; at night, and beside any treatment, keep it.",
	sunscreen: "Sunscreen is the one I would not drop: it does more for marks and lines than anything else.",
	mask: "A mask is a pleasant extra and never needed.",
	exfoliant: "An exfoliant is optional, and skin that feels tight or stings does better without.",
} as const;
