import { expect, test } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import { makeChatContext, said } from "../testing/make-chat-context.ts";

const context = makeChatContext();
const rulesOf = (message: string, ...before: readonly string[]): string[] =>
	answerQuestion({ message, history: said(...before), context }).citations.map(({ id }) => id);

test.each([
	["methotrexate_daily", "they gave me methotrexate and i took it every morning this week"],
	[
		"shingles_at_eye",
		"little blisters only on the right side of my forehead, one on the nose and my eye is red",
	],
	["unknown_lightener", "una crema blanqueadora sin ingredientes, ya se ve mas clarito en 5 dias"],
	["doxy_burn", "on doxycycline and burnt my hands in 20 min of sun, stop taking it?"],
	["water_pills", "hydrochlorothiazide for years, should i stop it because of skin cancer"],
	["steroid_on_lids", "doctor gave me betamethasone for my eyelids, ok?"],
	["hormone_gel_on_face", "can i put my oestrogel on my face for wrinkles"],
	["fluorouracil_beside", "second week of efudix, do i keep doing the acid toner"],
	["diabetic_foot", "diabetic, my heel cracked and bled, can i use a blade on it"],
	["mercury_signs", "the soap has mercury and my hands shake"],
	["isotretinoin_pregnancy", "found out today 6 weeks, i am on acitretin capsules"],
	["lightener_and_nerves", "uso una crema para las manchas y me tiemblan las manos"],
	["cancer_treatment", "on chemo since june and the plan wants me on a retinol"],
	["warfarin_antifungal", "am on warfarin, can i use daktarin on my face"],
	["eye_liner_lead", "my mother in law wants surma on the baby's eyes"],
	["glutathione_drip", "which mg of glutathione drip before my wedding"],
	[
		"unknown_lightener",
		"aunt sent me a carrot glow cream, no ingredients on it, my face gets lighter in like 5 days",
	],
	["left_too_long", "left the peel pads on for 40 minutes, my neck is brown like toast"],
	[
		"scrubbed_flakes",
		"face comes off in sheets, flaking since the retinal, can i scrub the flakes off for saturday",
	],
	[
		"unknown_soother",
		"the old shop sold me a tub with no label and my redness was gone in three days, may it go under my sunscreen",
	],
	["methotrexate_daily", "nehme seit montag mtx, jeden morgen eine tablette, und der mund ist wund"],
	["potassium", "on spironolactone, i do lo-salt on everything and a liter of coconut water, good?"],
	[
		"potassium",
		"my doc has me on spironolactone and i drink two coconut waters after the gym, does that matter",
	],
	["two_that_keep_potassium", "derm offers spironolactone for my chin, i am on lisinopril already"],
	[
		"unknown_lightener",
		"a soap from my aunt for dark knees, no box on it, just wrapped in foil, works so fast",
	],
	["dose_taken", "forgot my accutane for two days so i took three at once and now my head hurts"],
	["small_burn", "caught my forehead on the curling iron, tiny red line, no blister, is my gel ok on it"],
	["dose_taken", "swallowed both doxycyclines together by mistake, is that bad"],
	["before_isotretinoin", "starting roaccutane next week, which of my products do i stop"],
	["missed_dose", "i forgot my doxycycline this morning, what now"],
	["needles_and_blood_thinner", "microneedling for $60 behind a tanning place, i take a blood thinner"],
	[
		"needles_and_blood_thinner",
		"salon booked me for microneedling and nobody asked, i take aspirin 75 since my stent, do i tell her",
	],
	[
		"unknown_lightener",
		"auntie's shop gave me a cream they mix there, no writing, it will clear the dark around my mouth",
	],
	["unknown_lightener", "crema de concha nacar del tianguis que borra las manchas en 15 dias"],
	["piled_up", "was going to do glycolic toner then bha then retinal"],
	["home_needles", "my friend has a 1.5mm derma roller and cleans it with vodka"],
	["filler_at_home", "someone bought a hyaluron pen off temu and does lips"],
	["cheap_light", "groupon IPL for my dark marks, the girl said it suits everyone"],
	["stuck_in_skin", "cactus spines still in there, can i use the exfoliating pad"],
	["rough_sun_spot", "rough spot like sandpaper on my temple comes and goes, castor oil?"],
	["after_freezing", "doc froze a spot and now there is a blister with blood, do i pop it"],
])("%s comes before any topic: %s", (rule, message) => {
	expect(rulesOf(message)[0]).toBe(`boundary.${rule}`);
});

test("what was told a turn before counts", () => {
	expect(rulesOf("could it be from the retinol", "it is a mole that got bigger and bled")[0]).toBe(
		"boundary.mole_changed",
	);
	expect(
		rulesOf(
			"she sucks my chin constantly, teething, does that change it",
			"breastfeeding, what am i allowed",
		)[0],
	).toBe("boundary.baby_mouths_face");
	expect(
		rulesOf("we got a cat that sleeps on my chest, does that matter", "can i put rogaine on my chin")[0],
	).toBe("boundary.minoxidil_at_home");
	expect(
		rulesOf("do i just take it till i get an appointment", "i am on accutane", "both tests are positive")[0],
	).toBe("boundary.isotretinoin_pregnancy");
	expect(
		rulesOf("my mother in law wants to put spf 50 on him", "can babies wear sunscreen", "4 months")[0],
	).toBe("boundary.baby_sunscreen");
});

test.each([
	"glycolic on monday and retinol on different nights, ok?",
	"is hydrochlorothiazide in face creams",
	"my cat licked my moisturizer",
	"I had laser at my dermatologist last year and it went well",
	"which sunscreen for me, I am 5 months pregnant",
	"on doxycycline, can i burn through a window",
	"retinal or tretinoin, which is stronger",
	"baby powder over sunscreen for shine?",
	"does spironolactone help jaw spots",
	"which cream clears dark marks in a few months",
	"a scrub or an acid, which is milder",
	"my baby drools and has a red rash on her chin",
	"on warfarin, is a jade roller ok",
	"i take spironolactone, is a banana mask any good",
	"which cream removes dark marks in 3 weeks, my knuckles are dark too",
	"my baby licks the window, which sunscreen for me",
])("is not heard where it is not told: %s", (message) => {
	expect(
		rulesOf(message).filter((id) =>
			/boundary\.(?:isotretinoin_p|methotrexate|doxy|water|steroid_on|hormone|minoxidil_at|fluoro|diabetic|mercury|glutathione|unknown|left_too|piled|home_n|filler|cheap|stuck|rough|after_f|baby_[ms]|scrubbed|potassium|needles_and)/.test(
				id,
			),
		),
	).toEqual([]);
});
