import type { Guide } from "../guide.ts";

const faq: Guide["faq"] = [
	{
		question: "Does skin make more oil when you dry it out?",
		answer:
			"We know no good proof for that. What is plain is that harsh washing leaves skin tight while the shine returns anyway. So a mild gel costs you nothing and spares you the tightness.",
	},
	{
		question: "Which sunscreen does not make me greasier?",
		answer:
			"Look for a fluid or a gel, and use the full amount. If it still feels like too much, leave out the morning moisturizer rather than half of the sunscreen. It moisturizes a little itself.",
	},
	{
		question: "Can niacinamide or salicylic acid shrink my pores?",
		answer:
			"No. Size is mostly given. Salicylic acid keeps pores clear, and clear pores show less. That is the honest version of every pore promise.",
	},
	{
		question: "Can I use niacinamide and salicylic acid together?",
		answer:
			"Yes. An acid does not spoil niacinamide in normal use, so no timer is needed [1]. This routine puts one in the morning and the other at night because skin finds that easier.",
	},
	{
		question: "When should I see a doctor?",
		answer:
			"When spots are deep, painful or leave scars, or when nothing has helped for 8 weeks. Sudden changes are worth a visit too. Take your report along.",
	},
];

export const guide: Guide = {
	name: "oily-skin-routine",
	kind: "routine",
	title: "A routine for oily skin: less shine without the tight feeling",
	description:
		"Shine follows the lamp and the hour as much as your skin. A calm routine for oily skin: gel cleanser, light moisturizer, niacinamide, salicylic acid and clay.",
	lead: "Oily skin is not dirty skin, and it does not need a harder wash. It needs light layers, one or two well-chosen ingredients and a moisturizer all the same. This routine calms the shine and keeps the comfort.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"Fair support for niacinamide and salicylic acid, weak support for clay. No product here turns an oil gland off.",
		points: [
			"Niacinamide helps a little with shine [1]. Begin at 2%; up to 5% is enough for most.",
			"Salicylic acid has guideline support for spots, with some reserve, at 0.5 to 2% [2][3].",
			"A cleanser without soap, twice a day, is what the guideline for spots advises [4].",
			"Clay takes up oil for some hours. We grade it C.",
		],
	},
	sections: [
		{
			id: "why-it-shines",
			heading: "Why skin gets oily",
			blocks: [
				{
					kind: "text",
					text: "Oil comes from small glands that are most crowded on the forehead, nose and chin. How much they make is mostly family, hormones and warmth. Oily skin shines all over within hours of washing. If only the middle of your face does that while your cheeks feel tight, the word is combination, and lighter care on the cheeks will suit you better.",
				},
				{
					kind: "text",
					text: "Hard washing does not lower the amount. It takes off what is there, the shine is back by lunch, and skin feels tight underneath.",
				},
			],
		},
		{
			id: "photo",
			heading: "What a photo sees: light first, oil second",
			blocks: [
				{
					kind: "text",
					text: "Dewlight measures shine as bright reflections, in percent of the skin it can see. A lamp, a flash, sweat or a fresh cream give the same reflections. That is why we are at best somewhat sure of a shine reading, and why a shiny forehead alone decides nothing. Oil shines on both cheeks, a lamp on one, so the more matte cheek is the one that counts for your skin type.",
				},
				{
					kind: "text",
					text: "The hour matters as well. The same face often reads matte early and bright by mid-afternoon. For a fair comparison take your photos at the same window and the same time of day, before the first cream or some hours after it. Once a week is plenty. And tell Dewlight how your skin feels at midday: that adds more certainty than another picture.",
				},
			],
		},
		{
			id: "what-helps",
			heading: "What each step is for",
			blocks: [
				{
					kind: "table",
					caption: "Steps for oily skin, their job and their limit",
					head: ["Step", "Its job", "Its limit"],
					rows: [
						["Gel cleanser", "Lifts oil without stripping", "The effect lasts hours, like any wash"],
						["Niacinamide", "A little less shine, a calmer barrier", "Subtle, and pore size stays as it is"],
						["Light gel moisturizer", "Comfort, so that the rest is bearable", "Takes off no oil"],
						["Salicylic acid", "Loosens what sits in pores", "Dries and stings when used too often"],
						["Clay mask", "Soaks up oil for an evening", "Dries, and changes nothing for tomorrow"],
						["Blotting paper", "Takes shine off at noon", "Nothing more, and that is fine"],
					],
				},
				{
					kind: "text",
					text: "**Do not skip moisturizer.** Cleansers and treatments dry the surface even where glands keep working. A pea-sized amount of an oil-free gel keeps skin calm enough for salicylic acid. If a morning feels comfortable without it, sunscreen alone may do. At night keep it.",
				},
			],
		},
		{
			id: "salicylic-and-clay",
			heading: "Salicylic acid and clay: useful in small amounts",
			blocks: [
				{
					kind: "text",
					text: "Salicylic acid dissolves in oil, so it gets into pores and loosens what clogs them. Clean pores look smaller, although their size is mostly given. Two nights a week is the settled pace in this routine. The ceiling for all exfoliants together is 3 uses a week on calm skin, and 1 a week on skin that reacts easily; both numbers are our own.",
				},
				{
					kind: "text",
					text: "Clay sits on top, drinks oil and is rinsed off after 10 minutes, before it cracks. Once a week is plenty. A mask left on until it is a tight shell pulls out comfort, not more oil.",
				},
			],
		},
		{
			id: "when-to-judge",
			heading: "When to judge, and on which skin",
			blocks: [
				{
					kind: "text",
					text: "Shine can change within days, and with the weather too, so judge by several scans. A normal week has comfortable mornings, some shine by midday and no flaking. Fully matte is not the goal: it usually means too dry. If spots are part of the picture, effects take 6 to 8 weeks to show and a course is judged after 12 [4]. For texture it takes 12 weeks. On deeper skin tones the shine routine is the same. What differs is the cost of irritation, which leaves darker marks more easily [5]. Start salicylic acid at the low end, and choose a tinted sunscreen if marks bother you.",
				},
			],
		},
	],
	howToStart: [
		"Begin with four things: gel cleanser, light gel moisturizer, sunscreen of SPF 30 or more, and niacinamide in the morning.",
		"Try the niacinamide on the inside of your arm twice a day for 7 to 10 days first [6]. Then a few drops on dry skin.",
		"Two weeks later add salicylic acid at night, 0.5% if you find it and never above 2%. One night a week at first, two nights a week from its week 3.",
		"Add a clay mask only if shine still bothers you, on a night without salicylic acid.",
		"Carry blotting paper. Press, do not rub. It beats a second wash at noon.",
		"If skin gets tight, flaky or stings: stop the acid and the clay, keep cleanser, moisturizer and sunscreen, and wait until it is calm. Come back with one night a week.",
		"Stop for good if something burns for longer than an hour, or brings swelling, hives or blisters. Swelling of the lips or tongue, or trouble breathing, is for your emergency number.",
	],
	whatToAvoid: [
		"Washing more than twice a day, hot water and scrubs.",
		"Toners and fluids that list drying alcohol near the top. They feel clean briefly and can sting for longer.",
		"Clay and an acid on the same night. Skin ends up tight.",
		"A clay mask on the same night as benzoyl peroxide or a retinoid such as [retinol](/retinol). The treatment dries enough.",
		"Salicylic acid if you are allergic to aspirin. While pregnant keep it to small areas at 2% or less, or leave it out [7].",
		"Squeezing, pore strips and steam. Pores have no muscles to open or close.",
	],
	routine: {
		person:
			"Someone in the late twenties with oily, calm skin. The forehead, nose and both cheeks shine by midday, and the photo shows moderate shine and hardly any spots. No pregnancy and no aspirin allergy.",
		morning: [
			{
				step: "step.cleanser_gel",
				name: "Gel cleanser",
				text: "A coin-sized amount, half a minute, lukewarm water.",
			},
			{
				step: "step.serum_niacinamide",
				name: "Niacinamide serum",
				text: "A few drops on dry skin, every morning.",
			},
			{
				step: "step.moisturizer_gel",
				name: "Light gel moisturizer",
				text: "A pea-sized amount, oil-free, over the whole face.",
			},
			{
				step: "step.sunscreen_fluid",
				name: "Light sunscreen",
				text: "A fluid or gel with SPF 30 or more, two finger lengths for face and neck [8].",
			},
		],
		night: [
			{
				step: "step.cleanser_gel",
				name: "Gel cleanser",
				text: "An oil or balm before it only on days with makeup or water-resistant sunscreen.",
			},
			{
				step: "step.moisturizer_gel",
				name: "Light gel moisturizer",
				text: "On damp skin. Salicylic acid or a mask can join later; this plan begins without.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["niacinamide", "acne-care", "dry-skin-routine", "hyaluronic-acid"],
	action: {
		heading: "See where you shine, and where you only thought so",
		text: "A photo in even daylight shows shine zone by zone, with how sure we are. You get a short routine with a reason for every step.",
	},
	references: [
		"niacinamide_reviews",
		"aad_acne_2024",
		"fda_acne_monograph",
		"nice_ng198",
		"pih_cohort",
		"aad_test_products",
		"mother_to_baby",
		"aad_sunscreen",
	],
};
