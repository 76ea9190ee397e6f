import {
	ACTIVES,
	type ActiveId,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../../../knowledge/actives.ts";
import { isMinor } from "../../../routine/person.ts";
import { isAllergicTo, ruleAgainst } from "../../../routine/person-conditions.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { AssistantContext, Citation, Inquiry } from "../../conversation.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Intent } from "../../question.ts";
import { checkInUse, UNNAMED } from "../../reading/own-products.ts";
import { readActives } from "../../reading/read-slots.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { productName } from "../../writing/say-names.ts";
import { SORE, skinNow } from "./paused-now.ts";

const RETINOID_IN_PREGNANCY =
	"Prescription treatments of this kind are not advised while pregnant, trying or breastfeeding: ask the doctor who prescribed it before you use it again.";

interface Cautions {
	/** Empty where nothing about the person speaks against it. */
	text: string;
	citations: Citation[];
}

/** What is different for this person: pregnancy, age under 18 and medicines from a doctor. */
export function activeCautions({ person }: AssistantContext, ids: readonly ActiveId[]): Cautions {
	const { pregnancy, prescription_retinoid, prescription_acne } = person.preferences;
	const said: string[] = [];
	const citations: Citation[] = [];
	const prescribed = ids.filter((id) => ACTIVES[id].status.us === "prescription");
	const avoid = ids.filter((id) => ACTIVES[id].pregnancy === "avoid" && !prescribed.includes(id));
	const care = ids.filter((id) => ACTIVES[id].pregnancy === "caution");
	const treats = ids.filter((id) => isTreatment(id) && !prescribed.includes(id));
	const expecting = pregnancy !== undefined && pregnancy !== "no";
	if (expecting && prescribed.length > 0) {
		said.push(RETINOID_IN_PREGNANCY);
		citations.push(citeRule("person.retinoid_in_pregnancy", "Pregnancy rule"));
	}
	if (expecting && avoid.length + care.length > 0) {
		said.push(
			avoid.length > 0
				? `For you now: ${names(avoid)} ${be(avoid)} not advised while pregnant, trying or breastfeeding. Leave it out and ask your midwife or doctor.`
				: `For you now: while pregnant, trying or breastfeeding, keep ${names(care)} to small areas or leave it out, and ask your midwife or doctor.`,
		);
		citations.push(citeRule("person.pregnancy", "Pregnancy rule"));
	}
	if (isMinor(person.preferences) && treats.length > 0) {
		said.push(
			`At your age, cleanser, moisturizer and sunscreen are the routine; talk to a parent or pharmacist before adding ${names(treats)}.`,
		);
		citations.push(citeRule("person.minor", "Rule for people under 18"));
	}
	// The retinoid that was prescribed is not added to itself.
	const added = prescription_retinoid === true ? treats.filter((id) => id !== "adapalene") : treats;
	if (prescription_retinoid === true && added.length > 0) {
		said.push(
			added.some(isRetinoid)
				? "You told us you use a prescription retinoid: a second retinoid beside it only adds irritation, so ask your prescriber first."
				: `You told us you use a prescription retinoid: ask the doctor who prescribed it before you add ${names(added)}.`,
		);
		citations.push(citeRule("person.prescription", "Rule for prescription retinoids"));
	} else if (prescription_acne === true && treats.length > 0) {
		said.push(
			`You told us you use an acne medicine from a doctor: ask there before you add ${names(treats)}.`,
		);
		citations.push(citeRule("person.prescription_acne", "Rule for acne medicines"));
	}
	return { text: said.join(" "), citations };
}

/** Somebody expecting wants to hear it of what is accepted, too. */
export function acceptedNow({ person }: AssistantContext, ids: readonly ActiveId[]): string {
	const { pregnancy } = person.preferences;
	const fine = ids.filter((id) => ACTIVES[id].pregnancy === "accepted");
	if (pregnancy === undefined || pregnancy === "no") return "";
	const unwarned = ids.some((id) => ACTIVES[id].pregnancy === "no_specific_caution_found");
	if (fine.length === 0)
		return unwarned
			? "For you now: we found no specific warning for pregnancy or breastfeeding; your midwife or doctor has the last word."
			: "";
	const names = joinWords(fine.map((id) => ACTIVES[id].name));
	return `For you now: ${names} ${fine.length > 1 ? "are" : "is"} usually accepted while pregnant, trying or breastfeeding; your midwife or doctor has the last word.`;
}

function names(ids: readonly ActiveId[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}

function be(ids: readonly ActiveId[]): string {
	return new Set(ids).size > 1 ? "are" : "is";
}

/** What to keep in mind about treatments in general, for somebody pregnant or under 18; empty for others. */
export function personNote({ person }: AssistantContext): Cautions {
	const { pregnancy } = person.preferences;
	const minor = isMinor(person.preferences);
	const expecting = pregnancy !== undefined && pregnancy !== "no";
	const said = [...(minor ? [UNDER_AGE] : []), ...(expecting ? [EXPECTING] : [])];
	return {
		text: said.join(" "),
		citations: [
			...(minor ? [citeRule("person.minor", "Rule for people under 18")] : []),
			...(expecting ? [citeRule("person.pregnancy", "Pregnancy rule")] : []),
		],
	};
}

const UNDER_AGE =
	"At your age keep to cleanser, moisturizer and sunscreen, and talk to a parent or pharmacist before you add a treatment.";
const EXPECTING =
	"While pregnant, trying or breastfeeding, leave retinoids out and ask your midwife or doctor before a treatment.";

const OF_SUN = /sunscreen/;

/** A product of their own with it that a rule says to leave out for now. */
export function barredShelf({ context }: Inquiry, id: ActiveId): string | null {
	const own = context.in_use.filter(({ product }) => product?.actives.includes(id) === true);
	const rule = checkInUse(context).find(
		({ level, product_ids, rule_id }) =>
			level === "stop" &&
			own.some((one) => product_ids.includes(one.id)) &&
			// Of what burns in the sun only that which does is held back.
			!(OF_SUN.test(rule_id) && !(isRetinoid(id) || isExfoliating(id))),
	);
	return rule === undefined
		? null
		: `Not for now, because of what you use: ${rule.why} ${rule.fix}`.replace(/[<>[\]`*]/g, "");
}

/** What speaks against ingredients for this person, in their own words of it; "" where nothing does. */
export function notForYou(inquiry: Inquiry, ids: readonly ActiveId[]): string {
	const barred = ids.length === 1 && ids[0] !== undefined ? barredShelf(inquiry, ids[0]) : null;
	if (barred !== null) return barred;
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const against = ids.filter((id) => ruleAgainst(id, conditions) !== null || isAllergicTo(id, facts));
	if (against.length === 0) return "";
	const passing = skinNow(inquiry, against).text;
	if (passing !== "") return passing;
	const rules = against.flatMap((id) => ruleAgainst(id, conditions) ?? []);
	const note = rules.map((rule) => rule.note).find((one) => one !== "") ?? "";
	// A rule that only explains the plan forbids nobody anything.
	if (rules.length === against.length && rules.every(({ explains_only }) => explains_only === true))
		return `With care, and your plan does without it: ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
	return `For you I would leave it out for now. ${note}`.trim();
}

/** How a retinoid of grown-ups goes with others is no answer to somebody of thirteen: it is not for them; null for all else. */
export function youngRetinoid({ context: { person }, question: { slots } }: Inquiry): Draft | null {
	const retinoid = slots.actives.find(({ id }) => isRetinoid(id) && id !== "adapalene");
	if (retinoid === undefined || !isMinor(person.preferences)) return null;
	const other = slots.actives.find(({ id }) => id !== retinoid.id && !isRetinoid(id));
	return {
		paragraphs: [
			`Not ${retinoid.words} at your age, alone or with anything: it is made for lines of older skin, and young skin gets red and sore from it${other === undefined ? "" : `, beside ${other.words} most of all`}.`,
			"A mild wash, a light moisturizer and sunscreen are the routine. Against spots a little benzoyl peroxide 2.5%, agreed with a parent or pharmacist; spots that hurt or scar are for a doctor.",
		],
		citations: [citeActive(retinoid.id), citeRule("person.minor", "Rule for people under 18")],
		minded: true,
	};
}

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
