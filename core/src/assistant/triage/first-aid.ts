import { CONTRACEPTION_FAILED } from "../../skin/red-flags/signs/medicine-signs.ts";

const CHILD =
	"(?:toddler|baby|babby|infant|son|daughter|kid|child|little one|girl|boy|grandson|granddaughter|nephew|niece|youngest|eldest|twins?|kids|children|he|she|they|lo|(?:year|yr|month|mo) old|yo)";
const SWALLOWS =
	"(?:swallow\\w*|drank|drunk|drinks|drinking|ate|eaten|eating|bit|chew\\w*|suck\\w*|lick\\w*|tasted|gulp\\w*|sipp\\w*|downed|ingest\\w*|swig\\w*)";
/** Of a bottle that somebody has got hold of nobody has to say that it was at the lips. */
const HAS_IT =
	"(?:(?:got|gets|getting|been|was) (?:in)?to|got hold of|got at|opened|emptied|(?:had|has|with) (?:\\w+ ){1,4}(?:bottle|tube|jar|lid|dropper|pump)|(?:in(?:to)?|round|around|to|on) (?:his|her|their) (?:mouth|lips|tongue|breath))";
/** The person does it: no "me" stands between, which would be what was done to the writer. */
const BY =
	"(?:,? (?:[1-9]|one|two|three|four|five|six|only [1-6]),?)?(?: (?!i\\b|me\\b|im\\b|mouth\\b)[\\w']+){0,7}?";
const OF_CHILD = new RegExp(`\\b${CHILD}${BY} (?:${SWALLOWS}|${HAS_IT})\\b`);

const ADVERBS =
	"(?:have|had|just|only|accidentally|mistakenly|also|even|then|did|do|swear|think|must|may|might|am|was|already|literally|stupidly|actually|really|almost|nearly|went and|took and)";
const A_MOUTHFUL =
	"(?:had|took|taken|take) (?:\\w+ ){0,2}(?:gulps?|sips?|swigs?|mouthfuls?|swallows?|bites?|glugs?)";
const OF_WRITER = new RegExp(
	`\\bi (?:${ADVERBS} ){0,3}(?:${SWALLOWS}|${A_MOUTHFUL})\\b|\\bno,? (?:it was (?:me|i)|i did)\\b|\\bin(?:to)? my (?:own )?mouth\\b`,
);
/** "Ate one of my nephew's gummies": who leaves the subject out speaks of themselves, where no child does anything. */
const OPENS = new RegExp(`^(?:(?:so|hi|help|ok|omg|just|accidentally) )*(?:${SWALLOWS}|${A_MOUTHFUL})\\b`);
const A_CHILD_AS_SUCH = /\b(?:he|she|hes|shes|they|(?:year|yr|month|mo) old|yo)\b/;

/**
 * Who has swallowed it, of those a message names: a child that only gave, owned or left the bottle has not. Null where
 * nobody plainly did. `text`: lower case, spelled out.
 */
export function whoSwallowed(text: string): "writer" | "child" | null {
	const theirs = OF_CHILD.test(text);
	if (/\bno,? (?:it was (?:me|i)|i did)\b/.test(text)) return "writer";
	if (theirs) return "child";
	if (OF_WRITER.test(text)) return "writer";
	return OPENS.test(text) && !A_CHILD_AS_SUCH.test(text) ? "writer" : null;
}

/** The one act that decides, said before or instead of the words of a rule; `text` is in lower case, spelled out. */
interface FirstAct {
	rules: readonly string[];
	reads: RegExp;
	unless?: RegExp;
	/** Whether it is meant for the one who is in danger. */
	fits?: (text: string) => boolean;
	/** What it says holds the rule's own words too. */
	instead?: true;
	text: string;
}

/** An ACE inhibitor, or a tablet of its use, beside what swells. */
const PRESSURE_TABLET_SWELLS =
	/^(?=.*\b(?:\w+pril|ramip\w*|lisinop\w*|enalap\w*|perindop\w*|captop\w*|zestril|tritace|coversyl|vasotec|entresto|sacubitril|losartan|\w+sartan|ace inhibitors?|(?:blood pressure|bp|heart failure) (?:\w+ )?(?:tablets?|pills?|meds|medicines?|medication)|(?:tablets?|pills?|meds|medicine|medication) (?:for|against) (?:my |her |his |the )?(?:blood pressure|bp|heart|pressure))\b)(?=.*\b(?:lips?|tongue|throat|face|cheeks?|mouth|jaw|voice)\b)(?!.*\b(?:april)\b(?!.*pril\b.*\b(?:tablets?|pills?)))/;
const LIPS = /\b(?:lips?|balm|dry|nose|shredded|cracked|peel\w*)\b/;

const FIRST_ACTS: readonly FirstAct[] = [
	{
		rules: ["red-flag.isotretinoin"],
		reads: CONTRACEPTION_FAILED,
		unless: /\b(?:positive|two lines|periods?(?: \w+){0,4} (?:late|missing|overdue|not come)|late period)\b/,
		instead: true,
		text: "Call the clinic or doctor that prescribes the isotretinoin today, and take no further capsule until you have spoken with them: it harms an unborn child. And go to a pharmacist today: emergency contraception works only within three to five days, the sooner the better. They are there to help and not to punish; this happens to many, and telling them is what keeps you safe. Ask them when to take a pregnancy test, usually three weeks later.",
	},
	{
		rules: ["red-flag.isotretinoin"],
		reads:
			/\b(?:positive|two lines|(?:2|second) lines?|periods?(?: \w+){0,5} (?:late|missing|overdue|not come)|(?:late|missed) (?:my |a )?periods?|pregnant)\b/,
		instead: true,
		text: "Take no further capsule and call the clinic or doctor that prescribes the isotretinoin today: it harms an unborn child, even a single capsule. If no test is done yet, take a pregnancy test today; a pharmacy has one. They are there to help and not to punish, whatever went wrong, and with them you decide calmly what comes next. If there was sex without protection within the last five days as well, ask a pharmacist today for emergency contraception.",
	},
	{
		rules: [
			"red-flag.airway-swelling",
			"red-flag.face-swelling",
			"red-flag.allergic-reaction",
			"red-flag.medicine-swelling",
			"red-flag.breathing",
			"red-flag.collapse",
		],
		reads: PRESSURE_TABLET_SWELLS,
		instead: true,
		text: "Call your local emergency number now: tablets for blood pressure, those that end in -pril above all, can make tongue, lips or throat swell, also months after the first one, and that can close the airway. Take no further tablet of it until a doctor has spoken with you, and take the pack along. An antihistamine or waiting is not enough; an adrenaline pen, if there is one, is used at once. Sit up, do not stay alone and do not drive. Say on the phone which tablet it is and since when, and whether voice, swallowing or breathing have changed. Nothing that was put on the lips needs washing off first.",
	},
	{
		rules: ["red-flag.allergic-reaction"],
		reads:
			/^(?=.*\b(?:epi ?pen|adrenaline (?:pen|auto ?injector)|auto ?injector|jext|emerade)\b)(?=.*\b(?:thumb|fingers?|fingertip|hand|toe)\b)(?=.*\b(?:accident\w*|mistake|by accident|went off|oops|wrong way|stabbed|jabbed|stuck|pricked)\b)/,
		unless: /\b(?:hives|throat|tongue|lips|breath\w*|wheez\w*)\b/,
		instead: true,
		text: "Go to an emergency department now, or call your local emergency number: adrenaline in a finger, thumb or hand closes its vessels for hours. Until then keep it warm in warm water and move it; do not cut, squeeze or cool it. White, cold or numb skin there, a racing heart or pain in the chest: say so on the phone. Take the pen along, and replace it today, because it is used up for whoever needs it.",
	},
	{
		rules: ["red-flag.glued"],
		reads: /\b(?:eyes?|lash(?:es)?|eyelash(?:es)?|lids?|eyelids?|brows?)\b/,
		instead: true,
		text: "No acetone and no nail polish remover near the eye: put it down, it burns the eye worse than the glue. Do not pull, rub or cut. Rinse the eye and lid with lukewarm water for 15 minutes if it stings, then lay on a clean pad soaked in warm water; the glue lets go by itself over hours or days. Have the eye seen today in an emergency department or by an eye doctor, at once with pain or blurred sight.",
	},
	{
		rules: ["red-flag.accident", "red-flag.chemical-on-skin", "red-flag.chemical-deep", "red-flag.burn"],
		reads: /\b(?:baking soda|bicarb\w*|neutrali[sz]\w*|vinegar|lemon|alkaline)\b/,
		text: "Do not neutralize it: baking soda or vinegar on an acid makes heat and a second burn. Water only, a lot of it and at once.",
	},
	{
		rules: ["red-flag.swallowed"],
		reads:
			/\b(?:toddlers?|baby|infant|son|daughter|kids?|child|little one|(?:year|yr|month|mo) olds?|yo|twins?|girl|boy|grandson|granddaughter|nephew|niece|(?:he|she)(?: is|s)? (?:only |just )?(?:[1-9]|one|two|three|four|five|six)|(?:hes|shes) (?:only |just )?(?:[1-9]|one|two|three|four|five|six))\b/,
		fits: (text) => whoSwallowed(text) !== "writer",
		instead: true,
		text: "Call poison control now, also while the child seems well, with the bottle in your hand: say what it is, how much may be gone and the child's weight. Do not make the child vomit, and give no milk, water or food unless they say so; wipe the mouth out with a wet cloth, and keep the bottle. Drowsy, drooling, coughing, vomiting or breathing badly: your emergency number at once, and do not leave the child alone.",
	},
];

/** What has to be done or left undone first; null for most messages. */
export function firstAct(rule_id: string, text: string): Pick<FirstAct, "instead" | "text"> | null {
	const act = FIRST_ACTS.find(
		({ rules, reads, unless, fits }) =>
			rules.includes(rule_id) && reads.test(text) && unless?.test(text) !== true && fits?.(text) !== false,
	);
	if (act === undefined) return null;
	return rule_id === "red-flag.isotretinoin" && LIPS.test(text)
		? {
				...act,
				text: `${act.text}\n\nFor dry lips meanwhile: plain petroleum jelly many times a day, and nothing that peels or plumps.`,
			}
		: act;
}

/** The same of a peel in few words of another language; names as in `gloss.ts`. */
const NO_NEUTRALIZING: Readonly<Record<string, string>> = {
	Spanish:
		"No lo neutralices: ni bicarbonato ni vinagre ni crema, solo agua. Después, ve hoy mismo a un médico.",
	Portuguese:
		"Não neutralize: nem bicarbonato nem vinagre nem creme, só água. Depois, vá hoje mesmo a um médico.",
	French:
		"Ne neutralisez pas\u00a0: ni bicarbonate, ni vinaigre, ni crème, seulement de l'eau. Ensuite, voyez un médecin aujourd'hui.",
	German:
		"Nicht neutralisieren: kein Natron, kein Essig, keine Creme, nur Wasser. Geh danach heute noch zum Arzt.",
	Italian:
		"Non neutralizzare: niente bicarbonato, aceto o crema, solo acqua. Poi vai oggi stesso da un medico.",
	Hindi: "Baking soda, sirka, nimbu ya cream mat lagaiye: sirf paani. Uske baad aaj hi doctor ko dikhaiye.",
	Dutch:
		"Niet neutraliseren: geen zuiveringszout, azijn of crème, alleen water. Ga daarna vandaag naar een arts.",
	Polish: "Nie neutralizuj: ani sody, ani octu, ani kremu, tylko woda. Potem idź dziś do lekarza.",
	Turkish: "Nötrleştirmeye çalışma: karbonat, sirke ya da krem yok, yalnız su. Sonra bugün doktora git.",
};
const NEUTRALIZES =
	/\b(?:baking soda|bicarb\w*|natron|backpulver|neutral\w*|vinagre|vinaigre|essig|aceto|sirka|sirke|azijn|zuiveringszout|soda|karbonat|meetha soda|nimbu|limon|citron)\b/i;

export function noNeutralizing(language: string, message: string): string | null {
	return NEUTRALIZES.test(message) ? (NO_NEUTRALIZING[language] ?? null) : null;
}

/** First aid that one kind of accident needs beside the words for all of them; sources in docs/science.md, "First aid". */
interface AccidentKind {
	id: string;
	/** Lower case, spelled out. */
	reads: RegExp;
	unless?: RegExp;
	text: string;
}

const ACCIDENT_KINDS: readonly AccidentKind[] = [
	{
		id: "solvent",
		reads:
			/\b(?:paint|thinners?|turpentine|turps|white spirit|petrol|gasoline|diesel|kerosene|lighter fluid|solvents?|varnish|wood ?stain|brake|acetone|nail polish remover|tar)\b/,
		unless: /\b(?:eyes?|face paint)\b/,
		text: "Paint thinner, petrol and other solvents need soap: wash with mild soap and plenty of lukewarm water, more than once, and never with more solvent. Get into fresh air, away from flames and cigarettes, and leave soaked clothes outside. If you cough, feel dizzy or sleepy, call your emergency number.",
	},
	{
		id: "alkali",
		reads:
			/\b(?:oven|drain|unblocker|toilet|caustic|soda|lye|relaxer|perm|cement|lime|ammonia|dishwasher|bleach|slimy|slippery|soapy)\b/,
		text: "Skin that feels slimy or soapy is still being burned: go on rinsing until that is gone, an hour if need be. Dry powder such as cement or lime is brushed off first.",
	},
	{
		id: "hair_removal",
		reads: /\b(?:hair removal|depilat\w*|veet|nair|immac|hair dye|tint|self tanner|peel\w*|wart)\b/,
		unless: /\b(?:eyes?|swallow\w*|drank)\b/,
		text: "Wipe what is left off with a soft wet cloth before you rinse. Afterwards only plain petroleum jelly thinly on skin that is closed, and for two weeks no acids, retinoids, make-up or hair removal there.",
	},
	{
		id: "gone",
		reads:
			/\b(?:glycolic|retinol|vitamin c|serums?|toners?|moistur\w*|cleanser|niacinamide)\b.*\b(?:mild|gone|stopped|settled|calm|fine now|no pain)\b|\b(?:mild|gone|settled)\b.*\b(?:glycolic|retinol|vitamin c|serums?|toners?)\b/,
		unless: /\b(?:eyes?|swallow\w*|drank|blister\w*|raw|white|bleach)\b/,
		text: "A sting from skin care that is gone after minutes leaves nothing behind as a rule: rinse once, throw the mix away, and keep to a plain moisturizer for three days.",
	},
	{
		id: "wax",
		reads: /\b(?:hot|melted|molten) (?:\w+ )?(?:wax|sugar|glue)\b|\bwax\b/,
		unless: /\b(?:ear ?wax|waxing appointment)\b/,
		text: "Wax or sugar that sticks: cool it under the water and leave it there, do not pull it off warm; oil loosens it once it is cold.",
	},
	{
		id: "face",
		reads:
			/\b(?:burn\w*|oil|boiling|scald\w*|kettle|steam|iron|wax|hot)\b.*\b(?:face|eye\w*|lips?|cheeks?|chin|nose|neck|forehead)\b|\b(?:face|eye\w*|lips?|cheeks?|chin|nose|neck|forehead)\b.*\b(?:burn\w*|oil|boiling|scald\w*|kettle|steam|iron|wax)\b/,
		unless: /\b(?:acid|bleach|cleaner|remover|thinner|dye|relaxer|chemical|petrol|cream|peel|glue)\b/,
		text: "Leave blisters closed, lay cling film on loosely after the cooling, and take a painkiller you know. A burn of the face that blisters, is near an eye or a child's goes to an emergency department now.",
	},
	{
		id: "home",
		reads: /\bmy (?:mums?|moms?|dads?|mothers?|fathers?|parents?|teacher)\b|\bi am 1[0-7]\b/,
		text: "Tell a grown-up now; they can help with the water and make the call.",
	},
];
const MOST = 2;

/** The first aid for the kinds that a message tells of, the most pressing first. */
export function accidentCare(text: string): string {
	return ACCIDENT_KINDS.filter(({ reads, unless }) => reads.test(text) && unless?.test(text) !== true)
		.slice(0, MOST)
		.map(({ text: care }) => care)
		.join(" ");
}
