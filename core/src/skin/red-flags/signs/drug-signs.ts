import { NOT_NOW, type SureSign } from "./sure-sign.ts";

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
