import { ACTIVES, type ActiveId, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { INGREDIENT_ANSWERS, NEED_ACTIVES } from "../../knowledge/questions/care-words.ts";
import { isAllergicTo, ruleAgainst } from "../../routine/person-conditions.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext, Inquiry } from "../conversation.ts";
import { searchContext } from "../find/search-context.ts";
import type { NamedActive, Question } from "../question.ts";
import { isGroup } from "../reading/read-slots.ts";
import { citeActive, citeRule, citeSources } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, EVIDENCE_WORDS } from "../writing/compose-answer.ts";
import { plainName } from "../writing/say-names.ts";
import { acceptedNow, activeCautions, notForYou } from "./person/cautions.ts";
import { verdict } from "./pregnancy-and-minors.ts";

/** What an ingredient is, how good the evidence is, and what it means for this person. */
export const answerIngredient: AnswerWriter = (inquiry) => {
	const { excluded } = inquiry.question.slots;
	const actives = withoutGroups(inquiry.question.slots.actives);
	const ids = [...new Set([...actives, ...excluded].map(({ id }) => id))].slice(0, 2);
	if (ids.length === 0) return notKnown;
	const cautions = activeCautions(inquiry.context, ids);
	const decided = inPregnancy(inquiry, ids) || decideIngredient(inquiry, ids);
	// How strong it should be is nothing for who should leave it out.
	const barred = decided !== "" && decided === notForYou(inquiry, ids);
	return {
		paragraphs: [
			isOfGroup(inquiry.question) || decided,
			...ids.map((id) => (barred ? INGREDIENT_ANSWERS[id] : `${INGREDIENT_ANSWERS[id]} ${facts(id)}`.trim())),
			ids
				.map((id) => whereYouHaveIt(inquiry.context, id))
				.filter(Boolean)
				.join(" "),
			[acceptedNow(inquiry.context, ids), cautions.text].filter(Boolean).join(" "),
		],
		citations: [
			...ids.flatMap((id) => [citeActive(id), ...citeSources(ACTIVES[id].sources).slice(0, 1)]),
			...cautions.citations,
		],
	};
};

const MAY_I =
	/\b(?:can|may|should|could|shall) i\b|\b(?:for me|my skin|okay|ok|safe|worth|good|need|too (?:strong|much|harsh|weak)|better|or|vs|versus)\b/;
/** Asks for leave, and not what it is or does. */
const MAY_ASKED =
	/\b(?:can|may|should|could|shall) (?:i|my)\b|\b(?:for me|for my|my skin|okay|ok|safe|worth|suitable|allowed)\b|\b(?:is|are)\b.*\b(?:good|fine|bad)\b|^why\b/;
const FEARS =
	/\b(?:melt|burns? (?:me|my|off|holes?)|dangerous|scary|scared|afraid|harmful|toxic|poison(?:ous)?|real acid|eat (?:my|through))\b/;
const NO_DANGER =
	"No need to be afraid of it: at the strengths sold for faces it may tingle or dry a little at first, so it starts on one or two nights a week, and what burns comes off.";
/** More of it on the skin than is meant. */
const TOO_MUCH =
	/\b(?:overdos\w*|(?:two|three|four|double|twice|2|3|4)(?: \w+)? (?:pumps?|drops|layers|squirts|amount|as much))\b/;
const NO_HARM =
	"Too much on the skin at once is no danger: it may sting, pill or be wasted. If it stings, rinse it off with lukewarm water and leave it out until skin is calm; next time take less.";
/** How strong it is was a clinician's choice. */
const ON_PRESCRIPTION = /\b(?:prescri\w*|derm\w*|doctor|gp)\b/;
const WHY = /^why\b/;
const CHOOSES = /\b(?:or|vs|versus|better|rather|instead|which)\b/;
/** Below this a concern hardly shows. */
const SHOWS_FROM = 1;

/** The decision that is asked about an ingredient, for this person; "" where only what it is was asked. */
function decideIngredient(inquiry: Inquiry, ids: readonly ActiveId[]): string {
	const { slots, text } = inquiry.question;
	if (FEARS.test(text)) return NO_DANGER;
	if (TOO_MUCH.test(text)) return NO_HARM;
	const strength = ON_PRESCRIPTION.test(text) ? "" : strengthSaid(ofOwn(inquiry, ids), ids);
	if (strength !== "") return strength;
	const [concern] = slots.concerns;
	if (concern === undefined && !MAY_I.test(text)) return "";
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const against = ids.filter((id) => ruleAgainst(id, conditions) !== null || isAllergicTo(id, facts));
	const fit = ids.filter((id) => !against.includes(id));
	const not = fit.length === 0 || ids.length === 1 ? notForYou(inquiry, ids) : "";
	if (not !== "") return not;
	if (ids.length > 1 && CHOOSES.test(text)) return choose(inquiry, fit, against);
	if (concern !== undefined) return forConcern(inquiry, concern, fit);
	if (!MAY_ASKED.test(text)) return "";
	// What supports may irritate all the same, as essential oils do: its own text says so.
	if (!fit.every(isTreatment)) return "";
	return WHY.test(text)
		? "Because none of my rules speaks against it: you told me of no pregnancy, prescription, allergy or strained skin that would."
		: "For you: yes, nothing you told me speaks against it.";
}

const PERCENT = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/;

const STRENGTH = /\b(?:too|enough|how) (?:strong|weak)|strong enough\b/;

/** The message, with the strength their own product is sold by where it is asked how strong that is. */
function ofOwn({ question: { text }, context: { in_use } }: Inquiry, [id]: readonly ActiveId[]): string {
	if (!STRENGTH.test(text) || !/\b(?:my|mine)\b/.test(text) || id === undefined) return text;
	const own = in_use.filter(({ product }) => product?.actives.includes(id) === true);
	const said = own.map(({ name }) => PERCENT.exec(name)?.[0]).find((one) => one !== undefined);
	return said === undefined ? text : `${text} ${said}`;
}

/** "Is 10% too much?": against the strengths that are usual at home. */
function strengthSaid(text: string, [id, other]: readonly ActiveId[]): string {
	const [, said] = PERCENT.exec(text) ?? [];
	if (said === undefined || id === undefined || other !== undefined) return "";
	const { name, strength } = ACTIVES[id];
	if (strength === undefined || strength === null) return "";
	const { min, max, start } = strength;
	const usual = min === max ? `${min}% is usual` : `${min} to ${max}% is usual at home`;
	if (Number(said) > max)
		return `That is strong: for ${name} ${usual}, and more irritates rather than helps.`;
	if (Number(said) < min) return `That is little: for ${name} ${usual}.`;
	return Number(said) > start
		? `No, ${said}% is within what is usual: for ${name} ${usual}. To begin with, ${start}% is easier on skin.`
		: `${said}% is a good strength to begin with: for ${name} ${usual}.`;
}

/** The one that care for the concern names, otherwise the one no rule speaks against, otherwise the milder one. */
function choose(inquiry: Inquiry, fit: readonly ActiveId[], against: readonly ActiveId[]): string {
	const concern = meant(inquiry);
	const helps = concern === undefined ? [] : fit.filter((id) => caresFor(concern, id));
	const [best] = helps;
	if (best !== undefined && concern !== undefined && helps.length < fit.length + against.length)
		return `For you I would take ${ACTIVES[best].name}: it is the one that care for ${CONCERN_WORDS[concern]} rests on.`;
	if (against.length > 0)
		return `For you I would take ${joinWords(fit.map((id) => ACTIVES[id].name))}: ${joinWords(against.map((id) => ACTIVES[id].name))} does not suit you for now.`;
	const mild = fit.find((id) => !isTreatment(id)) ?? fit.find((id) => !ACTIVES[id].photosensitising);
	return mild === undefined || fit.every((id) => !ACTIVES[id].photosensitising)
		? "Either is fine for you; one of them is enough, so take the one whose texture you like."
		: `To begin with I would take ${ACTIVES[mild].name}, the milder of the two.`;
}

function meant({ question, context }: Inquiry): Concern | undefined {
	const seen = context.report?.analysis.condition_notes.key_concerns_identified ?? [];
	return question.slots.concerns[0] ?? seen[0]?.concern;
}

function caresFor(concern: Concern, id: ActiveId): boolean {
	const named: readonly ActiveId[] = NEED_ACTIVES[concern];
	return named.includes(id);
}

function forConcern({ context: { report } }: Inquiry, concern: Concern, ids: readonly ActiveId[]): string {
	const words = CONCERN_WORDS[concern];
	const helps = ids.filter((id) => caresFor(concern, id));
	const first = joinWords(NEED_ACTIVES[concern].slice(0, 3).map((id) => ACTIVES[id].name));
	const severity = report?.analysis.findings.find((one) => one.concern === concern)?.severity;
	const shows =
		severity === undefined || severity === null
			? ""
			: severity < SHOWS_FROM
				? ` In your report they hardly show, so you need little for that.`.replace("they", words)
				: ` In your report it stands at ${severity} of 5.`;
	return helps.length > 0
		? `${capitalize(words)}: yes, it is one of those worth trying.${shows}`
		: `${capitalize(words)}: it is not what I would buy for that; ${first} come first.${shows}`;
}

/** Whoever is expecting and asks of a wash with it is told of the wash; "" for everybody else. */
function inPregnancy(
	{ context: { person }, question: { slots } }: Inquiry,
	[id, other]: readonly ActiveId[],
): string {
	const { pregnancy } = person.preferences;
	if (pregnancy === undefined || pregnancy === "no" || id === undefined || other !== undefined) return "";
	return slots.category === "cleanser" ? verdict(id) : "";
}

/** "Is hyaluronic acid an exfoliant": what it is asked to be is no second ingredient. */
function withoutGroups(actives: readonly NamedActive[]): readonly NamedActive[] {
	const single = actives.filter((one) => !isGroup(one));
	return single.length > 0 ? single : actives;
}

/** Whether an ingredient is one of a group somebody names beside it; "" where none is. */
function isOfGroup({ slots: { actives }, text }: Question): string {
	const [only, other] = actives.filter((active) => !isGroup(active));
	if (only !== undefined && other === undefined && PEELS.test(text))
		return isExfoliating(only.id)
			? `Yes, ${only.words} exfoliates.`
			: isRetinoid(only.id)
				? `Not like an acid: ${only.words} speeds up how skin renews itself, and some peeling in the first weeks comes with it.`
				: `No, ${only.words} does not exfoliate.`;
	const group = actives.find(isGroup);
	const one = actives.find((active) => !isGroup(active));
	if (group === undefined || one === undefined || !IS_ONE.test(text)) return "";
	const belongs = isRetinoid(group.id) ? isRetinoid(one.id) : isExfoliating(one.id);
	const what = isRetinoid(group.id) ? "a retinoid" : "an exfoliant";
	return belongs ? `Yes, ${one.words} is ${what}.` : `No, ${one.words} is not ${what}.`;
}

/** Asks whether it takes skin off, and not how to stop what peels. */
const PEELS =
	/^(?:(?:so|and|but|wait|ok) )*(?:is|are|does|do|will|would)\b.*\b(?:exfoliat\w*|(?:a )?peel(?:s|ing)?(?: (?:me|my skin|skin))?)\b|\b(?:will|does|would) (?:it|this|that) (?:exfoliate|peel)\b/;
const IS_ONE = /\bis\b.*\ban?\b/;

/** Better no word than one without a source. */
const notKnown: Draft = {
	paragraphs: [
		"I have no facts with a source about that one, so I do not say what it does. Names on a pack are long and one ingredient often has several; ask me with the name as it stands on the list, or tell me what you want it for.",
		"New to your skin, it goes on the inside of your arm twice a day for 7 to 10 days before it goes on your face.",
	],
	citations: [citeRule("rule.patch_test", "Trying something new")],
	quiet: true,
};

function facts(id: ActiveId): string {
	const { treatment, grade, strength, pregnancy, photosensitising, status } = ACTIVES[id];
	if (!treatment) return `There is ${EVIDENCE_WORDS[grade]} for what it does in a routine.`;
	const range = strength
		? strength.min === strength.max
			? ` Usual strength: ${strength.min}%.`
			: ` Usual strength: ${strength.min} to ${strength.max}%, starting at ${strength.start}%.`
		: "";
	const prescription = status.us === "prescription";
	return [
		`There is ${EVIDENCE_WORDS[grade]} for it.${prescription ? " It is on prescription." : range}`,
		photosensitising ? "It needs daily sunscreen beside it." : "",
		pregnancy === "avoid" ? "Not for use while pregnant, trying or breastfeeding." : "",
	]
		.filter(Boolean)
		.join(" ");
}

function whereYouHaveIt({ report, in_use }: AssistantContext, id: ActiveId): string {
	const planned = report
		? planSteps(report.analysis.care_plan).find(({ step }) => step.actives.includes(id))
		: undefined;
	const used = in_use.find(({ product }) => product?.actives.includes(id) ?? false);
	const said = [
		...(planned ? [`Your plan has it in the ${planned.section} part`] : []),
		...(used ? [`${planned ? "and " : ""}${plainName(used.name)}, which you use, lists it`] : []),
	];
	return said.length === 0 ? "" : `${said.join(", ")}.`;
}
