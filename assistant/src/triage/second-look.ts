import { readFileSync } from "node:fs";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { CALM, DANGERS, dangerIn, judge, readLayers } from "./danger-layer.ts";
import { isUnhelped } from "./guessed-visits.ts";
import { crisisWords } from "./hear-crisis.ts";
import type { ReadAs } from "./in-talk.ts";
import { layersIn, logSum, type NamesLayer, scoresOf } from "./names-layer.ts";
import { passagesOf, SENTENCE_MARK, saidWords, sentencesOf } from "./said-words.ts";

/** What the second look tells apart, as the first does. */
export const SECOND_NAMES: readonly string[] = [CALM, ...DANGERS];
const WEIGHTS = new URL("./second-look.bin", import.meta.url);

let trained: { second: NamesLayer; made_of: string } | undefined;

/** The layer with the fingerprint of what it was trained on. */
export function readSecondLook(): { second: NamesLayer; made_of: string } {
	if (trained !== undefined) return trained;
	const { layers, made_of } = layersIn(readFileSync(WEIGHTS));
	if (layers.second === undefined) throw new Error("No layer looks a second time.");
	trained = { second: layers.second, made_of };
	return trained;
}

/** An English text looked at once more as a whole, in log odds. */
export interface SecondLook {
	/** Of any danger against all else, by both looks added up. */
	danger: number;
	/** Of a crisis against all else, by the second look alone. */
	crisis: number;
	/** Of distress against calm, by the second look alone. */
	distress: number;
}

export function lookAgain(text: string): SecondLook {
	const { rarity, dangers } = readLayers();
	const looks = passagesOf(sentencesOf(text)).map((passage) => {
		const scores = scoresOf(
			readSecondLook().second,
			crisisWords(passage.split(` ${SENTENCE_MARK} `), rarity),
		);
		const of = (name: string) => scores[SECOND_NAMES.indexOf(name)] ?? -99;
		const without = (...names: string[]) =>
			logSum(scores.filter((_, at) => !names.includes(SECOND_NAMES[at] ?? "")));
		const harmless = logSum([of(CALM), of("mind")]);
		return {
			danger: without(CALM, "mind") - harmless + dangerIn(judge({ dangers }, saidWords(passage, rarity))),
			crisis: of("crisis") - without("crisis"),
			distress: of("mind") - of(CALM),
		};
	});
	const most = (key: keyof SecondLook) => Math.max(-99, ...looks.map((look) => look[key]));
	return { danger: most("danger"), crisis: most("crisis"), distress: most("distress") };
}

/**
 * Odds below which something is not told, and above which it is although the first look told nothing. Chosen on 19 authors of notes and 6 of
 * messages, each read by a layer that had not learned from them, those of a talk on few dangers (`docs/decisions/020-danger-by-example.md`).
 */
const LIMITS = {
	note: {
		soon: -3,
		urgent: -4,
		guessed_soon: 5,
		guessed_today: 3,
		raised: 10,
		crisis: -5,
		plain_crisis: -5,
		raised_crisis: 8,
		distress: -2,
		words: 14,
	},
	talk: {
		soon: -2,
		urgent: -4,
		guessed_soon: 3,
		guessed_today: 2,
		raised: 99,
		crisis: -3,
		plain_crisis: 6,
		raised_crisis: 99,
		distress: -2,
		words: 0,
	},
} as const;
/** A sure sign is passed over only in a story that as a whole sounds of anything but a danger; in few words it is all there is. */
const SURELY = { words: 20, danger: -8, crisis: -8 };
/** Signs whose words people also use of a cap, a crowd, somebody else or last year. */
const OFTEN_SAID: readonly string[] = [
	"breathing",
	"airway-swelling",
	"allergic-reaction",
	"swallowed",
	"bleeding",
	"both-lives",
	"self-harm",
	"suicidal",
	"medicine-swelling",
	"eyes-swollen-shut",
	"chemical-in-eye",
].map((kind) => `red-flag.${kind}`);

/** Somebody is in danger, whoever hears of what kind. */
const PLAIN_DANGER = 10;

const OF_CRISIS = /crisis|suicid|self-harm|violence|overdose|bystander|starving|strangled|both-lives/;
export function isOfCrisis({ rule_id }: RedFlag): boolean {
	return OF_CRISIS.test(rule_id);
}

/** A visit today of no kind; what has happened to somebody keeps its own words. */
const GUESSED_TODAY: RedFlagRuleId = "red-flag.doctor-today";
const GUESSED_EMERGENCY: RedFlagRuleId = "red-flag.collapse";
const WATCH_EMERGENCY: RedFlagRuleId = "red-flag.watch-emergency";
const PERHAPS_SOON: RedFlagRuleId = "red-flag.perhaps-soon";
/** A crisis that is only guessed: in a talk one sentence behind the answer. */
export const GENTLY: Record<ReadAs, RedFlagRuleId> = {
	note: "red-flag.perhaps-crisis",
	talk: "red-flag.watch-crisis",
};

/** What stays of what an English text raises, looked at once more, and what is told besides. `exact` are sure signs. */
export function withSecondLook(
	text: string,
	flags: readonly RedFlag[],
	{ as, exact }: { as: ReadAs; exact: readonly RedFlag[] },
): readonly RedFlag[] {
	const limits = LIMITS[as];
	const words = text.trim().split(/\s+/).length;
	if (words < limits.words) return flags;
	const look = lookAgain(text);
	const isStory = words >= SURELY.words;
	const sure = new Set(exact.map(({ rule_id }) => rule_id));
	const kept = flags.flatMap((flag): readonly RedFlag[] => {
		const isSure = sure.has(flag.rule_id);
		if (isSure && !(isStory && isOverruled(flag, look))) return [flag];
		if (isOfCrisis(flag)) return ofCrisis(flag, look, as);
		if (flag.level === "emergency" || flag.level === "same_day" || flag.rule_id === WATCH_EMERGENCY) {
			if (look.danger < limits.urgent) return [];
			if (flag.rule_id === GUESSED_EMERGENCY && look.danger < 0)
				return flagsOfRules(new Set([WATCH_EMERGENCY]));
			const isGuess = flag.rule_id === GUESSED_TODAY && look.danger < limits.guessed_today;
			return isGuess ? flagsOfRules(new Set([PERHAPS_SOON])) : [flag];
		}
		if (flag.level === "care") return look.distress < limits.distress && look.danger < 0 ? [] : [flag];
		if (flag.level === "book_dermatologist" && isUnhelped(text)) return [flag];
		if (look.danger < limits.soon) return [];
		const isGuess = flag.level === "book_dermatologist" && look.danger < limits.guessed_soon;
		return isGuess ? flagsOfRules(new Set([PERHAPS_SOON])) : [flag];
	});
	return byUrgency(distinct(raised(kept, look, limits)));
}

function isOverruled({ rule_id }: RedFlag, { danger, crisis }: SecondLook): boolean {
	return OFTEN_SAID.includes(rule_id) && danger < SURELY.danger && crisis < SURELY.crisis;
}

function ofCrisis(flag: RedFlag, { danger, crisis }: SecondLook, as: ReadAs): readonly RedFlag[] {
	const { crisis: least, plain_crisis, urgent } = LIMITS[as];
	if (crisis < least && danger < (as === "note" ? urgent : 0)) return [];
	const isGentle = flag.level === "care" || flag.level === "watch";
	return isGentle || crisis >= plain_crisis || danger > PLAIN_DANGER
		? [flag]
		: flagsOfRules(new Set([GENTLY[as]]));
}

/** A danger that only the second look hears. */
function raised(
	flags: readonly RedFlag[],
	{ danger, crisis }: SecondLook,
	limits: (typeof LIMITS)[ReadAs],
): readonly RedFlag[] {
	const tells = flags.some((flag) => isOfCrisis(flag) && !HINTS.includes(flag.rule_id));
	if (crisis > limits.raised_crisis && !tells)
		return [
			...flags.filter(({ rule_id }) => !HINTS.includes(rule_id)),
			...flagsOfRules(new Set<RedFlagRuleId>(["red-flag.crisis"])),
		];
	const isHeard = flags.some((flag) => SENDS.includes(flag.level) || isOfCrisis(flag));
	return danger > limits.raised && !isHeard ? [...flags, ...flagsOfRules(new Set([PERHAPS_SOON]))] : flags;
}
const HINTS: readonly string[] = ["red-flag.perhaps-crisis", "red-flag.watch-crisis"];
const SENDS: readonly RedFlag["level"][] = ["emergency", "same_day", "book_dermatologist"];

function distinct(flags: readonly RedFlag[]): RedFlag[] {
	return [...new Map(flags.map((flag) => [flag.rule_id, flag])).values()];
}
