import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import { findLanguage } from "@dewlight/core/skin/note/find-language.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { type ForeignSign, hearForeign } from "./foreign-layer.ts";
import type { ReadAs } from "./in-talk.ts";
import { GENTLY, isOfCrisis, lookAgain } from "./second-look.ts";

const SOMEBODY_ELSES = "red-flag.bystander";
/** Brother, sister, friend in Hindi: a form of address as often as somebody. */
const CALLED = /\b(?:bhai(?:ya)?|behen|bahan|dost|yaar|didi)\b/i;
const OF_THEIRS =
	/\b(?:me[rl][aei]|usk[aei]|unk[aei]|apn[aei]|hamar[aei]|chh?ot[aei]|bad[aei]|ek) (?:\w+ )?(?:bhai\w*|behen|bahan|dost|didi|beta|beti|maa)\b/i;
/**
 * Log odds from which each danger is told where nothing as urgent was, and below which what the glossary made of a text is not believed. Chosen
 * on two authors the layer had not learned from; another one's 132 harmless and 96 dangerous texts of six languages judged them (`docs/science.md`).
 */
const LIMITS = {
	crisis: 2.2,
	hint: { note: 0.2, talk: 1.2 },
	today: -1.5,
	soon: 0.3,
	perhaps: 1.5,
	/** Any danger, by the layer and by what the glossary made of the text. */
	any: 0,
	any_hardly_learned: -1,
	believed: -2,
	believed_visit: 0.3,
	believed_crisis: 1.2,
	believed_hint: -2.5,
	believed_emergency: -4,
} as const;
/** A sure sign in so many words that tell of nothing else is a manner of speaking. */
const SURELY = { words: 8, any: -2.5, crisis: 0 };
/** How much the second look at the words in English counts, and how far it may be believed. */
const GLOSSED = { share: 0.15, most: 15 };
/** Where the language itself is not told apart: of English messages two in a thousand are then taken for a crisis. */
const SURER = 1.5;
/** Of fewer words each weighs so much that "and in the morning?" may sound like anything. */
const FEW_WORDS = 6;

interface Heard {
	odds: Record<ForeignSign, number>;
	any: number;
	words: number;
	/** Sure signs, in the text as it stands and in English. */
	sure: ReadonlySet<string>;
	as: ReadAs;
}

/** What another language tells by example, beside and against what signs and glossary have told. */
export function withForeign(text: string, told: readonly RedFlag[], as: ReadAs = "note"): readonly RedFlag[] {
	const words = text.match(/\p{L}+/gu)?.length ?? 0;
	const english = inEnglish(text);
	const odds = hearForeign(text);
	if (english === text) return withHeard(told, text, { odds, any: odds.any, words, sure: new Set(), as });
	const { most, share } = GLOSSED;
	// Letters that the second look does not know tell it nothing.
	const seen = english === null && !/[a-z]{3}/i.test(text) ? 0 : lookAgain(english ?? text).danger;
	const glossed = Math.max(-most, Math.min(most, seen));
	const sure = [...exactFlags(text), ...exactFlags(english ?? "")].map(({ rule_id }) => rule_id);
	const heard: Heard = { odds, any: odds.any + share * glossed, words, sure: new Set(sure), as };
	return withHeard(
		told.flatMap((flag) => believed(flag, heard)),
		text,
		heard,
	);
}

/** What the glossary made of a text, as far as the text itself bears it out. */
function believed(flag: RedFlag, { odds, any, words, sure, as }: Heard): RedFlag[] {
	if (sure.has(flag.rule_id))
		return words >= SURELY.words && any < SURELY.any && odds.crisis < SURELY.crisis ? [] : [flag];
	if (isOfCrisis(flag)) {
		if (odds.crisis < LIMITS.believed_hint) return [];
		const isFull = flag.level !== "care" && flag.level !== "watch";
		const isGuess = odds.crisis < LIMITS.believed_crisis;
		return isGuess && (isFull || as === "talk") ? flagsOfRules(new Set([GENTLY[as]])) : [flag];
	}
	if (any < LIMITS.believed) return [];
	if (flag.rule_id === GUESSED_EMERGENCY && odds.emergency < LIMITS.believed_emergency)
		return flagsOfRules(new Set([PERHAPS_SOON]));
	const isVisit = flag.level === "same_day" || flag.level === "book_dermatologist";
	return isVisit && any < LIMITS.believed_visit ? flagsOfRules(new Set([PERHAPS_SOON])) : [flag];
}

function withHeard(
	told: readonly RedFlag[],
	text: string,
	{ odds, any, words, as }: Heard,
): readonly RedFlag[] {
	const surer = words < FEW_WORDS || findLanguage(text) === null ? SURER : 0;
	const isOwn = odds.crisis > LIMITS.crisis + surer && CALLED.test(text) && !OF_THEIRS.test(text);
	const flags = isOwn ? told.filter(({ rule_id }) => rule_id !== SOMEBODY_ELSES) : told;
	const heard: RedFlagRuleId[] = [];
	const crises = flags.filter(isOfCrisis);
	if (crises.every(({ level }) => level === "care" || level === "watch")) {
		if (odds.crisis > LIMITS.crisis + surer) heard.push("red-flag.crisis");
		else if (odds.crisis > LIMITS.hint[as] + surer && crises.length === 0) heard.push(GENTLY[as]);
	}
	const bodies = flags.filter((flag) => !isOfCrisis(flag));
	const isUrgent = bodies.some(({ level }) => level === "emergency" || level === "same_day");
	const isVisit = isUrgent || bodies.some(({ level }) => level === "book_dermatologist");
	const isDanger = any > (isWellLearned(text) ? LIMITS.any : LIMITS.any_hardly_learned) + surer;
	if (!isUrgent && isDanger && Math.max(odds.today, odds.emergency) > LIMITS.today + surer)
		heard.push("red-flag.doctor-today");
	else if (!isVisit && isDanger && odds.soon > LIMITS.soon + surer) heard.push("red-flag.doctor-soon");
	else if (!isVisit && crises.length === 0 && heard.length === 0 && any > LIMITS.perhaps + surer)
		heard.push(PERHAPS_SOON);
	return byUrgency([
		...new Map([...flags, ...flagsOfRules(new Set(heard))].map((flag) => [flag.rule_id, flag])).values(),
	]);
}

/** Of every other language two authors of stories were learned. */
const WELL_LEARNED: readonly string[] = ["Spanish", "Portuguese", "French", "German", "Italian", "Hindi"];

function isWellLearned(text: string): boolean {
	const language = findLanguage(text);
	return language === null || (language !== "unknown" && WELL_LEARNED.includes(language.name));
}

const GUESSED_EMERGENCY: RedFlagRuleId = "red-flag.collapse";
const PERHAPS_SOON: RedFlagRuleId = "red-flag.perhaps-soon";
