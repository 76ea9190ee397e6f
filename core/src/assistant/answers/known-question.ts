import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import { EVIDENCE_WORDS } from "../writing/evidence-words.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { knownExtras } from "./known/known-extras.ts";
import { activeCautions } from "./person/active-cautions.ts";
import { personNote } from "./person/person-note.ts";
import { answerUnknown } from "./unknown.ts";

/** Names what is not for everybody. */
const TREATS = /\b(?:retino\w*|retinal|adapalene|tretinoin|hydroquinone|\w* ?acids?|exfoliants?)\b/i;

/** A question of the table, with how good the evidence is; a myth is named as one. */
export const answerKnownQuestion: AnswerWriter = (inquiry) => {
	const row = KNOWN_QUESTIONS.find(({ id }) => id === inquiry.question.slots.known);
	if (row === undefined) return answerUnknown(inquiry);
	const lead =
		row.grade === "M"
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
			`${extras.before} ${lead}${row.text}${evidence}`.trim(),
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
