import type { Guide } from "../guide.ts";

export const guide: Guide = {
	name: "niacinamide",
	kind: "ingredient",
	title: "Niacinamide: the easygoing one",
	description:
		"Niacinamide explained: what it does for shine, redness and uneven tone, why 2 to 5% is enough, what it mixes with, and which popular warning is a myth.",
	lead: "Niacinamide is the ingredient that gets along with everybody. It will not transform a face, but it helps a little in several ways, stings rarely, and leaves the rest of your routine alone.",
	version: 1,
	updated: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"The evidence is moderate. A few controlled trials found that niacinamide makes darker areas look a little lighter; studies on shine and barrier point the same way. [1] [2] [3]",
		points: [
			"In a randomized trial, niacinamide together with tranexamic acid reduced uneven facial pigment over eight weeks. It was the pair that was tested, so the credit is shared. [1]",
			"Niacinamide alone, at 4%, was tried in a randomized trial on darkened underarm skin and lightened it. Underarms are not faces, so read that as a good sign. [2]",
			"Older, smaller studies looked at oil, redness and blotches at strengths close to these. [3]",
			"For spots, a large review found too little to be sure either way. [4]",
		],
	},
	sections: [
		{
			id: "what-it-is",
			heading: "What niacinamide is",
			blocks: [
				{
					kind: "text",
					text: "Niacinamide is a form of vitamin B3. It is not an acid, dissolves in water, has hardly any smell and keeps well in a bottle, which is why it turns up in serums, creams, sunscreens and cleansers at every price.",
				},
				{
					kind: "text",
					text: "Skin uses it for everyday upkeep. On the surface it supports the barrier, the thin outer layer that holds water in. Deeper down it slows the handing over of pigment from the cells that make it to the cells you see. That second job is why it is used for darker marks. [3]",
				},
			],
		},
		{
			id: "what-it-helps",
			heading: "What it helps, and how much",
			blocks: [
				{
					kind: "table",
					caption: "What people use it for",
					head: ["What you see", "What to expect", "What does more"],
					rows: [
						["Shine", "A little less by midday", "Salicylic acid on its nights, and blotting paper"],
						["Redness", "Slightly calmer, slowly", "Fewer products; azelaic acid once skin is quiet"],
						["Darker marks", "A small, gradual lightening", "Sunscreen every day, tinted if you can"],
						["A dry, tight feel", "Some comfort", "A cream with ceramides"],
						["Pores", "Little; less shine makes them stand out less", "Salicylic acid"],
						["Lines", "Too little to name", "Sunscreen"],
					],
				},
				{
					kind: "text",
					text: "The last column is the honest part. Niacinamide is a good second voice in a routine and seldom the lead. If [darker marks](/dark-spots) are what you came for, sunscreen comes first, because light darkens marks faster than any serum fades them. If it is [shine](/oily-skin-routine), a gel cleanser that does not strip comes first.",
				},
				{
					kind: "text",
					text: "Give it time before you judge. Shine may answer sooner; tone needs about **8 weeks** before photos in the same light can tell a change from chance.",
				},
			],
		},
		{
			id: "strength",
			heading: "How much is enough",
			blocks: [
				{
					kind: "text",
					text: "Between 2 and 5% is enough. Our table runs from 2 to 10%, because products do, but the trials that worked used the lower part of it. [1] [2] Past the upper end you pay in tingling and flushing, and nothing suggests that you get more for it.",
				},
				{
					kind: "text",
					text: "Count what you already own. When a cleanser, a serum, a cream and a sunscreen all carry niacinamide, each label looks modest and your skin meets the sum. The same strong ingredient in three products at once is where our plans begin to warn. Keep the one that does most with it.",
				},
			],
		},
		{
			id: "mixing",
			heading: "What it mixes with",
			blocks: [
				{
					kind: "text",
					text: "With almost everything, and this is where the internet is out of date.",
				},
				{
					kind: "list",
					items: [
						"**Vitamin C.** The warning comes from old tests at high heat. On skin the two get along. [5]",
						"**Acids.** Niacinamide is not spoiled by salicylic, glycolic or lactic acid in normal use.",
						"**Retinol.** No clash either. A moisturizer with niacinamide over [retinol](/retinol) is a comfortable pair.",
						"**Hyaluronic acid.** There is no known reason to keep them apart.",
					],
				},
				{
					kind: "text",
					text: "If a layered routine pills or stings, look at the textures and at the acids before you blame the vitamin. A simpler evening usually solves it.",
				},
			],
		},
		{
			id: "deeper-skin",
			heading: "If your skin is deep in tone",
			blocks: [
				{
					kind: "text",
					text: "Niacinamide is one of the first choices here. Irritation leaves marks more easily on deeper skin, so a treatment that seldom irritates has an advantage before it has done anything. [6] Start at the low strength all the same, and pair it with a sunscreen tinted with iron oxides, because visible light darkens marks too. [7]",
				},
				{
					kind: "text",
					text: "It evens out marks; it does not change the color you were born with, and it should not be sold for that.",
				},
			],
		},
		{
			id: "when-to-ask",
			heading: "When to stop, and whom to ask",
			blocks: [
				{
					kind: "text",
					text: "A brief warm flush can happen, more often at high strengths. Stop at swelling, hives or blisters, and also if your skin is clearly worse after two weeks. Swelling of the lips or face, or trouble breathing, is an emergency: call your local number.",
				},
				{
					kind: "text",
					text: "Show a dermatologist any mark that is new, changing, bleeding or spreading in patches, and redness that keeps flushing or burns. A serum is no answer to those, and a photo cannot tell them apart.",
				},
			],
		},
	],
	howToStart: [
		"Pick one product with 2 to 5%, a serum or a moisturizer, without fragrance if you react easily.",
		"Try it on the inside of your arm twice a day for 7 to 10 days first. It is mild, and bottles hold more than one ingredient. [8]",
		"Use it morning or night; both work. Most people find the morning easier to remember.",
		"Smooth a few drops over dry skin, then moisturizer, then sunscreen with SPF 30 or more if it is morning. [9]",
		"No slow start is needed. Daily is fine from the beginning.",
		"Leave two weeks before the next new treatment, so that a reaction has one possible cause.",
	],
	whatToAvoid: [
		"**Chasing numbers.** A stronger bottle is not a better one.",
		"**Niacinamide everywhere.** One product is a treatment; four are a habit.",
		"**Nicotinic acid by mistake.** It has a similar name, makes skin flush, and is something else.",
		"**Rubbing to help it in.** Pressure adds redness and nothing more.",
		"**Going it alone beside a prescription.** If a doctor treats your skin with a retinoid, ask before anything joins it.",
		"**Treatments under 18.** Cleanser, moisturizer and sunscreen are the plan at that age. A basic product that happens to contain a little niacinamide is no reason to worry.",
	],
	routine: {
		person:
			"An example: an adult with combination skin, a shiny forehead and nose by noon, and skin that takes most products well.",
		morning: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "Lukewarm water, fingertips, no scrubbing.",
			},
			{
				step: "step.serum_niacinamide",
				name: "Niacinamide serum",
				text: "A few drops, every morning, on dry skin.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "A little more on the cheeks than in the middle of the face.",
			},
			{
				step: "step.sunscreen_fluid",
				name: "Light sunscreen, SPF 30 or more",
				text: "Two finger lengths for face and neck, and again every two hours outdoors. [9]",
			},
		],
		night: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "The same one; it takes the sunscreen off.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "On damp skin. The night has no serum, and needs none.",
			},
		],
		weekly: [],
	},
	faq: [
		{
			question: "Is niacinamide all right in pregnancy?",
			answer:
				"It is one of the ingredients that is accepted while pregnant, trying or breastfeeding. Still show your list to your midwife or doctor, who knows the rest of it.",
		},
		{
			question: "Can I use it with vitamin C?",
			answer:
				"Yes. The warning is a myth that goes back to laboratory heat. If both together sting, give [vitamin C](/vitamin-c) the morning and niacinamide the night, for comfort and not for chemistry.",
		},
		{
			question: "Does it make skin sensitive to the sun?",
			answer: "No, it does not. Sunscreen still does the most for tone, so keep both.",
		},
		{
			question: "Why did I get spots from it?",
			answer:
				"Niacinamide is rarely the reason; a rich base or a second new product is likelier. Go back to one change at a time and you will know.",
		},
		{
			question: "Is a cream as good as a serum?",
			answer:
				"Most likely, if the strength is similar. A cream saves you a step, and the step you skip on a tired evening is the one that does nothing.",
		},
	],
	related: ["oily-skin-routine", "dark-spots", "vitamin-c", "sensitive-skin"],
	action: {
		heading: "Not sure where it goes?",
		text: "The assistant can tell you which of your products already contain it and where in your day it fits, with the rule behind every answer.",
	},
	references: [
		"niacinamide_tranexamic_2014",
		"niacinamide_rct",
		"niacinamide_reviews",
		"cochrane_acne_topicals_2020",
		"vitamin_c_review",
		"pih_cohort",
		"tinted_sunscreen_2024",
		"aad_test_products",
		"aad_sunscreen",
	],
};
