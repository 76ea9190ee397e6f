import { ACTIVES, type ActiveId } from "../../knowledge/actives.ts";
import { isStepId, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import { dateWords } from "../../skin/biology-clock.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { checkInUse, ownMeant, UNNAMED } from "../reading/own-products.ts";
import { isSmall } from "../reading/read-frame.ts";
import { citeActive, citeProduct, citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, EVIDENCE_WORDS, pickWording } from "../writing/compose-answer.ts";
import { plainName, productName } from "../writing/say-names.ts";
import { answerUnknown } from "./not-understood.ts";
import { activeCautions } from "./person/cautions.ts";
import { citePlanned, nameStep } from "./plan/tell-steps.ts";
import { describeProduct } from "./product/describe-product.ts";
import { chooseOfShelf } from "./shelf-questions.ts";

const MOST_WARNINGS = 3;
const WHERE = /_/g;

/** What the person uses, and what the rules say about it. */
export const answerInUse: AnswerWriter = (inquiry) => {
	const { in_use } = inquiry.context;
	if (in_use.length === 0) {
		return {
			paragraphs: [
				"You have not told me any product you use yet. Add them to the steps of your care plan, by name or by pasting the ingredient list, and I check how they go together.",
				"You can also ask me about two ingredients right away, for example whether retinol and vitamin C go together.",
			],
			quiet: true,
		};
	}
	const choice = chooseOfShelf(inquiry);
	if (choice !== null) return choice;
	const { category } = inquiry.question.slots;
	const own = ownMeant(inquiry.question.text, in_use);
	const meant = own.length > 0 ? own : in_use.filter((one) => category === null || one.category === category);
	if (category !== null && meant.length === 0) {
		return {
			paragraphs: [
				`You have not told me which ${category.replace("_", " ")} you use. Add it to its step in your care plan, by name or with its ingredient list, and I check it.`,
			],
			quiet: true,
		};
	}
	const ids = meant.map(({ id }) => id);
	const warnings = checkInUse(inquiry.context).filter(
		({ product_ids }) =>
			(category === null && own.length === 0) || product_ids.some((id) => ids.includes(id)),
	);
	const urgent = warnings.filter(({ level }) => level !== "myth");
	const list = meant
		.slice(0, 8)
		.map((one) => `- ${productName(one) ?? UNNAMED}, ${one.step.replace(WHERE, " ").slice(0, 30)}`);
	const told = urgent.slice(0, MOST_WARNINGS);
	return {
		paragraphs: [
			own.length === 1 && own[0]?.product
				? describeProduct(own[0].product, inquiry)
				: `You use:\n\n${list.join("\n")}`,
			told.length === 0
				? pickWording(inquiry, [
						"Nothing in it works against anything else that I can see.",
						"I find no clash among these. Keep going.",
					])
				: `${told.length === 1 ? "One thing" : "What"} I would look at:\n\n${told
						.map(
							({ title, why, fix, grade }) =>
								`- **${capitalize(plainName(title))}.** ${plainText(why)} ${plainText(fix)}${gradeWords(grade)}`,
						)
						.join("\n")}`,
			urgent.length > told.length ? "There is more on your care plan page." : "",
		],
		citations: [
			...told.map(({ rule_id, title }) => citeRule(rule_id, plainName(title))),
			...meant.slice(0, 3).map((one) => citeProduct({ id: one.id, name: productName(one) ?? UNNAMED })),
		],
	};
};

function gradeWords(grade: string): string {
	return grade === "A" || grade === "B" || grade === "C" ? ` (${EVIDENCE_WORDS[grade]})` : "";
}

function plainText(text: string): string {
	return text.replace(/[<>[\]`*]/g, "");
}

/** "The pixi one": a product told apart by its brand. */
const THE_ONE = /^(?:(?:no|i mean|sorry|ok|well) )*(?:the|my) ([a-z]{3,}) one$/;

/** Words that tell one thing from another and are no brand. */
const OF_ANY_KIND =
	/^(?:red|blue|green|pink|white|black|purple|yellow|orange|brown|clear|big|small|little|large|new|old|gentle|mild|soft|weak|cheap\w*|expensive|pricey|good|bad|best|worst|right|wrong|wet|dry|oily|thick\w*|light\w*|rich\w*|heavy|korean|french|first|second|third|last|top|bottom|real|normal|usual|own)$/;

/** A product of a brand that is not among what somebody told; null for everything else. */
export function strangeOne({ question, history, context: { in_use, shown } }: Inquiry): Draft | null {
	const brand = THE_ONE.exec(question.text)?.[1];
	const { actives, ordinal, section, cheaper } = question.slots;
	if (brand === undefined || in_use.length === 0 || shown.length > 0 || history.length === 0) return null;
	if (actives.length > 0 || ordinal !== null || section !== null || cheaper) return null;
	const known = in_use.some(({ name }) => name.toLowerCase().includes(brand));
	if (known || isSmall(brand) || OF_ANY_KIND.test(brand)) return null;
	const names = joinWords(in_use.slice(0, MOST_WARNINGS).map((one) => productName(one) ?? UNNAMED));
	return {
		paragraphs: [
			`A ${capitalize(brand)} product is not among what you told me you use (${names}), so I cannot say whether it is ok for you yet.`,
			"Paste its ingredient list here and I read it at once, or add it to its step in your care plan, and I check it beside the others.",
		],
		quiet: true,
	};
}

const SINCE_WHEN =
	/\b(?:when (?:did i (?:\w+ )?(?:start|begin|add|open|buy|get|switch)|i (?:\w+ )?(?:started|began))|how long have i (?:been|had|used)|since when (?:do|have) i|what (?:day|date) did i (?:start|begin|open|buy|get|add))\b/;

/** The day a product was marked as in use, as far as it is known; null where nobody asks for it. */
export function sinceWhen({ question: { text, slots }, context: { in_use } }: Inquiry): Draft | null {
	if (!SINCE_WHEN.test(text)) return null;
	const meant = in_use.filter(
		({ product, category }) =>
			slots.actives.some(({ id }) => product?.actives.includes(id)) || category === slots.category,
	);
	const dated = (meant.length > 0 ? meant : in_use).flatMap((one) => {
		const date = one.since === undefined ? null : dateWords(one.since);
		return date === null ? [] : [`- ${productName(one) ?? UNNAMED}: ${date}`];
	});
	if (dated.length > 0) {
		return {
			paragraphs: [
				`You marked as yours:\n\n${dated.slice(0, 5).join("\n")}`,
				"If you used it before that day, count from then.",
			],
			quiet: true,
		};
	}
	const names = in_use.slice(0, 5).map((one) => productName(one) ?? UNNAMED);
	return {
		paragraphs: [
			`I do not keep the day you began with a product, so I cannot tell.${names.length > 0 ? ` What I know is that you use ${joinWords(names)}.` : ""}`,
			"Where you are unsure, go on at the pace of the first weeks in your plan; skin forgives a slow start.",
		],
		quiet: true,
	};
}

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
