/** How people shorten words when they type; each stands for what it is short for. */
const SHORT: Readonly<Record<string, string>> = {
	"2day": "today",
	"2morrow": "tomorrow",
	"2nite": "tonight",
	abt: "about",
	alot: "a lot",
	bc: "because",
	bcs: "because",
	bcuz: "because",
	cos: "because",
	coz: "because",
	cuz: "because",
	cud: "could",
	dat: "that",
	dis: "this",
	dont: "don't",
	doin: "doing",
	dunno: "don't know",
	fav: "favorite",
	gf: "girlfriend",
	gimme: "give me",
	gonna: "going to",
	gotta: "have to",
	idk: "I don't know",
	irl: "in real life",
	kinda: "kind of",
	lil: "little",
	mins: "minutes",
	moist: "moisturizer",
	moisturiser: "moisturizer",
	mosturizer: "moisturizer",
	n: "and",
	nd: "and",
	nite: "night",
	nites: "nights",
	ofc: "of course",
	pic: "picture",
	pics: "pictures",
	pls: "please",
	plz: "please",
	ppl: "people",
	prob: "probably",
	probs: "probably",
	r: "are",
	rly: "really",
	rn: "right now",
	shd: "should",
	shld: "should",
	smth: "something",
	smthn: "something",
	smthing: "something",
	sth: "something",
	thru: "through",
	tho: "though",
	thx: "thanks",
	til: "until",
	tmr: "tomorrow",
	tmrw: "tomorrow",
	tmw: "tomorrow",
	tomoz: "tomorrow",
	tonite: "tonight",
	u: "you",
	ur: "your",
	vit: "vitamin",
	vits: "vitamins",
	w: "with",
	wanna: "want to",
	wat: "what",
	wats: "what's",
	wen: "when",
	wich: "which",
	wk: "week",
	wks: "weeks",
	wot: "what",
	ya: "you",
	yr: "year",
	yrs: "years",
};

/** A message with its shortened words written out, so that examples of one spelling help all of them. */
export function plainSpelling(message: string): string {
	return message.replace(/(?<![\w'\u2019.@/-])[a-z0-9]+(?![\w'\u2019@/-]|\.\w)/gi, (word) => {
		const short = word.toLowerCase();
		return Object.hasOwn(SHORT, short) ? (SHORT[short] ?? word) : word;
	});
}

/** A nod, a greeting or a thank-you that opens a message and is followed by what it is about. */
const LEAD =
	/^\W*(?:(?:ok(?:ay)?|k|thanks?(?: (?:you|a lot|so much|a bunch))?|thank you(?: so much| very much)?|thx|ty|cheers|lol|lmao|haha+|hah|hey(?: there)?|hi(?: there)?|hello|hiya|great|cool|nice|perfect|awesome|amazing|got it|i see|alright|right|sure|yes|yeah|yep|yup|oh|ah+|aha|hm+|wow|well|good to know|makes sense|fair enough|no worries|sorry|quick question|one more(?: thing| question)?|btw|by the way)\b[\s,.!:;-]*)+/i;
const FEWEST_LEFT = 2;
/** Opens a question of its own after an "and". */
const ASKS_ON =
	/(?:,| and| but| or| &| \+|;)+ (?:also |then |so |and )*(?=(?:what|whats|how|why|when|which|where|is|are|can|could|may|should|shall|do|does|did|will|would)\b)/i;
const ASKS =
	/^\W*(?:(?:so|and|but|also|then|pls|please) )*(?:what|whats|how|hows|why|when|which|where|who|is|are|am|can|could|may|should|shall|do|does|did|will|would)\b/i;
const FEWEST_WORDS = 3;

/** A message without the talk it opens with; as it is where nothing else is left. */
export function withoutLead(message: string): string {
	const rest = message.replace(LEAD, "");
	return countWords(rest) < FEWEST_LEFT ? message : rest;
}

/** "How often can i peel and is it ok in summer?" asks twice: each question of a sentence, or the sentence alone. */
export function clausesOf(sentence: string): string[] {
	const cut = ASKS_ON.exec(sentence);
	if (cut === null) return [sentence];
	const first = sentence.slice(0, cut.index).trim();
	const rest = sentence.slice(cut.index + cut[0].length).trim();
	if (!ASKS.test(first) || countWords(first) < FEWEST_WORDS || countWords(rest) < FEWEST_WORDS)
		return [sentence];
	return [first, ...clausesOf(rest)];
}

function countWords(text: string): number {
	return (text.match(/[\p{L}\p{N}']+/gu) ?? []).length;
}
