import { ACTIVES, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { capitalize } from "../../skin/zone-words.ts";
import type { Question } from "../question.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import { type AnswerWriter, EVIDENCE_WORDS, pickWording } from "../writing/compose-answer.ts";
import { answerIngredient } from "./ingredient.ts";
import { knownExtras } from "./known/known-extras.ts";
import { answerUnknown } from "./not-understood.ts";
import { activeCautions, personNote } from "./person/cautions.ts";
import { asksSides, compareSides } from "./report/describe-findings.ts";

/** Names what is not for everybody. */
const TREATS = /\b(?:retino\w*|retinal|adapalene|tretinoin|hydroquinone|\w* ?acids?|exfoliants?)\b/i;

const NAMES_CREAM =
	/\b(?:moisturi\w*|creams?|lotions?|ointment|buffer\w*|sandwich\w*|vaseline|under (?:it|my))\b/;

/** What somebody fears for is no myth to them. */
const ILLNESS = /\b(?:cancer|tumou?r|chemo\w*)\b/;

const MAY =
	/\b(?:can|may|could|should) i\b|\b(?:ok|okay|fine|safe|allowed)\b.*\b(?:with|on|for|if|during|in)\b/;

/** "Is hyaluronic acid ok with psoriasis?": what is true of the ingredient where the answer never names it. */
function unnamedIn(text: string, { slots: { actives }, text: said }: Question): string {
	const [active] = actives;
	if (active === undefined || actives.length > 1 || !MAY.test(said)) return "";
	const here = text.toLowerCase();
	const { name } = ACTIVES[active.id];
	const group = isRetinoid(active.id) ? "retin" : isExfoliating(active.id) ? "acid" : name.toLowerCase();
	if (here.includes(group) || here.includes(active.words.toLowerCase())) return "";
	return isTreatment(active.id)
		? ""
		: `${capitalize(active.words)} is mild and goes with this; test it on your arm first.`;
}

/** Of several cases that a text takes one by one, the one that was asked of; all of them where none was. */
export function ofThis(text: string, asked: string): string {
	const sentences = text.split(SENTENCE_END);
	const cases = sentences.filter((one) => CASE.test(one));
	const meant = cases.filter((one) => shares(CASE.exec(one)?.[1] ?? "", asked));
	if (cases.length < 2 || meant.length === 0 || meant.length === cases.length) return text;
	return sentences.filter((one) => !cases.includes(one) || meant.includes(one) || DOCTOR.test(one)).join(" ");
}

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z])/;
const CASE = /^([A-Z][^:.,]{4,45}): /;
const DOCTOR = /\b(?:doctor|emergency|pharmacist|midwife|poison)\b/;
const STEM = 4;
const SMALL = new Set([
	"with",
	"what",
	"some",
	"that",
	"have",
	"they",
	"from",
	"used",
	"your",
	"arms",
	"legs",
	"back",
	"chest",
	"face",
	"skin",
	"head",
]);

function shares(label: string, asked: string): boolean {
	const words = label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
	return words.some(
		(word) => !SMALL.has(word) && asked.includes(word.slice(0, Math.max(STEM, word.length - 2))),
	);
}

/** A question of the table, with how good the evidence is; a myth is named as one. */
export const answerKnownQuestion: AnswerWriter = (inquiry) => {
	const row = KNOWN_QUESTIONS.find(({ id }) => id === inquiry.question.slots.known);
	if (row === undefined) return answerUnknown(inquiry);
	// A yes to a cream under a retinoid is none to whatever else was named beside it.
	if (row.id === "question.buffering" && !NAMES_CREAM.test(inquiry.question.text))
		return answerIngredient(inquiry);
	const { report } = inquiry.context;
	if (row.id === "question.one_side" && report !== null && asksSides(inquiry.question))
		return compareSides(report, inquiry.question);
	const lead = ILLNESS.test(inquiry.question.text)
		? row.id === "question.parabens"
			? "That no study has shown that parabens in creams cause cancer is how far knowledge goes: in the laboratory they act weakly like a hormone, so the law limits them. To choose products without them is a fair wish; your own risk is for your doctor. "
			: ""
		: row.grade === "M"
			? `${pickWording(inquiry, ["That is a myth.", "You hear it a lot, and it is a myth.", "This one is a myth."])} `
			: "";
	const practice = row.sources.every((id) => id === "house_default");
	const evidence =
		row.grade === "M" || row.grade === "B" || practice
			? ""
			: ` There is ${EVIDENCE_WORDS[row.grade]} for this.`;
	const extras = knownExtras(row.id, inquiry);
	const cautions = activeCautions(
		inquiry.context,
		inquiry.question.slots.actives.map(({ id }) => id),
	);
	const note = cautions.text === "" && TREATS.test(row.text) ? personNote(inquiry.context) : cautions;
	return {
		paragraphs: [
			unnamedIn(row.text, inquiry.question),
			`${extras.before} ${lead}${ofThis(row.text, inquiry.question.text)}${evidence}`.trim(),
			[extras.after, note.text].filter(Boolean).join(" "),
		],
		citations: [
			citeRule(row.id, row.label),
			...citeSources(row.sources)
				.filter(({ id }) => id !== "house_default")
				.slice(0, 1),
			...note.citations,
		],
	};
};
