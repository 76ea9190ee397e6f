import { NOT_NOW, type SureSign } from "./sure-sign.ts";

/** Medicines of which the body misses the dose of a few days. */
const NEEDED =
	"lithium|priadel|antidepress\\w*|ssris?|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|cipralex|paroxetine|paxil|seroxat|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|amitriptyline|quetiapine|seroquel|olanzapine|aripiprazole|abilify|risperidone|clozapine|lamotrigine|lamictal|carbamazepine|tegretol|valproate|depakote|epilim|levetiracetam|keppra|phenytoin|topiramate|clonazepam|diazepam|lorazepam|(?:epilepsy|epileptic|seizure|fits|heart|blood pressure|bipolar|psych\\w*|anti ?psychotic|anti ?epileptic)(?: \\w+)? (?:meds?|medicines?|medication|tablets?|pills?)|blood thinners?|anti ?coagulants?|warfarin|apixaban|eliquis|rivaroxaban|xarelto|dabigatran|clopidogrel|beta ?blockers?|bisoprolol|metoprolol|atenolol|amiodarone|digoxin|insulin";
const STEROID_TABLETS =
	"prednis\\w*|pred|medrol|methylprednis\\w*|dexamethasone|deltacortril|(?:steroid|cortison\\w*|hydrocortisone) (?:tablets?|pills?)|oral steroids?|steroids by mouth";
const LEFT_OFF =
	"stop|stopped|stopping|quit|quitting|came off|come off|coming off|got off|ditch\\w*|dropp?(?:ed|ing)?|binned|threw(?: out| away)?|skip|skipped|skipping|ran out|run out|running out|weaned(?: myself)?|left off|(?:not|never)(?: been)? (?:taken|taking|took|take)";
const AFTERWARDS =
	"(?:ran|run) out|cold turkey|(?:stopped|quit|skipped|binned|ditched|dropped|left|missed)(?: taking)?(?: (?:it|them|yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|by|on|just|a|two|three|\\d+))|stopped(?= ,|$)|(?:threw|chucked) (?:it|them)|came off (?:it|them)|(?:not|never) (?:taken|took) (?:it|them|any)|is finished|are finished|none left";

const leftOff = (medicine: string): RegExp =>
	new RegExp(
		`\\b(?:${LEFT_OFF})(?: (?:of|off|taking|my|the|his|her|all|using|with|a|\\d+ ?mg)){0,4}(?: \\w+)? (?:${medicine})\\b|\\b(?:${medicine})\\b(?: [\\w,]+){0,20} (?:${AFTERWARDS})`,
	);

const WITH_A_DOCTOR =
	"(?:doctor|doc|gp|psychiatrist|cardiologist|neurologist|consultant|derm\\w*|specialist|nurse|they)(?: \\w+){0,4} (?:stopped|took me off|told|said|advised|taper\\w*|changed|switched|weaned)|taper\\w* (?:off|down)|stop(?:s|ping)? (?:my )?(?:acne|spots|breakouts|pimples)";
const AGREED = new RegExp(`${NOT_NOW.source}|\\b(?:${WITH_A_DOCTOR})\\b`);
const OF_SKIN = /\b(?:steroid|prednis\w*|hydrocortisone|cortisone) (?:creams?|ointments?|eye ?drops?)\b/;

const FAILS =
	/\b(?:weak\w*|dizz\w*|vomit\w*|throw\w* up|threw up|being sick|feel(?:ing)? (?:so |very |really )?(?:sick|awful|terrible|faint)|nause\w*|faint\w*|pass(?:ed|ing) out|collaps\w*|shak\w*|shiver\w*|confus\w*|light ?headed|exhausted|(?:belly|stomach|tummy) (?:pain\w*|hurts?|cramps?)|cannot (?:get|stand) up|black(?:ed|ing)? out|sweat\w*|wobbl\w*|fever\w*|low blood pressure)\b/;

const ISOTRETINOIN =
	/\b(?:isotret\w*|accutane|roac{1,2}utan\w*|oratane|absorica|claravis|curacne|contracne|procuta|aisoskin|ciscutan|amnesteem|myorisan|zenatane)\b/;
const HEADACHE =
	/\b(?:head ?aches?|migraines?|head (?:hurts|pounds|throbs|is (?:pounding|splitting|killing)))\b/;
const SIGHT =
	/\b(?:blur\w*|double vision|see(?:ing)? double|vision (?:is|goes|went|gets|got|has)|(?:sight|eyes) (?:go(?:es)?|went|get(?:s)?|is going)(?: \w+){0,2} (?:dark|gr[ae]y|black|dim|funny|weird|fuzzy)|cannot see (?:properly|clearly|well)|whoosh\w*)\b/;
const LONG_OVER =
	/\b(?:years? ago|finished (?:it|(?:my|the|a) course|\w*tane|\w*tretinoin)|stopped (?:it )?(?:a |last )?(?:year|years)|no (?:head ?aches?|blur\w*))\b/;
const EXPECTS =
	/\b(?:(?:two|2) (?:pink |blue )?lines|second line|test(?: \w+){0,4} positive|positive (?:\w+ )?test|i am (?:\w+ )?pregnant|am pregnant|got pregnant|found out i am|pregnant|preggo|preggers|knocked up|(?:missed|late|no) (?:my )?periods?|periods?(?: \w+){0,4} (?:late|missing|overdue|not come)|embarazada|enceinte|schwanger|gravida|incinta|zwanger|hamile)\b/;
/** Contraception that failed or was left out, in other languages too. */
export const CONTRACEPTION_FAILED =
	/\b(?:condoms?(?: \w+){0,3} (?:fail\w*|broke\w*|break\w*|split\w*|burst|slipp?\w*|came off|come off|tore|torn|ripped|leak\w*|stuck)|(?:broken|split|burst|torn) condom|(?:oopsie|accident|mishap|slip up) with (?:the |a |our )?condom|did not use (?:anything|any)|(?:miss\w*|forg[eo]t\w*|skipp?\w*|late (?:with|on|taking))(?: \w+){0,3} (?:birth control|contracept\w*|protection|(?:the|my|mini) (?:mini )?pills?|condoms?)|(?:miss\w*|forg[eo]t\w*|skipp?\w*)(?=.*\bpills?\b)(?=.*\b(?:sex|slept (?:with|together)|hooked up|boyfriend|bf|husband)\b)|pills?(?: packet| pack)(?: \w+){0,6} left|unprotected|(?:without|no|not us\w*|did not us\w*) (?:a |any )?(?:condoms?|protection|contraception)(?! (?:need\w*|required))|(?:threw|throw\w*|vomit\w*|puk\w*|sick)(?: \w+){0,4} (?:birth control|contracept\w*|my pill|the pill)|plan b|morning after|emergency contracept\w*|pull(?:ed|s|ing)? out|(?:kondom\w*|gummi)(?: \w+){0,4} (?:geriss\w*|geplatzt|abgerutscht|kaputt)|pille (?:\w+ )?vergessen|(?:condon|preservativo|camisinha)(?: \w+){0,4} (?:romp\w*|roto|rasg\w*|estour\w*|sali\w*|rott\w*|sfil\w*|rotura)|(?:se )?(?:rompio|romp[ei]u|estourou|si e rotto)(?: \w+){0,2} (?:condon|preservativo|camisinha)|preservatif(?: \w+){0,4} (?:craqu\w*|dechir\w*|glisse\w*)|oublie (?:\w+ )?(?:ma |la )?pilule|(?:olvide|esqueci|dimenticato) (?:\w+ )?(?:pildora|pilula|pillola))\b/;
const NOT_EXPECTING =
	/\b(?:years? ago|months? ago|last year|not pregnant|negative|(?:want|plan|hop|try)\w* (?:to )?(?:be|get|fall|become) pregnant|trying (?:for|to)|ttc|planning|if i (?:get|got|become|fall|were|am)|can (?:i|you) get pregnant|(?:avoid|prevent) pregnan\w*|(?:my|a) (?:friend|wife|girlfriend|sister|cousin)(?: \w+){0,3} pregnant)\b/;
const HARMS_UNBORN =
	/\b(?:spironolactone|spiro|aldactone|methotrexate|acitretin|neotigason|soriatane|finasteride)\b/;
const MAY_EXPECT =
	/\b(?:(?:two|2) (?:pink |blue )?lines|test(?: \w+){0,4} positive|positive (?:\w+ )?test|(?:missed|late) (?:my |a )?periods?|periods?(?: \w+){0,5} (?:late|missing|overdue|not come))\b/;

/** Told of a medicine, so that skin care must not answer: left off alone, or taken where a child may come. */
export const MEDICINE_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.steroid-stopped",
		whole: true,
		says: [leftOff(STEROID_TABLETS), FAILS],
		unless: new RegExp(`${NOT_NOW.source}|${OF_SKIN.source}`),
	},
	{
		rule_id: "red-flag.medicine-stopped",
		whole: true,
		says: [leftOff(`${NEEDED}|${STEROID_TABLETS}`)],
		unless: new RegExp(`${AGREED.source}|${OF_SKIN.source}`),
	},
	{
		rule_id: "red-flag.isotretinoin",
		whole: true,
		says: [ISOTRETINOIN, EXPECTS],
		unless: NOT_EXPECTING,
	},
	{
		rule_id: "red-flag.isotretinoin",
		whole: true,
		says: [ISOTRETINOIN, CONTRACEPTION_FAILED],
		unless: LONG_OVER,
	},
	// Pressure in the head, which isotretinoin can raise, and far more so beside a tetracycline.
	{
		rule_id: "red-flag.isotretinoin",
		whole: true,
		says: [ISOTRETINOIN, HEADACHE, SIGHT],
		unless: LONG_OVER,
	},
	{
		rule_id: "red-flag.medicine-pregnancy",
		whole: true,
		says: [HARMS_UNBORN, MAY_EXPECT],
		unless: NOT_EXPECTING,
	},
];

/** After which severe skin reactions are known best: gout, epilepsy, mood, sulfonamides, some of HIV and of pain. */
const HIGH_RISK =
	"allopurinol|zyloric|zyloprim|febuxostat|lamotrigine?|lamictal|carbamazepine|tegretol|oxcarbazepine|phenytoin|dilantin|epanutin|phenobarbital|zonisamide|co ?trimoxazole|septrin|septra|bactrim|sulfa\\w*|sulpha\\w*|trimethoprim|nevirapine|piroxicam|meloxicam|(?:gout|epilepsy|epileptic|seizure|fits|bipolar|mood stabili[sz]er|uti|malaria)(?: \\w+)? (?:pills?|tablets?|meds?|medicines?|medication|drugs?|capsules?)";
const ANY =
	"antibiotics?|\\w+cillin|\\w+mycin|\\w+floxacin|ibuprofen|naproxen|(?:after|since|from|on|with|started|starting|taking|new)(?: \\w+){0,3} (?:pills?|tablets?|medicines?|medication|meds|drugs?|capsules?|treatment)";
const MEDICINE = new RegExp(`\\b(?:${HIGH_RISK}|${ANY})\\b`);
const OFF =
	"(?:skin|it|rash|face|top layer)(?: \\w+){0,4} (?:rubs?|comes?|came|coming|peel\\w*|falls?|falling|slides?|slid\\w*|slips?|slipp\\w*|slough\\w*) (?:right |straight )?(?:off|away)|peel\\w*(?: \\w+){0,2} in (?:sheets|patches|big bits)|(?:skin|face|body)(?: \\w+){0,3} (?:feels?|felt|is|looks?)(?: \\w+){0,2} (?:scalded|burnt|burned|sunburnt|like (?:a )?(?:burn|scald|sunburn))|scalded";
const TARGETS =
	"(?:target|bulls? ?eye|bull eye|purple|dusky)(?: \\w+){0,3} (?:spots?|marks?|rings?|patches|rash|lesions?|circles?|blotch\\w*)|(?:spots?|marks?|rings?)(?: \\w+){0,2} like (?:targets?|bulls? ?eyes?)";
const RAW_MOUTH =
	"(?:ulcers?|sores?|sore|blisters?|raw)(?: \\w+){0,5} (?:mouth|lips?|tongue|gums|genitals?|eyes)|(?:mouth|lips?|tongue|gums|genitals?)(?: \\w+){0,5} (?:ulcers?|ulcerated|sores?|blister\\w*|crust\\w*|raw|bleed\\w*)";
const SEVERE = new RegExp(`\\b(?:${OFF}|${TARGETS}|${RAW_MOUTH})\\b`);
const SKIN =
	/\b(?:rash\w*|skin|spots?|red|burn\w*|fever\w*|temp\w*|eyes?|eyelids?|lids?|face|patch\w*|rings?|marks?|blister\w*|peel\w*|swallow\w*)\b/;
const ANGRY_RASH =
	/\b(?:rash|spots|patches|skin|face|body|chest|red|redness)\b(?: [\w,]+){0,6} (?:hurts?|hurting|painful|pain|burn\w*|tender|sore|spread\w*|everywhere|all over|fire)\b|\b(?:burning|painful|tender|sore|spreading)(?: \w+){0,3} (?:rash|red|redness|skin|spots|patches)\b/;
const MUCOSA =
	/\b(?:swallow\w*|eyes?(?: \w+){0,3} (?:sore|gritty|red|burn\w*|sting\w*|stuck|crust\w*)|(?:sore|gritty|red|burning) eyes?|mouth|lips?|tongue|gums|genitals?|pee|peeing|urin\w*|down (?:there|below)|fever\w*|temp\w*|3[89]|40)\b/;
const MILD =
	/\b(?:rash\w*|spots?|dots?|bumps?|blotch\w*|hives|welts|itch\w*|redness|red (?:patch\w*|marks?|skin|face|all over))\b/;
const ELSE = new RegExp(
	`${NOT_NOW.source}|\\b(?:risks?|before (?:i start|starting)|thinking (?:of|about)|considering|scared of|heard (?:that|of)|read (?:that|about)|chapped|isotret\\w*|accutane|roaccutane|tretinoin|retinol|adapalene|benzoyl\\w*|cold sore|acne (?:cleared|is gone))\\b`,
);

/** Severe reactions of the skin to a medicine (SJS, TEN, DRESS): early, they are a rash with a sore mouth or sore eyes. */
export const DRUG_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [MEDICINE, SEVERE, SKIN],
		unless: ELSE,
	},
	{
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [MEDICINE, ANGRY_RASH, MUCOSA],
		unless: new RegExp(`${ELSE.source}|\\b(?:yeast|thrush|sunburn(?:t|ed)? (?:at|on|from))\\b`),
	},
	{
		// Fever or swollen glands with the rash: the whole body reacts (DRESS).
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [
			new RegExp(`\\b(?:${HIGH_RISK})\\b`),
			MILD,
			/\b(?:fever\w*|temp\w*|3[89]|40|swollen (?:glands?|face|lymph\w*)|glands|yellow (?:eyes|skin)|dark (?:pee|urine|wee))\b/,
		],
		unless: new RegExp(`${ELSE.source}|\\bno (?:fever|temp\\w*)\\b`),
	},
	{
		rule_id: "red-flag.medicine-rash",
		whole: true,
		says: [new RegExp(`\\b(?:${HIGH_RISK})\\b`), MILD],
		unless: new RegExp(
			`${ELSE.source}|\\b(?:sulfates?|sulphates?|sulfacetamide|sulfur|sulphur|sulfa\\w* (?:wash|free|cleanser|face)|for (?:my )?(?:acne|spots?|skin|pimples?))\\b`,
		),
	},
];
