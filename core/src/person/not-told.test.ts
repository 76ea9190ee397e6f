import { expect, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const idsIn = (note: string) => factsFromText(note).map(({ id }) => id);

test.each([
	["the palms of my hands itch after gardening", "another place"],
	["my knees are flaky in winter, face is fine", "another place"],
	["my lips are chapped, any balm?", "lips alone"],
	["I get a cold sore every spring", "a sore is no sore skin"],
	["there's a sore on my chin that came last week", "a sore is no sore skin"],
	["the charcoal mask set so tight it cracked", "a mask and no skin"],
	["I peeled after the sunburn in June and it was all over in a week", "long over"],
	["coconut makes me itch so nothing with coconut", "an ingredient and no state"],
	["does a fake burn peel if you use latex?", "acted"],
	["there is one scaly spot on my temple", "a spot and no state"],
	["my chest has been tight with this cold", "no skin"],
])("%s: no strained skin, for it tells of %s", (note) => {
	expect(idsIn(note)).not.toContain("barrier_strained");
});

test.each([
	["my cheeks itch and flake", "barrier_strained"],
	["face and hands itch since the new soap", "barrier_strained"],
	["lips chapped and cheeks tight", "barrier_strained"],
	["my forehead is peeling from the sun yesterday", "barrier_strained"],
	["I burned my forehead with the tong yesterday", "broken_skin"],
	["my face is sunburned since Sunday", "sunburn"],
	["I have eczema on my cheeks", "barrier_disease"],
	["tried a strong acid in May and my cheeks are peeling still", "barrier_strained"],
	["can I use adapalene with my moisturizer", "prescription_retinoid"],
	["the stains on my forehead since the pregnancy never left", "melasma"],
] as const)("%s tells %s", (note, id) => {
	expect(idsIn(note)).toContain(id);
});

test.each([
	["I burned my chin with the straightener last summer, the mark stayed", "broken_skin"],
	["the biopsy result came back harmless", "broken_skin"],
	["I have mouth ulcers again", "broken_skin"],
	["hot flushes make my face go beetroot", "sunburn"],
	["a lump like a golf ball, red hot, in my armpit", "sunburn"],
	["my skin feels sunburned and I was indoors all week", "sunburn"],
	["they called it a seborrheic keratosis and left it", "barrier_disease"],
	["is it true that roaccutane dries the lips? my GP mentioned it", "isotretinoin"],
	["my sister is pregnant and asks about retinol, I just want less shine", "pregnant"],
	["I am not pregnant and not trying", "pregnant"],
	["we're expecting in May and my wife binned my toner, is it bad for her bump?", "pregnant"],
	["the doctor burned an old sun spot off my hand in March", "sunburn"],
	["still breastfeeding, he is nine weeks old and my melasma stayed", "under_13"],
	["if I were pregnant, could I go on with this?", "pregnant"],
	["may I add adapalene to the antibiotic gel?", "prescription_retinoid"],
	["could I use differin with those capsules?", "prescription_retinoid"],
	["tried a strong acid in May, after two weeks my cheeks were peeling", "barrier_strained"],
	["13 weeks pregnant after our third IVF", "trying"],
] as const)("%s: no %s", (note, id) => {
	expect(idsIn(note)).not.toContain(id);
});

test.each([
	["When I was nursing my daughter (she's nine now) I had a nice glow", "breastfeeding"],
	["took Accutane back in '84 when it was new", "isotretinoin"],
	["two rounds of roaccutane in the nineties, fine since", "isotretinoin"],
])("%s: it was long ago", (note, id) => {
	expect(idsIn(note)).not.toContain(id);
});

test("what is done today is no past", () => {
	expect(idsIn("nursing my son at 4 this morning i saw new spots")).toContain("breastfeeding");
	expect(idsIn("on roaccutane, back in the clinic on the 9th")).toContain("isotretinoin");
});

test("an allergy is heard from the plates on a back and what lit up", () => {
	const facts = factsFromText(
		"they stuck those little plates on my back at the hospital and two lit up, the perfume mix and the methyl-iso-something-thia-zolinone",
	);
	expect(facts.map(({ about }) => about)).toEqual(
		expect.arrayContaining(["fragrance", "methylisothiazolinone"]),
	);
});

test.each([
	"the cream is not a gel, 10%. am i putting it on in the wrong order",
	"my serum says 6M and has been open for 9, must it go",
	"i play grade 5 trumpet and my lips split",
	"the camera is seven years old as a phone, does that matter",
])("%s: nobody's age", (note) => {
	expect(idsIn(note)).not.toContain("under_13");
});

test.each([
	["my second laser session is this Thursday", "recent_procedure"],
	["did roaccutane at 16, all good since", "isotretinoin"],
	["been on doxy for five weeks. should i quit the pills??", "trying"],
	["Brown shadow on my upper lip. Also my 9 yr old gets white bumps, can she use what I use?", "under_13"],
	["I take Plaquenil and have dark patches across both cheeks, worse after the sun", "melasma"],
] as const)("%s: nothing of %s", (note, id) => {
	expect(idsIn(note)).not.toContain(id);
});

test.each([
	["took my isotretinoin at 20 mg a day until Sunday, face still flaking", "isotretinoin"],
	["was on accutane at 23, finished 2 months ago", "isotretinoin"],
	["I take my accutane at 14:00 every day", "isotretinoin"],
	["Trying for a baby, can i just stop the pill and carry on with retinol?", "trying"],
	["I use a cleanser on my face. btw the question is for my husband, he has rosacea", "other_person"],
	["my skin is dry. also my baby is 3 weeks old and has a rash, what can I put on him?", "under_13"],
	["Brown patches both cheeks since the pill, darker each summer; my joints ache from yoga", "melasma"],
] as const)("%s: still tells %s", (note, id) => {
	expect(idsIn(note)).toContain(id);
});

test("an old warning against aspirin is an allergy", () => {
	const facts = factsFromText("they said no aspirin ever again. Is salicylic the same?");
	expect(facts).toContainEqual(expect.objectContaining({ id: "allergy", about: "aspirin" }));
	expect(idsIn("There is no aspirin again in this toner")).not.toContain("allergy");
	const patched = factsFromText("Patches on my back: something called methyliso... (long name) lit up.");
	expect(patched.map(({ about }) => about)).toContain("methylisothiazolinone");
});
