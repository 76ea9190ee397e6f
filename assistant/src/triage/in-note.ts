import type { Thresholds } from "./danger-layer.ts";
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
		return besides > 0 || danger > PLAIN_CRISIS ? "told" : "gently";
	}
	if (danger <= careful || !most) return "nothing";
	if (harm) return "gently";
	// Nobody is asked on a guess whether they still feel safe: words of despair or of fear have to stand there.
	return namesDespair(passage) ? "perhaps" : "nothing";
}

/** A crisis by the sound of a story alone; what else the passage tells is then looked at without it. */
function isGuessed(passage: string, above: number): boolean {
	if (!isDespairBelieved(passage)) return true;
	return !namesDespair(passage) && above < BEYOND_DOUBT;
}

/** What somebody says who is ashamed, hides or cannot bear to look. */
const DISTRESS =
	/\b(?:asham\w*|embarrass\w*|hid(?:e|es|ing)|hate|hates|hated|hating|cr(?:y|ies|ied|ying)|tears|sobb\w*|depress\w*|anxi\w*|panic\w*|ugly|disgust\w*|monster|gross|hideous|freak|worthless|lonely|alone|stare[sd]?|staring|laugh\w*|mock\w*|bull(?:y|ied|ying)|teas\w*|nicknam\w*|call(?:s|ed)? me|avoid\w*|cancel\w*|not (?:go|leave|been) out|stopped going|confiden\w*|self ?esteem|ruin\w*|destroy\w*|unbearable|cope|sleep\w*|obsess\w*|hours|stop (?:looking|checking|picking)|cannot (?:stop|stand|bear|look)|done with|fed up|exhaust\w*|miserable|desperate|hopeless|sad|worr\w*|scared|afraid|nobody|no one)\b/;

/** Whether distress that is heard is named too; where it is not, nobody is told that something sounds hard. */
export function namesDistress(passage: string): boolean {
	return DISTRESS.test(passage);
}
