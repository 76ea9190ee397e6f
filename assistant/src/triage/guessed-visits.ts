import { SMALL_BURN, WAX_LIFT } from "@dewlight/core/assistant/triage/home-harm-rules.ts";
import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import { medicineByRules } from "@dewlight/core/person/medicine-by-signs.ts";
import type { PersonFact, PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { readNote } from "@dewlight/core/skin/note/read-note.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { holdsBack } from "@dewlight/core/skin/red-flags/triage-findings.ts";
import { namesDespair } from "./kind-words.ts";

/** What sounds like a visit and nobody can say of which kind. */
const GUESS = "red-flag.doctor-soon";
const FAINT_GUESS = "red-flag.perhaps-soon";
/** The same for one today, with the sentence that stands beside it. */
const GUESS_TODAY: readonly string[] = [GUESS, FAINT_GUESS, "red-flag.doctor-today"];
const BESIDE_TODAY = "red-flag.watch-emergency";

/** What has to be looked at whatever else explains it: a place that grows, opens or hurts, a body that is ill too, and what no treatment helped. */
const HAS_TO_BE_SEEN =
	/\b(?:grow(?:s|n|ing|ths?)?|grew|bigger|larger|doubled|spread\w*|the size of|chang(?:ed|es|ing) (?:shape|size|colou?r)|bleed\w*|bled|blood\w*|crust\w*|ooz\w*|weep\w*|leak\w*|pus|(?:not|never) heal\w*|lumps?|moles?|lesions?|ulcer\w*|numb\w*|joints?|knuckles|stiff|fingers?|fever\w*|lost weight|losing weight|gained|hairs? (?:is |are )?(?:los\w*|fall\w*|thin\w*|com(?:es?|ing) out|shed\w*)|bald\w*|lashes|swell\w*|swollen|boils?|cysts?|cystic|nodul\w*|scars?|scarring|craters?|painful|pain|blister\w*|purple|bruis\w*|steroid\w*|hydrocort\w*|cortisone|clobet\w*|betameth\w*|betnov\w*|dermov\w*|mometas\w*|mix(?:ed|ing) creams?|veins?|gritty|(?:red|sore|dry|burning) (?:eyes?|lids?|eyelids?)|eyes? (?:\w+ )?(?:burn\w*|hurt\w*|red|sore|dry|gritty|water\w*)|sand(?:y)?|sight|vision|skin tags?|growths?|turn(?:s|ed|ing) (?:\w+ ){0,4}?(?:black|dark|white|gr[ae]y|blue)|catch(?:es|ing) on|always cold|freezing|(?:so|always) tired|exhausted|sleep all day|thicker|thickens?|thickened|pregnan\w*|immun\w*|one side|two (?:tone\w*|colou?rs)|black edge|border|creep\w*|new (?:dark|brown|black)|sudden\w*|face (?:only )?(?:half|side))\b/;

const LASTING_FLUSH: RedFlagRuleId = "red-flag.lasting-flushing";

/** Findings whose rule in a plan says by itself when a doctor is needed. */
const HAS_ITS_RULE: readonly PersonFactId[] = ["melasma", "shaving_bumps", "greasy_flakes"];
/** What was put on a face too often or too strong, so that it is plain why it is sore. */
const OVERUSED =
	/\b(?:glycolic|lactic|salicylic|mandelic|acids?|aha|bha|retin\w*|tret\w*|adapalene|peel(?:ing)? (?:solution|pads?|toner)|toner|scrub\w*|exfoliat\w*|benzoyl|vitamin c|spirit|aftershave|astringent|lemon\w*|toothpaste|vinegar|bleach\w*)\b/;

const UNHELPED =
	/\b(?:tried|used|months of|weeks of|after)\b.*\b(?:no better|not better|nothing (?:helps|helped|works|worked)|keeps? (?:coming|returning)|still there|not help\w*|no help)\b/;

/** Whether what was tried is told to have done nothing. */
export function isUnhelped(text: string): boolean {
	return UNHELPED.test(text);
}

/** A face that goes red with what it ate, drank or felt. */
const RED =
	"(?:tomato\\w*|beetroot|beet|lobster|rudolph|flush\\w*|blush\\w*|ruddy|crimson|scarlet|(?:go|goes|going|turn|turns|get|gets|so|bright|all) red|red (?:face|cheeks?|nose))";
const TRIGGER =
	"(?:drinks?|drinking|pints?|beers?|wines?|alcohol|whisk\\w*|vodka|curr(?:y|ies)|spic\\w+|chill?i\\w*|hot (?:dinners?|meals?|food|drinks?|tea|soups?|kitchen|showers?|room)|coffee|stress\\w*|embarrass\\w*|heat|sauna|exercise)";
const FLUSHES = new RegExp(`\\b${RED}\\b.*\\b${TRIGGER}\\b|\\b${TRIGGER}\\b.*\\b${RED}\\b`);
/** Too sudden, or too much of the body, for a flush. */
const NO_FLUSH =
	/\b(?:today|tonight|yesterday|just now|right now|sudden\w*|first time|hives|welts|wheals|rash|itch\w*|throat|lips?|tongue|breath\w*|wheez\w*|faint\w*|dizz\w*|vomit\w*|diarrh\w*|chest|tablets?|medic\w*|peanuts?|nuts?|prawns?|shellfish|this (?:morning|afternoon|evening)|(?:one|left|right) cheek|hot(?! (?:dinners?|meals?|food|drinks?|tea|coffee|soups?|curr(?:y|ies)|spic\w+|kitchen|showers?|baths?|rooms?|weather|days?|water)\b)|shiny|ill|unwell|poorly|shak(?:y|es|ing)|shiver\w*|chills|confus\w*|drows\w*|antibiotics?)\b/;
/** What comes back with its trigger is a habit of the skin; a red face that came once may be anything. */
const RECURS =
	/\b(?:every (?:time|single time|evening|night|day|week\w*)|each time|always|whenever|any ?time|as soon as|usually|often|for years|(?:after|with) (?:each|every|any)|when i (?:drink|eat|have|cook|exercise|shower))\b/;
/** What a plan treats by itself. */
const SPOTS =
	/\b(?:spots|pimples?|zits?|acne|break ?outs?|(?:break|breaks|breaking|broke) out|blackheads?)\b/;
const OF_A_BODY =
	/\b(?:odou?rs?|hairs? (?:down|on|under|grow\w*)|hairy|periods?|puberty|voice|weight|muscles?|headaches?|itch\w*|fung\w*|thirst\w*|baby|babies|toddler|newborn|children|kids?|anabolic\w*|steroids?|legs?|shins?|thighs?|feet|ankles?|glass(?! skin)|tumbler|(?:not|never) (?:fade|blanch)\w*|chemo\w*|cancers?|radiation|radiotherapy|immunotherapy|oncolog\w*|leuk\w*|lymphoma|(?:running|on) (?:test|tren|gear|a cycle))\b/;

/**
 * Without a visit that is only guessed where what was told explains it: patches, shaving bumps, flakes of oily skin and
 * skin that was treated too much are what a plan is for, and so are spots and a face that flushes. One careful sentence
 * stays.
 */
export function withoutGuesses(text: string, heard: readonly RedFlag[]): readonly RedFlag[] {
	const found = isHandedOut(text, heard)
		? heard.filter(({ rule_id }) => !OF_A_HARM_DONE.includes(rule_id))
		: heard;
	const holding = found.filter((flag) => holdsBack(flag) || flag.rule_id === FAINT_GUESS);
	if (holding.length === 0 || holding.some(({ rule_id }) => !GUESS_TODAY.includes(rule_id))) return found;
	const facts = factsFromText(text);
	const patches = facts.some(({ id }) => id === "melasma");
	const spelled = tidy(spellOut(text.replaceAll(SOLD, "offer$1")));
	// Patches that came with a pregnancy are what its rule speaks of.
	const unborn = patches ? spelled.replaceAll(/\bpregnan\w*/g, "...") : spelled;
	const told = areOfFamily(unborn) ? unborn.replaceAll(/\bmoles?\b/g, "...") : unborn;
	if (hasToBeSeen(facts.some(({ id }) => id === "shaving_bumps") ? ownWords(text) : told)) return found;
	const only_soon = holding.every(({ rule_id }) => rule_id === GUESS || rule_id === FAINT_GUESS);
	const flushes = FLUSHES.test(told) && !NO_FLUSH.test(told) && (only_soon || RECURS.test(told));
	const instead = flushes
		? LASTING_FLUSH
		: isDrySeason(told) || (only_soon && areOfFamily(unborn))
			? WATCH_SOON
			: only_soon
				? insteadOfGuess(facts, told)
				: null;
	if (instead === null) return found;
	const others = found.filter(
		(flag) => !holding.includes(flag) && !(flushes && flag.rule_id === BESIDE_TODAY),
	);
	return byUrgency([
		...others.filter(({ rule_id }) => rule_id !== instead),
		...flagsOfRules(new Set([instead])),
	]);
}

/** What somebody would have who took, spilled or was given something that harms. */
const OF_A_HARM_DONE: readonly string[] = [
	"collapse",
	"accident",
	"swallowed",
	"medicine-rash",
	"doctor-today",
	"doctor-soon",
	"perhaps-soon",
	"watch-emergency",
].map((kind) => `red-flag.${kind}`);
const HARMED =
	/\b(?:faint\w*|collaps\w*|passed out|blacked out|dizz\w*|vomit\w*|throw\w* up|threw up|sick|ill|unwell|rash\w*|hives|itch\w*|swell\w*|swollen|breath\w*|chest|heart|throat|burn(?:s|ed|ing|t)|blister\w*|pain(?:s|ful)?|hurt\w*|fever\w*|bleed\w*|numb\w*|too many|twice|double|extra|by mistake|accident\w*|wrong|overdos\w*|all of them|at once|spilled|spilt|splash\w*|eyes?|kids?|toddler|child|baby|peel(?:s|ing)?|headaches?|vision|blurr\w*|dark urine|yellow|swallowed|all my|whole (?:box|pack\w*)|tongue|lips?|joints?|weak\w*|shak\w*|confus\w*|stomach|tummy|cramps?|voices?|die|dead|kill\w*|end it)\b/;

const OF_AN_EYE: readonly string[] = ["red-flag.chemical-in-eye", "red-flag.watch-accident"];
/** Sunscreen that comes down with sweat, day after day, and no eye that hurts now. */
const RUNS_DOWN =
	/\b(?:sun ?(?:cream|screen|block)|spf|lotion)\b(?: \w+){0,6} (?:runs?|running|drips?|melts?|gets?|goes|sweats?|stings?|burns?)\b(?: \w+){0,5} eyes?\b/;
const HAPPENED_NOW =
	/\b(?:just|right now|minutes|hours? ago|today|this (?:morning|afternoon|evening)|yesterday|last night|still|(?:cannot|can not) open|blurr\w*|rinsed|flushed|splash\w*|squirt\w*)\b/;

/** Put on spots and only stings; with a cleaner or a strong acid named it is another matter. */
const FROM_THE_KITCHEN =
	/^(?=.*\b(?:lemon\w*|baking soda|tooth ?paste|honey|cinnamon|garlic)\b)(?!.*\b(?:bleach\w*|ammonia|cleaner|drain|oven|detergent|battery|peel\w*|mole|wart)\b)/;
const OF_AN_ACCIDENT: readonly string[] = ["red-flag.accident", "red-flag.burn", "red-flag.watch-accident"];
const CARE_ALONE =
	/\b(?:benzoyl\w*|retinols?|retinal|adapalene|differin|salicylic|niacinamide|vitamin c|azelaic|serums?|spot (?:gels?|creams?|treatment)|lemon\w*|baking soda|tooth ?paste|vinegar)\b/;
const BARELY_HURT =
	/\b(?:(?:sting\w*|burn\w*|red|sore|itch\w*|tight|pink)(?: \w+){0,3} (?:a (?:bit|little)|slightly)|(?:a (?:bit|little)|slightly|bit) (?:red|pink|sore|dry|tight|stingy|itchy)|no blisters?|not blister\w*)\b/;
const HURT =
	/\b(?:eyes?|eyelids?|swallow\w*|mouth|baby|child|toddler|kids?|raw|weep\w*|ooz\w*|white|numb\w*|swell\w*|swollen|spread\w*|fever|breath\w*|hives|peel\w* off|(?:burn\w*|hurt\w*) (?:badly|bad|like|so|a lot|really))\b/;

/** Without first aid for a care product that was left on and only stings a little, and for an eye that sunscreen runs into every day. */
export function withoutRunningDown(text: string, heard: readonly RedFlag[]): readonly RedFlag[] {
	const small = isBarelyHurt(text) || isSmallBurn(text);
	const told = tidy(spellOut(text));
	const kitchen = (small && FROM_THE_KITCHEN.test(told)) || isOverdone(told);
	const flags = heard.filter(
		({ rule_id }) =>
			!((small || kitchen) && OF_AN_ACCIDENT.includes(rule_id)) &&
			!(kitchen && rule_id === "red-flag.chemical-on-skin"),
	);
	if (!flags.some(({ rule_id }) => OF_AN_EYE.includes(rule_id))) return flags;
	const runs = RUNS_DOWN.test(told) && !HAPPENED_NOW.test(told);
	return runs ? flags.filter(({ rule_id }) => !OF_AN_EYE.includes(rule_id)) : flags;
}

/** What is cooled or covered at home, as `boundary.small_burn` and `boundary.wax_lift` say. */
function isSmallBurn(text: string): boolean {
	const told = tidy(spellOut(text));
	return (SMALL_BURN.test(told) && !HURT.test(told)) || WAX_LIFT.test(told);
}

/** What is no care, and what came onto skin by mishap or by heat. */
const OF_A_SPILL =
	/\b(?:splash\w*|spill\w*|spilt|threw|thrown|squirt\w*|spray\w*|bleach\w*|ammonia|cleaner|drain|oven|detergent|lye|lime|cement|battery|petrol|paint|solvent|thinner|remover|veet|nair|relaxer|hair dye|perm|wax\w*|hot|boil\w*|steam|iron|oil|kettle|fire|laser|peel machine|clinic|salon)\b/;

/** Ordinary care that was too much for one night and stings in the morning: nothing was spilled, and no rinsing undoes it. */
function isOverdone(words: string): boolean {
	const told = words.replaceAll(
		/\b(?:not|no|without|any) (?:swollen|swelling|blister\w*|raw|open|numb\w*)\b/g,
		" ",
	);
	return (
		CARE_ALONE.test(told) &&
		/\b(?:one (?:night|evening|go)|same (?:night|evening)|last night|overnight|woke|this morning|after|since|every (?:night|day))\b/.test(
			told,
		) &&
		/\b(?:sting\w*|burn\w*|red|tight|sore)\b/.test(told) &&
		!HURT.test(told) &&
		!OF_A_SPILL.test(told) &&
		!/\b(?:blister\w*|gr[ae]y|black|hard|open|bleed\w*|oedema|oozing|pus|[3-9]\d ?%?|peel(?:s|ing solution)?|tca|left (?:it|them) on|too long|eye)\b/.test(
			told,
		)
	);
}

function isBarelyHurt(text: string): boolean {
	const told = tidy(spellOut(text));
	return CARE_ALONE.test(told) && BARELY_HURT.test(told) && !HURT.test(told);
}

/** A medicine handed out for later and told by its rules, and not one word of a body that fails. */
function isHandedOut(text: string, heard: readonly RedFlag[]): boolean {
	if (!heard.some(({ rule_id }) => OF_A_HARM_DONE.includes(rule_id))) return false;
	const { clauses } = readNote(text);
	return medicineByRules(clauses).length > 0 && !HARMED.test(tidy(spellOut(text)));
}

/** Small moles that run in a family and lie still are no reason to hurry. */
function areOfFamily(told: string): boolean {
	return (
		/\bmoles?\b/.test(told) &&
		/\b(?:mama|mum|mom|mother|father|dad|aunt\w*|gran\w*|sisters?|family|all of us|runs in) (?:\w+ ){0,2}?(?:has|have|had|got|family|runs?)\b|\b(?:it|they) runs? in\b|\b(?:always had|since (?:birth|childhood|i was))\b/.test(
			told,
		) &&
		!/\b(?:grow\w*|grew|bigger|larger|chang\w*|bleed\w*|bled|crust\w*|itch\w*|sore|new|darker than|uneven|ragged)\b(?! (?:round|around|skin))/.test(
			told,
		)
	);
}

/** Cheeks that dry out and flake with the cold, every year again, and nothing that is ill. */
function isDrySeason(told: string): boolean {
	return (
		/\b(?:winters?|cold|wind\w*|heating|frost\w*|snow\w*|minus|below|november|december|january|every year)\b/.test(
			told,
		) &&
		/\b(?:dry|flak\w*|tight|chapp\w*|leather|rough)\b/.test(told) &&
		/\b(?:every|each|always|again|by (?:may|spring|april))\b/.test(told) &&
		!/\b(?:fever\w*|swell\w*|swollen|blister\w*|pus|weep\w*|ooz\w*|spread\w*|pain\w*|white patch|black|numb\w*|dizz\w*|breath\w*|baby|infant|child|lump|crust\w*|bleed\w*|headaches?|boiler|gas|stove|faint\w*|sick|vomit\w*|three of us|all of us)\b/.test(
			told,
		)
	);
}

/** Who sells is no skin that swells: the speller takes the one for the other. */
const SOLD = /\bsell(s|ing|ers?)?\b/gi;

/** One place, or a change of it: what a sentence on places to watch can be about. */
const A_PLACE =
	/\b(?:a|an|one|this|that|the|some|new|odd|strange|weird|single|little|small|tiny|dark|black|red|scaly|rough|crusty|itchy) (?:\w+ ){0,2}?(?:spot|place|patch|bump|growth|mole|freckle|mark|sore|scab|lump|thing|dot|bit|lesion|crust|scale|hole|blister|wart|tag|wound|ulcer|birthmark|rash|ring|streak|line under|nail|lip|eyelid|gland|node)\b|\b(?:moles?|freckles?|growths?|lesions?|rash(?:es)?|hives|welts|sores?|ulcers?|lumps?|glands?|fever|weight|pain\w*|bleed\w*|bled|blood|numb\w*|swell\w*|swollen|wound|infect\w*|pus|hair (?:loss|falls?)|bald\w*|itch\w*|itches|tablets?|medicines?|pills?|yellow\w*|peas?|hard|sandpaper|rough|body hair|hairs? (?:under|already)|periods?|cold|blue|purple|never goe?s?|(?:not|never) (?:mov|shift|fad|heal)\w*)\b/;

/** A sentence on what to watch for, without one word of anything to watch, is left unsaid; of another language nobody can say so. */
export function withoutGroundless(
	text: string,
	understood: boolean,
	flags: readonly RedFlag[],
): readonly RedFlag[] {
	if (!understood || !flags.some(({ rule_id }) => rule_id === WATCH_SOON)) return flags;
	const told = tidy(spellOut(text));
	if (A_PLACE.test(told)) return flags;
	return flags.filter(({ rule_id }) => rule_id !== WATCH_SOON);
}

const WATCH_SOON: RedFlagRuleId = "red-flag.watch-soon";

/** What the app read or a light did to a color is spoken of. */
const OF_A_READING =
	/\b(?:it|app|scan|report|photo|camera|picture|score|number) (?:\w+ )?(?:says?|said|shows?|showed|thinks?|thought|read|reads|made|makes|gave|gives|calls?|called|counted|got)\b|\b(?:in|by|under) (?:this|that|the|my|bathroom) (?:\w+ )?light\b|\b(?:my|skin|own) (?:colou?r|tone|shade)\b/;
const FAILS =
	/\b(?:breath\w*|lips?|tongue|throat|mouth|chest|heart|hives|welts|swell\w*|swollen|puff\w*|faint\w*|collaps\w*|dizz\w*|fever\w*|vomit\w*|sick|throw\w* up|numb\w*|droop\w*|confus(?:ion|ed (?:and|about|since))|eyes?|sight|see(?:ing)? (?:double|nothing)|pain\w*|hurt\w*|burn\w*|blister\w*|spread\w*|sudden\w*|today|now|since|hours?|minutes?|cough\w*|cold|blue|hot)\b/;

/** A color that a reading puzzles over, without one word of a body that fails, is no emergency that might be. */
export function isOfReading(told: string): boolean {
	return OF_A_READING.test(told) && !FAILS.test(told);
}

export function hasToBeSeen(passage: string): boolean {
	return HAS_TO_BE_SEEN.test(passage) || isUnhelped(passage);
}

const WHERE_A_BEARD_IS = /\b(?:neck|beard)\b/;

/** What the writer says of themselves: an aunt's knuckles are no reason to show a neck. */
function ownWords(text: string): string {
	return readNote(text)
		.clauses.filter(({ kind }) => kind !== "someone_else")
		.map((clause) => clause.text.replaceAll(OF_OTHERS, "..."))
		.join(" , ");
}

const OF_OTHERS = /\b(?:her|his|their) \w+\b/g;

function insteadOfGuess(facts: readonly PersonFact[], told: string): RedFlagRuleId | null {
	// A razor beside bumps is a guess itself, and explains no other one.
	const has = (...ids: readonly PersonFactId[]) =>
		facts.some(
			({ id, sure }) => ids.includes(id) && (sure || id !== "shaving_bumps" || WHERE_A_BEARD_IS.test(told)),
		);
	if (has("rosacea")) return LASTING_FLUSH;
	// Spots before the teens are for a doctor, and so are those on legs, under a treatment of cancer or with other changes of a body.
	const spots = SPOTS.test(told) && !has("under_13") && !OF_A_BODY.test(told);
	return has(...HAS_ITS_RULE) || spots || (has("barrier_strained") && OVERUSED.test(told))
		? "red-flag.watch-soon"
		: null;
}

const PERHAPS_CRISIS = "red-flag.perhaps-crisis";
const GENERAL_EMERGENCY = "red-flag.collapse";

/** Where a place that has to be seen is plain, a body or a mind in danger is believed by its words and not by the sound alone. */
export function besidePlace(text: string, flags: readonly RedFlag[]): readonly RedFlag[] {
	if (!flags.some(({ rule_id }) => OF_A_PLACE.includes(rule_id))) return flags;
	const told = tidy(spellOut(text));
	return flags.filter(
		({ rule_id }) =>
			!(rule_id === GENERAL_EMERGENCY && !ACUTE.test(told)) &&
			!(rule_id === PERHAPS_CRISIS && !namesDespair(told)),
	);
}

const OF_A_PLACE: readonly string[] = [
	"red-flag.sore-not-healing",
	"red-flag.changing-mole",
	"red-flag.changing-spot",
	"red-flag.steroid-skin",
];
const ACUTE =
	/\b(?:faint\w*|collaps\w*|breath\w*|chok\w*|chest|slack|droop\w*|unconscious|numb\w*|slur\w*|seiz\w*|fits?|throat|tongue|swollen|swell\w*|overdos\w*|swallow\w*|drank|dizz\w*|vomit\w*|throwing up|confus\w*|pass(?:ed|ing) out|emergency|ambulance|911|999|112|fever|shiver\w*|stiff|cannot (?:move|speak|stand|see|wake|feel)|pouring|suddenly)\b/;
