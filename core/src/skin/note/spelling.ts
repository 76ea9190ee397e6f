/** Words that decide about safety and are often misspelled; each stands for itself. */
const SAFETY_WORDS = [
	"accutane",
	"adapalene",
	"antibiotic",
	"antibiotics",
	"breastfeeding",
	"cystic",
	"dermatitis",
	"eczema",
	"hydrocortisone",
	"impetigo",
	"infected",
	"infection",
	"isotretinoin",
	"melasma",
	"methotrexate",
	"peroxide",
	"psoriasis",
	"roaccutane",
	"rosacea",
	"salicylic",
	"scarring",
	"spironolactone",
	"steroid",
	"sunburn",
	"sunburnt",
	"tretinoin",
	"vomiting",
	"weeping",
	"allergic",
	"anaphylaxis",
	"bleeding",
	"blister",
	"blisters",
	"breathe",
	"breathing",
	"eyelid",
	"eyelids",
	"fainted",
	"irregular",
	"painful",
	"pregnant",
	"shingles",
	"spreading",
	"suicidal",
	"swelling",
	"swollen",
	"throat",
	"tongue",
	"vision",
	"wheezing",
] as const;

/** Ordinary words one letter away from a symptom. */
const LOOKALIKES = new Set([
	"bleaching",
	"blending",
	"breath",
	"breeding",
	"breathed",
	"breather",
	"breathes",
	"breading",
	"mission",
	"painfully",
	"printing",
	"regular",
	"shingle",
	"singles",
	"smelling",
	"spelling",
	"sporting",
	"spreadings",
	"dwelling",
	"telling",
	"swelled",
	"threat",
	"tainted",
	"version",
	"visions",
	"painted",
	"elysion",
	"feinted",
	"blistery",
	"peeping",
	"sleeping",
	"keeping",
	"seeping",
	"sweeping",
	"creeping",
	"injection",
	"steroids",
	"affected",
	"inflected",
	"starring",
	"caring",
	"sparring",
	"scaring",
	"sunburns",
	"bluster",
]);

/** Short or phonetic misspellings that one edit does not reach. */
const KNOWN_MISSPELLINGS: Record<string, string> = {
	accutaine: "accutane",
	acutane: "accutane",
	acctuane: "accutane",
	accutain: "accutane",
	tane: "accutane",
	roacutane: "roaccutane",
	rosaccea: "rosacea",
	roseacea: "rosacea",
	rosecea: "rosacea",
	rosacia: "rosacea",
	rosasea: "rosacea",
	exzema: "eczema",
	excema: "eczema",
	ecxema: "eczema",
	eczma: "eczema",
	ezcema: "eczema",
	exema: "eczema",
	psorisis: "psoriasis",
	soriasis: "psoriasis",
	retnol: "retinol",
	tretonin: "tretinoin",
	tretinon: "tretinoin",
	tretinione: "tretinoin",
	acutaine: "accutane",
	accutne: "accutane",
	rocutane: "roaccutane",
	roaccutaine: "roaccutane",
	racutane: "roaccutane",
	mellasma: "melasma",
	malasma: "melasma",
	rosascea: "rosacea",
	roseatia: "rosacea",
	pregnat: "pregnant",
	tretinion: "tretinoin",
	tretenoin: "tretinoin",
	tretanoin: "tretinoin",
	trentinoin: "tretinoin",
	allergick: "allergic",
	alergic: "allergic",
	alergy: "allergy",
	allergie: "allergy",
	diarrhoea: "diarrhea",
	hydrocortizone: "hydrocortisone",
	cortizone: "cortisone",
	puss: "pus",
	weepy: "weeping",
	oozy: "oozing",
	suicidle: "suicidal",
	infekted: "infected",
	preggers: "pregnant",
	prego: "pregnant",
	temprature: "temperature",
	sunburned: "sunburnt",
	u: "you",
	ur: "your",
	urself: "yourself",
	n: "and",
	w: "with",
	b4: "before",
	bf: "boyfriend",
	gf: "girlfriend",
	rn: "right now",
	nite: "night",
	gonna: "going to",
	gna: "going to",
	wanna: "want to",
	id: "i would",
	theres: "there is",
	thats: "that is",
	hes: "he is",
	shes: "she is",
	whats: "what is",
	em: "them",
	every1: "everyone",
	some1: "someone",
	no1: "nobody",
	noone: "nobody",
	mnths: "months",
	mths: "months",
	wks: "weeks",
	wk: "week",
	yrs: "years",
	yr: "year",
	hrs: "hours",
	mins: "minutes",
	ppl: "people",
	anaphalactic: "anaphylaxis",
	anaphylactic: "anaphylaxis",
	anafilaxis: "anaphylaxis",
	blysters: "blisters",
	bleading: "bleeding",
	brething: "breathing",
	breeth: "breathe",
	breething: "breathing",
	cistic: "cystic",
	feaver: "fever",
	fevor: "fever",
	hifes: "hives",
	hyves: "hives",
	mol: "mole",
	molle: "mole",
	moal: "mole",
	pregnent: "pregnant",
	pregant: "pregnant",
	preggo: "pregnant",
	shingels: "shingles",
	soar: "sore",
	swolen: "swollen",
	swollin: "swollen",
	swole: "swollen",
	swolled: "swollen",
	sweling: "swelling",
	swealing: "swelling",
	suiside: "suicide",
	tounge: "tongue",
	toung: "tongue",
	tung: "tongue",
	wheesing: "wheezing",
};

const APOSTROPHES = /[\u2018\u2019\u02bc`\u00b4]/g;
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:can't|cant|can not)\b/g, "cannot"],
	[/\b(?:won't|wont)\b/g, "will not"],
	[/\bain'?t\b/g, "is not"],
	[/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, "$1 not"],
	[/\b(i)'?m\b/g, "$1 am"],
	[/\b(i|we|they|you)'?ve\b/g, "$1 have"],
	[/\b(i|we|they|you|he|she|it)'ll\b/g, "$1 will"],
	[/\b(i|we|they|you|he|she)'d\b/g, "$1 would"],
	[/\b(it|that|there|what|he|she)'s\b/g, "$1 is"],
	[/\b(they|we|you)'re\b/g, "$1 are"],
	[/(?<=[a-z])'s\b/g, ""],
	[/\bbf'?ing\b/g, "breastfeeding"],
	[/\b(exclusively|still|while|am|currently) bf\b/g, "$1 breastfeeding"],
	[/\bw\/o\b/g, "without"],
	[/\bw\//g, "with "],
	[/\bself[ -]?harm/g, "self harm"],
	[/(?<=[\da-z]) ?[&+] ?(?=[\da-z])/g, " and "],
	[
		/(\d)(?=(?:wks?|weeks?|yo|yrs?|years?|mths?|months?|days?|hrs?|hours?|mins?|mg|mm|cm|kg|lbs?|stone|f|m|x)\b)/g,
		"$1 ",
	],
];

/** Lower case with accents, apostrophes and contractions settled. */
export function spellOut(text: string): string {
	const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(APOSTROPHES, "'");
	return CONTRACTIONS.reduce((spelled, [pattern, words]) => spelled.replace(pattern, words), plain);
}

/** Words and commas with single spaces, slips in words about safety settled. */
export function tidy(spelled: string): string {
	return spelled
		.replace(/,/g, " , ")
		.replace(/[^a-z0-9., ]+/g, " ")
		.split(/\s+/)
		.map((word) => word.replace(/^[.]+|[.]+$/g, ""))
		.filter((word) => word !== "")
		.map(correctSpelling)
		.join(" ")
		.replace(/^[, ]+|[, ]+$/g, "");
}

/** True when one letter is added, dropped, replaced or swapped with its neighbor. */
export function oneEditApart(a: string, b: string): boolean {
	if (a === b || Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
		end += 1;
	const restA = a.slice(start, a.length - end);
	const restB = b.slice(start, b.length - end);
	if (restA.length <= 1 && restB.length <= 1) return true;
	return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** The symptom a lower-case word most likely means; other words are returned as they are. */
export function correctSpelling(word: string): string {
	const known = Object.hasOwn(KNOWN_MISSPELLINGS, word) ? KNOWN_MISSPELLINGS[word] : undefined;
	if (known !== undefined) return known;
	if (word.length < 6 || LOOKALIKES.has(word)) return word;
	if ((SAFETY_WORDS as readonly string[]).includes(word)) return word;
	return SAFETY_WORDS.find((symptom) => symptom.length >= 6 && oneEditApart(word, symptom)) ?? word;
}
