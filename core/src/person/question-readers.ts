/** Kinds of questions a note puts that a plan answers by itself; `known` names a row of the known questions. */
export const QUESTION_KINDS = [
	"strip_back",
	"on_and_off",
	"repellent",
	"reaches_others",
	"stains",
	"hormones_with",
	"so_few",
	"sweat_off",
	"let_it_peel",
	"lift_it_off",
	"pop",
	"triple_cream",
	"hype",
	"waste",
	"neither",
	"overkill",
	"morning_when",
	"burn_works",
	"faster",
	"still_good",
	"of_another",
	"rank",
	"why_oily",
	"dirt",
	"works_best",
	"bags",
	"eye_cream",
	"is_enough",
	"sun_honest",
	"which_cause",
	"makeup_after",
	"prevents",
	"else_to_know",
	"better_thing",
	"come_back",
	"stop_first",
	"first_buy",
	"first_step",
	"stronger",
	"strength",
	"one_thing",
	"too_harsh",
	"which_cream",
	"what_serves",
	"treat_now",
	"may_stay",
	"white_cast",
	"mole_off",
	"add_what",
	"too_late",
	"too_early",
	"peel_at_home",
	"lips",
	"scrub",
	"vitamin_d",
	"sun_dark_skin",
	"window",
	"sun_at_all",
	"filters",
	"flush_cause",
	"organ_cause",
	"set_off",
	"rubbed",
	"family",
	"sun_eyes",
	"permanent",
	"pores",
	"purging",
	"doctor",
	"must_begin",
	"how_long",
	"how_often",
	"too_many",
	"order",
	"what_is_it",
	"leave_medicine",
	"with_medicine",
	"in_blood",
	"milk",
	"food",
	"lemon",
	"shave",
	"red_gone",
	"collagen",
	"natural",
	"sun_late",
	"missing",
	"eyelids",
	"testosterone",
	"evidence",
	"fade",
	"compare",
	"pair",
	"keep",
	"use_it",
	"go_on",
	"not_working",
	"tint",
	"brand_ok",
	"wash_with",
	"glow_by",
	"clinic",
	"why_there",
	"why_now",
	"scars",
	"known",
	"open",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Sunscreen, as people write it. */
export const SUN = "(?:sun ?screens?|sun ?creams?|sun ?blocks?|spf|sun protection)";
const MEDICINES =
	"(?:warfarin|blood thinn\\w*|apixaban|eliquis|xarelto|clopidogrel|hrt|spironolactone|the pill|metformin|amlodipine|statins?|levothyroxine|thyroxine|thyroid|insulin|antidepress\\w*|sertraline|fluoxetine|blood pressure|lithium|tablets?|pills|medicines?|medication|meds)";

export interface Reader {
	kind: QuestionKind;
	/** Reads one question, lower case and spelled out. */
	asks: RegExp;
	/** Has to stand in the question or right before it. */
	beside?: RegExp;
}

const reads = (kind: QuestionKind, asks: string | RegExp, beside?: RegExp): Reader => ({
	kind,
	asks: typeof asks === "string" ? new RegExp(asks) : asks,
	...(beside !== undefined && { beside }),
});

const DEEP = "(?:black|brown|dark|darker|deep|deeper|melanin\\w*|african|asian|indian|latin[ao])";

/** Where light through a pane or heat reaches a face. A glass of wine and glass skin are neither. */
const LIGHT_INSIDE =
	"(?:windows?|windscreen|(?:car|window) glass|(?:behind|through) (?:\\w+ ){0,2}glass(?! of| skin)|in the car|driv(?:e|es|ing)|cook\\w*|stove|oven)";
const ON_SKIN =
	"(?:creams?|products?|serums?|lotions?|gels?|oils?|ointments?|toners?|moisturi[sz]ers?|sun ?screens?|sun ?creams?|filters?|make ?up|skin ?care|retin\\w*|tret\\w*|adapalene|hydroquinone|acids?|benzoyl\\w*|niacinamide|vitamin c|what i put on)";

/** Read from top to bottom; the first that fits answers. */
export const READERS: readonly Reader[] = [
	reads("vitamin_d", `\\b${SUN}\\b.*\\b(?:vitamin d|bones?)\\b|\\b(?:vitamin d|bones?)\\b.*\\b${SUN}\\b`),
	reads(
		"sun_dark_skin",
		`\\b${DEEP} (?:\\w+ )?(?:man|men|woman|women|people|person|folks?|girls?|boys?|guys?|skin|skinned|tones?|complexion)\\b.*\\b${SUN}\\b|\\b${SUN}\\b.*\\b${DEEP} (?:\\w+ )?(?:man|men|woman|women|people|person|folks?|girls?|guys?|skin|tones?)\\b`,
	),
	reads(
		"window",
		`\\b${LIGHT_INSIDE}\\b.*\\b(?:dark\\w*|worse|tan|sun|marks?|patch\\w*|in my head|count)\\b|\\b(?:dark\\w*|worse|sun|tan\\w*)\\b.*\\b${LIGHT_INSIDE}\\b`,
	),
	reads(
		"filters",
		`^(?!.*\\bpeel)(?=.*\\b(?:${SUN}|filters?)\\b)(?=.*\\b(?:${SUN}|chemical|mineral|organic|physical|uv)\\b).*\\b(?:chemical|mineral|organic|physical|filters?)\\b.*\\b(?:ok|okay|safe|fine|must|better|bad|allowed|mineral|chemical)\\b`,
	),
	reads(
		"sun_at_all",
		`^(?!.*\\b(?:throw\\w*|bin|expir\\w*|last (?:year|summer)|leftover|opened|how (?:much|often|many))\\b)(?:.*\\b(?:need|wear|use|put on|bother with|skip|have to)\\b(?: \\w+){0,4} ${SUN}\\b|.*\\b${SUN}\\b.*\\b(?:indoors?|inside|at night|winter|cloud\\w*|every ?day|no sun)\\b|.*\\b(?:no sun|indoors?|winter|cloud\\w*)\\b.*\\b${SUN}\\b)`,
	),
	reads(
		"flush_cause",
		/\b(?:is|are|does|do|could|can|because|cause\w*|down to|doing)\b.*\b(?:drinks?|drinking|pints?|beers?|alcohol|wines?|curr(?:y|ies)|spic\w+|coffee|hot food|heat)\b/,
		/\b(?:red|redness|flush\w*|blush\w*|tomato|beetroot|burns?|burning|hot|rudolph|ruddy)\b/,
	),
	reads(
		"organ_cause",
		/\b(?:is|are|does|do|could|can|because|cause\w*|from|lack|sign|mean)\b.*\b(?:kidneys?|liver|thyroid|iron|an(?:a?e)mi\w*|deficien\w*|gut|bowels?|heart|blood sugar|diabet\w*|worms|parasites?|toxins?)\b/,
	),
	reads(
		"set_off",
		/\b(?:is|are|does|do|did|could|can|because|cause\w*|from|down to)\b.*\b(?:hormones?|hormonal|testosterone|implant|coil|iud|contracept\w*|injection|steroids?|lithium|b ?12|whey|creatine|protein (?:powder|shakes?)|tablets?|medic\w*|meds)\b/,
		/\b(?:spots?|bumps?|pimples?|zits?|acne|break\w*|broke|erupt\w*)\b/,
	),
	reads(
		"rubbed",
		/\b(?:is|are|does|do|could|can|because|cause\w*|from)\b.*\b(?:hats?|caps?|helmets?|turbans?|pagh?s?|hijabs?|scar(?:f|ves)|fringe|bangs|masks?|chin ?straps?|headbands?|headphones?|visors?|pillow\w*|phone)\b/,
		/\b(?:spots?|bumps?|bumpy|pimples?|zits?|acne|break\w*|rash|marks?)\b/,
	),
	reads(
		"pores",
		/\b(?:clos\w*|shrink\w*|open\w*|get rid|smaller|minimi[sz]\w*|tighten\w*|gone|vanish|disappear|why|normal)\b/,
		/\b(?:pores?|holes)\b/,
	),
	reads(
		"permanent",
		/\bpermanent\w*\b|\b(?:for ?ever|for good)$|\b(?:ever|always|never) (?:go(?:es)? away|stop|clear|fade|heal|get better|have it|be like this|stay)\b|\b(?:will|does|do|can) (?:it|this|that|they|these|those|my \w+)(?: \w+){0,2} (?:go away|clear up|fade|last|disappear|grow out)\b|\bever go$|\bstuck with (?:it|this|them)\b|\bstay like this\b/,
		/\b(?:spots?|pimples?|zits?|acne|bumps?|break\w*|marks?|brown|dark\w*|patch\w*|melasma|pigment\w*|lines?|wrinkles?|crow)\b/,
	),
	reads("purging", /\bpurg\w*\b/),
	reads(
		"doctor",
		/\b(?:need|see|seeing|visit|go to|call|ask|is there|worth|time for|show)\b(?: \w+){0,4} (?:doctor|gp|derm\w*|specialist|skin clinic|(?:some(?:body|one)|anyone) about)\b|\b(?:should|shall|must|do) i (?:be |need to |have to )?(?:ask|see|show|call|tell)\w* (?:it to )?(?:some(?:body|one)|anyone|a professional)\b|\b(?:doctor|gp|derm\w*) or (?:not|wait)\b/,
	),
	reads(
		"must_begin",
		/^(?:so |but |and )?(?:do|should|must) i (?:really |even |actually |already )?(?:need|have) to(?: (?:start|begin|bother|do (?:it|this|all this|anything)|use anything))?(?: now| yet| already)?$|\b(?:need|have to|start|begin)\b(?: \w+){0,3} (?:skin ?care|routine)\b/,
	),
	reads(
		"how_long",
		/\bhow (?:long|soon|many (?:weeks|months|days))\b(?!.*\b(?:wait|between|leave it on|last|keep)\b)|\bwhen (?:will|do|does|can|should|would)\b(?: \w+){0,6} (?:work\w*|see|show\w*|better|results?|notice\w*|expect|clear\w*|gone)\b/,
	),
	reads(
		"how_often",
		/\bhow (?:often|many times|many nights)\b|\bevery (?:single )?(?:night|day) (?:from|ok|okay|fine|too)\b|\b(?:twice|once) a (?:day|week) (?:ok|okay|enough|too)\b/,
	),
	reads(
		"too_many",
		/\btoo (?:many|much)(?: (?:products?|steps?|things?|stuff|serums?|layers?))?$|\btoo (?:many|much) (?:products?|steps?|things?|stuff|serums?|layers?)\b|\boverdo(?:ing)?\b/,
	),
	reads(
		"order",
		/\b(?:what|which|right|proper|correct|best) order\b|\b(?:what|which)(?: \w+){0,3} (?:goes|comes|first)\b|\bbefore or after\b/,
		/\b(?:order|products?|creams?|serums?|sun ?screens?|sun ?creams?|spf|moisturi[sz]\w*|toners?|essences?|layer\w*|routine|make ?up|cleansers?|retin\w*|acids?|vitamin c|niacinamide|gels?|oils?|things?|stuff)\b/,
	),
	reads(
		"what_is_it",
		/\bis (?:it|this|that|he|she|what i have) (?:maybe |really |just |still |not |a |an |some |some kind of |perhaps |actually |called |my |an? old )*(?:acne|rosacea|eczema|melasma|allerg\w*|fung\w*|psoriasis|infect\w*|dermatitis|cancer\w*|herpes|vitiligo|lupus|hives|ringworm|scabies|contagious|dangerous|serious)\b/,
	),
	reads(
		"in_blood",
		`\\b${ON_SKIN}\\b.*\\b(?:in|into|through|reach\\w*|get to|enter\\w*)\\b(?: \\w+){0,3} (?:blood\\w*|bloodstream|baby|milk|body)\\b|\\b${ON_SKIN}\\b.*\\babsorb\\w*\\b|\\babsorb\\w*\\b.*\\b${ON_SKIN}\\b`,
	),
	reads(
		"leave_medicine",
		`\\b(?:come off|stop|quit|leave off|leave out|skip|halve|lower|change|pause|drop)\\b(?: \\w+){0,4} (?:\\w+ )?${MEDICINES}\\b`,
	),
	reads(
		"with_medicine",
		`\\b(?:mix\\w*|interact\\w*|clash\\w*|interfere\\w*)\\b|\\b(?:does|do|will|would|could) (?:it|that|this|they|those|${MEDICINES}) (?:matter|affect|change|make a difference|get in the way)\\b|\\b(?:can|could|may|should|is|are|ok|okay|safe|fine|allowed|use|add)\\b.*\\b(?:with|on|beside|while|alongside|taking)\\b.*\\b${MEDICINES}\\b`,
		new RegExp(`\\b${MEDICINES}\\b`),
	),
];

/** What is told as a trouble and wants an answer as well, question or not. */
export const TROUBLES: readonly Reader[] = [
	reads(
		"sun_eyes",
		`\\b${SUN}\\b.*\\b(?:eyes?|eye ?lids?)\\b|\\b(?:eyes?|eye ?lids?)\\b.*\\b${SUN}\\b`,
		/\b(?:sting\w*|burn\w*|water\w*|run\w*|goes?|gets?|drip\w*|into|(?:is|ends up|always) in (?:my|his|her|the) eyes?)\b/,
	),
	reads(
		"rubbed",
		/\b(?:where|under|along|beneath|below)\b(?: \w+){0,3} (?:hats?|caps?|helmets?|turbans?|pagh?s?|hijabs?|scar(?:f|ves)|fringe|bangs|masks?|(?:chin ?)?straps?|headbands?|visors?)\b/,
		/\b(?:spots?|bumps?|bumpy|pimples?|zits?|acne|break\w*|rash)\b/,
	),
	reads(
		"rubbed",
		/\b(?:hats?|(?<!(?:screw|white|shower) )caps?|helmets?|turbans?|pagh?s?|hijabs?|fringe|bangs|(?:chin ?)?straps?|headbands?|sweat ?bands?|bandanas?|visors?|beanies?|durags?)\b/,
		/\b(?:only|just|all over|across|along) (?:on |at )?(?:the |my |his |her )?(?:forehead|hairline|temples?|jaw ?line)\b|\b(?:forehead|hairline|temples?|jaw ?line) (?:only|alone)\b|^(?=.*\b(?:forehead|hairline|temples?|jaw ?line)\b)(?=.*\b(?:spots?|bumps?|bumpy|pimples?|zits?|acne|break\w*)\b)/,
	),
];

/** Of the known questions those that hold for whoever asks, also beside a plan. */
export const HOLDS_FOR_ALL: readonly string[] = [
	"sun_makeup",
	"sun_numbers",
	"sun_amount",
	"expensive",
	"expiry",
	"washing",
	"double_cleansing",
	"water",
	"food",
	"squeezing",
	"sleep_stress",
	"natural",
	"parabens",
	"patch_test",
].map((id) => `question.${id}`);

/** Rows that only examples tell, by plain words. */
export const ALSO_KNOWN: readonly (readonly [RegExp, string])[] = [
	[/\bhow long\b.*\b(?:wait|between)\b|\bwait\b.*\bbetween\b/, "question.waiting"],
	[
		/\b(?:fingers?|teaspoon|how much|amount|enough)\b.*\b(?:sun ?screen|sun ?cream|spf)\b|\b(?:sun ?screen|sun ?cream|spf)\b.*\b(?:fingers?|teaspoon|how much|enough)\b/,
		"question.sun_amount",
	],
	[/\b(?:normal|ok|okay|bad|supposed|meant)\b.*\b(?:sting\w*|tingl\w*|burn\w*)\b/, "question.tingling"],
	[/\bone (?:side|cheek)\b|\bsleep on my side\b/, "question.one_side"],
	[/\bswim\w*\b|\bchlorine\b/, "question.swimming"],
	[/\bbleach\w*\b.*\b(?:towels?|pillow\w*|sheets|clothes|shirts?|hair)\b/, "question.fabric_bleach"],
	[/\b(?:stronger|higher) (?:percent\w*|strength|one|version|dose)\b/, "question.strength"],
	[
		/\b(?:is|are|does|do|could|can|because|why|normal)\b.*\b(?:my period|periods|cycle|time of the month)\b/,
		"question.cycle",
	],
	[
		/\b(?:is|are|does|do|could|can|because|from)\b.*\b(?:shampoo|conditioner|hair (?:oil|gel|wax|products?|spray|mask))\b/,
		"question.hair_products",
	],
	[/\b(?:around|under|near|on) (?:the |my )?(?:eyes?|eyelids?|lids)\b/, "question.around_eyes"],
	[/\b(?:is|are|does|do|because|can)\b.*\b(?:menopause|menopausal|the change)\b/, "question.menopause"],
	[/\beye creams?\b/, "question.eye_cream"],
	[/\b(?:need|skip|use|without)\b.*\btoners?\b/, "question.toner"],
];
