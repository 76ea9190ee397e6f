/** A statement no answer may make, whatever it rests on. */
export interface ForbiddenClaim {
	id: string;
	pattern: RegExp;
	/** A sentence with one of these says the opposite, or leaves the decision where it belongs. */
	unless?: RegExp;
	/** Only forbidden where the person told of a pregnancy and this sentence does not name it. */
	while_expecting?: true;
}

export const DISEASES =
	"rosacea|eczema|psoriasis|(?:perioral |seborrh?oeic |atopic |contact )?dermatitis|melasma|melanoma|skin cancer|carcinoma|cancer|fungal acne|malassezia|folliculitis|impetigo|cellulitis|infection|infected|herpes|shingles|lupus|vitiligo|pcos|hormonal imbalance|hormonal acne|cystic acne|acne vulgaris|keratosis pilaris|ringworm|scabies|an? allergy|an? allergic reaction|allergic|depression|dysmorphia";
/** The words of them that mean nothing else. */
const DISEASE_WORDS =
	"rosacea|eczema|psoriasis|dermatitis|melasma|melanoma|cancer|carcinoma|fungal|malassezia|folliculitis|impetigo|cellulitis|herpes|shingles|lupus|vitiligo|pcos|hormonal|cystic|vulgaris|keratosis|ringworm|scabies|depression|dysmorphia";
const DRUGS =
	"tretinoin|retin-?a|isotretinoin|accutane|roaccutane|tazarotene|spironolactone|doxycycline|minocycline|clindamycin|erythromycin|hydroquinone|dapsone|prednisone|prednisolone|cortisone|hydrocortisone|ivermectin|metronidazole|antibiotics?";
const NOT_IN_PREGNANCY =
	"retinols?|retinals?|retinoids?|retinaldehyde|adapalene|tretinoin|isotretinoin|accutane|tazarotene|bakuchiol|hydroquinone|salicylic|bha|vitamin a|tranexamic|arbutin|kojic";
const DENIED =
	"cannot|can't|can not|could not|not|n't|never|no|nobody|without|rather than|instead of|avoid|neither|nor";
const OPEN = `${DENIED}|whether|if|in case|only a|a doctor|a dermatologist|your doctor|clinician|pharmacist|prescriber|prescribed`;
const FINE =
	"safe|fine|okay|ok|allowed|harmless|suitable|no problem|no risk|risk-free|can use|can keep|keep using|go ahead|all right|alright";

const claim = (source: string): RegExp => new RegExp(`\\b(?:${source})`, "i");
const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, "i");
const denied = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b|n't\\b`, "i");

export const FORBIDDEN_CLAIMS: readonly ForbiddenClaim[] = [
	{
		id: "diagnosis",
		pattern: words(
			`(?:you|your skin|your face)(?:'ve| have| has| likely have| probably have| seem to have| may have| might have| could have| clearly have| do have| got|'re having| are having| suffer from| are suffering from| show signs of| shows signs of|'re| are| is)(?: \\w+){0,5} (?:${DISEASES})`,
		),
		unless: denied(OPEN),
	},
	{
		id: "diagnosis",
		pattern: words(
			`(?:this|that|it|these|those|what you see|the (?:spots?|redness|patch(?:es)?|bumps?|rash|mole|mark)|your (?:spots?|redness|patch(?:es)?|bumps?|rash|mole|marks?))(?:'s| is| are| was| were| looks?| look| sounds?| seems?| appears?| must be| could be| may be| might be)(?: \\w+){0,4} (?:${DISEASES}|benign|malignant|cancerous)`,
		),
		unless: denied(OPEN),
	},
	{
		id: "diagnosis",
		pattern: words(
			`your (?:mild |severe |moderate )?(?:${DISEASES})|consistent with (?:\\w+ ){0,2}(?:${DISEASES})|(?:i|we) diagnos\\w+|(?:the|my|our) diagnosis|(?:is|are|looks?) (?:benign|malignant|cancerous)`,
		),
		unless: denied(OPEN),
	},
	{
		id: "cure",
		pattern: words("cures?|cured|curing|curative"),
		unless: denied("cannot|not|never|no|nothing|nobody|promises?"),
	},
	{
		id: "guarantee",
		pattern: words(
			"guarantee[ds]?|guaranteed|100 ?% (?:safe|effective|sure)|completely safe|totally safe|perfectly safe|risk-free|clinically proven|miracle|works? for everyone|gets? rid of \\w+(?: \\w+)? (?:forever|permanently|overnight)|permanently (?:remove|erase|clear|get)\\w*",
		),
		unless: denied("cannot|not|never|no|nothing|nobody"),
	},
	{
		id: "prescription",
		pattern: new RegExp(
			`\\b(?:(?:take|apply|use|start|increase|double|raise|lower|reduce|stop|skip|mix|put on|switch to|try|go up to)\\b[^.!?]{0,60}\\b(?:${DRUGS})|(?:${DRUGS})\\b[^.!?]{0,60}(?:\\b(?:every|each|twice|once|daily|nightly|a day|a night|per day|dose|doses|dosage)\\b|\\b[\\d.]+ ?(?:mg|milligrams?|%)))`,
			"i",
		),
		unless: denied(
			"not|never|leave|leaves|left out|avoid|ask|doctor|prescriber|prescribed|prescription|clinician|dermatologist|pharmacist|midwife",
		),
	},
	{
		id: "dose",
		pattern: /\b[\d.]+ ?(?:mg|milligrams?)\b/i,
	},
	{
		id: "pregnancy",
		pattern: new RegExp(
			`(?=[^]*\\b(?:pregnan\\w*|breast-?feed\\w*|expecting|nursing|trimester|the baby|trying to conceive)\\b)(?=[^]*\\b(?:${NOT_IN_PREGNANCY})\\b)(?=[^]*\\b(?:${FINE})\\b)`,
			"i",
		),
		unless: denied(`${DENIED}|unless|stop|leave|leaves|left out|small areas`),
	},
	{
		id: "pregnancy",
		pattern: new RegExp(`(?=[^]*\\b(?:${NOT_IN_PREGNANCY})\\b)(?=[^]*\\b(?:${FINE})\\b)`, "i"),
		unless: denied(`${DENIED}|unless|stop|leave|leaves|left out|small areas|after`),
		while_expecting: true,
	},
	{
		id: "score",
		pattern: claim(
			"beauty score|attractiveness|(?:more |less |very |how |so )?attractive\\b|skin[- ]age\\b|age of your skin|(?:your skin|your face|you) (?:look|looks|appear|appears)(?: \\w+){0,3} (?:years? (?:old|younger|older)|younger|older)|years? (?:younger|older)|(?:rate|rated|score|scored|scores) your (?:face|looks|appearance|beauty)|face (?:score|rating)\\b|out of (?:10|ten) (?:for|in) (?:beauty|looks)",
		),
		unless: denied("not|never|no|none|neither|nor|without"),
	},
	{
		id: "commission",
		pattern: claim(
			"(?:because|since|as) (?:we|i) (?:earn|get|receive|make)[^.!?]{0,30}commission|(?:(?:rank|sort|order|pick|choose|recommend)(?:s|ed|ing)?|chosen|first)\\b[^.!?]{0,40}(?:commission|sponsor)|we are paid to|sponsored (?:pick|product|by)|highest commission",
		),
		unless: denied("not|never|no|none|without|regardless"),
	},
	{
		id: "machinery",
		pattern: claim(
			"as an? (?:ai|artificial|large)[a-z ]*(?:language )?model|my system prompt (?:is|says)|my instructions (?:are|say)",
		),
	},
];

/** A word from which on a sentence is read as a whole before any of it is said. */
export const RISKY_WORD = new RegExp(
	`^(?:diagnos\\w*|cur(?:e|es|ed|ing|ative)|guarantee\\w*|prescri\\w*|dos(?:e|es|age|ing)|mgs?|milligrams?|pregnan\\w*|breast\\w*|expecting|trimester|safe\\w*|scores?|scored|beauty|attractive\\w*|ag(?:e|es|ed|ing)|younger|older|commissions?|sponsor\\w*|miracle|proven|permanently|benign|malignant|cancerous|signs|infect\\w*|allerg\\w*|fine|okay|ok|harmless|(?:${DRUGS})|(?:${DISEASE_WORDS})|(?:${NOT_IN_PREGNANCY.replace("vitamin a|", "")}))$`,
	"i",
);

/** Words that begin a claim when they stand together. */
export const RISKY_PHRASES: readonly (readonly string[])[] = [
	["you", "have"],
	["you", "likely"],
	["you", "probably"],
	["you", "seem"],
	["you", "may", "have"],
	["you", "might", "have"],
	["you", "suffer"],
	["you", "are", "suffering"],
	["your", "skin", "has"],
	["as", "an", "ai"],
	["as", "a", "large"],
	["as", "a", "language"],
	["my", "system", "prompt"],
	["we", "are", "paid"],
	["works", "for", "everyone"],
	["consistent", "with"],
	["looks", "like"],
	["sounds", "like"],
];
