import type { PersonRule } from "./person-rules.ts";
import type { SourceId } from "./sources.ts";

export interface PersonAdvice {
	text: string;
	sources: readonly SourceId[];
	explains_only?: PersonRule["explains_only"];
}

/** What is said about a person beside the rules, where a reading or their age calls for it. */
export const PERSON_ADVICE = {
	"person.young_teen_spots": {
		text: "If spots bother you, a parent and a doctor or pharmacist can choose a treatment with you.",
		sources: ["teen_care"],
	},
	"person.young_teen_acne": {
		text: "The spots in this photo are worth showing to a doctor, together with a parent: good treatments exist for your age, and early care prevents marks.",
		sources: ["nice_ng198", "teen_care"],
	},
	"person.young_teen_visit": {
		text: "Take a parent along to that visit: good treatments exist for your age.",
		sources: ["nice_ng198", "teen_care"],
	},
	"person.young_teen_treatment": {
		text: "Until that visit the benzoyl peroxide in this plan can help.",
		sources: ["nice_ng198", "aad_acne_2024", "teen_care"],
	},
	"person.marks_in_pregnancy": {
		explains_only: true,
		text: "Dark patches that came with a pregnancy often fade in the months after birth. Meanwhile a tinted sunscreen and a hat do the most.",
		sources: ["pregnancy_topicals_2022", "tinted_sunscreen_2024"],
	},
	"person.nursing": {
		text: "Keep treated skin away from your baby's mouth and skin.",
		sources: ["mother_to_baby", "house_default"],
	},
	"person.older_skin": {
		text: "Show a doctor an itch that stays, or a spot that bleeds or does not heal.",
		sources: ["aad_dry_skin", "house_default"],
	},
	"person.older_strained": {
		text: "From 65 on, skin that itches, hurts or breaks is a reason to book a visit within the next two weeks: skin, blood or a medicine can be behind it.",
		sources: ["aad_dry_skin", "house_default"],
	},
	"person.strained_spots": {
		text: "Spots that itch or all look alike are not always acne: a yeast or irritated skin can look the same and needs another treatment. A doctor can tell; go if they itch or are still there in four weeks.",
		sources: ["nice_ng198", "house_default"],
	},
	"person.greasy_flakes": {
		text: "Flakes beside the nose, in the brows, the beard or at the hairline often go with an antifungal wash: ask a pharmacist for one with ketoconazole 1% or zinc pyrithione, leave it on those places and the scalp for five minutes, three times a week for four weeks, then once a week. Oils, petroleum jelly and rich creams feed them. Paler patches there take back their color by themselves. See a doctor if they are still there after four weeks.",
		sources: ["house_default"],
	},
	"person.even_bumps": {
		text: "Small bumps that all look alike, on the forehead, the hairline or the chest above all, are often a yeast in the hair roots and no acne, most of all when they itch, after antibiotics, sweat or oils; spot treatments do little for it. Ask a pharmacist for an antifungal shampoo (ketoconazole 1 to 2% or selenium sulfide) and use it there as a wash: five minutes, then rinse, three times a week for four weeks. No oil on face or hairline. Not better then: a doctor, with the antibiotic's name; ask before you stop it.",
		sources: ["house_default"],
	},
	"person.hair_growth": {
		text: "Thick hair on the chin or jaw can come from hormones, above all beside spots that stay or periods that come late. A doctor can test for that and treat it; a cream cannot.",
		sources: ["nice_ng198", "house_default"],
	},
	"person.night_work": {
		explains_only: true,
		text: "You told us you work at night. Your morning is when you get up, and your night when you go to bed: the steps follow your sleep, not the clock. Put sunscreen on before you meet daylight, on the way home too.",
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.picks_skin": {
		text: "Keep fingers, nails and tweezers off: what is pressed or dug out goes deeper and leaves marks and scars. A hydrocolloid patch over a single spot helps to leave it alone.",
		sources: ["nice_ng198", "house_default"],
	},
	"person.sun_some_days": {
		text: "Sunscreen works against marks and lines when it is worn on every day with daylight, in winter, under clouds and by a window too. Only where the UV index stays below 3 may it rest.",
		explains_only: true,
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.had_skin_cancer": {
		text: "You told us you had a skin cancer: keep the skin checks your doctor set, once a year at least, and show what is new, changes or bleeds before the next one.",
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.outdoors": {
		text: "Put sunscreen on again every two hours outdoors, after swimming or sweating, and at midday behind a side window: its glass lets the rays through that age skin. For water, sport and sweat take one that says water-resistant (80 minutes) on the pack, and a mineral stick round the eyes, where it runs and stings least. A hat and a shirt never wash off. After a pool rinse with fresh water, then moisturize.",
		explains_only: true,
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.avoids": {
		explains_only: true,
		text: "The picks leave it out where their list names it.",
		sources: ["house_default"],
	},
	"person.untinted": {
		explains_only: true,
		text: "The sunscreen here has no tint. One with iron oxides in your shade would also hold back visible light, which darkens marks; take one if you do not mind it, and a hat does much of the same.",
		sources: ["tinted_sunscreen_2024", "house_default"],
	},
	"person.vegan": {
		explains_only: true,
		text: "No pick lists anything that comes from animals. Some ingredients, glycerin for one, can be of either origin: look for the maker's own word on it.",
		sources: ["house_default"],
	},
	"person.halal": {
		explains_only: true,
		text: "Whether a product is certified halal or kosher no ingredient list tells: look for the mark, or ask the maker. No pick lists anything that comes from animals; collagen, gelatin, carmine and snail are the words to look for elsewhere. Cetyl, cetearyl and stearyl alcohol are waxes and no spirit; alcohol or alcohol denat. is one.",
		sources: ["house_default"],
	},
	"person.allergy": {
		text: "No product picked here names it on the list we know. Makers change their lists: read the one of every product you buy, try it on the inside of your arm for a week first, and ask a pharmacist when you are not sure.",
		sources: ["aad_test_products", "house_default"],
	},
} as const satisfies Record<string, PersonAdvice>;
