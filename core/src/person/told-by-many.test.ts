import { describe, expect, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";
import type { PersonFactId } from "./person-fact.ts";

const idsIn = (note: string) => factsFromText(note).map(({ id }) => id);

/** The same thing as many people say it: by slang, by a sign, in passing, by a brand, in borrowed English. */
const TOLD: Partial<Record<PersonFactId, readonly string[]>> = {
	pregnant: [
		"Peed on two sticks this morning, both said yes",
		"thirty one weeks, ankles like balloons",
		"In the club again, so no retinol I guess",
		"There's a wee one baking, so what's off the menu?",
		"I am carrying, second month, is kojic acid ok",
		"haven't had a period since the wedding and feel queasy every dawn",
		"the OB took me off it as soon as she saw the test",
		"bub is kicking my ribs while I type",
	],
	trying: [
		"stopped the pill in May, fingers crossed for a baby",
		"on letrozole for my third cycle",
		"if a baby comes it comes, we don't prevent any more",
		"hubby wants to be a dad by next year, so I came off the pill",
		"husband and I leave out the condoms, we want a sibling for our boy",
	],
	breastfeeding: [
		"he's eight months and still nurses to sleep",
		"my son is 5 months and drinks from me only",
		"express three times a day at work",
		"my little fella won't come off the breast",
		"amamantando a mi bebe, is niacinamide ok",
	],
	isotretinoin: [
		"on the tane, month four",
		"derm is starting me on isotretinoin next Monday",
		"my skin doctor gave me capsules, I do a pregnancy test before each box",
		"I take Sotret 10, lips cracking",
		"the waxer never asked and I did not mention my Curacne",
	],
	weak_immune_system: [
		"my spleen was taken out",
		"somebody else's kidney in me since spring, anti-rejection pills",
	],
	allergy: [
		"lanolin = hives for me",
		"no shea butter please, my throat closes",
		"my patch test says fragrance mix",
	],
	others_medicine: [
		"half a tube of my housemate's Differin, can I smash that on?",
		"my flatmate left her Dalacin behind, ok if I finish it?",
		"mum lets me have her metronidazole cream",
		"took one of my dad's antibiotics for my spots",
	],
	prescription_rosacea: ["doctor has me on 40mg doxycycline for rosacea", "finacea foam for rosacea"],
	prescription_eczema: ["betnovate from the doctor for my eczema", "methotrexate for psoriasis on my face"],
	recent_procedure: [
		"came back from Istanbul with a new nose two weeks ago",
		"Eyelids done. Eleven days since.",
		"mole cut out of my cheek last week",
	],
	sunburn: ["fried my face at the lake yesterday", "no hat at the match, nose like a tomato"],
	broken_skin: ["took a tumble, my chin is all scraped", "scratched my cheek open in my sleep"],
	barrier_strained: ["even water burns", "skin feels two sizes too small"],
	under_13: ["sixth grader with pimples", "starting secondary school in September"],
	age_13_15: ["high school freshman with acne", "class 9 student from Pune"],
	age_16_17: ["doing my A levels", "eighteen in June, can't wait"],
	age_65_or_more: ["great-grandmother of three, skin like tissue", "at 68 I finally have time for my skin"],
};

describe.each(Object.entries(TOLD))("%s", (id, notes) => {
	test.each(notes)("%s", (note) => {
		expect(idsIn(note)).toContain(id);
	});
});

describe("nothing is told by", () => {
	test.each([
		"I had a baby three years ago and she's in nursery, normal skin",
		"watched a film about a pregnant nun, anyway, big pores",
		"my coil is staying in, no babies, wrinkles please",
		"my dog had chemo, I just have wrinkles",
		"Nursing degree finals, tired eyes",
		"my cat has open sores on her chin, mine is fine",
		"expecting a parcel of serums, how do I layer them?",
		"my friend offered me her tretinoin but I said no",
		"the pharmacist asked if I was pregnant, I am forty and called Bert",
	])("%s", (note) => {
		expect(idsIn(note).filter((id) => id !== "man")).toEqual([]);
	});
});
