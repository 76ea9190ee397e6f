import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { holdsBack } from "@dewlight/core/skin/red-flags/triage-findings.ts";
import { OF_CRISIS } from "./danger-kinds.ts";
import type { Danger, Thresholds } from "./danger-layer.ts";
import { tellsOfHarm } from "./in-talk.ts";
import { isDespairBelieved, namesDespair } from "./kind-words.ts";

/**
 * What of a crisis is said to a note: its full words, which keep the plan back; kind words with the lines to call, before a
 * whole plan; one careful sentence behind it; or nothing.
 */
type Said = "told" | "gently" | "perhaps" | "nothing";

/**
 * So much more has to speak for a crisis that no word of despair or of fear tells: of texts by authors the layers had not
 * read, those below were as many crises as calm stories, those above ten to one.
 */
const BEYOND_DOUBT = 1.7;

/**
 * From here on a crisis is plain although no word names harm. Of 1,320 notes and messages by authors the layers had not read,
 * the loudest calm one stood at 2.7; of those spoken of gently below it 11 were a crisis and 10 calm.
 */
const PLAIN_CRISIS = 2.8;

interface Heard {
	passage: string;
	/** How far all dangers outweigh calm in this passage. */
	own: number;
	/** Danger seen in the same text as it is written in another language, where few words are known. */
	besides: number;
	/** Whether no other passage comes nearer to a danger. */
	most: boolean;
}

/** A crisis that is only guessed is no reason to keep a plan back, and none to pass over who to call. */
export function crisisInNote(
	{ passage, own, besides, most }: Heard,
	{ held, careful }: Pick<Thresholds, "held" | "careful">,
): Said {
	const danger = own + besides;
	const harm = tellsOfHarm(passage);
	if (danger > held) {
		if (harm) return "told";
		if (isGuessed(passage, own - held)) return isDespairBelieved(passage) ? "perhaps" : "nothing";
		if (besides > 0 || danger > PLAIN_CRISIS) return "told";
		return namesDespair(passage.replaceAll(OF_SKIN, " ")) ? "gently" : "perhaps";
	}
	// Nobody is asked on a guess whether they still feel safe: of 12 notes that named no harm down here none was a crisis.
	return danger > careful && most && harm ? "gently" : "nothing";
}

/** Whether a hint is passed on, below what holds anything back: of 15 of a visit today or an accident none was one. */
export function isHintedInNote(urgent: Exclude<Danger, "mind">): boolean {
	return urgent === "doctor-soon" || urgent === "emergency";
}

/**
 * Of texts by authors the layers had not read, more than half of the visits guessed below it were calm (14 of 24). A guess
 * of no kind that names nothing to be looked at is then one careful sentence, in a note as in a talk. Of another language too
 * few words are known to say so.
 */
export const GUESSED_VISIT = 0.5;
/** Above it a guess of no kind is believed although it names nothing that has to be looked at. */
const SURE_VISIT = 5;
/** The same where it names such a thing: of the visits guessed below it as many were calm. */
const SURE_VISIT_SEEN = 0.3;
/** Of the visits today guessed below it 8 of 11 were calm. */
const SURE_TODAY = 2.05;
/** Kinds that ordinary patches and dry skin sound like; of those guessed below it most were calm. */
const SURE_ORDINARY = 1.2;
const ORDINARY: readonly RedFlagRuleId[] = ["red-flag.pigment-change", "red-flag.widespread-eczema"];

interface HeardVisit {
	danger: number;
	/** Something that has to be looked at is named. */
	seen: boolean;
	/** A mind that changes is heard as well: beside a medicine that may be its doing. */
	distressed: boolean;
}

/** What a visit that is only guessed is told as: whole words that hold products back, or a sentence beside a whole plan. */
export function visitInNote(rule: RedFlagRuleId, { danger, seen, distressed }: HeardVisit): RedFlagRuleId {
	if (rule === "red-flag.doctor-soon") {
		if (danger > (seen ? SURE_VISIT_SEEN : SURE_VISIT)) return rule;
		return seen || danger > GUESSED_VISIT ? PERHAPS_SOON : "red-flag.watch-soon";
	}
	if (rule === "red-flag.doctor-today") return danger > SURE_TODAY || distressed ? rule : PERHAPS_SOON;
	return ORDINARY.includes(rule) && danger <= SURE_ORDINARY ? PERHAPS_SOON : rule;
}

/** Beside a story that sounds of a crisis a visit stays what it was: nobody can tell what else it hides. */
export function asideInNote(
	rule: RedFlagRuleId,
	{ danger, seen }: Pick<HeardVisit, "danger" | "seen">,
): RedFlagRuleId {
	return rule === "red-flag.doctor-soon" && danger <= GUESSED_VISIT && !seen ? "red-flag.watch-soon" : rule;
}

const PERHAPS_SOON: RedFlagRuleId = "red-flag.perhaps-soon";

/** A feeling of skin is no despair: "it burns when I eat crisps", "I scratch at night", "it hurts to shave". */
const OF_SKIN =
	/\b(?:it|they|that|skin|face|cheeks?|lips?|spots?|which|and) (?:\w+ )?(?:burns?|hurts?|stings?|scratch\w*)\b(?: (?:when|after|if|every time|to)\b)?|\b(?:burn\w*|hurt\w*|sting\w*) (?:when|after|if|like|easily)\b/g;

/** A crisis by the sound of a story alone; what else the passage tells is then looked at without it. */
function isGuessed(passage: string, above: number): boolean {
	if (!isDespairBelieved(passage)) return true;
	return !namesDespair(passage) && above < BEYOND_DOUBT;
}

/** What somebody says who is ashamed, hides or cannot bear to look. */
const DISTRESS =
	/\b(?:asham\w*|embarrass\w*|hid(?:e|es|ing)|hate|hates|hated|hating|cr(?:y|ies|ied|ying)|tears|sobb\w*|depress\w*|anxi\w*|panic\w*|ugly|disgust\w*|monster|gross|hideous|freak|worthless|lonely|alone|stare[sd]?|staring|laugh\w*|mock\w*|bull(?:y|ied|ying)|teas\w*|nicknam\w*|call(?:s|ed)? me|avoid\w*|cancel\w*|not (?:go|leave|been) out|stopped going|confiden\w*|self ?esteem|ruin\w*|destroy\w*|unbearable|cope|(?:cannot|can not|not|never|barely|hardly|no|lost?|losing|without) (?:\w+ )?sleep\w*|sleepless|obsess\w*|sleep(?:s|ing)? in (?:it|my|make ?up|foundation)|hours (?:yesterday|a day|every|daily|each|in front|at (?:a|the|my)|looking|staring|checking|before)|for hours|stop (?:looking|checking|picking)|cannot (?:stop|stand|bear|look)|done with|fed up|exhaust\w*|miserable|desperate|hopeless|sad|worr\w*|scared|afraid|nobody|no one)\b/;

/** Whether distress that is heard is named too; where it is not, nobody is told that something sounds hard. */
export function namesDistress(passage: string): boolean {
	return DISTRESS.test(passage);
}

/** Below it what a hint of a crisis was heard by was calm in each of the notes that were read. */
const FAINT_HINT = 0;
/** The same where not one word of despair is said. */
const FAINT_WITHOUT_DESPAIR = 1.5;

/** Whether a hint of a crisis is too faint for even one sentence: heard by its sound alone, and no word of harm. */
export function isFaintHint(odds: number, words: string): boolean {
	if (ILL.test(words)) return false;
	const despairs = namesDespair(words) || HIDES.test(words);
	return !tellsOfHarm(words) && odds < (despairs ? FAINT_HINT : FAINT_WITHOUT_DESPAIR);
}

/** A body that is ill may be what is heard. */
const ILL = /\b(?:sick|vomit\w*|pound(?:s|ing)|headaches?|dizz\w*|faint\w*|boiler)\b/;
/** What somebody does who keeps away from others, or holds themselves for too much. */
const HIDES =
	/\b(?:cannot|can not|not|never) (?:\w+ )?(?:look at|be seen|face|leave|go out|stand)\b|\bstopped (?:going|seeing|leaving|eating|answering)\b|\bbetter (?:off )?(?:without|with out|if i)\b|\bno (?:reason|use|future)\b/;

/** Careful sentences that name no reason of their own. */
const CAREFUL: readonly string[] = [
	"red-flag.perhaps-soon",
	"red-flag.watch-emergency",
	"red-flag.watch-accident",
	"red-flag.watch-today",
	"red-flag.watch-soon",
];
const SENTENCES = /(?<=[.!?\n])\s+/;
/** Stories of so many sentences sound like something by their length alone. */
const LONG_STORY = 5;
const SHORT_STORY = 4;
const LONGEST_QUOTE = 90;

/**
 * A careful sentence quotes what it speaks of. One that no sentence of a long note raises is left out, and a guess that no two
 * neighboring ones raise is no more than a careful sentence: of 1,020 notes of four exams that lost nothing, and of 20
 * ordinary ones it left two of five alarms out and softened a third. An accident without a word of one is no more than a
 * careful sentence, and an emergency stays one. Never of a crisis. `exact`: what sure signs raise; `read`: the flags of a part.
 */
export function withReasons(
	text: string,
	flags: readonly RedFlag[],
	{ exact, read }: { exact: readonly RedFlag[]; read: (part: string) => readonly RedFlag[] },
): readonly RedFlag[] {
	const sure = new Set(exact.map(({ rule_id }) => rule_id));
	const isGuess = (flag: RedFlag) =>
		holdsBack(flag) && !sure.has(flag.rule_id) && !OF_CRISIS.includes(flag.rule_id);
	const isCareful = ({ rule_id }: RedFlag) => CAREFUL.includes(rule_id) && !sure.has(rule_id);
	const parts = text.split(SENTENCES).filter((part) => /\p{L}/u.test(part));
	// Of another language too few words are known to leave anything out.
	if (inEnglish(text) !== text || parts.length < 2) return flags;
	if (!flags.some((flag) => isGuess(flag) || isCareful(flag))) return flags;
	const heard = parts.map((part) => ({ part, flags: read(part) }));
	if (heard.some((one) => one.flags.length > 0))
		return flags.flatMap((flag) => {
			if (!isCareful(flag)) return [flag];
			const its = heard.find((one) => one.flags.some(({ rule_id }) => rule_id === flag.rule_id));
			if (its?.flags.some(({ rule_id }) => OF_CRISIS.includes(rule_id)) === true) return [flag];
			if (its !== undefined) return [quoting(flag, its.part)];
			return parts.length >= LONG_STORY && !heard.some((one) => one.flags.some(holdsBack)) ? [] : [flag];
		});
	const groundless =
		flags.some(({ rule_id }) => rule_id === ACCIDENT && !sure.has(rule_id)) && !HAS_HAPPENED.test(text);
	const alone =
		parts.length >= SHORT_STORY &&
		parts.slice(1).every((part, at) => read(`${parts[at]} ${part}`).length === 0);
	const left = flags.filter((flag) => !(isCareful(flag) && (alone || parts.length >= LONG_STORY)));
	const doubted = left.filter(
		(flag) =>
			isGuess(flag) && flag.level !== "emergency" && (alone || (groundless && flag.rule_id === ACCIDENT)),
	);
	if (doubted.length === 0) return left;
	const watches = doubted.map(({ rule_id, level }) =>
		rule_id === ACCIDENT
			? ("red-flag.watch-accident" as const)
			: level === "same_day"
				? ("red-flag.watch-today" as const)
				: ("red-flag.watch-soon" as const),
	);
	return byUrgency([...left.filter((flag) => !doubted.includes(flag)), ...flagsOfRules(new Set(watches))]);
}

const ACCIDENT = "red-flag.accident";
/** Something that got where it does not belong, or what could. */
const HAS_HAPPENED =
	/\b(?:eyes?|swallow\w*|dr[aiu]nk\w*|ate|eat\w*|lick\w*|suck\w*|mouth|nose|nostril|ear|burn\w*|scald\w*|splash\w*|spill\w*|squirt\w*|spray\w*|bleach\w*|acid|chemical\w*|glue\w*|batter(?:y|ies)|tablets?|pills?|capsules?|iron|wax\w*|fire|steam\w*|boil\w*|hot|took|overdos\w*|toothpaste|petrol|paint|button|snake|bitten|stung|shock|electric|lens|lash(?:es)?|cut|fell|smoke|vap(?:e|ing)|nicotine|ammonia|drowsy|floppy|sleepy|vomit\w*|toddlers|babies|children|kids|grand\w+|twins|inhal\w*|breath\w*|fumes?|gas|cleaner|drain|perox\w*|relaxer|perm|lye|needles?|toddler|bab(?:y|ies)|child|kid|son|daughter|dog|cat)\b/i;

function quoting(flag: RedFlag, sentence: string): RedFlag {
	const said = sentence.trim().replace(/[.!?]+$/, "");
	const short =
		said.length <= LONGEST_QUOTE ? said : `${said.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, "")} ...`;
	return { ...flag, advice: `You wrote \u201c${short}\u201d. ${flag.advice}` };
}
