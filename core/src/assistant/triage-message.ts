import {
	AFTER_FLAG,
	BABY_ANSWERS,
	type Boundary,
	CHILD,
	CHILD_ANSWERS,
} from "../knowledge/questions/safety-answers.ts";
import { findLanguage } from "../skin/note/find-language.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { holdsBack } from "../skin/red-flags/triage-findings.ts";
import { joinWords } from "../skin/zone-words.ts";
import { namedThings } from "./answers/things/tell-thing.ts";
import type { Answer, Asked } from "./conversation.ts";
import type { Intent } from "./question.ts";
import { inEnglish, inPlainEnglish } from "./reading/gloss-message.ts";
import { spellOut } from "./reading/spell-out.ts";
import { readThread } from "./thread.ts";
import { findChild } from "./triage/find-child.ts";
import {
	findAcross,
	findAnyPersonRule,
	findBoundary,
	findPersonRule,
	findUnkeptRule,
	findUnresolved,
	type GentleLead,
	gentleLead,
	isGentle,
	isMild,
	isVisitAlone,
} from "./triage/find-rule.ts";
import { FLAG_LABELS, flagAnswer, isCrisis } from "./triage/flag-answer.ts";
import { EXPOSED, namesRetinoid, type PersonRule, PREGNANCY_MAYBE } from "./triage/person-rules.ts";
import { pauseInTheirs } from "./triage/pregnancy-told.ts";
import { PRESCRIPTION_RULES } from "./triage/prescription-rules.ts";
import { citeRule, citeSources } from "./writing/cite.ts";
import { composeAnswer } from "./writing/compose-answer.ts";
import { productName } from "./writing/say-names.ts";

/** Boundaries that come before what was said in earlier turns. */
const AT_ONCE: readonly string[] = [
	"boundary.crisis",
	"boundary.self_harm",
	"boundary.swallowed",
	"boundary.eye",
	"boundary.child_dose",
];

const STARVING = "red-flag.starving";
/** A person has to see these first; no rule of medicines or of a pregnancy answers them. */
const SEEN_FIRST: readonly string[] = [
	"red-flag.nail-stripe",
	"red-flag.changing-mole",
	"red-flag.changing-spot",
	"red-flag.sore-not-healing",
	"red-flag.blood-sugar",
	"red-flag.scaly-ring",
	"red-flag.steroid-skin",
	"red-flag.unlabelled-cream",
	STARVING,
];

/** A rule of the person in the place of a topic's answer that does not keep it; null where nothing told is passed over. */
export function unkeptRule(asked: Asked, answer: Answer): Answer | null {
	const rule = findUnkeptRule(asked, answer);
	return rule === null ? null : fixed(rule, gentleLead(asked), asked.message);
}

/**
 * The fixed answer to a message that must not be answered with skin care: urgent or worrying signs, also from turns
 * before, distress that asks nothing, and questions for what we must not give. Names no product. Null when there is
 * nothing of that kind; `gentleLead` then says whether a sentence comes before the answer.
 */
export function triageMessage({ message, history, context }: Asked): Answer | null {
	const { flagsOf } = context;
	const text = spellOut(message);
	const flags = flagsOf(message).filter(
		({ rule_id }) => !(rule_id === "red-flag.accident" && isMild(message)),
	);
	const urgent = flags.filter(({ level }) => level === "emergency" || level === "same_day");
	const boundary = findBoundary(text);
	const asked = { message, history, context };
	const general = urgent.length > 0 && urgent.every(isGeneral);
	const medical =
		(general ? findAnyPersonRule(asked) : findPersonRule(asked)) ??
		(boundary?.of_medicine === true ? boundary : null);
	const child =
		medical !== null && isForAnyAge(medical) ? null : findChild(asked, withEnglish(message, text));
	if (medical !== null && IS_URGENT.includes(medical.id) && !isSelfHarm(flags))
		return fixed(medical, null, message);
	const answered = medical !== null || child === "baby";
	if (urgent.length > 0 && !(answered && general))
		return beside(flagAnswer(flags, message), isCrisis(flags) && !flags.some(isOverdose) ? medical : null);
	if (boundary !== null && AT_ONCE.includes(boundary.id) && !isSelfHarm(flags))
		return fixed(boundary, null, message);
	const before = findUnresolved(message, history, flagsOf);
	const [first] = before;
	if (first !== undefined) {
		const lead = first.level === "same_day" ? AFTER_FLAG.still_same_day : AFTER_FLAG.still_emergency;
		return flagAnswer([first], message, lead);
	}
	const across = findAcross(message, history, flagsOf);
	if (across.length > 0) return flagAnswer(across, message);
	// A danger of the writer is never hidden behind a child that is named beside it.
	if (isSelfHarm(flags)) return beside(flagAnswer(flags, message), medical);
	if (flags.some(({ rule_id }) => rule_id === STARVING)) return flagAnswer(flags, message);
	if (child !== null)
		return withVisit(
			urgent,
			fixed({ ...CHILD, text: childText(child, withEnglish(message, text)) }, null, message),
		);
	if (flags.some(({ rule_id }) => SEEN_FIRST.includes(rule_id))) return flagAnswer(flags, message);
	const lead = gentleLead({ message, context });
	if (medical !== null)
		return fixed(
			withOwnName(medical, asked),
			isOfNote(lead) && !(isPlainNo(medical) && lead?.level === "watch") ? lead : null,
			message,
		);
	if (boundary !== null && !isGentle(boundary)) return fixed(boundary, lead, message);
	if (flags.some(holdsBack) && !(isVisitAlone(flags) && !asksNothing(asked)))
		return flagAnswer(flags, message);
	return lead?.level === "care" && asksNothing(asked) ? kindAnswer(lead) : null;
}

/** Names the very thing that is feared for a child, or before it is born: the word for all children would hide it. */
function isForAnyAge({ id }: { id: string }): boolean {
	return id.startsWith(EXPOSED) || FOR_ANY_AGE.includes(id);
}
/** Say themselves that it cannot wait, and what it is: no general word comes before them. */
const IS_URGENT: readonly string[] = ["boundary.methotrexate_daily", "boundary.shingles_at_eye"];
const FOR_ANY_AGE: readonly string[] = [
	"boundary.eye_liner_lead",
	"boundary.minoxidil_at_home",
	"boundary.lightener_and_nerves",
	"boundary.mercury_signs",
];

/** The product of theirs that a fear for an unborn child is about stands before what to do. */
function withOwnName<Rule extends Pick<PersonRule, "id" | "text">>(
	rule: Rule,
	{ message, context }: Asked,
): Rule {
	// Another retinoid that was named is the one that is feared.
	if ((rule.id !== EXPOSED && rule.id !== PREGNANCY_MAYBE) || namesOther(spellOut(message))) return rule;
	const names = context.in_use.flatMap((one) => {
		const name = productName(one);
		return name !== null && namesRetinoid(spellOut(name)) ? [name] : [];
	});
	return names.length === 0
		? rule
		: { ...rule, text: rule.text.replace("Leave it off", `Leave **${joinWords(names)}** off`) };
}

function namesOther(text: string): boolean {
	return /\b(?:adapalene|differin|epiduo|tret\w*|retin a|tazarotene|trifarotene|hydroquinone|retinal|retinaldehyde)\b/.test(
		text,
	);
}

/** As it stands, and beside another language what it says in English. */
function withEnglish(message: string, text: string): string {
	const english = inEnglish(message);
	if (english === null || english === message) return text;
	return [text, english, inPlainEnglish(message) ?? ""].map(spellOut).join(" , ");
}

/** Somebody in despair who told something else too hears of both. */
function beside(answer: Answer | null, rule: Pick<Boundary, "id" | "label" | "text"> | null): Answer | null {
	if (answer === null || rule === null) return answer;
	return {
		...answer,
		text: `${answer.text}\n\nAnd what you wrote beside it: ${rule.text}`,
		citations: [...answer.citations, citeRule(rule.id, rule.label)],
	};
}

/** What a baby needs, behind the visit that its skin asks for. */
function withVisit([flag]: readonly RedFlag[], answer: Answer): Answer {
	if (flag === undefined) return answer;
	return {
		...answer,
		text: `${flag.advice}\n\n${answer.text}`,
		citations: [citeRule(flag.rule_id, FLAG_LABELS[flag.level]), ...answer.citations],
	};
}

/** A sentence on what might be, beside a rule that says what to do, is said of a crisis and of an emergency alone. */
function isOfNote(lead: GentleLead | null): boolean {
	return lead?.level !== "watch" || /^red-flag\.watch-(?:crisis|emergency|accident)$/.test(lead.citation.id);
}

/** Says itself when to call: a guess at despair before a question of a dose would only puzzle. */
function isPlainNo({ id }: { id: string }): boolean {
	return PRESCRIPTION_RULES.some((rule) => rule.id === id);
}

function childText(child: "own" | "other" | "told" | "baby", text: string): string {
	if (child === "baby") {
		const direct =
			BABY_ANSWERS.find(({ reads }) => reads.test(text)) ??
			CHILD_ANSWERS.find(({ reads }) => reads.test(text));
		return direct === undefined ? CHILD.baby : `${direct.text}\n\n${CHILD.baby}`;
	}
	const direct = child === "other" ? CHILD_ANSWERS.find(({ reads }) => reads.test(text))?.text : undefined;
	return direct === undefined ? CHILD[child] : `${direct}\n\n${CHILD[child]}`;
}

/** Says no more than when: the rule of a medicine or a pregnancy says what to do, and when a doctor is needed. */
function isGeneral({ rule_id }: RedFlag): boolean {
	return rule_id === "red-flag.doctor-today";
}

/** Nothing else is talked about before the call. */
function isOverdose({ rule_id }: RedFlag): boolean {
	return rule_id === "red-flag.overdose" || rule_id === "red-flag.their-overdose";
}

/** Has its own words already, and they come with what to do next. */
function isSelfHarm(flags: readonly RedFlag[]): boolean {
	return flags.some(({ rule_id }) => rule_id === "red-flag.self-harm");
}

/** Words of a wish or a question; a message that only tells of something names concerns too. */
const ASKS =
	/\?|\b(?:which|what|whats|how|why|when|where|can i|can you|should i|shall i|may i|do i need|recommend|suggest|find me|show me|give me|looking for|i need an?)\b/i;
const NO_QUESTION: readonly Intent[] = ["unknown", "small_talk", "greeting", "thanks", "help", "off_topic"];

/** Nothing that skin care could answer. */
function asksNothing(asked: Asked): boolean {
	if (namedThings(asked.message).some(({ kind }) => kind === "case" || kind === "claim")) return false;
	return !ASKS.test(asked.message) || NO_QUESTION.includes(readThread(asked).intent);
}

function kindAnswer({ text, citation }: GentleLead): Answer {
	return composeAnswer({ paragraphs: [text, AFTER_FLAG.care], citations: [citation], quiet: true });
}

/** Says what it is for and when: that goes before how a cream is used. */
function isPlain({ text }: GentleLead): boolean {
	return !/^(?:For [^:]+: )?what you/i.test(text);
}

function fixed(
	{ id, label, text, sources = [] }: Pick<PersonRule, "id" | "label" | "text" | "sources">,
	lead: GentleLead | null,
	message: string,
): Answer {
	const language = findLanguage(message);
	const own = id === EXPOSED || id === PREGNANCY_MAYBE ? pauseInTheirs(message) : null;
	const theirs = own ?? (language === null || language === "unknown" ? "" : language.answers);
	// A visit that may be worth it is said after what the person has to know now.
	const visit = lead?.level === "book_dermatologist" ? lead : null;
	return composeAnswer({
		paragraphs: [
			theirs,
			visit ? (isPlain(visit) ? visit.text : "") : (lead?.text ?? ""),
			text,
			visit && !isPlain(visit) ? visit.text : "",
		],
		citations: [
			...(lead && !visit ? [lead.citation] : []),
			citeRule(id, label),
			...(visit ? [visit.citation] : []),
			...citeSources(sources).filter(({ id: source }) => source !== "house_default"),
		],
		quiet: true,
	});
}
