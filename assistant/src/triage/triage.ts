import { glossMessage, inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import { settlesAccount } from "@dewlight/core/assistant/triage/crisis-kinds.ts";
import { whoSwallowed } from "@dewlight/core/assistant/triage/first-aid.ts";
import { picksSkin } from "@dewlight/core/assistant/triage/home-harm-rules.ts";
import { hasIdiom, withoutIdioms } from "@dewlight/core/assistant/triage/plain-question.ts";
import { findLanguage } from "@dewlight/core/skin/note/find-language.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import {
	exactFlags,
	type FlagsOf,
	isHardToSwallow,
	withoutWrongCauses,
} from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { holdsBack } from "@dewlight/core/skin/red-flags/triage-findings.ts";
import { OF_CRISIS, OF_CRISIS_OR_THEIRS, withKinds } from "./danger-kinds.ts";
import { dangerBeside, dangerIn, judge, readLayers, rulesRaised } from "./danger-layer.ts";
import { mayBeOver, withoutFinished } from "./finished.ts";
import {
	besidePlace,
	isOfReading,
	withoutGroundless,
	withoutGuesses,
	withoutRunningDown,
} from "./guessed-visits.ts";
import { bodyIn, type CrisisHeard, flagsOfCrisis, hearCrisis } from "./hear-crisis.ts";
import { isFaintHint, withReasons } from "./in-note.ts";
import { type ReadAs, tellsOfHarm } from "./in-talk.ts";
import {
	asksForUnborn,
	fearsForChild,
	isJudgedLooks,
	licksLips,
	namesDespair,
	speaksOfMedicine,
	waitsForTest,
} from "./kind-words.ts";
import { passagesOf, saidWords, sentencesOf } from "./said-words.ts";
import { withSecondLook } from "./second-look.ts";
import { TOLD_BETTER } from "./told-better.ts";
import { withForeign } from "./with-foreign.ts";

export interface Triage {
	/** Red flags of these texts: by example or by a sure sign, whichever raises one. */
	read(texts: readonly string[], as?: ReadAs): FlagsOf;
}

/** The one reader for danger. A text is read once. */
export const triage: Triage = {
	read(texts, as = "note") {
		const read = new Map([...new Set(texts)].map((text) => [text, lookedAtTwice(text, as)]));
		return (text) => read.get(text) ?? lookedAtTwice(text, as);
	},
};

/** What a text raises; of English ones what stays when the whole is looked at once more. */
function lookedAtTwice(text: string, as: ReadAs): readonly RedFlag[] {
	const flags = withoutRunningDown(text, flagsIn(text, as));
	const exact = exactFlags(text);
	const kept = inEnglish(text) === text ? withSecondLook(text, flags, { as, exact }) : flags;
	return as === "note" ? withReasons(text, kept, { exact, read: (part) => lookedAtTwice(part, as) }) : kept;
}

/** What a text raises, without what is told of the past alone. */
function flagsIn(text: string, as: ReadAs): readonly RedFlag[] {
	const all = flagsNowOrEver(text, as);
	if (!all.some(mayBeOver)) return all;
	const left = withoutFinished(text);
	if (left === null) return all;
	const now = left === "" ? [] : flagsNowOrEver(left, as);
	const ids = new Set(now.map(({ rule_id }) => rule_id));
	const over = all.filter((flag) => mayBeOver(flag) && !ids.has(flag.rule_id));
	if (over.length === 0) return all;
	const kept = [...now, ...all.filter((flag) => !ids.has(flag.rule_id) && !over.includes(flag))];
	const watches = over.some(({ level }) => level === "emergency") && !kept.some(holdsBack);
	return byUrgency([...kept, ...(watches ? flagsOfRules(new Set([WATCH_EMERGENCY])) : [])]);
}

const WATCH_EMERGENCY: RedFlagRuleId = "red-flag.watch-emergency";

function flagsNowOrEver(text: string, as: ReadAs): readonly RedFlag[] {
	return withoutWrongCauses(heardIn(text, as));
}

function heardIn(text: string, as: ReadAs): readonly RedFlag[] {
	const told = text.replaceAll(BRANDS, "brand");
	const heard =
		as === "note"
			? besidePlace(told, withoutGroundless(told, inEnglish(told) === told, inNote(told)))
			: inTalk(told);
	return withForeign(told, heard, as);
}

function inNote(text: string): readonly RedFlag[] {
	const words = tidy(spellOut(text));
	const found = gently(words, withoutGuesses(text, byExample(text, "note")));
	const exact = surely(text);
	const joint = mostUrgentOnly(joined(words, exact, found));
	const crisis = hearCrisis(text);
	const odds = crisis?.odds ?? UNHEARD_CRISIS;
	const all = withVisit(odds > DOUBTED_CRISIS ? joint : doubted(joint, exact), text);
	const told = all.filter(({ rule_id }) => !CRISIS_HINTS.includes(rule_id));
	// A full crisis of the notes alone is doubted, never passed over.
	if (odds < CALM_CRISIS || (crisis !== null && isFaintHint(odds, words)))
		return joint.some(({ rule_id }) => OF_CRISIS.includes(rule_id)) ? all : told;
	if (crisis === null || odds < PLAIN_CRISIS || told.some(({ rule_id }) => SPEAKS_OF_CRISIS.test(rule_id)))
		return all;
	const hinted = told.length < all.length;
	return byUrgency([
		...told,
		...(hinted && odds > AGREED_CRISIS ? flagsOfCrisis(crisis) : flagsOfRules(new Set([PERHAPS_CRISIS]))),
	]);
}

/** A crisis that notes alone guess is told gently: of 57 of exams that were told, talks heard each one louder. */
function doubted(flags: readonly RedFlag[], exact: readonly RedFlag[]): RedFlag[] {
	const sure = new Set(exact.map(({ rule_id }) => rule_id));
	const isGuess = ({ rule_id }: RedFlag) => OF_CRISIS.includes(rule_id) && !sure.has(rule_id);
	if (!flags.some(isGuess)) return [...flags];
	return byUrgency([...flags.filter((flag) => !isGuess(flag)), ...flagsOfRules(new Set([PERHAPS_CRISIS]))]);
}

/** A body that talks hear suffer and nothing else does is worth one sentence on a visit: of 640 calm notes one got it. */
function withVisit(flags: readonly RedFlag[], text: string): readonly RedFlag[] {
	const seen = flags.some(({ rule_id, level }) => level !== "care" && !CRISIS_HINTS.includes(rule_id));
	return seen || bodyIn(text) < SUFFERING
		? flags
		: byUrgency([...flags, ...flagsOfRules(new Set<RedFlagRuleId>(["red-flag.perhaps-soon"]))]);
}
const SUFFERING = 1;
const DOUBTED_CRISIS = 1.5;

/**
 * A crisis that notes have taught to hint at is passed over where talks have taught that such words are calm, and told in
 * full where they hear it loudly; one that talks alone hear is told gently. Of 1,000 notes of four exams that were read
 * before, the first silenced no crisis, the second told six and one that was distress, the third found two and nothing else.
 */
const CRISIS_HINTS: readonly string[] = ["red-flag.perhaps-crisis", "red-flag.watch-crisis"];
const SPEAKS_OF_CRISIS = /crisis|suicid|self-harm|violence|overdose|bystander|starving|strangled/;
const UNHEARD_CRISIS = -9;
const CALM_CRISIS = -0.5;
const PLAIN_CRISIS = 2;
const AGREED_CRISIS = 4.9;

/** Names of products that are words of a danger. */
const BRANDS =
	/\b(?:drunk ele(?:ph|f)ants?|(?<=\b(?:serums?|creams?|skin ?care|brands?|cleansers?|sephora|moisturi[sz]ers?)\b.*)the drunk one|urban decay|hard candy|black opium|hypnotic poison|bomb cosmetics|body ?bomb)\b/gi;

function inTalk(text: string): readonly RedFlag[] {
	const told = tidy(spellOut(text));
	const body = bodyIn(text);
	const english = inEnglish(text);
	const heard = english === null || english === text ? UNHEARD : UNHEARD_FOREIGN;
	const guessed = gently(told, withoutGuesses(text, byExample(text, "talk"))).flatMap((flag) =>
		flag.rule_id === WATCH_EMERGENCY && isOfReading(told)
			? []
			: body > heard || !holdsBack(flag)
				? [flag]
				: body > CALM
					? onlyPerhaps(flag)
					: [],
	);
	const exact = withKinds(surely(text), text, true);
	const crisis = crisisHeard(
		text,
		told,
		exact,
		guessed.some(({ level }) => level === "care"),
	);
	// Of another language few words are known: without one of despair a likeness that talks do not hear is none.
	const unheard = crisis === null && english !== null && english !== text && !namesDespair(spellOut(english));
	const account = settlesAccount(told);
	const found = guessed.filter(
		({ rule_id, level }) =>
			!(unheard && rule_id === "red-flag.watch-crisis") && !(account && level === "watch"),
	);
	return crisis === null
		? joined(told, exact, withKinds(found, text))
		: joined(told, ofWhom(told, exact, crisis), [...flagsOfCrisis(crisis), ...withKinds(found, text)]);
}

/**
 * What notes have taught hears a danger in many a message that talks have taught to be calm ("no veo nada" of a shelf): one
 * careful sentence is left of it.
 */
const UNHEARD = -1;
/** Of another language few words are known: calm messages reach -0.2, dangers begin at 0.4. */
const UNHEARD_FOREIGN = 0;
const CALM = -4.5;
const PERHAPS: Partial<Record<RedFlag["level"], RedFlagRuleId>> = {
	emergency: "red-flag.watch-emergency",
	same_day: "red-flag.watch-today",
	book_dermatologist: "red-flag.watch-soon",
};

function onlyPerhaps({ level }: RedFlag): RedFlag[] {
	const perhaps = PERHAPS[level];
	return perhaps === undefined ? [] : flagsOfRules(new Set([perhaps]));
}

/** A crisis of a talk; beside a sure sign of a body in danger one that is hardly heard is no more than a hint, and the body is told. `tells`: distress is told beside it. */
function crisisHeard(
	text: string,
	told: string,
	exact: readonly RedFlag[],
	tells: boolean,
): CrisisHeard | null {
	const heard = hearCrisis(text);
	if (heard === null || isExplained(told, heard) || (!tells && isUnfounded(text, told, heard))) return null;
	if (heard.said === "perhaps") return heard;
	const body = exact.some(
		({ level, rule_id }) => level === "emergency" && !OF_CRISIS_OR_THEIRS.includes(rule_id),
	);
	if (!namesDespair(told) && (heard.odds < BARELY || isJudgedLooks(told)))
		return { ...heard, said: "perhaps" };
	const doubted = heard.odds < (body ? BESIDE_BODY : fearsForChild(told) ? BESIDE_FEAR : heard.odds);
	return doubted ? { ...heard, said: "perhaps" } : heard;
}

/** A fright for a child or the end of a medicine says itself why somebody is upset, and has its own answer. */
function isExplained(told: string, { odds }: CrisisHeard): boolean {
	if (odds < OF_GRIEF && settlesAccount(told)) return true;
	if (tellsOfHarm(told)) return false;
	if (odds < BESIDE_FEAR && (picksSkin(told) || waitsForTest(told))) return true;
	return (odds < FAINT && asksForUnborn(told)) || (odds < BESIDE_FEAR && speaksOfMedicine(told));
}

/** So faintly heard, and without one word of despair or of harm in a language that was read. */
function isUnfounded(text: string, told: string, { odds }: CrisisHeard): boolean {
	if (odds >= BARELY || inEnglish(text) !== text) return false;
	return !namesDespair(told) && !tellsOfHarm(told) && !isJudgedLooks(told);
}

/** Grief for somebody whose account is settled sounds like despair, louder than fear does. */
const OF_GRIEF = 6;
const FAINT = 1;
/** Without one word of despair so little is a likeness of sound: of 60 dangers of an exam the least heard was at 1. */
const BARELY = 0.5;
const BESIDE_BODY = 1;
const BESIDE_FEAR = 4;

/** Sure signs tell what is done, not always by whom: what is plainly somebody else's is told to who writes for them. */
function ofWhom(text: string, exact: readonly RedFlag[], { said, kind, theirs }: CrisisHeard): RedFlag[] {
	const others = said === "told" && kind === "red-flag.bystander";
	return byUrgency(
		exact.flatMap((flag) => {
			if (!OWN_CRISES.includes(flag.rule_id) || OF_MYSELF.test(text)) return [flag];
			if (others && flag.rule_id !== "red-flag.overdose") return [];
			return others ? flagsOfRules(new Set(["red-flag.their-overdose"])) : [{ ...flag, theirs }];
		}),
	);
}

function byExample(text: string, as: ReadAs): readonly RedFlag[] {
	const said = inEnglish(text) !== text && hasIdiom(text) ? withoutIdioms(text) : text;
	const english = inEnglish(said);
	const passages = passagesOf(sentencesOf(english ?? said));
	if (passages.length === 0) return [];
	if (english === null || english === said) return flagsOfRules(rulesRaised(passages, undefined, { as }));
	const besides = dangerBeside(passagesOf(sentencesOf(said)));
	const raised = flagsOfRules(rulesRaised(passages, undefined, { besides }));
	if (as === "note" && !isUnderstood(said) && isFaint(passages, besides)) return [];
	const few = english.split(" ").length < LEAST_GLOSSED;
	return few ? raised.filter(({ level }) => level !== "watch") : raised;
}

/** Whether most of what another language says was found in its glossary. */
function isUnderstood(said: string): boolean {
	const language = findLanguage(said);
	return language === null || language === "unknown" || glossMessage(said, language).enough;
}

/** Strewn words of a text that nobody understood sound like an emergency by chance; what is loud is believed all the same. */
function isFaint(passages: readonly string[], besides: number): boolean {
	const layers = readLayers();
	const alone = passages.map((passage) => dangerIn(judge(layers, saidWords(passage, layers.rarity))));
	return Math.max(...alone) + besides <= LOUD;
}

const LOUD = 4;

/** By sure signs, of the text as it stands and of what it says in English. */
function surely(text: string): RedFlag[] {
	const english = inEnglish(hasIdiom(text) && inEnglish(text) !== text ? withoutIdioms(text) : text);
	const own = exactFlags(text);
	if (english === null || english === text) return own;
	const ids = new Set(own.map(({ rule_id }) => rule_id));
	return byUrgency([...own, ...exactFlags(english).filter(({ rule_id }) => !ids.has(rule_id))]);
}

/** Of fewer words known in another language nobody can say what they might hint at. */
const LEAST_GLOSSED = 7;

/** By the sound alone, fear for a child reads like despair: it is asked after, and what was told is answered. */
function gently(text: string, all: readonly RedFlag[]): readonly RedFlag[] {
	const found = licksLips(text) ? all.filter(({ rule_id }) => rule_id !== GENERAL_EMERGENCY) : all;
	if (!found.some(({ rule_id }) => rule_id === GENERAL_CRISIS) || !fearsForChild(text)) return found;
	const rest = found.map(({ rule_id }) => rule_id as RedFlagRuleId).filter((id) => id !== GENERAL_CRISIS);
	return flagsOfRules(new Set<RedFlagRuleId>([...rest, "red-flag.watch-crisis"]));
}

const GENERAL_CRISIS = "red-flag.crisis";
const PERHAPS_CRISIS = "red-flag.perhaps-crisis";
const GENERAL_EMERGENCY = "red-flag.collapse";
/** Who tells of somebody else's death and of a wish of their own is helped first. */
const OF_MYSELF =
	/\bi (?:\w+ ){0,3}?(?:want|wanna|going|gonna|will|plan\w*|think\w*|feel\w*|would|wish|could) (?:\w+ ){0,4}?(?:die|dead|kill(?:ing)? myself|end (?:it|my life)|hurt(?:ing)? myself|cut(?:ting)? myself|join (?:her|him|them))\b/i;
/** What a sure sign may tell of the writer and of somebody else. */
const OWN_CRISES: readonly string[] = ["red-flag.suicidal", "red-flag.self-harm", "red-flag.overdose"];
/** Plain, and no reason to doubt what else is heard: many who give up leave off their medicine first. */
const BESIDE_DESPAIR: readonly string[] = [
	"red-flag.medicine-stopped",
	"red-flag.steroid-stopped",
	"red-flag.medicine-pregnancy",
	"red-flag.pet-swallowed",
];
const VIOLENCE = "red-flag.violence";
/** A toddler's throw and a cat's paw are no violence at home, where nobody else is named. */
const BY_A_SMALL_ONE =
	/^(?=.*\b(?:toddler|baby|infant|puppy|kitten|cat|dog|(?:one|two|three|four|[1-4]) (?:year|yr)s? old)\b(?: \w+){0,3} (?:threw|throws|hit|hits|bit|kicked|kicks|headbutt\w*|scratch\w*|knocked|swung|poked|smacked|dropped)\b)(?!.*\b(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mother|he hits|he hit)\b)/;
const SPLASHED: readonly RedFlagRuleId[] = ["red-flag.chemical-on-skin", "red-flag.chemical-in-eye"];
/** Somebody who hoses an acid off sounds, by example, like somebody who did it. */
const ATTACKED =
	/\b(?:threw|throw\w*|attack\w*|assault\w*|on purpose|pour(?:ed|s)|flung|chucked|hits?|beat\w*|held me|held my|forced|threat\w*|scared|afraid|angry|hurts me)\b/;

/** What is said of no kind of danger, and which words make it superfluous. */
const OF_NO_KIND: Readonly<Record<string, (other: RedFlag) => boolean>> = {
	"red-flag.doctor-soon": ({ level }) => level === "emergency" || level === "same_day",
	"red-flag.perhaps-soon": holdsBack,
	"red-flag.watch-today": holdsBack,
	"red-flag.watch-soon": (other) => holdsBack(other) || other.rule_id === "red-flag.perhaps-soon",
};

/** A note is told one urgency: the most urgent speaks, and a later visit of no kind is not named beside it. */
function mostUrgentOnly(flags: readonly RedFlag[]): RedFlag[] {
	return flags.filter(({ rule_id }) => {
		const speaksBetter = OF_NO_KIND[rule_id];
		return speaksBetter === undefined || !flags.some(speaksBetter);
	});
}

/** Where something is plain, nothing is said of what might be, and its kind is said in its own words. */
function joined(text: string, exact: readonly RedFlag[], found: readonly RedFlag[]): RedFlag[] {
	const ids = new Set(exact.map(({ rule_id }) => rule_id));
	const crisisTold = [...exact, ...found].some(({ rule_id }) => OF_CRISIS.includes(rule_id));
	const sure = exact.some((flag) => holdsBack(flag) && !BESIDE_DESPAIR.includes(flag.rule_id));
	const isMishap = SPLASHED.some((kind) => ids.has(kind)) && !ATTACKED.test(text);
	const isOwn =
		[...exact, ...found].some(({ rule_id }) => rule_id === "red-flag.swallowed") &&
		whoSwallowed(text) === "writer";
	const toldBetter = ({ rule_id }: RedFlag) =>
		// Whose cup or bottle it was is nobody to fear for.
		((rule_id === "red-flag.bystander" && isOwn) ||
			(rule_id === "red-flag.swallowed" && isHardToSwallow(text)) ||
			(rule_id === GENERAL_CRISIS && sure && !namesDespair(text)) ||
			(rule_id === PERHAPS_CRISIS && (crisisTold || (sure && !namesDespair(text)))) ||
			(rule_id === VIOLENCE && (isMishap || (sure && BY_A_SMALL_ONE.test(text)))) ||
			TOLD_BETTER[rule_id]?.some((kind) => ids.has(`red-flag.${kind}`))) ??
		false;
	return byUrgency([
		...exact,
		...found.filter(
			(flag) =>
				!ids.has(flag.rule_id) &&
				!toldBetter(flag) &&
				(flag.level !== "watch" || exact.every(({ rule_id }) => BESIDE_DESPAIR.includes(rule_id))),
		),
	]);
}
