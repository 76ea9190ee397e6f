import { ACTIVES, isTreatment } from "../../knowledge/actives.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { checkInUse, UNNAMED } from "../reading/own-products.ts";
import { CATEGORY_SAID, readActives } from "../reading/read-slots.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { plainName, productName } from "../writing/say-names.ts";
import { answerInUse } from "./in-use.ts";
import { isRed, pausedNow, pauseWords, treatmentsIn } from "./person/paused-now.ts";
import { answerOfShelf, chooseOfShelf } from "./shelf-questions.ts";

const MOST = 3;
const MARKUP = /[<>[\]`*]/g;

/** Nothing is known of the shelf: what the report and the plan say instead, and what goes wrong most often. */
function withoutShelf(inquiry: Inquiry): Draft {
	const layers = layersNamed(inquiry);
	if (layers !== null) return layers;
	const { report } = inquiry.context;
	const tell =
		"Tell me the products, here or by adding them to the steps of your care plan, and I check each against the others and against you.";
	if (report === null)
		return { paragraphs: [`You have not told me any product you use yet. ${tell}`, USUAL], quiet: true };
	const { skin_sensitivity: sensitivity, care_plan } = report.analysis;
	const [note] = care_plan.notes ?? [];
	return {
		paragraphs: [
			`You have not told me any product you use yet, so I go by your report: sensitivity ${sensitivity.toLowerCase()}. ${note?.text ?? ""}`.trim(),
			USUAL,
			tell,
		],
		citations: [
			citeRule("report.sensitivity", "Sensitivity in your report"),
			...(note ? [citeRule(note.rule_id, "A note in your plan")] : []),
		],
	};
}

/** "Aloe gel, then cream, then sunscreen: too much?": what is named is judged, shelf or not. */
function layersNamed({ question: { text } }: Inquiry): Draft | null {
	const kinds = CATEGORY_SAID.filter(([, said]) => said.test(text)).map(([category]) => category);
	const { named } = readActives(text);
	const treats = [...new Set(named.map(({ id }) => id))].filter(isTreatment);
	if (kinds.length < 2 || !LAYERS.test(text) || treats.length > 1) return null;
	const order = ["cleanser", "toner", "serum", "moisturizer", "sunscreen"].filter((one) =>
		kinds.some((kind) => kind === one),
	);
	return {
		paragraphs: [
			`No, that is not too much: layers add up only where several of them treat, and ${treats.length === 0 ? "none of these does" : "one of these does"}. Thin before thick${order.length > 1 ? `, so ${joinWords(order).replace(" and ", ", then ")}` : ""}.`,
			"Where it rolls off or feels heavy, use less of each and let one dry before the next; the full amount of sunscreen stays.",
		],
		citations: [citeRule("question.order", "Order of products")],
	};
}

const LAYERS = /\b(?:too (?:much|many)|then|layers?|all of (?:it|them)|ok|overkill|heavy)\b/;

const USUAL =
	"If I could name one thing to stop for most faces, it is doing too much: scrubbing, several acids or a retinoid and an acid on one night. Mild cleanser, moisturizer and sunscreen come first.";

/** What is wrong with what somebody uses, the most urgent first, and what to do about it. */
export const answerRoutineCheck: AnswerWriter = (inquiry) => {
	const { in_use } = inquiry.context;
	const asked = chooseOfShelf(inquiry) ?? answerOfShelf(inquiry);
	if (asked !== null) return asked;
	const warnings = checkInUse(inquiry.context).filter(({ level }) => level !== "myth");
	if (in_use.length === 0) return withoutShelf(inquiry);
	if (warnings.length === 0 || inquiry.question.slots.category !== null) return answerInUse(inquiry);
	const much = tooMuch(inquiry);
	if (much !== null) return much;
	const told = warnings.slice(0, MOST);
	const more = warnings.length - told.length;
	const names = in_use.slice(0, 8).map((one) => productName(one) ?? UNNAMED);
	return {
		paragraphs: [
			`${opening(inquiry.question.text, told.length)}, the most urgent first:`,
			told
				.map(
					({ title, why, fix }) =>
						`- **${capitalize(plainName(title))}.** ${why.replace(MARKUP, "")} ${fix.replace(MARKUP, "")}`,
				)
				.join("\n"),
			`I looked at what you told me you use: ${joinWords(names)}.`,
			warnings.some(({ level }) => level !== "know")
				? "Add nothing new, no further active either, until that is settled."
				: "",
			more > 0 ? "There is more on your care plan page." : "",
		],
		citations: [
			...told.map(({ rule_id, title }) => citeRule(rule_id, plainName(title))),
			...in_use.slice(0, MOST).map((one) => citeProduct({ id: one.id, name: productName(one) ?? UNNAMED })),
		],
	};
};

const SEVERAL = 2;

/** Sore or red skin under several treatments: that is what is wrong, before any single pair; null for every other shelf. */
function tooMuch(inquiry: Inquiry): Draft | null {
	const verdicts = pausedNow(inquiry);
	const treats = verdicts.filter(({ strength }) => strength > 0);
	const rests = verdicts.filter(({ verdict }) => verdict === "rests");
	const out = verdicts.filter(({ verdict }) => verdict === "out");
	if (treats.length < SEVERAL || rests.length === 0 || OVER.test(inquiry.question.text)) return null;
	const named = treats.map(
		({ one, name }) => `${name} (${ACTIVES[treatmentsIn(one)[0] ?? "vitamin_c"].name})`,
	);
	const sunscreen = inquiry.context.in_use.some(({ category }) => category === "sunscreen");
	const stays = verdicts.filter(({ verdict, strength }) => verdict === "stays" && strength > 0);
	return {
		paragraphs: [
			`Too much at once for ${isRed(inquiry) ? "red" : "sore"} skin: ${joinWords(named)} all work on the same face.`,
			...out.map(({ name, why }) => `${name} stays out, because ${why}.`),
			pauseWords(verdicts, rests.length === treats.length),
			`${stays.length > 0 ? `${joinWords(stays.map(({ name }) => name))} may stay, on ${stays.length > 1 ? "times of their own" : "calm skin"}. ` : ""}Until then a mild wash, a plain moisturizer${sunscreen ? " and your sunscreen" : ", and a sunscreen of SPF 30 or more each morning, which your shelf lacks"}.`,
			"Still burning after two weeks of that, or swollen or blistered: a doctor.",
		],
		citations: [
			citeRule("rule.stop_rules", "Stop rules of treatments"),
			...treats.slice(0, MOST).map(({ one, name }) => citeProduct({ id: one.id, name })),
		],
		minded: true,
	};
}

/** Asks whether a clash is over. */
const OVER = /\b(?:gone|over|fixed|solved|sorted|better|still)\b/;

function opening(text: string, count: number): string {
	if (OVER.test(text)) return "By what you told me you use, not yet";
	return count === 1 ? "One thing" : "Yes, a few things";
}
