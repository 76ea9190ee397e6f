import { ACTIVES, type ActiveId } from "../../knowledge/actives.ts";
import { isStepId, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { UNNAMED } from "../reading/check-in-use.ts";
import { citeActive, citeProduct } from "../writing/cite.ts";
import { productName } from "../writing/own-words.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { activeCautions } from "./person/active-cautions.ts";
import { citePlanned, nameStep } from "./plan/name-step.ts";
import { answerUnknown } from "./unknown.ts";

/** Which steps of the plan, their products and products of the person's own have an ingredient. */
export const answerHeld: AnswerWriter = (inquiry) => {
	const [asked] = [...inquiry.question.slots.actives, ...inquiry.question.slots.excluded];
	if (asked === undefined) return answerUnknown(inquiry);
	const { report, in_use } = inquiry.context;
	const { id, words } = asked;
	const steps = (report === null ? [] : planSteps(report.analysis.care_plan)).filter(({ step }) =>
		step.actives.some((one) => one === id),
	);
	const prefers =
		steps.length > 0 || report === null
			? []
			: planSteps(report.analysis.care_plan).filter(({ step: { step_id } }) => isLookedFor(step_id, id));
	const own = in_use.filter(({ product }) => product?.actives.includes(id) === true);
	const said = [
		...(steps.length > 0
			? [`in your plan ${joinWords(steps.map((placed) => `the ${nameStep(placed)} (${placed.section})`))}`]
			: []),
		...(own.length > 0
			? [`of what you use ${joinWords(own.map((one) => productName(one) ?? UNNAMED))}`]
			: []),
	];
	const cautions = activeCautions(inquiry.context, [id]);
	const none =
		report === null && in_use.length === 0
			? `I cannot tell: I know no plan and no product of yours yet. Add what you use to your care plan, and I see where ${words} is in it.`
			: `None: no step of your plan is there for ${words}, and no product you told me of lists it.`;
	return {
		paragraphs: [
			said.length > 0 ? `With ${ACTIVES[id].name}: ${said.join(", and ")}.` : none,
			said.length > 0
				? ""
				: prefers.length > 0
					? `${capitalize(words)} ${words.endsWith("s") ? "are" : "is"} among what I look for in ${joinWords([...new Set(prefers.map((placed) => `the ${nameStep(placed)}`))])}, so the picks there may list it; the pack decides.`
					: "A product may have it all the same; the ingredient list on its pack decides.",
			said.length > 0 ? cautions.text : "",
		],
		citations: [
			citeActive(id),
			...steps.slice(0, 2).flatMap(citePlanned),
			...own.slice(0, 2).map((one) => citeProduct({ id: one.id, name: productName(one) ?? UNNAMED })),
		],
	};
};

/** A product for that step fits better with the ingredient in it. */
function isLookedFor(step: string | undefined, id: ActiveId): boolean {
	return step !== undefined && isStepId(step) && STEP_RULES[step].product.prefers.includes(id);
}
