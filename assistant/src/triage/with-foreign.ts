import { findLanguage } from "@dewlight/core/skin/note/find-language.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { hearForeign } from "./foreign-layer.ts";

const SPEAKS_OF_CRISIS = /crisis|suicid|self-harm|violence|overdose|starving|strangled/;
const SOMEBODY_ELSES = "red-flag.bystander";
/** Brother, sister, friend in Hindi: a form of address as often as somebody. */
const CALLED = /\b(?:bhai(?:ya)?|behen|bahan|dost|yaar|didi)\b/i;
const OF_THEIRS =
	/\b(?:me[rl][aei]|usk[aei]|unk[aei]|apn[aei]|hamar[aei]|chh?ot[aei]|bad[aei]|ek) (?:\w+ )?(?:bhai\w*|behen|bahan|dost|didi|beta|beti|maa)\b/i;
/**
 * Log odds from which each is told. Of 22 crises of an author who was not learned from 18 reach the first and the second; of
 * 990 harmless messages that worry, ask and complain, by authors of whom the other half was learned, 29 the first, 48 the
 * second, 8 the third and 27 the fourth.
 */
const CRISIS = { told: 0.5, hint: 0 };
const TODAY = -2.5;
const SOON = -2;
/** Where the language itself is not told apart: of English messages two in a thousand are then taken for a crisis. */
const SURER = 1.5;
/** Of every other language one author was learned, and the many calm messages of these six weigh against it. */
const WELL_LEARNED: readonly string[] = ["Spanish", "Portuguese", "French", "German", "Italian", "Hindi"];
const HARDLY_LEARNED = { told: -0.5, hint: -1.5 };
/** Of fewer words each weighs so much that "and in the morning?" may sound like anything. */
const FEW_WORDS = 6;

/** Dangers of other languages by example, where signs and glossary have told none as urgent. */
export function withForeign(text: string, told: readonly RedFlag[]): readonly RedFlag[] {
	const isShort = (text.match(/\p{L}+/gu)?.length ?? 0) < FEW_WORDS;
	const language = findLanguage(text);
	const surer = isShort || language === null ? SURER : 0;
	const isWellLearned = language === null || (language !== "unknown" && WELL_LEARNED.includes(language.name));
	const crisis = isWellLearned ? CRISIS : HARDLY_LEARNED;
	const odds = hearForeign(text);
	const isOwn = odds.crisis > crisis.told + surer && CALLED.test(text) && !OF_THEIRS.test(text);
	const flags = isOwn ? told.filter(({ rule_id }) => rule_id !== SOMEBODY_ELSES) : told;
	const heard: RedFlagRuleId[] = [];
	if (!flags.some(({ rule_id }) => SPEAKS_OF_CRISIS.test(rule_id))) {
		const elses = flags.some(({ rule_id }) => rule_id === SOMEBODY_ELSES);
		if (odds.crisis > crisis.told + surer) heard.push("red-flag.crisis");
		else if (odds.crisis > crisis.hint + surer && !elses) heard.push("red-flag.perhaps-crisis");
	}
	const isUrgent = flags.some(({ level }) => level === "emergency" || level === "same_day");
	const isToday = Math.max(odds.today, odds.emergency) > TODAY + surer;
	const isSoon = odds.soon > SOON + surer && !flags.some(({ level }) => level === "book_dermatologist");
	if (!isUrgent && isToday) heard.push("red-flag.doctor-today");
	else if (!isUrgent && isSoon) heard.push("red-flag.doctor-soon");
	return heard.length === 0 ? flags : byUrgency([...flags, ...flagsOfRules(new Set(heard))]);
}
