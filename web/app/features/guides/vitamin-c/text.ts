import type { Guide } from "../guide.ts";

const faq: Guide["faq"] = [
	{
		question: "Can I use vitamin C and niacinamide together?",
		answer:
			"Yes, in the same routine and even in the same bottle. The warning comes from old tests at high heat. On skin the two get along [7].",
	},
	{
		question: "Is 20% better than 10%?",
		answer:
			"Rarely. Twice the strength does not give twice the result, and it stings more people. Go up only if a low one has been calm for weeks and you want to try. Past 20% there is no gain left [1].",
	},
	{
		question: "My serum turned yellow. Can I still use it?",
		answer:
			"A slight yellow means it has begun to age, so use it up soon. Orange or brown means the end. If it was tinted when you bought it, go by the change and the smell.",
	},
	{
		question: "Morning or night?",
		answer:
			"Morning. It supports the sunscreen there and leaves the night free for other things. If you use [retinol](/retinol), that takes the night, and the two never meet.",
	},
	{
		question: "Can I use it while pregnant or breastfeeding?",
		answer:
			"Vitamin C on the skin is usually accepted then [8]. Show your whole list to your midwife or doctor all the same, because other steps may need to change.",
	},
	{
		question: "It stings every time. What now?",
		answer:
			"Stop for some days and keep to cleanser, moisturizer and sunscreen. Then try it over moisturizer, less often, or change to a gentler form. If that stings too, let it go. [Niacinamide](/niacinamide) is the calmer way to a similar goal.",
	},
];

export const guide: Guide = {
	name: "vitamin-c",
	kind: "ingredient",
	title: "Vitamin C: what a serum can do, and how to keep it working",
	description:
		"Pure vitamin C can make skin look brighter under sunscreen. Which strength to start with, how to spot a spoiled bottle, and when a gentler choice is better.",
	lead: "Vitamin C is an ingredient for the morning. In its pure form it can make skin look brighter and more even, and it supports the sunscreen over it. It is also acidic, fussy and quick to spoil. This guide helps you decide whether it is worth the trouble for you.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"Reasonable support for the pure form, for brightness and uneven tone. Sunscreen does more, and vitamin C comes second to it.",
		points: [
			"The pure form, L-ascorbic acid, is studied at 8 to 20%. Above 20% it irritates more and does no more [1].",
			"It has to be acidic to get into skin: a pH below 3.5 [1]. That is also why it can tingle.",
			"Gentler forms sting less and keep longer. Less is shown for them, so we grade them C [1].",
			"Daily sunscreen of SPF 30 or more stays the first step against darker marks [2].",
		],
	},
	sections: [
		{
			id: "what-it-is",
			heading: "Pure or gentle: read the list first",
			blocks: [
				{
					kind: "text",
					text: "The front of a bottle says vitamin C. The ingredient list says which one. The pure form appears as ascorbic acid. The gentler forms have longer names. Skin first has to turn them into the pure form, and how much arrives is less clear [1].",
				},
				{
					kind: "table",
					caption: "The two kinds of vitamin C",
					head: ["What to compare", "Pure", "Gentler forms"],
					rows: [
						[
							"On the list",
							"Ascorbic acid",
							"Ascorbyl glucoside, sodium or magnesium ascorbyl phosphate, ethyl ascorbic acid",
						],
						["Strength", "8 to 20%", "None is settled"],
						["Our grade", "B", "C"],
						["Feel", "Watery, may tingle", "Mild"],
						["Keeping", "Browns once opened, sooner in light and warmth", "Keeps longer"],
					],
				},
			],
		},
		{
			id: "what-it-does",
			heading: "What it does, and what it does not",
			blocks: [
				{
					kind: "text",
					text: "Vitamin C catches some of the reactive particles that light sets free in skin. It also slows the making of pigment a little. What you may see is a brighter look, a more even tone and older marks that fade somewhat faster. Skin keeps its own color.",
				},
				{
					kind: "text",
					text: "It is no sunscreen, whatever the word antioxidant suggests. It does not clear spots, lift or fill. It does not make skin burn more easily either, which is why it can live in the morning.",
				},
			],
		},
		{
			id: "browning",
			heading: "The bottle is part of the product",
			blocks: [
				{
					kind: "text",
					text: "Fresh pure vitamin C is clear or pale straw. Air and light turn it yellow, then orange, then brown. Brown means it is done, so throw it out [1]. It stains towels, and it no longer does its job.",
				},
				{
					kind: "list",
					items: [
						"Buy a small bottle, dark or airless.",
						"Take a photo of the color when you open it.",
						"Close it at once, and keep it away from the window and the shower.",
						"Some serums are tinted from the start. Then a change of color or smell is what counts.",
					],
				},
			],
		},
		{
			id: "photo",
			heading: "What Dewlight measures, and when to judge",
			blocks: [
				{
					kind: "text",
					text: "A scan reads two things that vitamin C may change. One is how much of the area darker marks cover. The other is how far color drifts across your face. Both come with a margin, and a change smaller than that margin is called photo noise. A photo cannot tell freckles from the marks that spots leave, and light from one side makes any tone look less even. So use the same window and the same time of day.",
				},
				{
					kind: "text",
					text: "Marks and tone need 8 weeks before a routine can be judged. Until then the report says that it is too early. If nothing has moved by then, with sunscreen every day, stop without guilt. It was a fair test.",
				},
			],
		},
		{
			id: "deeper-skin",
			heading: "On deeper skin tones",
			blocks: [
				{
					kind: "text",
					text: "Irritation leaves marks more easily on deeper skin [3], and an acidic serum can irritate. Dewlight therefore leaves pure vitamin C out of plans for deeper tones and uses a serum with [niacinamide](/niacinamide) and tranexamic acid, which trials support as well [4]. While pregnant, trying or breastfeeding that becomes niacinamide alone. Tinted sunscreen matters just as much: iron oxides hold back visible light, which keeps marks dark [5]. If you already use vitamin C happily, keep the strength low, and stop when it burns.",
				},
			],
		},
	],
	howToStart: [
		"Get the basics steady first: a gentle cleanser, a moisturizer and a sunscreen of SPF 30 or more. Without sunscreen, save your money.",
		"Start at 8%, or as close to it as you can buy. About 10% is plenty for most people.",
		"Try it on the inside of your arm twice a day for 7 to 10 days [6].",
		"From week 1 use it on 3 mornings a week: a few drops on dry skin, after washing and before moisturizer.",
		"From week 3 on use it on all 7 mornings, if your skin has stayed quiet.",
		"Follow with moisturizer, then two finger lengths of sunscreen for face and neck [2].",
		"A light tingle in the first two weeks is common, a burn is not. Stop if it burns for longer than an hour, if skin gets raw or blisters, or if you see swelling. Swelling of the lips or tongue, or trouble breathing, is for your emergency number.",
		"Start nothing else new within two weeks, so that a reaction has one possible cause.",
	],
	whatToAvoid: [
		"Layering it with an exfoliating acid, where that stings. They do not spoil each other, but both are acidic. Vitamin C in the morning, the acid on its night.",
		"Benzoyl peroxide in the same layer. It can oxidize vitamin C. That is an expert's advice, not a trial [9], and the fix is free: one in the morning, the other at night.",
		"Anything above 20%.",
		"Lemon juice or powder stirred at home. The acidity is a guess, and it can burn.",
		"Broken, freshly waxed or sunburned skin.",
		"Counting it as sun protection.",
	],
	routine: {
		person:
			"Someone around forty with normal, calm, light-to-medium skin. The photo shows darker marks on both cheeks, moderate in amount. Nothing stings. There is no pregnancy to plan around. For marks our plans try tranexamic acid with niacinamide first; this person told us that tranexamic acid does not agree with them.",
		morning: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "A coin-sized amount, fingertips only, lukewarm water. Then pat dry.",
			},
			{
				step: "step.serum_vitamin_c",
				name: "Vitamin C serum",
				text: "A few drops on dry skin. On 3 mornings a week at first, then daily.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "A pea-sized amount, once the serum no longer feels wet.",
			},
			{
				step: "step.sunscreen",
				name: "Sunscreen, SPF 30 or more",
				text: "The last step, because marks are the goal [2]. Again every two hours outdoors.",
			},
		],
		night: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "Takes off the sunscreen and the day.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "That is the whole evening.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["dark-spots", "niacinamide", "anti-aging-routine", "hyaluronic-acid"],
	action: {
		heading: "Not sure which vitamin C you have?",
		text: "Paste the ingredient list into the chat. Dewlight names the form, says what is known about it and how it fits with the rest of your shelf.",
	},
	references: [
		"vitamin_c_review",
		"aad_sunscreen",
		"pih_cohort",
		"niacinamide_tranexamic_2014",
		"tinted_sunscreen_2024",
		"aad_test_products",
		"niacinamide_c_chemistry",
		"pregnancy_topicals_2022",
		"vitamin_c_bpo_advice",
	],
};
