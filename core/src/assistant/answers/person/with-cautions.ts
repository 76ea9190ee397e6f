import { isTreatment } from "../../../knowledge/actives.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { Intent } from "../../question.ts";
import { UNNAMED } from "../../reading/check-in-use.ts";
import { readActives } from "../../reading/read-actives.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { productName } from "../../writing/own-words.ts";
import { activeCautions } from "./active-cautions.ts";
import { SORE } from "./paused-now.ts";
import { skinNow } from "./skin-now.ts";

/** Answers that say what to put on skin. */
const ADVISES: ReadonlySet<Intent> = new Set<Intent>([
	"known_question",
	"concern_advice",
	"results_when",
	"how_to_use",
	"ingredient",
	"instead",
	"combine",
	"compare",
	"reaction",
	"plan_drop",
	"routine_check",
	"in_use",
	"pick_why",
	"product_facts",
]);
const WARNS =
	/\b(?:leave|leaves?|rest|rests|pause|stop|skip|avoid|without|not|no|never|burn|burns|sooner|harsh|irritate)\b/i;
const OF_PERSON = /^person\./;
const MOST = 4;

/** Whatever treatment an answer names is named with what is different for this person, once. */
export function withCautions(draft: Draft, inquiry: Inquiry): Draft {
	if (
		draft.quiet ||
		draft.minded === true ||
		!ADVISES.has(inquiry.question.intent) ||
		draft.citations?.some(({ id }) => OF_PERSON.test(id))
	)
		return draft;
	// What a product of theirs is called is no advice.
	const said = inquiry.context.in_use.reduce(
		(text, one) => text.replaceAll(productName(one) ?? UNNAMED, " "),
		draft.paragraphs.join(" "),
	);
	// "Retinoids make skin burn", "leave acids out": that names a treatment and advises none.
	const advising = said.split(/(?<=[.!?]) /).filter((sentence) => !WARNS.test(sentence));
	const { named } = readActives(advising.join(" ").toLowerCase());
	const ids = [...new Set(named.map(({ id }) => id))].filter(isTreatment).slice(0, MOST);
	if (ids.length === 0 && !SORE.test(inquiry.message.toLowerCase())) return draft;
	const cautions = activeCautions(inquiry.context, ids);
	const suffers = SORE.test(inquiry.message.toLowerCase());
	const spoken = suffers
		? readActives(said.toLowerCase())
				.named.map(({ id }) => id)
				.filter(isTreatment)
		: ids;
	const now = skinNow(inquiry, [...new Set(spoken)].slice(0, MOST));
	const told = [now.text, cautions.text].filter((text) => text !== "" && !saysAlready(draft, text));
	if (told.length === 0) return draft;
	return {
		...draft,
		paragraphs: beforeAsking(draft.paragraphs, told.join(" ")),
		citations: [...(draft.citations ?? []), ...now.citations, ...cautions.citations],
	};
}

/** What is to be asked next stays last. */
function beforeAsking(paragraphs: readonly string[], text: string): string[] {
	const last = paragraphs.at(-1) ?? "";
	return last.startsWith("Ask me") ? [...paragraphs.slice(0, -1), text, last] : [...paragraphs, text];
}

const OPENS = 20;

function saysAlready({ paragraphs }: Draft, text: string): boolean {
	return paragraphs.some((one) => one.includes(text.slice(0, OPENS)));
}
