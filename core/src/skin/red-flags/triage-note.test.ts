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
	"no improvement after 13 weeks of the routine",
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
