import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";

/** What the sound of a note alone raises, and no kind of danger names. */
const GENERAL: readonly string[] = [
	"red-flag.accident",
	"red-flag.doctor-today",
	"red-flag.doctor-soon",
	"red-flag.perhaps-soon",
	"red-flag.collapse",
];
const BESIDE: readonly string[] = ["red-flag.watch-emergency", "red-flag.watch-accident"];

/** What dried lips and skin under a medicine sound like. */
const OF_DRIED_SKIN: readonly string[] = ["red-flag.accident", "red-flag.perhaps-soon", "red-flag.collapse"];
/** What comes with the medicine and its box, and fails nobody. */
const OF_THE_BOX =
	/\b(?:nose ?bleeds?|nose (?:\w+ )?bled|pregnan\w* (?:lady|woman|women|pictures?|signs?|warnings?|tests?)|not get pregnant|no (?:babies|pregnancy))\b/g;

/** Checks and measures that name what a body shows, and tell of no illness. */
const OF_A_CHECK =
	/\b(?:blood (?:tests?|results?|work|type|orange|donations?|pressure (?:is )?(?:fine|normal|ok))|(?:give|giving|donate|donating|get|getting|got|for) blood|bloods|(?:test|scan) results?)\b/g;
/** Any word of what a body may suffer from, of what may harm it, or of what is taken for it. */
const OF_A_BODY =
	/\b(?:hot|heat|burn\w*|scald\w*|sting\w*|stung|swell\w*|swollen|puff\w*|fat|fever\w*|temp\w*|shiver\w*|chills|shak\w*|sick|ill|unwell|poorly|rough|vomit\w*|chuck\w*|nause\w*|dizz\w*|faint\w*|numb\w*|ach\w*|pain\w*|hurt\w*|sore\w*|tender|throb\w*|kills|itch\w*|scratch\w*|rash\w*|hives|welts|blister\w*|bubble\w*|weep\w*|ooz\w*|pus|leak\w*|crust\w*|scab\w*|bleed\w*|bled|blood\w*|bruis\w*|purple|dusky|yellow\w*|green|grey|gray|black|blue|white|wet|raw|open|hole\w*|cut|cuts|wound\w*|gash\w*|stitch\w*|piercing|stud|bit|bite\w*|bitten|cat|dog|tick|infect\w*|antibiotic\w*|tablets?|pills?|capsules?|medic\w*|meds|doses?|inject\w*|steroid\w*|chemo\w*|cancer\w*|diabet\w*|sugar|immun\w*|kidney\w*|liver|glands?|worse|bumps?|hydrocort\w*|cortisone|clobet\w*|betnov\w*|mometas\w*|lumps?|boil\w*|cysts?|growth\w*|grow\w*|grew|bigger|larger|spread\w*|chang\w*|moles?|freckles?|lesions?|ulcers?|(?:a|one|red|growing|scaly|round|dark) (?:\w+ )?rings?|ring ?worm|rings? (?:round|around)|patch\w*|scaly|peel\w*|stripes?|streak\w*|hard|shiny|bump|eyes? (?:is|are|went|goes)|lids?|sight|vision|breath\w*|wheez\w*|cough\w*|throat|tongue|chest|heart|head|headaches?|stiff|joints?|legs?|calf|ankles?|feet|foot|toes?|fingers?|thumb|arms?|wrist|palms?|soles|tummy|stomach|belly|pee|weight|hair|lashes|periods?|pregnan\w*|weeks?|wks?|baby|bubs?|newborn|toddler|nursing|months old|acid|bleach\w*|chemical\w*|glue\w*|lye|oven|kettle|wax|swallow\w*|drank|drink\w*|ate|eaten|tipped|spill\w*|spilt|splash\w*|laser\w*|peels?|needl\w*|botox|fill\w*|wart\w*|herpes|shingles|pox|eczema|psoriasis|rosacea|dermatitis|tret\w*|accutane|isotret\w*|stopped|not (?:heal|clos)\w*|red|redness|pink|flush\w*|scar\w*|tired|cold|sweat\w*|smell\w*|voice|faded?|pale|sunburn\w*|dry|flak\w*|crack\w*|split|tight|dark\w*|brown|marks?|dents?)\b/;
/** What a plan is for by itself; a deep or sore one is named by another word. */
const OF_A_PLAN = /\b(?:spots?|pimples?|zits?|acne|breaks? out|broke out|breakouts?|blemish\w*)\b/g;
/** What has an effect at once, and no capsule taken for months. */
const OF_AN_ACCIDENT =
	/\b(?:splash\w*|spill\w*|spilt|swallow\w*|drank|burn(?:t|ed|s|ing)?|scald\w*|eyes?|glue\w*|bleach\w*|chemical\w*|blister\w*|overdos\w*|too many|all of them|whole (?:box|pack|bottle)|by (?:mistake|accident)|minutes?|hours?|today|tonight|just now|child|toddler|kid|dog|raw|bleed\w*|weep\w*|numb\w*|left it on)\b/;
const FAILS =
	/\b(?:swell\w*|swollen|puff\w*|breath\w*|wheez\w*|tongue|throat|rash\w*|hives|welts|faint\w*|dizz\w*|fever\w*|headaches?|sight|vision|blur\w*|double|mood|sad|low|cry\w*|dark thoughts|pregnan\w*|periods?|late|chest|collaps\w*|unconscious|numb\w*|slur\w*|droop\w*|seiz\w*|confus\w*|weak\w*|vomit\w*|cannot|help)\b/;

/**
 * Without what only sounds like a danger where not one word tells of a body that suffers or of anything that harms one, and
 * without an accident where lips dried by a medicine are all there is. What sure signs tell stands, and so does whatever is
 * said in another language.
 */
export function withoutUngrounded(
	text: string,
	understood: boolean,
	flags: readonly RedFlag[],
	sure: readonly RedFlag[],
): readonly RedFlag[] {
	const ids = new Set(sure.map(({ rule_id }) => rule_id));
	const general = flags.filter(({ rule_id }) => GENERAL.includes(rule_id) && !ids.has(rule_id));
	if (!understood || general.length === 0) return flags;
	const kept = flags.filter(({ rule_id }) => !GENERAL.includes(rule_id) && !BESIDE.includes(rule_id));
	if (kept.some(({ level }) => level !== "care" && level !== "watch")) return flags;
	const told = tidy(spellOut(text)).replaceAll(OF_A_CHECK, "...").replaceAll(OF_A_PLAN, "...");
	const sounds_ill = general.some(({ rule_id }) => rule_id === "red-flag.collapse");
	if (!sounds_ill && !OF_A_BODY.test(told)) return kept;
	return general.every(({ rule_id }) => OF_DRIED_SKIN.includes(rule_id)) && isDriedByMedicine(text, told)
		? kept
		: flags;
}

function isDriedByMedicine(text: string, told: string): boolean {
	return (
		!OF_AN_ACCIDENT.test(told.replaceAll(OF_THE_BOX, "...")) &&
		!FAILS.test(told.replaceAll(OF_THE_BOX, "...")) &&
		factsFromText(text).some(({ id }) => id === "isotretinoin")
	);
}
