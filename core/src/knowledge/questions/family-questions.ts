import type { KnownQuestion } from "./known-question.ts";

/** What comes with children, families, hormones and other people's medicines. Only examples tell these. */
export const FAMILY_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.hair_after_birth",
		label: "Hair and skin after a birth",
		text: "Shedding two to five months after a birth is usual: hair that pregnancy held back falls at once and mostly grows back by the first birthday, short at the front first. No cream stops it; no tight styles. Greasy skin and spots now are hormones too. No minoxidil while nursing. Bald patches, a sore scalp, great tiredness, or a year on: a doctor tests iron and thyroid.",
		grade: "B",
		sources: ["aad_new_moms", "minoxidil_label"],
	},
	{
		id: "question.baby_contact",
		label: "Your products and a baby's skin",
		text: "Retinoids, acids, benzoyl peroxide, hydroquinone and strong scents stay off skin that a baby touches or licks: chest, and chin and cheeks at cuddling time, or wash them off before. Plain moisturizer and mineral sunscreen are fine once dry. Clean hands. Some of it on the baby: rinse with water. In an eye or swallowed: poison line or doctor now.",
		grade: "B",
		sources: ["house_default", "nhs_newborn_skin"],
	},
	{
		id: "question.others_medicine",
		label: "Somebody else's medicine",
		text: "Please not: it was prescribed for one person, with their skin, other medicines and a possible pregnancy in mind. On you it may be too strong, hide what you have or make a rash worse. Tell a pharmacist or doctor what you want it for; often something mild needs no prescription. Used already and it burns: wash it off, plain moisturizer only, and ask.",
		grade: "B",
		sources: ["nhs_medicines_dose"],
	},
	{
		id: "question.medicine_dose",
		label: "Doses of medicines",
		text: "A dose I give for nobody, least of all a child: the leaflet has it by age and weight, and a pharmacist or nurse line tells you at any hour. Fever under 3 months, trouble breathing, a stiff neck, a rash that stays under a glass, or a child hard to wake: emergency number now. Too much taken: poison line or emergency number at once, also without signs.",
		grade: "B",
		sources: ["nhs_medicines_dose"],
	},
	{
		id: "question.dark_circles_family",
		label: "Dark circles in the family",
		text: "Circles that run in a family come from thin skin, color or the shape of the eye socket, so sleep and creams change them little, and it is no fault of yours. Sunscreen up to the lower lid keeps brown ones from darkening, caffeine or vitamin C may lighten them a little over months, and a peach or orange corrector hides them at once. Fillers are a doctor's matter.",
		grade: "C",
		sources: ["under_eye_2015"],
	},
	{
		id: "question.testosterone",
		label: "Testosterone and spots",
		text: "Testosterone, as gel or shots or in transition, and steroids for muscle make skin oilier; spots often come in the first year, on back and chest too. Mild cleanser twice a day, benzoyl peroxide or adapalene on spots, a light moisturizer. Do not change the dose for it: tell who prescribes it. Deep or painful spots soon, because they scar. It often eases with time.",
		grade: "B",
		sources: ["nice_ng198"],
	},
];
