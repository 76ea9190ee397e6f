import type { Guide } from "../guide.ts";

export const guide: Guide = {
	name: "retinol",
	kind: "ingredient",
	title: "Retinol: what it can do, and how to start slowly",
	description:
		"An honest guide to retinol: what nine controlled trials found, how to start at 0.1%, what a week looks like, who should leave it out and when to stop.",
	lead: "Retinol is the most famous name in night care and one of the least proven. If you are curious, you can try it gently and cheaply, as long as sunscreen does the larger part of the work.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "C",
		verdict:
			"The evidence is limited. Retinol may soften the look of fine lines a little, over months, for some people. Daily sunscreen does more. [1] [2]",
		points: [
			"A review from 2021 found nine trials that compared retinol with the same cream without it. [1]",
			"Four of the nine saw no difference. The other five had flaws serious enough to keep their results in doubt. [1]",
			"Prescription relatives of retinol are better studied. Whether one suits you is a question for a doctor.",
			"So nobody can promise you a result, and this guide does not.",
		],
	},
	sections: [
		{
			id: "what-it-is",
			heading: "What retinol is",
			blocks: [
				{
					kind: "text",
					text: "Retinol is a form of vitamin A. Your skin has to convert it before it can use it, and some is lost on the way. Retinal, also sold as retinaldehyde, is closer to the active form, so it comes in lower strengths. Vitamin A esters such as retinyl palmitate are furthest away: they irritate little, and little is shown for what they do.",
				},
				{
					kind: "text",
					text: "The active form steers how cells near the surface renew themselves. How much of it a cosmetic serum delivers is the open question, and there the trials fall quiet. [1]",
				},
			],
		},
		{
			id: "what-to-expect",
			heading: "What to expect, and when",
			blocks: [
				{
					kind: "text",
					text: "Expect something small: a surface that feels a little smoother, fine lines that look a little softer. Deep folds hardly change with any cream. Tone can look more even too, though [sunscreen and other ingredients](/dark-spots) have better support there.",
				},
				{
					kind: "text",
					text: "Give it time before you judge. We wait **12 weeks** before we say anything about lines or texture, and we compare photos taken in the same light, because a window on the other side of the room changes more than retinol does. If you then see no difference, stopping is a perfectly good answer.",
				},
			],
		},
		{
			id: "strength",
			heading: "Which strength to buy",
			blocks: [
				{
					kind: "text",
					text: "The range we use is narrow, from 0.1 to 0.3%. Europe caps retinol there because people take in vitamin A from food as well [3]; no trial we know of shows that more does more, and more stings more.",
				},
				{
					kind: "table",
					caption: "What the number on the label means",
					head: ["On the label", "For whom", "Good to know"],
					rows: [
						["0.1%", "Everybody who begins", "Enough to learn how your skin answers"],
						["0.2 to 0.3%", "Calm skin that has got used to it", "The upper end for a face"],
						["Above 0.3%", "Nobody, in our plans", "Over the European limit for face products [3]"],
						["No number", "Hard to say", "A maker who is proud of the dose prints it"],
					],
				},
				{
					kind: "text",
					text: "Europe limits vitamin A because people also get it from food. Face products may hold up to 0.3% retinol equivalent and body lotions 0.05%. New products have had to follow since November 1, 2025, everything on the shelf by May 1, 2027, and the label must carry a warning. [3]",
				},
			],
		},
		{
			id: "the-first-weeks",
			heading: "What the first weeks look like",
			blocks: [
				{
					kind: "text",
					text: "Going too fast is what makes a face sore. A slow start is the whole trick. [4]",
				},
				{
					kind: "list",
					items: [
						"**Weeks 1 and 2:** one night a week.",
						"**Weeks 3 and 4:** two nights a week, with rest nights between them, if skin has stayed calm.",
						"**From week 5:** three nights a week, never two in a row. Our plans stop here; with evidence this thin there is no reason to push on.",
					],
				},
				{
					kind: "text",
					text: "If you would rather be careful, take it at half that speed: one night a week at first, two nights from week 5, and no further. If your skin reacts a little, that is what our plans do: low-strength retinol on 2 nights a week. If it is very sensitive, they leave retinol out and keep to [care that calms](/sensitive-skin). Repeating a week costs you nothing.",
				},
			],
		},
		{
			id: "deeper-skin",
			heading: "If your skin is deep in tone",
			blocks: [
				{
					kind: "text",
					text: "Deeper skin is not more fragile, but when it gets irritated it leaves a dark mark more easily, and such a mark can stay far longer than the sting. [5] So gentleness matters twice: the lowest strength, the slower pace above, and a pause at the first burn.",
				},
				{
					kind: "text",
					text: "Choose a sunscreen tinted with iron oxides. Visible light darkens marks as well, and a sheer filter lets it through. [6]",
				},
			],
		},
		{
			id: "when-to-stop",
			heading: "When to stop, and whom to ask",
			blocks: [
				{
					kind: "text",
					text: "A light tingle in the first two weeks is common; a burn is not. Stop if you notice any of these:",
				},
				{
					kind: "list",
					items: [
						"burning for longer than an hour",
						"raw, cracked or weeping skin",
						"swelling, hives or blisters",
						"skin that is clearly worse after two weeks and not better by week 4",
					],
				},
				{
					kind: "text",
					text: "Swelling of the lips or face, or trouble breathing, is an emergency: call your local number. A dermatologist is the right person for a sore that does not heal, for any mark that is new or changing, and for a frank talk about lines, because prescription creams and procedures belong in those hands.",
				},
			],
		},
	],
	howToStart: [
		"Make sunscreen a habit first: broad-spectrum, SPF 30 or more, two finger lengths for face and neck, again every two hours outdoors. Without it, leave retinol closed. [2]",
		"Buy 0.1% in a plain cream or serum without fragrance.",
		"Try it on the inside of your arm twice a day for 7 to 10 days before it goes on your face. [7]",
		"Begin nothing else that week. New treatments start at least two weeks apart, so that a reaction has one possible cause.",
		"At night, wash, let skin dry fully, and spread a pea-sized amount over the whole face, away from eyelids, nostrils and lips. [4]",
		"Moisturizer goes on afterward. If it stings, put moisturizer under the retinol as well. [4]",
	],
	whatToAvoid: [
		"**Pregnancy.** Leave out every retinoid while pregnant, trying or breastfeeding, and ask your midwife or doctor what you can keep. [8]",
		"**Retinol by day.** Light breaks most retinoids down, and they make skin burn more easily in the sun.",
		"**An acid or a scrub on the same night.** Each irritates on its own; keep them on different nights.",
		"**Benzoyl peroxide in the same layer.** Give it the morning and retinol the night.",
		"**Two retinoids.** They do the same job and irritate twice. If a doctor prescribed yours, bring them this list before you add anything.",
		"**Sore skin.** Not on broken or sunburned skin, and no waxing, laser or peel where you use it.",
		"**Retinol under 18.** Cleanser, moisturizer and sunscreen are the plan at that age.",
	],
	routine: {
		person:
			"An example: somebody around forty with balanced, calm skin, moderate lines around the eyes and no answer that speaks against a retinoid.",
		morning: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "Lukewarm water, fingertips, half a minute.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "On damp skin. It takes the edge off the night before.",
			},
			{
				step: "step.sunscreen",
				name: "Sunscreen, SPF 30 or more",
				text: "Always last, on cloudy days too. This step does the most for how lines look later. [2]",
			},
		],
		night: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "The same one. Then wait until skin is dry.",
			},
			{
				step: "step.serum_retinol",
				name: "Retinol",
				text: "One night a week at first, three once all is quiet. Skip it on the other nights.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "Every night, and it is part of the retinol step.",
			},
		],
		weekly: [],
	},
	faq: [
		{
			question: "Can I use retinol and niacinamide together?",
			answer:
				"Yes. The advice to keep them apart is a myth: [niacinamide](/niacinamide) is not spoiled by a retinoid in normal use. A moisturizer with niacinamide over retinol is a comfortable pair.",
		},
		{
			question: "Can I use retinol and vitamin C?",
			answer:
				"Yes, at different times: [vitamin C](/vitamin-c) in the morning and retinol at night. That suits both, and it keeps two things that can sting out of one layer.",
		},
		{
			question: "Is the skin supposed to peel first?",
			answer:
				"No. Peeling is irritation, not a sign that it works. Leave it out for two or three days, moisturize, and go on with fewer nights.",
		},
		{
			question: "Is bakuchiol a plant version of retinol?",
			answer:
				"It is sold that way. A few small studies speak for it, too few to promise anything, and we advise caution in pregnancy there too.",
		},
		{
			question: "Do I need retinol at all?",
			answer:
				"No. Sunscreen every day, a mild cleanser and a moisturizer are a whole routine. Retinol is an option for people who enjoy the experiment.",
		},
	],
	related: ["anti-aging-routine", "niacinamide", "vitamin-c", "sensitive-skin"],
	action: {
		heading: "Wondering whether it fits your shelf?",
		text: "The assistant knows what goes with retinol and what does not, tells you which rule it used, and says so when it does not know.",
	},
	references: [
		"retinol_review_2021",
		"aad_sunscreen",
		"eu_2024_996",
		"retinoid_start_advice",
		"pih_cohort",
		"tinted_sunscreen_2024",
		"aad_test_products",
		"pregnancy_topicals_2022",
	],
};
