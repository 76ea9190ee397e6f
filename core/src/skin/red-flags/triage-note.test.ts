import { expect, test } from "vitest";
import { RED_FLAG_LEVELS, type RedFlagLevel } from "../red-flag.ts";
import { triageNote } from "./triage-note.ts";

function ids(note: string): string[] {
	return triageNote(note).map((flag) => flag.rule_id);
}

function topLevel(note: string): RedFlagLevel | null {
	return triageNote(note)[0]?.level ?? null;
}

const EMERGENCY = [
	"My lips are swelling after the new serum",
	"my tongue feels swollen",
	"Since this morning's toner my face is really swollen and itchy",
	"lips swolen and tingly after lip mask",
	"My tounge is sweling up!!",
	"my throat is closing up",
	"I can't breathe properly since I put the mask on",
	"I cant breath",
	"hard to breathe and my face is red",
	"shortness of breath after using a new cream",
	"wheezing since I applied it",
	"Having trouble breathing",
	"I broke out in hives and feel dizzy",
	"hives all over. I almost fainted.",
	"I passed out after using the peel",
	"Is this anaphylaxis? I used my epipen",
	"swelling of my lips and tongue",
	"No fever, but my lips are swelling",
	"I'm not sure why but my face is swelling up",
	"I do not know why my lips swell",
	"my face has ballooned, my lips are swollen",
	"My daughter's face, my daughter has swollen lips after my cream",
	"I want to die",
	"sometimes I think about suicide because of my skin",
	"I don't want to be here anymore",
	"my face swelled up like a balloon",
	"Throat feels tight after the sunscreen",
	"chest tightness and hives",
	"The redness is spreading and I have a fever",
	"blurry vision in one eye since the acid got in",
];

test.each(EMERGENCY)("calls for emergency help: %s", (note) => {
	expect(topLevel(note)).toBe("emergency");
});

const SAME_DAY = [
	"red, hot and painful area on my cheek that is spreading",
	"hot swollen painful cheek",
	"there are red streaks running from the spot",
	"painful blisters on one side of my face",
	"I think I have shingles",
	"shingels on my forehead?",
	"blisters near my eye",
	"Painful rash around my left eye",
	"rash and fever since yesterday",
	"my eye hurts and light hurts my eyes",
	"some retinol got in my eye and it burns",
	"my eyelid is swollen and red",
	"The chemical peel left my skin raw and oozing",
	"I burned my face with a glycolic peel",
	"my skin is burnt after laser",
	"retinol gave me blisters",
	"I have a rash and my skin is peeling off in sheets",
	"feverish, and spots with pus everywhere",
	"pain in my right eye",
	"cheek is red, warm to the touch and tender",
	"I got a chemical burn from the mask",
	"I have no blisters but a fever and a rash",
];

test.each(SAME_DAY)("asks for a doctor today: %s", (note) => {
	expect(topLevel(note)).toBe("same_day");
});

const DERMATOLOGIST = [
	"I have a mole on my cheek that has changed color",
	"mole is bleeding",
	"There's a mole that itches and is growing",
	"a moal that is getting bigger",
	"this dark spot keeps growing and has an irregular border",
	"One spot on my nose bleeds and has jagged edges",
	"new mole on my temple",
	"It's the ugly duckling among my moles",
	"mole about 8 mm wide",
	"A sore on my lip line that won't heal",
	"the wound does not heal",
	"scab on my nose that hasn't healed for 6 weeks",
	"a spot that never heals, it's been two months",
	"I have cystic acne along my jaw",
	"deep painful lumps on my chin",
	"painful bumps under the skin",
	"my acne is leaving scars",
	"nodules on both cheeks",
	"I flush constantly and have little bumps",
	"My nose is getting thicker",
	"sudden white patches around my mouth",
	"New dark patches on my forehead since the pill",
	"My skin has been getting worse for three weeks",
	"breakouts getting worse for a month",
	"I'm 20 weeks pregnant and have bad acne",
	"breastfeeding and breaking out like crazy",
	"no improvement after 10 weeks of the routine",
	"Nothing works, I have tried for 3 months",
	"it's not getting better after 12 weeks",
	"Is this mole normal? It looks different from the others",
	"severe acne",
];

test.each(DERMATOLOGIST)("sends to a dermatologist: %s", (note) => {
	expect(topLevel(note)).toBe("book_dermatologist");
});

const CARE = [
	"I hate my face",
	"I look disgusting",
	"I feel so ugly I avoid mirrors",
	"my skin is ruining my life",
	"I check my skin in the mirror twenty times a day",
	"I can't stop picking my skin",
	"I pick at my face until it bleeds",
	"I'm too embarrassed to leave the house",
	"I have been hurting myself",
	"obsessed with my pores",
];

test.each(CARE)("answers with care: %s", (note) => {
	expect(topLevel(note)).toBe("care");
});

// Each level with notes in other words than the rules above were first written for: as urgent, or more.
const AT_LEAST: [RedFlagLevel, string[]][] = [
	[
		"emergency",
		[
			"ate a cashew bar and now im covered in hives and feel like im going to pass out",
			"i got stung by a wasp on the cheek and my whole face is ballooning and im dizzy",
			"started lisinopril on monday, tongue feels too big for my mouth",
			"The skin round my nose piercing is bright red, spreading across the cheek, temp 38.9 and feel awful",
			"My baby has a fever and a blotchy rash and is really floppy",
			"skin is peeling off in sheets after taking septrin and my lips are raw",
			"bleach splashed in my eye while doing my roots, it burns",
			"My left eye is swollen, bulging, hurts to move it and I have a fever",
			"spent all day at a festival in 38 degrees, sunburnt, now vomiting and confused, skin hot and dry",
			"my toddler drank my nail polish remover",
			"my eyelids are so swollen from the lash extensions I cant see",
			"vomiting and rash and my blood pressure feels low after new antibiotic",
			"my husband has swollen lips and hives after trying my mask",
			"swollen face and trouble swallowing after hair dye",
			"allergic reaction? my tounge is getting fat and i drool",
			"My neck and face came out in hives 10 mins after the antibiotics and I feel light-headed",
			"the skin on my jaw has gone dusky and is numb, the pain is unreal",
			"rash that wont fade plus really bad headache and sleepy",
			"zoster near my eye, eyesight blurry",
			"toner in both eyes they sting so bad i cant open them",
			"sunstroke? burned badly, being sick, seeing things",
		],
	],
	[
		"same_day",
		[
			"cut my cheek on a branch 4 days ago and it's hot, swollen and leaking pus",
			"red hot tender patch on my shin, bigger than yesterday",
			"3 days into penicillin and i'm covered in an itchy rash",
			"bruises appearing everywhere for no reason and nosebleeds",
			"dog bit my lip, small puncture",
			"on chemo and there's a weeping sore on my chin with a temperature",
			"nair burnt my upper lip, raw and oozing",
			"lip fillers 5 days ago, now hot lump with pus",
			"benzoyl peroxide gave me a chemical burn, skin is raw and weeping",
			"my nose is sunburned with blisters",
			"big tense blisters on my arms and legs, I'm 80",
			"infected spot, red line going up my cheek",
			"chickenpox blisters and i am 12 weeks pregnant",
			"cold sore spreading towards my eye",
			"i have a painful, hot, red lump on my eyelid and it spreads to my cheek",
			"expanding red circle on my arm a week after hiking",
			"condom broke and I'm on accutane",
			"boiling soup splashed my face, skin is blistering",
			"transplant patient, new painful blisters on my lip and chin",
			"piercing infected",
			"sunburn with big blisters on nose",
			"face covered in blisters from poison ivy, eye swelling",
		],
	],
	[
		"book_dermatologist",
		[
			"pearly / shiny bump on my nose that bleeds",
			"my skin had thinned after steroid cream",
			"my acne is scarring",
			"I think I have melasma since my pregnancy",
			"a crusty thing on my ear that never heals",
			"freckle on my nose has got darker and has a jagged edge",
			"lump on my cheek grew quickly in 4 weeks, hard dome",
			"huge painful cysts on my jaw",
			"thick dark hairs on my chin and jaw acne, cycles every 60 days",
			"red cheeks and nose, tired all the time, my fingers ache, sun makes it worse",
			"red face for years, eyes always gritty and bloodshot",
			"my skin and eyes look yellow, urine like cola",
			"cold sores every month",
			"red face, always flushing, little bumps, nothing helps for a year",
			"the whole family is itching at night, little lines between fingers",
			"my cheeks are thin and veiny from years of fairness cream",
			"wife noticed the spot on my temple is bigger and black now",
			"purple eyelids and weak muscles, can't lift my arms to wash hair",
			"sun damaged scalp, hard horn like bit growing",
			"there is a shiny bump on my eyelid with little blood vessels",
			"mole got bigger",
			"nodules along jaw, painful",
			"dark hair growing on my chin, periods every 3 months, jaw spots",
			"rash over nose and cheeks, mouth ulcers and sore joints",
			"rosacea and sore gritty eyes",
			"groin boils again and again",
			"psoriasis all over my face and body",
			"retinoids and antibiotics for months, still covered in spots",
			"scarring on my cheeks from each pimple",
			"suddenly lots of new moles",
		],
	],
	[
		"care",
		[
			"I cancelled my date again because of these spots. I always cancel.",
			"I spend about four hours a day in front of the mirror looking at my nose pores",
			"I only drink water and eat 300 calories because sugar causes acne",
			"i pull out my eyebrows when anxious",
			"I never go out without a full face of makeup not even to the bin, not even my kids have seen my skin",
			"nobody will ever fancy me",
			"I take 60 selfies a day to check my skin",
			"I avoid photos and mirrors",
			"my classmates made a meme of my acne",
			"ive been off work 6 weeks because of my rosacea, cant face anyone",
			"my skin makes me want to hide from everyone",
			"lost 15 kg by fasting because I think food gives me spots",
			"cant sleep thinking about my scars, cry every day",
			"I can't concentrate on anything but my nose",
		],
	],
];

test.each(AT_LEAST.flatMap(([level, notes]) => notes.map((note) => [level, note] as const)))(
	"at least %s: %s",
	(level, note) => {
		const [top] = triageNote(note);
		expect(top && RED_FLAG_LEVELS.indexOf(top.level)).toBeLessThanOrEqual(RED_FLAG_LEVELS.indexOf(level));
	},
);

test.each([
	"i dont wanna be alive anymore tbh",
	"sometimes i stand on the platform and think about jumping",
	"ive been scratching my arms with a compass to cope",
	"dont worry ill be gone soon anyway so no need for a routine",
	"stopped taking care of skin, no energy to exist. counting my tablets at night",
	"I have a plan and a date. what moisturizer is best for dry skin lol",
	"i punch my face when i get a new spot",
	"i have been looking up painless ways",
	"life isn't worth living with this face",
	"carved into my leg last night. how do you fade scars",
	"he slammed my head against the wall, how to cover the bruise",
	"I'm going to kill myself if this doesn't clear",
	"nothing matters, i won't be around for my birthday",
	"id be better off dead than looking like this",
])("stays beside somebody in danger: %s", (note) => {
	expect(ids(note)).toEqual(
		expect.arrayContaining([expect.stringMatching(/^red-flag\.(?:suicidal|self-harm|violence)$/)]),
	);
});

const NOTHING = [
	"",
	"   ",
	"My skin feels a little dry today",
	"Some redness on my cheeks after the gym",
	"No fever, no swelling",
	"no swelling of the lips or tongue and no trouble breathing",
	"I don't have any fever, chills or blisters",
	"A few pimples on my chin, not painful",
	"I have acne scars from my teens",
	"My eyes are puffy in the morning",
	"my face is a bit swollen in the mornings",
	"A swollen pimple on my lip",
	"dark spots getting a little darker since summer",
	"I have freckles",
	"Which moisturizer lets my skin breathe? I can't tell if my skin can breathe under makeup",
	"Can retinol cause swelling of the face?",
	"What should I do if my face swells?",
	"I had hives and felt dizzy as a kid",
	"My sister has shingles",
	"took a hot shower and my face is red",
	"faint lines on my forehead",
	"The toner tingles a bit",
	"Dark circles and tired eyes",
	"my eye cream stings a little",
	"I cut myself shaving",
	"a pimple I popped is bleeding",
	"Blending my foundation around the eyes",
	"cold sore on my lip that has not healed",
	"my skin is peeling a little from retinol",
	"redness spreading over my nose after a hot bath",
	"I love my skin, it got better in two weeks",
	"Is it getting better?",
	"uneven texture, hot weather lately",
	"mole on my cheek, unchanged for 20 years",
	"Is there anything for enlarged pores?",
	"I used to get cystic acne",
	"oily by noon",
	"ça va très bien",
	"🙂🙂🙂",
	"what order do i put my serums in",
	"my skin is on fire haha looks amazing",
	"combination skin, a few blackheads, want a simple routine",
	"do i need a toner",
	"my husband stole my moisturiser, men eh",
	"redness around my nose when it's cold",
	"have large pores on my nose, hate them lol",
	"i pop a pimple sometimes, how do i stop it leaving a mark",
	"is it safe to use vitamin c in summer",
	"shaved and got a bit of razor burn",
	"hormonal chin spots every month",
	"mild sunburn on my nose last summer, now fine",
	"I work nights and my skin looks grey",
	"I cut my fringe and now my forehead is oily",
	"I want to look younger, 52",
	"how do i get rid of milia",
	"thread veins on my cheeks, had them for years",
	"pregnant and my skin is glowing",
	"tret made my face flaky, should I slow down",
	"what's the best sunscreen for dark skin",
	"my pillowcase ruined my skin? ",
	"I always blush when I talk in class",
	"my wife says my nose is shiny",
	"I could cry, my favourite cream is discontinued",
	"ran a marathon and my skin feels tight",
	"looking for something under 20 pounds",
	"is it normal that skin purges",
	"my face gets hot after wine",
	"smoker, want less wrinkles",
	"wearing a mask at work gives me chin spots",
	"I skipped my routine for a week, oops",
	"hit pan on my cleanser, repurchase?",
	"chest acne from the gym",
	"my glasses leave marks on my nose",
	"gentle scrub for body",
	"tired all the time with two toddlers, need quick routine",
	"I feel fine, just want better skin",
	"new serum, no irritation, no burning",
	"I have blisters on my heel from new shoes, painful",
	"I've been using it for 3 months and my skin is better",
];

test.each(NOTHING)("finds nothing to flag: %s", (note) => {
	expect(triageNote(note)).toEqual([]);
});

test("no note gives no flag", () => {
	expect(triageNote(null)).toEqual([]);
});

test("the most urgent flag comes first and each rule speaks once", () => {
	const flags = triageNote(
		"I hate my face. My mole is bleeding, my lips are swelling. The mole bleeds again.",
	);
	expect(flags.map((flag) => flag.level)).toEqual(["emergency", "book_dermatologist", "care"]);
	expect(new Set(flags.map((flag) => flag.rule_id)).size).toBe(flags.length);
});

test("levels are ordered as RED_FLAG_LEVELS whatever the order of the note", () => {
	const levels = triageNote("rash with fever, hives and dizzy, I hate my skin").map((flag) => flag.level);
	expect(levels).toEqual([...levels].sort((a, b) => RED_FLAG_LEVELS.indexOf(a) - RED_FLAG_LEVELS.indexOf(b)));
	expect(levels[0]).toBe("emergency");
});

test("a denial covers its list and ends with the thought", () => {
	expect(ids("no fever or rash")).toEqual([]);
	expect(ids("no fever, but a painful blistering rash on one side")).toContain("red-flag.one-sided-blisters");
	expect(ids("not spreading, not hot and not painful")).toEqual([]);
});

test("advice names no product and ends as a sentence", () => {
	const notes = [...EMERGENCY, ...SAME_DAY, ...DERMATOLOGIST, ...CARE];
	for (const flag of notes.flatMap(triageNote)) {
		expect(flag.advice).toMatch(/[.]$/);
		expect(flag.advice).not.toMatch(/\b(?:serum|cleanser|retinol|moisturi[sz]er|azelaic)\b/i);
	}
});
