import { expect, test } from "vitest";
import { wishesOf } from "./asked-for.ts";
import { factsFromText } from "./facts-from-text.ts";
import { medicinesInUse } from "./understand.ts";

const dangers = (note: string) => wishesOf(note).flatMap(({ about }) => about ?? []);
const told = (note: string) => factsFromText(note).map(({ id }) => id);

test.each([
	["low_mood_after_birth", "She is nine weeks old. I cry in shops and do not recognise myself."],
	["steroid_on_face", "Rash round my mouth. Can I put hydrocortisone on my face?"],
	["steroid_on_face", "I got a cream from the doctor for my elbows, can I use the little tube on my cheeks?"],
	["lightener_offered", "A woman at the stall wants to sell me a cream, fair in two weeks she says."],
	["lightener_offered", "My aunt says I should use a fairness cream."],
	[
		"child_beside",
		"Brown shadow on my lip since the birth. Also my 9 yr old gets white bumps, can she use what I use?",
	],
	["lupus_in_sun", "I take Plaquenil and have dark patches across both cheeks."],
	["lupus_in_sun", "Is it ok to use retinol with lupus? I have dark patches."],
	["lupus_in_sun", "tested for lupus and it was positive, dark patches on my cheeks"],
	["lupus_in_sun", "Joint pain for months and a rash across my cheeks that the sun brings out."],
	["lupus_in_sun", "My joints ache and a rash on both cheeks comes out in the sun."],
	[
		"tetracycline_on_isotretinoin",
		"Month 2 of Claravis, so I started back on the doxy I had left from last year, thought id double up.",
	],
	["tetracycline_on_isotretinoin", "5 weeks on epuris and my mom still gives me the mino capsules."],
	[
		"ill_after_steroid",
		"I mix Movate with lotion since 6 years. I stop Sunday. I am very tired, dizzy when I stand up, no appetite.",
	],
])("hears %s in: %s", (danger, note) => {
	expect(dangers(note)).toContain(danger);
});

test.each([
	["low_mood_after_birth", "My baby is nine weeks old and cries a lot, I am fine."],
	["lupus_in_sun", "My aunt has lupus. I have spots on my cheeks."],
	["lupus_in_sun", "Lupus was ruled out. I have dark patches."],
	["lupus_in_sun", "My mum has arthritis. My cheeks go red and it is worse in the sun."],
	["low_mood_after_birth", "I cried with laughter. Low budget please."],
	["steroid_on_face", "I use hydrocortisone on my elbows."],
	[
		"tetracycline_on_isotretinoin",
		"Doxy did nothing so they put me on accutane, month 3 now, lips are dry too.",
	],
	["tetracycline_on_isotretinoin", "I finished lymecycline in May. On roaccutane now, also my nose bleeds."],
	["ill_after_steroid", "I stopped betnovate on Sunday. So tired of these spots."],
	["ill_after_steroid", "I stopped betnovate years ago. Nights make me so tired."],
	["lightener_offered", "I want my skin clear within a few weeks."],
])("hears no %s in: %s", (danger, note) => {
	expect(dangers(note)).not.toContain(danger);
});

test("a mix without a name that cannot be left out is taken for a steroid, and that it is a guess", () => {
	const note =
		"I buy a cream she mixes herself. If I forget the tub for two days everything comes out again.";
	expect(factsFromText(note)).toContainEqual(expect.objectContaining({ id: "steroid_cream", sure: false }));
	expect(told("The fairness tube from the market worked wonders, but without it my cheeks burn.")).toContain(
		"steroid_cream",
	);
	expect(told("My cream ran out. If I forget sunscreen I go red.")).not.toContain("steroid_cream");
	expect(told("I buy a cream she mixes herself, it smells nice.")).not.toContain("steroid_cream");
});

test("a medicine that is only listed as in use counts, and one sold without a doctor is a product", () => {
	const ids = (name: string) => medicinesInUse([name]).map(({ id }) => id);
	expect(ids("lymecycline")).toContain("photosensitizing_medicine");
	expect(ids("Epiduo")).toContain("prescription_retinoid");
	expect(ids("Differin gel")).toEqual([]);
	expect(ids("HRT patches")).toEqual([]);
});

test("an allergy that closed the eyes is a strong one, and a patch test at a hospital is none", () => {
	expect(dangers("I'm allergic to fragrance, my face swelled up and they gave me adrenaline.")).toContain(
		"severe_allergy",
	);
	expect(dangers("The hospital stuck plasters on my back, I'm allergic to fragrance.")).not.toContain(
		"severe_allergy",
	);
});

test("lids that itch beside a contact allergy, and a cold sore beside a laser, are told", () => {
	expect(dangers("I'm allergic to Kathon. My eyelids have been scaly for a month.")).toContain(
		"allergy_on_lids",
	);
	expect(dangers("Had my laser on Monday and I can feel a cold sore coming.")).toContain(
		"herpes_on_treated_skin",
	);
	expect(dangers("I get a cold sore every winter. Which balm?")).not.toContain("herpes_on_treated_skin");
});

test.each([
	["when i finish my gf wants what's left of the caps. on oratane since feb", "medicine_handed_on"],
	["Can I give my sister the rest of my tretinoin tube?", "medicine_handed_on"],
	["The doc gave me efudex for my forehead. Buddy the dog keeps licking at it", "pet_reaches_cream"],
	["I use minoxidil at night and the cat sleeps on my pillow", "pet_reaches_cream"],
	[
		"on the pills where you get blood drawn every month. it doesn't feel like it matters, quit band, mostly just sleep",
		"low_mood_on_isotretinoin",
	],
	["Day 12 of efudex, what do you have for a red eye on that side", "eye_beside_medicine"],
	["I take acnotin since feb and my mum gives me scotts emulsion", "vitamin_a_on_isotretinoin"],
	["Am on warfarin. Pal says Daktarin cream sorted his", "antifungal_on_warfarin"],
	["my friend gave me sotret, should i take 2 caps daily", "more_capsules"],
	[
		"had fractional CO2 on thursday, stopped the valtrex, now little sore blisters on my lip",
		"herpes_on_treated_skin",
	],
	["GP said rosacea. Eyes have been sandy and sore since spring, a sty every month", "eyes_of_rosacea"],
	["I live with albinism and sell outside all day", "albinism"],
	["Rejuv set from back home, no label on the toner and night cream", "cream_without_label"],
])("hears what is told by the way and is a danger: %s", (note, danger) => {
	expect(dangers(note)).toContain(danger);
});

test.each([
	["My girlfriend wants the rest of my moisturizer", "medicine_handed_on"],
	["My doctor gave me tretinoin", "medicine_handed_on"],
	["The dog licks my face after I wash it", "pet_reaches_cream"],
	["On accutane month 4, lips are dry, I sleep fine", "low_mood_on_isotretinoin"],
	["My eyes are red from chlorine", "eye_beside_medicine"],
	["I flush after curry but my eyes are fine", "eyes_of_rosacea"],
	["We sell whitening sets at work, I never use them", "cream_without_label"],
])("hears no danger where there is none: %s", (note, danger) => {
	expect(dangers(note)).not.toContain(danger);
});

test("who hands their own capsules on asks for their own skin", () => {
	const facts = factsFromText("when i finish my gf wants what's left of the caps. been on oratane since feb");
	expect(facts.map(({ id }) => id)).toEqual(["isotretinoin"]);
});

test.each([
	["bro my gym friend gave me sotret 20 caps, he had leftover, im on 5th week", "isotretinoin"],
	["Im Allergiepass (2014) steht Amerchol L-101 und Kathon CG", "allergy"],
	["We stopped precautions since diwali because MIL wants good news", "trying"],
	[
		"not pregnant anymore lol she's 4 months!! she's exclusively on me so i have 2 min a day",
		"breastfeeding",
	],
])("what a stranger tells in other words is heard: %s", (note, fact) => {
	expect(told(note)).toContain(fact);
});

test.each([
	["brother left strips of his Roaccutane when he moved out so ive been having one a day", "isotretinoin"],
	["due the week of Vaisakhi, living on ginger biscuits", "pregnant"],
	["she wants the boob at bedtime even tho shes nearly two", "breastfeeding"],
	["Saas wants good news by Eid so the pill went in the dustbin in March", "trying"],
	["using caro white from the shop, knuckles gone dark", "hydroquinone"],
	[
		"The woman at Makola scoops it into a white container, no label. I miss two nights and it's back double. Still using",
		"steroid_cream",
	],
])("what eight strangers told sideways is heard: %s", (note, fact) => {
	expect(told(note)).toContain(fact);
});

test.each([
	["My lecturer is about to pop any day and her skin is glowing", "pregnant"],
	["on week 5 of Tri-Luma", "pregnant"],
	["We may try in two years or so, still on the pill", "trying"],
	["Breastfed four of them, youngest is 22 now", "breastfeeding"],
	["On the list for roaccutane, appointment is february", "isotretinoin"],
	["bought Tretinoin in Nairobi, it's still sealed in the drawer", "prescription_retinoid"],
	["I'm a pharmacist so I hand out lymecycline all day long", "prescription_acne"],
	["gave up doxy in second year of college", "photosensitizing_medicine"],
	["Is hydroquinone ok till the transfer?", "hydroquinone"],
	["got a 1.5mm dermaroller off amazon can i start straight away?", "recent_procedure"],
	["taking oratane, gone real quiet, sleep all day", "night_work"],
	["This is for my son form 1", "under_13"],
	["I work on roofs since I have 16 years", "age_16_17"],
])("what is only asked, bought or long ago is not taken as told: %s", (note, fact) => {
	expect(told(note)).not.toContain(fact);
});

// Whose pregnancy, milk or medicine it is must not be lost to what stands beside it.
test.each([
	["I'm in week 9 pregnant and use a cream with tret", "pregnant"],
	["My sister is pregnant and I am pregnant too", "pregnant"],
	["ivf in 2023 failed, we are trying again now for a baby", "trying"],
	["breastfeeding and a bit of formula at night", "breastfeeding"],
	["20 weeks pregnant and i pump iron, spots on my back", "pregnant"],
	["Accutane month 3, high school senior, lips so dry", "isotretinoin"],
	["alcohol? nope, on accutane", "isotretinoin"],
	["12 weeks pregnant, covid test negative, skin like sandpaper", "pregnant"],
	["on accutane, we use condoms, blood test for it every month", "isotretinoin"],
	["I use tretinoin every night, started three years ago", "prescription_retinoid"],
	["I take doxycycline and gave up dairy", "photosensitizing_medicine"],
	["betnovate on my face and on my hands every night", "steroid_cream"],
])("what is told of oneself stays told: %s", (note, fact) => {
	expect(told(note)).toContain(fact);
});

test("a name in brackets has the time of its sentence", () => {
	expect(factsFromText("Took an antibiotic course (doxy) for pimples 2 months back.")).toEqual([]);
});
