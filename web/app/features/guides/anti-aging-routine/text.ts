import type { Guide, GuideSection } from "../guide.ts";

const sections: readonly GuideSection[] = [
	{
		id: "what-lines-are",
		heading: "What lines are, and how they look in a photo",
		blocks: [
			{
				kind: "text",
				text: "Lines come from sun above all, then from the years, from expressions and from dryness. Sun leaves more than lines: darker marks, uneven tone and a rougher surface belong to it. So one habit, sunscreen, works on all of them.",
			},
			{
				kind: "text",
				text: "In a photo a line is nothing but a thin shadow. A lamp from the side carves it deeper, soft window light fills it. Dry skin shows fine lines that a cream soon softens. So a before-and-after under different lamps proves nothing.",
			},
		],
	},
	{
		id: "what-we-measure",
		heading: "What Dewlight measures, and what it leaves alone",
		blocks: [
			{
				kind: "text",
				text: "We follow how long and how strong lines run on a resting face: forehead, between the brows, outer eye corners, smile folds, under the eyes. What every face has in the folds is taken off first. With a smile or an open mouth we read only forehead and brows.",
			},
			{
				kind: "text",
				text: "Very fine lines escape a camera. Gradings of the same face differ by 10 to 13% from one selfie to the next [4], so we claim a change only when it is larger than that noise. A photo shows no collagen and no firmness. You get no skin age from us, and no score of beauty.",
			},
		],
	},
	{
		id: "what-helps",
		heading: "What helps, in order",
		blocks: [
			{
				kind: "list",
				items: [
					"**Sunscreen**, SPF 30 or more, every morning. The rays behind lines come through clouds and window glass as well [2].",
					"**Moisturizer**. Ceramides and glycerin on damp skin make fine lines show less today. It is only a look, it works, and it lasts for some hours [8].",
					"**Retinol**, 0.1 to 0.3%, at night. Limited evidence [1]. European law stops at 0.3% for the face [5], and more would mainly sting more. Details are in our guide to [retinol](/retinol).",
					"**Vitamin C**, 8 to 20%, in the morning. It does more for tone than for lines; begin with 8%.",
					"**A dermatologist**. Deep lines change little with products. Prescription creams and procedures exist, and a doctor can say what is realistic for you, including nothing.",
				],
			},
			{
				kind: "text",
				text: "If your money is limited, spend it from the top of this list down. A plain sunscreen that you use up by summer beats an expensive serum that waits for special evenings.",
			},
		],
	},
	{
		id: "how-long",
		heading: "How long until you can judge",
		blocks: [
			{
				kind: "text",
				text: "Sunscreen works from the start and shows it by what does not appear. Moisturizer shows the same day. For retinol wait 12 weeks before you compare photos. In the first two weeks a light tingle is common, and a little dryness with it; that does not prove it works, and a burn is never part of the plan.",
			},
			{
				kind: "text",
				text: "At the end the honest answer may be: no visible change. Then you have lost nothing by stopping. Keep the sunscreen.",
			},
		],
	},
	{
		id: "deeper-skin",
		heading: "On deeper skin tones",
		blocks: [
			{
				kind: "text",
				text: "Deeper skin burns less easily, yet light still keeps darker marks dark, and irritation leaves new ones [12]. A sunscreen tinted with iron oxides holds back visible light too and, in a shade that matches, leaves no white film [7]. Retinol goes at half pace: 1 night a week, 2 from week 5. Redness hides behind pigment, so go by feel. Warm, tight or stinging skin is irritated, however calm it looks.",
			},
		],
	},
];

const faq: Guide["faq"] = [
	{
		question: "At what age should I start?",
		answer:
			"With sunscreen, today, at any age. With retinol at no particular age: it is an option for adults who want to try it and not a duty for anyone. Under 18 it has no place [10].",
	},
	{
		question: "Is it too late to start now?",
		answer:
			"No. Sunscreen helps from the day you begin, and dry skin looks better within days of a good cream. Skin gets drier and thinner with the years, so start anything strong low and slowly. Show a new or changing mark to a dermatologist.",
	},
	{
		question: "Can a cream do what a procedure does?",
		answer:
			"No. Creams change deep lines little, and no honest label can say otherwise. If a deep line bothers you, a dermatologist can tell you more than any jar.",
	},
	{
		question: "Do I need an eye cream, peptides or collagen?",
		answer:
			"Not really. Your moisturizer may go around the eyes. Peptides are mild, with little independent evidence behind them. A cream with collagen is a moisturizer, which is fine, and no more than that.",
	},
	{
		question: "Do I have to keep vitamin C and niacinamide apart?",
		answer:
			"No, that warning is a myth. It goes back to old tests at high heat; on skin the two get along [11]. Keep vitamin C in the morning and an exfoliating acid on its own nights, because both are acidic and sting when layered.",
	},
	{
		question: "Do I need sunscreen in winter or at my desk?",
		answer: "In the morning yes, also when it is cloudy. Far from any window you can skip it.",
	},
];

export const guide: Guide = {
	name: "anti-aging-routine",
	kind: "routine",
	title: "Anti-aging routine: what honestly helps lines",
	description:
		"Sunscreen first, moisturizer second, retinol with limited evidence third. What a routine can do for lines and sun damage, how to start, and what to skip.",
	lead: "People search for anti-aging, so that is the name of this page. We would rather talk about lines and sun damage, because those are what a routine can work on. Sunscreen comes first, moisturizer second, retinol a distant third. Nothing here promises a younger face, and you do not owe anyone one.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "C",
		verdict:
			"Daily sunscreen is well supported, by a randomized trial. The grade is for the rest of what is sold against lines: even for retinol the evidence is limited.",
		points: [
			"A review found nine trials that tested retinol against the same cream without it. Four saw no difference. The other five saw a mild effect on fine lines and had serious flaws [1].",
			"Sunscreen is the exception: in a randomized trial of 903 adults those who used it every day showed 24% less skin aging after 4.5 years, read on the back of the hand [13]. Dermatologists advise broad-spectrum sunscreen of SPF 30 or more every day [2].",
			"Vitamin C has some support for tone and sun damage. Above 20% it only irritates more [3].",
			"For peptides in creams there is little independent evidence.",
		],
	},
	sections,
	howToStart: [
		"Begin with sunscreen alone. Two finger lengths for face and neck as the last morning step, 15 minutes before you go out, again every two hours outdoors and after swimming or sweating.",
		"Add a gentle wash at night and a moisturizer on damp skin. Many people can stop here and have done most of what helps.",
		"If you want retinol, test it on the inside of your arm first, twice a day for 7 to 10 days.",
		"Start at 0.1%. A pea-sized amount over the whole face, on dry skin, 1 night a week. From week 3 on 2 nights, from week 5 on 3 nights, never two in a row, and that is as often as it needs to be [6].",
		"If your skin reacts a little, stay at two nights with a low strength, as our plan does. Very sensitive skin is better off without.",
		"Tight or flaky? Leave it out for two or three days, moisturize, then a night fewer. Stop when it burns for longer than an hour, gets raw, blisters or swells.",
		"Take a photo on the day you begin and another 12 weeks later: same window, same hour, resting face.",
	],
	whatToAvoid: [
		"Retinol without daily sunscreen. It makes skin burn more easily, so it goes on at night and sunscreen follows in the morning.",
		"Retinol while pregnant, trying or breastfeeding. Leave out bakuchiol as well: too little is known about it [9].",
		"Any of this under 18. Cleanser, moisturizer and sunscreen are the plan then.",
		"Retinol and an acid on the same night, or two retinoids at once, a prescribed one included.",
		"More than 3 exfoliations a week; 1 is the limit if your skin reacts easily. Both limits are our own.",
		"A new product every month. Nobody can tell what did what.",
	],
	routine: {
		person:
			"Say you are in your early fifties with dry, slightly reactive skin and lines that a photo shows clearly around the eyes and on the forehead. You are not pregnant and take no prescription. There is no acid in this week, because on reactive skin one treatment at night is enough.",
		morning: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser, or just water",
				text: "If your skin feels tight in the morning, lukewarm water is enough.",
			},
			{
				step: "step.moisturizer_ceramide",
				name: "Ceramide cream",
				text: "A hazelnut-sized amount pressed into damp skin. Lines from dryness soon soften.",
			},
			{
				step: "step.sunscreen_cream",
				name: "Cream sunscreen, SPF 30 or more",
				text: "The step that matters most. Ears, neck and the backs of your hands too.",
			},
		],
		night: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser",
				text: "The wash that counts: sunscreen and makeup come off here.",
			},
			{
				step: "step.serum_retinol_low",
				name: "Low-strength retinol",
				text: "Begins with 1 night a week; settled, it is on 2 nights a week, say Tuesday and Saturday. On the other nights there is nothing in its place.",
			},
			{
				step: "step.moisturizer_ceramide",
				name: "Ceramide cream",
				text: "Every night. On retinol nights you may put a layer underneath as well.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["retinol", "vitamin-c", "dry-skin-routine", "dark-spots"],
	action: {
		heading: "Start from what is there",
		text: "One selfie with a resting face shows where lines read clearly today and how sure that is. No skin age, no score: a short plan, with sunscreen first.",
	},
	references: [
		"retinol_review_2021",
		"aad_sunscreen",
		"vitamin_c_review",
		{
			citation: "Jiang et al., repeatability of facial sign grading from selfies, Int J Cosmet Sci 2020",
			url: "https://doi.org/10.1111/ics.12512",
		},
		"eu_2024_996",
		"retinoid_start_advice",
		"tinted_sunscreen_2024",
		"aad_dry_skin",
		"pregnancy_topicals_2022",
		"teen_care",
		"niacinamide_c_chemistry",
		"pih_cohort",
		"hughes_2013",
	],
};
