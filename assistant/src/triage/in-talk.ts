import type { Danger, Thresholds } from "./danger-layer.ts";

/**
 * Where a text stands. A note is read once and nobody asks back. A message of a talk is answered: what only sounds like a
 * danger is told in one careful sentence behind the answer, and who meant it writes on.
 */
export type ReadAs = "note" | "talk";

/** What of a danger is said in a talk: its full words, one careful sentence, or nothing. */
type Said = "told" | "perhaps" | "nothing";

/**
 * How much danger has to be heard before its full words stand in the place of an answer. Of 2,690 notes and messages, where the
 * layer alone spoke, many below it were calm (a visit today 16 of 40, a visit soon 14 of 24); above it 8 of
 * 358. What sounds like an emergency was one in all but 2 of 138: it keeps its place.
 */
const SURE: Record<Exclude<Danger, "mind" | "emergency" | "crisis">, number> = {
	accident: 0,
	"doctor-now": 2,
	"doctor-soon": 0.5,
};
/** Below what a note is held back at, an emergency is still thought of. */
const DOUBT = 0.5;

/** A danger as a passage tells it. */
interface Heard {
	urgent: Exclude<Danger, "mind">;
	/** The less that an emergency is told as where it is only guessed. */
	as: Exclude<Danger, "mind">;
	/** How far all dangers outweigh calm. */
	danger: number;
}

/** A crisis is no part of it: it is heard by a layer of its own (`hear-crisis.ts`). */
export function saidInTalk({ urgent, as, danger }: Heard, { held }: Pick<Thresholds, "held">): Said {
	if (urgent === "emergency" && danger <= held) return danger > held - DOUBT ? "perhaps" : "nothing";
	if (danger <= held || as === "crisis") return "nothing";
	return as === "emergency" || danger > SURE[as] ? "told" : "perhaps";
}

/** Distress by its sound alone; a text that names harm is believed sooner. */
const DISTRESS = 1;

export function isDistressInTalk(distress: number, passage: string, mind: number): boolean {
	return distress > (tellsOfHarm(passage) ? mind : DISTRESS);
}

const WHO =
	"(?:he|him|his|she|husband|boyfriend|bf|girlfriend|gf|wife|partner|ex|dad|father|mum|mom|mother|step(?:dad|father|mum|mother)|uncle|brother)";

/** Words that somebody says of dying, of hurting the body, of hunger or of somebody to be afraid of, and hardly of anything else. */
const HARM: readonly RegExp[] = [
	/\b(?:want|wanted|wanna|wish\w*|like|ready|better|tired|easier) (?:of |to )*(?:just )?(?:be )?(?:die|dead|not (?:exist|be here|wake)|disappear|liv(?:e|ing))\b/,
	/\bnot (?:want|wanna) (?:to )?(?:be here|be alive|live|exist|wake|go on|do (?:this|life))\b|\b(?:not|never) (?:be |going to be |gonna be )?(?:here|around) (?:for|any ?more|next|by then|tomorrow)\b/,
	/\bend (?:it(?! (?:with|for) (?:my|this|that|the))|my life|it all|things|everything)\b|\bkill(?:ing)? (?:myself|him|her|them)\b|\bsuicid\w*|\bunalive\b|\boverdos\w*|\bkms\b/,
	/\b(?:i am|im|i was|when i am|once i am|if i) (?:gone|dead|disappear\w*)\b|\bbetter off (?:without|with(?:out)? me|with (?:some|an)|dead)|\b(?:manage|do|be) (?:better|fine) without me\b|\b(?:see|is|was|be|has|have) (?:the|any|no|not much|much|little) point (?:of|in|to) (?:me|my(?:self)?|being (?:here|alive|around)|living|life|going on)\b|\bnobody (?:would|will) (?:miss|notice)\b/,
	/\b(?:drink\w*|swallow\w*|tak(?:e|ing))\b.{0,40}\b(?:whole|all|bottle|box|pack)\b.{0,20}\benough\b|\bgoing with (?:it|him|her|them)\b|\b(?:counted|count|saved up) (?:the|my|out)? ?(?:pills|tablets|meds)\b|\b(?:pills|tablets) (?:are )?count(?:ed)?\b/,
	/\b(?:lines|cuts|cutting|marks|burns?|blade|razor)\b.{0,40}\b(?:arms?|forearms?|wrists?|thighs?|myself)\b|\b(?:arms?|forearms?|wrists?|thighs?)\b.{0,40}\b(?:lines|cuts|cutting|blade|burns?|quiet|adding)\b|\bhurt(?:ing)? myself\b|\bself ?harm\w*/,
	/\b(?:water only|only water|nothing but water|laxatives?|starv\w*|binge\w*|(?:stopped|not|never) (?:been )?eat(?:ing|en)?\b|\d+ ?(?:cal|calories|kcal)\b|\d+ ?kg\b.{0,60}\b(?:lost|thin|get to|periods?|dizzy|cold)|lost \d+ ?kg)/,
	new RegExp(
		`\\b${WHO}\\b.{0,30}\\b(?:hits?|hit|beats?|punch\\w*|slap\\w*|chok\\w*|strangl\\w*|kick\\w*|shov\\w*|threaten\\w*|rap(?:ed|es)|burn(?:s|ed) me|hurts? me|locks? me|checks|throws?|threw)\\b|\\b(?:scared|afraid|frightened) of ${WHO}\\b|\\b(?:acid|petrol)\\b.{0,30}\\bif i leave\\b|\\b(?:he|she) (?:does not|doesnt|do not|wont|will not|never) (?:like|let|allow)\\b.{0,40}\\b(?:me|it when|people)\\b`,
	),
];

/** Two readings agree where such a word stands and the layer hears a crisis too. */
export function tellsOfHarm(passage: string): boolean {
	return HARM.some((words) => words.test(passage));
}
