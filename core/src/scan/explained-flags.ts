import type { PersonFact, PersonFactId } from "../person/person-fact.ts";
import { phrases } from "../skin/note/phrases.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { flagsOfRules, type RedFlagRuleId } from "../skin/red-flags/red-flag-rules.ts";

interface Explanation {
	/** What examples alone raise; a sure sign has a rule of its own and is never lowered. */
	flag: RedFlagRuleId;
	/** One sentence on what to watch for comes in its place. */
	instead: RedFlagRuleId;
	/** One of these was told. */
	told: readonly PersonFactId[];
	/** Words that have to be there as well. */
	says?: RegExp;
}

const KNOWN = phrases(`
	diagnosed|under control|well controlled|controlled with/by|stable|in remission|settled|as usual|my usual|the usual|like every year/winter/spring/summer|does the job|keeps it calm/quiet/down|works for it|as/like they/she/he told/said|doctor/derm*/gp knows|seen by|checked by|treated by|treated with|on treatment|under treatment|for years|since childhood|all my life
`);
const DRY = phrases("dry|dryness|crack*|chapped|flak*|peel*|tight|sandpaper*|parched|rough");

const PREGNANCY_MARKS = phrases(
	"brown/dark/darker cloud*/patch/patches/shadow*/marks/mask|mask of pregnancy|pregnancy mask|melasma|chloasma|pigment*|glow",
);

/** What a condition that is told brings by itself, and what is known already. */
const EXPLANATIONS: readonly Explanation[] = [
	{
		flag: "red-flag.doctor-today",
		instead: "red-flag.watch-today",
		told: ["isotretinoin", "prescription_retinoid"],
		says: DRY,
	},
	{
		flag: "red-flag.doctor-soon",
		instead: "red-flag.watch-soon",
		told: ["isotretinoin", "prescription_retinoid"],
		says: DRY,
	},
	{
		flag: "red-flag.doctor-soon",
		instead: "red-flag.watch-soon",
		told: ["pregnant", "breastfeeding"],
		says: PREGNANCY_MARKS,
	},
	{
		flag: "red-flag.doctor-soon",
		instead: "red-flag.watch-soon",
		told: [
			"barrier_disease",
			"prescription_eczema",
			"rosacea",
			"prescription_rosacea",
			"prescription_acne",
			"melasma",
			"perioral_dermatitis",
		],
		says: KNOWN,
	},
];

/** With one of these nothing is explained away. */
const ALARM = phrases(`
	pus|hot|warm|heat|swell*|swollen|puff*|spread*|fever*|temperature|shiver*|chills|blister*|bubble*|bleed*|bled|blood*|weep*|wet|ooz*|yellow*|golden|honey|crust*|scab*|pain*|hurt*|ache*|aching|sore|sores|agony|throb*|stab*|burn*|raw|black|blue|purple|grey|gray|white|pale|vision|sight|see|blurr*|eye|eyes|lid|lids|head|headache*|migraine*|mood|low|sad|cry*|down|dark thoughts|die|dying|dead|hopeless|numb|tingl*|joint*|knee|back|chest|heart|breath*|throat|tongue|mouth|vomit*|sick|nause*|dizzy|faint*|confus*|lump*|bump*|mole*|freckle*|growth|grow*|grew|chang*|open|opens|hole|ulcer*|wound*|cut|worse|worsen*|worst|never|infect*|smell*|stiff|rash*|hive*|welt*|bruis*|pinprick*|ring|itch*|scratch*|palms|soles|weight|sweat*|tired|exhaust*|hair|bald*|period*|late|test|positive|overdose|tablet* too|swallow*|months|month|weeks now|for weeks|still there|will not go|not go*|not heal*|keeps|coming back|came back|comes back|again|sudden*|overnight|since yesterday|one side*|velvet*|thick*|scar*|lose|losing|lost|emergency|ambulance|hospital|urgent|cyst*|nodul*|severe|awful|terrible|breast|breasts|nipple*|milk|menses|quiet|care about|care anymore|myself|alone
`);

/**
 * The flags a note raised, without a doctor's visit for what the person told of and already has somebody for: dryness under
 * isotretinoin, brown patches in a pregnancy, a diagnosed condition that is stable. Any word of danger leaves every flag.
 */
export function withoutExplained(
	flags: readonly RedFlag[],
	note: string | null,
	facts: readonly PersonFact[],
): RedFlag[] {
	if (note === null || !flags.some(({ rule_id }) => rule_id.startsWith("red-flag.doctor-")))
		return [...flags];
	const text = tidy(spellOut(note));
	if (ALARM.test(text)) return [...flags];
	const seen = new Set<string>();
	return flags
		.flatMap((flag) => {
			const explained = EXPLANATIONS.find(
				({ flag: rule_id, told, says }) =>
					rule_id === flag.rule_id &&
					facts.some((fact) => told.includes(fact.id) && fact.quote !== undefined) &&
					(says === undefined || says.test(text)),
			);
			return explained ? flagsOfRules(new Set([explained.instead])) : [flag];
		})
		.filter(({ rule_id }) => !seen.has(rule_id) && seen.add(rule_id));
}
